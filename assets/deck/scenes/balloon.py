"""Tarock XVIII: a striped balloon over fields."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import Points, arc, box, mirrored, outline, star
from assets.deck.scenery import cloud, hill, sky


def balloon(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    ink, inks = g.inks.ink, g.inks
    sky(g, "#A9D0D8")
    cloud(g, 62, 62, 1.0)
    cloud(g, 302, 96, 1.0)
    cloud(g, 310, 32, 0.6)
    hill(g, [(0, 178), (90, 164), (200, 182), (356, 164)], inks.sage, 3)
    hill(g, [(0, 204), (120, 196), (240, 208), (356, 196)], inks.wheat, 3)
    cx = 178
    _envelope(g, cx)
    _basket(g, cx)
    for x, y in ((52, 120), (76, 112), (292, 140)):
        g.line(arc(x - 8, y, 8, 6, 200, 340, 5) + arc(x + 8, y, 8, 6, 200, 340, 5), ink, 3.5)


def _envelope(g: Canvas, cx: float) -> None:
    ink, inks = g.inks.ink, g.inks
    out = outline((cx, 6), ((cx + 64, 6), (cx + 84, 56), (cx + 74, 90), 12),
        ((cx + 66, 118), (cx + 32, 132), (cx + 20, 152), 10))
    out += mirrored(out[::-1], cx)
    g.poly(out, inks.white, ink, OUT - 1)

    def gore(a: float, b: float) -> Points:
        p = outline((cx, 8), ((cx + 64 * a, 8), (cx + 84 * a, 56), (cx + 74 * a, 90), 12),
            ((cx + 66 * a, 118), (cx + 32 * a, 132), (cx + 20 * a, 150), 10))
        q = outline((cx, 8), ((cx + 64 * b, 8), (cx + 84 * b, 56), (cx + 74 * b, 90), 12),
            ((cx + 66 * b, 118), (cx + 32 * b, 132), (cx + 20 * b, 150), 10))
        return p + q[::-1]

    for a, b in ((-0.98, -0.66), (-0.3, 0.3), (0.66, 0.98)):
        g.poly(gore(a, b), inks.brick)
    band = outline((cx - 77, 74), ((cx - 30, 92), (cx + 30, 92), (cx + 77, 74), 12), (cx + 73, 94),
        ((cx + 30, 112), (cx - 30, 112), (cx - 73, 94), 12))
    g.poly(band, inks.gold, ink, 3.5)
    for t in (-0.6, -0.2, 0.2, 0.6):
        g.poly(star(cx + t * 74, 98 - 14 * t * t, 8, 3.2, 5), inks.night)
    g.poly(out, None, ink, OUT - 1)


def _basket(g: Canvas, cx: float) -> None:
    ink, inks = g.inks.ink, g.inks
    g.lines([[(cx - 20, 152), (cx - 16, 174)], [(cx + 20, 152), (cx + 16, 174)],
        [(cx, 152), (cx, 174)]], ink, 3.5)
    g.poly([(cx - 22, 174), (cx + 22, 174), (cx + 17, 202), (cx - 17, 202)], inks.brown, ink,
        OUT - 1)
    g.lines([[(cx - 19, 184), (cx + 19, 184)], [(cx - 18, 193), (cx + 18, 193)]], inks.wheat, 3.5)
    for x, c in ((cx - 8, inks.teal), (cx + 9, inks.plum)):
        g.circle(x, 164, 7, inks.skin, ink, 2.5)
        g.poly(box(x - 7, 170, 14, 6), c)
