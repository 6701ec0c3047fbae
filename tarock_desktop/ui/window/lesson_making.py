"""A lesson made of a hand that was played: the teacher marks what is to be asked again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.journal.comments import Moment
from tarock_desktop.session.lesson import Lesson
from tarock_desktop.table.phases import BETWEEN_HANDS
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.teaching.commands import TeachingCommands
from tarock_desktop.ui.window.courses import Courses
from tarock_desktop.ui.window.dialogs import Dialogs
from tarock_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from tarock_desktop.learning.lesson_file import Text
    from tarock_desktop.learning.puzzles import Puzzle

# ruff: noqa: PLC0415 - seldom wanted


@final
class LessonMaking(QObject):
    """Keeps which acts of the hands that are taught are to be asked, and writes lessons."""

    def __init__(
        self, window: MainWindow, dialogs: Dialogs, teaching: TeachingCommands, courses: Courses
    ) -> None:
        super().__init__(window)
        self._window, self._dialogs = window, dialogs
        self._teaching, self._courses = teaching, courses
        self._marked: dict[tuple[object, int], dict[int, Moment]] = {}
        """By game and hand: the number of each act that is asked, and when it was due."""

    def commands(self) -> tuple[Command, ...]:
        """Return the commands of the menu Teaching."""
        ask, make = self.tr("Ask here &in a lesson"), self.tr("Make a &lesson…")
        return (
            Command(
                "lesson.ask-here",
                Menu.TEACHING,
                ask,
                self.ask_here,
                "T",
                enabled=self._may_ask,
                checked=self._asks_here,
                divided=True,
            ),
            Command("lesson.make", Menu.TEACHING, make, self.make, enabled=self._may_make),
        )

    # ------------------------------------------------------------------ what is asked

    def _shown(self) -> tuple[Lesson, int] | None:
        """Return the finished hand that is taught, and its step; `None`: there is none."""
        session = self._window.session
        if session is None or not self._teaching.is_on():
            return None
        lecture = self._teaching.mode.lecture
        lesson = lecture.lesson
        if lesson is None:
            return None
        is_over = lesson.table(len(lesson) - 1).phase in BETWEEN_HANDS
        return (lesson, lecture.number) if is_over else None

    def _marks(self, lesson: Lesson) -> dict[int, Moment]:
        return self._marked.setdefault((self._window.session, lesson.number), {})

    def _may_ask(self) -> bool:
        shown = self._shown()
        return shown is not None and shown[0].why(shown[1]) is not None

    def _asks_here(self) -> bool:
        shown = self._shown()
        return shown is not None and _asked_act(*shown) in self._marks(shown[0])

    def _may_make(self) -> bool:
        shown = self._shown()
        return shown is not None and bool(self._marks(shown[0]))

    def ask_here(self) -> None:
        """Have the act that follows the step asked in a lesson, or not any more."""
        shown = self._shown()
        if shown is None:
            return
        lesson, number = shown
        marks, act = self._marks(lesson), _asked_act(lesson, number)
        if marks.pop(act, None) is not None:
            self._window.tell(self.tr("This is not asked any more."), Audience.TABLE)
            return
        marks[act] = lesson.steps[number].moment
        said = self.tr("%n act(s) of this hand will be asked.", None, len(marks))
        self._window.tell(said, Audience.TABLE, self.make, self.tr("Make a lesson…"))

    # ------------------------------------------------------------------ the file

    def make(self) -> None:
        """Ask where the lesson is to be written, and write it."""
        self.save_dialog().open()

    def save_dialog(self) -> QFileDialog:
        """Return the dialog that asks where the lesson is to be written."""
        shown = self._shown()
        if shown is None:
            raise LookupError("no finished hand is taught")
        session, number = self._window.session, shown[0].number
        name = "lesson" if session is None else f"{session.ruleset}-{number}"
        return self._dialog(name, lambda path: self.write(shown[0], path))

    def make_of(self, puzzle: Puzzle) -> None:
        """Ask where a lesson is to be written that asks for the decision of a puzzle."""
        from tarock_desktop.learning.puzzles import lesson_of

        def text(name: str, title: Text) -> str:
            return lesson_of(puzzle, name=name, title=title)

        name = f"{puzzle.ruleset}-{puzzle.hand}"
        self._dialog(name, lambda path: self._write(path, text)).open()

    def _dialog(self, name: str, write: Callable[[Path], None]) -> QFileDialog:
        wanted = self.tr("Lessons (*.toml)")
        dialog = self._dialogs.save_dialog(self.tr("Make a lesson"), wanted, f"{name}.toml")
        folder = self._courses.own_folder
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            dialog.setDirectory(str(folder))
        dialog.fileSelected.connect(lambda chosen: write(Path(chosen)))
        return dialog

    def write(self, lesson: Lesson, path: Path) -> None:
        """Write the lesson of a hand, with what was marked in it."""
        from tarock_desktop.learning.lesson_file import Text
        from tarock_desktop.learning.recording import AskedAct, recorded

        session, code = self._window.session, self._window.language.language.code
        if session is None:
            return
        questions = []
        for act, moment in self._marks(lesson).items():
            comment = session.comments.at(moment).text
            questions.append(AskedAct(act=act, say=Text(**{code: comment}) if comment else None))

        def text(name: str, title: Text) -> str:
            record, number = session.record(), lesson.number
            return recorded(
                *(record, session.variant, questions), hand=number, name=name, title=title
            )

        self._write(path, text)

    def _write(self, path: Path, text: Callable[[str, Text], str]) -> None:
        """Write a lesson; *text* gives the file for a name and a title."""
        from tarock_desktop.journal.storage import replace_content
        from tarock_desktop.learning.lesson_file import Text
        from tarock_desktop.learning.recording import RecordingError

        name = re.sub("[^a-z0-9]+", "-", path.stem.casefold()).strip("-") or "lesson"
        title = Text(**{self._window.language.language.code: path.stem})
        try:
            replace_content(path, text(name, title).encode())
        except RecordingError:
            said = self.tr(
                "No lesson can be made of this hand: an act cannot be asked, or there was a "
                "ruling."
            )
            self._window.tell(said, Audience.TABLE)
        except OSError as error:
            self._window.report_unsaved(error)
        else:
            said = self.tr("The lesson is saved. Those in this folder stand below the course.")
            self._window.tell(said, Audience.TABLE, self._courses.show, self.tr("Lessons"))


def _asked_act(lesson: Lesson, number: int) -> int:
    """Return the number in the game of the act that follows a step."""
    return lesson.steps[number].moment.act + 1
