"""A score sheet on screen: a row a hand, sums below, and the sentences of the proof."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.texts.evening import RIGHT, WRONG, marked
from tarock_desktop.texts.score_sheet import ToldLine, ToldProof, ToldRow, ToldSheet
from tarock_desktop.ui.style.tokens import Space, Theme
from tarock_desktop.ui.style.widgets import Text, clear


@final
class SheetTable(QTableWidget):
    """The hands of a round; a row that is chosen tells how it was counted."""

    told = Signal(tuple)
    """How the hand of the chosen row was counted, line by line."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(0, 0)
        self._theme = theme
        self._details: list[tuple[ToldLine, ...]] = []
        self.setAccessibleName(self.tr("Score sheet"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setHighlightSections(False)
        self.currentCellChanged.connect(self._tell)

    def show_sheet(self, sheet: ToldSheet) -> None:
        """Show *sheet*, its last hand in sight."""
        self.clear()
        self.setColumnCount(len(sheet.heads))
        for column, text in enumerate(sheet.heads):
            head = QTableWidgetItem(text)
            head.setTextAlignment(_LEFT if column < sheet.texts else _RIGHT)
            self.setHorizontalHeaderItem(column, head)
        rows = (*sheet.rows, *sheet.sums)
        self.clearSpans()
        self.setRowCount(len(rows))
        self._details = [row.details for row in rows]
        for place, row in enumerate(rows):
            self._fill(place, row, sheet, is_sum=place >= len(sheet.rows))
        self.resizeRowsToContents()
        last = len(sheet.rows) - 1
        if sheet.is_ledger:
            self.scrollToTop()
        elif last >= 0:
            self.setCurrentCell(last, 0)
            self.scrollTo(self.model().index(last, 0))

    def _fill(self, place: int, row: ToldRow, sheet: ToldSheet, *, is_sum: bool) -> None:
        if not row.hand and not is_sum and not sheet.is_ledger:
            # A sentence between two hands.
            self.setItem(place, 0, QTableWidgetItem(row.cells[-1]))
            self.setSpan(place, 0, 1, len(sheet.heads))
            return
        for column in range(len(sheet.heads)):
            text = row.cells[column] if column < len(row.cells) else ""
            is_wrong = column in row.wrong
            item = QTableWidgetItem(marked(text) if is_wrong else text)
            item.setTextAlignment(_LEFT if column < sheet.texts else _RIGHT)
            font = item.font()
            is_total = column in sheet.totals
            font.setBold(is_sum or is_total)
            item.setFont(font)
            if is_wrong:
                item.setForeground(QColor(self._theme.warning))
            elif column >= sheet.texts and not is_total:
                item.setForeground(QColor(self._theme.muted))
            self.setItem(place, column, item)
        if is_sum and sheet.texts > 1:
            self.setSpan(place, 0, 1, sheet.texts)

    def _tell(self, row: int) -> None:
        self.told.emit(self._details[row] if 0 <= row < len(self._details) else ())


_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@final
class ProofLines(QWidget):
    """The sentences that prove a sheet, each with its sign."""

    def __init__(self) -> None:
        super().__init__()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(Space.XS // 2)

    def show_proofs(self, proofs: tuple[ToldProof, ...]) -> None:
        """Show them; what does not hold comes first."""
        clear(self._layout)
        for proof in sorted(proofs, key=lambda each: each.holds):
            sign = RIGHT if proof.holds else WRONG
            role = "legal" if proof.holds else "warning"
            self._layout.addWidget(Text(f"{sign} {proof.sentence}", role))
