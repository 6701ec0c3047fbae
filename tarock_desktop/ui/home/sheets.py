"""The rule sheets as tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, final

from PySide6.QtWidgets import QSizePolicy, QWidget

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.families import INVITATIONS
from tarock_desktop.ui.home.even_grid import EvenGrid
from tarock_desktop.ui.home.look import Look
from tarock_desktop.ui.home.tiles import SheetTile
from tarock_desktop.variants.loader import identity_of

_COLUMNS: Final = 5


@final
class SheetTiles(QWidget):
    """A tile for each rule sheet."""

    def __init__(
        self,
        look: Look,
        rulesets: Iterable[str],
        translations: Callable[[], Translations],
        on_click: Callable[[str], None],
        *,
        is_short: bool,
    ) -> None:
        """Show the tiles of *rulesets*.

        Args:
            look: what they are drawn with.
            rulesets: in their order.
            translations: gives the words of the present language.
            on_click: is told which one was chosen.
            is_short: whether they say no more than where the game is played and by how many.
        """
        super().__init__()
        self._translations, self._is_short = translations, is_short
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        grid = EvenGrid(_COLUMNS, self)
        self.tiles: dict[str, SheetTile] = {}
        places = {ruleset: place for place, ruleset in enumerate(FAMILY_OF)}
        for ruleset in rulesets:
            click = partial(on_click, ruleset)
            tile = SheetTile(look, places[ruleset], 1 if is_short else 2, click)
            tile.setProperty("raised", True)
            self.tiles[ruleset] = tile
            grid.addWidget(tile)

    def retranslate(self) -> None:
        """Say all texts anew."""
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
