"""What is drawn on the felt: the place for a dragged card, places for cards laid away."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import asset_id
from tarock_desktop.ui.scene.layout import Row
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
