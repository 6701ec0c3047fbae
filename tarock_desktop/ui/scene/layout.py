"""Where everything lies on the table, computed from the size of the view; nothing is drawn here.

Lengths are logical pixels unless a name says otherwise. The measure of the table is the width of
an own card: it is the largest at which plate, trick and hand fit below each other and nineteen
cards beside each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF

from tarock_desktop.table.seats import Seat, turn_order

CARD_RATIO: Final = 1.75
"""Height of a card in widths."""
SMALLEST_CARD, SMALLEST_OPEN, LARGEST_CARD = 70.0, 44.0, 240.0
HAND_WIDTHS: Final = 6.1
"""Card widths a fan may take: nineteen cards at a step of 0.28."""
WIDEST_STEP: Final = 0.42
PLATE_BAND, TRICK_BAND, HAND_BAND = 0.55, 2.85, 1.45
"""Height of the top plate, of the trick and of the own hand, in card widths."""
ALONG, ACROSS = 0.55, 0.69
"""Distance of the trick's cards from the middle: near and far, right and left; in card widths."""
TILT: Final = 4.0
OPEN_PART, OPEN_CARD = 0.4, 44.0
"""Width of a card that lies open before a seat, in card widths, and at least in pixels."""
LEAST_LINES: Final = 28
"""However large the text, so many units fit into the view: plates never meet each other."""
CROSS_HALF: Final = 1.25
"""Half the width of the trick with its tilted cards, in card widths."""
OPEN_HAND_BAND, OPEN_ACROSS, OPEN_CROSS_HALF, OPEN_STEP = 1.1, 1.05, 1.6, 0.55
"""The same where all hands lie open: no index lies under a card."""
CHIP_RATIO: Final = 0.64
"""Width of an index chip in heights."""
WHOLE_HAND: Final = 12
"""Cards there is always room for, so that a hand does not grow while it gets shorter."""
OPEN_ROW, OPEN_PART_OF_HEIGHT = 0.5, 1 / 7
"""Width of the open hand at the top and height of its chips at most, as parts of the table."""


class Side(Enum):
    """A side of the table as the viewer sits."""

    BOTTOM = "bottom"
    RIGHT = "right"
    TOP = "top"
    LEFT = "left"


_SIDES: Final = {
    2: (Side.BOTTOM, Side.TOP),
    3: (Side.BOTTOM, Side.RIGHT, Side.LEFT),
    4: (Side.BOTTOM, Side.RIGHT, Side.TOP, Side.LEFT),
}
_DIRECTION: Final = {
    Side.BOTTOM: QPointF(0, 1),
    Side.RIGHT: QPointF(1, 0),
    Side.TOP: QPointF(0, -1),
    Side.LEFT: QPointF(-1, 0),
}


def sides(order: Sequence[Seat], bottom: Seat) -> dict[Seat, Side]:
    """Return the side of each seat in *order*; play goes from *bottom* to the right.

    Of more than four people at a table four play; before that is known the next four sit there.

    Raises:
        ValueError: *bottom* is not in *order*.
    """
    seats = turn_order(tuple(order), bottom)[: max(_SIDES)]
    return dict(zip(seats, _SIDES[len(seats)], strict=True))


def direction(side: Side) -> QPointF:
    """Return the unit vector from the middle of the table to a side."""
    return QPointF(_DIRECTION[side])


class Spot(Struct, frozen=True):
    """Where a card lies: its middle and how far it is turned, in degrees."""

    centre: QPointF
    angle: float = 0.0


class Row(Struct, frozen=True):
    """Cards in a row, each over the one before."""

    corner: QPointF
    """Upper left corner of the first card."""
    card: QSizeF
    step: float
    count: int

    def rect(self, index: int) -> QRectF:
        """Return the place of a card, counted from 0."""
        left = round(self.corner.x() + self.step * index)
        return QRectF(QPointF(left, self.corner.y()), self.card)

    def centre(self, index: int) -> QPointF:
        """Return the middle of the place of a card."""
        return self.rect(index).center()

    @property
    def bounds(self) -> QRectF:
        """The rectangle around all cards; empty if there are none."""
        if self.count == 0:
            return QRectF(self.corner, QSizeF(0, 0))
        return self.rect(0).united(self.rect(self.count - 1))

    def index_at(self, x: float) -> int | None:
        """Return the card one sees at *x*: of several the last, which lies on top."""
        for index in reversed(range(self.count)):
            place = self.rect(index)
            if place.left() <= x < place.right():
                return index
        return None


