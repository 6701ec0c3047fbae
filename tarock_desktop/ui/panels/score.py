"""Scores: what everybody has, the lines of the hand, and how each was worked out."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from tarock_desktop.messages.message import NameRef
from tarock_desktop.table.amounts import ZERO, Amounts, ScoreLine, total
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.panels.chips import ChipStacks, piles
from tarock_desktop.ui.panels.round_state import POT
from tarock_desktop.ui.panels.section import Panel
from tarock_desktop.ui.scene.portraits import portrait, portraits_of
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import LineButton, Text, clear

_NAME, _CHIPS, _WRITTEN, _PAID, _COLUMNS = 1, 2, 3, 5, 7
"""Columns of the ledger: after the portrait the name, chips, what is written, what was paid,
each with its gain."""
_RIGHT: Final = "✓"


@final
class ScorePanel(Panel):
    """The ledger with its sum, and below it the lines of this hand."""

    article_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.S, 0, Space.S, Space.XS)
        layout.setSpacing(Space.XS)
        self.ledger = Ledger()
        self.lines = ScoreLines()
        self.lines.article_wanted.connect(self.article_wanted)
        layout.addWidget(self.ledger)
        layout.addWidget(self.lines)
        layout.addStretch(1)

    def title(self) -> str:
        """Return the title."""
        return self.tr("Scores")

    def subject(self, glance: Glance) -> object:
        """Return what was won and lost."""
        result = glance.observation.result
        return glance.observation.round, result, glance.viewer if result.lines else None

    def fill(self, glance: Glance) -> None:
        """Show the ledger and the lines."""
        self.ledger.show_glance(glance)
        self.lines.show_lines(glance, glance.observation.result.lines)
        self.counted.emit(self.ledger.mark)


@final
class Ledger(QWidget):
    """What each has, in chips and in figures, and whether it all adds up."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(Space.XS)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(_NAME, 1)
        self.mark = ""

    def show_glance(self, glance: Glance) -> None:
        """Show the scores of *glance*."""
        clear(self._grid)
        lines, seats = glance.observation.result.lines, len(glance.names)
        gains = total((line.amounts for line in lines), seats)
        written = total((line.written for line in lines), seats)
        if glance.sheet.keeps_written:
            self._grid.addWidget(_figure(self.tr("Written"), "muted"), 0, _WRITTEN, 1, 2)
            self._grid.addWidget(_figure(self.tr("Paid"), "muted"), 0, _PAID, 1, 2)
        elif glance.observation.round.notes.kassa:
            self._show_kassa(glance)
        for seat, name in enumerate(glance.names):
            self._show_seat(glance, seat, name, gains)
            if glance.sheet.keeps_written:
                self._show_written(glance, seat, written)
        self._show_sum(glance, seats)

    def _show_seat(self, glance: Glance, seat: int, name: str, gains: Amounts) -> None:
        table, line = glance.observation.round, _line(seat)
        self._grid.addWidget(self._portrait(glance, seat), line, 0)
        self._grid.addWidget(Text(name, "strong"), line, _NAME)
        laid = piles(table.chips[seat], glance.sheet)
        if laid:
            self._grid.addWidget(ChipStacks(laid), line, _CHIPS)
        figure = _figure(glance.words.figure(table.scores[seat]), "figure")
        self._grid.addWidget(figure, line, _PAID)
        gained = glance.words.gain(gains[seat]) if gains[seat] else ""
        role = "legal" if gains[seat] > 0 else "warning"
        self._grid.addWidget(_figure(gained, role), line, _PAID + 1)
        if table.loans[seat]:
            loan = glance.words.name(NameRef("bank", "loan"))
            owed = f"{loan}: {glance.words.amount(table.loans[seat])}"
            self._grid.addWidget(Text(owed, "muted"), line + 2, 0, 1, _COLUMNS)

    def _portrait(self, glance: Glance, seat: int) -> QLabel:
        """Return the portrait of a person, as high as the figures beside it."""
        made = QLabel()
        side = round(1.5 * self.fontMetrics().height())
        number = portraits_of(glance.names)[seat]
        made.setPixmap(portrait(number, side, self.devicePixelRatioF()))
        return made

    def _show_written(self, glance: Glance, seat: int, written: Amounts) -> None:
        """Show the column of a seat on the written sheet, and what this hand added."""
        column = glance.observation.round.written
        so_far = column[seat] if column else Fraction(0)
        self._grid.addWidget(_figure(glance.words.figure(so_far)), _line(seat), _WRITTEN)
        added = glance.words.gain(written[seat]) if written[seat] else ""
        self._grid.addWidget(_figure(added, "muted"), _line(seat), _WRITTEN + 1)

    def _show_kassa(self, glance: Glance) -> None:
        """Show what each has gained from the common pot or paid into it, and what lies in it."""
        round_, figure = glance.observation.round, glance.words.figure
        head = glance.words.name(POT)
        self._grid.addWidget(_figure(head, "muted"), 0, _WRITTEN, 1, 2)
        self._grid.addWidget(_figure(self.tr("Points"), "muted"), 0, _PAID, 1, 2)
        for seat, amount in enumerate(round_.notes.kassa):
            self._grid.addWidget(_figure(figure(amount), "muted"), _line(seat), _WRITTEN)
        seats = len(round_.notes.kassa)
        pot = self.tr("contents: {amount}").format(amount=figure(round_.notes.pot))
        self._grid.addWidget(_figure(pot, "muted"), _line(seats), _WRITTEN, 1, 2)

    def _show_sum(self, glance: Glance, seats: int) -> None:
        (summed, mark), line = check_total(glance), _line(seats)
        self.mark = mark[0]
        self._grid.addWidget(Text(self.tr("Check total"), "muted"), line, 0, 1, 2)
        self._grid.addWidget(_figure(summed), line, _PAID)
        role = "legal" if mark == _RIGHT else "warning"
        self._grid.addWidget(_figure(mark, role), line, _PAID + 1)


