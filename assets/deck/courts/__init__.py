"""King, queen, knight and jack of each suit."""

from collections.abc import Callable
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from assets.deck.canvas import Canvas
from assets.deck.courts.jack import jack
from assets.deck.courts.king import king
from assets.deck.courts.knight import knight
from assets.deck.courts.queen import queen
from assets.deck.frames import corner_pips, figure_card
from assets.deck.palettes import Costume, Palette, Suit

Rank: TypeAlias = Literal["king", "queen", "knight", "jack"]
Figure: TypeAlias = Callable[[Canvas, Suit, Costume], None]

FIGURES: Final = MappingProxyType[Rank, Figure](
    {"king": king, "queen": queen, "knight": knight, "jack": jack}
)


def court_card(inks: Palette, suit: Suit, rank: Rank) -> Canvas:
    """Draw one court card."""
    dress = inks.costume(suit)
    figure = FIGURES[rank]
    g = figure_card(inks, lambda half: figure(half, suit, dress), dress.deep, dress.light)
    corner_pips(g, suit, 59, 141, 60)
    return g
