"""Where the cards of a deal lie on the board of the editor; nothing is drawn here.

Every hand has a line of its own. Talon and pool share one, unless the pool is large: then it has
two lines of its own. Lengths are logical pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF

from tarock_desktop.session.deal_draft import POOL, Spot
from tarock_desktop.ui.scene.layout import CARD_RATIO, even

FEW: Final = 14
"""So many cards of the pool lie beside the talon."""
GAP: Final = 6.0
"""Between two lines."""
PLATE_UNITS, PLATE_PART = 9.4, 0.21
"""Width of a plate: in text units, and at most a part of the board."""
LEAST_CARD, WIDEST_CARD = 40.0, 160.0
_SEEN: Final = 1.32
"""Height of a line in card widths: the rest of a card is below it."""
_STEP: Final = 0.8
"""From one card to the next at most, in card widths."""
_TALON_PART: Final = 0.54
"""Part of a shared line that the talon has."""
_LIFT: Final = 0.06
"""How far a chosen card lies higher, in heights of its line."""


class Row(Struct, frozen=True):
    """What lies at a place, in the order it is shown."""

    place: int
    cards: tuple[Spot, ...]


class Laid(Struct, frozen=True):
    """A card as it lies."""

    spot: Spot
    box: QRectF
    """The whole card."""
    seen: QRectF
    """What is to be seen of it, and can be clicked."""


class Strip(Struct, frozen=True):
    """One line of a place: its cards lie in it."""

    place: int
    box: QRectF
    cards: tuple[Laid, ...]


class BoardLayout(Struct, frozen=True):
    """Where everything lies."""

    card: float
    """Width of a card."""
    plates: dict[int, QRectF]
    """What is said of a place stands at the left of its first line."""
    strips: tuple[Strip, ...]

    def card_at(self, point: QPointF) -> Laid | None:
        """Return the card at a point, the upper one of two."""
        for strip in self.strips:
            for laid in reversed(strip.cards):
                if laid.seen.contains(point):
                    return laid
        return None

    def place_at(self, point: QPointF) -> int | None:
        """Return the place at a point, its plate and its empty part included."""
        for place, plate in self.plates.items():
            if plate.contains(point):
                return place
        return next((strip.place for strip in self.strips if strip.box.contains(point)), None)

    def laid(self, spot: Spot) -> Laid | None:
        """Return where a card lies."""
        cards = (laid for strip in self.strips for laid in strip.cards)
        return next((laid for laid in cards if laid.spot == spot), None)


def lay_board(size: QSizeF, unit: int, rows: Sequence[Row]) -> BoardLayout:
    """Return the layout of a board: hands, talon and pool, the last two at the end of *rows*."""
    *hands, talon, pool = rows
    lines: list[list[tuple[Row, float]]] = [[(row, 1.0)] for row in hands]
    if len(pool.cards) <= FEW:
        lines.append([(talon, _TALON_PART), (pool, 1 - _TALON_PART)])
    else:
        half = (len(pool.cards) + 1) // 2
        lines.append([(talon, 1.0)])
        lines.append([(Row(POOL, pool.cards[:half]), 1.0)])
        lines.append([(Row(POOL, pool.cards[half:]), 1.0)])
    tall = (size.height() - GAP * (len(lines) - 1)) / len(lines)
    wide = even(min(max(LEAST_CARD, tall / _SEEN), WIDEST_CARD, size.width() / 7))
    plate = min(PLATE_UNITS * unit, PLATE_PART * size.width())
    plates: dict[int, QRectF] = {}
    strips: list[Strip] = []
    for number, line in enumerate(lines):
        left, top = 0.0, number * (tall + GAP)
        for row, part in line:
            box = QRectF(left, top, part * size.width() - (GAP if part < 1 else 0), tall)
            plates.setdefault(row.place, QRectF(left, top, plate, tall))
            area = box.adjusted(plate + GAP, 0, 0, 0)
            strips.append(Strip(row.place, box, _cards(area, wide, row.cards)))
            left += part * size.width()
    if len(pool.cards) > FEW:
        plates[POOL] = plates[POOL].adjusted(0, 0, 0, tall + GAP)
    return BoardLayout(wide, plates, tuple(strips))


def _cards(area: QRectF, wide: float, spots: tuple[Spot, ...]) -> tuple[Laid, ...]:
    step = _STEP * wide
    if len(spots) > 1:
        step = min(step, (area.width() - wide) / (len(spots) - 1))
    lift = _LIFT * area.height()
    laid = []
    for number, spot in enumerate(spots):
        left = round(area.left() + number * step)
        box = QRectF(left, round(area.top() + lift), wide, round(wide * CARD_RATIO))
        last = number == len(spots) - 1
        seen = QRectF(left, area.top(), wide if last else step, area.height())
        laid.append(Laid(spot, box, seen))
    return tuple(laid)
