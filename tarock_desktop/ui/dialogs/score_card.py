"""The card of a round: everybody counts what he has, the table adds it up, each confirms it."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QGridLayout,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.session.score_card import CardLine, ScoreCard
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.style.dialog import Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text, set_role

_MOST: Final = 99_999
_MOST_PLAYERS: Final = 9_999


@final
class ScoreCardDialog(Dialog):
    """Asks for start numbers and the counted money, and for everybody's word that it is right."""

    handed_in = Signal(tuple)
    """The money of each seat as it was counted."""
    numbered = Signal(tuple)
    """The start number of each seat."""

    def __init__(self, parent: QWidget | None, words: Words, card: ScoreCard) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Score card of the round"))
        self._words, self._card = words, card
        self.numbers: list[QSpinBox] = []
        self.counted: list[QSpinBox] = []
        self.signed: list[QCheckBox] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(Space.M)
        for column, heading in enumerate(self._headings()):
            self._grid.addWidget(Text(heading, "muted"), 0, column)
        for seat, line in enumerate(card.lines):
            self._add_line(seat, line)
        self.sum_line = Text()
        self._buttons = QDialogButtonBox()
        self.button = self._buttons.addButton(
            self.tr("Hand in the score card"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.button.setDefault(True)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self._hand_in)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.setSpacing(Space.S)
        about = self.tr(
            "All players count their money. The score card is handed in when everybody has "
            "confirmed it; stakes and buy-ins are then returned."
        )
        layout.addWidget(Text(about, "muted"))
        layout.addLayout(self._grid)
        layout.addWidget(self.sum_line)
        layout.addStretch(1)
        layout.addWidget(self._buttons)
        self._look()
        resize_to_fit(self, 600)

    def _headings(self) -> tuple[str, ...]:
        return (
            self.tr("Start number"),
            self.tr("Player"),
            self.tr("Money counted"),
            self.tr("Bought in"),
            self.tr("Confirmed"),
        )

    def money(self) -> tuple[Fraction, ...]:
        """Return the money as it was counted, by seat."""
        return tuple(Fraction(box.value()) for box in self.counted)

    def _add_line(self, seat: int, line: CardLine) -> None:
        number, counted, signed = QSpinBox(), QSpinBox(), QCheckBox()
        number.setRange(1, _MOST_PLAYERS)
        number.setValue(seat + 1)
        number.setAccessibleName(self.tr("Start number: {player}").format(player=line.name))
        counted.setRange(0, _MOST)
        counted.setValue(int(line.money))
        counted.setAccessibleName(self.tr("Money counted: {player}").format(player=line.name))
        signed.setAccessibleName(self.tr("Confirmed: {player}").format(player=line.name))
        signed.setChecked(not line.signs_himself)
        signed.setEnabled(line.signs_himself)
        counted.valueChanged.connect(self._recount)
        signed.toggled.connect(self._look)
        bought = self._words.amount(line.bought) if line.bought else "–"
        row = (number, Text(line.name), counted, Text(bought), signed)
        for column, widget in enumerate(row):
            self._grid.addWidget(widget, seat + 1, column)
        self.numbers.append(number)
        self.counted.append(counted)
        self.signed.append(signed)

    def _recount(self) -> None:
        """Another figure on the card has to be confirmed anew."""
        for line, box in zip(self._card.lines, self.signed, strict=True):
            if line.signs_himself:
                box.setChecked(False)
        self._look()

    def _look(self) -> None:
        """Say whether it adds up; a card that does not goes to the referee."""
        counted, due = sum(self.money(), Fraction(0)), self._card.due
        fits = counted == due
        amounts = {"counted": self._words.amount(counted), "due": self._words.amount(due)}
        text = (
            self.tr("Total: {counted}. Correct.")
            if fits
            else self.tr("Total: {counted}; it should be: {due}. Count again, or ask a judge.")
        )
        self.sum_line.setText(text.format(**amounts))
        set_role(self.sum_line, "legal" if fits else "warning")
        self.button.setEnabled(all(box.isChecked() for box in self.signed))

    def _hand_in(self) -> None:
        self.numbered.emit(tuple(box.value() for box in self.numbers))
        self.handed_in.emit(self.money())
        self.accept()
