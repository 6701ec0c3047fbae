"""Where a game stands: its acts, and how many of them count now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol, assert_never, overload

from msgspec import Struct

from tarock_desktop.documents.faults import Fault, fault
from tarock_desktop.journal.lines import (
    ActLine,
    Header,
    Line,
    Motion,
    MoveLine,
    SeatNote,
    SeatsLine,
    act_line,
)
from tarock_desktop.table.actions import Action, StartHand
from tarock_desktop.table.events import Event
from tarock_desktop.table.state import OUTLASTING


class ContradictionError(ValueError):
    """A line that can't follow those before it."""

    def __init__(self, what: Fault) -> None:
        super().__init__(str(what))
        self.what = what
        """Why not."""


class Entry(Struct, frozen=True):
    """An accepted act and what came of it."""

    action: Action
    events: tuple[Event, ...]
    by_table: bool = False
    """Whether the table did it in a person's place."""

    @property
    def starts_hand(self) -> bool:
        """Whether a hand begins with it."""
        return isinstance(self.action, StartHand)

    @property
    def count(self) -> int:
        """How many events came of it."""
        return len(self.events)

    def outlasting(self) -> tuple[Event, ...]:
        """Return the events that outlast the hand."""
        return tuple(event for event in self.events if isinstance(event, OUTLASTING))

    def entry(self) -> Entry:
        """Return the act itself."""
        return self

    def at(self, _number: int) -> Entry:
        """Return the act."""
        return self


class Kept(Protocol):
    """What holds an act of the game; the acts of an earlier hand are held together."""

    def at(self, number: int, /) -> Act:
        """Return the act with this *number* in the game, from 1."""


class Act(Kept, Protocol):
    """An act of the game, which may still lie in its file as it was written."""

    @property
    def starts_hand(self) -> bool:
        """Whether a hand begins with it."""

    @property
    def count(self) -> int:
        """How many events came of it."""

    def outlasting(self) -> tuple[Event, ...]:
        """Return the events that outlast the hand."""

    def entry(self) -> Entry:
        """Return the act itself."""


class Acts(Sequence[Act]):
    """Acts in order, as they are held; so is a part of them."""

    def __init__(self, held: Iterable[Kept] = (), first: int = 1) -> None:
        self.held = list(held)
        """What holds each of them."""
        self._first = first

    @overload
    def __getitem__(self, place: int) -> Act: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Act]: ...
    def __getitem__(self, place: int | slice) -> Act | Sequence[Act]:
        numbers = range(self._first, self._first + len(self.held))
        if isinstance(place, slice):
            return Acts(self.held[place], numbers[place].start)
        return self.held[place].at(numbers[place])

    def __iter__(self) -> Iterator[Act]:
        return (held.at(number) for number, held in enumerate(self.held, start=self._first))

    def __len__(self) -> int:
        return len(self.held)


class Entries(Sequence[Entry]):
    """Acts in order; one that lies there as it was written is decoded whenever it is looked at."""

    def __init__(self, acts: Acts) -> None:
        self.acts = acts

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Entry]: ...
    def __getitem__(self, place: int | slice) -> Entry | Sequence[Entry]:
        if isinstance(place, slice):
            return [act.entry() for act in self.acts[place]]
        return self.acts[place].entry()

    def __len__(self) -> int:
        return len(self.acts)


class Timeline:
    """The acts of a game in order, with a cursor for undo and redo."""

    def __init__(self, seats: tuple[SeatNote, ...]) -> None:
        self.seats = seats
        """Who sits where now."""
        self._sat = [(0, seats)]
        """Who sat down after how many acts, in the order in which it was written."""
        self.position = 0
        """How many acts count now."""
        self.entries = Entries(Acts())
        """All acts, those that were undone and can be done again included."""

    def copy(self) -> Timeline:
        """Return the game as it stands now, for a thread that reads it while it goes on."""
        copied = Timeline(self.seats)
        copied._sat, copied.position = [*self._sat], self.position
        copied.entries = Entries(Acts(self.entries.acts.held))
        return copied

    @property
    def length(self) -> int:
        """How many acts there are with those that can be done again."""
        return len(self.entries)

    def check(self, line: Line) -> None:
        """Refuse a line that can't follow what was booked before.

        Raises:
            ContradictionError: it can't.
        """
        match line:
            case ActLine():
                if line.n != self.position + 1:
                    expected = self.position + 1
                    what = fault(
                        "act {number} stands where {expected} is expected",
                        number=line.n,
                        expected=expected,
                    )
                    raise ContradictionError(what)
            case MoveLine():
                if not self._leads(line):
                    how, to = line.how.value, line.to
                    what = fault("{how} can't lead to act {number}", how=how, number=to)
                    raise ContradictionError(what)
            case SeatsLine():
                if len(line.seats) != len(self.seats):
                    people = len(self.seats)
                    what = fault(
                        "this table has {people} seats, not {number}",
                        people=people,
                        number=len(line.seats),
                    )
                    raise ContradictionError(what)
            case _:
                assert_never(line)

    def take(self, line: Line) -> None:
        """Book a line.

        Raises:
            ContradictionError: it can't follow what was booked before; nothing is changed.
        """
        self.check(line)
        match line:
            case ActLine():
                self.add(Entry(line.a, line.e, line.by_table))
            case MoveLine():
                self.position = line.to
            case SeatsLine():
                self.seats = line.seats
                # What was undone before is not told of any more.
                kept = [each for each in self._sat if each[0] <= self.position]
                self._sat = [*kept, (self.position, line.seats)]
            case _:
                assert_never(line)

    def seats_at(self, act: int) -> tuple[SeatNote, ...]:
        """Return who sat where when act number *act*, from 0, was done."""
        return next(seats for place, seats in reversed(self._sat) if place <= act)

    def add(self, act: Act) -> None:
        """Book the next act; what was undone before is given up."""
        held = self.entries.acts.held
        del held[self.position :]
        held.append(act)
        self.position += 1

    def lines(self, header: Header) -> Iterator[Header | Line]:
        """Yield the lines of the game as it stands; of what was undone only what can be redone."""
        yield header
        seats = header.seats
        for number, entry in enumerate(self.entries, start=1):
            if (sat := self.seats_at(number - 1)) != seats:
                yield SeatsLine(seats := sat)
            yield act_line(number, entry.action, entry.events, by_table=entry.by_table)
        if self.position != self.length:
            yield MoveLine(Motion.JUMP, self.position)
        if self.seats != seats:
            yield SeatsLine(self.seats)

    def _leads(self, line: MoveLine) -> bool:
        match line.how:
            case Motion.UNDO:
                return 0 <= line.to < self.position
            case Motion.REDO:
                return self.position < line.to <= self.length
            case Motion.JUMP:
                return 0 <= line.to <= self.length
            case _:
                assert_never(line.how)
