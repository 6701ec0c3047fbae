"""Tarock XVII: a castle on a rock."""

# ruff: noqa: PLR0917 - a place is two numbers and a shape is two more.
# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import arc, box, smooth_open
from assets.deck.scenery import cloud, fir, hill, sky, window

_WALL = "#E5D3AE"


def castle(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    inks = g.inks
    sky(g, "#F1D9B0")
    cloud(g, 60, 44, 0.9, inks.white)
    cloud(g, 306, 70, 0.8, inks.white)
    hill(g, [(0, 160), (60, 140), (300, 148), (356, 136)], inks.sage, 0)
    _rock(g)
    _castle_walls(g)
    _road(g)


def _tower(g: Canvas, x: float, w: float, y0: float, y1: float, h: float) -> None:
    """Draw a tower w wide from y0 down to y1, with a roof of height h."""
    ink, inks = g.inks.ink, g.inks
    g.poly(box(x - w / 2, y0, w, y1 - y0), _WALL, ink, OUT - 1)
    g.poly([(x - w / 2 - 8, y0), (x, y0 - h), (x + w / 2 + 8, y0)], inks.brick, ink, OUT - 1)
    window(g, x, y0 + 22, 10, 15, inks.night)


def _rock(g: Canvas) -> None:
    ink = g.inks.ink
    rock = [(60, 226), (84, 170), (112, 152), (140, 140), (240, 138), (262, 158), (288, 176),
        (308, 226)]
    g.poly(rock, "#9C938A", ink, OUT - 1)
    g.lines([[(112, 168), (104, 190)], [(250, 166), (262, 186)], [(150, 190), (140, 214)],
        [(226, 184), (236, 212)]], "#766D66", 4)


def _castle_walls(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    g.poly(box(118, 94, 122, 54), _WALL, ink, OUT - 1)
    g.poly([(118, 94), (118, 82), (132, 82), (132, 90), (146, 90), (146, 82), (160, 82), (160, 90),
        (198, 90), (198, 82), (212, 82), (212, 90), (226, 90), (226, 82), (240, 82), (240, 94)],
        _WALL, ink, OUT - 1)
    _tower(g, 120, 36, 72, 156, 46)
    _tower(g, 242, 34, 84, 156, 42)
    _tower(g, 180, 42, 50, 148, 52)
    g.poly([*arc(180, 128, 14, 16, 180, 360, 10), (194, 150), (166, 150)], inks.brown, ink, 4)
    g.line([(180, -2), (180, 4)], ink, 4)
    g.line([(120, 26), (120, 10)], ink, 4)
    g.poly([(120, 8), (146, 14), (120, 22)], inks.gold, ink, 3)


def _road(g: Canvas) -> None:
    """Road and trees."""
    inks = g.inks
    g.line(smooth_open([(180, 150), (196, 172), (170, 190), (196, 222)], 8), inks.cream, 12)
    for x, b, h in ((30, 204, 78), (58, 212, 60), (324, 206, 82), (346, 214, 56)):
        fir(g, x, b, h, inks.sage_d)
