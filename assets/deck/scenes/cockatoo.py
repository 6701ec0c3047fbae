"""Tarock III: a white cockatoo in a hanging ring."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import arc, moved, outline, smooth, turned
from assets.deck.scenery import sky


def cockatoo(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    ink, inks = g.inks.ink, g.inks
    sky(g, inks.rose)
    for x in range(0, 380, 30):
        g.line([(x, 0), (x, 220)], "#DB998D", 5)
    _palm(g, -10, 214, 1, inks.sage_d)
    _palm(g, 366, 214, -1, inks.sage_d)
    cx = 178
    g.line([(cx, 0), (cx, 26)], ink, 7)
    g.circle(cx, 116, 90, None, ink, 15)
    g.circle(cx, 116, 90, None, inks.gold, 7)
    # tail, body, head
    g.poly(smooth([(cx - 2, 158), (cx - 26, 214), (cx - 10, 218), (cx + 22, 170)], 5), inks.white,
        ink, 4)
    body = smooth([(cx + 16, 44), (cx + 40, 66), (cx + 40, 104), (cx + 38, 150), (cx + 14, 184),
        (cx - 16, 180), (cx - 30, 146), (cx - 26, 104), (cx - 30, 74), (cx - 18, 46)], 6)
    for a in (-58, -34, -10, 14):
        q = turned(smooth([(0, 6), (-10, -22), (-2, -56), (8, -22)], 5), a)
        g.poly(moved(q, cx + 4, 48), inks.gold, ink, 3.5)
    g.poly(body, inks.white, ink, OUT - 1)
    wing = smooth([(cx + 36, 96), (cx + 48, 130), (cx + 34, 178), (cx + 12, 196), (cx + 6, 150),
        (cx + 12, 112)], 6)
    g.poly(wing, inks.cream, ink, 4)
    for y in (134, 152, 170):
        g.line(arc(cx + 27, y, 12, 8, 10, 150, 5), inks.gold_d, 3.5)
    g.circle(cx - 8, 70, 8, inks.sky_d, ink, 3)
    g.circle(cx - 8, 70, 3.5, ink)
    g.poly(outline((cx - 27, 68), ((cx - 50, 70), (cx - 50, 94), (cx - 38, 100), 8),
        ((cx - 40, 90), (cx - 32, 88), (cx - 24, 92), 6)), "#4B4652", ink, 3)
    g.circle(cx - 12, 88, 7, inks.blush)
    g.rod([(cx - 70, 190), (cx + 70, 190)], 14, inks.brown, 7)
    for d in (-8, 2, 12):
        g.line([(cx + d, 180), (cx + d, 194)], "#6A6672", 6)


def _palm(g: Canvas, x: float, y: float, k: float, colour: str) -> None:
    """Draw palm leaves; k = -1 turns them to the left."""
    for a in (-78, -48, -18, 14):
        leaf = turned(outline((0, 0), ((26, -22), (60, -22), (92, 0), 8),
            ((60, 2), (26, 8), (0, 0), 8)), a)
        g.poly([(x + k * px, y + py) for px, py in leaf], colour, g.inks.ink, 3.5)
