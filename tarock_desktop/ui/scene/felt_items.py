"""What is drawn on the felt while a card is dragged."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.seat_plate import FeltItem


class Zone(Enum):
    """How the place for a dragged card is drawn."""

    OPEN = "open"
    CLOSED = "closed"


class DropZone(FeltItem):
    """The own place in the trick while a card is dragged."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self.zone: Zone | None = None

    def offer(self, zone: Zone | None) -> None:
        """Show the place as open, as closed, or not at all."""
        if zone is not self.zone:
            self.zone = zone
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw a solid outline, or a dashed one with a bar."""
        if self.zone is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(self.theme.turn), 3)
        if self.zone is Zone.CLOSED:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        corner = 0.06 * self.place.width()
        painter.drawRoundedRect(self.place, corner, corner)
        if self.zone is Zone.CLOSED:
            inner = self.place.adjusted(corner * 3, corner * 3, -corner * 3, -corner * 3)
            pen.setStyle(Qt.PenStyle.SolidLine)
            painter.setPen(pen)
            painter.drawLine(inner.bottomLeft(), inner.topRight())
