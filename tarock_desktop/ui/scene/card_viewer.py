"""One card, large, with its name: for a closer look."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import asset_id
from tarock_desktop.ui.scene.layout import CARD_RATIO
from tarock_desktop.ui.scene.seat_plate import FeltItem
from tarock_desktop.ui.style.tokens import Radius

_WIDEST = 400.0


class CardViewer(FeltItem):
    """Shows a card over the table until it is closed."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self.card: Card | None = None
        self._name = ""
        self.setVisible(False)

    def shows(self, name: str) -> bool:
        """Return whether the picture of a card may be in it."""
        return self.card is not None and asset_id(self.card.name) == name

    def view(self, card: Card, name: str) -> None:
        """Show a card."""
        self.card, self._name = card, name
        self.setVisible(True)
        self.update()

    def close(self) -> bool:
        """Close; return whether a card was shown."""
        was_open = self.card is not None
        self.card = None
        self.setVisible(False)
        return was_open

    def draw(self, painter: QPainter) -> None:
        """Draw a darker ground, the card and its name."""
        if self.card is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.place, QColor(0, 0, 0, 130))
        line = 2.4 * self.unit
        room = self.place.height() - line - 3 * self.unit
        wide = float(int(min(_WIDEST, room / CARD_RATIO, self.place.width() - 2 * self.unit)))
        tall = wide * CARD_RATIO
        top = (self.place.height() - tall - line) / 2
        corner = QPointF(round(self.place.center().x() - wide / 2), round(top))
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(corner, self.deck.pixmap(asset_id(self.card.name), wide, ratio))
        label = QRectF(corner.x(), corner.y() + tall + 0.4 * self.unit, wide, line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.panel))
        painter.drawRoundedRect(label, Radius.PANEL, Radius.PANEL)
        painter.setPen(QColor(self.theme.on_panel))
        painter.setFont(self.font(1.2, bold=True))
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, self._name)
