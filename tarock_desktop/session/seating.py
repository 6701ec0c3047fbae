"""Who sits at the table: people and computer players."""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct

from tarock_desktop.documents.people import MAX_NAME
from tarock_desktop.journal.lines import SeatNote
from tarock_desktop.table.seats import Seat

_HUMAN: Final = "human"


class SeatKind(Enum):
    """What plays at a seat."""

    HUMAN = "human"
    BOT = "bot"


class Place(Struct, frozen=True):
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


class Seating(Struct, frozen=True):
    """Everybody at the table, by seat number."""

    places: tuple[Place, ...]

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

    def level(self, seat: Seat) -> str | None:
        """Return how well the computer player at *seat* plays; `None`: nobody or a person."""
        if not 0 <= seat < len(self.places):
            return None
        return self.places[seat].level or None

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
