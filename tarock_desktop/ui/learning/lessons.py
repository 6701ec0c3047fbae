"""Lessons in the window: which one is wanted, and its table in front of the game's."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import final

from PySide6.QtCore import QObject, Signal

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.learning.lesson_file import Lesson
from tarock_desktop.learning.lesson_run import LessonRun
from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.texts.judge_questions import JudgeTexts
from tarock_desktop.texts.lessons import Lessons as LessonTexts
from tarock_desktop.ui.learning.answer_texts import LessonWords
from tarock_desktop.ui.learning.lesson_page import LessonPage
from tarock_desktop.ui.learning.lesson_table import LessonLook
from tarock_desktop.ui.page.tables import TaughtTable
from tarock_desktop.variants.schema import Sheet


@final
class Lessons(QObject):
    """Shows lessons while the game on the table waits."""

    ended = Signal(str, str, bool)
    """A lesson, by its id, was gone through under a ruleset: whether it is passed."""
    left = Signal()
    """The lesson was left."""

    def __init__(self, table: TaughtTable, people: Callable[[], tuple[str, ...]]) -> None:
        """Show them in front of a table; *people* gives names, that of the pupil first."""
        super().__init__(table.page)
        self._table, self._people = table, people

    def open(
        self, lesson: Lesson, ruleset: str, go_on: Callable[[], None] | None = None
    ) -> LessonPage:
        """Show a lesson under one of its rulesets; *go_on* opens the next one, if there is any."""
        table, run = self._table, LessonRun(lesson, ruleset)
        sheet = run.variant.sheet
        speak = partial(self._words, sheet)
        look = LessonLook(sheet, self._people(), table.view.deck, lambda: table.theme)
        shown = LessonPage(run, look, speak)
        shown.has_next = go_on is not None
        shown.left.connect(self._leave)
        shown.broken.connect(self._break)
        shown.ended.connect(partial(self.ended.emit, lesson.id, ruleset))
        if go_on is not None:
            shown.next_wanted.connect(go_on)
        table.put_in_front(shown)
        shown.begin(1)
        return shown

    def _words(self, sheet: Sheet, names: tuple[str, ...]) -> LessonWords:
        catalogue = self._table.catalogue
        words = self._table.words_for(sheet, names)
        texts, judge = LessonTexts(catalogue, sheet, words), JudgeTexts(catalogue, words)
        return LessonWords(words, texts, ActTexts(catalogue), judge)

    def _leave(self) -> None:
        self._table.back_to_game()
        self.left.emit()

    def _break(self, error: DocumentError) -> None:
        self._leave()
        self._table.report(self._table.problem(error))
