"""The ornament of the deck as paths: an embroidered rosette of tulips, leaves and hearts."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from tarock_desktop.ui.scene.card_index import pip_path


def tulip(height: float) -> QPainterPath:
    """Return a tulip that stands on the origin and points up."""
    s = height
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(-0.55 * s, -0.05 * s, -0.48 * s, -0.7 * s, -0.42 * s, -s)
    path.cubicTo(-0.28 * s, -0.75 * s, -0.16 * s, -0.7 * s, 0, -1.02 * s)
    path.cubicTo(0.16 * s, -0.7 * s, 0.28 * s, -0.75 * s, 0.42 * s, -s)
    path.cubicTo(0.48 * s, -0.7 * s, 0.55 * s, -0.05 * s, 0, 0)
    return path


def leaf(height: float) -> QPainterPath:
    """Return a leaf that stands on the origin and points up."""
    s = height
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(-0.32 * s, -0.3 * s, -0.3 * s, -0.75 * s, 0, -s)
    path.cubicTo(0.3 * s, -0.75 * s, 0.32 * s, -0.3 * s, 0, 0)
    return path


def paint_rosette(
    painter: QPainter, radius: float, colour: QColor, folds: int = 8, *, has_rings: bool = True
) -> None:
    """Draw the rosette around the origin.

    Args:
        painter: draws it.
        radius: in units of the painter.
        colour: of all lines and shapes; it may be translucent.
        folds: how often the ornament repeats.
        has_rings: whether circles enclose it.
    """
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for fold in range(folds):
        _paint_flower(painter, radius, 360 * fold / folds)
        _paint_leaves(painter, radius, 360 * (fold + 0.5) / folds)
    if has_rings:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for at, width in ((0.40, 0.010), (0.43, 0.004), (0.965, 0.006), (1.0, 0.014)):
            painter.setPen(QPen(colour, width * radius))
            painter.drawEllipse(QPointF(0, 0), at * radius, at * radius)
    painter.restore()


def _paint_flower(painter: QPainter, radius: float, turn: float) -> None:
    painter.save()
    painter.rotate(turn)
    painter.translate(0, -0.46 * radius)
    painter.drawPath(tulip(0.26 * radius))
    painter.translate(0, -0.36 * radius)
    painter.scale(0.0011 * radius, 0.0011 * radius)
    painter.drawPath(pip_path("heart"))
    painter.restore()


def _paint_leaves(painter: QPainter, radius: float, turn: float) -> None:
    painter.save()
    painter.rotate(turn)
    painter.drawPath(leaf(0.30 * radius))
    painter.translate(0, -0.50 * radius)
    painter.drawPath(leaf(0.36 * radius))
    for side in (-38, 38):
        painter.save()
        painter.rotate(side)
        painter.drawPath(leaf(0.2 * radius))
        painter.restore()
    painter.drawEllipse(QPointF(0, 0.07 * radius), 0.022 * radius, 0.022 * radius)
    painter.restore()
