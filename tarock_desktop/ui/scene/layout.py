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
from tarock_desktop.ui.scene.fan import Fan, Lift, Spot, fan_of_hand, fan_of_open_cards, open_step

CARD_RATIO: Final = 1.75
"""Height of a card in widths."""
SMALLEST_CARD, SMALLEST_OPEN = 64.0, 44.0
RIM_PART, LEAST_RIM, WIDEST_RIM = 0.016, 10.0, 26.0
"""Width of the wooden rim: part of the height, and its bounds in pixels."""
BANDS: Final = 5.17
"""Card widths below each other: seat 0.84, trick 2.12, prompt line 0.44, hand 1.77."""
ACROSS_HAND: Final = 6.3
"""Card widths beside each other: nineteen cards, and room for the turned ones at the ends."""
HAND_BAND: Final = 1.77
TRICK_DEPTH: Final = 1.93
"""Middle of the trick below the rim, in card widths, where there is no height left over."""
LEFT_OVER: Final = 0.42
"""Part of the height left over that lies above the trick."""
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
OPEN_PART: Final = 0.31
"""Width of a card that lies open before a seat, in card widths."""
LEAST_LINES: Final = 28
"""However large the text, so many units fit into the view: plates never meet each other."""
UNIT_PART: Final = 0.16
"""Nor is a unit more of a card's width: the chips of a seat end above the next portrait."""
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
_AT_THE_SIDES: Final = (Side.LEFT, Side.RIGHT, Side.BOTTOM)
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
            step = open_step(self.card, count)
            return fan_of_open_cards(self.open_hands[Side.BOTTOM], self.card, step, count)
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
        return _around(self.trick(Side.BOTTOM).centre, self.trick_card)

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
        return _around(self.seat(side), QSizeF(across, across))

    def pile(self, side: Side) -> QPointF:
        """Return the middle of the tricks a seat has won."""
        return self.stacks[side].center()

    # -- over the table -------------------------------------------------------------------------

    @property
    def line_area(self) -> QRectF:
        """Where the one line about the turn lies: between the trick and the raised cards."""
        tall = LINE * self.unit
        top = self.hand_top - self.lift(Lift.POINTED) - tall - 0.02 * self.card.width()
        beside = 1.0 * self.card.width()
        return QRectF(self.rim + beside, top, self.right - self.rim - 2 * beside, tall)

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
        card = card_size(even(ROW_CARD * self.card.width()))
        top = self.seat(Side.TOP).y() + 0.70 * self.card.width()
        if self.is_open:
            top = self.centre.y() - 0.5 * card.height()
        room = 2 * self._half_felt - 2 * self.margin
        step = min(card.width() * 1.1, (room - card.width()) / max(1, count - 1))
        whole = step * max(0, count - 1) + card.width()
        corner = QPointF(round(self.centre.x() - whole / 2), round(top))
        return Row(corner, card, step, count)


def lay_out(size: QSizeF, unit: float, hand_cards: int, *, rail: float = 0.0) -> TableLayout:
    """Return the places of everything; where all hands lie open see `open_layout`.

    Args:
        size: of the view.
        unit: one text unit.
        hand_cards: number of cards in the own hand.
        rail: width at the right that is kept free of cards and seats.
    """
    rim = rim_of(size)
    right = size.width() - rim - rail
    wide = card_width(size, rim, rail)
    unit = min(unit, size.height() / LEAST_LINES, UNIT_PART * wide)
    margin = max(4.0, round(unit / 2))
    card = card_size(wide)
    spare = max(0.0, size.height() - rim - BANDS * wide)
    centre = QPointF((rim + right) / 2, rim + spare * LEFT_OVER + TRICK_DEPTH * wide)
    hand_top = size.height() - HAND_BAND * wide
    seats = _seats(rim, right, wide, centre, hand_top - LINE * unit)
    plates = _plates(seats, rim, right, wide, unit)
    chips = _chips(plates, seats, wide, unit)
    stacks = _stacks(rim, right, wide, centre, hand_top)
    return TableLayout(
        size=size,
        unit=unit,
        margin=margin,
        rim=rim,
        right=right,
        card=card,
        trick_card=card_size(even(TRICK_CARD * wide)),
        centre=centre,
        hand_top=hand_top,
        hand=fan_of_hand(size, card, centre.x(), right - rim, hand_cards),
        seats=seats,
        plates=plates,
        chips=chips,
        stacks=stacks,
        discards=_discards(stacks, chips[Side.RIGHT], margin),
        exposed=_exposed(stacks, plates, wide, margin),
        last_trick=_last_trick(stacks[Side.BOTTOM], margin, wide),
    )


def rim_of(size: QSizeF) -> float:
    """Return the width of the wooden rim of a table."""
    return min(max(LEAST_RIM, RIM_PART * size.height()), WIDEST_RIM)


def card_width(size: QSizeF, rim: float, rail: float) -> float:
    """Return the width of an own card, a whole even number of pixels."""
    below = (size.height() - rim) / BANDS
    beside = (size.width() - rail - 2 * rim) / ACROSS_HAND
    return even(max(SMALLEST_CARD, min(below, beside)))


def card_size(width: float) -> QSizeF:
    """Return the size of a card of a width."""
    return QSizeF(width, round(width * CARD_RATIO))


def even(length: float) -> float:
    """Return a length as a whole even number of pixels: halves of it are whole too."""
    return float(int(length / 2) * 2)


