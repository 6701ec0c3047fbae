"""What stands beside the table of a lesson: what it is about, the answer, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from itertools import pairwise
from typing import Final, final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tarock_desktop.learning.lesson_file import Ask
from tarock_desktop.learning.tally import Tally
from tarock_desktop.ui.learning.task_answers import AnswerPart
from tarock_desktop.ui.style.aloud import Aloud
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Scrolling, Text, discard, set_role

IDLE: Final = 20_000
"""Milliseconds after which the help shows that it is there, once."""
_PULSE: Final = 1_200


_LEAST: Final = 40
"""Height in pixels that the texts have at least."""


class Deed(Enum):
    """What a button of the panel does."""

    LEAVE = "leave"
    HELP = "help"
    SEE = "see"
    """The wrong line is played on."""
    AGAIN = "again"
    CHECK = "check"
    NEXT = "next"


@final
class Progress(QWidget):
    """How far one has come: a dot for each step, those behind one filled."""

    def __init__(self) -> None:
        super().__init__()
        self._step, self._steps = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_step(self, step: int, steps: int) -> None:
        """Show that a step, from 1, of so many is gone through."""
        self._step, self._steps = step, steps
        said = self.tr("Step {number} of {total}").format(number=min(step, steps), total=steps)
        self.setAccessibleName(said)
        set_tip(self, said)
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        return QSize(self.fontMetrics().height(), round(0.7 * self.fontMetrics().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dots, smaller ones where they are many."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # The style sheet has them from the theme.
        done, to_come = self.palette().highlight().color(), self.palette().windowText().color()
        across = min(0.55 * self.fontMetrics().height(), 0.7 * self.width() / self._steps)
        for number in range(1, self._steps + 1):
            place = QRectF(1, 0, across, across)
            place.translate((number - 1) * across * 1.4, (self.height() - across) / 2)
            is_behind = number < self._step
            painter.setPen(QPen(done if number <= self._step else to_come, 2))
            painter.setBrush(done if is_behind else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(place.adjusted(1, 1, -1, -1))


@final
class LessonPanel(QFrame):
    """Texts that scroll if need be, and below them the buttons, which are always in sight."""

    wanted = Signal(object)
    """A `Deed`."""
    reshaped = Signal()
    """It says something else, and may need another height."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("steps")
        self.setAccessibleName(self.tr("Lesson"))
        self.title, self.progress = Text("", "question"), Progress()
        self.on_table: Callable[[], tuple[str, ...]] = tuple
        """Gives what lies open on the table, in words."""
        self.said, self.how = Text("", "lead"), Text("", "muted")
        self.verdict, self.reason = Text("", "question"), Text("")
        self.answer: AnswerPart | None = None
        """Where the answer is given, if it is no act at the table."""
        self.buttons = {deed: Choice("", self._does(deed)) for deed in Deed}
        self._primary: Deed | None = None
        self._tallest = 0
        """The height it has needed at this step: it does not shrink before the next one."""
        self._told, self._foot = QVBoxLayout(), FlowLayout()
        self._scroll = Scrolling(takes_focus=False)
        self._aloud = Aloud(self, self._texts)
        self._lay()
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE)
        self._idle.timeout.connect(self._pulse)
        self.retranslate()

    def _lay(self) -> None:
        """Lay the texts into an area that scrolls, and the buttons below it."""
        told = QWidget()
        told.setLayout(self._told)
        told.installEventFilter(self)
        self._told.setContentsMargins(Space.M, Space.M, Space.M, Space.S)
        self._told.setSpacing(Space.S)
        for part in (self.title, self.progress, self.said, self.how):
            self._told.addWidget(part)
        for part in (self.verdict, self.reason):
            self._told.addWidget(part)
        self._scroll.setWidget(told)
        for button in self.buttons.values():
            self._foot.addWidget(button)
        foot = QHBoxLayout()
        foot.setContentsMargins(Space.M, Space.XS, Space.M, Space.S)
        foot.addLayout(self._foot)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll)
        whole.addLayout(foot)
        whole.addStretch(1)

    def _does(self, deed: Deed) -> Callable[[], None]:
        return lambda: self.wanted.emit(deed)

    def retranslate(self) -> None:
        """Say the buttons anew."""
        for deed, text in (
            (Deed.LEAVE, self.tr("Leave the lesson")),
            (Deed.HELP, self.tr("Help")),
            (Deed.SEE, self.tr("See what happens")),
            (Deed.AGAIN, self.tr("Again")),
            (Deed.CHECK, self.tr("Check")),
            (Deed.NEXT, self.tr("Next")),
        ):
            self.buttons[deed].setText(text)

    # ------------------------------------------------------------------ what is told

    def tell(
        self, title: str, progress: tuple[int, int], said: str, answer: AnswerPart | None = None
    ) -> None:
        """Say which lesson it is, which step of how many, what it is about; take an answer."""
        self.retranslate()
        self.title.setText(title)
        self.progress.show_step(*progress)
        self.said.setText(said)
        self.said.setVisible(bool(said))
        self._aloud.changed(said)
        self.tell_how(None)
        self.judge("", "")
        if self.answer is not None:
            self._told.removeWidget(self.answer)
            discard(self.answer)
        self.answer, self._tallest = answer, 0
        if answer is not None:
            self._told.insertWidget(4, answer)
            answer.show()
            stops = [part for part in answer.findChildren(QWidget) if part.focusPolicy()]
            # The answer is new, but Tab comes to it before what stands below.
            for one, other in pairwise((*stops, *self.buttons.values())):
                self.setTabOrder(one, other)
        self.setAccessibleDescription(f"{title}. {self.progress.accessibleName()}. {said}")
        self._scroll.verticalScrollBar().setValue(0)
        self._reshape()

    def tell_how(self, ask: Ask | None, known: str = "") -> None:
        """Say how an answer of a kind is given, after what has to be *known* for it."""
        told: dict[Ask, str] = {
            "act": self.tr("Answer at the table."),
            "legal": self.tr("Mark cards by click or space bar, then press Check."),
            "winner": self.tr("Press a name, or click a person or a card in the trick."),
            "pay": self.tr("Write a minus before what somebody pays."),
            "values": self.tr("Mark every value. No value is an answer too."),
            "sides": self.tr("Press an answer, or click a person."),
            "find": self.tr("Go on step by step, and stop at the wrong act."),
            "hand": self.tr("Play the hand to its end."),
        }
        said = "" if ask is None else f"{known} {told.get(ask, '')}".strip()
        self.how.setText(said)
        self.how.setVisible(bool(said))
        self._aloud.changed(said)
        self._reshape()

    def judge(self, verdict: str, reason: str) -> None:
        """Say what the answer was, and why; empty: nothing of it any more."""
        self.verdict.setText(verdict)
        self.verdict.setVisible(bool(verdict))
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self._aloud.changed(verdict, reason)
        self._reshape()
        if verdict or reason:
            QTimer.singleShot(0, self, self._show_verdict)

    def conclude(self, title: str, steps: int, tally: Tally) -> None:
        """Say at the end of the lesson whether it is passed, and how the tasks went."""
        lines = (
            self.tr("Right: {right} of {total}. Needed: {needed}.").format(
                right=line.right, total=line.tasks, needed=line.needed
            )
            for line in tally.lines()
        )
        passed, not_yet = self.tr("Lesson passed"), self.tr("Not passed yet")
        self.tell(title, (steps + 1, steps), "")
        self.buttons[Deed.NEXT].setText(self.tr("Next lesson"))
        self.judge(passed if tally.is_passed else not_yet, "\n".join(dict.fromkeys(lines)))

    def _show_verdict(self) -> None:
        self._scroll.ensureWidgetVisible(self.reason if self.reason.text() else self.verdict)

    def offer(self, *deeds: Deed, primary: Deed | None = None) -> None:
        """Show the buttons of some deeds; the *primary* one stands out and has the focus."""
        self._primary = primary
        for deed, button in self.buttons.items():
            set_role(button, "primary" if deed is primary else "")
            button.setVisible(deed in deeds or deed is primary)
        self._reshape()
        self._idle.stop()
        if Deed.HELP in deeds:
            self._idle.start()

    def take_focus(self) -> None:
        """Give the keyboard to the button that stands out."""
        if self._primary is not None:
            self.buttons[self._primary].setFocus()

    def go_to_answer(self) -> None:
        """Give the keyboard to where the answer is given."""
        if self.answer is not None:
            self.answer.take_focus()
            QTimer.singleShot(0, self, self._show_answer)

    def _show_answer(self) -> None:
        if self.answer is None:
            return
        if self.answer.height() <= self._scroll.viewport().height():
            self._scroll.ensureWidgetVisible(self.answer, 0, 0)
        else:
            self._scroll.show_focus()

    def turn(self, pages: int) -> None:
        """Go so many pages down in the texts, or up."""
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())

    def _pulse(self) -> None:
        """Let the help stand out for a moment."""
        button = self.buttons[Deed.HELP]
        if button.isVisible():
            set_role(button, "primary")
            QTimer.singleShot(_PULSE, self, lambda: self._calm(button))

    def _calm(self, button: Choice) -> None:
        if self._primary is not Deed.HELP:
            set_role(button, "")

    def be_low(self, *, low: bool) -> None:
        """Say only what is needed, below a table that needs the height itself."""
        if self.title.isHidden() is not low:
            self._tallest = 0
            for part in (self.title, self.progress):
                part.setHidden(low)

    def stop(self) -> None:
        """Let nothing happen by itself."""
        self._idle.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size."""
        super().resizeEvent(event)
        self.settle()

    def _texts(self) -> tuple[str, ...]:
        """Return what who does not see the panel hears, where it has changed."""
        step, answer = self.progress.accessibleName(), self.answer
        given = () if answer is None else answer.texts()
        asked = self.said.text(), *given, self.how.text(), *self.on_table()
        return self.title.text(), step, *asked, self.verdict.text(), self.reason.text()

    def eventFilter(self, told: QObject, event: QEvent) -> bool:
        """Follow the height of the texts, also of those in an answer."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._reshape()
        return super().eventFilter(told, event)

    def _reshape(self) -> None:
        self.settle()
        self.reshaped.emit()
        self._aloud.changed()

    def settle(self) -> None:
        """Have the buttons right below the texts, which scroll where there is no room for them."""
        if not self.width():
            return
        foot = self._foot.heightForWidth(self.width() - 2 * Space.M) + Space.XS + Space.S
        most = max(_LEAST, self.height() - foot - 2)
        needed = self._needed(self.width())
        # A bar that is there makes the lines shorter, and would keep itself needed.
        bars = Qt.ScrollBarPolicy
        fits = needed <= most
        self._scroll.setVerticalScrollBarPolicy(
            bars.ScrollBarAlwaysOff if fits else bars.ScrollBarAsNeeded
        )
        self._scroll.setFixedHeight(min(needed, most))

    def hasHeightForWidth(self) -> bool:
        """Say that the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height below which the texts scroll."""
        foot = self._foot.heightForWidth(width - 2 * Space.M)
        needed = self._needed(width) + foot + Space.XS + Space.S + 2
        self._tallest = max(self._tallest, needed)
        return self._tallest

    def _needed(self, width: int) -> int:
        """Return the height of the texts, if there are any."""
        self._told.activate()
        return max(0, self._told.totalHeightForWidth(width - 2))
