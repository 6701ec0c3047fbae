"""Tarock IX: a winter church and a skater dome the pond."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import Line, Points, box, ellipse, moved, outline, smooth, star
from assets.deck.scenery import fir, hill, sky, window


def winter(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    inks = g.inks
    sky(g, inks.sky_d)
    for x, y in ((24, 24), (70, 52), (112, 18), (150, 60), (306, 28), (340, 66), (262, 50),
        (22, 84), (330, 104)):
        g.poly(star(x, y, 6.5, 2, 6), inks.white)
    hill(g, [(0, 118), (70, 96), (150, 118), (240, 100), (356, 122)], inks.snow_d, 0)
    _church(g)
    _ground(g)
    _firs(g)
    # skater
    _skater(g, 148, 150, 1.0)


def _church(g: Canvas) -> None:
    """Church with onion dome."""
    ink, inks = g.inks.ink, g.inks
    cx = 212
    g.poly(box(cx - 26, 70, 52, 90), inks.cream, ink, OUT - 1)
    g.poly([(cx + 26, 100), (cx + 104, 100), (cx + 104, 160), (cx + 26, 160)], inks.cream, ink,
        OUT - 1)
    g.poly([(cx + 20, 104), (cx + 38, 70), (cx + 98, 70), (cx + 114, 104)], inks.white, ink,
        OUT - 1)
    dome = outline((cx - 30, 70), (cx - 22, 62), ((cx - 42, 40), (cx - 14, 30), (cx - 5, 12), 8),
        (cx + 5, 12), ((cx + 14, 30), (cx + 42, 40), (cx + 22, 62), 8), (cx + 30, 70))
    g.poly(dome, inks.brick, ink, OUT - 1)
    g.line(outline((cx - 12, 34), ((cx - 22, 44), (cx - 20, 52), (cx - 16, 60), 6)), inks.white, 5)
    g.line([(cx, 12), (cx, -2)], ink, 5)
    g.line([(cx - 7, 4), (cx + 7, 4)], ink, 5)
    g.circle(cx, 88, 11, inks.white, ink, 3.5)
    g.line([(cx, 88), (cx, 81)], ink, 2.5)
    g.line([(cx, 88), (cx + 5, 90)], ink, 2.5)
    window(g, cx, 116, 16, 26, inks.wheat)
    for x in (46, 74, 90):
        window(g, cx + x - 2, 122, 13, 22, inks.wheat)


def _ground(g: Canvas) -> None:
    """Snowy ground, pond."""
    ink, inks = g.inks.ink, g.inks
    hill(g, [(0, 146), (80, 152), (160, 146), (260, 152), (356, 140)], inks.snow)
    g.poly(ellipse(190, 196, 176, 36, 50), inks.snow_d, ink, 4)
    g.lines([[(90, 190), (150, 182)], [(230, 206), (292, 196)], [(150, 214), (196, 208)]],
        inks.white, 4)


def _firs(g: Canvas) -> None:
    """Firs with snow."""
    inks = g.inks
    for x, b, h in ((34, 168, 120), (82, 158, 84), (338, 164, 96)):
        fir(g, x, b, h, inks.teal_d)
        g.lines([[(x - 2, b - h + 8), (x - h * 0.10, b - h * 0.72)],
            [(x + h * 0.03, b - h * 0.62), (x + h * 0.15, b - h * 0.42)],
            [(x - h * 0.04, b - h * 0.30), (x - h * 0.2, b - h * 0.12)]], inks.white, 5)


def _skater(g: Canvas, x: float, y: float, s: float) -> None:
    ink, inks = g.inks.ink, g.inks

    def at(pts: Line) -> Points:
        return moved(pts, x, y, s)

    g.line(at([(2, 26), (-14, 48), (-36, 52)]), ink, 9)
    g.line(at([(4, 26), (14, 56)]), ink, 9)
    g.line(at([(-46, 50), (-28, 55)]), ink, 4)
    g.line(at([(2, 61), (30, 60)]), ink, 4)
    coat = outline((-2, -14), (14, -12), ((22, 8), (20, 22), (22, 34), 6), (-16, 32),
        ((-10, 14), (-8, 0), (-2, -14), 6))
    g.poly(at(coat), inks.brick, ink, 4)
    g.rod(at([(12, -4), (34, 8), (50, -2)]), 12, inks.brick, 6)
    g.rod(at([(0, -4), (-22, -2), (-34, 12)]), 12, inks.brick, 6)
    g.circle(x + 10 * s, y - 26 * s, 12 * s, inks.skin, ink, 3.5)
    g.poly(at([(-4, -28), (-2, -40), (12, -46), (24, -36), (24, -30)]), inks.teal, ink, 3.5)
    scarf = [(0, -16), (-30, -22), (-44, -14), (-32, -8), (0, -8)]
    g.poly(at(smooth(scarf, 4)), inks.gold, ink, 3)
