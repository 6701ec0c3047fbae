"""A table that is as high as its rows: the page around it scrolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
)

_LEAST: Final = 14
"""Width of a column of texts at least, in letters."""


@final
class FlatTable(QTableWidget):
    """Texts in its first column, figures in the others; a screen reader goes from cell to cell."""

    def __init__(self, name: str = "") -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(True)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._texts = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fill(self, heads: Sequence[str], rows: Sequence[Sequence[str]], *, texts: int = 1) -> None:
        """Show other rows; those before go. The first *texts* columns hold texts."""
        self._texts = texts
        self.setRowCount(0)
        self.setColumnCount(len(heads))
        for number, row in enumerate(rows):
            self.insertRow(number)
            for column, text in enumerate(row):
                item = QTableWidgetItem(text)
                item.setTextAlignment(_alignment(is_text=column < texts))
                self.setItem(number, column, item)
        for column in range(len(heads)):
            head = QTableWidgetItem(heads[column])
            head.setTextAlignment(_alignment(is_text=column < texts))
            self.setHorizontalHeaderItem(column, head)
        self._fit()

    def sizeHint(self) -> QSize:
        """Ask for the height of all rows."""
        tall = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        tall += self.horizontalScrollBar().sizeHint().height() if self._scrolls() else 0
        tall += sum(self.rowHeight(row) for row in range(self.rowCount()))
        return QSize(super().sizeHint().width(), tall)

    def _width(self, column: int) -> int:
        """Return how wide a column of figures is."""
        return max(self.sizeHintForColumn(column), self.horizontalHeader().sectionSizeHint(column))

    def _scrolls(self) -> bool:
        return self.horizontalHeader().length() > self.viewport().width()

    def minimumSizeHint(self) -> QSize:
        """Ask for the height of all rows, whatever the width."""
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let words that fill more lines in a narrower column have more height."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give figures the width they need, and texts the rest."""
        header, columns = self.horizontalHeader(), self.columnCount()
        least = _LEAST * self.fontMetrics().averageCharWidth()
        # Long heads fill several lines where the figures would leave the texts too little room.
        for gap in (" ", "\n"):
            for column in range(columns):
                head = self.horizontalHeaderItem(column)
                if head is not None:
                    head.setText(head.text().replace("\n", " ").replace(" ", gap))
            wide = [self._width(column) for column in range(self._texts, columns)]
            rest = (self.viewport().width() - sum(wide)) // self._texts
            if rest >= least:
                break
        for column in range(columns):
            figures = column - self._texts
            header.resizeSection(column, max(least, rest) if figures < 0 else wide[figures])
        self.resizeRowsToContents()
        self.setFixedHeight(self.sizeHint().height())


def _alignment(*, is_text: bool) -> Qt.AlignmentFlag:
    across = Qt.AlignmentFlag.AlignLeft if is_text else Qt.AlignmentFlag.AlignRight
    return across | Qt.AlignmentFlag.AlignVCenter
