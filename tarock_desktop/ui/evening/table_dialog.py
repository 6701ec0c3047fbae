"""Who plays from the next hand on, and how long a round lasts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from msgspec import Struct
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.documents.people import repeated
from tarock_desktop.ui.dialogs.level_texts import LevelTexts
from tarock_desktop.ui.game.setup import SeatSetup
from tarock_desktop.ui.style.dialog import Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.name_line import NameLine
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import ChoiceBox, Scrolling, Text

_MOST_HANDS: Final = 200
_MOST_MINUTES: Final = 600


class TableNow(Struct, frozen=True):
    """What the dialog starts from."""

    seats: tuple[SeatSetup, ...]
    """Who sits at the table, in order of play."""
    numbers: tuple[int, ...]
    """With how many people the sheet is played."""
    levels: tuple[str, ...]
    """Levels of computer players."""
    new_names: tuple[str, ...]
    """Names to propose for who joins."""
    keeps_number: bool
    """Whether the number of people must stay for now."""
    is_limited_by_sheet: bool
    """Whether the sheet itself says how long a round lasts, by hands or by the clock."""
    hands: int = 0
    minutes: int = 0
    """What the table has agreed on for a round; 0: nothing."""


@final
class TableDialog(Dialog):
    """Asks who leaves, who takes a seat, who joins; between two hands only."""

    def __init__(self, parent: QWidget | None, now: TableNow) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Who plays, and how long"))
        self._now = now
        self.stays: list[QCheckBox] = []
        self.names: list[NameLine] = []
        self.kinds: list[QComboBox] = []
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        most = len(now.seats) if now.keeps_number else max(now.numbers)
        free = [name for name in now.new_names if name not in {s.name for s in now.seats}]
        for place in range(most):
            sits = place < len(now.seats)
            seat = (
                now.seats[place]
                if sits
                else SeatSetup(free.pop(0) if free else str(place + 1), now.levels[0])
            )
            self._add(place, seat, sits=sits)
        self.problem = Text("", "warning")
        self._buttons = QDialogButtonBox()
        self.button = self._buttons.addButton(
            self.tr("From the next hand on"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.button.setProperty("role", "primary")
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self._look()
        resize_to_fit(self, 640, 560)

    # ------------------------------------------------------------------ what was filled in

    def seats(self) -> tuple[SeatSetup, ...]:
        """Return who sits at the table from the next hand on."""
        return tuple(
            SeatSetup(name.name() or str(place + 1), kind.currentData())
            for place, (stays, name, kind) in enumerate(
                zip(self.stays, self.names, self.kinds, strict=True)
            )
            if stays.isChecked()
        )

    def stayed(self) -> tuple[int, ...]:
        """Return the places, from 0, of those rows that sit at the table."""
        return tuple(place for place, box in enumerate(self.stays) if box.isChecked())

    def limits(self) -> tuple[int, int]:
        """Return hands and minutes of a round; 0: as the sheet says."""
        amount = self.amount.value()
        match self.length.currentData():
            case "hands":
                return amount, 0
            case "minutes":
                return 0, amount
            case _:
                return 0, 0

    # ------------------------------------------------------------------ the form

    def _add(self, place: int, seat: SeatSetup, *, sits: bool) -> None:
        stays, name, kind = QCheckBox(), NameLine(seat.name), ChoiceBox()
        number = place + 1
        stays.setText(self.tr("Seat {number}").format(number=number))
        stays.setChecked(sits)
        stays.setEnabled(not self._now.keeps_number)
        stays.setAccessibleName(self.tr("Seat {number} is taken").format(number=number))
        name.setAccessibleName(self.tr("Name in seat {number}").format(number=number))
        kind.addItem(self.tr("person"), None)
        texts = LevelTexts(self)
        for level in self._now.levels:
            kind.addItem(texts.text(level), level)
        if seat.level is not None and kind.findData(seat.level) < 0:
            kind.addItem(texts.text(seat.level), seat.level)
        kind.setCurrentIndex(max(0, kind.findData(seat.level)))
        kind.setAccessibleName(self.tr("Who plays in seat {number}").format(number=number))
        stays.toggled.connect(self._look)
        name.textChanged.connect(self._look)
        self.stays.append(stays)
        self.names.append(name)
        self.kinds.append(kind)
        for column, widget in enumerate((stays, name, kind)):
            self._grid.addWidget(widget, place, column)

    def _lay_out(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setSpacing(Space.S)
        about = self.tr(
            "A player who leaves is settled with what he has won or lost so far. The one who "
            "takes his seat plays on with what lies there; his own account begins at 0."
        )
        column.addWidget(Text(about, "muted"))
        column.addLayout(self._grid)
        if self._now.keeps_number:
            wait = self.tr(
                "Double hands are still to be played, or something lies in the pot: until then "
                "the number of people stays."
            )
            column.addWidget(Text(wait, "muted"))
        elif len(self._now.numbers) > 1:
            more = self.tr(
                "With another number of people a new score sheet begins. The sheet says who "
                "rests in a hand."
            )
            column.addWidget(Text(more, "muted"))
        column.addWidget(Text(self.tr("A round lasts"), "strong"))
        column.addLayout(self._length())
        column.addStretch(1)
        scroll = Scrolling(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.addWidget(scroll, 1)
        layout.addWidget(self.problem)
        layout.addWidget(self._buttons)

    def _length(self) -> QHBoxLayout:
        self.length, self.amount = ChoiceBox(), QSpinBox()
        usual = (
            self.tr("as the sheet says")
            if self._now.is_limited_by_sheet
            else self.tr("as long as you like")
        )
        for text, data in (
            (usual, ""),
            (self.tr("so many hands"), "hands"),
            (self.tr("so many minutes"), "minutes"),
        ):
            self.length.addItem(text, data)
        self.length.setAccessibleName(self.tr("A round lasts"))
        self.amount.setAccessibleName(self.tr("Number of hands or minutes"))
        kind = "hands" if self._now.hands else "minutes" if self._now.minutes else ""
        self.length.setCurrentIndex(self.length.findData(kind))
        self.amount.setRange(1, _MOST_MINUTES)
        self.amount.setValue(self._now.hands or self._now.minutes or 12)
        self.length.currentIndexChanged.connect(self._look)
        row = QHBoxLayout()
        row.addWidget(self.length)
        row.addWidget(self.amount)
        row.addStretch(1)
        return row

    def _look(self) -> None:
        """Say what is missing; what fits can be accepted."""
        problem = self._problem(self.seats())
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.button.setEnabled(not problem)
        for stays, name, kind in zip(self.stays, self.names, self.kinds, strict=True):
            name.setEnabled(stays.isChecked())
            kind.setEnabled(stays.isChecked())
        self.amount.setVisible(bool(self.length.currentData()))
        most = _MOST_HANDS if self.length.currentData() == "hands" else _MOST_MINUTES
        self.amount.setMaximum(most)

    def _problem(self, seats: Sequence[SeatSetup]) -> str:
        if len(seats) not in self._now.numbers:
            numbers = ", ".join(str(number) for number in sorted(self._now.numbers))
            return self.tr("The sheet is played by so many people: {numbers}.").format(
                numbers=numbers
            )
        if repeated([seat.name for seat in seats]) is not None:
            return self.tr("Two people have the same name.")
        return ""
