"""The felt and what is drawn on it: weave, arrow ring, drop zone, places for discards."""

from __future__ import annotations

import math
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import asset_id
from tarock_desktop.ui.scene.layout import Row, Side, direction
from tarock_desktop.ui.scene.seat_plate import FeltItem
from tarock_desktop.ui.style.tokens import Theme

_EDGE: Final = 12.0
_CORNER: Final = 24.0
_QUARTER: Final = {Side.RIGHT: 0, Side.TOP: 90, Side.LEFT: 180, Side.BOTTOM: 270}
"""Angle of a side on the ring, counter-clockwise from the right, in degrees."""


def weave(theme: Theme) -> QBrush:
    """Return the felt: two tints, woven."""
    tile = QPixmap(4, 4)
    tile.fill(QColor(theme.felt))
    painter = QPainter(tile)
    painter.setPen(QColor(theme.felt_hi))
    for x, y in ((0, 0), (1, 0), (2, 2), (3, 2), (1, 1), (3, 3)):
        painter.drawPoint(x, y)
    painter.end()
    return QBrush(tile)


def paint_felt(painter: QPainter, area: QRectF, theme: Theme, brush: QBrush) -> None:
    """Draw the felt with its darker edge."""
    painter.fillRect(area, QColor(theme.felt_lo))
    edge = _EDGE if area.width() >= 1000 else _EDGE / 3
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    # The lower edge is the player's own: the cards of his hand lie over it.
    inner = area.adjusted(edge, edge, -edge, edge + _CORNER)
    painter.drawRoundedRect(inner, _CORNER, _CORNER)


class TurnRing(FeltItem):
    """A thin ring with arrows in order of play; the quarter of the seat due is lit."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self.due: Side | None = None
        self.glow = 1.0
        """Strength of the lit quarter, 0 to 1."""

    def light(self, side: Side | None) -> None:
        """Light the quarter of another side, or none."""
        if side is not self.due:
            self.due = side
            self.update()

    def set_glow(self, glow: float) -> None:
        """Change the strength of the light."""
        self.glow = glow
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the ring with its arrows."""
        return self.place.adjusted(-14, -14, 14, 14)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the ring."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QColor(self.theme.muted_on_felt)
        line.setAlpha(70)
        painter.setPen(QPen(line, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(self.place)
        for degrees in (45, 135, 225, 315):
            self._arrow(painter, degrees, QColor(line))
        if self.due is not None:
            light = QColor(self.theme.turn)
            light.setAlphaF(0.35 + 0.65 * self.glow)
            pen = QPen(light, 5)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            start = _QUARTER[self.due] - 38
            painter.drawArc(self.place, start * 16, 76 * 16)
            self._pointer(painter, self.due, light)

    def _arrow(self, painter: QPainter, degrees: float, colour: QColor) -> None:
        """Draw an arrow head on the ring that points counter-clockwise."""
        turn = math.radians(degrees)
        centre = self.place.center()
        rx, ry = self.place.width() / 2, self.place.height() / 2
        at = QPointF(centre.x() + rx * math.cos(turn), centre.y() - ry * math.sin(turn))
        along = math.degrees(math.atan2(-ry * math.cos(turn), -rx * math.sin(turn)))
        painter.save()
        painter.translate(at)
        painter.rotate(along)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPath(_triangle(7))
        painter.restore()

    def _pointer(self, painter: QPainter, side: Side, colour: QColor) -> None:
        """Draw a tab on the lit quarter that points at the seat."""
        towards = direction(side)
        half = QPointF(self.place.width() / 2, self.place.height() / 2)
        at = self.place.center() + QPointF(towards.x() * half.x(), towards.y() * half.y())
        painter.save()
        painter.translate(at)
        painter.rotate(math.degrees(math.atan2(towards.y(), towards.x())))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPath(_triangle(12))
        painter.restore()


def _triangle(size: float) -> QPainterPath:
    path = QPainterPath(QPointF(size, 0))
    path.lineTo(-size * 0.6, -size * 0.8)
    path.lineTo(-size * 0.6, size * 0.8)
    path.closeSubpath()
    return path


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

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
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


class Slots(FeltItem):
    """The places for cards to be laid away, filled with those selected so far."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self._row: Row | None = None
        self.cards: tuple[Card, ...] = ()

    def open(self, row: Row | None, cards: tuple[Card, ...]) -> None:
        """Show places, or none."""
        self.prepareGeometryChange()
        self._row, self.cards = row, cards
        self.place = QRectF() if row is None else row.bounds
        self.update()

    def card_at(self, point: QPointF) -> Card | None:
        """Return the card in the slot at a point of the scene."""
        if self._row is None:
            return None
        for index, card in enumerate(self.cards):
            if self._row.rect(index).contains(point):
                return card
        return None

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the outlines and the cards in them."""
        row = self._row
        if row is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = painter.device().devicePixelRatioF()
        for index in range(row.count):
            place = row.rect(index)
            if index < len(self.cards):
                name = asset_id(self.cards[index].name)
                pixmap = self.deck.pixmap(name, place.width(), ratio)
                painter.drawPixmap(place.topLeft(), pixmap)
                continue
            painter.setPen(QPen(QColor(self.theme.muted_on_felt), 2))
            painter.setBrush(QColor(0, 0, 0, 30))
            painter.drawRoundedRect(place, 0.07 * place.width(), 0.07 * place.width())
