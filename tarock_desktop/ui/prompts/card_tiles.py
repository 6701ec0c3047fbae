"""Cards in frames beside each other, to be looked at or clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.prompts.card_pictures import LEAST_WIDTH, CardPictures, draw_card
from tarock_desktop.ui.scene.face_style import BACK, asset_id
from tarock_desktop.ui.scene.layout import CARD_RATIO, even
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Radius, Space

_OVER: Final = 0.5
"""How far a card of a part lies beside the one before, in widths."""
_PAD: Final = 8
"""Between the edge of a tile and its cards, in pixels."""


@final
class CardTile(QPushButton):
    """Some cards in a frame that can be chosen."""

    def __init__(
        self,
        cards: tuple[Card | None, ...],
        title: str,
        caption: str,
        pictures: CardPictures,
    ) -> None:
        super().__init__()
        self.cards, self.title, self.caption = cards, title, caption
        self.places: tuple[int, ...] = ()
        """Places of the talon that are chosen with it."""
        self.card_width = LEAST_WIDTH
        self.is_on_felt = False
        """Whether it lies on the felt and not on a panel."""
        self._pictures = pictures
        self.setCheckable(True)
        self.setMinimumSize(0, 0)
        set_tip(self, caption)
        self._is_meant = False
        self.meant: Callable[[], None] = lambda: None
        """Called when it is meant without any doubt: by a double click."""
        pictures.deck.face_ready.connect(self._redraw)

    def _redraw(self) -> None:
        self.update()

    @property
    def spread(self) -> float:
        """Width of its cards beside each other, in widths of a card."""
        return 1 + _OVER * (len(self.cards) - 1)

    def across(self, card_width: float, *, names_cards: bool = True) -> int:
        """Return the width for cards of a width: the words stand below them in one line each."""
        font = QFont(self.font())
        font.setBold(True)
        title = QFontMetrics(font).horizontalAdvance(self.title) + 4 if self.title else 0
        caption = self.fontMetrics().horizontalAdvance(self.caption) + 4 if names_cards else 0
        return max(round(card_width * self.spread), title, caption) + 2 * _PAD

    @property
    def lines(self) -> int:
        """Lines of words below the cards."""
        return bool(self.title) + bool(self.caption)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Choose and mean it, once the button of the mouse is let go."""
        super().mouseDoubleClickEvent(event)
        self._is_meant = True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose; after a double click take what is chosen."""
        super().mouseReleaseEvent(event)
        if not self._is_meant:
            return
        self._is_meant = False
        if not self.isChecked():
            self.click()
        self.meant()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Enter too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, the cards, and the words below them."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self.isEnabled():
            self._paint_frame(painter)
        wide = self.card_width
        left = (self.width() - wide * self.spread) / 2
        tall = round(wide * CARD_RATIO)
        for card in self.cards:
            name = BACK if card is None else asset_id(card.name)
            draw_card(painter, self._pictures.deck, name, QRectF(round(left), _PAD, wide, tall))
            left += _OVER * wide
        self._paint_words(painter, _PAD + tall + 2)
        if not self.icon().isNull():
            self.icon().paint(painter, self.width() - 30, 4, 26, 26)

    def _paint_frame(self, painter: QPainter) -> None:
        theme = self._pictures.theme()
        is_lit = self.isChecked() or self.underMouse()
        wide = 3.0 if self.isChecked() else 1.2
        painter.setPen(QPen(QColor(theme.information if is_lit else theme.panel_line), wide))
        painter.setBrush(QColor(theme.panel_sunk))
        box = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        painter.drawRoundedRect(box, Radius.PANEL, Radius.PANEL)
        if self.hasFocus():
            pen = QPen(QColor(theme.on_panel), 1.4, Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), Radius.BUTTON, Radius.BUTTON)

    def _paint_words(self, painter: QPainter, top: float) -> None:
        theme, line = self._pictures.theme(), self.fontMetrics().height()
        for text, is_title in ((self.title, True), (self.caption, False)):
            if not text:
                continue
            font = QFont(self.font())
            font.setBold(is_title)
            painter.setFont(font)
            ink = theme.on_panel if is_title else theme.muted
            painter.setPen(QColor(theme.on_felt if self.is_on_felt else ink))
            room = QRectF(_PAD, top, self.width() - 2 * _PAD, line)
            fitted = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, round(room.width())
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, fitted)
            top += line


@final
class TileRow(QWidget):
    """Tiles beside each other, all with cards of one size, as large as there is room."""

    def __init__(self, tiles: Sequence[CardTile], pictures: CardPictures) -> None:
        super().__init__()
        self._tiles, self._pictures = tuple(tiles), pictures
        for tile in tiles:
            tile.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def _around(self) -> int:
        """Width that no card can take."""
        return len(self._tiles) * 2 * _PAD + Space.M * (len(self._tiles) - 1)

    @property
    def _spread(self) -> float:
        return sum(tile.spread for tile in self._tiles)

    def _card_width(self, width: float) -> float:
        widest = min(self._pictures.widest(), (width - self._around) / self._spread)
        return even(max(LEAST_WIDTH, widest))

    def _tall(self, card_width: float) -> int:
        words = max(tile.lines for tile in self._tiles) * self.fontMetrics().height()
        return round(card_width * CARD_RATIO) + 2 * _PAD + words + (4 if words else 0)

    def sizeHint(self) -> QSize:
        """Ask for cards as large as may be, and for the words below them."""
        wide = even(self._pictures.widest())
        across = sum(tile.across(wide) for tile in self._tiles)
        return QSize(across + Space.M * (len(self._tiles) - 1), self._tall(wide))

    def minimumSizeHint(self) -> QSize:
        """Ask for the smallest cards; the height follows from the width."""
        across = round(LEAST_WIDTH * self._spread) + self._around
        return QSize(across, self._tall(LEAST_WIDTH))

    def heightForWidth(self, width: int) -> int:
        """Return the height of cards and words in a *width*."""
        return self._tall(self._card_width(width))

    def resizeEvent(self, event: object) -> None:
        """Lay the tiles from the middle."""
        del event
        wide = self._card_width(self.width())
        tall = self._tall(wide)
        room = self.width() - Space.M * (len(self._tiles) - 1)
        widths = [tile.across(wide) for tile in self._tiles]
        if sum(widths) > room:
            widths = [tile.across(wide, names_cards=False) for tile in self._tiles]
        left = max(0, room - sum(widths)) // 2
        for tile, across in zip(self._tiles, widths, strict=True):
            tile.card_width = wide
            tile.setGeometry(left, 0, across, tall)
            left += across + Space.M
