"""Three more backs: blueprint cloth, cross-stitch, linden leaves; each the same at both ends."""

import math
from typing import Final

from assets.deck.canvas import Canvas
from assets.deck.frames import card_body
from assets.deck.geometry import (
    Point,
    Points,
    box,
    ellipse,
    moved,
    outline,
    star,
    turned,
    with_mirror,
)
from assets.deck.palettes import Palette
from assets.deck.pips import HEART

_FIELD: Final = (22.0, 22.0, 356.0, 656.0)
_CENTRE: Final = (200.0, 350.0)

_TULIP: Final[Points] = with_mirror(
    outline(
        (0, 0),
        ((-26, -4), (-34, -34), (-28, -62), 8),
        ((-20, -50), (-12, -46), (0, -66), 6),
    ),
    0,
)
"""A tulip that stands on the origin and points up."""
_LEAF: Final[Points] = outline(
    (0, 0), ((-14, -12), (-13, -34), (0, -46), 7), ((13, -34), (14, -12), (0, 0), 7)
)


def blueprint(inks: Palette) -> Canvas:
    """Draw indigo cloth printed with flowers and dots, as dyers of the country made it."""
    g = Canvas(inks)
    card_body(g)
    x, y, w, h = _FIELD
    g.rect(_FIELD, inks.night, radius=10)
    g.rect((x + 6, y + 6, w - 12, h - 12), None, inks.cream, 2.5, radius=6)
    inner = (x + 26, y + 26, w - 52, h - 52)
    g.polys(_dots_between(_FIELD, inner), inks.cream)
    g.rect(inner, None, inks.cream, 2.5)
    petals: list[Points] = []
    seeds: list[Points] = []
    for row in range(-5, 6):
        for column in range(-3, 4):
            shift = 0.5 if row % 2 else 0.0
            px, py = 200 + (column + shift) * 54, 350 + row * 54
            if not x + 44 < px < x + w - 44 or not y + 44 < py < y + h - 44:
                continue
            if math.hypot(px - 200, py - 350) < 146:
                continue
            petals += [
                moved(turned(ellipse(0, -10, 4.6, 7.4, 12), 60 * k), px, py) for k in range(6)
            ]
            seeds += [ellipse(px + dx, py, 2.8, n=10) for dx in (-27, 27)]
    g.polys(petals, inks.cream)
    g.polys(seeds, inks.snow_d)
    _tulip_wheel(g, inks.night, inks.cream, inks.snow_d)
    return g


def _dots_between(outer: tuple[float, ...], inner: tuple[float, ...]) -> list[Points]:
    """Return a row of dots around the card, in the middle between two frames."""
    x, y = (outer[0] + 6 + inner[0]) / 2, (outer[1] + 6 + inner[1]) / 2
    right, bottom = 400 - x, 700 - y
    across, down = 24, 46
    dots = []
    for k in range(across + 1):
        at = x + (right - x) * k / across
        dots += [ellipse(at, y, 3.2, n=10), ellipse(at, bottom, 3.2, n=10)]
    for k in range(1, down):
        at = y + (bottom - y) * k / down
        dots += [ellipse(x, at, 3.2, n=10), ellipse(right, at, 3.2, n=10)]
    return dots


def _tulip_wheel(g: Canvas, ground: str, print_: str, soft: str) -> None:
    """Draw the medallion of tulips, leaves and rings."""
    cx, cy = _CENTRE
    g.circle(cx, cy, 132, ground, print_, 4)
    g.circle(cx, cy, 122, None, soft, 2)
    for k in range(8):
        stalk = [(0.0, -40.0), (0.0, -70.0)]
        g.line(moved(turned(stalk, 45 * k), cx, cy), soft, 4)
        g.poly(moved(turned(moved(_LEAF, 0, -44, 0.8), 45 * k + 22.5), cx, cy), soft)
        g.poly(moved(turned(moved(_TULIP, 0, -66, 0.72), 45 * k), cx, cy), print_)
    g.circle(cx, cy, 40, ground, print_, 3)
    g.poly(star(cx, cy, 30, 12, 8), print_)


_STITCH: Final = 12.0
_LAST_COLUMN, _LAST_ROW = 13, 26
"""Stitches from the middle to the edge."""
_STARS: Final = ((0, 0, 5), (7, 13, 3), (0, 21, 2))
"""Eight-pointed stars: column and row of the middle, length of a point."""
_LOZENGES: Final = ((0, 12), (9, 4), (10, 21), (5, 18))


