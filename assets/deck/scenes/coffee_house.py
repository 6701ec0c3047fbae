"""Tarock XIII: pot and cup in the coffee house."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import arc, box, ellipse, moved, outline, smooth_open
from assets.deck.pips import HEART
from assets.deck.scenery import BOX, sky
from assets.deck.textiles import lattice


def coffee_house(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    ink, inks = g.inks.ink, g.inks
    sky(g, inks.teal)
    for x, y in lattice(BOX, 52, 44, 14, (10, 6)):
        g.polys([moved(ellipse(dx, dy, 6, n=10), x, y) for dx,
            dy in ((0, -8), (8, 0), (0, 8), (-8, 0))], "#3D8284")
    g.poly(box(-4, 172, 364, 60), "#E9DCC0", ink, OUT - 1)
    g.lines([[(x, 176), (x + 16, 220)] for x in range(-10, 360, 34)], "#CDB98F", 3)
    _pot(g)
    _cup(g)


def _pot(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    x = 122
    g.rod(smooth_open([(x + 44, 68), (x + 84, 70), (x + 82, 128), (x + 46, 140)], 8), 20,
        inks.brick, 10)
    spout = outline((x - 44, 146), ((x - 84, 138), (x - 78, 92), (x - 98, 74), 8), (x - 78, 68),
        ((x - 58, 88), (x - 66, 110), (x - 42, 108), 8))
    g.poly(spout, inks.brick, ink, OUT - 1)
    pot = outline((x - 34, 58), ((x - 50, 90), (x - 62, 140), (x - 46, 180), 10), (x + 46, 180),
        ((x + 62, 140), (x + 50, 90), (x + 34, 58), 10))
    g.poly(pot, inks.brick, ink, OUT - 1)
    g.poly(outline((x - 40, 60), ((x - 30, 30), (x + 30, 30), (x + 40, 60), 10)), inks.brick, ink,
        OUT - 1)
    g.circle(x, 30, 9, inks.gold, ink, 4)
    g.line(outline((x - 43, 84), ((x - 16, 92), (x + 16, 92), (x + 43, 84), 8)), inks.gold_l, 6)
    for k in (-26, 0, 26):
        g.poly(moved(HEART, x + k, 128, 0.2), inks.gold_l)


def _cup(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    cx = 256
    g.poly(ellipse(cx, 182, 74, 13, 34), inks.white, ink, OUT - 1)
    g.rod(arc(cx + 54, 142, 20, 18, -80, 110, 12), 17, inks.white, 8)
    g.poly(outline((cx - 56, 118), (cx + 56, 118), ((cx + 54, 166), (cx + 30, 180), (cx, 180), 8),
        ((cx - 30, 180), (cx - 54, 166), (cx - 56, 118), 8)), inks.white, ink, OUT - 1)
    g.poly(ellipse(cx, 118, 56, 13, 34), inks.brown, ink, OUT - 1)
    g.line(outline((cx - 50, 142), ((cx - 20, 152), (cx + 20, 152), (cx + 50, 142), 8)), inks.gold,
        5)
    for k in (-26, 0, 26):
        g.line(smooth_open([(cx + k, 100), (cx + k + 8, 82), (cx + k - 8, 62), (cx + k + 6, 42),
            (cx + k, 24)], 6), inks.cream, 6)
