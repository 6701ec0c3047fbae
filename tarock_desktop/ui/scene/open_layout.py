"""Where everything lies on a taught table: all hands open in fans around a large trick.

Lengths are logical pixels; the measure is the width of a card that lies open in a hand.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF

from tarock_desktop.ui.scene.fan import (
    ONE_ROW,
    OPEN_WIDTH,
    ROWS_APART,
    Fan,
    fan_of_open_cards,
    open_fans,
    open_step,
)
from tarock_desktop.ui.scene.layout import (
    LINE,
    PILE_HEIGHT,
    PILE_WIDTH,
    SMALLEST_OPEN,
    TRICK_CARD,
    Side,
    TableLayout,
    card_size,
    even,
    rim_of,
)

BY_HEIGHT, BY_WIDTH = 0.130, 0.098
"""Width of an open card at most, in heights and widths of the free felt."""
TRICK_BY_HEIGHT, TRICK_BY_WIDTH = 2.30, 0.182
"""Width of an own card beside which a trick card has its usual size: heights of the room between
the hands above and below in it, and its part of the width of the free felt."""
TOP_BAND, HAND_BAND = 1.86, 1.86
"""Height of the hands above and below, with the cards raised in them, in card widths."""
LEAST_STEP, WIDEST_STEP = 0.28, 0.58
"""Bounds of the step of the hands at the sides, in card widths."""
INDEX_PART: Final = 0.075
"""Height of the index of a card at most, in heights of the table."""
INDEX_WIDTH: Final = 0.55
"""How far two digits reach into a card, in heights of its index."""
TRICK_DOWN: Final = 1.12
"""From the middle to below the trick, in widths of an own card of its size."""
BESIDE: Final = 1.06
"""From the middle to beside the trick, in widths of an own card of its size."""
SIDE_HAND: Final = ONE_ROW
"""Cards there is always room for at the side, so that a hand lies still while it gets shorter."""
PLATE_UNITS: Final = 12
"""Width of a plate at most, in text units."""
UNIT_PART: Final = 0.24
"""However large the text, a unit on the felt is at most so many card widths: names beside the
hands keep their room, while the reason grows."""
PORTRAIT_UNITS: Final = 2.7
"""Diameter of a portrait, in text units."""
OWN_SHIFT: Final = 0.6
"""How far the own hand lies to the left where the reason has the corner, in card widths."""
EDGE: Final = 0.03
"""A projector may cut off so much of the picture at each edge."""


class Around(Struct, frozen=True):
    """What is taken of a taught table by what lies over it."""

    column: float = 0.0
    """Width of the column at the right that says why; 0: it has the lower right corner."""
    head: float = 0.0
    """Height of what stands in the upper left corner."""
    foot: float = 0.0
    """Height of the bar of steps at the lower edge, with what lies below it."""


def lay_out_open(
    size: QSizeF, unit: float, hand_cards: int, around: Around | None = None
) -> TableLayout:
    """Return the places of everything where all hands lie open; see `lay_out`."""
    around = Around() if around is None else around
    seats = _seats(size, unit, around)
    card, own = seats.card, seats.middles[Side.BOTTOM]
    fans = open_fans(own, card, hand_cards, up=True)
    hand_top, index = own.y() - card.height() / 2, _index(size, card)
    centre, measure = QPointF(seats.centre), seats.measure
    if len(fans) > 1:
        hand_top -= ROWS_APART * card.width()
        measure = min(
            measure, seats.room_for_trick(INDEX_WIDTH * index + 1.5, -(-hand_cards // 2))
        )
        centre.setY(min(centre.y(), hand_top - TRICK_DOWN * measure))
    return TableLayout(
        size=size,
        unit=seats.unit,
        margin=seats.margin,
        rim=rim_of(size),
        right=seats.felt.right(),
        card=card,
        trick_card=card_size(even(TRICK_CARD * measure)),
        centre=centre,
        hand_top=hand_top,
        hand=Fan(card, tuple(spot for fan in fans for spot in fan.spots)),
        seats=seats.portraits(),
        plates=seats.plates(),
        chips=seats.chips(),
        stacks=seats.piles(0),
        discards=seats.piles(1),
        exposed={side: QRectF() for side in Side},
        last_trick=seats.piles(2)[Side.BOTTOM],
        open_hands=seats.middles,
        side_step=seats.step,
        index=index,
        portraits=seats.across,
        head=around.head,
        has_column=around.column > 0,
    )


def _index(size: QSizeF, card: QSizeF) -> float:
    """Return the height of an index that a card over it leaves whole in every row."""
    free = open_step(card, ONE_ROW) - 1.5
    return float(int(min(INDEX_PART * size.height(), card.width(), free / INDEX_WIDTH)))


def _seats(size: QSizeF, unit: float, around: Around) -> _Seats:
    """Return the hands as large as the felt allows that nothing else takes."""
    rim = rim_of(size)
    edge = QPointF(max(1.5 * rim, EDGE * size.width()), max(rim, EDGE * size.height()))
    bottom = size.height() - max(around.foot, edge.y()) - rim / 2
    felt = QRectF(edge, QPointF(size.width() - edge.x() - around.column, bottom))
    wide = even(max(SMALLEST_OPEN, min(BY_HEIGHT * bottom, BY_WIDTH * felt.width())))
    unit = min(unit, UNIT_PART * wide)
    top, foot = edge.y() + TOP_BAND * wide, bottom - HAND_BAND * wide
    measure = min((foot - top) / TRICK_BY_HEIGHT, TRICK_BY_WIDTH * felt.width())
    centre = QPointF(round(felt.center().x()), round((top + foot) / 2))
    card = card_size(wide)
    shift = 0.0 if around.column else OWN_SHIFT * wide
    beside = QPointF((felt.width() / 2 + BESIDE * measure) / 2, 0)
    at_sides = centre - QPointF(0, 0.16 * wide)
    middles = {
        Side.TOP: QPointF(centre.x(), edge.y() + 0.5 * card.height() + 0.12 * wide),
        Side.LEFT: at_sides - beside,
        Side.RIGHT: at_sides + beside,
        Side.BOTTOM: QPointF(centre.x() - shift, bottom - 0.5 * card.height()),
    }
    room = felt.width() / 2 - 1.1 * measure - 1.1 * wide
    step = min(max(LEAST_STEP, room / (SIDE_HAND / 2 - 1) / wide), WIDEST_STEP) * wide
    margin = max(4.0, round(unit / 2))
    return _Seats(felt, centre, middles, card, step, measure, unit, margin)


class _Seats(Struct, frozen=True):
    """The hands of a taught table, and what stands beside each."""

    felt: QRectF
    """The felt that nothing else takes."""
    centre: QPointF
    """Middle of the trick."""
    middles: dict[Side, QPointF]
    """Middle of each hand."""
    card: QSizeF
    step: float
    """Distance between two cards of a hand at the side."""
    measure: float
    """Width of an own card beside which a trick card would have its usual size."""
    unit: float
    margin: float

    def room_for_trick(self, step: float, cards: int) -> float:
        """Return the measure of a trick between hands with so many cards in a row.

        Where the own hand is a large one, the others may be too.
        """
        half = min(self.centre.x() - self.felt.left(), self.felt.right() - self.centre.x())
        return (half - self.card.width() - (cards - 1) * step) / BESIDE

    @property
    def half_trick(self) -> float:
        """Half the width of the uppermost card of the trick, with its tilt."""
        return 0.46 * self.measure

    def box(self, side: Side) -> QRectF:
        """Return the room of a whole hand."""
        wide, tall = self.card.width(), self.card.height()
        if side in (Side.TOP, Side.BOTTOM):
            size = QSizeF((1 + OPEN_WIDTH) * wide, tall)
        else:
            across = wide + self.step * (SIDE_HAND / 2 - 1)
            size = QSizeF(across, tall + (ROWS_APART + 0.12) * wide)
        place = QRectF(QPointF(0, 0), size)
        place.moveCenter(self.middles[side])
        return place

    @property
    def across(self) -> float:
        """Diameter of a portrait."""
        return float(round(PORTRAIT_UNITS * self.unit))

    def portraits(self) -> dict[Side, QPointF]:
        """Return the middles: above the hands at the sides, beside the others."""
        half = self.across / 2
        top, bottom = self.box(Side.TOP), self.box(Side.BOTTOM)
        above = {side: self.box(side).top() - half - self.margin for side in _FLANKS}
        own = self.felt.bottom() - self.margin - self._plate_height - half - self.margin
        return {
            Side.TOP: QPointF(top.right() + half + 2 * self.margin, top.top() + half),
            Side.LEFT: QPointF(self._left(Side.LEFT) + half, above[Side.LEFT]),
            Side.RIGHT: QPointF(self._left(Side.RIGHT) + half, above[Side.RIGHT]),
            Side.BOTTOM: QPointF(min(self.felt.left(), bottom.left()) + half, own),
        }

    def _left(self, side: Side) -> float:
        """Return where portrait and plate begin above a hand at the side."""
        if side is Side.LEFT:
            return max(self.felt.left(), self.box(side).left())
        wanted = self.felt.right() - self.across - self.margin - PLATE_UNITS * self.unit
        return max(min(self.box(side).left(), wanted), self._beside_middle(side, 1))

    def _beside_middle(self, side: Side, way: int) -> float:
        """Return how far portrait and plate above a hand at the side may reach to the middle."""
        top, trick = self.box(Side.TOP), self.middles[Side.TOP].x() + way * self.half_trick
        above = self.box(side).top() - self.margin - self.across
        if above > top.bottom() + 0.2 * self.card.width():
            return trick + way * self.margin
        return top.right() + 2 * self.margin if way > 0 else top.left() - 2 * self.margin

    @property
    def _plate_height(self) -> float:
        return float(round(LINE * self.unit))

    def plates(self) -> dict[Side, QRectF]:
        """Return the plates: beside the portraits, below the own one."""
        tall, half, gap = self._plate_height, self.across / 2, self.margin
        found = {}
        for side, middle in self.portraits().items():
            left, top = middle.x() + half + gap, middle.y() - tall / 2
            right = self.felt.right()
            if side is Side.LEFT:
                right = self._beside_middle(side, -1)
            elif side is Side.BOTTOM:
                left, top = middle.x() - half, middle.y() + half + gap
                right = self.box(side).left() - 2 * gap
            width = min(PLATE_UNITS * self.unit, max(0.0, right - left))
            found[side] = QRectF(round(left), round(top), round(width), tall)
        return found

    def piles(self, number: int) -> dict[Side, QRectF]:
        """Return the places of tricks won (0), of cards laid away (1) and the last trick (2)."""
        wide = self.card.width()
        size = QSizeF(round(PILE_WIDTH * wide), round(PILE_HEIGHT * wide))
        step = size.width() + self.margin
        top, portraits = self.box(Side.TOP), self.portraits()
        own, along = portraits[Side.BOTTOM], _OWN_PILES[number] * size.width()
        below = {side: self.box(side).bottom() + self.margin for side in _FLANKS}
        right = min(self.felt.right(), self.box(Side.RIGHT).right()) - size.width()
        corners = {
            Side.TOP: QPointF(
                self.felt.right() - size.width() - step * number,
                top.top() + self.across + self.margin / 2,
            ),
            Side.LEFT: QPointF(self._left(Side.LEFT) + step * number, below[Side.LEFT]),
            Side.RIGHT: QPointF(right - step * number, below[Side.RIGHT]),
            Side.BOTTOM: QPointF(
                own.x() + self.across / 2 + self.margin + along,
                own.y() + self.across / 2 - size.height(),
            ),
        }
        return {side: QRectF(corner, size) for side, corner in corners.items()}

    def chips(self) -> dict[Side, QRectF]:
        """Return the strips of declarations: below the plates, above the own portrait."""
        tall, plates, portraits = round(1.6 * self.unit), self.plates(), self.portraits()
        laid = self.piles(1)
        found = {}
        for side, plate in plates.items():
            place = QRectF(plate.left(), plate.bottom() + self.margin / 2, plate.width(), tall)
            if side is Side.TOP:
                left, right = portraits[side].x() - self.across / 2, laid[side].left()
                place = QRectF(left, laid[side].top(), right - self.margin - left, tall)
            elif side is Side.LEFT:
                left = laid[side].right() + self.margin
                place = QRectF(left, laid[side].top(), self.box(side).right() - left, tall)
            elif side is Side.RIGHT:
                right, left = laid[side].left() - self.margin, self.box(side).left()
                place = QRectF(left, laid[side].top(), right - left, tall)
            else:
                place.moveTop(portraits[side].y() - self.across / 2 - self.margin - tall)
                place.setRight(self.box(side).left() - self.margin / 2)
            found[side] = place
        return found


_OWN_PILES: Final = (0.0, 1.2, 1.85)
"""Where the own piles begin, in widths of a place: the smaller ones are drawn in its middle."""
_FLANKS: Final = (Side.LEFT, Side.RIGHT)


def open_rows(layout: TableLayout, side: Side, count: int) -> tuple[Fan, ...]:
    """Return where the cards of an open hand lie: in one row, in two at the sides or if many."""
    middle, card = layout.open_hands[side], layout.card
    if side in (Side.TOP, Side.BOTTOM):
        return open_fans(middle, card, count, up=side is Side.BOTTOM)
    upper = -(-count // 2)
    half = ROWS_APART / 2 * card.width()
    step = layout.side_step
    if upper > SIDE_HAND // 2:
        wanted = max(step * (SIDE_HAND / 2 - 1) / (upper - 1), open_step(card, ONE_ROW))
        beside_trick = _half_felt(layout) - BESIDE * layout.trick_card.width() / TRICK_CARD
        fitting = (beside_trick - card.width()) / (upper - 1)
        # The trick may cover a card sooner than the next card its index.
        step = max(min(wanted, fitting), INDEX_WIDTH * layout.index + 1.5)
        wide = card.width() + (upper - 1) * step
        middle = QPointF(_on_felt(layout, middle.x(), wide), middle.y())
    return tuple(
        fan_of_open_cards(middle + QPointF(0, down), card, step, held)
        for held, down in ((upper, -half), (count - upper, half))
    )


def _half_felt(layout: TableLayout) -> float:
    """Return how far the felt reaches from its middle to the side where it is narrower."""
    edge = max(1.5 * layout.rim, EDGE * layout.size.width())
    return min(layout.centre.x() - edge, layout.right - layout.centre.x())


def _on_felt(layout: TableLayout, middle: float, wide: float) -> float:
    """Return the middle of a hand so *wide* that it keeps off the edge of the felt."""
    edge = max(1.5 * layout.rim, EDGE * layout.size.width())
    return min(max(middle, edge + wide / 2), layout.right - wide / 2)


def reason_place(layout: TableLayout) -> QRectF:
    """Return the lower right corner beside the own hand, where the reason stands."""
    hand = layout.open_hands[Side.BOTTOM].x() + (1 + OPEN_WIDTH) / 2 * layout.card.width()
    top = layout.stacks[Side.RIGHT].bottom() + layout.margin
    bottom = layout.open_hands[Side.BOTTOM].y() + layout.card.height() / 2
    corner = QPointF(hand + 2 * layout.margin, top)
    return QRectF(corner, QPointF(layout.right, bottom))
