"""A spread of the best cards of the deck, on the felt of the first page."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import asset_id
from tarock_desktop.ui.scene.sprites import CardLook
from tarock_desktop.ui.style.look import Look

_CARDS: Final = ("HK", "T20", "T21", "T22", "T1", "CQ", "DN")
_STEP: Final = 11.0
"""Angle between two cards, in degrees."""
_RADIUS: Final = 2.3
"""Of the arc on which the cards lie, in card widths."""
_ACROSS, _DOWN = 4.65, 2.6
"""Width and height of the whole spread, in card widths."""
_ABOVE: Final = 0.25
"""So far above the middle of the spread lies the middle of its middle card, in card widths."""
SMALLEST: Final = 48
"""A card is at least so wide, in pixels, or the spread is not shown."""


class CardFan(QWidget):
    """Draws the spread as large as there is room."""

    def __init__(self, look: Look, deck: DeckTheme) -> None:
        super().__init__()
        self._look, self._deck = look, deck
        self._picture: QPixmap | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        deck.face_ready.connect(self._face_came)

    def use_look(self, look: Look) -> None:
        """Take the colours of the window."""
        self._look = look
        self._draw_anew()

    def card_width(self) -> int:
        """Return how wide a card is, in pixels; less than `SMALLEST`: nothing is drawn."""
        return int(min(self.width() / _ACROSS, self.height() / _DOWN, 15 * self._look.unit))

    def middle(self) -> QPointF:
        """Return the middle of the spread."""
        return QPointF(self.width() / 2, self.height() / 2)

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew what a change of looks may have changed."""
        super().changeEvent(event)
        self._draw_anew()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards, the left one first."""
        wide = self.card_width()
        if wide < SMALLEST:
            return
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        if self._picture is None or self._picture.size() != size:
            self._picture = self._drawn(wide, ratio)
        QPainter(self).drawPixmap(0, 0, self._picture)

    def _drawn(self, wide: int, ratio: float) -> QPixmap:
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        arc = _RADIUS * wide
        top = self.middle() - QPointF(0, _ABOVE * wide)
        for number, card in enumerate(_CARDS):
            angle = (number - (len(_CARDS) - 1) / 2) * _STEP
            turn = math.radians(angle)
            painter.save()
            painter.translate(top + QPointF(arc * math.sin(turn), arc * (1 - math.cos(turn))))
            shown = CardLook(asset_id(card), float(wide), edge=self._look.theme.card_edge)
            self._deck.sprites.paint(painter, self._deck, shown, angle, ratio)
            painter.restore()
        painter.end()
        return picture

    def _face_came(self, card: str) -> None:
        if card in {asset_id(each) for each in _CARDS}:
            self._draw_anew()

    def _draw_anew(self) -> None:
        self._picture = None
        self.update()