def _around(middle: QPointF, size: QSizeF) -> QRectF:
    place = QRectF(QPointF(0, 0), size)
    place.moveCenter(middle)
    return place


def _seats(
    rim: float, right: float, wide: float, centre: QPointF, plate_top: float
) -> dict[Side, QPointF]:
    """Return the middles of the portraits; the own plate lies above the hand."""
    beside = 0.31 * wide
    return {
        Side.TOP: QPointF(centre.x(), rim + 0.25 * wide),
        Side.LEFT: QPointF(rim + beside, centre.y() - 0.12 * wide),
        Side.RIGHT: QPointF(right - beside, centre.y() - 0.12 * wide),
        Side.BOTTOM: QPointF(rim + beside, plate_top - 0.22 * wide),
    }


def _plates(
    seats: dict[Side, QPointF], rim: float, right: float, wide: float, unit: float
) -> dict[Side, QRectF]:
    """Return the plates below the portraits, beside the one at the top; never under the trick."""
    margin, tall = unit / 2, round(LINE * unit)
    beside_trick = (right - rim) / 2 - CROSS_HALF * wide - 2 * margin
    width = round(min(max(9 * unit, 1.2 * wide), 15 * unit, beside_trick))
    across, top = PORTRAIT * wide, seats[Side.TOP]
    left, far = rim + margin, right - margin - width
    beside = {side: round(seats[side].y() + 0.40 * across) for side in _AT_THE_SIDES}
    corners = {
        Side.TOP: QPointF(round(top.x() + 0.74 * TOP_PORTRAIT * wide), rim + margin),
        Side.LEFT: QPointF(left, beside[Side.LEFT]),
        Side.RIGHT: QPointF(far, beside[Side.RIGHT]),
        Side.BOTTOM: QPointF(left, beside[Side.BOTTOM]),
    }
    return {side: QRectF(corner, QSizeF(width, tall)) for side, corner in corners.items()}


def _chips(
    plates: dict[Side, QRectF], seats: dict[Side, QPointF], wide: float, unit: float
) -> dict[Side, QRectF]:
    """Return the strips below the plates; the own one lies above the portrait."""
    tall, margin = round(1.6 * unit), max(4.0, round(unit / 2))
    found = {}
    for side, plate in plates.items():
        left, top = plate.left(), plate.bottom() + margin / 2
        if side is Side.BOTTOM:
            # Large text brings the plate of the seat at the left down to them.
            portrait = seats[side].y() - 0.5 * PORTRAIT * wide
            top = portrait - min(margin, portrait - tall - plates[Side.LEFT].bottom()) - tall
        found[side] = QRectF(left, top, plate.width(), tall)
    return found


def _stacks(
    rim: float, right: float, wide: float, centre: QPointF, hand_top: float
) -> dict[Side, QRectF]:
    """Return the places of tricks won: cards lying crosswise, growing upwards."""
    size = QSizeF(round(PILE_WIDTH * wide), round(PILE_HEIGHT * wide))
    beside, up = 0.46 * wide, centre.y() - 1.02 * wide
    middles = {
        Side.TOP: QPointF(centre.x() - 0.98 * wide, rim + 0.40 * wide),
        Side.LEFT: QPointF(rim + beside, up),
        Side.RIGHT: QPointF(right - beside, up),
        Side.BOTTOM: QPointF(right - beside, hand_top - 0.22 * wide),
    }
    return {side: _around(middle, size) for side, middle in middles.items()}


def _discards(stacks: dict[Side, QRectF], chips: QRectF, margin: float) -> dict[Side, QRectF]:
    """Return the places of cards laid away: next to the tricks, or above and below them.

    Left of the tricks at the top a small window shows what is played. The own ones keep off the
    *chips* of the seat at the right, which large text brings down to them.
    """
    found = {}
    for side, stack in stacks.items():
        step = QPointF(stack.width() + margin, 0)
        if side is Side.RIGHT:
            step = -step
        elif side is Side.TOP:
            step = QPointF(0, stack.height() + margin)
        elif side is Side.BOTTOM:
            step = QPointF(0, -1.3 * stack.height() - margin)
            if stack.top() + step.y() < chips.bottom():
                step = QPointF(-0.9 * stack.width(), -1.3 * stack.height())
        found[side] = stack.translated(step)
    return found


def _exposed(
    stacks: dict[Side, QRectF], plates: dict[Side, QRectF], wide: float, margin: float
) -> dict[Side, QRectF]:
    """Return the places of open cards: above the tricks at the sides, below the top seat."""
    tall = round(OPEN_PART * wide * CARD_RATIO)
    found = {}
    for side, stack in stacks.items():
        width = plates[side].width()
        left = stack.right() - width if side is Side.RIGHT else stack.left()
        top = stack.top() - margin - tall
        if side is Side.TOP:
            left, top = plates[side].right() + margin, plates[side].top()
            width = stacks[Side.RIGHT].left() - margin - left
        found[side] = QRectF(left, top, width, tall)
    return found


def _last_trick(pile: QRectF, margin: float, wide: float) -> QRectF:
    """Return the place of the last trick: left of the own pile."""
    size = QSizeF(max(32.0, round(0.5 * wide)), round(0.42 * wide))
    corner = QPointF(pile.left() - margin - size.width(), pile.bottom() - size.height())
    return QRectF(corner, size)
