"""How the window looks while a table is taught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from msgspec.structs import replace
from PySide6.QtCore import QObject

from tarock_desktop.session.preferences import Preferences
from tarock_desktop.ui.page.tables import TaughtTable
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.style.felts import OF_THEME
from tarock_desktop.ui.style.tokens import BRIGHT_ROOM

TAUGHT_SCALE: Final = 125
"""Text is at least so large while everybody looks on, in percent."""


def for_class(scale: int) -> int:
    """Return how large the text is before a class, where it is a *scale* for one person."""
    return max(TAUGHT_SCALE, scale)


@final
class TaughtLooks(QObject):
    """Adapts the settings for as long as a lesson lasts."""

    def __init__(self, table: TaughtTable, has_room: Callable[[], bool]) -> None:
        """Adapt those of one table; *has_room*: whether the class looks at another window."""
        super().__init__(table.page)
        self._table, self._has_room = table, has_room
        self.is_bright = False
        """Whether the light theme was taken for this lesson."""

    def use(self, *, on: bool) -> None:
        """Look as a lesson wants it, or as the settings say."""
        self._table.adapt_settings(self._adapted if on else None)

    def offer_bright_room(self) -> None:
        """Offer the light theme, unless it is there already."""
        if self._table.theme.id != BRIGHT_ROOM.id:
            self._table.tell(
                self.tr("Is the room bright?"),
                Audience.TABLE,
                self._use_bright_room,
                self.tr("Bright room"),
            )

    def _use_bright_room(self) -> None:
        """Take the light theme and the cards that go with it."""
        self.is_bright = True
        self.use(on=True)
        self._table.refresh(settled=True)

    def _adapted(self, preferences: Preferences) -> Preferences:
        usual = preferences.text_scale
        scale = usual if self._has_room() else for_class(usual)
        taught = replace(preferences, text_scale=scale, help_level="always")
        if not self.is_bright:
            return taught
        light = BRIGHT_ROOM
        return replace(taught, theme=light.id, felt=OF_THEME, palette=light.palette)
