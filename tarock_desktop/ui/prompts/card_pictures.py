"""Cards shown as pictures inside a prompt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import asset_id
from tarock_desktop.ui.scene.layout import CARD_RATIO, even
from tarock_desktop.ui.style.tokens import Theme

SLOT_GAP: Final = 0.12
"""Between two slots, in widths of a card."""
LEAST_WIDTH: Final = 36.0
"""No picture of a card in a prompt is narrower, in pixels."""
_SHADE: Final = QColor(8, 6, 4, 60)


class CardPictures(Struct, frozen=True):
    """Where pictures of cards come from, and how large they are in a prompt."""

    deck: DeckTheme
    widest: Callable[[], float]
    """Gives the width of a card at most, in pixels: it follows the size of the table."""
    theme: Callable[[], Theme]
    """Gives the colours of what is drawn beside the cards."""


@final
class CardSlots(QWidget):
    """Places for cards to be laid away, the selected ones in them."""

    taken_back = Signal(object)
    """A card was clicked: it is to go back into the hand."""

    def __init__(self, pictures: CardPictures, count: int) -> None:
        super().__init__()
        self._pictures = pictures
        self._count = count
        self.cards: tuple[Card, ...] = ()
        """Those selected, in the order of their choice."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        pictures.deck.face_ready.connect(self._redraw)

    def hold(self, cards: tuple[Card, ...]) -> None:
        """Show other cards; where more are selected than wanted there are more places."""
        more = len(cards) > max(self._count, len(self.cards))
        self.cards = cards
        if more:
            self.updateGeometry()
        self.update()

    def _redraw(self) -> None:
        self.update()

    @property
    def _places(self) -> int:
        return max(self._count, len(self.cards))

    def _card_width(self, width: float) -> float:
        across = self._places + SLOT_GAP * (self._places - 1)
        return even(max(LEAST_WIDTH, min(self._pictures.widest(), (width - 4) / across)))

    def place(self, index: int) -> QRectF:
        """Return where a card lies, counted from 0."""
        wide = self._card_width(self.width())
        step = wide * (1 + SLOT_GAP)
        left = (self.width() - step * (self._places - 1) - wide) / 2
        return QRectF(round(left + step * index), 2, wide, round(wide * CARD_RATIO))

    def sizeHint(self) -> QSize:
        """Ask for all places beside each other."""
        wide = even(self._pictures.widest())
        across = wide * (self._places + SLOT_GAP * (self._places - 1))
        return QSize(round(across) + 4, round(wide * CARD_RATIO) + 4)

    def minimumSizeHint(self) -> QSize:
        """Ask for narrow cards; the height follows from the width."""
        across = LEAST_WIDTH * (self._places + SLOT_GAP * (self._places - 1))
        return QSize(round(across) + 4, round(LEAST_WIDTH * CARD_RATIO) + 4)

    def hasHeightForWidth(self) -> bool:
        """Say that the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of a card, as wide as there is room."""
        return round(self._card_width(width) * CARD_RATIO) + 4

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the card that is clicked back."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        for index, card in enumerate(self.cards):
            if self.place(index).contains(event.position()):
                self.taken_back.emit(card)
                return

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards, and dashed outlines for those still to come."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index in range(self._places):
            place = self.place(index)
            if index < len(self.cards):
                draw_card(painter, self._pictures.deck, asset_id(self.cards[index].name), place)
                continue
            theme = self._pictures.theme()
            pen = QPen(QColor(theme.muted), 1.6)
            pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(QColor(theme.panel_sunk))
            corner = 0.06 * place.width()
            painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), corner, corner)


def draw_card(painter: QPainter, deck: DeckTheme, name: str, place: QRectF) -> None:
    """Draw a face, or the back, with a light shadow."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADE)
    corner = 0.06 * place.width()
    painter.drawRoundedRect(place.adjusted(-1, 0, 1.5, 2), corner, corner)
    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(QPointF(place.topLeft()), deck.pixmap(name, place.width(), ratio))
