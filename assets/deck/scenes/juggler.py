"""The Pagat: a juggler with six balls behind his table."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
import math
from functools import partial

from assets.deck.canvas import Canvas
from assets.deck.faces import small_face
from assets.deck.frames import OUT
from assets.deck.geometry import box, moved, outline, smooth, turned
from assets.deck.pips import HEART
from assets.deck.scenery import rays, sky


def juggler(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    inks = g.inks
    sky(g, inks.gold_l)
    rays(g, (178, 150), (20, 330), 18, "#EBCB7E", 5)
    cx = 178
    _curtains(g)
    _juggler_body(g, cx)
    _juggler_head(g, cx)
    _balls(g, cx)
    _table(g)


def _curtains(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    for k in (-1, 1):
        across = partial(_from_side, k)
        q = outline((across(0), -6), (across(70), -6),
            ((across(66), 60), (across(40), 100), (across(22), 120), 8),
            ((across(30), 150), (across(34), 190), (across(36), 226), 6), (across(-8), 226),
            (across(-8), -6))
        g.poly(q, inks.brick, ink, OUT - 1)
        for x in (16, 38):
            g.line(outline((across(x), 0), ((across(x - 2), 60), (across(x * 0.5), 96),
                (across(x * 0.3 + 4), 116), 6)), inks.brick_d, 3.5)
        g.poly(box(across(24) - 18, 112, 36, 14), inks.gold, ink, 3.5)


def _from_side(k: int, x: float) -> float:
    """Return the place x units from the right (k = 1) or the left edge (k = -1)."""
    return 178 + k * (178 - x)


def _juggler_body(g: Canvas, cx: float) -> None:
    """Body: parted colours."""
    ink, inks = g.inks.ink, g.inks
    for k, col in ((-1, inks.teal), (1, inks.brick)):
        q = outline((cx, 112), (cx + k * 30, 116),
            ((cx + k * 62, 122), (cx + k * 74, 140), (cx + k * 84, 118), 8), (cx + k * 98, 104),
            (cx + k * 116, 116), ((cx + k * 104, 150), (cx + k * 74, 176), (cx + k * 50, 168), 8),
            (cx + k * 46, 230), (cx, 230))
        g.poly(q, col, ink, OUT - 1)
        g.poly(smooth([(cx + k * 92, 112), (cx + k * 92, 92), (cx + k * 104, 82),
            (cx + k * 120, 90), (cx + k * 118, 112), (cx + k * 106, 120)], 5), inks.skin, ink, 4)
    for y in (134, 156):
        g.circle(cx, y, 6, inks.gold, ink, 3)
    ruff = [(cx - 34, 108), (cx + 34, 108), (cx + 44, 122), (cx + 24, 132), (cx + 10, 122),
        (cx, 134), (cx - 10, 122), (cx - 24, 132), (cx - 44, 122)]
    g.poly(ruff, inks.white, ink, 4)


def _juggler_head(g: Canvas, cx: float) -> None:
    """Hair, face, pointed hat."""
    ink, inks = g.inks.ink, g.inks
    g.poly(smooth([(cx - 34, 50), (cx - 42, 80), (cx - 34, 104), (cx + 34, 104), (cx + 42, 80),
        (cx + 34, 50)], 5), inks.brown, ink, 4)
    small_face(g, cx, 78, 30)
    hat = outline((cx - 40, 58), ((cx - 30, 30), (cx - 8, 26), (cx + 18, 22), 8),
        ((cx + 20, 32), (cx + 32, 40), (cx + 40, 58), 8),
        ((cx + 20, 46), (cx - 20, 46), (cx - 40, 58), 8))
    g.poly(hat, inks.teal, ink, OUT - 1)
    g.line(outline((cx - 40, 58), ((cx - 20, 46), (cx + 20, 46), (cx + 40, 58), 8)), inks.gold, 9)
    g.circle(cx + 20, 22, 8, inks.gold, ink, 3.5)


def _balls(g: Canvas, cx: float) -> None:
    """Juggled balls in one arc."""
    ink, inks = g.inks.ink, g.inks
    for i, a in enumerate((166, 139, 112, 68, 41, 14)):
        x, y = cx + 108 * math.cos(math.radians(a)), 88 - 70 * math.sin(math.radians(a))
        g.circle(x, y, 13.5, (inks.brick, inks.white, inks.teal)[i % 3], ink, 4)


def _table(g: Canvas) -> None:
    """Table with cups, die and cards."""
    ink, inks = g.inks.ink, g.inks
    g.poly([(40, 178), (316, 178), (326, 196), (30, 196)], inks.cream, ink, OUT - 1)
    g.poly([(30, 196), (326, 196), (326, 226), (30, 226)], inks.plum, ink, OUT - 1)
    g.lines([[(x, 200), (x, 220)] for x in range(46, 320, 16)], inks.gold, 3)
    for x in (78, 112):
        g.poly([(x - 14, 184), (x - 9, 148), (x + 9, 148), (x + 14, 184)], inks.gold, ink, 4)
        g.line([(x - 12, 160), (x + 12, 160)], inks.gold_d, 3)
    for a in (-24, 0, 24):
        g.poly(moved(turned(box(-10, -34, 20, 34), a), 262, 186), inks.white, ink, 3)
    g.poly(moved(HEART, 262, 168, 0.13), inks.brick)
