"""A table that is as high as its rows: the page around it scrolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
)


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
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fill(self, heads: Sequence[str], rows: Sequence[Sequence[str]], *, texts: int = 1) -> None:
        """Show other rows; those before go. The first *texts* columns hold texts."""
        self.setRowCount(0)
        self.setColumnCount(len(heads))
        for number, row in enumerate(rows):
            self.insertRow(number)
            for column, text in enumerate(row):
                item = QTableWidgetItem(text)
                item.setTextAlignment(_alignment(is_text=column < texts))
                self.setItem(number, column, item)
        header = self.horizontalHeader()
        for column in range(len(heads)):
            is_text, mode = column < texts, QHeaderView.ResizeMode
            head = QTableWidgetItem(heads[column])
            head.setTextAlignment(_alignment(is_text=is_text))
            self.setHorizontalHeaderItem(column, head)
            header.setSectionResizeMode(column, mode.Stretch if is_text else mode.ResizeToContents)
        self._fit()

    def sizeHint(self) -> QSize:
        """Ask for the height of all rows."""
        tall = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        tall += sum(self.rowHeight(row) for row in range(self.rowCount()))
        return QSize(super().sizeHint().width(), tall)

    def minimumSizeHint(self) -> QSize:
        """Ask for the height of all rows, whatever the width."""
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let words that fill more lines in a narrower column have more height."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.resizeRowsToContents()
        self.setFixedHeight(self.sizeHint().height())


def _alignment(*, is_text: bool) -> Qt.AlignmentFlag:
    across = Qt.AlignmentFlag.AlignLeft if is_text else Qt.AlignmentFlag.AlignRight
    return across | Qt.AlignmentFlag.AlignVCenter
