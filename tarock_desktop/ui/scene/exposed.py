"""Cards that lie face up before the seat that holds them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import asset_id
from tarock_desktop.ui.scene.layout import CARD_RATIO
from tarock_desktop.ui.scene.marks import AMBER
from tarock_desktop.ui.scene.seat_plate import FeltItem


class ExposedCards(FeltItem):
    """Faces in a row, each with an amber corner."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self.cards: tuple[Card, ...] = ()
        self.from_right = False
        """Whether the first card lies at the right end."""
        # An empty place that is seen costs a picture as large as the place.
        self.setVisible(False)

    def hold(self, cards: tuple[Card, ...]) -> None:
        """Show other cards."""
        if cards != self.cards:
            self.cards = cards
            self.setVisible(bool(cards))
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the cards."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = float(round(self.place.height() / CARD_RATIO / 2) * 2)
        step = min(wide + 4, (self.place.width() - wide) / max(1, len(self.cards) - 1))
        for index, card in enumerate(self.cards):
            left = self.place.left() + step * index
            if self.from_right:
                left = self.place.right() - wide - step * index
            corner = QPointF(round(left), self.place.top())
            ratio = painter.device().devicePixelRatioF()
            painter.drawPixmap(corner, self.deck.pixmap(asset_id(card.name), wide, ratio))
            paint_amber_corner(painter, QRectF(corner, self.place.bottomRight()), wide)


def paint_amber_corner(painter: QPainter, card: QRectF, wide: float) -> None:
    """Draw the corner of a card that has to lie open."""
    side = max(12.0, 0.3 * wide)
    right = card.left() + wide
    path = QPainterPath(QPointF(right - side, card.top()))
    path.lineTo(right, card.top())
    path.lineTo(right, card.top() + side)
    path.closeSubpath()
    painter.setPen(QPen(QColor("#26212B"), 1.2))
    painter.setBrush(QColor(AMBER))
    painter.drawPath(path)
