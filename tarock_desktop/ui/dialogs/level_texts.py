"""What the levels of computer players are called."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import QObject

from tarock_desktop.bots.levels import is_weaker_here


@final
class LevelTexts(QObject):
    """The name of a level, for a list to choose from."""

    def text(self, level: str) -> str:
        """Return the name of a computer player's level."""
        match level:
            case "novice":
                return self.tr("computer, beginner")
            case "club":
                return self.tr("computer, club player")
            case "master" if is_weaker_here(level):
                return self.tr("computer, master (weaker: the search is not compiled)")
            case "master":
                return self.tr("computer, master")
            case "sloppy":
                return self.tr("computer, careless")
            case _:
                return self.tr("computer ({level})").format(level=level)
