"""The results of one table, to be read and to be typed: names, and a row for each deal."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from tarock_desktop.documents.people import clean_line, is_name
from tarock_desktop.records.duplicate_results import TableResults, score_of
from tarock_desktop.records.duplicate_sets import DuplicateSet
from tarock_desktop.session.deals import LETTERS
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.texts.numbers import mixed

NAMES_ROW: Final = 0
"""The row with the names; the row of a deal has the deal's number."""


@final
class ResultsTable(QTableWidget):
    """Rows of scores; what is typed counts once the row adds up to zero."""

    changed = Signal(object)
    """The `TableResults` as they stand now."""

    def __init__(self) -> None:
        super().__init__()
        self._played: DuplicateSet | None = None
        self._results = TableResults("", (), {})
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setTabKeyNavigation(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.cellChanged.connect(self._take)

    def show_results(self, played: DuplicateSet, results: TableResults) -> None:
        """Show what a table has played; what is being typed in other rows stays."""
        is_other = played is not self._played or results.table != self._results.table
        self._played, self._results = played, results
        blocker = QSignalBlocker(self)
        people, deals = played.people, len(played.deals)
        if is_other:
            self.clearContents()
        self.setRowCount(deals + 1)
        self.setColumnCount(people + 1)
        self.setHorizontalHeaderLabels([*LETTERS[:people], "Σ"])
        heads = [
            self.tr("{number}, dealer {seat}").format(number=at, seat=LETTERS[deal.dealer])
            for at, deal in enumerate(played.deals, start=1)
        ]
        self.setVerticalHeaderLabels([self.tr("Name"), *heads])
        for seat, name in enumerate(results.names):
            self._write(NAMES_ROW, seat, name)
        self._write(NAMES_ROW, people, "", is_open=False)
        for number in range(1, deals + 1):
            row = results.scores.get(number)
            for seat in range(people):
                if row is not None:
                    self._write(number, seat, mixed(row[seat]))
                elif self.item(number, seat) is None:
                    self._write(number, seat, "")
            self._write_sum(number)
        blocker.unblock()

    def _write(self, row: int, column: int, text: str, *, is_open: bool = True) -> None:
        item = self.item(row, column)
        if item is not None:
            item.setText(text)
            return
        item = QTableWidgetItem(text)
        if row != NAMES_ROW:
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if not is_open:
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
        self.setItem(row, column, item)

    def _take(self, row: int, column: int) -> None:
        """Take a name or a score that was typed."""
        played = self._played
        if played is None or column >= played.people:
            return
        if row == NAMES_ROW:
            names = tuple(self._text(NAMES_ROW, seat) for seat in range(played.people))
            kept = tuple(
                clean_line(name) if is_name(name) else before
                for name, before in zip(names, self._results.names, strict=True)
            )
            self._tell(TableResults(self._results.table, kept, self._results.scores))
            return
        blocker = QSignalBlocker(self)
        self._write_sum(row)
        blocker.unblock()
        scores = dict(self._results.scores)
        typed = self.typed(row)
        if typed is None or sum(typed, Fraction(0)):
            scores.pop(row, None)
        else:
            scores[row] = typed
        self._tell(TableResults(self._results.table, self._results.names, scores))

    def _tell(self, results: TableResults) -> None:
        if results != self._results:
            self._results = results
            self.changed.emit(results)

    def typed(self, row: int) -> Amounts | None:
        """Return the scores in a row; `None`: it is not filled, or something is no number."""
        played = self._played
        if played is None:
            return None
        try:
            return tuple(_read(self._text(row, seat)) for seat in range(played.people))
        except ValueError:
            return None

    def _text(self, row: int, column: int) -> str:
        item = self.item(row, column)
        return "" if item is None else item.text()

    def _write_sum(self, row: int) -> None:
        """Say what a row adds up to: a mark where it is zero, as it must be."""
        played, typed = self._played, self.typed(row)
        if played is None:
            return
        said = ""
        if typed is not None:
            said = f"{mixed(sum(typed, Fraction(0)))} {'✗' if sum(typed) else '✓'}"
        self._write(row, played.people, said, is_open=False)


_GLYPHS: Final = {"½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4"}


def _read(text: str) -> Fraction:
    """Return a score as it is typed, or as the table itself writes it: `4½`."""
    text = text.strip()
    glyph = _GLYPHS.get(text[-1:])
    if glyph is None:
        return score_of(text)
    units = text[:-1]
    sign = -1 if units[:1] in ("-", "\N{MINUS SIGN}") else 1
    whole = score_of(units) if units.strip("-+\N{MINUS SIGN}") else Fraction(0)
    return whole + sign * score_of(glyph)
