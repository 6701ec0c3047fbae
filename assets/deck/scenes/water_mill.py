"""Tarock V: a water mill."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import box, outline, smooth, turned
from assets.deck.scenery import cloud, hill, sky


def water_mill(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    inks = g.inks
    sky(g, "#D7E6DC")
    cloud(g, 60, 40, 0.9)
    hill(g, [(0, 100), (100, 72), (220, 104), (356, 70)], "#A9C3A4", 0)
    hill(g, [(0, 150), (120, 140), (240, 152), (356, 140)], inks.sage)
    _house(g)
    _stream(g)
    _wheel(g)
    _flume(g)


def _house(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    g.poly(box(34, 80, 130, 92), inks.cream, ink, OUT - 1)
    g.poly([(18, 84), (56, 30), (142, 30), (180, 84)], inks.brick, ink, OUT - 1)
    g.lines([[(x, 40 + i * 14), (x + 14, 40 + i * 14)] for i,
        xs in enumerate(((66, 96, 124), (56, 84, 112, 138), (48, 76, 104, 132))) for x in xs],
        inks.brick_d, 3.5)
    g.lines([[(34, 124), (164, 124)], [(34, 124), (78, 80)], [(164, 124), (122, 80)]], inks.brown,
        5)
    for x in (60, 132):
        g.poly(box(x - 11, 92, 22, 22), inks.sky_d, ink, 3.5)
        g.line([(x, 92), (x, 114)], ink, 2.5)
    g.poly(box(84, 132, 28, 42), inks.brown, ink, 4)


def _stream(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    g.poly(outline((0, 184), ((100, 176), (200, 184), (356, 172), 14), (356, 226), (0, 226)),
        inks.sky_d, ink, OUT - 1)
    for y, x in ((200, 20), (212, 90), (200, 290), (212, 320)):
        g.line([(x, y), (x + 44, y - 2)], inks.white, 4)


def _wheel(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    cx, cy, r = 224, 132, 68
    g.circle(cx, cy, r, None, ink, 17)
    g.circle(cx, cy, r, None, inks.brown, 9)
    for a in range(0, 360, 45):
        p, q = turned([(cx, cy), (cx + r, cy)], a + 12, cx, cy)
        g.rod([p, q], 12, inks.brown, 5)
        v = turned([(cx + r - 10, cy - 4), (cx + r + 22, cy - 4), (cx + r + 22, cy + 6),
            (cx + r - 10, cy + 6)], a + 12 + 22, cx, cy)
        g.poly(v, inks.wheat, ink, 3.5)
    g.circle(cx, cy, 13, inks.gold, ink, 4)


def _flume(g: Canvas) -> None:
    """Flume and falling water."""
    ink, inks = g.inks.ink, g.inks
    g.poly([(356, 50), (252, 58), (252, 68), (356, 62)], inks.brown, ink, 4)
    g.line([(356, 48), (252, 55)], inks.sky_d, 6)
    g.poly(smooth([(252, 56), (296, 80), (310, 130), (304, 178), (322, 178), (326, 120),
        (306, 66)], 5), inks.snow, ink, 3)
