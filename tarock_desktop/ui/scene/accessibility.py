"""What a screen reader finds on the table.

Items of a graphics scene are invisible to it, so transparent buttons lie over the cards of the
own hand, and labels over the seats. They get nothing but sentences: what is not in the picture
is not in them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from tarock_desktop.ui.style.aloud import announce


class Spoken(Struct, frozen=True):
    """One thing on the table: where it is seen, and what is said of it."""

    place: QRect
    name: str
    is_selected: bool = False
    is_card: bool = True
    """Whether it is a known card that can be chosen."""


class CardButton(QAbstractButton):
    """A transparent button over a card. The mouse goes through it to the card."""

    def __init__(self, over: QWidget, focused: Callable[[], None]) -> None:
        super().__init__(over)
        self._focused = focused
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setCheckable(True)

    def nextCheckState(self) -> None:
        """Leave the state alone: the table says what is selected."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Bring the cursor along."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self._focused()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys but Space to the table."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            self._focused()
            event.ignore()

    def paintEvent(self, event: object) -> None:
        """Draw nothing: the card below shows the cursor."""


class SpokenTable:
    """Keeps buttons and labels over what they speak for."""

    def __init__(
        self,
        viewport: QWidget,
        choose: Callable[[int], None],
        point: Callable[[int], None],
    ) -> None:
        self._viewport = viewport
        self._choose, self._point = choose, point
        self.cards: list[CardButton] = []
        self.seats: list[QLabel] = []

    def show(self, cards: Sequence[Spoken], seats: Sequence[Spoken]) -> None:
        """Say of cards and seats what is to be said now."""
        self._fit(len(cards), len(seats))
        for button, spoken in zip(self.cards, cards, strict=True):
            _place(button, spoken)
            button.setEnabled(spoken.is_card)
            button.setChecked(spoken.is_selected)
        for label, spoken in zip(self.seats, seats, strict=True):
            _place(label, spoken)

    def follow(self, index: int) -> None:
        """Let the focus go with the cursor, if it is on a card."""
        has_focus = any(button.hasFocus() for button in self.cards)
        if has_focus and not self.cards[index].hasFocus():
            self.cards[index].setFocus(Qt.FocusReason.OtherFocusReason)

    def announce(self, sentence: str) -> None:
        """Let the screen reader say a sentence now."""
        announce(self._viewport, sentence)

    def _fit(self, cards: int, seats: int) -> None:
        while len(self.cards) > cards:
            _remove(self.cards.pop())
        while len(self.seats) > seats:
            _remove(self.seats.pop())
        while len(self.cards) < cards:
            self.cards.append(self._button(len(self.cards)))
        while len(self.seats) < seats:
            label = QLabel(self._viewport)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setStyleSheet("background: transparent")
            label.show()
            self.seats.append(label)

    def _button(self, index: int) -> CardButton:
        button = CardButton(self._viewport, lambda: self._point(index))
        button.clicked.connect(lambda: self._choose(index))
        button.show()
        return button


def _place(widget: QWidget, spoken: Spoken) -> None:
    if widget.geometry() != spoken.place:
        widget.setGeometry(spoken.place)
    if widget.accessibleName() != spoken.name:
        widget.setAccessibleName(spoken.name)


def _remove(widget: QWidget) -> None:
    widget.hide()
    widget.setAccessibleName("")
    widget.deleteLater()
