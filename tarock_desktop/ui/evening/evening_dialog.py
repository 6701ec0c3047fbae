"""The evening on screen: a score sheet for each round, who has won what, and the proof."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.texts.evening import RIGHT, WRONG
from tarock_desktop.texts.score_sheet import ToldLine, ToldSheet
from tarock_desktop.ui.evening.sheet_table import ProofLines, SheetTable
from tarock_desktop.ui.style.dialog import Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tokens import Space, Theme
from tarock_desktop.ui.style.widgets import ChoiceBox, Scrolling, Text, clear, set_role


@final
class EveningDialog(Dialog):
    """Shows what everybody at the table may see: what was played, paid and written."""

    pdf_wanted = Signal()
    csv_wanted = Signal()

    def __init__(
        self,
        parent: QWidget | None,
        theme: Theme,
    ) -> None:
        """Say that the sheets are being read; `show_sheets` shows them."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Score sheets of the evening"))
        self.sheets: tuple[ToldSheet, ...] = ()
        self.choice = ChoiceBox()
        self.choice.setAccessibleName(self.tr("Score sheet"))
        self.verdict = Text(self.tr("The games of the evening are being read…"), "muted")
        self.table = SheetTable(theme)
        self.details = Text("", "muted")
        self.proofs = ProofLines()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        self._layout.setSpacing(Space.S)
        top = QHBoxLayout()
        top.addWidget(self.choice)
        top.addWidget(self.verdict, 1)
        self._layout.addLayout(top)
        self._missing = QVBoxLayout()
        self._layout.addLayout(self._missing)
        self._layout.addWidget(self.table, 3)
        below = QHBoxLayout()
        below.addWidget(_scrolling(self.details, self.tr("Calculation")), 1)
        below.addWidget(_scrolling(self.proofs, self.tr("Proof")), 1)
        self._layout.addLayout(below, 2)
        self._layout.addWidget(self._buttons())
        self.table.told.connect(self._tell)
        self.choice.currentIndexChanged.connect(self._show)
        self._use(are_there=False)
        resize_to_fit(self, 1080, 700)
        self.table.setFocus()

    def _buttons(self) -> QDialogButtonBox:
        made = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.pdf = made.addButton(self.tr("Save as PDF…"), role)
        self.csv = made.addButton(self.tr("Save for a spreadsheet…"), role)
        made.addButton(QDialogButtonBox.StandardButton.Close)
        self.pdf.clicked.connect(self.pdf_wanted)
        self.csv.clicked.connect(self.csv_wanted)
        made.rejected.connect(self.reject)
        return made

    def _use(self, *, are_there: bool) -> None:
        """Let sheets be chosen and saved, once they are there."""
        for part in (self.choice, self.pdf, self.csv):
            part.setEnabled(are_there)

    def show_sheets(self, sheets: Sequence[ToldSheet], missing: Sequence[str] = ()) -> None:
        """Show the last but one of *sheets*, the running round; the last is the evening.

        *missing*: sentences about games that can't be read.
        """
        self.sheets = tuple(sheets)
        clear(self._missing)
        for sentence in missing:
            self._missing.addWidget(Text(f"{WRONG} {sentence}", "warning"))
        self.choice.blockSignals(True)
        self.choice.clear()
        self.choice.addItems([sheet.title for sheet in self.sheets])
        self.choice.setCurrentIndex(max(0, len(self.sheets) - 2))
        self.choice.blockSignals(False)
        self._use(are_there=True)
        self._show()

    def _show(self) -> None:
        sheet = self.sheets[self.choice.currentIndex()]
        wrong = sum(not proof.holds for proof in sheet.proofs)
        if not sheet.proofs:
            said = self.tr("No hand is over yet.")
        elif wrong:
            said = f"{WRONG} " + self.tr("Wrong sums: {count}").format(count=wrong)
        else:
            said = f"{RIGHT} " + self.tr("Everything adds up.")
        self.verdict.setText(said)
        set_role(self.verdict, "warning" if wrong else "legal")
        self.proofs.show_proofs(sheet.proofs)
        self.details.clear()
        self.table.show_sheet(sheet)

    def _tell(self, lines: tuple[ToldLine, ...]) -> None:
        self.details.setText("\n".join(line.whole for line in lines))
        self.details.setVisible(bool(lines))


def _scrolling(widget: QWidget, name: str) -> QScrollArea:
    """Return a part of the window that scrolls where there is no room for all of it."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, Space.S, 0)
    column.addWidget(widget)
    column.addStretch(1)
    scroll = Scrolling(page)
    scroll.setAccessibleName(name)
    return scroll
