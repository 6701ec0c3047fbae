"""Hands that come with the program, to be shown to a room: each makes one point."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import Signal

from tarock_desktop.ui.home.sheet_screen import SheetScreen
from tarock_desktop.ui.home.signs import Sign
from tarock_desktop.ui.home.tiles import Entry
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.widgets import Choice

_COLUMNS: Final = 3


class ReadyHand(Struct, frozen=True):
    """A hand as the page shows it."""

    key: str
    """What it is asked for by."""
    title: str
    note: str
    """What is said when the cards are dealt."""


@final
class ReadyPage(SheetScreen):
    """Shows the hands of one sheet; the others are one click away."""

    wanted = Signal(str)
    """A hand, by its key."""
    evening_wanted = Signal(str)
    """All hands of a ruleset, one after another."""
    playlist_wanted = Signal()
    """What one has put together oneself."""

    def __init__(
        self,
        look: Look,
        rulesets: Sequence[tuple[str, str]],
        hands: Callable[[str], Sequence[ReadyHand]],
    ) -> None:
        """Show the hands of the first sheet.

        Args:
            look: what it is drawn with.
            rulesets: the sheets, with their names.
            hands: gives those of a ruleset.
        """
        super().__init__(look, rulesets, _COLUMNS)
        self._hands = hands
        self._grid = self.add_grid()
        self.evening = Choice("", lambda: self.evening_wanted.emit(self.ruleset))
        self.playlist = Choice("", self.playlist_wanted.emit)
        self.add_foot(self.evening, self.playlist)

    def fill(self) -> None:
        """Say which hands there are."""
        self.title.setText(self.tr("Ready-made hands"))
        self.subtitle.setText(
            self.tr("Each makes one point, with comments for the room and notes for you")
        )
        self.evening.setText(self.tr("Show all, one after another"))
        self.playlist.setText(self.tr("Show from a playlist…"))
        for hand in self._hands(self.ruleset):
            want = partial(self.wanted.emit, hand.key)
            tile = Entry(self.look, Sign.SCREEN, want)
            tile.say(hand.title, hand.note)
            self.add_tile(self._grid, hand.key, tile)

    def take_focus(self) -> None:
        """Give the focus to the first hand."""
        next(iter(self.tiles.values()), self.back).setFocus()
