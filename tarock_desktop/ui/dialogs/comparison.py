"""What two rulesets say differently, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.comparison import ComparisonWords, Said
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.style.dialog import CloseBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import ChoiceBox, Text
from tarock_desktop.variants.comparison import compare
from tarock_desktop.variants.loader import load_sheet

_COLUMNS = 3


@final
class ComparisonDialog(Dialog):
    """Two rulesets to choose, and a table of all that differs between them."""

    def __init__(
        self,
        parent: QWidget | None,
        catalogue: Translations,
        names: Sequence[str] = tuple(FAMILY_OF),
    ) -> None:
        """Compare the first two of the rulesets with the ids *names*."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rulesets compared"))
        self._catalogue = catalogue
        self._sheets = {name: load_sheet(name, {}) for name in names}
        self.left = self._box(self.tr("First ruleset"), 0)
        self.right = self._box(self.tr("Second ruleset"), len(names) > 1)
        self.nothing = Text(self.tr("There are no differences."), "muted")
        self.table = QTableWidget(0, _COLUMNS)
        self._style_table()
        choice = QHBoxLayout()
        choice.addWidget(self.left, 1)
        choice.addWidget(Text("↔"))
        choice.addWidget(self.right, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.addLayout(choice)
        layout.addWidget(self.nothing)
        layout.addWidget(self.table, 1)
        layout.addWidget(CloseBox(self))
        for box in (self.left, self.right):
            box.currentIndexChanged.connect(self._fill)
        self._fill()
        resize_to_fit(self, 860, 600)

    def _box(self, label: str, first: int) -> QComboBox:
        box = ChoiceBox()
        box.setAccessibleName(label)
        for name, sheet in self._sheets.items():
            box.addItem(sheet.ruleset.name, name)
        box.setCurrentIndex(first)
        return box

    def _style_table(self) -> None:
        table = self.table
        table.setAccessibleName(self.tr("Differences"))
        table.setWordWrap(True)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        # Words that fill fewer lines in a wider column need less height.
        header.sectionResized.connect(table.resizeRowsToContents)

    def _fill(self) -> None:
        left, right = (self._sheets[box.currentData()] for box in (self.left, self.right))
        sheets = left, right
        words = ComparisonWords(
            self._catalogue, *(Words(self._catalogue, sheet, ()) for sheet in sheets)
        )
        differences = compare(left, right)
        self.nothing.setVisible(not differences)
        self.table.setVisible(bool(differences))
        self.table.clearSpans()
        self.table.setRowCount(0)
        heads = (self.tr("Subject"), *(sheet.ruleset.name for sheet in sheets))
        self.table.setHorizontalHeaderLabels(heads)
        section = None
        for difference in differences:
            if difference.section is not section:
                section = difference.section
                self._add_title(words.section(section))
            text = words.difference(difference)
            self._add_row(text.subject, _cell(text.left), _cell(text.right))
        self.table.resizeRowsToContents()

    def _add_title(self, title: str) -> None:
        (item,) = self._add_row(title)
        self.table.setSpan(self.table.rowCount() - 1, 0, 1, _COLUMNS)
        font = item.font()
        font.setBold(True)
        item.setFont(font)

    def _add_row(self, *cells: str) -> list[QTableWidgetItem]:
        row = self.table.rowCount()
        self.table.insertRow(row)
        items = [QTableWidgetItem(cell) for cell in cells]
        for column, item in enumerate(items):
            item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self.table.setItem(row, column, item)
        return items


def _cell(said: Said) -> str:
    lines = "\n".join(said.lines)
    return f"{lines}\n[{said.heading}]" if said.heading else lines
