"""The base of the pages that show tiles of one sheet at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from tarock_desktop.ui.home.even_grid import EvenGrid
from tarock_desktop.ui.home.screen import Screen
from tarock_desktop.ui.home.tiles import Tile
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, OneOf, Text, clear


class SheetScreen(Screen):
    """A title, the sheets to choose from, tiles of the chosen one, and buttons below them."""

    left = Signal()

    def __init__(self, look: Look, rulesets: Sequence[tuple[str, str]], columns: int) -> None:
        """Show the first of the sheets, which come with their names; no tiles so far."""
        super().__init__(look)
        self.ruleset = rulesets[0][0]
        """The sheet whose tiles are shown."""
        self.title, self.subtitle = Text("", "big"), Text("", "muted")
        self.sheets: dict[str, OneOf] = {}
        row = FlowLayout(gap=Space.S)
        for ruleset, name in rulesets:
            button = OneOf(name, partial(self.show_sheet, ruleset))
            self.sheets[ruleset] = button
            row.addWidget(button)
        self.tiles: dict[str, Tile] = {}
        self._columns = columns
        self._grids: list[EvenGrid] = []
        self._foot: tuple[Choice, ...] = ()
        self.back = Choice("", self.left.emit)
        self.page = QVBoxLayout(self)
        self.page.setContentsMargins(Space.S, 0, Space.S, Space.L)
        self.page.setSpacing(Space.M)
        self.page.addWidget(self.title)
        self.page.addWidget(self.subtitle)
        self.page.addLayout(row)
        self.page.addSpacing(Space.S)

    def add_grid(self) -> EvenGrid:
        """Return another place for tiles, below what there is."""
        grid = EvenGrid(self._columns, gap=Space.M)
        self._grids.append(grid)
        self.page.addLayout(grid)
        return grid

    def add_foot(self, *buttons: Choice) -> None:
        """Lay buttons below all tiles, and after them the one that leaves the page."""
        foot = FlowLayout(gap=Space.M)
        self._foot = (*buttons, self.back)
        for button in self._foot:
            button.setProperty("role", "felt")
            foot.addWidget(button)
        self.page.addSpacing(Space.S)
        self.page.addLayout(foot)
        self.page.addStretch(1)

    def add_tile(self, grid: EvenGrid, key: str, tile: Tile) -> None:
        """Show a tile, known by its *key*."""
        grid.addWidget(tile)
        tile.show()
        self.tiles[key] = tile

    def show_sheet(self, ruleset: str) -> None:
        """Show the tiles of another sheet."""
        self.ruleset = ruleset
        self.retranslate()

    def retranslate(self) -> None:
        """Say all texts anew; the tile that has the focus keeps it."""
        for ruleset, button in self.sheets.items():
            button.setChecked(ruleset == self.ruleset)
        focused = next((key for key, tile in self.tiles.items() if tile.hasFocus()), None)
        self.tiles.clear()
        for grid in self._grids:
            clear(grid)
        self.fill()
        self.back.setText(self.tr("Back"))
        # The tiles are new, but Tab comes to them before what stands below.
        for one, other in pairwise((*self.tiles.values(), *self._foot)):
            self.setTabOrder(one, other)
        self.updateGeometry()
        if focused in self.tiles:
            self.tiles[focused].setFocus()

    def fill(self) -> None:
        """Say the texts of the page, and add the tiles of the sheet."""
        raise NotImplementedError
