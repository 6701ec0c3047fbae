"""Points and polylines: curves, ellipses, stars, and moving them about.

Units are those of the card's view box, 400 x 700, y down. Angles are degrees, 0 to the right,
90 down. Curves are turned into dense polylines at once, because everything that is cut at a
frame is cut geometrically.
"""

# ruff: noqa: PLR0917 - a place is two numbers and a shape is two more.
import math
from collections.abc import Sequence
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = list[Point]
Line: TypeAlias = Sequence[Point]
Curve: TypeAlias = tuple[Point, Point, Point, int]
"""The rest of a cubic curve after its start: two control points, the end, the number of steps."""

WIDTH, HEIGHT = 400, 700
CENTRE_X, CENTRE_Y = WIDTH / 2, HEIGHT / 2


def curve(start: Point, c1: Point, c2: Point, end: Point, n: int = 10) -> Points:
    """Return n points along a cubic Bezier curve, the start left out."""
    points: Points = []
    for i in range(1, n + 1):
        t = i / n
        u = 1 - t
        points.append(
            (
                u**3 * start[0] + 3 * u * u * t * c1[0] + 3 * u * t * t * c2[0] + t**3 * end[0],
                u**3 * start[1] + 3 * u * u * t * c1[1] + 3 * u * t * t * c2[1] + t**3 * end[1],
            )
        )
    return points


def outline(start: Point, *steps: Point | Curve) -> Points:
    """Return a polyline that goes on from its start by straight lines (points) and curves."""
    points = [start]
    for step in steps:
        if len(step) == 2:
            points.append(step)
        else:
            c1, c2, end, n = step
            points += curve(points[-1], c1, c2, end, n)
    return points


def smooth(points: Line, n: int = 7, k: float = 1 / 6) -> Points:
    """Return a closed Catmull-Rom curve through the points; k is its looseness."""
    m = len(points)
    result: Points = []
    for i in range(m):
        a, b, c, d = points[i - 1], points[i], points[(i + 1) % m], points[(i + 2) % m]
        result += _span(a, b, c, d, n, k)
    return result


def smooth_open(points: Line, n: int = 7, k: float = 1 / 6) -> Points:
    """Return an open Catmull-Rom curve from the first to the last point."""
    m = len(points)
    result: Points = [points[0]]
    for i in range(m - 1):
        a, d = points[max(i - 1, 0)], points[min(i + 2, m - 1)]
        result += _span(a, points[i], points[i + 1], d, n, k)
    return result


def _span(a: Point, b: Point, c: Point, d: Point, n: int, k: float) -> Points:
    """Return the part of a Catmull-Rom curve between b and c."""
    c1 = (b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k)
    c2 = (c[0] - (d[0] - b[0]) * k, c[1] - (d[1] - b[1]) * k)
    return curve(b, c1, c2, c, n)


def arc(cx: float, cy: float, rx: float, ry: float, a0: float, a1: float, n: int = 24) -> Points:
    """Return n + 1 points on an ellipse from angle a0 to a1."""
    return [
        (
            cx + rx * math.cos(math.radians(a0 + (a1 - a0) * i / n)),
            cy + ry * math.sin(math.radians(a0 + (a1 - a0) * i / n)),
        )
        for i in range(n + 1)
    ]


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None, n: int = 40) -> Points:
    """Return a whole ellipse (a circle without ry) of n points."""
    return arc(cx, cy, rx, rx if ry is None else ry, 0, 360 - 360 / n, n - 1)


def star(cx: float, cy: float, r: float, ri: float, n: int = 8) -> Points:
    """Return a star of n points, the first upwards, with outer and inner radius."""
    return [
        (
            cx + (r if i % 2 == 0 else ri) * math.cos(math.radians(-90 + 180 * i / n)),
            cy + (r if i % 2 == 0 else ri) * math.sin(math.radians(-90 + 180 * i / n)),
        )
        for i in range(2 * n)
    ]


def box(x: float, y: float, w: float, h: float) -> Points:
    """Return the corners of an upright rectangle, clockwise."""
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def turned(points: Line, angle: float, cx: float = 0, cy: float = 0) -> Points:
    """Return the points turned clockwise about (cx, cy)."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return [
        (cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c) for x, y in points
    ]


def moved(
    points: Line, dx: float, dy: float, scale: float = 1.0, scale_y: float | None = None
) -> Points:
    """Return the points scaled about the origin, then moved."""
    sy = scale if scale_y is None else scale_y
    return [(x * scale + dx, y * sy + dy) for x, y in points]


def mirrored(points: Line, cx: float) -> Points:
    """Return the points mirrored at the upright line x = cx, in the same order."""
    return [(2 * cx - x, y) for x, y in points]


def with_mirror(points: Line, cx: float) -> Points:
    """Return a left half that ends on the axis, completed by its mirror image."""
    return [*points, *mirrored(points[::-1], cx)[1:]]


def area(points: Line) -> float:
    """Return the signed area; it is positive when the points run clockwise on the screen."""
    return (
        sum(
            points[i - 1][0] * points[i][1] - points[i][0] * points[i - 1][1]
            for i in range(len(points))
        )
        / 2
    )


def clockwise(points: Line) -> Points:
    """Return the points so ordered that shapes drawn together never punch holes."""
    return list(points) if area(points) > 0 else list(points[::-1])


def contains(polygon: Line, x: float, y: float) -> bool:
    """Tell whether a point lies inside any simple polygon."""
    found = False
    j = len(polygon) - 1
    for i in range(len(polygon)):
        xi, yi = polygon[i]
        xj, yj = polygon[j]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            found = not found
        j = i
    return found
