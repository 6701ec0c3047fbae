"""What the teacher has beside his table: the room in small, what comes next, notes, a clock."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QElapsedTimer, QLocale, QRectF, QSize, Qt, QTime, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.session.lecture import Asking
from tarock_desktop.ui.page.lesson_parts import LessonPanel
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, ChoiceBox, Scrolling, Text
from tarock_desktop.ui.teaching.ballot_view import LETTERS
from tarock_desktop.ui.teaching.count_box import CountBox
from tarock_desktop.ui.teaching.spotlight import BLACK
from tarock_desktop.ui.teaching.why_panel import WhyPanel

TICK: Final = 1000
"""Milliseconds between two looks at the clock."""
MIRROR_PART, LOW_MIRROR_PART = 0.32, 0.18
"""So much of the height of the column the small picture takes at most, and while votes are
counted."""
LEFT, RIGHT = Space.M, Space.S
"""Free at the edges of the column, in pixels."""
WHOLE: Final = 100_000
"""More than any window is high: the panel takes the whole column."""


class ControlLook(Struct, frozen=True, kw_only=True):
    """What is told to the teacher."""

    next_step: str
    """What happens in the next step; empty: it is not known yet."""
    next_comment: str
    """What the room reads then."""
    note: str
    closed: tuple[str, ...]
    """Whose hands the room does not see."""
    asking: Asking
    may_ask: bool
    is_blank: bool
    has_room: bool
    """Whether there is a window of the room."""
    shows_hand: bool
    """Whether the room sees the hand about which it is asked."""
    has_title: bool
    """Whether the room sees the title of the evening and no table."""
    evening: str
    """Which evening it is, and what of it is shown; empty: none."""
    has_vote: bool
    is_thinking: bool
    """Whether acts to vote for are being looked for."""


class BallotLook(Struct, frozen=True):
    """What is voted on, for the teacher."""

    everything: tuple[str, ...]
    """All acts that can be chosen, in words."""
    chosen: tuple[int, ...]
    """Their places in it, A to D."""
    counts: tuple[int, ...]


@final
class Mirror(QWidget):
    """The window of the room in small."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = QPixmap()
        self._ratio = 9 / 16
        self._most = QSize()
        self._window: QWidget | None = None
        # Much is drawn anew in one step: the whole window is looked at once.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._look)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_window(self, window: QWidget | None) -> None:
        """Show what a window shows when all of it is drawn; `None`: nothing."""
        self._window = window
        if window is None:
            self._picture = QPixmap()
            self.update()
        else:
            self._soon.start()

    def _look(self) -> None:
        window = self._window
        if window is None or not self.isVisible():
            return
        if window.width():
            self._ratio = window.height() / window.width()
            self.setFixedHeight(self._height())
        ratio = self.devicePixelRatioF()
        size = QSize(round(self.width() * ratio), round(self.height() * ratio))
        mode = Qt.TransformationMode.SmoothTransformation
        keep = Qt.AspectRatioMode.KeepAspectRatio
        self._picture = window.grab().scaled(size, keep, mode)
        self._picture.setDevicePixelRatio(ratio)
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """Look at no window that may be gone before this is seen again."""
        super().hideEvent(event)
        self._window = None

    def be_at_most(self, size: QSize) -> None:
        """Be as high as the picture has room in a *size*.

        Not in its own width: a scroll bar would make it lower, and then not be needed any more.
        """
        self._most = size
        self.setFixedHeight(self._height())

    def _height(self) -> int:
        return max(0, min(self._most.height(), round(self._most.width() * self._ratio)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture in the middle of black."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(BLACK))
        size = self._picture.deviceIndependentSize()
        place = QRectF(0, 0, size.width(), size.height())
        place.moveCenter(QRectF(self.rect()).center())
        painter.drawPixmap(place.topLeft(), self._picture)


@final
class Counting(QWidget):
    """The acts that are voted on, and how many hands went up for each."""

    counted = Signal(int, int)
    """Another count of an option, by its place from 0."""
    exchanged = Signal(int, int)
    """Another act for an option, by its place, and by its place among all acts."""

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        self._letters = [QLabel(letter) for letter in LETTERS]
        self.acts: list[QComboBox] = []
        self.counts: list[CountBox] = []
        for place, letter in enumerate(self._letters):
            letter.setProperty("role", "strong")
            act, count = ChoiceBox(), CountBox()
            act.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            act.activated.connect(lambda index, at=place: self.exchanged.emit(at, index))
            count.valueChanged.connect(lambda value, at=place: self.counted.emit(at, value))
            for column, part in enumerate((letter, act, count)):
                grid.addWidget(part, place, column)
            self.acts.append(act)
            self.counts.append(count)
        # Tab goes through the counts first: the acts are seldom changed.
        fields = (*self.counts, *self.acts)
        for one, other in pairwise(fields):
            self.setTabOrder(one, other)
        self.retranslate()

    def show_ballot(self, look: BallotLook | None) -> None:
        """Show another vote; `None`: there is none."""
        self.setVisible(look is not None)
        if look is None:
            return
        rows = zip(self._letters, self.acts, self.counts, strict=True)
        for place, (letter, act, count) in enumerate(rows):
            is_there = place < len(look.chosen)
            for part in (letter, act, count):
                part.setVisible(is_there)
            if not is_there:
                continue
            act.blockSignals(True)
            count.blockSignals(True)
            if [act.itemText(at) for at in range(act.count())] != list(look.everything):
                act.clear()
                act.addItems(list(look.everything))
            act.setCurrentIndex(look.chosen[place])
            count.setValue(look.counts[place])
            act.blockSignals(False)
            count.blockSignals(False)

    def retranslate(self) -> None:
        """Say the names anew."""
        for letter, act, count in zip(LETTERS, self.acts, self.counts, strict=True):
            act.setAccessibleName(self.tr("Act {letter}").format(letter=letter))
            count.setAccessibleName(self.tr("Votes for {letter}").format(letter=letter))


@final
class Switch(Choice):
    """A button that says now this and now that; it has room for both, so that no other moves."""

    def say(self, usual: str, other: str, *, is_other: bool) -> None:
        """Say one of two texts."""
        widths = []
        for text in (usual, other):
            self.setText(text)
            widths.append(self.sizeHint().width())
        self.setMinimumWidth(max(widths))
        self.setText(other if is_other else usual)


@final
class ControlPanel(LessonPanel):
    """The column of the teacher."""

    is_for_teacher = True
    question_wanted = Signal()
    hand_wanted = Signal()
    vote_wanted = Signal()
    blank_wanted = Signal()
    swap_wanted = Signal()
    end_wanted = Signal()
    note_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("control")
        self._look: ControlLook | None = None
        self._since = QElapsedTimer()
        self.clock, self.state = Text("", "strong"), Text("", "muted")
        self.clock.setWordWrap(False)
        self.evening = Text("", "strong")
        self.mirror = Mirror()
        self.next, self.note = Text(), Text("", "legal")
        self.swap_button = Choice("", self.swap_wanted.emit)
        self.end_button = Choice("", self.end_wanted.emit)
        self.question_button = Switch("", self.question_wanted.emit, primary=True)
        self.hand_button = Switch("", self.hand_wanted.emit)
        self.vote_button = Switch("", self.vote_wanted.emit)
        self.blank_button = Switch("", self.blank_wanted.emit)
        self.note_button = Choice("", self.note_wanted.emit)
        self.counting = Counting()
        self._why: WhyPanel | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tell_time)
        self._build()

    def _build(self) -> None:
        row = FlowLayout()
        for button in (
            self.question_button,
            self.hand_button,
            self.vote_button,
            self.blank_button,
            self.note_button,
            self.swap_button,
            self.end_button,
        ):
            row.addWidget(button)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, Space.XS, 0)
        column.setSpacing(Space.S)
        column.addLayout(row)
        for part in (self.counting, self.mirror, self.state, self.next, self.note):
            column.addWidget(part)
        self._column = column
        for button in inside.findChildren(Choice):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        scroll = Scrolling(inside, takes_focus=False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(LEFT, Space.S, RIGHT, Space.S)
        whole.setSpacing(Space.S)
        whole.addWidget(self.clock)
        whole.addWidget(self.evening)
        whole.addWidget(scroll, 1)
        self.counting.hide()
        self.retranslate()

    def begin(self, why: WhyPanel, since: QElapsedTimer) -> None:
        """Have the reason below everything, and show how long it is *since* the lesson began."""
        self._since, self._why = since, why
        why.setObjectName("reason")
        why.use_corner(on=True)
        self._column.addWidget(why, 1)
        # Rows of the reason have a height only when they are shown, after this turn of the loop.
        why.resized.connect(self._fit_why, Qt.ConnectionType.QueuedConnection)
        self._tell_time()
        self._timer.start(TICK)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave room for the rest below the small picture."""
        super().resizeEvent(event)
        self._fit_mirror()
        self._fit_why()

    def _fit_why(self) -> None:
        """Let the reason be as high as it is: the whole column scrolls."""
        if self._why is not None:
            self._why.setMinimumHeight(self._why.height_for(self._why.width()))

    def _fit_mirror(self) -> None:
        part = MIRROR_PART if self.counting.isHidden() else LOW_MIRROR_PART
        width = self.width() - LEFT - RIGHT
        self.mirror.be_at_most(QSize(width, round(part * self.height())))

    def showEvent(self, event: QShowEvent) -> None:
        """Show the reason too, which the page has put away with what stood beside it before."""
        super().showEvent(event)
        if self._why is not None:
            self._why.show()

    def stop(self) -> None:
        """Let the clock stand, and give the reason back."""
        self._timer.stop()
        if self._why is not None:
            self._why.resized.disconnect(self._fit_why)
            self._why.setMinimumHeight(0)
            self._why.setObjectName("why")
            self._column.removeWidget(self._why)
            self._why.setParent(None)
            self._why = None

    # ------------------------------------------------------------------ what is told

    def show_look(self, look: ControlLook, ballot: BallotLook | None) -> None:
        """Tell how it stands."""
        self._look = look
        self.counting.show_ballot(ballot)
        self._fit_mirror()
        self._tell(look)

    def _tell(self, look: ControlLook) -> None:
        self.evening.setText(look.evening)
        self.evening.setVisible(bool(look.evening))
        self.state.setText(self._state(look))
        said = look.next_step or self.tr("it is played on at the table")
        parts = [self.tr("Next: {what}").format(what=said)]
        if look.next_comment:
            parts.append(self.tr("“{comment}”").format(comment=look.next_comment))
        self.next.setText("\n".join(parts))
        self.note.setText(look.note)
        self.note.setVisible(bool(look.note))
        self.question_button.setEnabled(look.may_ask)
        is_open = look.asking is Asking.OPEN
        self.question_button.say(self.tr("Question"), self.tr("Answer"), is_other=is_open)
        self.hand_button.setEnabled(is_open)
        show, close = self.tr("Show the hand"), self.tr("Close the hand")
        self.hand_button.say(show, close, is_other=look.shows_hand)
        self.vote_button.setEnabled(look.may_ask and not look.is_thinking)
        self.vote_button.say(self.tr("Vote"), self.tr("No vote"), is_other=look.has_vote)
        self.blank_button.say(self.tr("Dark"), self.tr("Show it"), is_other=look.is_blank)

    def _state(self, look: ControlLook) -> str:
        if not look.has_room:
            return self.tr("There is no second screen. The room sees nothing.")
        if look.is_blank:
            return self.tr("The room is dark.")
        if look.has_title:
            return self.tr("The room sees the title.")
        if look.is_thinking:
            return self.tr("Looking for acts to vote for …")
        said = self.tr("The room sees this.")
        if look.asking is Asking.OPEN:
            said = self.tr("The room is asked.")
        if look.closed:
            closed = self.tr("Closed to the room: {players}.")
            said = f"{said} {closed.format(players=', '.join(look.closed))}"
        return said

    def _tell_time(self) -> None:
        now = QLocale().toString(QTime.currentTime(), QLocale.FormatType.ShortFormat)
        minutes = self._since.elapsed() // 60_000 if self._since.isValid() else 0
        self.clock.setText(self.tr("{time}, for {count} min").format(time=now, count=minutes))

    # ------------------------------------------------------------------ as a part of the page

    def use_corner(self, *, on: bool) -> None:
        """Have a column in every window."""

    def height_for(self, width: int) -> int:
        """Take the whole column."""
        return WHOLE

    def retranslate(self) -> None:
        """Say everything anew."""
        self.swap_button.setText(self.tr("Swap"))
        self.end_button.setText(self.tr("End"))
        self.note_button.setText(self.tr("Note"))
        self.mirror.setAccessibleName(self.tr("What the room sees"))
        self._tell_time()
        if self._look is not None:
            self._tell(self._look)