class TableLayout(Struct, frozen=True):
    """All places for one size of the view."""

    size: QSizeF
    unit: float
    """One text unit."""
    margin: float
    card: QSizeF
    centre: QPointF
    """Middle of the trick."""
    hand_top: float
    """Upper edge of the hand: the line between hand and felt."""
    hand: Row
    plates: dict[Side, QRectF]
    chips: dict[Side, QRectF]
    """Where the chips of public declarations stand."""
    stacks: dict[Side, QRectF]
    """Where tricks won lie."""
    discards: dict[Side, QRectF]
    exposed: dict[Side, QRectF]
    """Where cards lie that a seat holds face up."""
    last_trick: QRectF
    ring: QRectF
    """The ellipse of the arrow ring."""
    open_row: QSizeF
    """Size of the open hand at the top; empty where hands are closed."""

    @property
    def is_open(self) -> bool:
        """Whether there is room for all hands to lie open."""
        return not self.open_row.isEmpty()

    def trick(self, side: Side) -> Spot:
        """Return where the card of a side lies in the trick."""
        width = self.card.width()
        towards = direction(side)
        across = OPEN_ACROSS if self.is_open else ACROSS
        offset = QPointF(towards.x() * across * width, towards.y() * ALONG * width)
        return Spot(self.centre + offset, towards.x() * TILT)

    @property
    def drop_zone(self) -> QRectF:
        """The viewer's own place in the trick."""
        zone = QRectF(QPointF(0, 0), self.card)
        zone.moveCenter(self.trick(Side.BOTTOM).centre)
        return zone

    @property
    def play_line(self) -> float:
        """A card let go above this line is played."""
        return self.hand_top - 0.3 * self.card.width()

    def open_talon(self, count: int) -> Row:
        """Return the talon while it is open to be taken: a row in the upper middle."""
        width = _even(0.52 * self.card.width())
        top = self.centre.y() - 1.38 * self.card.width()
        return self._middle_row(count, width, top, gap=0.1)

    def slots(self, count: int) -> Row:
        """Return the places for cards to be laid away."""
        width = _even(0.52 * self.card.width())
        top = self.centre.y() - 1.38 * self.card.width()
        return self._middle_row(count, width, top, gap=0.16)

    def packets(self, count: int) -> Row:
        """Return the closed packets: a row between the plates at the sides."""
        width = _even(0.52 * self.card.width())
        beside = self.plates[Side.LEFT].right() + self.margin
        room = self.size.width() - 2 * (beside + self.margin)
        step = min(width * 1.3, (room - width) / max(1, count - 1))
        whole = step * max(0, count - 1) + width
        corner = QPointF(
            round(self.centre.x() - whole / 2), round(self.centre.y() - 0.3 * self.card.width())
        )
        return Row(corner, QSizeF(width, round(width * CARD_RATIO)), step, count)

    def left_talon(self, count: int) -> Row:
        """Return the talon during play: a small row at the left below the centre."""
        width = _even(0.3 * self.card.width())
        left = self.last_trick.right() + self.margin
        room = self.centre.x() - 0.55 * self.card.width() - left
        step = min(width * 0.45, (room - width) / max(1, count - 1))
        height = round(width * CARD_RATIO)
        corner = QPointF(round(left), self.hand_top - self.margin - height)
        return Row(corner, QSizeF(width, height), step, count)

    def _middle_row(self, count: int, width: float, top: float, gap: float) -> Row:
        room = self.size.width() - 2 * self.margin
        step = min(width * (1 + gap), (room - width) / max(1, count - 1))
        whole = step * max(0, count - 1) + width
        corner = QPointF(round(self.centre.x() - whole / 2), round(top))
        return Row(corner, QSizeF(width, round(width * CARD_RATIO)), step, count)


