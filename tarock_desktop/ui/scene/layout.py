"""Where everything lies on the table, computed from the size of the view; nothing is drawn here.

Lengths are logical pixels unless a name says otherwise. The measure of the table is the width of
an own card: it is the largest at which seat, trick, prompt line and hand fit below each other and
nineteen cards beside each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF

from tarock_desktop.table.seats import Seat, turn_order
from tarock_desktop.ui.scene.fan import Fan, Lift, Spot, fan_of_hand, open_fans

CARD_RATIO: Final = 1.75
"""Height of a card in widths."""
SMALLEST_OPEN: Final = 44.0
"""An open card on a taught table is not narrower, in pixels."""
RIM_PART, LEAST_RIM, WIDEST_RIM = 0.016, 10.0, 26.0
"""Width of the wooden rim: part of the height, and its bounds in pixels."""
WHOLE_HAND, TALON_ROW = 12, 3
"""Cards of a hand before the talon is taken, and of a row of the talon between open hands."""
GAP: Final = 4
"""Pixels between the cards of such rows."""
TRICK_CARD: Final = 0.8
"""Width of a card in the trick, in widths of an own card."""
ALONG, ACROSS = 0.36, 0.60
"""Distance of the trick's cards from the middle: near and far, right and left; in card widths."""
CROSS_HALF: Final = 1.05
"""Half the width of the trick with its tilted cards, in card widths."""
PORTRAIT, TOP_PORTRAIT = 0.50, 0.46
"""Diameter of a portrait, in card widths."""
LINE: Final = 1.95
"""Height of a plate and of the line above the hand, in text units."""
PILE_WIDTH, PILE_HEIGHT = 0.53, 0.39
ROW_CARD: Final = 0.52
"""Width of a card of the talon or a packet, in card widths."""


_WAITING, _WAITING_STEP = 0.34, 0.09
"""Width of a card of the talon while it waits, and the step to the next one, in card widths."""


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
_TILT: Final = {Side.TOP: -1.6, Side.RIGHT: 4.5, Side.BOTTOM: 1.2, Side.LEFT: -4.0}
"""How far a card of the trick is turned, in degrees."""


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


