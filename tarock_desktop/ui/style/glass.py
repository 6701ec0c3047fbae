"""The ground of what lies on the felt itself: dark glass, or white in a bright room."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from tarock_desktop.ui.style.tokens import GLASS_OPACITY, Theme


def paint_glass(
    painter: QPainter, box: QRectF, radius: float, theme: Theme, *, is_lit: bool = False
) -> None:
    """Draw a pane with rounded corners; a lit one has an edge in the colour of the turn."""
    ground = QColor(theme.glass)
    ground.setAlphaF(GLASS_OPACITY)
    edge = QColor(theme.turn if is_lit else theme.stitch)
    edge.setAlphaF(0.95 if is_lit else 0.6)
    painter.setPen(QPen(edge, 2.2 if is_lit else 1))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, radius, radius)
