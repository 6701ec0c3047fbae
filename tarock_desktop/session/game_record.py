"""A game as its journal has it, all cards open: to be told, exported, played on from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.journal.journal import Journal
from tarock_desktop.journal.lines import Header, SeatNote
from tarock_desktop.journal.reading import Reading
from tarock_desktop.journal.rules import opening
from tarock_desktop.journal.timeline import Act, Entry
from tarock_desktop.session.seating import from_notes
from tarock_desktop.session.sight import may_teach
from tarock_desktop.table.events import HandEnded, RoundClosed
from tarock_desktop.table.redact import observe
from tarock_desktop.table.seats import Viewer
from tarock_desktop.table.state import before_hand, with_round
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant


class GameRecord(Struct, frozen=True):
    """The acts of a game that count, from the first one."""

    name: str
    """Name of its file; empty if it was not saved."""
    header: Header
    seats: tuple[SeatNote, ...]
    """Who sits where after those acts."""
    acts: Sequence[Act]
    """Those that count; some may lie there as they were written."""
    starts: tuple[int, ...]
    """How many acts came before each hand."""

    @property
    def names(self) -> tuple[str, ...]:
        """The people by seat."""
        return tuple(note.name for note in self.seats)

    @property
    def hands(self) -> int:
        """How many hands were begun."""
        return len(self.starts)

    def end_of(self, hand: int) -> int:
        """Return how many acts there are up to the end of a hand, counted from 1."""
        return self.starts[hand] if hand < self.hands else len(self.acts)

    def hand_of(self, act: int) -> int:
        """Return the hand in which a game stands after so many acts; 0: before the first."""
        return sum(start < act for start in self.starts)

    def entries(self, hand: int | None = None) -> tuple[Entry, ...]:
        """Return the acts of a hand, counted from 1; without a *hand* all of them.

        Raises:
            LookupError: there is no such hand.
            JournalError: an act can't be read.
        """
        if hand is None:
            return tuple(act.entry() for act in self.acts)
        if not 1 <= hand <= self.hands:
            raise LookupError(f"no hand {hand} was begun")
        part = self.acts[self.starts[hand - 1] : self.end_of(hand)]
        return tuple(act.entry() for act in part)


def record_of_file(reading: Reading) -> GameRecord:
    """Return the game of a file as far as it could be read."""
    timeline = reading.timeline()
    acts = timeline.entries.acts[: timeline.position]
    return _record(Path(reading.name).name, reading.header, timeline.seats, acts)


def record_of_journal(journal: Journal) -> GameRecord:
    """Return the game of a journal that is being written."""
    acts = journal.acts[: journal.position]
    name = "" if journal.path is None else journal.path.name
    return _record(name, journal.header, journal.seats, acts)


def known_part(record: GameRecord) -> GameRecord:
    """Return a game up to the last hand that may lie open before everybody.

    Raises:
        JournalError: an act of the last hand can't be read.
    """
    last = [event for entry in record.entries(record.hands or None) for event in entry.events]
    is_over = any(isinstance(event, HandEnded) for event in last)
    is_closed = any(isinstance(event, RoundClosed) for event in last)
    people = len(from_notes(record.seats).humans)

    def is_known(hand: int) -> bool:
        return may_teach(
            mode=record.header.mode,
            is_over=hand < record.hands or is_over,
            is_closed=is_closed,
            people=people,
        )

    known = next((hand for hand in range(record.hands, 0, -1) if is_known(hand)), 0)
    if known == record.hands:
        return record
    end = record.end_of(known) if known else 0
    return replace(record, acts=record.acts[:end], starts=record.starts[:known])


def _record(
    name: str, header: Header, seats: tuple[SeatNote, ...], acts: Sequence[Act]
) -> GameRecord:
    starts = tuple(place for place, act in enumerate(acts) if act.starts_hand)
    return GameRecord(name, header, seats, acts, starts)


class HandRecord(Struct, frozen=True):
    """One hand of such a game."""

    number: int
    """From 1; 0: acts before the first hand."""
    first: int
    """How many acts came before it."""
    start: Observation
    """The table before it, as the viewer knows it."""
    entries: tuple[Entry, ...]
    """Its acts, with those between it and the next hand."""


def hand_records(
    record: GameRecord, variant: Variant, viewer: Viewer, hand: int | None = None
) -> Iterator[HandRecord]:
    """Yield the hands of a game in order for a *viewer*; only one of them if a *hand* is named.

    Raises:
        LookupError, ValueError, TypeError: the events contradict each other.
        JournalError: an act can't be read.
    """
    table = opening(record.header, variant)
    places = (0, *record.starts, len(record.acts))
    for number, (first, last) in enumerate(pairwise(places)):
        acts = record.acts[first:last]
        if hand in (None, number) and acts:
            entries = tuple(act.entry() for act in acts)
            yield HandRecord(number, first, observe(table, viewer), entries)
        if number == hand:
            return
        for act in acts:
            table = with_round(table, act.outlasting(), act.count)
        table = before_hand(table)
