"""Closed packets on the felt, from which each player takes one or more."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import BACK
from tarock_desktop.ui.scene.layout import Row
from tarock_desktop.ui.scene.seat_plate import FeltItem

_MOST_EDGES: Final = 6
"""However thick a packet is, so many edges of cards are seen."""


class Packets(FeltItem):
    """Packets that nobody has taken yet, each with its number."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self._row: Row | None = None
        self._size = 1
        self.numbers: tuple[int, ...] = ()
        """The packets that lie here, counted from 0."""

    def lay(self, row: Row | None, numbers: tuple[int, ...], size: int) -> None:
        """Show packets of *size* cards at the places of *row*, or none."""
        self.prepareGeometryChange()
        self._row, self.numbers, self._size = row, numbers, size
        self.place = QRectF() if row is None else row.bounds
        self.update()

    def packet_at(self, point: QPointF) -> int | None:
        """Return the packet at a point of the scene."""
        index = self._row.index_at(point.x()) if self._row is not None else None
        if index is None or not self.place.contains(point):
            return None
        return self.numbers[index]

    def boundingRect(self) -> QRectF:
        """Return the place with room for the edges of the cards below."""
        return self.place.adjusted(-8, -8 - 2 * _MOST_EDGES, 8, 8 + self.unit)

    def draw(self, painter: QPainter) -> None:
        """Draw each packet as a stack of backs with its number on a disc."""
        row = self._row
        if row is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pixmap = self.deck.pixmap(BACK, row.card.width(), painter.device().devicePixelRatioF())
        for index, number in enumerate(self.numbers):
            place = row.rect(index)
            for edge in range(min(self._size, _MOST_EDGES)):
                painter.drawPixmap(place.topLeft() - QPointF(0, 2 * edge), pixmap)
            self._paint_number(painter, place, str(number + 1))

    def _paint_number(self, painter: QPainter, place: QRectF, number: str) -> None:
        side = 1.6 * self.unit
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(QPointF(place.left() + side * 0.6, place.bottom() - side * 0.6))
        painter.setPen(QPen(QColor(self.theme.panel_line), 1))
        painter.setBrush(QColor(self.theme.panel))
        painter.drawEllipse(disc)
        painter.setPen(QColor(self.theme.on_panel))
        painter.setFont(self.font(0.9, bold=True))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, number)
