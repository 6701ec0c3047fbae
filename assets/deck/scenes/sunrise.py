"""Tarock XX: the sun rises behind three peaks."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import arc
from assets.deck.scenery import fir, hill, rays, sky


def sunrise(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    ink, inks = g.inks.ink, g.inks
    sky(g, inks.orange)
    rays(g, (178, 88), (70, 340), 20, "#F2B45E", 4.5, 9)
    g.circle(178, 88, 68, inks.gold_l, ink, OUT - 1)
    _sun_face(g)
    _peaks(g)


def _sun_face(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    cx, cy = 178, 66
    for k in (-1, 1):
        g.circle(cx + k * 22, cy - 8, 5, ink)
        g.line(arc(cx + k * 22, cy - 20, 13, 7, 200, 340, 6), inks.gold_d, 4.5)
        g.circle(cx + k * 38, cy + 10, 9, inks.blush)
    g.line(arc(cx, cy + 6, 22, 14, 20, 160, 8), ink, 4.5)


def _peaks(g: Canvas) -> None:
    """Mountains with three peaks."""
    ink, inks = g.inks.ink, g.inks
    ridge = [(-10, 226), (-10, 166), (40, 150), (66, 160), (104, 122), (134, 146), (178, 106),
        (222, 146), (254, 118), (292, 160), (318, 148), (366, 168), (366, 226)]
    g.poly(ridge, inks.plum, ink, OUT - 1)
    for x, y, w in ((104, 122, 26), (178, 106, 34), (254, 118, 27)):
        snow = [(x, y + 1), (x + w, y + w * 0.92), (x + w * 0.5, y + w * 0.72),
            (x + w * 0.12, y + w * 1.1), (x - w * 0.35, y + w * 0.68), (x - w, y + w * 0.95)]
        g.poly(snow, inks.snow)
    g.poly(ridge, None, ink, OUT - 1)
    hill(g, [(0, 186), (90, 176), (178, 190), (270, 176), (356, 186)], inks.sage_d)
    hill(g, [(0, 206), (90, 212), (200, 204), (356, 212)], inks.sage, 3)
    for x, b, h in ((40, 196, 50), (64, 200, 40), (300, 198, 50), (324, 202, 40)):
        fir(g, x, b, h, inks.teal_d, 3.5)
