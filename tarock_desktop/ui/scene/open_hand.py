"""The open hand of a seat: its cards in a row, or index chips in two rows in a small window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.exposed import paint_amber_corner
from tarock_desktop.ui.scene.face_style import asset_id
from tarock_desktop.ui.scene.fan import Fan, Spot
from tarock_desktop.ui.scene.layout import (
    CARD_RATIO,
    CROSS_HALF,
    Side,
    TableLayout,
)
from tarock_desktop.ui.scene.marks import AMBER, Mark, paint_mark
from tarock_desktop.ui.scene.seat_plate import FeltItem
from tarock_desktop.ui.scene.sprites import CardLook, Ring

WIDEST_STEP: Final = 0.42
ROWS: Final = 2
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
VEIL_PERCENT: Final = 42
"""The same on a taught table."""
RAISED: Final = 0.12
"""How far a card that may be played is raised on a taught table, in card widths."""
CHIP_RATIO: Final = 0.64
"""Width of an index chip in heights."""
WHOLE_HAND: Final = 12
"""Cards there is always room for, so that a hand does not grow while it gets shorter."""
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
        self.fans: Callable[[int], tuple[Fan, ...]] | None = None
        """Where so many cards lie on a taught table; `None`: in the place, in a row."""
        # An empty place that is seen costs a picture as large as the place.
        self.setVisible(False)

    def hold(self, cards: tuple[Card, ...], exposed: CardSet) -> None:
        """Show other cards; the *exposed* ones lie open before everybody."""
        if (cards, exposed) != (self.cards, self.exposed):
            self.cards, self.exposed = cards, exposed
            self.setVisible(bool(cards))
            self.update()

    def judge(self, legal: CardSet, barred: CardSet) -> None:
        """Mark the cards that may be played now, and those that may not."""
        if (legal, barred) != (self._legal, self._barred):
            self._legal, self._barred = legal, barred
            self.update()

    def shape(self) -> QPainterPath:
        """Return where its cards are pointed at; on a taught table its place is the whole felt."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for box in self.boxes() or [self.place]:
            path.addRect(box)
        return path

    def boxes(self) -> list[QRectF]:
        """Return what is to be seen of each card; none: there is no room that could be read."""
        if self.fans is not None:
            return self._fan_boxes(self.fans(len(self.cards)))
        return self._face_boxes() if self._has_faces else self._chip_boxes()

    def draw(self, painter: QPainter) -> None:
        """Draw the cards, or the chips."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = painter.device().devicePixelRatioF()
        if self.fans is not None:
            self._paint_fans(painter, ratio)
            return
        paint_one = self._paint_face if self._has_faces else self._paint_chip
        boxes = self.boxes()
        for card, box in zip(self.cards, boxes, strict=bool(boxes)):
            paint_one(painter, card, box, ratio)

    # -- fans on a taught table -----------------------------------------------------------------

    def _spots(self) -> Iterator[tuple[Card, Spot, QSizeF]]:
        """Return where each card lies; those that may be played are raised."""
        fans = () if self.fans is None else self.fans(len(self.cards))
        spots = ((fan.card, spot) for fan in fans for spot in fan.spots)
        for card, (size, spot) in zip(self.cards, spots, strict=True):
            up = RAISED * size.width() if card in self._legal else 0.0
            yield card, spot.moved(0, up), size

    def _paint_fans(self, painter: QPainter, ratio: float) -> None:
        for card, spot, size in self._spots():
            is_legal, name = card in self._legal, asset_id(card.name)
            look = CardLook(
                name,
                size.width(),
                veil=VEIL_PERCENT if card in self._barred else 0,
                edge=self.theme.card_edge,
                ring=Ring.WINS if is_legal else Ring.NONE,
                ring_colour=self.theme.information,
            )
            painter.save()
            painter.translate(spot.centre)
            self.deck.sprites.paint(painter, self.deck, look, spot.angle, ratio)
            painter.rotate(spot.angle)
            corner = QPointF(-size.width() / 2, -size.height() / 2)
            tall = self._index_height(size)
            if tall:
                chip = self.deck.chip(name, tall, ratio)
                painter.drawPixmap(corner + QPointF(1, 1), chip)
                if card in self._barred:
                    size_of_chip = chip.deviceIndependentSize()
                    painter.fillRect(QRectF(corner + QPointF(1, 1), size_of_chip), VEIL)
            if card in self.exposed:
                paint_amber_corner(painter, QRectF(corner, size), size.width())
            painter.restore()

    def _index_height(self, size: QSizeF) -> float:
        """Return the height of the chip over an index too small to be read from afar, or 0."""
        tall = min(self.deck.least_index, size.width())
        return tall if tall > size.height() / 4 else 0.0

    def _fan_boxes(self, fans: tuple[Fan, ...]) -> list[QRectF]:
        """Return the strip of each card; of the upper row what the lower one leaves free."""
        found = []
        for number, fan in enumerate(fans):
            for index in range(fan.count):
                strip = fan.strip(index)
                if number + 1 < len(fans) and fans[number + 1].count:
                    strip.setBottom(min(strip.bottom(), fans[number + 1].bounds.top()))
                found.append(strip)
        return found

    # -- a row, or chips ------------------------------------------------------------------------

    @property
    def _has_faces(self) -> bool:
        return face_width(self.place) >= LEAST_FACE

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

    def _chip_step(self, rows: int) -> float:
        tall = self.place.height() / rows
        return min(self.place.width() / self._columns(rows), tall * CHIP_RATIO)

    def _columns(self, rows: int) -> int:
        return max(FEWEST, -(-len(self.cards) // rows))

    def _chip_boxes(self) -> list[QRectF]:
        rows = max(range(1, ROWS + 1), key=self._chip_step)
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
    places = _roomy_places(layout)
    if all(face_width(place) >= LEAST_FACE for place in places.values()):
        return places.get(side, _chip_place(layout, side))
    return _chip_place(layout, side)


def _roomy_places(layout: TableLayout) -> dict[Side, QRectF]:
    """Return places of one height; at the right two of them lie one above the other."""
    margin, width = layout.margin, layout.right
    beside = layout.centre.x() - CROSS_HALF * layout.card.width() - 2 * margin
    left = layout.plates[Side.TOP].right() + margin
    bottom = _pile_top(layout, Side.LEFT) - margin
    tall = (bottom - 2 * margin) / 2
    top = layout.plates[Side.TOP].top()
    return {
        Side.TOP: QRectF(left, top, width - margin - left, tall),
        Side.LEFT: QRectF(layout.rim + margin, bottom - tall, beside, tall),
        Side.RIGHT: QRectF(width - margin - beside, bottom - tall, beside, tall),
    }


def _pile_top(layout: TableLayout, side: Side) -> float:
    pile = layout.stacks[side]
    return pile.top() - PILE_RISE * pile.height()


def _chip_place(layout: TableLayout, side: Side) -> QRectF:
    """Return where chips lie: above the piles, or at the top beside them."""
    wide, margin = layout.plates[side].width(), layout.margin
    stack = layout.stacks[side]
    if side is Side.TOP:
        left = layout.plates[side].right() + margin
        room = layout.right - margin - left
        below = _chip_place(layout, Side.RIGHT)
        tall = below.height() if below.height() > 0 else 2 * layout.plates[side].height()
        if left + min(wide, room) > below.left():
            room = below.left() - margin - left
        if min(wide, room) < FEWEST * LEAST_CHIP:
            return _below_portrait(layout, below.left())
        return QRectF(left, layout.plates[side].top(), min(wide, room), tall)
    bottom = stack.top() - margin
    tall = min(5.4 * layout.unit, bottom - margin)
    left = layout.plates[side].left()
    return QRectF(left, bottom - tall, wide, tall)


def _below_portrait(layout: TableLayout, right: float) -> QRectF:
    """Return the strip between the seat at the top and the trick: a small window has no other."""
    margin, trick = layout.margin, layout.trick(Side.TOP).centre.y()
    top = layout.portrait_place(Side.TOP).bottom() + margin / 2
    bottom = trick - layout.trick_card.height() / 2 - margin
    left = layout.stacks[Side.TOP].right() + margin
    return QRectF(left, top, right - margin - left, bottom - top)
