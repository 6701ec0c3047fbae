"""Tarock XVI: violin and button accordion."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import Line, Points, box, ellipse, moved, smooth, smooth_open, turned
from assets.deck.scenery import sky


def music(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    inks = g.inks
    sky(g, inks.plum_l)
    for i in range(5):
        g.line(smooth_open([(-10, 34 + i * 13), (90, 24 + i * 13), (200, 44 + i * 13),
            (366, 28 + i * 13)], 8), "#A987A5", 3.5)
    _note(g, 30, 84)
    _note(g, 330, 84)
    _note(g, 278, 52, 0.8)
    _violin(g)
    _accordion(g)
    g.poly([(0, 214), (356, 214), (356, 226), (0, 226)], inks.plum_d)


def _note(g: Canvas, x: float, y: float, s: float = 1.0) -> None:
    inks = g.inks
    g.line([(x + 9 * s, y), (x + 9 * s, y - 44 * s)], inks.plum_d, 5)
    g.poly(moved(turned(ellipse(0, 0, 11, 8, 14), -20), x, y, s), inks.plum_d)
    g.line([(x + 9 * s, y - 44 * s), (x + 24 * s, y - 30 * s)], inks.plum_d, 6)


def _violin(g: Canvas) -> None:
    """Violin, tilted."""
    ink, inks = g.inks.ink, g.inks

    def at(pts: Line) -> Points:
        return moved(turned(pts, 32), 112, 124)

    g.poly(at(box(-8, -118, 16, 90)), inks.brown, ink, 4)
    g.poly(at(smooth([(0, -140), (-12, -128), (-9, -112), (9, -112), (12, -128)], 5)), inks.brown,
        ink, 4)
    side = [(0, -46), (-30, -40), (-38, -16), (-26, 6), (-30, 22), (-48, 42), (-40, 78), (0, 88)]
    belly = smooth([*side, *[(-a, b) for a, b in side[::-1][1:-1]]], 6)
    g.poly(at(belly), "#B5642E", ink, OUT - 1)
    g.poly(at([(-9, -60), (9, -60), (7, 20), (-7, 20)]), ink)
    g.lines([at([(k, -110), (k * 1.2, 58)]) for k in (-4, 0, 4)], inks.gold_l, 1.8)
    g.line(at([(-16, 36), (16, 36)]), inks.wheat, 6)
    for k in (-1, 1):
        g.line(at(smooth_open([(k * 18, 10), (k * 14, 20), (k * 20, 32), (k * 16, 42)], 5)), ink,
            4)
    g.rod([(14, 30), (190, 204)], 9, inks.cream, 4)


def _accordion(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    ax, ay = 268, 142
    g.poly([(ax - 34, ay - 44), (ax + 34, ay - 52), (ax + 34, ay + 52), (ax - 34, ay + 44)],
        inks.gold_l, ink, OUT - 1)
    for i in range(1, 6):
        x = ax - 34 + i * 11.4
        d = 44 + (x - (ax - 34)) / 68 * 8
        g.line([(x, ay - d + 2), (x, ay + d - 2)], inks.brick, 5)
    g.poly(box(ax - 74, ay - 50, 40, 100), inks.teal, ink, OUT - 1)
    g.poly(box(ax + 34, ay - 58, 42, 116), inks.teal, ink, OUT - 1)
    for y in range(-36, 44, 18):
        g.circle(ax - 62, ay + y, 5.5, inks.white, ink, 2.5)
        g.circle(ax - 46, ay + y, 5.5, inks.white, ink, 2.5)
        g.line([(ax + 44, ay + y), (ax + 66, ay + y)], inks.gold, 5)
