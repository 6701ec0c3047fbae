"""One table's sheet to be filled in: names, start numbers, a row a hand, and what it comes to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
)

from tarock_desktop.records.paper import MOST_ROWS, MOST_TEXT, PaperTable
from tarock_desktop.ui.style.tokens import Theme

_NAMES, _NUMBERS, _ROWS = 0, 1, 2
"""The lines of the grid: names, start numbers, and from here on the rows."""
_SUM, _FIRST = 0, 1
"""The column that says what a row comes to, always in sight, and the first one of the seats."""
_LEAST: Final = 3
"""So many rows can be filled in at first; below the last filled one is always another."""


@final
class PaperGrid(QTableWidget):
    """A grid of hands and seats; the first column says whether a row adds up."""

    typed = Signal()
    """Something was filled in."""

    def __init__(
        self,
        theme: Theme,
        verdict: Callable[[PaperTable, int], tuple[str, bool]],
        loan: str = "",
    ) -> None:
        """Make an empty grid.

        Args:
            theme: its colours.
            verdict: says of a row what it comes to, and whether that is wrong.
            loan: the word for what is borrowed; empty: nobody borrows here.
        """
        super().__init__(0, 0)
        self._theme, self._verdict, self._loan = theme, verdict, loan
        self._name = ""
        self._seats = 0
        self._is_filling = False
        self.setAccessibleName(self.tr("Scores of the table"))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setHighlightSections(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.SelectedClicked
        )
        self.cellChanged.connect(self._changed)

    # ------------------------------------------------------------------ what stands there

    def show_table(self, table: PaperTable, seats: int) -> None:
        """Show a table's sheet with at least so many *seats*."""
        self._is_filling = True
        self._name = table.name
        self._seats = max(seats, len(table.players))
        width = 2 if self._loan else 1
        self.clear()
        self.setColumnCount(_FIRST + self._seats * width)
        self.setRowCount(_ROWS + max(_LEAST, len(table.rows) + 1))
        self._set_heads(width)
        for seat in range(self._seats):
            self._put(_NAMES, _FIRST + seat * width, _at(table.players, seat))
            self._put(_NUMBERS, _FIRST + seat * width, _at(table.numbers, seat))
            for row in range(self.rowCount() - _ROWS):
                cells = table.rows[row] if row < len(table.rows) else ()
                self._put(_ROWS + row, _FIRST + seat * width, _at(cells, seat))
                if self._loan:
                    lent = table.loans[row] if row < len(table.loans) else ()
                    self._put(_ROWS + row, _FIRST + seat * width + 1, _at(lent, seat))
        self._is_filling = False
        self._judge()

    def _set_heads(self, width: int) -> None:
        heads = [self.tr("Sum")]
        for seat in range(self._seats):
            heads.append(self.tr("Seat {number}").format(number=seat + 1))
            heads += [self._loan] * (width - 1)
        self.setHorizontalHeaderLabels(heads)

    def _label_rows(self) -> None:
        rows = (str(number + 1) for number in range(self.rowCount() - _ROWS))
        self.setVerticalHeaderLabels([self.tr("Name"), self.tr("Start number"), *rows])

    def table(self) -> PaperTable:
        """Return what is filled in; empty rows at the end are left out."""
        width = 2 if self._loan else 1
        seats = range(self._seats)
        rows = [
            tuple(self._text(row, _FIRST + seat * width) for seat in seats)
            for row in range(_ROWS, self.rowCount())
        ]
        loans = [
            tuple(
                self._text(row, _FIRST + seat * width + 1) if self._loan else "" for seat in seats
            )
            for row in range(_ROWS, self.rowCount())
        ]
        while rows and not any(rows[-1]) and not any(loans[-1]):
            rows.pop()
            loans.pop()
        numbers = tuple(self._text(_NUMBERS, _FIRST + seat * width) for seat in seats)
        return PaperTable(
            name=self._name,
            players=tuple(self._text(_NAMES, _FIRST + seat * width) for seat in seats),
            numbers=numbers if any(numbers) else (),
            rows=tuple(rows),
            loans=tuple(loans) if any(map(any, loans)) else (),
        )

    def _text(self, row: int, column: int) -> str:
        item = self.item(row, column)
        text = "" if item is None else " ".join(item.text().split())
        return "".join(char for char in text if char.isprintable())[:MOST_TEXT]

    def _put(self, row: int, column: int, text: str) -> None:
        item = QTableWidgetItem(text)
        side = Qt.AlignmentFlag.AlignLeft if row == _NAMES else Qt.AlignmentFlag.AlignRight
        item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        if row == _NAMES:
            font = item.font()
            font.setBold(True)
            item.setFont(font)
        self.setItem(row, column, item)

    # ------------------------------------------------------------------ the sums

    def _changed(self, row: int, column: int) -> None:
        if self._is_filling:
            return
        self._is_filling = True
        self._put(row, column, self._text(row, column))
        self._is_filling = False
        if row == self.rowCount() - 1 and self.rowCount() < _ROWS + MOST_ROWS:
            self._add_row()
        self._judge()
        self.typed.emit()

    def _add_row(self) -> None:
        self._is_filling = True
        row = self.rowCount()
        self.insertRow(row)
        for column in range(_FIRST, self.columnCount()):
            self._put(row, column, "")
        self._is_filling = False

    def _judge(self) -> None:
        """Say of each row what it comes to."""
        self._is_filling = True
        table = self.table()
        for row in range(self.rowCount()):
            place = row - _ROWS
            said, is_wrong = ("", False)
            if 0 <= place < len(table.rows):
                said, is_wrong = self._verdict(table, place)
            item = QTableWidgetItem(said)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            colour = self._theme.warning if is_wrong else self._theme.information
            item.setForeground(QColor(colour))
            self.setItem(row, _SUM, item)
            if row in (_NAMES, _NUMBERS) and self._loan:
                self._bar_loans(row)
        self._label_rows()
        self._is_filling = False

    def _bar_loans(self, row: int) -> None:
        """Let nothing be typed where a name has no loan."""
        for column in range(_FIRST + 1, self.columnCount(), 2):
            item = QTableWidgetItem("")
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.setItem(row, column, item)


def _at(texts: tuple[str, ...], place: int) -> str:
    return texts[place] if place < len(texts) else ""
