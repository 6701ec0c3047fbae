"""Where a game stands: its acts, and how many of them count now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct

from tarock_desktop.journal.lines import ActLine, Line, Motion, MoveLine, SeatNote, SeatsLine
from tarock_desktop.table.actions import Action
from tarock_desktop.table.events import Event


class ContradictionError(ValueError):
    """A line that can't follow those before it; the text says why."""


class Entry(Struct, frozen=True):
    """An accepted act and what came of it."""

    action: Action
    events: tuple[Event, ...]


class Timeline:
    """The acts of a game in order, with a cursor for undo and redo."""

    def __init__(self, seats: tuple[SeatNote, ...]) -> None:
        self.seats = seats
        """Who sits where now."""
        self.position = 0
        """How many acts count now."""
        self._entries: list[Entry] = []

    @property
    def entries(self) -> Sequence[Entry]:
        """All acts, those that were undone and can be done again included."""
        return self._entries

    @property
    def length(self) -> int:
        """How many acts there are with those that can be done again."""
        return len(self._entries)

    def check(self, line: Line) -> None:
        """Refuse a line that can't follow what was booked before.

        Raises:
            ContradictionError: it can't.
        """
        match line:
            case ActLine():
                if line.n != self.position + 1:
                    expected = self.position + 1
                    raise ContradictionError(f"act {line.n} stands where {expected} is expected")
            case MoveLine():
                if not self._leads(line):
                    raise ContradictionError(f"{line.how.value} can't lead to act {line.to}")
            case SeatsLine():
                if len(line.seats) != len(self.seats):
                    raise ContradictionError(f"there are {len(self.seats)} seats at this table")
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
                del self._entries[self.position :]
                self._entries.append(Entry(line.a, line.e))
                self.position += 1
            case MoveLine():
                self.position = line.to
            case SeatsLine():
                self.seats = line.seats
            case _:
                assert_never(line)

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
