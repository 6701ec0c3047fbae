"""Tarock 22, the Sküs: a harlequin in lozenges."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
import math

from assets.deck.canvas import Canvas
from assets.deck.courts.clothes import hand
from assets.deck.cutting import cut_polygon
from assets.deck.faces import Face, face, small_face
from assets.deck.frames import HALF, OUT, figure_card
from assets.deck.geometry import (
    HEIGHT,
    WIDTH,
    Line,
    Points,
    ellipse,
    mirrored,
    moved,
    outline,
    smooth,
    star,
)
from assets.deck.palettes import Palette
from assets.deck.pips import pip
from assets.deck.textiles import lattice


def skues(inks: Palette) -> Canvas:
    """Draw the Sküs in the layout of a court card, with a star for its pip."""
    g = figure_card(inks, _fool, inks.plum_d, inks.gold_l)
    for x, y in ((59, 140), (WIDTH - 59, HEIGHT - 140)):
        pip(g, "tarock", x, y, 58)
        g.circle(x, y, 8, inks.gold_l)
    return g


def _fool(g: Canvas) -> None:
    """Draw the harlequin."""
    inks = g.inks
    g.poly(HALF, inks.plum)
    for x, y in lattice(HALF, 52, 44, 12, (14, 10)):
        g.poly(star(x, y, 9, 3.4, 4), inks.plum_l if (round(x / 26) + round(y / 44)) % 2
            else inks.gold)
    cx = 218
    _shoulders(g, cx)
    _collar(g, cx)
    _cap(g, cx)
    _paint(g, cx)
    _marotte(g)


def _shoulders(g: Canvas, cx: float) -> None:
    """Shoulders and sleeves in lozenges."""
    ink = g.inks.ink
    coat = outline((cx - 34, 236), ((cx - 60, 258), (cx - 130, 250), (cx - 150, 306), 10),
        ((cx - 170, 350), (cx - 180, 390), (cx - 184, 440), 6), (cx + 190, 440),
        ((cx + 176, 360), (cx + 160, 320), (cx + 146, 296), 8),
        ((cx + 110, 250), (cx + 60, 258), (cx + 34, 236), 10))
    _patchwork(g, cut_polygon(coat, HALF), 44, 62, (cx, 250))
    g.poly(coat, None, ink, OUT)


def _collar(g: Canvas, cx: float) -> None:
    """Collar of points with bells."""
    ink, inks = g.inks.ink, g.inks
    n = 7
    for i in range(n):
        a = 200 - i * 220 / (n - 1)
        point = [(cx + 60 * math.cos(math.radians(a + 19)),
            236 + 24 * math.sin(math.radians(a + 19))),
            (cx + 116 * math.cos(math.radians(a)), 250 + 60 * math.sin(math.radians(a))),
            (cx + 60 * math.cos(math.radians(a - 19)), 236 + 24 * math.sin(math.radians(a - 19)))]
        g.poly(point, inks.gold if i % 2 == 0 else inks.brick, ink, 4)
    for i in range(n):
        a = 200 - i * 220 / (n - 1)
        x, y = cx + 116 * math.cos(math.radians(a)), 250 + 60 * math.sin(math.radians(a))
        g.circle(x, y + 4, 9, inks.gold_l, ink, 3.5)
    g.poly(ellipse(cx, 238, 58, 17, 30), inks.white, ink, 4)


def _cap(g: Canvas, cx: float) -> None:
    """Cap horns behind the face."""
    ink, inks = g.inks.ink, g.inks
    left = outline((cx - 10, 108), ((cx - 20, 50), (cx - 96, 40), (cx - 112, 120), 12),
        ((cx - 114, 150), (cx - 108, 170), (cx - 112, 200), 8),
        ((cx - 88, 180), (cx - 84, 150), (cx - 74, 130), 8),
        ((cx - 66, 118), (cx - 56, 128), (cx - 50, 150), 6))
    right = mirrored(left, cx)
    g.poly(left, inks.teal, ink, OUT)
    g.poly(right, inks.brick, ink, OUT)
    crest = outline((cx - 40, 120), ((cx - 34, 70), (cx - 14, 66), (cx + 4, 34), 10),
        ((cx + 14, 62), (cx + 38, 76), (cx + 40, 120), 10))
    face(g, Face(cx, 96, 230, 50, ink, look=-2))
    g.poly(crest, inks.gold, ink, OUT)
    brim = outline((cx - 54, 106), ((cx - 20, 126), (cx + 20, 126), (cx + 54, 106), 10),
        (cx + 56, 128), ((cx + 20, 148), (cx - 20, 148), (cx - 56, 128), 10))
    g.poly(brim, inks.white, ink, OUT - 1)
    for t in (-0.7, -0.35, 0, 0.35, 0.7):
        x = cx + t * 54
        g.poly(moved([(0, -8), (7, 0), (0, 8), (-7, 0)], x, 132 - 12 * t * t - 2), inks.plum)
    for x, y in ((cx - 112, 206), (cx + 112, 206), (cx + 4, 34)):
        g.circle(x, y, 12, inks.gold_l, ink, 4)
        g.line([(x - 6, y + 3), (x + 6, y + 3)], ink, 3)


def _paint(g: Canvas, cx: float) -> None:
    """Painted cheek lozenge and smile: he is the fool."""
    ink, inks = g.inks.ink, g.inks
    g.poly(moved([(0, -13), (8, 0), (0, 13), (-8, 0)], cx - 29, 192), inks.brick)
    g.line(outline((cx - 22, 203), ((cx - 10, 216), (cx + 10, 216), (cx + 20, 202), 8)), ink, 3.4)


def _marotte(g: Canvas) -> None:
    """Marotte: little head on a stick."""
    ink, inks = g.inks.ink, g.inks
    mx = 340
    g.rod([(mx - 6, 366), (mx - 4, 176)], 16, inks.gold, 8)
    g.poly([(mx - 32, 178), (mx + 24, 178), (mx + 34, 194), (mx + 12, 192), (mx - 4, 204),
        (mx - 18, 192), (mx - 42, 194)], inks.teal, ink, 4)
    small_face(g, mx - 4, 152, 24)
    for k, col in ((-1, inks.brick), (1, inks.gold)):
        horn = outline((mx - 4, 118), ((mx - 4 + k * 34, 106), (mx - 4 + k * 40, 132),
            (mx - 4 + k * 32, 158), 8), ((mx - 4 + k * 24, 142), (mx - 4 + k * 18, 136),
            (mx - 4, 136), 6))
        g.poly(horn, col, ink, 3.5)
        g.circle(mx - 4 + k * 32, 162, 6.5, inks.gold_l, ink, 3)
    sleeve = smooth([(292, 366), (298, 326), (320, 300), (352, 296), (400, 314), (400, 384)], 5)
    sleeve = cut_polygon(sleeve, HALF)
    _patchwork(g, sleeve, 30, 42, (300, 300))
    g.poly(sleeve, None, ink, OUT)
    hand(g, mx - 5, 276)

def _patchwork(
    g: Canvas, cloth: Line, sx: float, sy: float, origin: tuple[float, float]
) -> None:
    """Fill a cut cloth with lozenges of four colours, sx wide and sy high."""
    inks = g.inks
    colours = (inks.brick, inks.teal, inks.gold, inks.white)
    patches: list[list[Points]] = [[], [], [], []]
    x0, y0 = origin
    xs = [p[0] for p in cloth]
    ys = [p[1] for p in cloth]
    j = int((min(ys) - y0) // (sy / 2)) - 1
    while y0 + j * sy / 2 <= max(ys) + sy:
        i = int((min(xs) - x0) // sx) - 1
        while x0 + i * sx <= max(xs) + sx:
            cx = x0 + i * sx + (sx / 2 if j % 2 else 0)
            cy = y0 + j * sy / 2
            lozenge = [(cx, cy - sy / 2), (cx + sx / 2, cy), (cx, cy + sy / 2), (cx - sx / 2, cy)]
            patch = cut_polygon(cloth, lozenge)
            if len(patch) >= 3:
                colour = (i + (j // 2) * 2 + j % 2 + (2 if i % 2 else 0)) % 4
                patches[colour].append(patch)
            i += 1
        j += 1
    for paint, shapes in zip(colours, patches, strict=True):
        g.polys(shapes, paint)
