"""Tarock VI: the emigrants' sailing ship."""

# ruff: noqa: PLR0917 - a place is two numbers and a shape is two more.
# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import arc, outline
from assets.deck.scenery import cloud, sky


def sailing_ship(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    inks = g.inks
    sky(g, "#F0DDB9")
    g.circle(64, 66, 30, inks.orange)
    cloud(g, 296, 40, 0.9, inks.white)
    cloud(g, 96, 92, 0.6, inks.white)
    g.poly([(0, 150), (356, 150), (356, 226), (0, 226)], inks.teal)
    _hull(g)
    _masts(g)
    _waves(g)


def _sail(g: Canvas, x: float, y: float, w: float, h: float, b: float = 18) -> None:
    ink, inks = g.inks.ink, g.inks
    q = outline((x - w, y), (x + w, y), ((x + w + b, y + h * 0.4), (x + w + b, y + h * 0.7),
        (x + w + 4, y + h), 8), (x - w + 4, y + h),
        ((x - w + b, y + h * 0.7), (x - w + b, y + h * 0.4), (x - w, y), 8))
    g.poly(q, inks.white, ink, OUT - 1)
    g.line([(x - w + 6, y + h * 0.55), (x + w + 8, y + h * 0.55)], inks.brick, 8)


def _hull(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    g.poly([(84, 152), (290, 146), (312, 132), (286, 190), (250, 200), (118, 200)], inks.brown,
        ink, OUT - 1)
    g.line([(92, 162), (294, 156)], inks.gold, 6)
    for x in (128, 160, 192, 224, 256):
        g.circle(x, 178, 6, inks.wheat, ink, 3)
    g.line([(306, 136), (344, 108)], ink, 8)


def _masts(g: Canvas) -> None:
    """Masts and sails."""
    ink, inks = g.inks.ink, g.inks
    for x, t in ((142, 22), (214, 10)):
        g.line([(x, 150), (x, t)], ink, 8)
    _sail(g, 142, 34, 30, 44)
    _sail(g, 142, 84, 40, 54)
    _sail(g, 214, 22, 32, 50)
    _sail(g, 214, 78, 44, 60)
    g.poly([(340, 110), (262, 30), (270, 128)], inks.cream, ink, OUT - 1)
    g.poly([(214, 8), (250, 14), (242, 22), (214, 22)], inks.brick, ink, 3)


def _waves(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    for i, y in enumerate((196, 212)):
        pts = []
        for j in range(-1, 14):
            x = j * 30 + (15 if i else 0)
            pts += arc(x, y, 15, 9, 180, 360, 6)
        g.poly([*pts, (440, 240), (-60, 240)], (inks.teal, inks.teal_d)[i], ink, 4)
    for x, y in ((40, 118), (66, 108), (320, 84)):
        g.line(arc(x - 8, y, 8, 6, 200, 340, 5) + arc(x + 8, y, 8, 6, 200, 340, 5), ink, 3.5)
