"""The open hand of a seat: its cards in a row, or index chips in two rows in a small window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
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
    Side,
    TableLayout,
)
from tarock_desktop.ui.scene.marks import AMBER, Mark, paint_mark
from tarock_desktop.ui.scene.open_layout import CHIP_RATIO, WHOLE_HAND
from tarock_desktop.ui.scene.seat_plate import FeltItem

WIDEST_STEP: Final = 0.42
ROWS: Final = 2
MOST_ROWS: Final = (1, 2, 3, 4)
GAP: Final = 3.0
"""Between two rows."""
FEWEST: Final = 6
"""Columns there is room for at least, so that a short hand has no giant chips."""
LEAST_CHIP: Final = 14.0
"""Narrower chips can't be read: where there is no more room, nothing is shown."""
LEAST_FACE: Final = 56.0
"""Under narrower cards the chips are easier to read."""
INDEX_PART: Final = 0.26
"""What must be seen of a card under another one, in card widths."""
LARGEST_PART: Final = 0.62
"""Width of an open card at most, in widths of an own card."""
LARGEST_MARK: Final = 22.0
VEIL: Final = QColor(38, 33, 43, 115)
"""Over a card that may not be played."""
PILE_RISE: Final = 0.24
"""How much a pile of tricks grows beyond its place, in heights of the place."""


