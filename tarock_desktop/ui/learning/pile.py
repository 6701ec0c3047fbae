"""Cards that are to be counted, on the felt, where no table is set up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent

from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.commands.registry import Command
from tarock_desktop.ui.home.card_fan import CardFan
from tarock_desktop.ui.page.felt_page import FeltPage
from tarock_desktop.ui.prompts.card_pictures import draw_card
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import asset_id
from tarock_desktop.ui.scene.layout import CARD_RATIO, even
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.menu_button import MenuButton
from tarock_desktop.ui.style.tokens import Space, Theme

_GAP: Final = 0.14
"""Between two cards, in widths of a card."""
_LARGEST: Final = 0.3
"""Height of a card at most: part of the height of the felt."""


@final
class CardPile(FeltPage):
    """Shows some cards beside each other, all of them whole; without any, a fan of fine ones."""

    def __init__(self, look: Look, deck: DeckTheme) -> None:
        super().__init__(look)
        self._deck = deck
        self.cards: tuple[Card, ...] = ()
        self._fan = CardFan(look, deck)
        self._fan.setParent(self)
        self.menu_button = MenuButton()
        self.menu_button.setParent(self)
        deck.face_ready.connect(self.update)

    def show_cards(self, cards: Sequence[Card], said: str) -> None:
        """Show cards; *said* names them for those who do not see them."""
        self.cards = tuple(cards)
        self.setAccessibleName(said)
        self._fan.setHidden(bool(cards))
        self.update()

    def use_look(self, theme: Theme, unit: int) -> None:
        """Take the colours of the window, and one text unit in pixels."""
        self.look = Look(theme, unit)
        self._fan.use_look(self.look)
        self._place_menu()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size."""
        super().resizeEvent(event)
        self._fan.setGeometry(self.rect())
        self._place_menu()

    def _place_menu(self) -> None:
        """Lay the menu where it lies on a table."""
        self.menu_button.adjustSize()
        edge = round(self.rim()) + Space.S
        self.menu_button.move(self.width() - edge - self.menu_button.width(), edge)

    def may_run(self, command: Command) -> bool:
        """Nothing lies behind it."""
        del command
        return False

    def places(self) -> tuple[QRectF, ...]:
        """Return where each card lies: in as few rows as the cards can be large in."""
        count = len(self.cards)
        edge = self.rim() + self.look.unit
        beside = max(edge, self.width() - self.menu_button.x() + self.look.unit / 2)
        area = QRectF(self.rect()).adjusted(beside, edge, -beside, -edge)
        if not count or area.isEmpty():
            return ()
        best, across = 0.0, count
        for columns in range(1, count + 1):
            rows = -(-count // columns)
            wide = area.width() / (columns + _GAP * (columns - 1))
            tall = min(area.height() / (rows + _GAP * (rows - 1)), _LARGEST * self.height())
            if min(wide, tall / CARD_RATIO) > best:
                best, across = min(wide, tall / CARD_RATIO), columns
        card, rows = even(best), -(-count // across)
        tall = round(card * CARD_RATIO)
        step, down = card * (1 + _GAP), tall + card * _GAP
        top = area.center().y() - (rows * down - card * _GAP) / 2
        places = []
        for number in range(count):
            row, column = divmod(number, across)
            beside = min(across, count - row * across)
            left = area.center().x() - (beside * step - card * _GAP) / 2
            places.append(QRectF(round(left + column * step), round(top + row * down), card, tall))
        return tuple(places)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the felt and the cards."""
        super().paintEvent(event)
        painter = QPainter(self)
        for card, place in zip(self.cards, self.places(), strict=False):
            draw_card(painter, self._deck, asset_id(card.name), place)
