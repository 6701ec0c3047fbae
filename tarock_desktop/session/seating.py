"""Who sits at the table: people and computer players."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from tarock_desktop.journal.lines import SeatNote
from tarock_desktop.table.seats import Seat, Viewer, Watcher

MAX_NAME: Final = 40
"""Longest name, in characters."""
_HUMAN: Final = "human"


class SeatKind(Enum):
    """What plays at a seat."""

    HUMAN = "human"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Place:
    """One seat and who plays there."""

    name: str
    kind: SeatKind
    level: str = ""
    """How well a computer player plays; empty for a person."""

    def __post_init__(self) -> None:
        if (self.kind is SeatKind.BOT) != bool(self.level):
            raise ValueError("a computer player, and only that, has a level")


def human(name: str) -> Place:
    """Return a place where a person plays."""
    return Place(name, SeatKind.HUMAN)


def computer(name: str, level: str) -> Place:
    """Return a place where a computer player plays."""
    return Place(name, SeatKind.BOT, level)


@dataclass(frozen=True, slots=True)
class Seating:
    """Everybody at the table, by seat number."""

    places: tuple[Place, ...]
    open_hands: bool = False
    """Whether all hands may be looked at: teaching, or watching computers play."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(place.name for place in self.places)

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats where people play, all at this screen."""
        return tuple(
            Seat(number)
            for number, place in enumerate(self.places)
            if place.kind is SeatKind.HUMAN
        )

    def is_human(self, seat: Seat) -> bool:
        """Return whether a person plays at *seat*; not for the table as a whole."""
        return seat in self.humans

    def level(self, seat: Seat) -> str | None:
        """Return how well the computer player at *seat* plays; `None`: nobody or a person."""
        if not 0 <= seat < len(self.places):
            return None
        return self.places[seat].level or None

    def may_look(self, viewer: Viewer) -> bool:
        """Return whether this screen may ever show what *viewer* knows."""
        if viewer is Watcher.PUBLIC or self.open_hands:
            return True
        return viewer in self.humans

    def with_place(self, seat: Seat, place: Place) -> Seating:
        """Return the seating with another one at *seat*."""
        places = (*self.places[:seat], place, *self.places[seat + 1 :])
        return replace(self, places=places)

    def notes(self) -> tuple[SeatNote, ...]:
        """Return what the journal keeps of it."""
        return tuple(SeatNote(place.name, place.level or _HUMAN) for place in self.places)


def from_notes(notes: tuple[SeatNote, ...]) -> Seating:
    """Return the seating that a journal tells of."""
    return Seating(
        tuple(
            human(note.name[:MAX_NAME])
            if note.player == _HUMAN or not note.player
            else computer(note.name[:MAX_NAME], note.player)
            for note in notes
        )
    )