@final
class ScoreLines(QWidget):
    """The lines of a hand; each opens its calculation."""

    article_wanted = Signal(str)
    reshaped = Signal()
    """A calculation was opened or closed."""

    def __init__(self) -> None:
        super().__init__()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._opened: set[int] = set()
        self._shown: tuple[ScoreLine, ...] = ()
        self._glance: Glance | None = None

    def show_lines(self, glance: Glance, lines: tuple[ScoreLine, ...]) -> None:
        """Show *lines*; those that were open stay open while they are the same."""
        if lines[: len(self._shown)] != self._shown:
            self._opened.clear()
        self._shown, self._glance = lines, glance
        self._rebuild()

    def open_line(self, place: int, *, open_: bool = True) -> None:
        """Open or close the calculation of a line."""
        (self._opened.add if open_ else self._opened.discard)(place)
        self._rebuild()
        # Qt shows the new lines in the next round of its loop; before, they have no height.
        QTimer.singleShot(0, self, self.reshaped.emit)

    def _rebuild(self) -> None:
        clear(self._layout)
        if self._glance is None:
            return
        for place, line in enumerate(self._shown):
            self._layout.addWidget(self._head(self._glance, place, line))
            if place in self._opened:
                self._add_working(self._glance, line)
            elif summary := self._glance.words.score_line(line).summary:
                self._layout.addWidget(Text(self._whose(line, summary), "muted"))

    def _head(self, glance: Glance, place: int, line: ScoreLine) -> LineButton:
        said = glance.words.score_line(line)
        is_open = place in self._opened
        mark = "▾" if is_open else "▸"
        text = f"{mark} {said.label}"
        if glance.viewer is not None and line.amounts[glance.viewer]:
            text = f"{text}  ({glance.words.gain(line.amounts[glance.viewer])})"
        button = LineButton(text, lambda: self.open_line(place, open_=not is_open))
        set_tip(button, self.tr("Show the calculation"))
        return button

    def _whose(self, line: ScoreLine, summary: str) -> str:
        """Return a summary of the game with the names of those who played it."""
        glance = self._glance
        if glance is None or line.part != "game":
            return summary
        side, _ = glance.sheet.known_sides(glance.observation)
        match [glance.name(seat) for seat in side]:
            case [one]:
                return f"{one} {summary}"
            case [first, second]:
                said = self.tr("{first} and {second} {summary}")
                return said.format(first=first, second=second, summary=summary)
            case _:
                return summary

    def _add_working(self, glance: Glance, line: ScoreLine) -> None:
        said = glance.words.score_line(line)
        for step in said.working:
            self._layout.addWidget(Text(f"   {step.line}", "muted"))
        self._layout.addWidget(Text(f"   {_by_name(glance, said.amounts)}"))
        if any(line.written):
            written = self.tr("Written: {amounts}").format(amounts=_by_name(glance, said.written))
            self._layout.addWidget(Text(f"   {written}"))
        article = glance.words.article(line.article)
        self._layout.addWidget(
            LineButton(article.heading, lambda: self.article_wanted.emit(line.article), "muted")
        )


def check_total(glance: Glance) -> tuple[str, str]:
    """Return the sum of all scores, and a tick or what the sum should be."""
    summed, right = sum(glance.observation.round.scores, ZERO), glance.sheet.round.sheet_total
    return glance.words.figure(summed), _RIGHT if summed == right else f"≠ {right}"


def _line(seat: int) -> int:
    """Return the first line of a seat, below the headings."""
    return seat * 3 + 1


def _by_name(glance: Glance, amounts: tuple[str, ...]) -> str:
    return " · ".join(f"{name} {said}" for name, said in zip(glance.names, amounts, strict=True))


def _figure(text: str, role: str = "") -> Text:
    """Return a figure at the right edge of its column."""
    made = Text(text, role)
    made.setWordWrap(False)
    made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return made