class Row(Struct, frozen=True):
    """Cards in a row, each over the one before; or in several rows."""

    corner: QPointF
    """Upper left corner of the first card."""
    card: QSizeF
    step: float
    count: int
    columns: int = 0
    """Cards in a row; 0: all of them."""

    def rect(self, index: int) -> QRectF:
        """Return the place of a card, counted from 0."""
        row, column = divmod(index, self.columns or self.count or 1)
        left = round(self.corner.x() + self.step * column)
        return QRectF(QPointF(left, self.corner.y() + row * (self.card.height() + GAP)), self.card)

    def centre(self, index: int) -> QPointF:
        """Return the middle of the place of a card."""
        return self.rect(index).center()

    @property
    def bounds(self) -> QRectF:
        """The rectangle around all cards; empty if there are none."""
        if self.count == 0:
            return QRectF(self.corner, QSizeF(0, 0))
        widest = self.rect(min(self.count, self.columns or self.count) - 1)
        return self.rect(0).united(widest).united(self.rect(self.count - 1))

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
    rim: float
    """Width of the wooden rim."""
    right: float
    """Right edge of the free felt: what is right of it belongs to the rail."""
    card: QSizeF
    """An own card."""
    trick_card: QSizeF
    centre: QPointF
    """Middle of the trick."""
    hand_top: float
    """Upper edge of the hand: the line between hand and felt."""
    hand: Fan
    seats: dict[Side, QPointF]
    """Middle of the portrait of each seat."""
    plates: dict[Side, QRectF]
    chips: dict[Side, QRectF]
    """Where the chips of public declarations stand."""
    stacks: dict[Side, QRectF]
    """Where tricks won lie."""
    discards: dict[Side, QRectF]
    exposed: dict[Side, QRectF]
    """Where cards lie that a seat holds face up."""
    last_trick: QRectF
    open_hands: dict[Side, QPointF] = {}
    """Middle of each hand where all of them lie open; else empty."""
    side_step: float = 0.0
    """Step of the open hands at the sides."""
    index: float = 0.0
    """Height of the index of a card that lies open, for readers far away; 0: it is the usual."""
    head: float = 0.0
    """Lower edge of what stands in the upper left corner of a taught table."""
    has_column: bool = False
    """Whether a column beside a taught table says why."""
    portraits: float = 0.0
    """Diameter of the portraits, where it does not follow from the cards."""

    @property
    def is_open(self) -> bool:
        """Whether there is room for all hands to lie open."""
        return bool(self.open_hands)

    # -- the hand -------------------------------------------------------------------------------

    def hand_spots(self, count: int) -> Fan:
        """Return the own hand with another number of cards."""
        if self.is_open:
            rows = open_fans(self.open_hands[Side.BOTTOM], self.card, count, up=True)
            return Fan(self.card, tuple(spot for row in rows for spot in row.spots))
        return fan_of_hand(self.size, self.card, self.centre.x(), 2 * self._half_felt, count)

    @property
    def _half_felt(self) -> float:
        return min(self.centre.x() - self.rim, self.right - self.centre.x())

    def lift(self, lift: Lift) -> float:
        """Return how far a card is raised along its own axis, in pixels."""
        wide = self.card.width()
        match lift:
            case Lift.NONE:
                return 0.0
            case Lift.POINTED:
                return max(28.0, 0.16 * wide)
            case Lift.SELECTED:
                return max(36.0, 0.24 * wide)

    @property
    def lifted_top(self) -> float:
        """Upper edge of the highest raised card: whatever lies over the table ends above it."""
        return self.hand_top - self.lift(Lift.SELECTED)

    # -- the trick ------------------------------------------------------------------------------

    def trick(self, side: Side) -> Spot:
        """Return where the card of a side lies in the trick."""
        wide = self.trick_card.width() / TRICK_CARD
        towards = direction(side)
        offset = QPointF(towards.x() * ACROSS * wide, towards.y() * ALONG * wide)
        return Spot(self.centre + offset, _TILT[side])

    @property
    def drop_zone(self) -> QRectF:
        """The viewer's own place in the trick."""
        return around(self.trick(Side.BOTTOM).centre, self.trick_card)

    @property
    def play_line(self) -> float:
        """A card let go above this line is played."""
        return self.hand_top - 0.3 * self.card.width()

    # -- the seats ------------------------------------------------------------------------------

    def seat(self, side: Side) -> QPointF:
        """Return the middle of the portrait of a seat."""
        return QPointF(self.seats[side])

    def portrait(self, side: Side) -> float:
        """Return the diameter of the portrait of a seat."""
        if self.portraits:
            return self.portraits
        part = TOP_PORTRAIT if side is Side.TOP else PORTRAIT
        return part * self.trick_card.width() / TRICK_CARD

    def portrait_place(self, side: Side) -> QRectF:
        """Return the square around a portrait."""
        across = float(round(self.portrait(side)))
        return around(self.seat(side), QSizeF(across, across))

    # -- over the table -------------------------------------------------------------------------

    @property
    def line_area(self) -> QRectF:
        """Where the one line about the turn lies: between the trick and the raised cards.

        It ends beside the own plate and the last trick. In a low view, where it can't keep off
        both, a card that is pointed at comes up to it.
        """
        wide, tall = self.card.width(), LINE * self.unit
        top = self.hand_top - self.lift(Lift.POINTED) - tall - 0.02 * wide
        if not self.is_open:
            top = min(max(top, self.drop_zone.bottom() + 0.02 * wide), self.hand_top - tall)
        left = max(self.rim + wide, self.plates[Side.BOTTOM].right() + self.margin)
        right = min(self.right - wide, self.last_trick.left() - self.margin)
        return QRectF(left, top, right - left, tall)

    # -- cards that are not in a hand -----------------------------------------------------------

    def open_talon(self, count: int) -> Row:
        """Return the talon while it is open to be taken: a row in the upper middle."""
        return self._middle_row(count)

    def waiting_talon(self, count: int) -> Row:
        """Return the talon while games are bid: a closed pile at the right above the hand."""
        if self.is_open:
            return self.open_talon(count)
        bottom = self.hand_top - self.lift(Lift.SELECTED)
        # Large text brings the chips of the seat at the right down to them.
        below_chips = (bottom - self.chips[Side.RIGHT].bottom()) / CARD_RATIO
        card = card_size(even(min(_WAITING * self.card.width(), below_chips)))
        step = _WAITING_STEP * self.card.width()
        left = self.right - self.margin - card.width() - step * (count - 1)
        return Row(QPointF(round(left), round(bottom - card.height())), card, step, count)

    def packets(self, count: int) -> Row:
        """Return the closed packets: a row between the seats at the sides."""
        width = even(ROW_CARD * self.card.width())
        beside = self.plates[Side.LEFT].right() + self.margin
        room = 2 * (self.centre.x() - beside - self.margin)
        step = min(width * 1.3, (room - width) / max(1, count - 1))
        whole = step * max(0, count - 1) + width
        top = self.centre.y() - 0.3 * self.card.width()
        corner = QPointF(round(self.centre.x() - whole / 2), round(top))
        return Row(corner, card_size(width), step, count)

    def left_talon(self, count: int) -> Row:
        """Return the talon during play: a small row at the left below the trick."""
        card = card_size(even(0.3 * self.card.width()))
        if self.is_open:
            # In the upper left corner, which is free there.
            corner = QPointF(self.plates[Side.BOTTOM].left(), max(self.rim, self.head))
            return Row(corner + QPointF(0, self.margin), card, 0.45 * card.width(), count)
        left, bottom = self.plates[Side.BOTTOM].right() + self.margin, self.line_area.top()
        room = self.centre.x() - CROSS_HALF * self.card.width() - left
        step = min(card.width() * 0.45, (room - card.width()) / max(1, count - 1))
        corner = QPointF(round(left), bottom - self.margin - card.height())
        return Row(corner, card, step, count)

    def _middle_row(self, count: int) -> Row:
        if self.is_open:
            return self._between_hands(count)
        card = card_size(even(ROW_CARD * self.card.width()))
        top = self.seat(Side.TOP).y() + 0.70 * self.card.width()
        room = 2 * self._half_felt - 2 * self.margin
        step = min(card.width() * 1.1, (room - card.width()) / max(1, count - 1))
        whole = step * max(0, count - 1) + card.width()
        corner = QPointF(round(self.centre.x() - whole / 2), round(top))
        return Row(corner, card, step, count)

    def _between_hands(self, count: int) -> Row:
        """Return rows of three, as large as there is room between the open hands."""
        room, wide = max(
            ((room, self._talon_width(room)) for room in self._rooms_between_hands()),
            key=lambda found: found[1],
        )
        card = card_size(even(min(wide, self.trick_card.width())))
        step, columns, rows = card.width() + GAP, min(count, TALON_ROW), -(-count // TALON_ROW)
        whole = QSizeF(columns * step - GAP, rows * (card.height() + GAP) - GAP)
        corner = around(room.center(), whole).topLeft()
        return Row(QPointF(round(corner.x()), round(corner.y())), card, step, count, columns)

    def _rooms_between_hands(self) -> tuple[QRectF, QRectF]:
        """Return the room between all four hands: beside the people at the sides, and below."""
        hands, half, air = self.open_hands, self.card.width() / 2, 1.5 * self.margin
        half += (WHOLE_HAND / 2 - 1) * self.side_step / 2
        portrait, plate = self.portrait_place(Side.RIGHT), self.plates[Side.LEFT]
        # The hand above lies on an arc: its ends are lower.
        top = hands[Side.TOP].y() + self.card.height() / 2 + 0.12 * self.card.width() + air
        bottom = self.hand_top - air
        inner = hands[Side.LEFT].x() + half, hands[Side.RIGHT].x() - half
        beside = max(inner[0], plate.right()), min(inner[1], portrait.left())
        below = max(top, plate.bottom(), portrait.bottom())
        found = []
        for (left, right), upper in ((beside, top), (inner, below)):
            wide = min(self.centre.x() - left, right - self.centre.x()) - air
            corner = QPointF(self.centre.x() - wide, upper)
            found.append(QRectF(corner, QSizeF(2 * wide, bottom - upper)))
        return found[0], found[1]

    def _talon_width(self, room: QRectF) -> float:
        """Return the width of a card of which two rows of three have room."""
        across = (room.width() - (TALON_ROW - 1) * GAP) / TALON_ROW
        return min(across, (room.height() - GAP) / 2 / CARD_RATIO)


def rim_of(size: QSizeF) -> float:
    """Return the width of the wooden rim of a table."""
    return min(max(LEAST_RIM, RIM_PART * size.height()), WIDEST_RIM)


def card_size(width: float) -> QSizeF:
    """Return the size of a card of a width."""
    return QSizeF(width, round(width * CARD_RATIO))


def even(length: float) -> float:
    """Return a length as a whole even number of pixels: halves of it are whole too."""
    return float(int(length / 2) * 2)


def around(middle: QPointF, size: QSizeF) -> QRectF:
    """Return the rectangle of a size around a point."""
    place = QRectF(QPointF(0, 0), size)
    place.moveCenter(middle)
    return place
