"""Tarock XIIII: a steam railway engine."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import arc, box, turned
from assets.deck.scenery import hill, sky


def railway(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    ink, inks = g.inks.ink, g.inks
    sky(g, "#E6DDD0")
    hill(g, [(0, 112), (90, 74), (200, 116), (300, 80), (356, 104)], "#B7B6B0", 0)
    hill(g, [(0, 160), (178, 152), (356, 160)], "#C9C2A0", 3)
    for x, y, r in ((96, 34, 22), (134, 22, 18), (166, 32, 15), (68, 26, 14), (196, 22, 11),
        (224, 28, 8)):
        g.circle(x, y, r, inks.white, ink, 3.5)
    for x, y, r in ((96, 34, 20), (134, 22, 16), (166, 32, 13), (68, 26, 12)):
        g.circle(x, y, r, inks.white)
    g.line([(0, 204), (356, 204)], ink, 7)
    g.lines([[(x, 208), (x - 4, 220)] for x in range(10, 370, 26)], inks.brown, 9)
    _boiler(g)
    _chimney(g)
    _cab(g)
    _wheels(g)


def _boiler(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    g.poly(box(62, 92, 168, 62), inks.teal_d, ink, OUT - 1)
    g.lines([[(104, 94), (104, 152)], [(150, 94), (150, 152)], [(196, 94), (196, 152)]], inks.gold,
        6)
    g.poly(arc(62, 123, 20, 31, 90, 270, 14), inks.night, ink, OUT - 1)


def _chimney(g: Canvas) -> None:
    """Chimney, domes."""
    ink, inks = g.inks.ink, g.inks
    g.poly([(78, 94), (82, 62), (70, 44), (118, 44), (106, 62), (110, 94)], inks.night, ink,
        OUT - 1)
    g.line([(72, 50), (116, 50)], inks.gold, 6)
    for x in (138, 182):
        g.poly([(x - 15, 94), *arc(x, 82, 15, 18, 180, 360, 10), (x + 15, 94)], inks.gold, ink,
            4)


def _cab(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    g.poly(box(228, 66, 82, 118), inks.brick, ink, OUT - 1)
    g.poly([(216, 66), (222, 52), (316, 52), (322, 66)], inks.night, ink, OUT - 1)
    g.poly(box(244, 80, 48, 40), inks.wheat, ink, 4)
    g.circle(268, 104, 12, inks.skin, ink, 3)
    g.poly([(254, 100), (256, 88), (280, 88), (282, 100)], inks.night, ink, 3)


def _wheels(g: Canvas) -> None:
    """Frame, wheels, cowcatcher."""
    ink, inks = g.inks.ink, g.inks
    g.poly(box(46, 152, 270, 18), inks.brick_d, ink, OUT - 1)
    g.poly([(46, 160), (14, 200), (60, 200)], inks.gold, ink, 4)
    for x, r in ((92, 22), (142, 22), (208, 32), (280, 32)):
        y = 202 - r
        g.circle(x, y, r, inks.brick, ink, 6)
        for a in range(0, 180, 45):
            p = turned([(x - r + 5, y), (x + r - 5, y)], a, x, y)
            g.line(p, ink, 3)
        g.circle(x, y, 6, inks.gold, ink, 3)
    g.rod([(142, 180), (280, 176)], 10, "#DDE1E6", 5)
    g.circle(52, 104, 13, inks.gold_l, ink, 4)
