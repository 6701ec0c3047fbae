"""Where everything lies on a taught table: all hands open, the own one in a row that is cut off.

Lengths are logical pixels; the measure is the width of an own card.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from tarock_desktop.ui.scene.fan import row_of_hand
from tarock_desktop.ui.scene.layout import (
    CARD_RATIO,
    LEAST_LINES,
    SMALLEST_OPEN,
    TRICK_CARD,
    Side,
    TableLayout,
    card_size,
    even,
)

CHIP_RATIO: Final = 0.64
"""Width of an index chip in heights."""
WHOLE_HAND: Final = 12
"""Cards there is always room for, so that a hand does not grow while it gets shorter."""
OPEN_ROW, OPEN_PART_OF_HEIGHT = 0.5, 1 / 7
"""Width of the open hand at the top and height of its chips at most, as parts of the table."""
PLATE_BAND, TRICK_BAND, HAND_BAND = 0.55, 2.45, 1.1
"""Height of the top plate, of the trick and of the own hand, in card widths."""
CROSS_HALF: Final = 1.25
OPEN_CROSS_HALF: Final = 1.6
"""Half the width of the trick with its tilted cards, in card widths."""
LARGEST_CARD: Final = 240.0
OPEN_CARD: Final = 0.4
OPEN_TRICK: Final = 1.1
"""The trick is what a class looks at: its cards are nearly as large as those of the hand."""


def lay_out_open(size: QSizeF, unit: float, hand_cards: int) -> TableLayout:
    """Return the places of everything where all hands lie open; see `lay_out`."""
    unit = min(unit, size.height() / LEAST_LINES)
    margin = max(4.0, round(unit / 2))
    row = _open_row(size)
    below_plate = row.height() + margin
    wide = _card_width(size, unit, margin, below_plate)
    plate = _plate_size(size, unit, margin, wide)
    top_band = max(PLATE_BAND * wide, plate.height() + 2 * margin) + below_plate
    hand_top = float(round(size.height() - HAND_BAND * wide))
    middle = QPointF(round(size.width() / 2), round((top_band + hand_top) / 2))
    plates = _plates(size, plate, margin, middle, hand_top)
    chips = _chips(plates, unit, margin, wide)
    stacks = _stacks(plates, chips, wide, margin)
    card = card_size(wide)
    return TableLayout(
        size=size,
        unit=unit,
        margin=margin,
        rim=margin,
        right=size.width() - margin,
        card=card,
        trick_card=card_size(even(TRICK_CARD * OPEN_TRICK * wide)),
        centre=middle,
        hand_top=hand_top,
        hand=row_of_hand(size, card, hand_top, hand_cards),
        seats={side: place.center() for side, place in plates.items()},
        plates=plates,
        chips=chips,
        stacks=stacks,
        discards=_discards(stacks, margin),
        exposed=_exposed(plates, stacks, wide, margin),
        last_trick=_last_trick(plates[Side.LEFT], margin, wide, hand_top),
        open_row=row,
    )


def _open_row(size: QSizeF) -> QSizeF:
    """Return the size of a whole open hand in one row of index chips."""
    tall = size.height() * OPEN_PART_OF_HEIGHT
    chip = min(size.width() * OPEN_ROW / WHOLE_HAND, tall * CHIP_RATIO)
    return QSizeF(round(chip * WHOLE_HAND), round(chip / CHIP_RATIO))


def _card_width(size: QSizeF, unit: float, margin: float, below_plate: float) -> float:
    beside = (size.width() - 48) / 6.1
    below = (size.height() - below_plate) / (PLATE_BAND + TRICK_BAND + HAND_BAND)
    room = size.height() - below_plate - 3.2 * unit - 2 * margin
    under_plate = room / (TRICK_BAND + HAND_BAND)
    return even(min(max(SMALLEST_OPEN, min(beside, below, under_plate)), LARGEST_CARD))


def _plate_size(size: QSizeF, unit: float, margin: float, card: float) -> QSizeF:
    """Return the size of a seat plate: 12 to 16 units wide, but never under the trick."""
    beside_trick = size.width() / 2 - CROSS_HALF * card - 2 * margin
    wide = min(max(12 * unit, 0.24 * size.width()), 16 * unit, beside_trick)
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


def _chips(
    plates: dict[Side, QRectF], unit: float, margin: float, card: float
) -> dict[Side, QRectF]:
    """Return the strips above the plates at the sides, and beside the others."""
    tall = round(1.6 * unit)
    found = {}
    for side, plate in plates.items():
        if side is Side.TOP:
            room = plate.left() - 2 * margin
            wide = min(plate.width(), room)
            place = QRectF(plate.left() - margin - wide, plate.bottom() - tall, wide, tall)
        elif side is Side.BOTTOM:
            # Above the own pile: above the own plate lies the plate at the right.
            wide = min(plate.width(), 8 * unit)
            top = plate.bottom() - 0.49 * card - margin - tall
            place = QRectF(plate.left() - margin - wide, top, wide, tall)
        else:
            top = plate.top() - tall - margin / 2
            place = QRectF(plate.left(), top, plate.width(), tall)
        found[side] = place
    return found


def _stacks(
    plates: dict[Side, QRectF], chips: dict[Side, QRectF], card: float, margin: float
) -> dict[Side, QRectF]:
    """Return the places of tricks won: cards lying crosswise, growing upwards."""
    pile = QSizeF(round(0.53 * card), round(0.39 * card))
    left, right = plates[Side.LEFT], plates[Side.RIGHT]
    top, bottom = plates[Side.TOP], plates[Side.BOTTOM]
    beside = chips[Side.LEFT].top() - margin - pile.height()
    under = bottom.bottom() - pile.height()
    corners = {
        Side.LEFT: QPointF(left.left(), beside),
        Side.RIGHT: QPointF(right.right() - pile.width(), beside),
        Side.TOP: QPointF(top.right() + margin, top.bottom() - pile.height()),
        Side.BOTTOM: QPointF(bottom.left() - margin - pile.width(), under),
    }
    return {side: QRectF(corner, pile) for side, corner in corners.items()}


def _discards(stacks: dict[Side, QRectF], margin: float) -> dict[Side, QRectF]:
    """Return the places of cards laid away: next to the tricks, towards the middle."""
    found = {}
    for side, stack in stacks.items():
        step = stack.width() + margin
        if side in {Side.RIGHT, Side.BOTTOM}:
            step = -step
        found[side] = stack.translated(step, 0)
    return found


def _exposed(
    plates: dict[Side, QRectF], stacks: dict[Side, QRectF], card: float, margin: float
) -> dict[Side, QRectF]:
    """Return the places of open cards: above the tricks at the sides, below the top plate."""
    tall = round(max(SMALLEST_OPEN, OPEN_CARD * card) * CARD_RATIO)
    found = {}
    for side, stack in stacks.items():
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
