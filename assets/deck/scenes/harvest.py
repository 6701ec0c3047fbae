"""Tarock XI: harvest, three sheaves and a sickle."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import Line, Points, arc, moved, smooth, turned
from assets.deck.scenery import hill, rays, sky


def harvest(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    inks = g.inks
    sky(g, "#F2C879")
    g.circle(178, 120, 76, "#F7DF9C")
    rays(g, (178, 120), (84, 330), 22, "#F7DF9C", 3.2)
    hill(g, [(0, 136), (120, 122), (240, 138), (356, 124)], inks.gold, 3)
    g.lines([[(x, 226), (178 + (x - 178) * 0.4, 134)] for x in range(-160, 540, 26)], inks.gold_d,
        3)

    _sheaf(g, 66, 196, 1.0)
    _sheaf(g, 290, 196, 1.0)
    _sheaf(g, 178, 206, 1.22)
    _sickle(g)


def _sheaf(g: Canvas, x: float, b: float, s: float) -> None:
    ink, inks = g.inks.ink, g.inks

    def at(pts: Line) -> Points:
        return moved(pts, x, b, s)

    for a in (-26, -17, -9, 0, 9, 17, 26):
        straw = turned([(0, -40), (0, -112)], a, 0, -40)
        g.line(at(straw), inks.gold_d, 5 * s)
        ear = turned(smooth([(0, -146), (-9, -126), (0, -104), (9, -126)], 5), a, 0, -40)
        g.poly(at(ear), inks.gold_l, ink, 3)
    g.poly(at([(-30, -86), (-15, -48), (-34, 0), (34, 0), (15, -48), (30, -86), (12, -92),
        (-12, -92)]), inks.wheat, ink, OUT - 1)
    g.lines([at([(k * 0.5, -88), (k * 0.35, -52)]) for k in (-26, 0, 26)]
        + [at([(k * 0.4, -44), (k, -4)]) for k in (-22, 0, 22)], inks.gold_d, 3)
    g.poly(at([(-19, -58), (19, -58), (20, -42), (-20, -42)]), inks.brick, ink, 4)


def _sickle(g: Canvas) -> None:
    """Sickle in front."""
    ink, inks = g.inks.ink, g.inks
    blade = arc(96, 178, 40, 40, 150, 350, 20) + arc(100, 186, 31, 33, 345, 150, 20)
    g.poly(blade, "#DDE1E6", ink, 4)
    g.rod([(62, 196), (46, 214)], 15, inks.brown, 8)
