"""Which incident is to be shown: a sheet, and a list of its irregularities to search in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import final

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.ui.style.dialog import AnswerBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.search_keys import SearchKeys
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import ChoiceBox, Text


class IncidentEntry(Struct, frozen=True):
    """One irregularity of the list."""

    row: str
    """Its row in the sheet's own list: `SPJST-P15`."""
    number: str
    """The number of its article, or what the article is found by."""
    heading: str
    """Number and title of the article."""
    title: str
    """What is done wrong."""
    consequence: str
    """What the sheet provides."""

    def fits(self, wanted: str) -> bool:
        """Return whether every word of *wanted* is found here; a number is an article's."""
        said = f"{self.row} {self.heading} {self.title} {self.consequence}".casefold()
        return all(
            word == self.number or word in said.split() if word.isdecimal() else word in said
            for word in wanted.casefold().split()
        )


@final
class IncidentDialog(Dialog):
    """Asks for a sheet and one of its irregularities."""

    chosen = Signal(str)
    """The row that is to be shown."""

    def __init__(
        self,
        parent: QWidget | None,
        rulesets: Mapping[str, str],
        entries: Callable[[str], tuple[IncidentEntry, ...]],
        present: str,
    ) -> None:
        """Offer *rulesets* by id and name; *entries* gives the list of one, *present* is first."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Show an incident"))
        self._entries_of = entries
        self._entries: tuple[IncidentEntry, ...] = ()
        self.sheet = ChoiceBox()
        for ruleset, name in rulesets.items():
            self.sheet.addItem(name, ruleset)
        self.sheet.setCurrentIndex(max(0, self.sheet.findData(present)))
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(self.tr("Article number or words"))
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setSpacing(3)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Irregularities on the rule sheet"))
        self.found = Text("", "muted")
        self._build()
        self.sheet.currentIndexChanged.connect(self._read)
        self.search.textChanged.connect(self._filter)
        SearchKeys(self.search, self.list)
        self.list.itemActivated.connect(self.accept)
        self._read()
        self.search.setFocus()

    def _build(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("Rule sheet:"), self.sheet)
        form.addRow(self.tr("Search:"), self.search)
        buttons = AnswerBox(self, self.tr("Show"))
        self.show_button = buttons.accepting
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.addLayout(form)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.found)
        layout.addWidget(buttons)
        resize_to_fit(self, 620, 520)

    def accept(self) -> None:
        """Close, and tell what is to be shown; an empty list can't be accepted."""
        for item in self.list.selectedItems():
            super().accept()
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))

    def _read(self) -> None:
        self._entries = self._entries_of(self.sheet.currentData())
        self._filter()

    def _filter(self) -> None:
        wanted = self.search.text()
        self.list.clear()
        for entry in self._entries:
            if not entry.fits(wanted):
                continue
            item = QListWidgetItem(f"{entry.heading}\n{entry.title} ({entry.row})")
            set_tip(item, entry.consequence)
            item.setData(Qt.ItemDataRole.UserRole, entry.row)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.found.setText(
            self.tr("%n (irregularity|irregularities) found", None, self.list.count())
        )
        self.show_button.setEnabled(self.list.count() > 0)