def lay_out(size: QSizeF, unit: float, hand_cards: int, *, is_open: bool = False) -> TableLayout:
    """Return the places of everything.

    Args:
        size: of the view, without bars and rail.
        unit: one text unit.
        hand_cards: number of cards in the own hand.
        is_open: whether there has to be room for all hands to lie open.
    """
    unit = min(unit, size.height() / LEAST_LINES)
    margin = max(4.0, round(unit / 2))
    row = _open_row(size) if is_open else QSizeF()
    below_plate = row.height() + margin if is_open else 0.0
    width = card_width(size, unit, below_plate)
    card = QSizeF(width, round(width * CARD_RATIO))
    plate = _plate_size(size, unit, margin, width, is_open=is_open)
    top_band = max(PLATE_BAND * width, plate.height() + 2 * margin) + below_plate
    hand_top = float(round(size.height() - (OPEN_HAND_BAND if is_open else HAND_BAND) * width))
    middle = QPointF(round(size.width() / 2), round((top_band + hand_top) / 2))
    plates = _plates(size, plate, margin, middle, hand_top)
    return TableLayout(
        size=size,
        unit=unit,
        margin=margin,
        card=card,
        centre=middle,
        hand_top=hand_top,
        hand=_hand(size, card, hand_top, hand_cards, is_open=is_open),
        plates=plates,
        chips=_chips(plates, unit, margin),
        stacks=_stacks(plates, width, margin, unit),
        discards=_discards(plates, width, margin, unit),
        exposed=_exposed(plates, width, margin, unit),
        last_trick=_last_trick(plates[Side.LEFT], margin, width, hand_top),
        ring=_ring(middle, width, size),
        open_row=row,
    )


def _open_row(size: QSizeF) -> QSizeF:
    """Return the size of a whole open hand in one row of index chips."""
    tall = size.height() * OPEN_PART_OF_HEIGHT
    chip = min(size.width() * OPEN_ROW / WHOLE_HAND, tall * CHIP_RATIO)
    return QSizeF(round(chip * WHOLE_HAND), round(chip / CHIP_RATIO))


def card_width(size: QSizeF, unit: float, below_plate: float = 0.0) -> float:
    """Return the width of an own card, a whole even number of pixels.

    *below_plate*: height of what lies between the plate at the top and the trick.
    """
    margin = max(4.0, round(unit / 2))
    beside = (size.width() - 48) / HAND_WIDTHS
    hand = OPEN_HAND_BAND if below_plate else HAND_BAND
    below = (size.height() - below_plate) / (PLATE_BAND + TRICK_BAND + hand)
    under_plate = (size.height() - below_plate - 3.2 * unit - 2 * margin) / (TRICK_BAND + hand)
    smallest = SMALLEST_OPEN if below_plate else SMALLEST_CARD
    return _even(min(max(smallest, min(beside, below, under_plate)), LARGEST_CARD))


def _even(length: float) -> float:
    return float(int(length / 2) * 2)


def _plate_size(size: QSizeF, unit: float, margin: float, card: float, *, is_open: bool) -> QSizeF:
    """Return the size of a seat plate: 12 to 16 units wide, but never under the trick."""
    half, part = (OPEN_CROSS_HALF, 0.24) if is_open else (CROSS_HALF, 0.2)
    beside_trick = size.width() / 2 - half * card - 2 * margin
    wide = min(max(12 * unit, part * size.width()), 16 * unit, beside_trick)
    tall = min(max(3.2 * unit, PLATE_BAND * card - 2 * margin), 4.4 * unit)
    return QSizeF(round(wide), round(tall))


def _plates(
    size: QSizeF, plate: QSizeF, margin: float, middle: QPointF, hand_top: float
) -> dict[Side, QRectF]:
    beside = round(middle.y() - plate.height() / 2)
    right = size.width() - margin - plate.width()
    corners = {
        Side.TOP: QPointF(round(middle.x() - plate.width() / 2), margin),
        Side.LEFT: QPointF(margin, beside),
        Side.RIGHT: QPointF(right, beside),
        Side.BOTTOM: QPointF(right, hand_top - 2 * margin - plate.height()),
    }
    return {side: QRectF(corner, plate) for side, corner in corners.items()}


