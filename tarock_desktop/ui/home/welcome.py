"""The very first page: language, and three ways in."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import Signal

from tarock_desktop.ui.home.screen import TitleScreen
from tarock_desktop.ui.home.signs import Sign
from tarock_desktop.ui.home.tiles import Entry
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.style.look import Look


@final
class WelcomeScreen(TitleScreen):
    """Asks how well somebody knows the game."""

    asks_for_sound = True

    never_played = Signal()
    knows = Signal()
    plays = Signal()

    def __init__(self, look: Look, deck: DeckTheme) -> None:
        super().__init__(look, deck)
        self.new = Entry(look, Sign.SEEDLING, self.never_played.emit)
        self.old = Entry(look, Sign.BOOK, self.knows.emit)
        self.play = Entry(look, Sign.CARDS, self.plays.emit)
        self.column.insertStretch(0, 1)
        for entry in (self.new, self.old, self.play):
            self.column.addWidget(entry)
        self.column.addStretch(1)
        self.page.setStretch(0, 1)

    def retranslate(self) -> None:
        """Say all texts anew."""
        self.say_title()
        self.new.say(
            self.tr("I have never played tarock"), self.tr("A first hand now, ten minutes")
        )
        self.old.say(self.tr("I know tarock"), self.tr("Show me the rules"))
        self.play.say(self.tr("Play"), self.tr("At a table with computers"))

    def take_focus(self) -> None:
        """Give the focus to the first way in."""
        self.new.setFocus()
