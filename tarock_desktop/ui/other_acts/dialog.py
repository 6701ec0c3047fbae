"""A list of what can be done or said without being asked, to search in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.ui.style.dialog import AnswerBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.search_keys import SearchKeys
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text


@final
class OtherActsDialog(Dialog):
    """Everything hands and mouths can do; nobody tells which of it is right."""

    chosen = Signal(object)
    """What is to be done: an `Action`, or a slip of the dealer."""

    def __init__(self, parent: QWidget | None, acts: Sequence[tuple[str, object]]) -> None:
        """Offer *acts*, each with its words."""
        super().__init__(parent)
        self.setProperty("private", True)
        self.setWindowTitle(self.tr("Do or say something else"))
        self.acts = acts
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.textChanged.connect(self._filter)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.windowTitle())
        SearchKeys(self.search, self.list)
        self.list.itemActivated.connect(self.accept)
        buttons = AnswerBox(self, self.tr("Do it"))
        self.do_button = buttons.accepting
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        about = self.tr("This list is always the same: it does not show what is allowed.")
        layout.addWidget(Text(about, "muted"))
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)
        layout.addWidget(buttons)
        resize_to_fit(self, 560, 480)
        self._filter()
        self.search.setFocus()

    def accept(self) -> None:
        """Close, and tell what is to be done; an empty list can't be accepted."""
        for item in self.list.selectedItems():
            super().accept()
            self.chosen.emit(self.acts[item.data(Qt.ItemDataRole.UserRole)][1])

    def _filter(self) -> None:
        wanted = self.search.text().casefold().split()
        self.list.clear()
        for number, (label, _) in enumerate(self.acts):
            if all(word in label.casefold() for word in wanted):
                item = QListWidgetItem(label)
                item.setData(Qt.ItemDataRole.UserRole, number)
                self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.do_button.setEnabled(self.list.count() > 0)
