"""The signs of the two parties of a hand: they differ by shape, not by colour alone."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from tarock_desktop.ui.style.tokens import Theme


class Party(Enum):
    """On which side of the hand somebody plays."""

    DECLARING = "declaring"
    DEFENDING = "defending"


def party_colour(party: Party, theme: Theme) -> str:
    """Return the colour of a party, as ``#RRGGBB``."""
    return theme.side_a if party is Party.DECLARING else theme.side_b


def party_shape(party: Party, place: QRectF) -> QPainterPath:
    """Return the outline of a party's sign: a swallow-tailed pennant, or a shield."""
    x, y, w, h = place.x(), place.y(), place.width(), place.height()
    path = QPainterPath(place.topLeft())
    path.lineTo(x + w, y)
    if party is Party.DECLARING:
        path.lineTo(x + w * 0.68, y + h / 2)
        path.lineTo(x + w, y + h)
        path.lineTo(x, y + h)
    else:
        path.lineTo(x + w, y + h * 0.5)
        path.cubicTo(x + w, y + h * 0.8, x + w * 0.7, y + h * 0.93, x + w / 2, y + h)
        path.cubicTo(x + w * 0.3, y + h * 0.93, x, y + h * 0.8, x, y + h * 0.5)
    path.closeSubpath()
    return path


def paint_party(
    painter: QPainter, party: Party, place: QRectF, theme: Theme, line: str = "#FFFDF6"
) -> None:
    """Draw the sign of a party; *line* is the colour of its outline."""
    pen = QPen(QColor(line), max(1.2, 0.09 * place.width()))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(party_colour(party, theme)))
    painter.drawPath(party_shape(party, place))


@lru_cache(maxsize=16)
def party_picture(party: Party, theme: Theme, side: int, ratio: float = 1.0) -> QPixmap:
    """Return the sign as a picture *side* logical pixels wide and high.

    It is always the same picture: Qt keeps a copy of every other one that a label has shown.
    """
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(0, 0, 0, 0))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inset = QPointF(0.1 * side, 0.08 * side)
    place = QRectF(inset, QPointF(0.9 * side, 0.92 * side))
    paint_party(painter, party, place, theme, theme.rail)
    painter.end()
    return picture
