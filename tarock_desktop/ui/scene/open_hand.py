"""The hand of a seat as the referee sees it: index chips in two rows."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import asset_id
from tarock_desktop.ui.scene.layout import Side, TableLayout
from tarock_desktop.ui.scene.marks import AMBER
from tarock_desktop.ui.scene.seat_plate import FeltItem

ROWS: Final = 2
FEWEST: Final = 6
"""Columns there is room for at least, so that a short hand has no giant chips."""
CHIP_RATIO: Final = 0.64
LEAST_CHIP: Final = 14.0
"""Narrower chips can't be read: where there is no more room, nothing is shown."""


class OpenHand(FeltItem):
    """All cards of a seat, for those who may see them."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self.cards: tuple[Card, ...] = ()
        self.exposed: CardSet = NO_CARDS

    def hold(self, cards: tuple[Card, ...], exposed: CardSet) -> None:
        """Show other cards; the *exposed* ones lie open before everybody."""
        if (cards, exposed) != (self.cards, self.exposed):
            self.cards, self.exposed = cards, exposed
            self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the chips."""
        columns = max(FEWEST, -(-len(self.cards) // ROWS))
        step = min(self.place.width() / columns, self.place.height() / ROWS * CHIP_RATIO)
        if not self.cards or step < LEAST_CHIP:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        tall, ratio = (step - 2) / CHIP_RATIO, painter.device().devicePixelRatioF()
        for index, card in enumerate(self.cards):
            row, column = divmod(index, columns)
            corner = self.place.topLeft() + QPointF(column * step, row * (tall + 3))
            chip = QRectF(corner, corner + QPointF(step - 2, tall))
            painter.drawPixmap(chip.topLeft(), self.deck.chip(asset_id(card.name), tall, ratio))
            if card in self.exposed:
                painter.fillRect(QRectF(chip.left(), chip.top(), chip.width(), 4), QColor(AMBER))


def open_hand_place(layout: TableLayout, side: Side) -> QRectF:
    """Return where the open hand of a side lies: above the piles, or at the top beside them."""
    wide, margin = layout.plates[side].width(), layout.margin
    stack, laid = layout.stacks[side], layout.discards[side]
    if side is Side.TOP:
        left = max(stack.right(), laid.right()) + 2 * margin
        room = layout.size.width() - margin - left
        below = open_hand_place(layout, Side.RIGHT)
        tall = below.height() if below.height() > 0 else 2 * layout.plates[side].height()
        if left + min(wide, room) > below.left():
            tall = min(tall, below.top() - 2 * margin)
        return QRectF(left, margin, min(wide, room), tall)
    bottom = stack.top() - margin
    tall = min(5.4 * layout.unit, bottom - margin)
    left = layout.plates[side].left()
    return QRectF(left, bottom - tall, wide, tall)
