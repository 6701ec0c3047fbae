"""What chance has to respect at a place: numbers of trumps, points, suits that are not there."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSpinBox, QWidget

from tarock_desktop.session.deal_wishes import ANYTHING, PLAIN_SUITS, Suits, Wish
from tarock_desktop.texts.cards import suit_sign
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text

_NONE: Final = -1
"""The value of a field in which nothing is wished."""
_MOST_TRUMPS: Final = 22
_MOST_POINTS: Final = 106


@final
class WishFields(QWidget):
    """Fields for one wish."""

    changed = Signal(object)
    """The `Wish` that stands in the fields now."""

    def __init__(self) -> None:
        super().__init__()
        self.least_trumps, self.most_trumps = self._field(_MOST_TRUMPS), self._field(_MOST_TRUMPS)
        self.least_points, self.most_points = self._field(_MOST_POINTS), self._field(_MOST_POINTS)
        self.void = {suit: QPushButton(suit_sign(suit)) for suit in PLAIN_SUITS}
        self._labels = [Text(), Text(), Text()]
        self._heads = [Text("", "muted"), Text("", "muted")]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.S)
        grid.setVerticalSpacing(Space.XS)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        for column, head in enumerate(self._heads, start=1):
            grid.addWidget(head, 0, column)
        rows = ((self.least_trumps, self.most_trumps), (self.least_points, self.most_points))
        for number, fields in enumerate(rows, start=1):
            grid.addWidget(self._labels[number - 1], number, 0)
            for column, field in enumerate(fields, start=1):
                grid.addWidget(field, number, column)
        grid.addWidget(self._labels[2], 3, 0)
        suits = QHBoxLayout()
        suits.setSpacing(Space.XS)
        for button in self.void.values():
            button.setCheckable(True)
            button.setMinimumWidth(0)
            button.clicked.connect(self._tell)
            suits.addWidget(button, 1)
        grid.addLayout(suits, 3, 1, 1, 2)

    def _field(self, most: int) -> QSpinBox:
        field = QSpinBox()
        field.setRange(_NONE, most)
        field.setValue(_NONE)
        field.setSpecialValueText("–")
        field.setMinimumWidth(0)
        field.valueChanged.connect(self._tell)
        return field

    def _tell(self) -> None:
        self.changed.emit(self.wish())

    def wish(self) -> Wish:
        """Return what stands in the fields."""
        return Wish(
            least_trumps=_value(self.least_trumps),
            most_trumps=_value(self.most_trumps),
            least_points=_value(self.least_points),
            most_points=_value(self.most_points),
            void=Suits(suit for suit, button in self.void.items() if button.isChecked()),
        )

    def show_wish(self, wish: Wish) -> None:
        """Show a wish without telling it as a new one."""
        if wish == self.wish():
            return
        fields = (
            (self.least_trumps, wish.least_trumps),
            (self.most_trumps, wish.most_trumps),
            (self.least_points, wish.least_points),
            (self.most_points, wish.most_points),
        )
        for field, value in fields:
            blocker = QSignalBlocker(field)
            field.setValue(_NONE if value is None else value)
            blocker.unblock()
        for suit, button in self.void.items():
            button.setChecked(suit in wish.void)

    def say(self, suits: dict[str, str]) -> None:
        """Say all texts anew; *suits*: names by letter."""
        self._heads[0].setText(self.tr("at least"))
        self._heads[1].setText(self.tr("at most"))
        trumps, points, void = self.tr("Trumps"), self.tr("Points"), self.tr("Without")
        for label, text in zip(self._labels, (trumps, points, void), strict=True):
            label.setText(text)
        names = (
            (self.least_trumps, self.tr("Trumps, at least")),
            (self.most_trumps, self.tr("Trumps, at most")),
            (self.least_points, self.tr("Points, at least")),
            (self.most_points, self.tr("Points, at most")),
        )
        for field, name in names:
            field.setAccessibleName(name)
        for suit, button in self.void.items():
            name = suits[suit.value]
            button.setAccessibleName(self.tr("Without {suit}").format(suit=name))


def _value(field: QSpinBox) -> int | None:
    return None if field.value() == _NONE else field.value()


def summary(where: str, wish: Wish, texts: tuple[str, str]) -> str:
    """Return a wish in one line; empty: nothing is wished.

    Args:
        where: the name of the place.
        wish: what is wished there.
        texts: the words for trumps and points.
    """
    if wish == ANYTHING:
        return ""
    trumps, points = texts
    parts = []
    for word, least, most in (
        (trumps, wish.least_trumps, wish.most_trumps),
        (points, wish.least_points, wish.most_points),
    ):
        if least is not None or most is not None:
            low, high = "" if least is None else least, "" if most is None else most
            parts.append(f"{word} {low}–{high}")
    if wish.void:
        parts.append("–" + " –".join(suit_sign(suit) for suit in wish.void))
    return f"{where}: {', '.join(parts)}"
