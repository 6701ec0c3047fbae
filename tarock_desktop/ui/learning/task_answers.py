"""Answers that are no acts: a seat, a number, what each is paid, values of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import Final, final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from tarock_desktop.cases.notation import parse_amount, parse_points
from tarock_desktop.learning.sides import UNKNOWN, Sides
from tarock_desktop.learning.task import Answer
from tarock_desktop.table.prompts import ValueChoice
from tarock_desktop.table.seats import Seat
from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text

_WIDEST: Final = 12
"""Width of a field for a number, in widths of a letter."""


class AnswerPart(QWidget):
    """Where an answer is given; it judges nothing."""

    changed = Signal()
    """Another answer stands there."""
    confirmed = Signal()
    """The answer that stands there is meant."""

    def answer(self) -> Answer | None:
        """Return what is answered; `None`: nothing whole stands there yet."""
        raise NotImplementedError

    def fill(self, answer: Answer) -> None:
        """Show another answer."""
        raise NotImplementedError

    def texts(self) -> tuple[str, ...]:
        """Return what is to be read there, apart from the names of its buttons and fields."""
        return ()

    def take_focus(self) -> None:
        """Give the keyboard to the first field."""
        raise NotImplementedError


class SeatAnswer(AnswerPart):
    """One of the people at the table."""

    def __init__(self, words: Words, seats: Sequence[Seat]) -> None:
        super().__init__()
        self._chosen: Answer | None = None
        self.buttons: dict[Answer, Choice] = {}
        self._row = FlowLayout(self, Space.S)
        for seat in seats:
            self._offer(self._of(seat), words.seat(seat))

    def _of(self, seat: Seat) -> Answer:
        """Return the answer that a seat is."""
        return seat

    def _offer(self, answer: Answer, said: str) -> None:
        button = Choice(said, partial(self._choose, answer))
        button.setProperty("role", "toggle")
        button.setCheckable(True)
        self.buttons[answer] = button
        self._row.addWidget(button)

    def choose(self, seat: Seat) -> None:
        """Answer with a seat, wherever it was pointed at."""
        if self._of(seat) in self.buttons:
            self._choose(self._of(seat))

    def _choose(self, answer: Answer) -> None:
        self.fill(answer)
        self.confirmed.emit()

    def answer(self) -> Answer | None:
        """Return what was chosen."""
        return self._chosen

    def fill(self, answer: Answer) -> None:
        """Mark an answer."""
        for each, button in self.buttons.items():
            button.setChecked(each == answer)
        if answer in self.buttons:
            self._chosen = answer
        self.changed.emit()

    def take_focus(self) -> None:
        """Give the keyboard to the first seat."""
        next(iter(self.buttons.values())).setFocus()


@final
class SidesAnswer(SeatAnswer):
    """One of those who may play with the bidder, or nobody, or that it can't be known."""

    def __init__(self, words: Words, seats: Sequence[Seat], acts: ActTexts) -> None:
        super().__init__(words, seats)
        self._offer(Sides(), acts.plays_alone())
        self._offer(UNKNOWN, acts.unknown_sides())

    def _of(self, seat: Seat) -> Answer:
        return Sides(seat)


class _Number(QLineEdit):
    """A field for one number; Return means it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Ask for room for a number."""
        usual = super().sizeHint()
        return QSize(_WIDEST * self.fontMetrics().averageCharWidth(), usual.height())

    def minimumSizeHint(self) -> QSize:
        """Ask for the same."""
        return self.sizeHint()

    def amount(self) -> Fraction | None:
        """Return the number; `None`: it is none."""
        try:
            return parse_amount(self.text().replace("+", ""))
        except ValueError:
            return None


