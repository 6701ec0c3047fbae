"""Hands that come with the program, to be shown to a room: each makes one point."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from tarock_desktop.ui.home.even_grid import EvenGrid
from tarock_desktop.ui.home.motifs import Motif
from tarock_desktop.ui.home.screen import Screen
from tarock_desktop.ui.home.tiles import Entry
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text, clear

_COLUMNS: Final = 3


class ReadyHand(Struct, frozen=True):
    """A hand as the page shows it."""

    key: str
    """What it is asked for by."""
    title: str
    note: str
    """What is said when the cards are dealt."""


@final
class ReadyPage(Screen):
    """Shows the hands of one sheet; the others are one click away."""

    wanted = Signal(str)
    """A hand, by its key."""
    left = Signal()

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
        super().__init__(look)
        self._hands = hands
        self.ruleset = rulesets[0][0]
        """The sheet whose hands are shown."""
        self.title, self.subtitle = Text("", "big"), Text("", "muted")
        self.sheets: dict[str, Choice] = {}
        row = FlowLayout(gap=Space.S)
        for ruleset, name in rulesets:
            button = Choice(name, partial(self.show_sheet, ruleset))
            button.setProperty("role", "language")
            button.setCheckable(True)
            button.setAutoExclusive(True)
            self.sheets[ruleset] = button
            row.addWidget(button)
        self.tiles: dict[str, Entry] = {}
        self._grid = EvenGrid(_COLUMNS, gap=Space.M)
        self.back = Choice("", self.left.emit)
        self.back.setProperty("role", "felt")
        page = QVBoxLayout(self)
        page.setContentsMargins(Space.S, 0, Space.S, Space.L)
        page.setSpacing(Space.M)
        page.addWidget(self.title)
        page.addWidget(self.subtitle)
        page.addLayout(row)
        page.addSpacing(Space.S)
        page.addLayout(self._grid)
        page.addSpacing(Space.S)
        foot = FlowLayout(gap=Space.M)
        foot.addWidget(self.back)
        page.addLayout(foot)
        page.addStretch(1)

    def show_sheet(self, ruleset: str) -> None:
        """Show the hands of another sheet."""
        self.ruleset = ruleset
        self.retranslate()

    def retranslate(self) -> None:
        """Say all texts anew."""
        self.title.setText(self.tr("Ready-made hands"))
        self.subtitle.setText(
            self.tr("Each makes one point, with comments for the room and notes for you")
        )
        for ruleset, button in self.sheets.items():
            button.setChecked(ruleset == self.ruleset)
        focused = next((key for key, tile in self.tiles.items() if tile.hasFocus()), None)
        self.tiles.clear()
        clear(self._grid)
        motifs = tuple(Motif)
        for number, hand in enumerate(self._hands(self.ruleset)):
            want = partial(self.wanted.emit, hand.key)
            tile = Entry(self.look, motifs[number % len(motifs)], want)
            tile.say(hand.title, hand.note)
            self._grid.addWidget(tile)
            tile.show()
            self.tiles[hand.key] = tile
        self.back.setText(self.tr("Back"))
        self.updateGeometry()
        if focused in self.tiles:
            self.tiles[focused].setFocus()

    def take_focus(self) -> None:
        """Give the focus to the first hand."""
        next(iter(self.tiles.values()), self.back).setFocus()
