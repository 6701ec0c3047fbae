"""One question to a judge: the table as far as it may be seen, and four answers beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent

from tarock_desktop.cases.frames import Frame, frames_of
from tarock_desktop.cases.incidents import play_incident
from tarock_desktop.learning.question import FROM_CASES, Question
from tarock_desktop.learning.questions import shown_frames
from tarock_desktop.table.events import Event, RulingIssued
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.texts.examination import SEATS, ExaminationTexts
from tarock_desktop.texts.judge_questions import LETTERS
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.learning.asking_table import AskingTable
from tarock_desktop.ui.learning.judge_column import JudgeColumn
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.style.tokens import Theme
from tarock_desktop.ui.style.widgets import Choice
from tarock_desktop.variants.loader import load_variant

READING: Final = 1600
"""Milliseconds a step stands before the next one, at normal speed."""
RIGHT: Final = "✓"
WRONG: Final = "✗"


class AskedQuestion(Struct, frozen=True, kw_only=True):
    """A question, and where it stands among others."""

    question: Question
    number: int
    """From 1."""
    count: int
    is_examined: bool = False
    """Whether nothing is told of the answer."""


@final
class JudgeTable(AskingTable):
    """Shows what happened, asks, and says what is right unless somebody is examined."""

    low_part = 0.5
    least_wide = 700
    tried = Signal(int)
    """An answer was given, by its place."""
    next_wanted = Signal()
    article_wanted = Signal(str)

    def __init__(
        self,
        asked: AskedQuestion,
        speak: Callable[[str], ExaminationTexts],
        *,
        deck: DeckTheme,
        theme: Callable[[], Theme],
    ) -> None:
        """Ask a question.

        Args:
            asked: the question.
            speak: gives the texts of a ruleset in the present language.
            deck: the card faces.
            theme: gives the colours of the window.
        """
        question = asked.question
        self._speak, self._texts = speak, speak(question.ruleset)
        self._frames = shown_frames(question)
        people = self._frames[0].observation.round.seats
        sheet = load_variant(question.ruleset).sheet
        names, words = SEATS[: len(people)], self._texts.words
        super().__init__(sheet, tuple(names), _near(self._frames), words, deck=deck, theme=theme)
        self.task = asked
        self.answer: int | None = None
        """What was answered, by its place; `None`: nothing so far."""
        self.clock = ""
        """The time that is left, where it is limited."""
        self.place = len(self._frames) - 1
        """The frame that is shown, from 0."""
        self._is_copied = self._is_leaving = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_on)
        self._build()
        self.view.settled.connect(self._wait)
        self._show_frame()
        self._tell()

    def _build(self) -> None:
        # What the heading says is told beside the table; open hands need its place.
        self.page.heading.setMaximumHeight(0)
        self.page.says_turn = False
        self.next_button = Choice("", self.next_wanted.emit)
        self.back_button = Choice("", self.step_back)
        self.step_button = Choice("", self.step_on)
        self.end_button = Choice("", self.play_to_end)
        self.article_button = Choice("", self._want_article)
        self.disagree_button = Choice("", self.disagree)
        self.leave_button = Choice("", self.leave)
        self.stay_button = Choice("", self.stay)
        self.column = JudgeColumn(
            *(self.next_button, self.back_button, self.step_button, self.end_button),
            *(self.article_button, self.disagree_button, self.stay_button, self.leave_button),
        )
        self.column.chosen.connect(self.choose)
        self.use_column(self.column)

    # ------------------------------------------------------------------ the answer

    def choose(self, place: int) -> None:
        """Take an answer."""
        question = self.task.question
        if self.answer is not None or not 0 <= place < len(question.options):
            return
        self.answer = place
        self._tell()
        if not self.task.is_examined:
            self.next_button.setFocus()
        self.tried.emit(place)

    def leave(self) -> None:
        """Go; an examination would be over, so that is asked first."""
        if self._is_leaving or not self.task.is_examined:
            self.left.emit()
            return
        self._is_leaving = True
        self._tell()
        self.stay_button.setFocus()

    def stay(self) -> None:
        """Go on with the examination."""
        self._is_leaving = False
        self._tell()
        self.take_focus()

    def _want_article(self) -> None:
        self.article_wanted.emit(self.task.question.article)

    def disagree(self) -> None:
        """Copy what somebody needs who looks into the question."""
        told = self._texts.told(self.task.question)
        question = self.task.question
        lines = [
            f"{question.item} ({question.ruleset}), seed {question.seed}",
            *(*told.course, *told.told, told.asked),
        ]
        for place, text in enumerate(told.options):
            sign = RIGHT if place == question.right else " "
            mine = " <" if place == self.answer else ""
            lines.append(f"{sign} {LETTERS[place]}  {text}{mine}")
        QGuiApplication.clipboard().setText("\n".join(lines))
        self._is_copied = True
        self._tell()

    # ------------------------------------------------------------------ the steps

    def step_back(self) -> None:
        """Show the table before the act that is shown last."""
        self._go_to(self.place - 1)

    def step_on(self) -> None:
        """Show the next act, as far as the question shows it."""
        self._go_to(self.place + 1)

    def _go_to(self, place: int) -> None:
        self._timer.stop()
        self.place = min(max(place, 0), len(self._frames) - 1)
        self._show_frame()
        self._label()

    def play_to_end(self) -> None:
        """Let the incident go on to its ruling."""
        question = self.task.question
        if question.twin is None and question.kind not in FROM_CASES:
            self._frames = frames_of(play_incident(question.source), Watcher.REFEREE)
            self.place = min(self.place, len(self._frames) - 1)
            self._play_on()

    def _play_on(self) -> None:
        if self.place < len(self._frames) - 1:
            self.place += 1
            frame = self._frames[self.place]
            self._log()
            self.play(frame.events, frame.observation)
            if any(isinstance(event, RulingIssued) for event in frame.events):
                self.page.open_panel("referee")
            self._label()

    def _wait(self) -> None:
        if self.is_played_on and self.place < len(self._frames) - 1:
            self._timer.start(round(READING / (self.pace or 1)))

    @property
    def is_played_on(self) -> bool:
        """Whether more is shown than what the question shows."""
        return len(self._frames) > len(shown_frames(self.task.question))

    def _show_frame(self) -> None:
        self._log()
        self.show_position(self._frames[self.place].observation)

    def _log(self) -> None:
        said: list[Event] = []
        for frame in self._frames[: self.place + 1]:
            said += frame.events
        self.page.rail.log.replace(tuple(said))

    def stop(self) -> None:
        """Let nothing go on by itself."""
        self._timer.stop()

    # ------------------------------------------------------------------ what is said

    def title(self) -> str:
        """Return what the window is called meanwhile."""
        return self.tr("Questions for judges · Tarock Desktop")

    def glance(self) -> Glance:
        """Return what the panels show: at this table everything happens that people do."""
        return replace(super().glance(), mode=Mode.TOURNAMENT)

    def retranslate(self) -> None:
        """Say everything anew."""
        self._texts = self._speak(self.task.question.ruleset)
        self.words = self._texts.words
        self.show_again()
        self._tell()

    def tell_time(self, clock: str) -> None:
        """Say how much time is left."""
        self.clock = clock
        self.column.above.setText(self._above())

    def _above(self) -> str:
        number = self.tr("Question {number} of {count}").format(
            number=self.task.number, count=self.task.count
        )
        parts = (number, self.sheet.ruleset.name, self.clock)
        return " · ".join(part for part in parts if part)

    def _tell(self) -> None:
        question, column = self.task.question, self.column
        told = self._texts.told(question)
        course = (*told.position, *told.course[-3:])
        facts = (" ".join(map(self._texts.sentence, course)), *told.told)
        column.tell(self._above(), [fact for fact in facts if fact], told.asked)
        signs = [self._sign(place) for place in range(len(told.options))]
        column.show_answers(
            [
                f"{sign} {letter})  {text}".strip()
                for sign, letter, text in zip(signs, LETTERS, told.options, strict=False)
            ],
            self.answer,
        )
        if self._is_leaving:
            left = self.task.count - self.task.number + 1
            wrong = self.tr("Not answered: %n question(s), counted as wrong.", None, left)
            column.judge(self.tr("End the examination?"), [wrong])
        elif self.answer is not None and not self.task.is_examined:
            column.judge(self._verdict(), self._texts.explained(question))
        self._label()
        self.fit()

    def _sign(self, place: int) -> str:
        if self.answer is None or self.task.is_examined:
            return ""
        if place == self.task.question.right:
            return RIGHT
        return WRONG if place == self.answer else ""

    def _verdict(self) -> str:
        right = LETTERS[self.task.question.right]
        if self.answer == self.task.question.right:
            return self.tr("Right.")
        return self.tr("Wrong: {letter} is right.").format(letter=right)

    def _label(self) -> None:
        for button, text, accessible in (
            (self.back_button, "◀", self.tr("Step back")),
            (self.step_button, "▶", self.tr("Next step")),
            (self.next_button, self.tr("Next question"), ""),
            (self.end_button, self.tr("Play to the end"), ""),
            (self.article_button, self.tr("Article"), ""),
            (self.leave_button, self._leave_text(), ""),
            (self.stay_button, self.tr("Go on"), ""),
        ):
            button.setText(text)
            button.setAccessibleName(accessible or text)
        copied, wanted = self.tr("Copied to the clipboard"), self.tr("I disagree")
        self.disagree_button.setText(copied if self._is_copied else wanted)
        self.back_button.setEnabled(self.place > 0)
        self.step_button.setEnabled(self.place < len(self._frames) - 1)
        first = self.stay_button if self._is_leaving else self.next_button
        self.column.offer(*self._offered(), primary=first)

    def _leave_text(self) -> str:
        return self.tr("End the examination") if self.task.is_examined else self.tr("Leave")

    def _offered(self) -> tuple[Choice, ...]:
        question = self.task.question
        if self._is_leaving:
            return self.stay_button, self.leave_button
        steps = (self.back_button, self.step_button) if len(self._frames) > 1 else ()
        if self.answer is None or self.task.is_examined:
            return (*steps, self.leave_button)
        more = [self.disagree_button, self.leave_button]
        if question.article:
            more.insert(0, self.article_button)
        if question.twin is None and question.kind not in FROM_CASES:
            more.insert(0, self.end_button)
        return (self.next_button, *steps, *more)

    # ------------------------------------------------------------------ keys

    def take_focus(self) -> None:
        """Give the keyboard to the answers: letters and digits choose one."""
        self.column.answers.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by letter or digit, step with the keys of a presenter, or leave."""
        text = event.text().upper()
        match event.key():
            case Qt.Key.Key_Escape if self._is_leaving:
                self.stay()
            case Qt.Key.Key_Escape:
                self.leave()
            case Qt.Key.Key_PageUp | Qt.Key.Key_Left:
                self.step_back()
            case Qt.Key.Key_PageDown | Qt.Key.Key_Right:
                self.step_on()
            case Qt.Key.Key_Up:
                self.column.move_text(-2)
            case Qt.Key.Key_Down:
                self.column.move_text(2)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.answer is not None:
                self.next_wanted.emit()
            case _ if text and text in LETTERS:
                self.choose(LETTERS.index(text))
            case _ if text and text in "1234":
                self.choose(int(text) - 1)
            case _:
                super().keyPressEvent(event)


def _near(frames: tuple[Frame, ...]) -> Seat | None:
    """Return who sits at the lower edge: whoever is due at last, if he plays."""
    seen = frames[-1].observation
    return seen.turn if seen.turn in seen.deal.order else None
