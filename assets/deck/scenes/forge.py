"""Tarock XV: the forge."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import arc, box, moved, smooth, turned
from assets.deck.scenery import sky


def forge(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    sky(g, "#33283A")
    g.circle(96, 110, 130, "#4A2F38")
    g.circle(96, 116, 92, "#6D3A33")
    _hearth(g)
    ax, ay = 268, 138
    _anvil(g, ax, ay)
    _hot_iron(g, ax, ay)


def _hearth(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    g.poly([(10, 230), (10, 96), (182, 96), (182, 230)], "#7C7480", ink, OUT - 1)
    g.poly([(0, 98), (26, 42), (58, 30), (58, -6), (134, -6), (134, 30), (166, 42), (192, 98)],
        "#625A68", ink, OUT - 1)
    g.poly([*arc(96, 170, 56, 56, 180, 360, 20), (152, 230), (40, 230)], "#20182A", ink, OUT - 1)
    flame = smooth([(60, 224), (50, 190), (70, 168), (72, 188), (84, 150), (98, 132), (102, 164),
        (118, 150), (126, 184), (140, 176), (134, 224)], 5)
    g.poly(flame, inks.brick, None)
    g.poly(moved(moved(flame, -96, -224), 96, 224, 0.74), inks.orange)
    g.poly(moved(moved(flame, -96, -224), 96, 224, 0.44), inks.gold_l)
    g.lines([[(18, 126), (46, 126)], [(150, 140), (176, 140)], [(20, 160), (36, 160)],
        [(158, 176), (176, 176)]], "#5E5663", 4)


def _anvil(g: Canvas, ax: float, ay: float) -> None:
    """Anvil on block."""
    ink, inks = g.inks.ink, g.inks
    g.poly(box(ax - 36, ay + 42, 72, 50), inks.brown, ink, OUT - 1)
    g.poly([(ax - 70, ay - 20), (ax + 60, ay - 20), (ax + 60, ay - 2), (ax + 26, ay + 8),
        (ax + 18, ay + 24), (ax + 38, ay + 46), (ax - 38, ay + 46), (ax - 18, ay + 24),
        (ax - 26, ay + 8), (ax - 52, ay + 2)], "#AEB3BC", ink, OUT - 1)
    g.line([(ax - 50, ay - 12), (ax + 52, ay - 12)], "#DDE1E6", 5)


def _hot_iron(g: Canvas, ax: float, ay: float) -> None:
    """Glowing horseshoe and hammer."""
    ink, inks = g.inks.ink, g.inks
    g.rod(arc(ax - 4, ay - 30, 24, 12, 20, -200, 16), 16, inks.orange, 9)
    g.rod([(ax + 10, ay - 62), (ax + 78, ay - 112)], 15, inks.wheat, 8)
    g.poly(moved(turned(box(-26, -17, 52, 34), -36), ax + 6, ay - 64), "#8B8D92", ink, OUT - 1)
    for a in (-170, -148, -120, -96, -60, -20):
        p = turned([(30, 0), (52, 0)], a)
        g.line(moved(p, ax - 12, ay - 38), inks.gold_l, 4.5)
