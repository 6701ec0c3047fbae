"""Fills for cloth and grounds: grids of motifs and straight hatching."""

import math

from assets.deck.geometry import Line, Points, contains, turned

_CROSS = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))


def lattice(
    polygon: Line, sx: float, sy: float, margin: float = 0, origin: tuple[float, float] = (0, 0)
) -> Points:
    """Return the points of a brick-wise grid whose surroundings lie inside the polygon.

    A motif is set only where it fits as a whole: no half flowers at a seam.
    """
    xs = [p[0] for p in polygon]
    ys = [p[1] for p in polygon]
    ox, oy = origin
    points: Points = []
    y = math.floor((min(ys) - oy) / sy) * sy + oy
    row = round((y - oy) / sy)
    while y <= max(ys):
        x = math.floor((min(xs) - ox) / sx) * sx + ox + (sx / 2 if row % 2 else 0)
        while x <= max(xs):
            if all(contains(polygon, x + dx * margin, y + dy * margin) for dx, dy in _CROSS):
                points.append((x, y))
            x += sx
        y += sy
        row += 1
    return points


def hatching(polygon: Line, step: float, angle: float = 0, inset: float = 0) -> list[Points]:
    """Return parallel lines at an angle inside any simple polygon (scanline)."""
    q = turned(polygon, -angle)
    ys = [p[1] for p in q]
    lines: list[Points] = []
    y: float = math.floor(min(ys) / step) * step
    while y < max(ys):
        xs = []
        for i in range(len(q)):
            (x1, y1), (x2, y2) = q[i - 1], q[i]
            if (y1 > y) != (y2 > y):
                xs.append(x1 + (x2 - x1) * (y - y1) / (y2 - y1))
        xs.sort()
        for a, b in zip(xs[::2], xs[1::2], strict=False):
            if b - a > 2 * inset + 1:
                lines.append(turned([(a + inset, y), (b - inset, y)], angle))
        y += step
    return lines
