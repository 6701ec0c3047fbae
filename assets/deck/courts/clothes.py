"""Shoulders, cloth and hands of the court figures."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.cutting import cut_polygon
from assets.deck.frames import HALF, OUT
from assets.deck.geometry import Line, Points, ellipse, moved, outline, smooth
from assets.deck.palettes import Costume
from assets.deck.textiles import hatching, lattice


def body(g: Canvas, cx: float, y: float, dress: Costume, *,
         left: float, right: float, neck: float = 30) -> Points:
    """Draw neck and shoulders in the suit's colour; return the cloth that is seen."""
    shape = outline((cx - neck, y - 18),
        ((cx - neck - 14, y + 10), (left + 52, y + 6), (left + 16, y + 56), 10),
        ((left - 4, y + 90), (left - 14, y + 130), (left - 18, y + 190), 8), (right + 40, y + 190),
        ((right + 24, y + 110), (right + 16, y + 80), (right - 6, y + 52), 8),
        ((right - 40, y + 6), (cx + neck + 14, y + 10), (cx + neck, y - 18), 10))
    g.poly(shape, dress.main, g.inks.ink, OUT)
    return cut_polygon(shape, HALF)


def hand(g: Canvas, x: float, y: float) -> None:
    """Draw a fist closed round an upright shaft, with the cuff below."""
    ink, inks = g.inks.ink, g.inks
    g.poly(moved([(-18, 20), (22, 14), (30, 34), (-12, 42)], x, y), inks.white, ink, OUT - 1)
    fist = smooth([(-20, -18), (6, -20), (20, -10), (21, 12), (8, 22), (-14, 21), (-22, 4)], 5)
    g.poly(moved(fist, x, y), inks.skin, ink, OUT - 1)
    g.lines([moved([(-20, k), (2, k - 1)], x, y) for k in (-8, 2, 11)], ink, 2.6)


def brocade(g: Canvas, cloth: Line, dress: Costume) -> None:
    """Draw gold flowers of four dots on the king's robe."""
    for x, y in lattice(cloth, 46, 30, 12, (9, 4)):
        dots = ((0, -7), (7, 0), (0, 7), (-7, 0))
        g.polys([moved(ellipse(dx, dy, 5.6, n=12), x, y) for dx, dy in dots], g.inks.gold)
        g.circle(x, y, 3, dress.deep)


def lozenges(g: Canvas, cloth: Line, dress: Costume) -> None:
    """Draw the crossed lines of the queen's bodice."""
    g.lines(hatching(cloth, 26, 58, 3), dress.deep, 3)
    g.lines(hatching(cloth, 26, -58, 3), dress.deep, 3)


def stripes(g: Canvas, cloth: Line, dress: Costume) -> None:
    """Draw the upright stripes of the knight's coat."""
    g.lines(hatching(cloth, 20, 82, 2), dress.light, 7)


def bars(g: Canvas, cloth: Line, dress: Costume) -> None:
    """Draw the level stripes of the jack's sleeves."""
    g.lines(hatching(cloth, 20, 0, 2), dress.light, 6)