def _thread(column: int, row: int) -> str | None:
    """Return the thread of a stitch, by its distance from the middle of the card."""
    if column == _LAST_COLUMN or row == _LAST_ROW:
        return "wheat"
    if column == _LAST_COLUMN - 1 or row == _LAST_ROW - 1:
        return "rose" if (column + row) % 2 else None
    for x, y, length in _STARS:
        near, far = sorted((abs(column - x), abs(row - y)))
        if near == far == 0:
            return "wheat"
        if 1 <= near < length and near < far < near + length:
            return "cream"
    for x, y in _LOZENGES:
        far = abs(column - x) + abs(row - y)
        if far == 2:
            return "rose"
        if far == 0:
            return "wheat"
    return None


def cross_stitch(inks: Palette) -> Canvas:
    """Draw red linen embroidered in cross-stitch with eight-pointed stars."""
    g = Canvas(inks)
    card_body(g)
    x, y, w, h = _FIELD
    g.rect(_FIELD, inks.heart.deep, radius=10)
    g.rect((x + 5, y + 5, w - 10, h - 10), None, inks.gold, 2.5, radius=6)
    half = _STITCH * 0.36
    threads = {"cream": inks.cream, "wheat": inks.wheat, "rose": inks.rose}
    for thread, colour in threads.items():
        lines: list[Points] = []
        for row in range(-_LAST_ROW, _LAST_ROW + 1):
            for column in range(-_LAST_COLUMN, _LAST_COLUMN + 1):
                if _thread(abs(column), abs(row)) != thread:
                    continue
                cx, cy = 200 + column * _STITCH, 350 + row * _STITCH
                lines.append([(cx - half, cy - half), (cx + half, cy + half)])
                lines.append([(cx - half, cy + half), (cx + half, cy - half)])
        g.lines(lines, colour, 3.4)
    return g


def linden(inks: Palette) -> Canvas:
    """Draw golden linden leaves on dark green."""
    g = Canvas(inks)
    card_body(g)
    x, y, w, h = _FIELD
    inner = (x + 14, y + 14, w - 28, h - 28)
    ground, deep = inks.club.deep, inks.club.main
    g.rect(_FIELD, ground, radius=10)
    with g.cut_to(box(*inner)) as part:
        rows, columns = 9, 5
        for row in range(-rows, rows + 1):
            for column in range(-columns, columns + 1):
                px = 200 + column * 62 + (31 if row % 2 else 0)
                py = 350 + row * 50
                # A turned card shows the same leaves: those below point the other way.
                end = 180 if row > 0 or (row == 0 and column > 0) else 0
                colour = inks.gold if row % 2 else deep
                _linden_leaf(part, (px, py), end, colour, ground)
    g.rect(inner, None, inks.gold_l, 4)
    g.rect((x + 5, y + 5, w - 10, h - 10), None, inks.gold, 2.5, radius=6)
    cx, cy = _CENTRE
    g.circle(cx, cy, 112, ground, inks.gold_l, 5)
    g.circle(cx, cy, 98, None, inks.gold, 2.5)
    for k in range(6):
        leaf = moved(turned(moved(HEART, 0, -50, 0.62), 60 * k), cx, cy)
        g.poly(leaf, inks.gold if k % 3 else inks.gold_l)
        vein = moved(turned([(0.0, -24.0), (0.0, -74.0)], 60 * k), cx, cy)
        g.line(vein, ground, 2.6)
    g.circle(cx, cy, 13, ground, inks.gold_l, 4)
    return g


def _linden_leaf(g: Canvas, at: Point, angle: float, colour: str, vein: str) -> None:
    """Draw one leaf with its stalk and middle vein."""
    parts: tuple[Points, ...] = (
        moved(HEART, 0, 0, 0.40),
        [(0, -24), (0, -11)],
        [(0, -11), (0, 12)],
    )
    shape, stalk, middle = (moved(turned(part, angle), *at) for part in parts)
    g.poly(shape, colour)
    g.line(stalk, colour, 3)
    g.line(middle, vein, 2)


MORE_BACKS: Final = {"blueprint": blueprint, "cross-stitch": cross_stitch, "linden": linden}
"""The backs besides the first one, by the names of their files after ``back-``."""
