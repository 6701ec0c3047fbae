"""How people have fared over their last hands: lines, or a table of the same sums."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final, final

from msgspec import Struct
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tarock_desktop.ui.people.flat_table import FlatTable
from tarock_desktop.ui.people.plot import Line, LinePlot, line_of
from tarock_desktop.ui.style.person import SHAPES, person_colour
from tarock_desktop.ui.style.tokens import PERSON_COLOURS, Space, Theme
from tarock_desktop.ui.style.widgets import Choice, Text

SPANS: Final = (20, 100)
"""Over how many hands lines are drawn; before the fewest of them there are none."""


class Fared(Struct, frozen=True):
    """What the hands of one person have brought."""

    name: str
    colour: str
    """One of `PERSON_COLOURS`; empty: none is chosen."""
    gains: tuple[Fraction, ...]
    """The earliest first."""


@final
class Course(QWidget):
    """Draws the last 20 or 100 hands of one person, and of those he is compared with."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._fared: tuple[Fared, ...] = ()
        self._figure: Callable[[Fraction], str] = str
        self.note = Text("", "muted")
        self.plot = LinePlot(theme)
        self.table = FlatTable(self.tr("Sums after each hand"))
        self.spans: dict[int, Choice] = {}
        choices = QHBoxLayout()
        choices.setSpacing(Space.S)
        for span in SPANS:
            button = Choice(self.tr("The last {count} hands").format(count=span), self._show)
            button.setProperty("role", "toggle")
            button.setCheckable(True)
            button.setAutoExclusive(True)
            self.spans[span] = button
            choices.addWidget(button)
        self.spans[SPANS[0]].setChecked(True)
        choices.addStretch(1)
        self.as_table = Choice(self.tr("As a table"), self._show)
        self.as_table.setProperty("role", "toggle")
        self.as_table.setCheckable(True)
        choices.addWidget(self.as_table)
        self._choices = QWidget()
        self._choices.setLayout(choices)
        choices.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.S)
        for part in (self._choices, self.note, self.plot, self.table):
            column.addWidget(part)

    def show_course(self, fared: Sequence[Fared], figure: Callable[[Fraction], str]) -> None:
        """Show how people have fared, the first of them among others; *figure* says an amount."""
        self._fared, self._figure = tuple(fared), figure
        self._show()

    @property
    def span(self) -> int:
        """Over how many hands the lines go."""
        return next(span for span, button in self.spans.items() if button.isChecked())

    def lines(self) -> tuple[Line, ...]:
        """Return the lines that are drawn: of everybody who has played enough."""
        inks = self._inks()
        return tuple(
            line_of(each.name, inks[each.name], place % SHAPES, each.gains[-self.span :])
            for place, each in enumerate(self._fared)
            if len(each.gains) >= SPANS[0]
        )

    def _inks(self) -> Mapping[str, str]:
        """Return an ink for everybody: his colour, or one that nobody else has chosen."""
        taken = {each.colour for each in self._fared if each.colour}
        free = [colour for colour in PERSON_COLOURS if colour not in taken] or [*PERSON_COLOURS]
        inks: dict[str, str] = {}
        for each in self._fared:
            colour = each.colour or free[len(inks) % len(free)]
            inks[each.name] = person_colour(colour, self._theme.panel)
        return inks

    def _show(self) -> None:
        lines = self.lines()
        few = [each for each in self._fared if len(each.gains) < SPANS[0]]
        self.note.setText(" ".join(self._too_few(each) for each in few))
        self.note.setVisible(bool(few))
        self._choices.setVisible(bool(lines))
        is_table = self.as_table.isChecked()
        self.plot.setVisible(bool(lines) and not is_table)
        self.table.setVisible(bool(lines) and is_table)
        self.plot.show_lines(lines, self._figure)
        self.plot.setAccessibleName(self._told(lines))
        heads = (self.tr("Hand"), *(line.name for line in lines))
        self.table.fill(heads, self._rows(lines))

    def _too_few(self, fared: Fared) -> str:
        return self.tr(
            "{name}: lines begin after {least} hands; so far there are {count}."
        ).format(name=fared.name, least=SPANS[0], count=len(fared.gains))

    def _told(self, lines: Sequence[Line]) -> str:
        """Return in words what the lines come to."""
        told = [
            self.tr("{name}: {sum} in {count} hands").format(
                name=line.name, sum=self._figure(line.sums[-1]), count=len(line.sums) - 1
            )
            for line in lines
        ]
        return "; ".join(told)

    def _rows(self, lines: Sequence[Line]) -> list[list[str]]:
        hands = max((len(line.sums) for line in lines), default=1) - 1
        rows = []
        for hand in range(1, hands + 1):
            cells = [str(hand)]
            for line in lines:
                place = hand - (hands + 1 - len(line.sums))
                cells.append(self._figure(line.sums[place]) if place > 0 else "")
            rows.append(cells)
        return rows
