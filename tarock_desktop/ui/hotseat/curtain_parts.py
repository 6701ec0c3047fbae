"""What is seen on the curtain: the person with a fan of backs, and what everybody knows."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.panels.heading import Heading
from tarock_desktop.ui.prompts.card_pictures import CardPictures
from tarock_desktop.ui.prompts.card_tiles import CardTile, TileRow
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.portraits import portrait
from tarock_desktop.ui.scene.seat_portrait import paint_fan
from tarock_desktop.ui.style.tokens import Space, Theme
from tarock_desktop.ui.style.widgets import clear

_TALL, _WIDE = 1.78, 2.5
"""Size of the fan with the portrait, in portraits."""
_ABOVE: Final = 1.24
"""How far the fan reaches above the middle of the portrait, in portraits."""
_LARGEST, _LEAST = 190, 40
"""Diameter of the portrait, in pixels."""
_HEADING: Final = 420
"""Width of what is said of the contract at most, in pixels."""


@final
class CurtainFan(QWidget):
    """The portrait of the person before a fan of as many backs as he holds."""

    def __init__(self, deck: DeckTheme, theme: Theme) -> None:
        super().__init__()
        self._deck, self._theme = deck, theme
        self._portrait, self._cards = 0, 0
        self.setMinimumSize(round(_LEAST * _WIDE), round(_LEAST * _TALL))
        self.setMaximumHeight(round(_LARGEST * _TALL))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        deck.face_ready.connect(self._redraw)

    def _redraw(self) -> None:
        self.update()

    def use_theme(self, theme: Theme) -> None:
        """Take the colours of *theme*."""
        self._theme = theme
        self.update()

    def show_person(self, number: int, cards: int) -> None:
        """Show another person: the number of the portrait, and how many cards are held."""
        self._portrait, self._cards = number, cards
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw backs, portrait and ring."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        across = round(min(self.height() / _TALL, self.width() / _WIDE, _LARGEST))
        place = QRectF(0, 0, across, across)
        top = (self.height() - _TALL * across) / 2 + (_ABOVE - 0.5) * across
        place.moveTo(round((self.width() - across) / 2), round(top))
        paint_fan(painter, self._deck, place, 0.0, self._cards)
        picture = portrait(self._portrait, across, painter.device().devicePixelRatioF())
        painter.drawPixmap(place.topLeft(), picture)
        painter.setPen(QPen(QColor(self._theme.turn), max(3.0, 0.035 * across)))
        painter.drawEllipse(place)


@final
class PublicFacts(QWidget):
    """What is played, and the trick so far."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self._pictures = pictures
        self.heading = Heading()
        self.heading.be_plaque(on=True)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(Space.XL)
        self._line.addWidget(self.heading, 0, Qt.AlignmentFlag.AlignVCenter)
        self._trick = QHBoxLayout()
        self._line.addLayout(self._trick)

    def use_theme(self, theme: Theme) -> None:
        """Take the colours of *theme*."""
        self.heading.use_theme(theme)

    def show_glance(self, glance: Glance) -> None:
        """Show what everybody knows at *glance*."""
        self.heading.show_glance(glance)
        self.heading.setFixedSize(self.heading.plaque_size(_HEADING))
        clear(self._trick)
        tiles = []
        for entry in glance.observation.play.trick:
            tile = CardTile((entry.card,), glance.names[entry.seat], "", self._pictures)
            tile.setAccessibleName(f"{glance.names[entry.seat]}: {glance.words.card(entry.card)}")
            tile.setEnabled(False)
            tile.is_on_felt = True
            tiles.append(tile)
        if tiles:
            self._trick.addWidget(TileRow(tiles, self._pictures))

    def sizeHint(self) -> QSize:
        """Return the size of both beside each other."""
        return self._line.sizeHint()
