"""Scores of several tables that were kept on paper: typed in, added up, and put in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.records.paper import (
    MOST_TABLES,
    MOST_TEXT,
    PaperScores,
    PaperTable,
    RowState,
    check_row,
    kinds,
    standings,
)
from tarock_desktop.texts.paper import PaperTexts
from tarock_desktop.ui.evening.paper_grid import PaperGrid
from tarock_desktop.ui.evening.sheet_table import ProofLines, SheetTable
from tarock_desktop.ui.style.dialog import Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tokens import Space, Theme
from tarock_desktop.ui.style.widgets import Choice, ChoiceBox, Form, Text
from tarock_desktop.variants.base import Variant

_LINES: Final = 7
"""Height of the sheets of the tables at least, in lines of text; of the standings half of it."""


class PaperOffer(Struct, frozen=True):
    """What the dialog needs of the sheets."""

    rulesets: Mapping[str, str]
    """Name of each ruleset, by id."""
    variant: Callable[[str], Variant]
    """Gives a ruleset."""
    texts: Callable[[str], PaperTexts]
    """Gives the words for one."""


@final
class PaperDialog(Dialog):
    """Asks for the sheets of all tables; the places stand below and follow while one types."""

    save_wanted = Signal()
    open_wanted = Signal()
    pdf_wanted = Signal()
    csv_wanted = Signal()
    leave_wanted = Signal()
    """It is to be closed, and something is not saved."""

    def __init__(
        self, parent: QWidget | None, theme: Theme, offer: PaperOffer, paper: PaperScores
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Scores from paper"))
        self._theme, self._offer = theme, offer
        self.path: Path | None = None
        """The file that was opened or saved last."""
        self.is_changed = False
        self.grids: list[PaperGrid] = []
        self.ruleset, self.kind = ChoiceBox(), ChoiceBox()
        self.title = QLineEdit()
        self.title.setMaxLength(MOST_TEXT)
        self.tables = QTabWidget()
        self.places = SheetTable(theme)
        self.places.setAccessibleName(self.tr("Standings"))
        self.verdict = ProofLines()
        for name, shown in offer.rulesets.items():
            self.ruleset.addItem(shown, name)
        self._lay_out()
        self.show_paper(paper)
        self.ruleset.currentIndexChanged.connect(self._use_ruleset)
        self.kind.currentIndexChanged.connect(self._use_kind)
        self.title.textEdited.connect(self._typed)
        resize_to_fit(self, 1000, 720)
        self.title.setFocus()

    def _lay_out(self) -> None:
        form = Form()
        form.addRow(self.tr("Title:"), self.title)
        form.addRow(self.tr("Rules:"), self.ruleset)
        form.addRow(self.tr("A row holds:"), self.kind)
        self.add = QPushButton(self.tr("Another table"))
        self.add.clicked.connect(self._add_table)
        above = QHBoxLayout()
        above.addLayout(form, 1)
        above.addWidget(self.add, 0, Qt.AlignmentFlag.AlignBottom)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.S)
        column.addLayout(above)
        column.addWidget(self.tables, 3)
        column.addWidget(Text(self.tr("Standings"), "strong"))
        column.addWidget(self.places, 2)
        column.addWidget(self.verdict)
        # In a low window with large text the page scrolls before a table is too low to be read.
        self.ensurePolished()
        line = self.fontMetrics().height()
        self.tables.setMinimumHeight(_LINES * line)
        self.places.setMinimumHeight(_LINES * line // 2)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.setSpacing(Space.S)
        layout.addWidget(scroll, 1)
        layout.addLayout(self._buttons())

    def _buttons(self) -> FlowLayout:
        made = FlowLayout(None, Space.S, at_right=True)
        for text, wanted in (
            (self.tr("Open…"), self.open_wanted.emit),
            (self.tr("Save…"), self.save_wanted.emit),
            (self.tr("Save as PDF…"), self.pdf_wanted.emit),
            (self.tr("Save for a spreadsheet…"), self.csv_wanted.emit),
            (self.tr("Close"), self.reject),
        ):
            made.addWidget(Choice(text, wanted))
        return made

    # ------------------------------------------------------------------ what stands there

    def paper(self) -> PaperScores:
        """Return what is filled in, right or not."""
        return PaperScores(
            ruleset=self.ruleset.currentData(),
            title=" ".join(self.title.text().split()),
            kind=self.kind.currentData(),
            table=tuple(grid.table() for grid in self.grids),
        )

    def show_paper(self, paper: PaperScores) -> None:
        """Show other scores in place of those that are there."""
        for box in (self.ruleset, self.kind):
            box.blockSignals(True)
        self.ruleset.setCurrentIndex(self.ruleset.findData(paper.ruleset))
        self._offer_kinds(paper.kind)
        for box in (self.ruleset, self.kind):
            box.blockSignals(False)
        self.title.setText(paper.title)
        self._show_tables(paper.table or (self._new_table(1),))
        self.is_changed = False
        self._count()

    def _offer_kinds(self, wanted: str) -> None:
        texts = self._offer.texts(self.ruleset.currentData())
        self.kind.clear()
        for kind in kinds(self._variant()):
            self.kind.addItem(texts.kind(kind), kind)
        self.kind.setCurrentIndex(max(0, self.kind.findData(wanted)))
        self.kind.setEnabled(self.kind.count() > 1)

    def _show_tables(self, tables: tuple[PaperTable, ...]) -> None:
        self.tables.clear()
        for grid in self.grids:
            grid.deleteLater()
        self.grids.clear()
        for table in tables:
            self._add_grid(table)

    def _add_grid(self, table: PaperTable) -> None:
        variant, texts = self._variant(), self._offer.texts(self.ruleset.currentData())
        borrows = self.kind.currentData() == "scores" and bool(variant.sheet.bank.loan_unit)
        grid = PaperGrid(self._theme, self._verdict, texts.loan() if borrows else "")
        grid.show_table(table, max(variant.sheet.ruleset.players))
        grid.typed.connect(self._typed)
        self.grids.append(grid)
        self.tables.addTab(grid, table.name)
        self.add.setEnabled(len(self.grids) < MOST_TABLES)

    def _new_table(self, number: int) -> PaperTable:
        seats = max(self._variant().sheet.ruleset.players)
        name = self.tr("Table {number}").format(number=number)
        return PaperTable(name=name, players=("",) * seats)

    def _variant(self) -> Variant:
        return self._offer.variant(self.ruleset.currentData())

    def _verdict(self, table: PaperTable, row: int) -> tuple[str, bool]:
        check = check_row(self.paper_of(table), table, row, self._variant())
        texts = self._offer.texts(self.ruleset.currentData())
        return texts.verdict(check), check.state in {RowState.WRONG, RowState.STRANGE}

    def paper_of(self, table: PaperTable) -> PaperScores:
        """Return scores of this one table only."""
        return PaperScores(
            ruleset=self.ruleset.currentData(), kind=self.kind.currentData(), table=(table,)
        )

    # ------------------------------------------------------------------ what changes

    def _typed(self) -> None:
        self.is_changed = True
        self._count()

    def _count(self) -> None:
        """Put everybody in his place."""
        texts = self._offer.texts(self.ruleset.currentData())
        told = texts.standings(standings(self.paper(), self._variant()))
        self.places.show_sheet(told)
        self.verdict.show_proofs(told.proofs, self.tr("Nothing is entered yet."))

    def _add_table(self) -> None:
        self._add_grid(self._new_table(len(self.grids) + 1))
        self.tables.setCurrentIndex(self.tables.count() - 1)
        self._typed()

    def _use_ruleset(self) -> None:
        self._offer_kinds(str(self.kind.currentData()))
        self._use_kind()

    def _use_kind(self) -> None:
        if self.kind.currentIndex() >= 0:
            self._show_tables(tuple(grid.table() for grid in self.grids))
            self._typed()

    # ------------------------------------------------------------------ leaving

    def saved(self, path: Path) -> None:
        """Take note that everything is in a file."""
        self.path, self.is_changed = path, False

    def reject(self) -> None:
        """Leave, by the button, by Escape or by the window; first ask what is not saved."""
        if self.is_changed:
            self.leave_wanted.emit()
        else:
            super().reject()

    def leave(self) -> None:
        """Leave, whatever is not saved."""
        self.is_changed = False
        self.reject()
