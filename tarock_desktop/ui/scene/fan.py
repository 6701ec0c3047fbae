"""The cards of the own hand: places on an arc, raised cards, and what one sees of each.

Lengths are logical pixels unless a name says otherwise.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF

RADIUS: Final = 16.0
"""Radius of the arc of the fan, in card widths."""
LEAST_STEP, FAN_WIDTH, WIDEST_STEP = 0.28, 4.55, 0.62
"""Step of the fan: at least, shared by all cards, at most; in card widths."""
DEEPEST: Final = 0.14
"""How far the cards at the ends of the fan lie below the middle one, at most, in card widths."""
PARTING: Final = (0.22, 0.12, 0.05)
"""How far the right neighbours of a raised card make room, in card widths."""
PARTING_LEFT: Final = 0.3
"""How much of that the left neighbours do."""
OPEN_RADIUS: Final = 12.0
"""Radius of the arc of a hand that lies open before everybody, in card widths."""
OPEN_STEP, OPEN_WIDTH = 0.54, 4.15
"""Step of such a hand in one row: at most, and shared by all cards; in card widths."""
ONE_ROW: Final = 12
"""So many cards of such a hand lie in one row at most: then the index of each can be read."""
ROWS_APART: Final = 0.84
"""Distance between two rows of such a hand, in card widths."""
HALF_OPEN: Final = (1 + OPEN_WIDTH) / 2 + 0.1
"""From the middle of such a hand to beside it, in card widths."""


class Spot(Struct, frozen=True):
    """Where a card lies: its middle and how far it is turned, in degrees."""

    centre: QPointF
    angle: float = 0.0

    def moved(self, along: float, up: float) -> Spot:
        """Return the place *along* the card's own width and *up* its own height."""
        turn = math.radians(self.angle)
        sin, cos = math.sin(turn), math.cos(turn)
        offset = QPointF(along * cos + up * sin, along * sin - up * cos)
        return Spot(self.centre + offset, self.angle)


class Lift(Enum):
    """How far a card is raised out of the fan."""

    NONE = "none"
    POINTED = "pointed at"
    SELECTED = "selected"


class Fan(Struct, frozen=True):
    """Cards in a hand, each over the one before."""

    card: QSizeF
    spots: tuple[Spot, ...]

    @property
    def count(self) -> int:
        """The number of cards."""
        return len(self.spots)

    def outline(self, index: int) -> QPolygonF:
        """Return the corners of a card as it lies, the upper left one first."""
        half_w, half_h = self.card.width() / 2, self.card.height() / 2
        spot = self.spots[index]
        corners = ((-half_w, half_h), (half_w, half_h), (half_w, -half_h), (-half_w, -half_h))
        return QPolygonF([spot.moved(x, y).centre for x, y in corners])

    def box(self, index: int) -> QRectF:
        """Return the upright rectangle around a card as it lies."""
        return self.outline(index).boundingRect()

    @property
    def bounds(self) -> QRectF:
        """The rectangle around all cards; empty if there are none."""
        whole = QRectF()
        for index in range(self.count):
            whole = whole.united(self.box(index))
        return whole

    def index_at(self, point: QPointF) -> int | None:
        """Return the card one sees at a point: of several the last, which lies on top."""
        x, y = point.x(), point.y()
        half_w, half_h = self.card.width() / 2, self.card.height() / 2
        for index in reversed(range(self.count)):
            spot = self.spots[index]
            across, down = x - spot.centre.x(), y - spot.centre.y()
            turn = math.radians(spot.angle)
            sin, cos = math.sin(turn), math.cos(turn)
            if (
                abs(across * cos + down * sin) <= half_w
                and abs(down * cos - across * sin) <= half_h
            ):
                return index
        return None

    def seen(self, index: int) -> QPointF:
        """Return a point at which one sees the card: at its left edge, below the index."""
        room = self.card.width() / 2
        if index + 1 < self.count:
            apart = self.spots[index + 1].centre - self.spots[index].centre
            room = min(room, math.hypot(apart.x(), apart.y()) / 2)
        inset = self.card.width() / 2 - room / 2
        return self.spots[index].moved(-inset, self.card.height() * 0.25).centre

    def strip(self, index: int) -> QRectF:
        """Return the upright rectangle around what one sees of a card."""
        box = self.box(index)
        # The first card of a lower row leaves the last one above it as it is.
        if index + 1 < self.count and self.spots[index + 1].centre.x() > box.left():
            next_one = self.outline(index + 1)
            box.setRight(max(next_one.at(0).x(), next_one.at(3).x()))
        return box

    def opened(self, pointed: int | None, lifts: Sequence[float]) -> Fan:
        """Return the fan with raised cards, and room beside the one pointed at.

        Args:
            pointed: the card whose neighbours part; they are not turned by that.
            lifts: how far each card is raised along its own axis, in pixels.
        """
        wide = self.card.width()
        spots = []
        for index, spot in enumerate(self.spots):
            if pointed is None and not lifts[index]:
                spots.append(spot)
                continue
            along = 0.0
            if pointed is not None and 0 < abs(index - pointed) <= len(PARTING):
                along = PARTING[abs(index - pointed) - 1] * wide
                along *= 1 if index > pointed else -PARTING_LEFT
            spots.append(spot.moved(along, lifts[index]))
        return Fan(self.card, tuple(spots))


def fan_of_hand(size: QSizeF, card: QSizeF, middle: float, room: float, count: int) -> Fan:
    """Return the own hand: places on an arc; the cards at its ends are nearly whole."""
    wide = card.width()
    radius = RADIUS * wide
    between = max(1, count - 1)
    step = min(max(LEAST_STEP, FAN_WIDTH / between), WIDEST_STEP) * wide
    step = min(step, (room - 1.04 * wide) / between)
    sag = radius * (1 - math.cos((count - 1) / 2 * step / radius)) if count else 0.0
    base = size.height() - card.height() / 2 - max(0.0, sag - DEEPEST * wide)
    return _on_arc(QPointF(middle, base), card, radius, step, count)


def open_step(card: QSizeF, count: int) -> float:
    """Return the step of a hand that lies open in one row, in pixels."""
    return min(OPEN_STEP, OPEN_WIDTH / max(1, count - 1)) * card.width()


def open_fans(middle: QPointF, card: QSizeF, count: int, *, up: bool) -> tuple[Fan, ...]:
    """Return a hand that lies open above or below the table: in two rows if it is a large one.

    *middle* is that of its lower row where there is room *up*, else of its upper one.
    """
    if count <= ONE_ROW:
        return (fan_of_open_cards(middle, card, open_step(card, count), count),)
    upper, apart = -(-count // 2), QPointF(0, ROWS_APART * card.width())
    step, first = open_step(card, upper), middle - apart if up else middle
    return (
        fan_of_open_cards(first, card, step, upper),
        fan_of_open_cards(first + apart, card, step, count - upper),
    )


def fan_of_open_cards(middle: QPointF, card: QSizeF, step: float, count: int) -> Fan:
    """Return a hand that lies open: places on an arc around the *middle* of the hand."""
    return _on_arc(middle, card, OPEN_RADIUS * card.width(), step, count)


def _on_arc(top: QPointF, card: QSizeF, radius: float, step: float, count: int) -> Fan:
    """Return cards on an arc: *top* is its highest point, *step* lies between two cards."""
    spots = []
    for index in range(count):
        across = (index - (count - 1) / 2) * step
        turn = across / radius
        down = radius * (1 - math.cos(turn))
        spots.append(Spot(top + QPointF(across, down), math.degrees(turn)))
    return Fan(card, tuple(spots))
