"""Tarock XXI, the Mond: the full moon over a lake."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import arc, outline, smooth, star
from assets.deck.scenery import fir, rays, sky


def moon(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    inks = g.inks
    sky(g, inks.night)
    rays(g, (178, 96), (84, 320), 24, "#2E3B61", 3.6, 7.5)
    for x, y, r in ((34, 30, 8), (84, 66, 5), (58, 112, 6), (108, 22, 5), (268, 26, 6),
        (316, 48, 8), (296, 104, 5), (338, 92, 5), (24, 74, 4)):
        g.poly(star(x, y, r * 1.5, r * 0.55, 4), inks.gold_l)
    _moon_face(g)
    _lake(g)


def _moon_face(g: Canvas) -> None:
    """Moon: full disc, crescent side lit."""
    ink, inks = g.inks.ink, g.inks
    cx, cy, r = 178, 92, 76
    g.circle(cx, cy, r, inks.gold_l, ink, OUT)
    shade = arc(cx, cy, r - 3, r - 3, -90, 90, 30) + arc(cx - 4, cy, 40, r - 3, 90, -90, 30)
    g.poly(shade, "#E0BE6A")
    # face
    for k in (-1, 1):
        g.line(arc(cx + k * 28, cy - 14, 14, 10, 15, 165, 8), ink, 4.5)
        g.lines([[(cx + k * 28 + d, cy - 5 - abs(d) * 0.1), (cx + k * 28 + d * 1.3, cy + 3)]
            for d in (-9, 0, 9)], ink, 2.8)
        g.line(arc(cx + k * 28, cy - 24, 18, 9, 200, 340, 8), inks.gold_d, 4.5)
        g.circle(cx + k * 46, cy + 20, 11, inks.rose)
    g.line(outline((cx + 4, cy - 14), ((cx + 2, cy + 4), (cx + 16, cy + 16), (cx + 10, cy + 20),
        6), ((cx + 4, cy + 24), (cx - 4, cy + 22), (cx - 6, cy + 18), 5)), ink, 4)
    g.poly(smooth([(cx - 24, cy + 36), (cx - 8, cy + 38), (cx, cy + 40), (cx + 8, cy + 38),
        (cx + 24, cy + 36), (cx + 10, cy + 50), (cx - 10, cy + 50)], 5), inks.lip, ink, 3)


def _lake(g: Canvas) -> None:
    """Lake, reflection, firs, boat."""
    ink, inks = g.inks.ink, g.inks
    g.poly([(0, 176), (356, 176), (356, 230), (0, 230)], inks.night_l, ink, OUT - 1)
    for i, w in enumerate((70, 52, 38, 22)):
        g.line([(178 - w, 184 + i * 10), (178 + w, 184 + i * 10)], inks.gold_l, 4.5)
    g.poly(outline((-4, 160), ((40, 164), (84, 176), (104, 192), 8), (104, 196), (-4, 200)),
        inks.teal_d, ink, 4)
    g.poly(outline((360, 160), ((316, 164), (272, 176), (252, 192), 8), (252, 196), (360, 200)),
        inks.teal_d, ink, 4)
    for x, b, h in ((20, 172, 84), (56, 178, 62), (336, 172, 88), (300, 180, 60)):
        fir(g, x, b, h, "#16333A")
    g.poly([(234, 196), (290, 196), (280, 210), (244, 210)], inks.brick, ink, 3.5)
    g.line([(262, 196), (262, 176)], ink, 4)
    g.circle(262, 172, 7, inks.skin, ink, 3)
