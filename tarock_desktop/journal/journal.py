"""The journal of one game while it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from fractions import Fraction
from functools import partial
from pathlib import Path

from tarock_desktop.documents.faults import fault
from tarock_desktop.documents.names import quoted
from tarock_desktop.journal.comments import Course
from tarock_desktop.journal.errors import FullError, JournalError, at_line
from tarock_desktop.journal.lines import (
    MAX_FILE,
    MAX_LINE,
    MAX_LINES,
    RESERVED_BYTES,
    RESERVED_LINES,
    Header,
    Line,
    Motion,
    MoveLine,
    SeatNote,
    SeatsLine,
    act_line,
    seal,
)
from tarock_desktop.journal.outline import Outline, pack_hands, packed
from tarock_desktop.journal.reading import Reading
from tarock_desktop.journal.scoreboard import Scoreboard, scoreboard_of
from tarock_desktop.journal.storage import FileState, JournalFile
from tarock_desktop.journal.timeline import Act, Entry, Timeline
from tarock_desktop.table.actions import Action, StartHand
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.events import Event


class Journal:
    """Acts and events of a game, written line by line; undo and redo are lines of their own.

    Without a file the journal lives in memory only.
    """

    def __init__(
        self,
        header: Header,
        file: JournalFile | None = None,
        reading: Reading | Outline | None = None,
    ) -> None:
        """Begin a journal, or go on with the one of *reading*, where *file* ends too.

        Raises:
            JournalError: the first line can't be written.
        """
        self.header = header
        self._file = file
        self._timeline = Timeline(header.seats) if reading is None else reading.timeline()
        self._lines = 0 if reading is None else reading.count
        self._written = self._lines
        self.report: Callable[[JournalError], None] = lambda _: None
        """Hears what became of the file where others have changed it."""
        self._size = 0 if reading is None else reading.size
        self._digest = "" if reading is None else reading.digest
        if reading is None:
            self._begin(header)

    def _begin(self, header: Header) -> None:
        """Write the first line; without it no file is left behind."""
        try:
            self._write(header)
        except JournalError:
            if self._file is not None:
                self._file.close()
                self._file.path.unlink(missing_ok=True)
            raise

    @property
    def lines(self) -> int:
        """How many lines were written; only grows, with undo and redo too."""
        return self._written

    @property
    def room(self) -> Fraction:
        """Which part of what the file can hold is still free for hands; 0: none can begin."""
        lines = Fraction(MAX_LINES - RESERVED_LINES - self._lines, MAX_LINES)
        size = Fraction(MAX_FILE - RESERVED_BYTES - self._size, MAX_FILE)
        return max(Fraction(0), min(lines, size))

    @property
    def position(self) -> int:
        """How many acts count now."""
        return self._timeline.position

    @property
    def length(self) -> int:
        """How many acts there are with those that can be done again."""
        return self._timeline.length

    @property
    def entries(self) -> Sequence[Entry]:
        """All acts, those that can be done again included."""
        return self._timeline.entries

    @property
    def acts(self) -> Sequence[Act]:
        """The same as they lie there: an act of a long evening may not be decoded yet."""
        return self._timeline.entries.acts

    @property
    def seats(self) -> tuple[SeatNote, ...]:
        """Who sits where now."""
        return self._timeline.seats

    @property
    def path(self) -> Path | None:
        """The file; `None`: it lives in memory only."""
        return None if self._file is None else self._file.path

    def scoreboard_reader(self, start: Amounts) -> Callable[[], Scoreboard]:
        """Return what reads what every hand has brought; *start*: what each seat began with."""
        return partial(scoreboard_of, self._timeline.copy(), start)

    def course(self, acts: int) -> Course:
        """Return how the game went in its first *acts* acts."""
        course = Course()
        for act in self.acts[:acts]:
            course = course.after(act.entry().action)
        return course

    def append(self, action: Action, events: tuple[Event, ...], *, by_table: bool = False) -> None:
        """Write an accepted act; acts that were undone are given up.

        *by_table*: the table did it in a person's place.

        Raises:
            JournalError: it can't be written; nothing is changed.
        """
        if isinstance(action, StartHand) and not self.room:
            raise FullError(self._name, self._lines)
        self.take(act_line(self.position + 1, action, events, by_table=by_table))
        if isinstance(action, StartHand):
            self._pack()

    def move(self, how: Motion, to: int) -> None:
        """Write that the game goes to just after act *to*.

        Raises:
            ContradictionError: the game can't go there.
            JournalError: it can't be written; nothing is changed.
        """
        self.take(MoveLine(how, to))

    def reseat(self, seats: tuple[SeatNote, ...]) -> None:
        """Write that others sit at the table from now on.

        Raises:
            ContradictionError: that is not one for every seat.
            JournalError: it can't be written; nothing is changed.
        """
        self.take(SeatsLine(seats))

    def close(self) -> None:
        """Give the file back; one that others have changed is written anew before."""
        if self._file is None or self._file.is_closed:
            return
        if self._file.path.parent.exists() and self._file.state is not FileState.SOUND:
            with suppress(JournalError):
                self._write_anew(self._file)
        self._file.close()

    def take(self, line: Line) -> None:
        """Write a line.

        Raises:
            ContradictionError: it can't follow what was written before.
            JournalError: it can't be written; nothing is changed.
        """
        self._timeline.check(line)
        self._write(line)
        self._timeline.take(line)

    def pack_hands(self) -> None:
        """Keep the earlier hands of a game that was read as small as those that are played."""
        pack_hands(self._timeline.entries.acts.held)

    def _pack(self) -> None:
        """Keep the acts of the last hand as they are written: most are never looked at again."""
        held, last = self._timeline.entries.acts.held, self.position - 1
        first = last
        while first and isinstance(held[first - 1], Entry):
            first -= 1
        hand = packed(self.entries[first:last], first + 1, len(self.seats))
        held[first:last] = [hand] * (last - first)

    @property
    def _name(self) -> str:
        return str(self._file.path) if self._file is not None else "journal"

    def _write(self, value: Header | Line) -> None:
        if self._file is not None and self._file.state is not FileState.SOUND:
            self._write_anew(self._file)
        sealed = seal(value, self._digest)
        size = self._size + len(sealed.content)
        if self._lines >= MAX_LINES or len(sealed.content) > MAX_LINE or size > MAX_FILE:
            raise FullError(self._name, self._lines + 1)
        if self._file is not None:
            self._file.append(sealed.content)
        self._digest, self._size = sealed.digest, size
        self._lines += 1
        self._written += 1

    def _write_anew(self, file: JournalFile) -> None:
        """Write the game into its file again as it is known here."""
        written, digest = list[bytes](), ""
        for line in self._timeline.lines(self.header):
            sealed = seal(line, digest)
            written.append(sealed.content)
            digest = sealed.digest
        content, state = b"".join(written), file.state
        kept = file.write_anew(content)
        self._digest, self._size, self._lines = digest, len(content), len(written)
        if kept is not None:
            what = fault(
                "another program has changed this game; it was written again, and the other "
                "content is kept as {name}",
                name=quoted(kept.name),
            )
            self.report(at_line(self._name, 1, what))
        elif state is FileState.GONE:
            what = fault("this game was deleted; it was written again")
            self.report(at_line(self._name, 1, what))
