"""An ornament for each rule sheet, all from a few strokes."""

from __future__ import annotations

import math
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from tarock_desktop.ui.scene.ornament import leaf, paint_rosette, tulip


class Motif(Enum):
    """What can be drawn, in the order of the rule sheets."""

    ROSETTE = "rosette"
    STAR = "star"
    TULIP = "tulip"
    LACE = "lace"
    CROWN = "crown"


def paint_motif(
    painter: QPainter, motif: Motif, middle: QPointF, radius: float, colour: QColor
) -> None:
    """Draw a motif around *middle*; lengths are logical pixels."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    match motif:
        case Motif.ROSETTE:
            paint_rosette(painter, radius, colour, 6, has_rings=False)
        case Motif.STAR:
            _paint_star(painter, radius)
        case Motif.TULIP:
            _paint_tulip(painter, radius, colour)
        case Motif.LACE:
            _paint_lace(painter, radius, colour)
        case Motif.CROWN:
            _paint_crown(painter, radius)
    painter.restore()


def _paint_star(painter: QPainter, radius: float) -> None:
    for ray in range(8):
        painter.save()
        painter.rotate(45 * ray)
        painter.translate(0, -0.1 * radius)
        painter.scale(0.62, 1)
        painter.drawPath(leaf(radius * (0.56 if ray % 2 else 0.86)))
        painter.restore()


def _paint_tulip(painter: QPainter, radius: float, colour: QColor) -> None:
    painter.translate(0, 0.75 * radius)
    painter.fillRect(QRectF(-0.03 * radius, -0.8 * radius, 0.06 * radius, 0.8 * radius), colour)
    for turn in (-58, 58):
        painter.save()
        painter.rotate(turn)
        painter.drawPath(leaf(0.72 * radius))
        painter.restore()
    painter.translate(0, -0.62 * radius)
    painter.drawPath(tulip(0.88 * radius))


def _paint_lace(painter: QPainter, radius: float, colour: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 0.05 * radius))
    for away, count, size in ((0.72, 14, 0.16), (0.42, 8, 0.17), (0.0, 1, 0.24)):
        for number in range(count):
            turn = 2 * math.pi * number / count
            at = QPointF(math.sin(turn), math.cos(turn)) * away * radius
            painter.drawEllipse(at, size * radius, size * radius)


def _paint_crown(painter: QPainter, radius: float) -> None:
    corners = ((-0.78, -0.4), (-0.36, -0.05), (0, -0.66), (0.36, -0.05), (0.78, -0.4), (0.6, 0.4))
    path = QPainterPath(QPointF(-0.6 * radius, 0.4 * radius))
    for x, y in corners:
        path.lineTo(x * radius, y * radius)
    path.closeSubpath()
    painter.drawPath(path)
    for x, y in ((-0.78, -0.5), (0, -0.76), (0.78, -0.5)):
        painter.drawEllipse(QPointF(x, y) * radius, 0.1 * radius, 0.1 * radius)
    band = QRectF(-0.6 * radius, 0.48 * radius, 1.2 * radius, 0.16 * radius)
    painter.drawRoundedRect(band, 0.06 * radius, 0.06 * radius)
