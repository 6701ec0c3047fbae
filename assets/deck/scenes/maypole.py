"""Tarock X: a maypole and two dancing couples."""

# ruff: noqa: PLR0917 - a place is two numbers and a shape is two more.
# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
import math

from assets.deck.canvas import Canvas
from assets.deck.geometry import arc, ellipse, outline
from assets.deck.scenery import hill, sky


def maypole(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    inks = g.inks
    sky(g, "#F4E6C4")
    hill(g, [(0, 168), (178, 150), (356, 168)], inks.sage)
    cx = 178
    g.rod([(cx, 200), (cx, 8)], 13, inks.white, 6)
    g.lines([[(cx - 3, y), (cx + 3, y - 8)] for y in range(30, 200, 18)], inks.brick, 6)
    cols = (inks.brick, inks.teal, inks.gold, inks.plum)
    for i, (x, y) in enumerate(((36, 128), (104, 116), (252, 116), (320, 128))):
        r = outline((cx, 34), ((cx + (x - cx) * 0.25, 40), (cx + (x - cx) * 0.8, 60), (x, y), 12))
        g.rod(r, 11, cols[i], 6)
    _wreath(g, cx)
    _dancer(g, 66, 162, -1, inks.brick, inks.teal, girl=True)
    _dancer(g, 122, 164, 1, inks.sage_d, inks.brown, girl=False)
    _dancer(g, 236, 164, -1, inks.plum, inks.brick, girl=True)
    _dancer(g, 292, 162, 1, inks.brick, inks.night, girl=False)


def _dancer(g: Canvas, x: float, y: float, k: float, col: str, skirt: str, *, girl: bool) -> None:
    ink, inks = g.inks.ink, g.inks
    arm = [(x, y - 34), (x + k * 20, y - 46), (x + k * 26, y - 62)]
    g.rod([(x - k * 4, y - 34), (x - k * 26, y - 24), (x - k * 30, y - 8)], 11, inks.white, 5)
    g.rod(arm, 11, inks.white, 5)
    for d, e in ((-9, -4), (9, 12)):
        g.line([(x + d * 0.6, y + 10), (x + k * e, y + 40)], ink, 10)
    if girl:
        g.poly(outline((x - 12, y - 14), (x + 12, y - 14),
            ((x + 22, y + 4), (x + 30, y + 14), (x + 36, y + 22), 6), (x - 36, y + 22),
            ((x - 30, y + 14), (x - 22, y + 4), (x - 12, y - 14), 6)), skirt, ink, 4)
        g.line([(x - 32, y + 16), (x + 32, y + 16)], inks.white, 4.5)
    else:
        g.poly([(x - 13, y - 14), (x + 13, y - 14), (x + 15, y + 20), (x, y + 14),
            (x - 15, y + 20)], skirt, ink, 4)
    g.poly([(x - 13, y - 40), (x + 13, y - 40), (x + 12, y - 10), (x - 12, y - 10)], col, ink, 4)
    g.circle(x, y - 56, 14, inks.skin, ink, 3.5)
    if girl:
        g.poly([*arc(x, y - 57, 16, 16, 180, 360, 12), (x + 8, y - 60), (x - 8, y - 60)],
            inks.brown, ink, 3)
        for d in (-12, 0, 12):
            g.circle(x + d, y - 71 + abs(d) * 0.25, 5.5, inks.brick, ink, 2)
    else:
        g.poly([(x - 24, y - 60), (x - 12, y - 64), (x - 10, y - 80), (x + 10, y - 80),
            (x + 12, y - 64), (x + 24, y - 60)], inks.night, ink, 3)


def _wreath(g: Canvas, cx: float) -> None:
    ink, inks = g.inks.ink, g.inks
    g.poly(ellipse(cx, 40, 46, 13, 30), None, ink, 17)
    g.poly(ellipse(cx, 40, 46, 13, 30), None, inks.sage_d, 9)
    for a in range(0, 360, 45):
        x, y = cx + 46 * math.cos(math.radians(a)), 40 + 13 * math.sin(math.radians(a))
        g.circle(x, y, 6, (inks.brick, inks.gold_l)[(a // 45) % 2], ink, 2.5)
    g.poly([(cx, 4), (cx + 34, 10), (cx, 22)], inks.brick, ink, 3.5)
