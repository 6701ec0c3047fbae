"""The rule sheets as tiles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Final, final

from PySide6.QtWidgets import QSizePolicy, QWidget

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.families import INVITATIONS
from tarock_desktop.ui.home.even_grid import EvenGrid
from tarock_desktop.ui.home.tiles import SheetTile
from tarock_desktop.ui.style.look import Look
from tarock_desktop.variants.loader import identity_of, rulesets_for

_COLUMNS: Final = 5


@final
class SheetTiles(QWidget):
    """A tile for each rule sheet."""

    def __init__(
        self,
        look: Look,
        translations: Callable[[], Translations],
        on_click: Callable[[str], None],
        *,
        is_short: bool,
    ) -> None:
        """Show all rule sheets, those of the language that is spoken first.

        Args:
            look: what they are drawn with.
            translations: gives the words of the present language.
            on_click: is told which one was chosen.
            is_short: whether they say no more than where the game is played and by how many.
        """
        super().__init__()
        self._translations, self._is_short = translations, is_short
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._grid = EvenGrid(_COLUMNS, self)
        self.tiles: dict[str, SheetTile] = {}
        for place, ruleset in enumerate(FAMILY_OF):
            click = partial(on_click, ruleset)
            tile = SheetTile(look, place, 1 if is_short else 2, click)
            tile.setProperty("raised", True)
            self.tiles[ruleset] = tile
        self._sort()

    def _sort(self) -> None:
        """Lay the tiles in the order of the language."""
        order = rulesets_for(self._translations().language.code)
        self.tiles = {ruleset: self.tiles[ruleset] for ruleset in order}
        tiles = tuple(self.tiles.values())
        for tile in tiles:
            self._grid.removeWidget(tile)
            self._grid.addWidget(tile)
        for one, next_one in pairwise(tiles):
            self.setTabOrder(one, next_one)

    def retranslate(self) -> None:
        """Say all texts anew."""
        self._sort()
        for ruleset, tile in self.tiles.items():
            identity = identity_of(ruleset)
            lines = INVITATIONS.of(ruleset).lines(self._translations())
            country = lines.sentence(f"{ruleset}.country")
            texts = [f"{country} · {self._players(identity.players)}"]
            if not self._is_short:
                texts.insert(0, lines.sentence(f"{ruleset}.line"))
            tile.say(identity.name, *texts)
        self.updateGeometry()

    def _players(self, numbers: tuple[int, ...]) -> str:
        if len(numbers) == 1:
            return self.tr("%n player(s)", None, numbers[0])
        return self.tr("{least} to %n player(s)", None, max(numbers)).format(least=min(numbers))
