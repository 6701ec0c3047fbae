"""What stands around the picture: card body, frame, index notch, divider."""

import math
from collections.abc import Callable
from typing import Final

from assets.deck.canvas import Canvas
from assets.deck.geometry import (
    CENTRE_X,
    CENTRE_Y,
    HEIGHT,
    WIDTH,
    Points,
    box,
    ellipse,
    moved,
    turned,
)
from assets.deck.palettes import Palette
from assets.deck.pips import Sign, pip

LEFT, TOP, RIGHT, BOTTOM = 22, 22, 378, 678
NOTCH_X, NOTCH_Y = 98, 176
OUT: Final = 5
"""Width of a figure's outline."""
_RISE: Final = 42
# The upper half of a court picture: everything above the slanted divider.
HALF: Final[Points] = [
    (LEFT, TOP),
    (RIGHT, TOP),
    (RIGHT, CENTRE_Y - _RISE),
    (LEFT, CENTRE_Y + _RISE),
]


def card_body(g: Canvas) -> None:
    """Draw the blank card; outside its round corners nothing is drawn."""
    g.rect((1.5, 1.5, WIDTH - 3, HEIGHT - 3), g.inks.paper, g.inks.edge, 3, radius=24)


def notched_frame(notch_x: float = NOTCH_X) -> Points:
    """Return the picture frame with the index notch at two opposite corners."""
    return [
        (notch_x, TOP),
        (RIGHT, TOP),
        (RIGHT, HEIGHT - NOTCH_Y),
        (WIDTH - notch_x, HEIGHT - NOTCH_Y),
        (WIDTH - notch_x, BOTTOM),
        (LEFT, BOTTOM),
        (LEFT, NOTCH_Y),
        (notch_x, NOTCH_Y),
    ]


def figure_card(inks: Palette, figure: Callable[[Canvas], None], band: str, dots: str) -> Canvas:
    """Draw a double-headed figure with divider and frame, but without its corner pips."""
    g = Canvas(inks)
    card_body(g)
    with g.group("half"), g.cut_to(HALF) as half:
        figure(half)
    g.repeat_turned("half")
    _divider(g, band, dots)
    for angle in (0, 180):
        corner = box(LEFT - 6, TOP - 6, NOTCH_X - LEFT + 6, NOTCH_Y - TOP + 6)
        g.poly(turned(corner, angle, CENTRE_X, CENTRE_Y), inks.paper)
    g.poly(notched_frame(), None, inks.ink, 4)
    return g


def _divider(g: Canvas, band: str, dots: str) -> None:
    """Draw the slanted band between the two halves, with lozenges and dots."""
    w = 13
    a, b = (LEFT, CENTRE_Y + _RISE), (RIGHT, CENTRE_Y - _RISE)
    upper = [(a[0], a[1] - w), (b[0], b[1] - w)]
    lower = [(a[0], a[1] + w), (b[0], b[1] + w)]
    g.poly([*upper, *lower[::-1]], band)
    angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    lozenge: Points = [(0, -8), (9, 0), (0, 8), (-9, 0)]
    dot = ellipse(0, 0, 3.4, n=12)
    n = 13
    for i in range(n):
        t = (i + 0.5) / n
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        shape, colour = (lozenge, g.inks.gold) if i % 2 == 0 else (dot, dots)
        g.poly(moved(turned(shape, angle), x, y), colour)
    g.lines([upper, lower], g.inks.ink, 4)


def corner_pips(g: Canvas, sign: Sign, x: float, y: float, size: float) -> None:
    """Draw the small pip under the index, at both ends of the card."""
    pip(g, sign, x, y, size)
    pip(g, sign, WIDTH - x, HEIGHT - y, size, flip=True)
