"""Where everything lies on the usual table: seats around the trick, the own hand below.

Lengths are logical pixels; the measure is the width of an own card.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from tarock_desktop.ui.scene.fan import fan_of_hand
from tarock_desktop.ui.scene.layout import (
    CARD_RATIO,
    CROSS_HALF,
    LINE,
    PILE_HEIGHT,
    PILE_WIDTH,
    PORTRAIT,
    TOP_PORTRAIT,
    TRICK_CARD,
    Side,
    TableLayout,
    around,
    card_size,
    even,
    rim_of,
)

SMALLEST_CARD: Final = 64.0
BANDS: Final = 5.17
"""Card widths below each other: seat 0.84, trick 2.12, prompt line 0.44, hand 1.77."""
ACROSS_HAND: Final = 6.3
"""Card widths beside each other: nineteen cards, and room for the turned ones at the ends."""
HAND_BAND: Final = 1.77
TRICK_DEPTH: Final = 1.93
"""Middle of the trick below the rim, in card widths, where there is no height left over."""
LEFT_OVER: Final = 0.42
"""Part of the height left over that lies above the trick."""
CHIP_LINE: Final = 1.6
"""Height of a strip of chips, in text units."""
HIGHEST_SEAT: Final = 0.32
"""How far the seats at the sides lie above the middle of the trick at most, in card widths."""
OPEN_PART: Final = 0.31
"""Width of a card that lies open before a seat, in card widths."""
LEAST_LINES: Final = 28
"""However large the text, so many units fit into the view: plates never meet each other."""
UNIT_PART: Final = 0.16
"""Nor is a unit more of a card's width: the chips of a seat end above the next portrait."""
_AT_THE_SIDES: Final = (Side.LEFT, Side.RIGHT, Side.BOTTOM)


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
    margin = _margin(unit)
    card = card_size(wide)
    spare = max(0.0, size.height() - rim - BANDS * wide)
    centre = QPointF((rim + right) / 2, rim + spare * LEFT_OVER + TRICK_DEPTH * wide)
    hand_top = size.height() - HAND_BAND * wide
    seats = _seats((rim, right), wide, centre, hand_top - LINE * unit, unit)
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


def card_width(size: QSizeF, rim: float, rail: float) -> float:
    """Return the width of an own card, a whole even number of pixels."""
    below = (size.height() - rim) / BANDS
    beside = (size.width() - rail - 2 * rim) / ACROSS_HAND
    return even(max(SMALLEST_CARD, min(below, beside)))


def _seats(
    edges: tuple[float, float], wide: float, centre: QPointF, plate_top: float, unit: float
) -> dict[Side, QPointF]:
    """Return the middles of the portraits; the own plate lies above the hand."""
    rim, right = edges
    beside, own = 0.31 * wide, plate_top - 0.22 * wide
    # Below the seat at the left lie its plate and two strips of chips, the lower one the own.
    below = 0.9 * PORTRAIT * wide + (LINE + 2 * CHIP_LINE) * unit + 2 * _margin(unit)
    wanted = min(centre.y() - 0.12 * wide, own - below)
    at_sides = max(wanted, centre.y() - HIGHEST_SEAT * wide)
    return {
        Side.TOP: QPointF(centre.x(), rim + 0.25 * wide),
        Side.LEFT: QPointF(rim + beside, at_sides),
        Side.RIGHT: QPointF(right - beside, at_sides),
        Side.BOTTOM: QPointF(rim + beside, own),
    }


def _margin(unit: float) -> float:
    return max(4.0, round(unit / 2))


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
    tall, margin = round(CHIP_LINE * unit), _margin(unit)
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
    return {side: around(middle, size) for side, middle in middles.items()}


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
