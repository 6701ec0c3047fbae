"""The field for the name of somebody who may be known already."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from tarock_desktop.ui.style.name_line import NameLine
from tarock_desktop.ui.style.widgets import ChoiceBox


@final
class NameBox(ChoiceBox):
    """A line for a name with a list of those that are known."""

    def __init__(self, known: Iterable[str], name: str) -> None:
        super().__init__()
        self.line = NameLine("")
        self.setEditable(True)
        self.setLineEdit(self.line)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        completer = self.completer()
        if completer is not None:
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.addItems(list(known))
        self.say(name)

    def name(self) -> str:
        """Return the name as it is kept; empty: none that can be used."""
        return self.line.name()

    def say(self, name: str) -> None:
        """Show a name, whether it is in the list or not."""
        self.setCurrentIndex(self.findText(name))
        self.line.setText(name)
        self.line.setCursorPosition(0)
