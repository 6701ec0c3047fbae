"""The suit signs and the tarock star, about 100 x 100 units around the origin."""

from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from assets.deck.canvas import Canvas
from assets.deck.geometry import Points, arc, ellipse, moved, outline, star, turned
from assets.deck.palettes import Suit

Sign: TypeAlias = Suit | Literal["tarock"]

HEART: Final = outline(
    (0, 48),
    ((-9, 30), (-50, 10), (-50, -19), 10),
    ((-50, -39), (-37, -49), (-25, -49), 10),
    ((-12, -49), (-3, -40), (0, -28), 10),
    ((3, -40), (12, -49), (25, -49), 10),
    ((37, -49), (50, -39), (50, -19), 10),
    ((50, 10), (9, 30), (0, 48), 10),
)
DIAMOND: Final = outline(
    (0, -56),
    ((8, -36), (26, -13), (42, 0), 10),
    ((26, 13), (8, 36), (0, 56), 10),
    ((-8, 36), (-26, 13), (-42, 0), 10),
    ((-26, -13), (-8, -36), (0, -56), 10),
)
SPADE: Final = outline(
    (0, -53),
    ((10, -30), (49, -10), (49, 16), 10),
    ((49, 33), (37, 41), (26, 41), 10),
    ((16, 41), (8, 36), (4, 27), 10),
    ((5, 39), (10, 47), (22, 51), 10),
    (-22, 51),
    ((-10, 47), (-5, 39), (-4, 27), 10),
    ((-8, 36), (-16, 41), (-26, 41), 10),
    ((-37, 41), (-49, 33), (-49, 16), 10),
    ((-49, -10), (-10, -30), (0, -53), 10),
)
_CLUB_FOOT: Final = outline(
    (5, 8), ((5, 32), (10, 46), (23, 51), 10), (-23, 51), ((-10, 46), (-5, 32), (-5, 8), 10)
)
CLUB: Final = (
    ellipse(0, -28, 23.5),
    ellipse(-26, 8, 23.5),
    ellipse(26, 8, 23.5),
    _CLUB_FOOT,
    ellipse(0, 0, 11),
)
PIPS: Final = MappingProxyType[Sign, tuple[Points, ...]](
    {
        "heart": (HEART,),
        "diamond": (DIAMOND,),
        "spade": (SPADE,),
        "club": CLUB,
        "tarock": (star(0, 0, 52, 24, 8),),
    }
)
# A short paper-coloured line on the upper left lobe: the linocut touch of big pips.
_HIGHLIGHTS: Final = MappingProxyType[Sign, Points](
    {
        "heart": outline((-35, -16), ((-35, -28), (-29, -35), (-22, -35), 8)),
        "diamond": outline((-25, 0), ((-14, -9), (-6, -20), (-2, -31), 8)),
        "spade": outline((-35, 17), ((-34, 4), (-19, -9), (-8, -24), 8)),
        "club": arc(0, -28, 14, 14, 185, 280, 10),
    }
)


def pip(g: Canvas, sign: Sign, x: float, y: float, size: float, *, flip: bool = False) -> None:
    """Draw one plain pip with its middle at (x, y)."""
    colour = g.inks.plum if sign == "tarock" else g.inks.costume(sign).pip
    shapes = [turned(p, 180) for p in PIPS[sign]] if flip else PIPS[sign]
    g.polys([moved(p, x, y, size / 100) for p in shapes], colour)


def big_pip(g: Canvas, suit: Suit, x: float, y: float, size: float, *, flip: bool) -> None:
    """Draw one pip of a number card, with its highlight."""
    pip(g, suit, x, y, size, flip=flip)
    k = -1 if flip else 1
    light = [(a * k, b * k) for a, b in _HIGHLIGHTS[suit]]
    g.line(moved(light, x, y, size / 100), g.inks.paper, max(2.0, size * 0.026))
