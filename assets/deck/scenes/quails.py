"""Tarock IIII: two quails in ripe wheat."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import Line, Points, ellipse, moved, smooth, turned
from assets.deck.scenery import hill, rays, sky


def quails(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    inks = g.inks
    sky(g, inks.wheat)
    g.circle(300, 52, 34, inks.orange, None)
    rays(g, (300, 52), (42, 62), 14, inks.orange, 4)
    hill(g, [(0, 120), (120, 104), (240, 124), (356, 112)], "#D9B04E", 0)
    hill(g, [(0, 182), (120, 176), (240, 186), (356, 178)], inks.sage_d)

    for x, h, a in ((18, 110, -6), (44, 132, 3), (70, 104, 8), (150, 118, -3), (178, 138, 2),
        (206, 112, 7), (296, 104, -6), (322, 126, 4), (344, 102, 9)):
        _wheat(g, x, 200, h, a)

    _quail(g, 96, 128, 1, 0.95)
    _quail(g, 262, 136, -1, 0.8)


def _wheat(g: Canvas, x: float, b: float, h: float, a: float) -> None:
    inks = g.inks
    p = turned([(0, 0), (0, -h)], a)
    q = moved(p, x, b)
    g.line(q, inks.gold_d, 4.5)
    for i in range(4):
        for k in (-1, 1):
            e = moved(turned(smooth([(0, 0), (k * 9, -7), (k * 8, -18), (0, -12)], 4), a),
                *moved(turned([(0, -h + 26 - i * 15)], a), x, b)[0])
            g.poly(e, inks.gold_l, inks.gold_d, 2.5)


def _quail(g: Canvas, x: float, y: float, k: float, s: float = 1.0) -> None:
    ink, inks = g.inks.ink, g.inks

    def at(pts: Line) -> Points:
        return [(x + k * px * s, y + py * s) for px, py in pts]

    g.poly(at(smooth([(-58, 24), (-76, 44), (-56, 48), (-30, 40)], 5)), inks.brown, ink, 4)
    g.poly(at(smooth([(30, -40), (2, -26), (-40, -6), (-62, 28), (-40, 56), (0, 62), (36, 44),
        (44, 4), (52, -22), (46, -40)], 6)), "#B07B45", ink, OUT - 1)
    g.poly(at(smooth([(38, 8), (34, 40), (4, 58), (-20, 54), (4, 36)], 5)), inks.cream, ink, 3)
    g.poly(at(smooth([(4, -12), (-44, 10), (-58, 32), (-16, 38), (10, 16)], 5)), inks.brown, ink,
        3.5)
    for px, py in ((-30, 14), (-14, 4), (-12, 22), (-32, 28)):
        g.line(at([(px, py), (px - 10, py + 6)]), inks.cream, 4)
    g.line(at([(38, -40), (44, -60), (34, -74)]), ink, 5)
    g.poly(at(ellipse(33, -76, 7, 9, 12)), ink)
    g.poly(at([(52, -26), (70, -18), (50, -14)]), inks.gold_d, ink, 3)
    g.circle(x + k * 40 * s, y - 26 * s, 5, ink)
    g.line(at([(26, -30), (34, -34), (46, -34)]), inks.cream, 4)
    for px in (-4, 12):
        g.line(at([(px, 60), (px + 4, 76)]), ink, 5)
