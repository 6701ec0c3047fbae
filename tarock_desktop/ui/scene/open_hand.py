"""The open hand of a seat: its cards in a row, or index chips in two rows in a small window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.exposed import paint_amber_corner
from tarock_desktop.ui.scene.face_style import asset_id
from tarock_desktop.ui.scene.layout import (
    CARD_RATIO,
    CROSS_HALF,
    WIDEST_STEP,
    Side,
    TableLayout,
)
from tarock_desktop.ui.scene.marks import AMBER
from tarock_desktop.ui.scene.seat_plate import FeltItem

ROWS: Final = 2
FEWEST: Final = 6
"""Columns there is room for at least, so that a short hand has no giant chips."""
CHIP_RATIO: Final = 0.64
LEAST_CHIP: Final = 14.0
"""Narrower chips can't be read: where there is no more room, nothing is shown."""
LEAST_FACE: Final = 56.0
"""Under narrower cards the chips are easier to read."""
WHOLE_HAND: Final = 12
"""Cards there is always room for, so that a hand does not grow while it gets shorter."""
INDEX_PART: Final = 0.26
"""What must be seen of a card under another one, in card widths."""
LARGEST_PART: Final = 0.62
"""Width of an open card at most, in widths of an own card."""
PILE_RISE: Final = 0.24
"""How much a pile of tricks grows beyond its place, in heights of the place."""


class OpenHand(FeltItem):
    """All cards of a seat, for those who may see them."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self.cards: tuple[Card, ...] = ()
        self.exposed: CardSet = NO_CARDS
        self.largest = 0.0
        """Width of a card at most."""
        self.from_right = False
        """Whether the cards lie at the right end of the place."""

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
        """Draw the cards, or the chips."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = painter.device().devicePixelRatioF()
        if face_width(self.place) >= LEAST_FACE:
            self._paint_faces(painter, ratio)
        else:
            self._paint_chips(painter, ratio)

    def _paint_faces(self, painter: QPainter, ratio: float) -> None:
        """Draw the cards, each with a large index where the next one leaves it free."""
        wide = float(int(min(face_width(self.place), self.largest) / 2) * 2)
        room = self.place.width() - wide
        step = min(WIDEST_STEP * wide, room / max(1, len(self.cards) - 1))
        whole = step * max(0, len(self.cards) - 1) + wide
        left = self.place.right() - whole if self.from_right else self.place.left()
        for index, card in enumerate(self.cards):
            corner = QPointF(round(left + step * index), self.place.top())
            name = asset_id(card.name)
            painter.drawPixmap(corner, self.deck.pixmap(name, wide, ratio))
            painter.drawPixmap(corner, self.deck.chip(name, (step - 1) / CHIP_RATIO, ratio))
            if card in self.exposed:
                paint_amber_corner(painter, QRectF(corner, self.place.bottomRight()), wide)

    @property
    def is_legible(self) -> bool:
        """Whether there is room enough for it to be drawn."""
        return face_width(self.place) >= LEAST_FACE or self._chip_step() >= LEAST_CHIP

    def _chip_step(self) -> float:
        return min(self.place.width() / self._columns(), self.place.height() / ROWS * CHIP_RATIO)

    def _columns(self) -> int:
        return max(FEWEST, -(-len(self.cards) // ROWS))

    def _paint_chips(self, painter: QPainter, ratio: float) -> None:
        columns, step = self._columns(), self._chip_step()
        if step < LEAST_CHIP:
            return
        tall = (step - 2) / CHIP_RATIO
        wide = min(columns, len(self.cards)) * step - 2
        left = self.place.right() - wide if self.from_right else self.place.left()
        for index, card in enumerate(self.cards):
            row, column = divmod(index, columns)
            corner = QPointF(left + column * step, self.place.top() + row * (tall + 3))
            chip = QRectF(corner, corner + QPointF(step - 2, tall))
            painter.drawPixmap(chip.topLeft(), self.deck.chip(asset_id(card.name), tall, ratio))
            if card in self.exposed:
                painter.fillRect(QRectF(chip.left(), chip.top(), chip.width(), 4), QColor(AMBER))


def face_width(place: QRectF) -> float:
    """Return how wide the cards of a whole hand can be in a row there."""
    beside = place.width() / (1 + INDEX_PART * (WHOLE_HAND - 1))
    return max(0.0, min(beside, place.height() / CARD_RATIO))


def open_hand_place(layout: TableLayout, side: Side) -> QRectF:
    """Return where the open hand of a side lies: above the piles, at the top beside the plate.

    Where that leaves too little room for cards, chips lie there.
    """
    places = _roomy_places(layout)
    if all(face_width(place) >= LEAST_FACE for place in places.values()):
        return places.get(side, _chip_place(layout, side))
    return _chip_place(layout, side)


def _roomy_places(layout: TableLayout) -> dict[Side, QRectF]:
    """Return places of one height; at the right two of them lie one above the other."""
    margin, width = layout.margin, layout.size.width()
    beside = layout.centre.x() - CROSS_HALF * layout.card.width() - 2 * margin
    laid, won = layout.discards[Side.TOP], layout.stacks[Side.TOP]
    left = max(won.right(), laid.right()) + 2 * margin
    bottom = _pile_top(layout, Side.LEFT) - margin
    tall = (bottom - 2 * margin) / 2
    return {
        Side.TOP: QRectF(left, margin, width - margin - left, tall),
        Side.LEFT: QRectF(margin, bottom - tall, beside, tall),
        Side.RIGHT: QRectF(width - margin - beside, bottom - tall, beside, tall),
    }


def _pile_top(layout: TableLayout, side: Side) -> float:
    pile = layout.stacks[side]
    return pile.top() - PILE_RISE * pile.height()


def _chip_place(layout: TableLayout, side: Side) -> QRectF:
    """Return where chips lie: above the piles, or at the top beside them."""
    wide, margin = layout.plates[side].width(), layout.margin
    stack, laid = layout.stacks[side], layout.discards[side]
    if side is Side.TOP:
        left = max(stack.right(), laid.right()) + 2 * margin
        room = layout.size.width() - margin - left
        below = _chip_place(layout, Side.RIGHT)
        tall = below.height() if below.height() > 0 else 2 * layout.plates[side].height()
        if left + min(wide, room) > below.left():
            tall = min(tall, below.top() - 2 * margin)
        return QRectF(left, margin, min(wide, room), tall)
    bottom = stack.top() - margin
    tall = min(5.4 * layout.unit, bottom - margin)
    left = layout.plates[side].left()
    return QRectF(left, bottom - tall, wide, tall)