def _chips(plates: dict[Side, QRectF], unit: float, margin: float) -> dict[Side, QRectF]:
    """Return the strips above the plates at the sides, and beside the plate at the top."""
    tall = round(1.6 * unit)
    found = {}
    for side, plate in plates.items():
        if side is Side.TOP:
            room = plate.left() - 2 * margin
            wide = min(plate.width(), room)
            place = QRectF(plate.left() - margin - wide, plate.bottom() - tall, wide, tall)
        else:
            top = plate.top() - tall - margin / 2
            place = QRectF(plate.left(), top, plate.width(), tall)
        found[side] = place
    return found


def _pile_size(card: float) -> QSizeF:
    """Return the size of a pile of tricks: cards lying crosswise, growing upwards."""
    return QSizeF(round(0.53 * card), round(0.39 * card))


def _stacks(
    plates: dict[Side, QRectF], card: float, margin: float, unit: float
) -> dict[Side, QRectF]:
    pile = _pile_size(card)
    above = {side: place.top() for side, place in _chips(plates, unit, margin).items()}
    left, right = plates[Side.LEFT], plates[Side.RIGHT]
    top, bottom = plates[Side.TOP], plates[Side.BOTTOM]
    beside = above[Side.LEFT] - margin - pile.height()
    corners = {
        Side.LEFT: QPointF(left.left(), beside),
        Side.RIGHT: QPointF(right.right() - pile.width(), beside),
        Side.TOP: QPointF(top.right() + margin, top.bottom() - pile.height()),
        Side.BOTTOM: QPointF(
            bottom.left() - margin - pile.width(), bottom.bottom() - pile.height()
        ),
    }
    return {side: QRectF(corner, pile) for side, corner in corners.items()}


def _discards(
    plates: dict[Side, QRectF], card: float, margin: float, unit: float
) -> dict[Side, QRectF]:
    """Return the places of cards laid away: next to the tricks, towards the middle."""
    found = {}
    for side, stack in _stacks(plates, card, margin, unit).items():
        step = stack.width() + margin
        if side in {Side.RIGHT, Side.BOTTOM}:
            step = -step
        found[side] = stack.translated(step, 0)
    return found


def _exposed(
    plates: dict[Side, QRectF], card: float, margin: float, unit: float
) -> dict[Side, QRectF]:
    """Return the places of open cards: above the tricks at the sides, below the top plate."""
    tall = round(max(OPEN_CARD, OPEN_PART * card) * CARD_RATIO)
    found = {}
    for side, stack in _stacks(plates, card, margin, unit).items():
        wide = plates[side].width()
        left = stack.right() - wide if side is Side.RIGHT else stack.left()
        place = QRectF(left, stack.top() - margin - tall, wide, tall)
        if side is Side.TOP:
            place.moveTop(plates[side].bottom() + margin)
        found[side] = place
    return found


def _last_trick(plate: QRectF, margin: float, card: float, hand_top: float) -> QRectF:
    """Return the place of the last trick, at the left above the hand."""
    tall = min(round(0.6 * card), hand_top - 2 * margin - plate.bottom())
    wide = max(32.0, round(0.62 * card))
    return QRectF(margin, hand_top - margin - tall, wide, tall)


def _ring(middle: QPointF, card: float, size: QSizeF) -> QRectF:
    wide = min(1.62 * card, size.width() / 2 - 12)
    tall = 1.32 * card
    return QRectF(middle.x() - wide, middle.y() - tall, 2 * wide, 2 * tall)


def _hand(size: QSizeF, card: QSizeF, top: float, count: int, *, is_open: bool) -> Row:
    room = size.width() - 16
    if not is_open:
        room = min(room, HAND_WIDTHS * card.width())
    step = (room - card.width()) / max(1, count - 1)
    step = min(step, (OPEN_STEP if is_open else WIDEST_STEP) * card.width())
    whole = step * max(0, count - 1) + card.width()
    return Row(QPointF(round((size.width() - whole) / 2), top), card, step, count)
