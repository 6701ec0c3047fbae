"""What the room sees before an evening begins: its title, and cards."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from tarock_desktop.ui.home.card_fan import CardFan
from tarock_desktop.ui.page.felt_page import FeltPage
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.tokens import GREEN_BAIZE, Theme
from tarock_desktop.ui.style.widgets import Text

LETTERS: Final = 0.1
"""Height of the title: part of the window's height."""
NARROW: Final = 0.8
"""The title takes so much of the width at most."""


@final
class OpeningPage(FeltPage):
    """Shows it."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(Look(GREEN_BAIZE, 1))
        self.title = Text("", "great")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.fan = CardFan(self.look, deck)
        column = self._column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self.title)
        column.addWidget(self.fan, 4)
        column.addStretch(1)

    def show_title(self, title: str) -> None:
        """Show a title, in letters that fit."""
        self.title.setText(title)
        self._fit()

    def use_look(self, theme: Theme, unit: int) -> None:
        """Take the colours of the window, and one text unit in pixels."""
        self.look = Look(theme, unit)
        self.fan.use_look(self.look)
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the letters to the window."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        beside = round((1 - NARROW) / 2 * self.width())
        self._column.setContentsMargins(beside, 0, beside, 0)
        letters = round(LETTERS * self.height())
        self.title.setStyleSheet(f"font-size: {letters}px;")
