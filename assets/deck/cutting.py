"""Cuts polygons and lines at a convex window, and drops points nobody can see.

Qt SVG does not implement ``clipPath``, so scenes and busts are cut here. A window is a convex
polygon, clockwise on the screen.
"""

import math

from assets.deck.geometry import Line, Point, Points


def _side(a: Point, b: Point, p: Point) -> float:
    """Return on which side of the edge a-b a point lies; inside is not negative."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def _between(p: Point, q: Point, t: float) -> Point:
    return (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)


def in_window(window: Line, x: float, y: float) -> bool:
    """Tell whether a point lies in the window or on its edge."""
    return all(
        _side(window[i], window[(i + 1) % len(window)], (x, y)) >= 0 for i in range(len(window))
    )


def cut_polygon(polygon: Line, window: Line) -> Points:
    """Return the part of any polygon inside the window (Sutherland-Hodgman)."""
    result = list(polygon)
    for i in range(len(window)):
        a, b = window[i], window[(i + 1) % len(window)]
        source, result = result, []
        for j in range(len(source)):
            p, q = source[j - 1], source[j]
            sp, sq = _side(a, b, p), _side(a, b, q)
            if (sp >= 0) != (sq >= 0):
                result.append(_between(p, q, sp / (sp - sq)))
            if sq >= 0:
                result.append(q)
        if not result:
            return []
    return result


def _visible(p: Point, q: Point, window: Line) -> tuple[float, float] | None:
    """Return the stretch of the segment p-q inside the window, as two shares of its length."""
    t0, t1 = 0.0, 1.0
    for i in range(len(window)):
        a, b = window[i], window[(i + 1) % len(window)]
        sp, sq = _side(a, b, p), _side(a, b, q)
        if sp < 0 and sq < 0:
            return None
        if sp < 0:
            t0 = max(t0, sp / (sp - sq))
        elif sq < 0:
            t1 = min(t1, sp / (sp - sq))
    return (t0, t1) if t0 < t1 else None


def cut_line(points: Line, window: Line) -> list[Points]:
    """Return the pieces of an open polyline that lie inside the window."""
    pieces: list[Points] = []
    current: Points = []
    for j in range(1, len(points)):
        p, q = points[j - 1], points[j]
        stretch = _visible(p, q, window)
        if stretch is None:
            if current:
                pieces.append(current)
                current = []
            continue
        t0, t1 = stretch
        if not current or t0 > 0:
            if current:
                pieces.append(current)
            current = [_between(p, q, t0)]
        current.append(_between(p, q, t1))
        if t1 < 1:
            pieces.append(current)
            current = []
    if current:
        pieces.append(current)
    return pieces


def simplified(points: Line, tolerance: float = 0.35) -> Points:
    """Return the points without those on the straight line between their neighbours."""
    if len(points) < 4:
        return list(points)
    result = [points[0]]
    for i in range(1, len(points) - 1):
        ax, ay = result[-1]
        bx, by = points[i]
        cx, cy = points[i + 1]
        d = math.hypot(cx - ax, cy - ay) or 1e-9
        off = abs((cx - ax) * (ay - by) - (ax - bx) * (cy - ay)) / d
        if off > tolerance or math.hypot(bx - ax, by - ay) > 40:
            result.append(points[i])
    result.append(points[-1])
    return result
