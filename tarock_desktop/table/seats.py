"""Seats, their order, and who may look."""

from __future__ import annotations

from enum import Enum
from typing import Final, NewType

Seat = NewType("Seat", int)
"""A person's place at the table, counted from 0 in order of play (counter-clockwise)."""

TABLE: Final = Seat(-1)
"""All together, or the program: who shuffles for everybody, starts a hand, closes a round."""


class Watcher(Enum):
    """Those who look on without a hand of their own."""

    PUBLIC = "public"
    """Sees what everybody at the table sees."""
    REFEREE = "referee"
    """Sees everything: all cards, the deck, irregularities nobody has noticed."""


Viewer = Seat | Watcher


def may_see(viewer: Viewer, owner: Seat) -> bool:
    """Return whether *viewer* sees the hidden cards of *owner*."""
    return viewer is Watcher.REFEREE or viewer == owner


def turn_order(seats: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """Return *seats* in order of play beginning with *first*."""
    start = seats.index(first)
    return seats[start:] + seats[:start]


def seat_after(seats: tuple[Seat, ...], seat: Seat, steps: int = 1) -> Seat:
    """Return the seat *steps* places on in order of play; negative steps go back."""
    return seats[(seats.index(seat) + steps) % len(seats)]