class OpenHand(FeltItem):
    """All cards of a seat, for those who may see them."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self.cards: tuple[Card, ...] = ()
        self.exposed: CardSet = NO_CARDS
        self._legal, self._barred = NO_CARDS, NO_CARDS
        self.largest = 0.0
        """Width of a card at most."""
        self.from_right = False
        """Whether the cards lie at the right end of the place."""
        self.is_grid = False
        """Whether they are chips in as many rows as make them largest."""

    def hold(self, cards: tuple[Card, ...], exposed: CardSet) -> None:
        """Show other cards; the *exposed* ones lie open before everybody."""
        if (cards, exposed) != (self.cards, self.exposed):
            self.cards, self.exposed = cards, exposed
            self.update()

    def judge(self, legal: CardSet, barred: CardSet) -> None:
        """Mark the cards that may be played now, and those that may not."""
        if (legal, barred) != (self._legal, self._barred):
            self._legal, self._barred = legal, barred
            self.update()

    def card_at(self, point: QPointF) -> QRectF | None:
        """Return the part of a card that is to be seen at a point of the scene."""
        return next((box for box in reversed(self._boxes()) if box.contains(point)), None)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the cards, or the chips."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = painter.device().devicePixelRatioF()
        paint_one = self._paint_face if self._has_faces else self._paint_chip
        boxes = self._boxes()
        for card, box in zip(self.cards, boxes, strict=bool(boxes)):
            paint_one(painter, card, box, ratio)

    @property
    def _has_faces(self) -> bool:
        return not self.is_grid and face_width(self.place) >= LEAST_FACE

    def _boxes(self) -> list[QRectF]:
        """Return where each card lies; none: there is no room that could be read."""
        return self._face_boxes() if self._has_faces else self._chip_boxes()

    def _face_boxes(self) -> list[QRectF]:
        wide = float(int(min(face_width(self.place), self.largest) / 2) * 2)
        step = self._face_step(wide)
        whole = step * max(0, len(self.cards) - 1) + wide
        left = self.place.right() - whole if self.from_right else self.place.left()
        corners = (
            QPointF(round(left + step * index), self.place.top())
            for index in range(len(self.cards))
        )
        return [QRectF(corner, QSizeF(wide, wide * CARD_RATIO)) for corner in corners]

    def _face_step(self, wide: float) -> float:
        room = self.place.width() - wide
        return min(WIDEST_STEP * wide, room / max(1, len(self.cards) - 1))

    def _paint_face(self, painter: QPainter, card: Card, box: QRectF, ratio: float) -> None:
        """Draw a card with a large index where the next one leaves it free."""
        name, wide = asset_id(card.name), box.width()
        step = self._face_step(wide)
        tall = (step - 1) / CHIP_RATIO
        painter.drawPixmap(box.topLeft(), self.deck.pixmap(name, wide, ratio))
        painter.drawPixmap(box.topLeft(), self.deck.chip(name, tall, ratio))
        if card in self.exposed:
            paint_amber_corner(painter, box, wide)
        below = box.topLeft() + QPointF(1, tall + 1)
        side = min(step - 2, LARGEST_MARK)
        self._paint_judgement(painter, card, box, QRectF(below, QSizeF(side, side)))

    def _paint_judgement(self, painter: QPainter, card: Card, box: QRectF, place: QRectF) -> None:
        """Draw a tick on a card that may be played; a bar and a veil on one that may not."""
        if card in self._barred:
            painter.fillRect(box, VEIL)
            paint_mark(painter, Mark.BARRED, place, self.theme)
        elif card in self._legal:
            paint_mark(painter, Mark.SELECTED, place, self.theme)

    @property
    def is_legible(self) -> bool:
        """Whether there is room enough for it to be drawn."""
        return self._has_faces or self._chip_step(self._rows()) >= LEAST_CHIP

    def _rows(self) -> int:
        return max(MOST_ROWS, key=self._chip_step) if self.is_grid else ROWS

    def _chip_step(self, rows: int) -> float:
        tall = self.place.height() / rows - 2 * GAP if self.is_grid else self.place.height() / rows
        return min(self.place.width() / self._columns(rows), tall * CHIP_RATIO)

    def _columns(self, rows: int) -> int:
        least = -(-WHOLE_HAND // rows) if self.is_grid else FEWEST
        return max(least, -(-len(self.cards) // rows))

    def _chip_boxes(self) -> list[QRectF]:
        rows = self._rows()
        columns, step = self._columns(rows), self._chip_step(rows)
        if step < LEAST_CHIP:
            return []
        size = QSizeF(step - 2, (step - 2) / CHIP_RATIO)
        wide = min(columns, len(self.cards)) * step - 2
        left = self.place.right() - wide if self.from_right else self.place.left()
        places = (divmod(index, columns) for index in range(len(self.cards)))
        top, down = self.place.top(), size.height() + GAP
        return [
            QRectF(QPointF(left + column * step, top + row * down), size) for row, column in places
        ]

    def _paint_chip(self, painter: QPainter, card: Card, box: QRectF, ratio: float) -> None:
        name = asset_id(card.name)
        painter.drawPixmap(box.topLeft(), self.deck.chip(name, box.height(), ratio))
        if card in self.exposed:
            painter.fillRect(QRectF(box.left(), box.top(), box.width(), 4), QColor(AMBER))
        side = min(0.48 * box.width(), LARGEST_MARK)
        place = QRectF(box.right() - side, box.bottom() - side, side, side)
        self._paint_judgement(painter, card, box, place)


def face_width(place: QRectF) -> float:
    """Return how wide the cards of a whole hand can be in a row there."""
    beside = place.width() / (1 + INDEX_PART * (WHOLE_HAND - 1))
    return max(0.0, min(beside, place.height() / CARD_RATIO))


def open_hand_place(layout: TableLayout, side: Side) -> QRectF:
    """Return where the open hand of a side lies: above the piles, at the top beside the plate.

    Where that leaves too little room for cards, chips lie there.
    """
    if layout.is_open:
        return _grid_place(layout, side)
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


def _grid_place(layout: TableLayout, side: Side) -> QRectF:
    """Return where a hand lies before a class: in front of the top plate, above those beside."""
    row, margin = layout.open_row, layout.margin
    if side is Side.TOP:
        left = layout.centre.x() - row.width() / 2
        return QRectF(QPointF(left, layout.plates[side].bottom() + margin), row)
    beside_row = (layout.size.width() - row.width()) / 2 - 2 * margin
    beside_piles = layout.size.width() - layout.discards[Side.TOP].right() - 2 * margin
    wide = min(beside_row, beside_piles)
    left = margin if side is Side.LEFT else layout.size.width() - margin - wide
    bottom = _pile_top(layout, side) - margin
    return QRectF(left, margin, wide, bottom - margin)


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
