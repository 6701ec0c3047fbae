"""A game as far as everybody may know all of it: to be told, exported, played on from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from tarock_desktop.journal.journal import Journal
from tarock_desktop.journal.lines import Header, SeatNote
from tarock_desktop.journal.reading import Reading
from tarock_desktop.journal.timeline import Act, Entry


class GameRecord(Struct, frozen=True):
    """Some first acts of a game, all cards open."""

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
    return _record(reading.name, reading.header, timeline.seats, acts)


def record_of_game(journal: Journal, is_open: Callable[[int], bool]) -> GameRecord:
    """Return the game of a table up to the last hand that may lie open before everybody.

    *is_open*: tells that of a hand, counted from 1.
    """
    acts = journal.acts[: journal.position]
    name = "" if journal.path is None else journal.path.name
    whole = _record(name, journal.header, journal.seats, acts)
    known = next((n for n in range(whole.hands, 0, -1) if is_open(n)), 0)
    end = whole.end_of(known) if known else 0
    return _record(name, journal.header, journal.seats, acts[:end])


def _record(
    name: str, header: Header, seats: tuple[SeatNote, ...], acts: Sequence[Act]
) -> GameRecord:
    starts = tuple(place for place, act in enumerate(acts) if act.starts_hand)
    return GameRecord(name, header, seats, acts, starts)
