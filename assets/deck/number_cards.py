"""The number cards: pips on paper."""

from types import MappingProxyType
from typing import Final

from assets.deck.canvas import Canvas
from assets.deck.frames import card_body, corner_pips, notched_frame
from assets.deck.geometry import turned
from assets.deck.palettes import Palette, Suit
from assets.deck.pips import big_pip


def _row(y: float, size: float, *xs: float) -> tuple[tuple[float, float, float], ...]:
    return tuple((x, y, size) for x in xs)


# x, y and size of every pip; those below the centre line stand upside down.
_LAYOUT: Final = MappingProxyType(
    {
        1: _row(350, 190, 200),
        2: (*_row(176, 124, 200), *_row(524, 124, 200)),
        3: (*_row(140, 116, 200), *_row(350, 116, 200), *_row(560, 116, 200)),
        4: (*_row(240, 112, 138, 262), *_row(460, 112, 138, 262)),
        7: (*_row(214, 92, 149, 251), *_row(350, 92, 98, 200, 302), *_row(486, 92, 149, 251)),
        8: (
            *_row(128, 90, 146, 254),
            *_row(239, 90, 200),
            *_row(350, 90, 146, 254),
            *_row(461, 90, 200),
            *_row(572, 90, 146, 254),
        ),
        9: (
            *_row(116, 88, 146, 254),
            *_row(272, 88, 146, 254),
            *_row(350, 88, 200),
            *_row(428, 88, 146, 254),
            *_row(584, 88, 146, 254),
        ),
        10: (
            *_row(112, 88, 146, 254),
            *_row(194, 88, 200),
            *_row(270, 88, 146, 254),
            *_row(430, 88, 146, 254),
            *_row(506, 88, 200),
            *_row(588, 88, 146, 254),
        ),
    }
)


def number_card(inks: Palette, suit: Suit, number: int) -> Canvas:
    """Draw a number card: its hairline frame, its pips, and on the 1 a wreath."""
    g = Canvas(inks)
    card_body(g)
    g.poly(notched_frame(92), None, inks.rule, 2.5)
    for x, y, size in _LAYOUT[number]:
        big_pip(g, suit, x, y, size, flip=y > 351)
    if number == 1:
        _wreath(g)
    corner_pips(g, suit, 57, 141, 60)
    return g


def _wreath(g: Canvas) -> None:
    """Draw two rings with lozenges and dots between them."""
    for angle in range(0, 360, 30):
        if angle % 60 == 0:
            lozenge = [(200, 196), (212, 214), (200, 236), (188, 214)]
            g.poly(turned(lozenge, angle, 200, 350), None, g.inks.rule, 3)
        else:
            x, y = turned([(200, 214)], angle, 200, 350)[0]
            g.circle(x, y, 6, g.inks.rule)
    g.circle(200, 350, 118, None, g.inks.rule, 3)
    g.circle(200, 350, 154, None, g.inks.rule, 3)