@final
class CountAnswer(AnswerPart):
    """A count of card points, with thirds where the sheet has them."""

    def __init__(self, counted: str) -> None:
        """Ask for the points of what is *counted*, in words."""
        super().__init__()
        self.field = _Number(self.tr("Card points"))
        self.field.setAccessibleDescription(counted)
        self.field.textChanged.connect(self.changed)
        self.field.returnPressed.connect(self.confirmed)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(Text(self.tr("Card points"), "muted"))
        box.addWidget(self.field, 0, Qt.AlignmentFlag.AlignLeft)

    def answer(self) -> Answer | None:
        """Return the count."""
        try:
            return Fraction(parse_points(self.field.text()))
        except ValueError:
            return self.field.amount()

    def fill(self, answer: Answer) -> None:
        """Show a count."""
        self.field.setText(str(answer))

    def take_focus(self) -> None:
        """Give the keyboard to the field."""
        self.field.setFocus()
        self.field.selectAll()


@final
class PayAnswer(AnswerPart):
    """What each seat gains, or pays: a number with a minus."""

    def __init__(self, words: Words, seats: Sequence[Seat]) -> None:
        super().__init__()
        self._words = words
        self.fields: dict[Seat, _Number] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        row = FlowLayout(gap=Space.L)
        for seat in seats:
            field = _Number(self.tr("{name} gains").format(name=words.seat(seat)))
            field.setPlaceholderText("0")
            field.textChanged.connect(self._add)
            field.returnPressed.connect(self.confirmed)
            self.fields[seat] = field
            pair = QWidget()
            beside = QHBoxLayout(pair)
            beside.setContentsMargins(0, 0, 0, 0)
            name = Text(words.seat(seat))
            name.setWordWrap(False)
            beside.addWidget(name)
            beside.addWidget(field)
            row.addWidget(pair)
        self.sum = Text("", "muted")
        column.addLayout(row)
        column.addWidget(self.sum)
        self.sum.setVisible(len(seats) > 1)
        self._add()

    def _add(self) -> None:
        amounts = self._amounts()
        total = None if amounts is None else sum(amounts, Fraction(0))
        said = "–" if total is None else self._words.gain(total)
        self.sum.setText(self.tr("Sum of all: {total}").format(total=said))
        self.changed.emit()

    def _amounts(self) -> tuple[Fraction, ...] | None:
        told = [
            Fraction(0) if not field.text().strip() else field.amount()
            for field in self.fields.values()
        ]
        amounts = tuple(amount for amount in told if amount is not None)
        return amounts if len(amounts) == len(told) else None

    def answer(self) -> Answer | None:
        """Return the amounts by seat, of one seat its own; nothing while no field is filled."""
        if not any(field.text().strip() for field in self.fields.values()):
            return None
        amounts = self._amounts()
        return amounts[0] if amounts is not None and len(amounts) == 1 else amounts

    def fill(self, answer: Answer) -> None:
        """Show amounts."""
        amounts = answer if isinstance(answer, tuple) else (answer,)
        for field, amount in zip(self.fields.values(), amounts, strict=False):
            field.setText(str(amount))

    def take_focus(self) -> None:
        """Give the keyboard to the first field."""
        next(iter(self.fields.values())).setFocus()


@final
class ValuesAnswer(AnswerPart):
    """The values that a hand is worth, of all that the sheet knows."""

    def __init__(self, words: Words, values: Sequence[ValueChoice]) -> None:
        super().__init__()
        self.boxes: dict[str, QCheckBox] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for value in values:
            box = QCheckBox(words.message(value.label))
            box.setAccessibleDescription(words.message(value.gloss))
            box.toggled.connect(self.changed)
            self.boxes[value.value] = box
            column.addWidget(box)

    def answer(self) -> Answer | None:
        """Return the values that are marked; none is an answer too."""
        return frozenset(value for value, box in self.boxes.items() if box.isChecked())

    def fill(self, answer: Answer) -> None:
        """Mark values."""
        for value, box in self.boxes.items():
            box.setChecked(isinstance(answer, frozenset) and value in answer)

    def take_focus(self) -> None:
        """Give the keyboard to the first value."""
        next(iter(self.boxes.values())).setFocus()
