"""Questions to a judge one after the other: practised with spacing, or asked in an examination."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, final

from PySide6.QtCore import QObject, QTimer, Signal

from tarock_desktop.learning.examination import Examination, Score
from tarock_desktop.learning.question import Kind, Part, Question
from tarock_desktop.learning.questions import question_of
from tarock_desktop.learning.spacing import Practice
from tarock_desktop.texts.examination import ExaminationTexts
from tarock_desktop.ui.learning.judge_table import AskedQuestion, JudgeTable
from tarock_desktop.ui.page.tables import FrontTable
from tarock_desktop.ui.style.tokens import Theme

SECOND: Final = 1000
_SOON: Final = 250
"""Milliseconds for which an answer stands before the next question of an examination."""


class JudgeRound(QObject):
    """Base: asks questions in front of the game."""

    ended = Signal()
    """There is no question left, or nobody wants one."""

    def __init__(
        self,
        table: FrontTable,
        speak: Callable[[str], ExaminationTexts],
        theme: Callable[[], Theme],
    ) -> None:
        """Ask nothing yet; *speak* gives the texts of a ruleset in the present language."""
        super().__init__(table.page)
        self._table, self._speak, self._theme = table, speak, theme
        self.shown: JudgeTable | None = None
        """The question that is asked."""

    def _ask(self, asked: AskedQuestion) -> JudgeTable:
        table = self._table
        shown = JudgeTable(asked, self._speak, deck=table.view.deck, theme=self._theme)
        shown.tried.connect(self._tried)
        shown.next_wanted.connect(self._go_on)
        shown.left.connect(self.ended)
        shown.article_wanted.connect(table.rules_wanted)
        table.put_in_front(shown)
        shown.take_focus()
        self.shown = shown
        return shown

    def _tried(self, place: int) -> None:
        raise NotImplementedError

    def _go_on(self) -> None:
        raise NotImplementedError


@final
class PracticeRound(JudgeRound):
    """Asks what is due and what is new; what was answered wrong comes again at the end."""

    answered = Signal(str, bool)
    """What was asked, and whether the answer was right."""

    def __init__(
        self,
        table: FrontTable,
        speak: Callable[[str], ExaminationTexts],
        theme: Callable[[], Theme],
        *,
        ruleset: str,
        items: Iterable[str],
        seed: str,
    ) -> None:
        """Ask about *items* of a sheet; the *seed* decides the answers that are offered."""
        super().__init__(table, speak, theme)
        self.ruleset, self._seed = ruleset, seed
        self._practice = Practice(items)
        self._question: Question | None = None
        self._is_right = False
        self.scores: dict[Part, Score] = {}
        """How many answers were right at the first try, by part of the hand."""
        self._seen: set[str] = set()

    def begin(self) -> None:
        """Ask the next question; what can't be asked any more is left out."""
        while self._practice.item is not None:
            question = self._made(self._practice.item)
            if question is not None:
                self._question = question
                number = self._practice.asked + 1
                count = self._practice.asked + self._practice.left
                self._ask(AskedQuestion(question=question, number=number, count=count))
                return
            self._practice.answer(is_right=True)
        self.ended.emit()

    def _made(self, item: str) -> Question | None:
        source, _, kind = item.rpartition("/")
        # Asked again it offers other wrong answers.
        seed = f"{self._seed}/{self._practice.asked}"
        return question_of(self.ruleset, source, Kind(kind), seed)

    def _tried(self, place: int) -> None:
        question = self._question
        if question is None:
            return
        self._is_right = place == question.right
        if question.item not in self._seen:
            self._seen.add(question.item)
            old = self.scores.get(question.part, Score(0, 0))
            self.scores[question.part] = Score(old.right + self._is_right, old.asked + 1)
        self.answered.emit(question.item, self._is_right)

    def _go_on(self) -> None:
        self._practice.answer(is_right=self._is_right)
        self.begin()


@final
class ExamRound(JudgeRound):
    """Asks all questions of an examination within its time, and tells nothing of the answers."""

    def __init__(
        self,
        table: FrontTable,
        speak: Callable[[str], ExaminationTexts],
        theme: Callable[[], Theme],
        examined: Examination,
    ) -> None:
        super().__init__(table, speak, theme)
        self.examined = examined
        self.answers: list[int | None] = []
        """What was answered so far."""
        self.seconds = 60 * examined.terms.minutes
        """How much time is left."""
        self._clock = QTimer(self)
        self._clock.setInterval(SECOND)
        self._clock.timeout.connect(self._tick)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON)
        self._soon.timeout.connect(self._go_on)
        self.ended.connect(self.stop)

    @property
    def all_answers(self) -> tuple[int | None, ...]:
        """What was answered to every question; nothing to those that were not reached."""
        missing = len(self.examined.questions) - len(self.answers)
        return (*self.answers, *(None for _ in range(missing)))

    def begin(self) -> None:
        """Ask the first question; the time runs."""
        self._clock.start()
        self._go_on()

    def stop(self) -> None:
        """Let the time stand still."""
        self._clock.stop()
        self._soon.stop()

    def _tick(self) -> None:
        self.seconds -= 1
        if self.seconds <= 0:
            self.ended.emit()
        elif self.shown is not None:
            self.shown.tell_time(self._time())

    def _time(self) -> str:
        minutes, seconds = divmod(self.seconds, 60)
        return f"{minutes}:{seconds:02}"

    def _tried(self, place: int) -> None:
        self.answers.append(place)
        self._soon.start()

    def _go_on(self) -> None:
        number, questions = len(self.answers), self.examined.questions
        if number == len(questions):
            self.ended.emit()
            return
        asked = AskedQuestion(
            question=questions[number],
            number=number + 1,
            count=len(questions),
            is_examined=True,
        )
        self._ask(asked).tell_time(self._time())
