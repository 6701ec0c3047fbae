"""What is not saved is named before it is lost: saved now, or given up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, final

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from tarock_desktop.ui.style.dialog import Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text, clear

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog


class Unsaved(Struct, frozen=True):
    """Something that no file holds."""

    what: str
    """A sentence that says so."""
    save: Callable[[], QFileDialog]
    """Opens the dialog that asks where it is to be saved."""


@final
class UnsavedDialog(Dialog):
    """Is accepted when everything is saved, or is to be given up."""

    def __init__(self, parent: QWidget, find: Callable[[], Sequence[Unsaved]], leave: str) -> None:
        """Ask.

        Args:
            parent: the window that is to be left.
            find: gives what is not saved now.
            leave: what the button says that gives it up.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Not saved"))
        self._find = find
        self.saves: list[Choice] = []
        """The button of each thing."""
        self._rows = QGridLayout()
        self._rows.setColumnStretch(0, 1)
        self._rows.setSpacing(Space.M)
        buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self.leave = buttons.addButton(leave, role.DestructiveRole)
        self.back = buttons.addButton(self.tr("Go back"), role.RejectRole)
        self.leave.clicked.connect(self.accept)
        buttons.rejected.connect(self.reject)
        # Return alone gives nothing up.
        self.leave.setAutoDefault(False)
        self.back.setDefault(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.L, Space.L, Space.L, Space.L)
        layout.setSpacing(Space.L)
        layout.addLayout(self._rows)
        layout.addStretch(1)
        layout.addWidget(buttons)
        self._show(find())
        self.back.setFocus()
        resize_to_fit(self, 560)

    def _show(self, found: Sequence[Unsaved]) -> None:
        clear(self._rows)
        self.saves.clear()
        for row, unsaved in enumerate(found):
            button = Choice(self.tr("Save…"), partial(self._save, unsaved))
            button.setAccessibleDescription(unsaved.what)
            button.setAutoDefault(False)
            self.saves.append(button)
            self._rows.addWidget(Text(unsaved.what, "question"), row, 0)
            self._rows.addWidget(button, row, 1, Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName("\n".join(unsaved.what for unsaved in found))

    def _save(self, unsaved: Unsaved) -> None:
        # Heard after the dialog's own part in it: then it is saved, or could not be.
        unsaved.save().fileSelected.connect(self._look)

    def _look(self) -> None:
        """Name what is left; with nothing left there is nothing to ask."""
        found = self._find()
        if found:
            self._show(found)
        else:
            self.accept()
