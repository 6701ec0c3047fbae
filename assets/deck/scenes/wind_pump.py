"""Tarock XII: the new country, a wind pump and a barn under a lone star."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import box, star, turned
from assets.deck.scenery import hill, sky


def wind_pump(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    ink, inks = g.inks.ink, g.inks
    sky(g, inks.night_l)
    g.poly(box(0, 92, 356, 60), "#8FA3BE")
    g.poly(box(0, 122, 356, 40), "#E8B48C")
    g.poly(star(74, 52, 36, 14.4, 5), inks.gold_l, ink, 4)
    hill(g, [(0, 150), (178, 144), (356, 150)], inks.wheat)
    _barn(g)
    _pump(g)
    _bluebonnets(g)


def _barn(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    g.poly([(196, 104), (222, 72), (276, 56), (330, 72), (356, 104), (356, 176), (196, 176)],
        inks.brick, ink, OUT - 1)
    g.rod([(188, 106), (220, 70), (276, 52), (332, 70), (348, 94)], 14, inks.white, 6)
    g.poly(box(246, 116, 60, 62), inks.brick_d, inks.white, 5)
    g.lines([[(248, 118), (304, 176)], [(304, 118), (248, 176)]], inks.white, 5)
    g.poly(box(264, 78, 24, 22), inks.wheat, inks.white, 4)


def _pump(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    wx, wy = 138, 62
    for k in (-1, 1):
        g.line([(wx, wy), (wx + k * 30, 186)], ink, 7)
    for y, w in ((94, 8), (124, 15), (154, 22)):
        g.line([(wx - w, y), (wx + w, y)], ink, 4.5)
    g.lines([[(wx - 8, 94), (wx + 15, 124)], [(wx + 8, 94), (wx - 15, 124)],
        [(wx - 15, 124), (wx + 22, 154)], [(wx + 15, 124), (wx - 22, 154)]], ink, 3.5)
    g.poly([(wx + 6, wy - 6), (wx + 52, wy - 22), (wx + 52, wy + 22), (wx + 6, wy + 6)],
        inks.brick, ink, 4)
    for a in range(0, 360, 30):
        q = turned([(wx - 6, wy - 12), (wx - 13, wy - 44), (wx + 13, wy - 44), (wx + 6, wy - 12)],
            a, wx, wy)
        g.poly(q, inks.white, ink, 3)
    g.circle(wx, wy, 9, inks.gold, ink, 4)


def _bluebonnets(g: Canvas) -> None:
    inks = g.inks
    hill(g, [(0, 184), (178, 178), (356, 186)], inks.sage_d)
    for x, y in ((22, 204), (52, 196), (84, 208), (116, 200), (208, 206), (240, 198), (272, 210),
        (304, 200), (336, 208), (150, 212), (180, 200)):
        g.line([(x, y + 14), (x, y - 6)], inks.sage, 4)
        for i, w in enumerate((3, 5, 6.5, 7.5)):
            for k in (-1, 1):
                g.circle(x + k * w * 0.6, y - 16 + i * 6.5, w * 0.62, "#6F8FD6" if i < 2
                    else "#3E5FA8")
