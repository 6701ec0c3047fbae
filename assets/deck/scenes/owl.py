"""Tarock II: an owl between beehive and four-leaf clover."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import arc, box, outline, smooth, with_mirror
from assets.deck.scenery import bee, clover, hill, sky


def owl(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    inks = g.inks
    sky(g, "#DCE8E4")
    hill(g, [(0, 150), (90, 136), (180, 150), (270, 134), (356, 148)], "#BFD3A4", 0)
    hill(g, [(0, 186), (90, 178), (180, 190), (270, 180), (356, 188)], inks.sage)
    _beehive(g)
    for x, y, a in ((26, 44, -20), (96, 30, 15), (20, 110, -10), (258, 26, 10)):
        bee(g, x, y, 1.05, a)
    clover(g, 300, 92, 1.0)
    _owl(g)


def _beehive(g: Canvas) -> None:
    """Beehive on a stand."""
    ink, inks = g.inks.ink, g.inks
    bx, by = 66, 180
    hive = outline((bx - 52, by), ((bx - 58, by - 60), (bx - 34, by - 108), (bx, by - 110), 12))
    hive = with_mirror(hive, bx)
    g.poly(hive, inks.wheat, ink, OUT - 1)
    for t in (0.2, 0.4, 0.6, 0.8):
        i = int(2 + t * 11)
        x, y = hive[i]
        g.line(outline((x, y), ((bx - 20, y + 10), (bx + 20, y + 10), (2 * bx - x, y), 8)),
            inks.gold_d, 3.5)
    g.poly([*arc(bx, by - 18, 13, 14, 180, 360, 10), (bx + 13, by - 2), (bx - 13, by - 2)], ink)
    g.poly(box(bx - 62, by, 124, 14), inks.brown, ink, 4)


def _owl(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    cx = 184
    for k in (-1, 1):
        tuft = [(cx + k * 46, 66), (cx + k * 58, 14), (cx + k * 14, 38)]
        g.poly(tuft, inks.brown, ink, OUT - 1)
    trunk = smooth([(cx, 34), (cx - 46, 50), (cx - 56, 100), (cx - 50, 160), (cx - 22, 192),
        (cx + 22, 192), (cx + 50, 160), (cx + 56, 100), (cx + 46, 50)])
    g.poly(trunk, "#A87B4A", ink, OUT - 1)
    belly = smooth([(cx, 92), (cx - 34, 112), (cx - 34, 156), (cx, 184), (cx + 34, 156),
        (cx + 34, 112)], 6)
    g.poly(belly, inks.cream, ink, 3)
    for r, y in enumerate((112, 130, 148, 166)):
        for k in range(-1, 2):
            x = cx + (k + (0.5 if r % 2 else 0)) * 20
            if abs(x - cx) < 30 - (6 if r == 3 else 0):
                g.line(arc(x, y, 7, 7, 20, 160, 5), "#A87B4A", 3.5)
    for k in (-1, 1):
        wing = smooth([(cx + k * 54, 92), (cx + k * 60, 140), (cx + k * 40, 184),
            (cx + k * 30, 150), (cx + k * 40, 112)], 6)
        g.poly(wing, inks.brown, ink, 4)
        g.circle(cx + k * 24, 70, 24, inks.cream, ink, 4)
        g.circle(cx + k * 22, 71, 15, inks.gold, ink, 3)
        g.circle(cx + k * 21, 71, 8.5, ink)
        g.circle(cx + k * 21 + 3, 67, 2.6, inks.white)
    g.poly([(cx - 8, 84), (cx + 8, 84), (cx, 106)], inks.orange, ink, 3.5)
    g.rod([(cx - 84, 196), (cx + 84, 194)], 16, inks.brown, 8)
    for k in (-1, 1):
        for d in (-7, 1, 9):
            g.line([(cx + k * 20 + d, 186), (cx + k * 20 + d, 198)], inks.orange, 5)
