"""Scenery that more than one tarock shows, in the scene box of 356 x 220 units."""

# ruff: noqa: PLR0917 - a place is two numbers and a shape is two more.
# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
import math
from typing import Final

from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import (
    Line,
    Point,
    Points,
    arc,
    box,
    ellipse,
    moved,
    outline,
    smooth,
    smooth_open,
    turned,
)
from assets.deck.pips import HEART

SCENE_WIDTH, SCENE_HEIGHT = 356, 220
BOX: Final = box(0, 0, SCENE_WIDTH, SCENE_HEIGHT)


def sky(g: Canvas, colour: str) -> None:
    """Fill the whole scene."""
    g.poly(BOX, colour)


def hill(g: Canvas, crest: Line, colour: str, width: float = OUT - 1) -> None:
    """Draw ground below a crest that runs from edge to edge; width 0 leaves the outline off."""
    ridge = smooth_open([(-40, crest[0][1]), *crest, (400, crest[-1][1])], 8)
    g.poly([(-20, 260), *ridge, (420, 260)], colour, g.inks.ink if width else None, width)


def fir(g: Canvas, x: float, base: float, h: float, colour: str, width: float = 4) -> None:
    """Draw a fir of height h standing at (x, base)."""
    w = h * 0.26
    right = [(x, base - h), (x + w * 0.55, base - h * 0.66), (x + w * 0.25, base - h * 0.66),
        (x + w * 0.8, base - h * 0.36), (x + w * 0.38, base - h * 0.36), (x + w, base - h * 0.06),
        (x + 5, base - h * 0.06), (x + 5, base)]
    left = [(2 * x - px, py) for px, py in right[::-1]]
    g.poly(right + left, colour, g.inks.ink, width)


def cloud(g: Canvas, x: float, y: float, scale: float, colour: str = "#FFFDF6") -> None:
    """Draw a cloud without outline."""
    puffs = smooth([(-60, 10), (-56, -6), (-34, -8), (-22, -28), (8, -26), (20, -10),
        (46, -10), (54, 6), (44, 12), (-50, 12)], 5)
    g.poly(moved(puffs, x, y, scale), colour)


def rays(g: Canvas, centre: Point, reach: Point, n: int, colour: str,
         spread: float = 4.0, first: float = 0) -> None:
    """Draw n rays between two radii; half their width and the first angle are in degrees."""
    cx, cy = centre
    inner, outer = reach
    wedges: list[Points] = []
    for i in range(n):
        a = 360 * i / n + first
        corners = ((inner, -spread), (outer, -spread), (outer, spread), (inner, spread))
        wedges.append([
            (cx + r * math.cos(math.radians(a + d)), cy + r * math.sin(math.radians(a + d)))
            for r, d in corners
        ])
    g.polys(wedges, colour)


def window(g: Canvas, x: float, y: float, w: float, h: float, colour: str) -> None:
    """Draw a window with a round top that springs from y."""
    frame = [*arc(x, y, w / 2, w / 2, 180, 360, 8), (x + w / 2, y + h), (x - w / 2, y + h)]
    g.poly(frame, colour, g.inks.ink, 3)


def bee(g: Canvas, x: float, y: float, scale: float, angle: float) -> None:
    """Draw a bee."""
    ink, inks = g.inks.ink, g.inks
    for k in (-1, 1):
        wing = turned(ellipse(k * 4, -8, 5, 8, 10), angle)
        g.poly(moved(wing, x, y, scale), inks.white, ink, 2)
    g.poly(moved(turned(ellipse(0, 0, 11, 7, 14), angle), x, y, scale), inks.gold, ink, 2.6)
    bands = [moved(turned([(k, -6), (k, 6)], angle), x, y, scale) for k in (-3, 3)]
    g.lines(bands, ink, 2.6)


def clover(g: Canvas, x: float, y: float, s: float) -> None:
    """Draw a four-leaf clover on its stalk, scaled by s."""
    ink, inks = g.inks.ink, g.inks
    stalk = outline((x, y), ((x + 4 * s, y + 40 * s), (x - 6 * s, y + 70 * s),
        (x - 22 * s, y + 96 * s), 8))
    g.rod(stalk, 12, inks.sage_d, 6)
    for a in (45, 135, 225, 315):
        leaf = turned(moved(moved(HEART, 0, 0, 0.5 * s), 0, -26 * s), a)
        g.poly(moved(leaf, x, y), inks.sage, ink, 4)
        g.line(moved(turned([(0, -8 * s), (0, -30 * s)], a), x, y), inks.sage_d, 3.5)
