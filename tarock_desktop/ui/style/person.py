"""The signs of people: each a colour and a shape, so that no two differ by colour alone."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

from tarock_desktop.ui.style.tokens import PERSON_COLOURS, contrast

_CORNERS: Final = ((0, 0.0), (4, 45.0), (3, 0.0), (4, 0.0), (3, 180.0), (6, 0.0))
"""Shapes: number of corners (0: round), and how far the first is turned, in degrees."""
SHAPES: Final = len(_CORNERS)


def person_colour(colour: str, ground: str) -> str:
    """Return the ink of a person's colour on a *ground*, as ``#RRGGBB``."""
    return max(PERSON_COLOURS[colour], key=lambda ink: contrast(ink, ground))


def paint_shape(painter: QPainter, shape: int, middle: QPointF, radius: float, ink: str) -> None:
    """Draw the shape of a person around *middle*; there are `SHAPES`."""
    corners, turn = _CORNERS[shape % SHAPES]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    if not corners:
        painter.drawEllipse(middle, radius, radius)
        return
    angles = (math.radians(turn + 360 / corners * corner) for corner in range(corners))
    reach = 1.25 * radius
    points = [middle + QPointF(math.sin(a), -math.cos(a)) * reach for a in angles]
    painter.drawPolygon(QPolygonF(points))


def colour_icon(colour: str, ground: str, side: int, ratio: float = 1.0) -> QIcon:
    """Return a disc of a person's colour."""
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(person_colour(colour, ground)), 1))
    painter.setBrush(QColor(person_colour(colour, ground)))
    painter.drawEllipse(QRectF(1.5, 1.5, side - 3, side - 3))
    painter.end()
    return QIcon(picture)
