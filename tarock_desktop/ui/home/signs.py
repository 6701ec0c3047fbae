"""A sign for each line of the first pages, all from a few strokes."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

_STROKE: Final = 0.13
"""Width of a line; all lengths in this module are parts of the half width of a sign."""


class Sign(Enum):
    """What can be drawn."""

    CARDS = "cards"
    """A new game."""
    BOOK = "book"
    SEEDLING = "seedling"
    QUESTION = "question"
    DEAL = "deal"
    """The cards of four people: a deal of a number or a file."""
    CLOCK = "clock"
    PEOPLE = "people"
    SCALES = "scales"
    SCREEN = "screen"


def paint_sign(
    painter: QPainter, sign: Sign, middle: QPointF, radius: float, colour: QColor
) -> None:
    """Draw a sign around *middle*; lengths are logical pixels."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.scale(radius, radius)
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(colour, _STROKE, Qt.PenStyle.SolidLine, cap, join))
    lines, shapes = _DRAWN[sign]()
    painter.drawPath(lines)
    painter.setBrush(colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(shapes)
    painter.restore()


_Drawing: TypeAlias = tuple[QPainterPath, QPainterPath]
"""Lines, and shapes that are filled."""


def _polyline(path: QPainterPath, *points: tuple[float, float]) -> None:
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)


def _diamond(path: QPainterPath, x: float, y: float, size: float) -> None:
    _polyline(path, (x, y - size), (x + 0.7 * size, y), (x, y + size), (x - 0.7 * size, y))
    path.closeSubpath()


def _cards() -> _Drawing:
    lines, shapes = QPainterPath(), QPainterPath()
    lines.addRoundedRect(QRectF(-0.2, -0.72, 0.84, 1.32), 0.12, 0.12)
    _polyline(lines, (-0.36, -0.52), (-0.7, -0.42), (-0.38, 0.76), (-0.12, 0.7))
    _diamond(shapes, 0.22, -0.06, 0.3)
    return lines, shapes


def _book() -> _Drawing:
    lines = QPainterPath()
    for side in (-1, 1):
        lines.moveTo(0, -0.42)
        lines.cubicTo(side * 0.2, -0.62, side * 0.55, -0.62, side * 0.82, -0.52)
        lines.lineTo(side * 0.82, 0.5)
        lines.cubicTo(side * 0.55, 0.4, side * 0.2, 0.4, 0, 0.6)
    _polyline(lines, (0, -0.42), (0, 0.6))
    return lines, QPainterPath()


def _seedling() -> _Drawing:
    lines, shapes = QPainterPath(), QPainterPath()
    _polyline(lines, (0, 0.76), (0, -0.1))
    _polyline(lines, (-0.5, 0.76), (0.5, 0.76))
    for side, top in ((-1, -0.34), (1, -0.7)):
        shapes.moveTo(0, 0.24 + (top + 0.34))
        shapes.cubicTo(side * 0.1, top, side * 0.5, top - 0.04, side * 0.8, top)
        shapes.cubicTo(side * 0.74, top + 0.36, side * 0.4, top + 0.6, 0, 0.24 + (top + 0.34))
    return lines, shapes


def _question() -> _Drawing:
    lines, shapes = QPainterPath(), QPainterPath()
    lines.addRoundedRect(QRectF(-0.56, -0.8, 1.12, 1.6), 0.14, 0.14)
    lines.moveTo(-0.22, -0.24)
    lines.cubicTo(-0.22, -0.6, 0.26, -0.6, 0.26, -0.26)
    lines.cubicTo(0.26, -0.02, 0, -0.02, 0, 0.2)
    shapes.addEllipse(QPointF(0, 0.46), 0.1, 0.1)
    return lines, shapes


def _deal() -> _Drawing:
    shapes = QPainterPath()
    for x in (-0.38, 0.38):
        for y in (-0.44, 0.44):
            shapes.addRoundedRect(QRectF(x - 0.28, y - 0.38, 0.56, 0.76), 0.1, 0.1)
    return QPainterPath(), shapes


def _clock() -> _Drawing:
    lines, shapes = QPainterPath(), QPainterPath()
    round_ = QRectF(-0.7, -0.7, 1.4, 1.4)
    lines.arcMoveTo(round_, 150)
    lines.arcTo(round_, 150, -310)
    _polyline(lines, (0, -0.36), (0, 0.04), (0.28, 0.22))
    _polyline(shapes, (-0.96, -0.42), (-0.34, -0.36), (-0.74, 0.1))
    shapes.closeSubpath()
    return lines, shapes


def _people() -> _Drawing:
    shapes, lines = QPainterPath(), QPainterPath()
    shapes.addEllipse(QPointF(-0.3, -0.32), 0.27, 0.3)
    shapes.moveTo(-0.82, 0.66)
    shapes.cubicTo(-0.82, -0.12, 0.22, -0.12, 0.22, 0.66)
    shapes.closeSubpath()
    lines.addEllipse(QPointF(0.42, -0.36), 0.2, 0.23)
    lines.moveTo(0.42, 0.14)
    lines.cubicTo(0.74, 0.14, 0.84, 0.36, 0.84, 0.6)
    lines.lineTo(0.5, 0.6)
    return lines, shapes


def _scales() -> _Drawing:
    lines, shapes = QPainterPath(), QPainterPath()
    _polyline(lines, (0, -0.66), (0, 0.72))
    _polyline(lines, (-0.36, 0.74), (0.36, 0.74))
    _polyline(lines, (-0.62, -0.46), (0.62, -0.46))
    shapes.addEllipse(QPointF(0, -0.72), 0.13, 0.13)
    for x in (-0.62, 0.62):
        _polyline(lines, (x - 0.26, 0.14), (x, -0.46), (x + 0.26, 0.14))
        bowl = QRectF(x - 0.32, -0.16, 0.64, 0.6)
        shapes.moveTo(bowl.left(), bowl.center().y())
        shapes.arcTo(bowl, 180, 180)
        shapes.closeSubpath()
    return lines, shapes


def _screen() -> _Drawing:
    lines, shapes = QPainterPath(), QPainterPath()
    lines.addRoundedRect(QRectF(-0.82, -0.62, 1.64, 1.0), 0.08, 0.08)
    _polyline(lines, (-0.36, 0.78), (0, 0.42), (0.36, 0.78))
    _diamond(shapes, 0, -0.12, 0.28)
    return lines, shapes


_DRAWN: Final = {
    Sign.CARDS: _cards,
    Sign.BOOK: _book,
    Sign.SEEDLING: _seedling,
    Sign.QUESTION: _question,
    Sign.DEAL: _deal,
    Sign.CLOCK: _clock,
    Sign.PEOPLE: _people,
    Sign.SCALES: _scales,
    Sign.SCREEN: _screen,
}
