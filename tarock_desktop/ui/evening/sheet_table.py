"""A score sheet on screen: a row a hand, sums below, and the sentences of the proof."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QVBoxLayout, QWidget

from tarock_desktop.texts.evening import RIGHT, WRONG, marked
from tarock_desktop.texts.score_sheet import ToldProof, ToldRow, ToldSheet
from tarock_desktop.ui.style.tokens import Space, Theme
from tarock_desktop.ui.style.widgets import Text, clear

Parent: TypeAlias = QModelIndex | QPersistentModelIndex
_TOP: Final = QModelIndex()
NO_SHEET: Final = ToldSheet("", (), 0, (), (), ())


@final
class SheetModel(QAbstractTableModel):
    """The cells of a score sheet; each is made when it is seen, however many hands there are."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.sheet = NO_SHEET
        self.rows: tuple[ToldRow, ...] = ()
        """The hands, and the sums below them."""

    def show_sheet(self, sheet: ToldSheet) -> None:
        """Have the cells of another sheet."""
        self.beginResetModel()
        self.sheet, self.rows = sheet, (*sheet.rows, *sheet.sums)
        self.endResetModel()

    def rowCount(self, parent: Parent = _TOP) -> int:
        """Return how many hands and sums there are."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Parent = _TOP) -> int:
        """Return how many columns the sheet has."""
        return 0 if parent.isValid() else len(self.sheet.heads)

    def is_sentence(self, row: int) -> bool:
        """Return whether a row is a sentence between two hands."""
        is_hand = self.rows[row].hand or row >= len(self.sheet.rows)
        return not is_hand and not self.sheet.is_ledger

    def text(self, row: int, column: int) -> str:
        """Return what stands in a cell."""
        told = self.rows[row]
        if self.is_sentence(row):
            return told.cells[-1] if column == 0 else ""
        text = told.cells[column] if column < len(told.cells) else ""
        return marked(text) if column in told.wrong else text

    def data(self, index: Parent, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a cell says, or how it looks."""
        row, column = index.row(), index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(column)
            case Qt.ItemDataRole.FontRole:
                is_bold = row >= len(self.sheet.rows) or column in self.sheet.totals
                return _bold() if is_bold else None
            case Qt.ItemDataRole.ForegroundRole:
                return self._colour(row, column)
            case _:
                return None

    def headerData(
        self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the heading of a column."""
        if way != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.sheet.heads[section]
        return self._alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        return _LEFT if column < self.sheet.texts else _RIGHT

    def _colour(self, row: int, column: int) -> QColor | None:
        if column in self.rows[row].wrong:
            return QColor(self._theme.warning)
        is_figure = column >= self.sheet.texts and column not in self.sheet.totals
        return QColor(self._theme.muted) if is_figure else None


@final
class SheetTable(QTableView):
    """The hands of a round; a row that is chosen tells how it was counted."""

    told = Signal(tuple)
    """How the hand of the chosen row was counted, line by line."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.cells = SheetModel(theme)
        self.setModel(self.cells)
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
        # All rows are of one height: nobody has to measure a thousand of them.
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.selectionModel().currentRowChanged.connect(self._tell)

    def show_sheet(self, sheet: ToldSheet) -> None:
        """Show *sheet*, its last hand in sight."""
        self.clearSpans()
        self.cells.show_sheet(sheet)
        for row in range(len(self.cells.rows)):
            if self.cells.is_sentence(row):
                self.setSpan(row, 0, 1, len(sheet.heads))
            elif row >= len(sheet.rows) and sheet.texts > 1:
                self.setSpan(row, 0, 1, sheet.texts)
        self._fit()
        last = len(sheet.rows) - 1
        if sheet.is_ledger:
            self.scrollToTop()
        elif last >= 0:
            self.choose(last)

    def choose(self, row: int) -> None:
        """Choose a row, and bring it in sight."""
        index = self.cells.index(row, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def changeEvent(self, event: QEvent) -> None:
        """Give the columns their widths anew when texts have another size."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fit()

    def _fit(self) -> None:
        """Let every column have room for its longest text, and every row for its height."""
        metrics, header = QFontMetrics(_bold(self.font())), self.horizontalHeader()
        room = 3 * metrics.averageCharWidth()
        sheet = self.cells.sheet
        rows = [row for row in range(len(self.cells.rows)) if not self.cells.is_sentence(row)]
        for column in range(len(sheet.heads)):
            # What the sums say at the left lies over all columns of words.
            is_spanned = column < sheet.texts and sheet.texts > 1
            alone = [row for row in rows if row < len(sheet.rows) or not is_spanned]
            texts = (self.cells.text(row, column) for row in alone)
            # The longest by its letters may be narrower than another, hence a letter of room.
            longest = metrics.horizontalAdvance(max(texts, key=len, default=""))
            wide = max(longest + room, header.sectionSizeHint(column))
            header.resizeSection(column, wide)
        self.verticalHeader().setDefaultSectionSize(round(1.5 * metrics.height()))

    def _tell(self, index: Parent) -> None:
        row = index.row()
        self.told.emit(self.cells.rows[row].details if row >= 0 else ())


def _bold(font: QFont | None = None) -> QFont:
    bold = QFont() if font is None else QFont(font)
    bold.setBold(True)
    return bold


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

    def show_proofs(self, proofs: tuple[ToldProof, ...], without: str = "") -> None:
        """Show them; what does not hold comes first.

        *without* is the sentence where there are none.
        """
        clear(self._layout)
        if not proofs and without:
            self._layout.addWidget(Text(without, "muted"))
        for proof in sorted(proofs, key=lambda each: each.holds):
            sign = RIGHT if proof.holds else WRONG
            role = "legal" if proof.holds else "warning"
            self._layout.addWidget(Text(f"{sign} {proof.sentence}", role))
