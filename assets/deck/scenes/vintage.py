"""Tarock VII: the vintage, grapes and a barrel."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import arc, ellipse, moved, outline, smooth_open, turned
from assets.deck.scenery import hill, sky


def vintage(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    inks = g.inks
    sky(g, "#EFE3BF")
    hill(g, [(0, 110), (120, 88), (240, 116), (356, 90)], "#CBD3A0", 0)
    g.lines([[(x, 196), (178 + (x - 178) * 0.35, 106)] for x in range(-120, 500, 44)], "#A9B878",
        5)
    hill(g, [(0, 196), (178, 190), (356, 196)], inks.sage_d)
    # vine across the top
    g.rod(smooth_open([(-10, 24), (60, 14), (140, 26), (220, 12), (300, 24), (370, 14)], 6), 14,
        inks.brown, 7)

    _leaf(g, 40, 46, 1.0, 20)
    _leaf(g, 316, 44, 1.0, -24)
    _grapes(g, 112, 52, inks.plum, inks.plum_l)
    _leaf(g, 112, 36, 0.9, 0)
    _barrel(g)


def _leaf(g: Canvas, x: float, y: float, s: float, a: float) -> None:
    ink, inks = g.inks.ink, g.inks
    q = [(0, 8), (-14, 22), (-20, 6), (-36, 2), (-22, -12), (-24, -30), (-6, -22), (0, -40),
        (6, -22), (24, -30), (22, -12), (36, 2), (20, 6), (14, 22)]
    g.poly(moved(turned(q, a), x, y, s), inks.sage, ink, 4)
    g.lines([moved(turned([(0, 8), (0, -22)], a), x, y, s),
        moved(turned([(0, 2), (-18, -8)], a), x, y, s),
        moved(turned([(0, 2), (18, -8)], a), x, y, s)], inks.sage_d, 3)


def _grapes(g: Canvas, x: float, y: float, col: str, hi: str) -> None:
    ink = g.inks.ink
    rows = ((5, 0), (4, 1), (5, 2), (4, 3), (3, 4), (2, 5), (1, 6))
    for n, r in rows:
        for i in range(n):
            px = x + (i - (n - 1) / 2) * 25
            py = y + r * 20
            g.circle(px, py, 14, col, ink, 3.5)
            g.line(arc(px, py, 8, 8, 190, 270, 4), hi, 3)


def _barrel(g: Canvas) -> None:
    """Barrel and glass."""
    ink, inks = g.inks.ink, g.inks
    bx, by = 254, 142
    q = outline((bx - 48, by - 52), ((bx - 68, by - 20), (bx - 68, by + 28), (bx - 48, by + 58),
        10), (bx + 48, by + 58), ((bx + 68, by + 28), (bx + 68, by - 20), (bx + 48, by - 52), 10))
    g.poly(q, "#B8844C", ink, OUT - 1)
    for x in (-30, -10, 10, 30):
        g.line(outline((bx + x, by - 50), ((bx + x * 1.3, by - 10), (bx + x * 1.3, by + 20),
            (bx + x, by + 56), 8)), inks.brown, 3)
    for y, w in ((-38, 55), (44, 54)):
        g.rod([(bx - w, by + y), (bx + w, by + y)], 14, inks.grey, 7)
    g.poly(ellipse(bx, by - 54, 48, 11, 26), inks.wheat, ink, 4)
    g.circle(bx, by + 8, 9, inks.brown, ink, 3.5)
