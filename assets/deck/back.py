"""The back: a lattice of lozenges with stars, and the medallion the program's icon shows too."""

from typing import Final

from assets.deck.canvas import Canvas
from assets.deck.frames import card_body
from assets.deck.geometry import Points, box, moved, star, turned
from assets.deck.palettes import Palette
from assets.deck.pips import HEART

_FIELD: Final = (22.0, 22.0, 356.0, 656.0)
_PITCH_X, _PITCH_Y = 54.67, 52.33
"""Six by twelve lozenges fit the field exactly."""


def back(inks: Palette) -> Canvas:
    """Draw the back, the same at both ends."""
    g = Canvas(inks)
    card_body(g)
    x, y, w, h = _FIELD
    inner = (x + 14, y + 14, w - 28, h - 28)
    g.rect(_FIELD, inks.plum, radius=10)
    _lattice(g, box(*inner))
    _stars(g, box(*inner))
    g.rect(inner, None, inks.gold_l, 4)
    g.rect((x + 5, y + 5, w - 10, h - 10), None, inks.gold, 2.5, radius=6)
    medallion(g, 200, 350)
    return g


def _lattice(g: Canvas, field: Points) -> None:
    x0, y0 = field[0]
    lines = []
    for i in range(-14, 22):
        x = x0 + i * _PITCH_X
        lines.append([(x, y0), (x + _PITCH_X * 12, y0 + _PITCH_Y * 12)])
        lines.append([(x, y0), (x - _PITCH_X * 12, y0 + _PITCH_Y * 12)])
    with g.cut_to(field) as part:
        part.lines(lines, g.inks.gold, 3.2)


def _stars(g: Canvas, field: Points) -> None:
    """Draw a star in each lozenge, light plum and light gold by turns."""
    (x0, y0), (x1, y1) = field[0], field[2]
    for first, offset, colour in ((1, 0.0, g.inks.plum_l), (0, _PITCH_X / 2, g.inks.gold_l)):
        for row in range(first, 25, 2):
            y = y0 + row * _PITCH_Y / 2
            for column in range(8):
                x = x0 + column * _PITCH_X + offset
                if x0 + 10 < x < x1 - 10 and y0 + 10 < y < y1 - 10:
                    g.poly(star(x, y, 12, 5, 4), colour)


def medallion(g: Canvas, cx: float, cy: float) -> None:
    """Draw the tarock star in a ring with a four-leaf clover: diligence and luck."""
    inks = g.inks
    g.circle(cx, cy, 112, inks.plum_d, inks.gold_l, 5)
    g.circle(cx, cy, 98, None, inks.gold, 2.5)
    g.poly(star(cx, cy, 92, 44, 8), inks.gold, inks.plum_d, 3)
    g.circle(cx, cy, 42, inks.plum_d, inks.gold_l, 3)
    for angle in (0, 90, 180, 270):
        leaf = moved(moved(HEART, 0, 0, 0.24), 0, -17)
        g.poly(moved(turned(leaf, angle + 45), cx, cy), inks.gold_l)
