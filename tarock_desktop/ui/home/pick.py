"""The choice of a table: the rule sheets, with a line about each."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.ui.home.screen import Screen
from tarock_desktop.ui.home.sheets import SheetTiles
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text


@final
class PickScreen(Screen):
    """Asks for one of the rule sheets."""

    chosen = Signal(str)
    left = Signal()

    def __init__(self, look: Look, translations: Callable[[], Translations]) -> None:
        super().__init__(look)
        self.title = Text("", "big")
        self.sheets = SheetTiles(look, translations, self.chosen.emit, is_short=False)
        self.back = Choice("", self.left.emit)
        self.back.setProperty("role", "felt")
        page = QVBoxLayout(self)
        page.setContentsMargins(Space.S, 0, Space.S, Space.L)
        page.setSpacing(Space.XL)
        page.addStretch(1)
        page.addWidget(self.title)
        page.addWidget(self.sheets)
        page.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        page.addStretch(2)

    def retranslate(self) -> None:
        """Say all texts anew."""
        self.title.setText(self.tr("Which game?"))
        self.back.setText(self.tr("Back"))
        self.sheets.retranslate()

    def take_focus(self) -> None:
        """Give the focus to the first sheet."""
        next(iter(self.sheets.tiles.values())).setFocus()
