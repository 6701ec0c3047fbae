"""Opening a long journal quickly: its digests are checked, its acts decoded when they are wanted.

An evening of a thousand hands has sixty thousand lines. All of them are chained by their digests,
and of most nothing else is needed to go on with the game. Whatever is unusual about a file -
another format, damage, a line that this program would not have written - is left to `reading`,
which decodes everything and can tell what is wrong.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.journal.errors import JournalError
from tarock_desktop.journal.lines import (
    DIGEST_LENGTH,
    FORMAT,
    LINES,
    MAX_FILE,
    MAX_LINE,
    MAX_LINES,
    ActLine,
    Header,
    Line,
    act_line,
    seal,
)
from tarock_desktop.journal.reading import decoded_act, header_of
from tarock_desktop.journal.timeline import ContradictionError, Entry, Timeline
from tarock_desktop.table.events import Event
from tarock_desktop.table.state import OUTLASTING

_ACT: Final = re.compile(rb'\{"line":"act","n":([1-9][0-9]{0,8}),"a":\{"do":"([a-z-]+)"')
_EVENT: Final = b'{"event":"'
_STARTS: Final = b"start-hand"
_TAGS: Final = b"|".join(str(kind.__struct_config__.tag).encode() for kind in OUTLASTING)
_OUTLASTING: Final = re.compile(rb'\{"event":"(?:%s)"' % _TAGS)
_SEAL: Final = len(',"d":""}') + DIGEST_LENGTH


class Outline(Struct, frozen=True):
    """A journal whose digests are right, and the game as it stands after all its lines."""

    name: str
    header: Header
    game: Timeline
    count: int
    """How many lines there are, the first included."""
    digest: str
    """Digest of the last line."""
    size: int
    """Bytes up to the end of the last line."""
    torn: bool
    """Whether a last line that was never completed was dropped."""

    def timeline(self) -> Timeline:
        """Return the game as it stands after all lines."""
        return self.game


class Lines(Struct, frozen=True):
    """Some lines of a journal as they are written."""

    name: str
    """The name of the file."""
    content: bytes
    people: int
    """How many sit at the table."""


class WrittenAct(Struct, frozen=True, gc=False):
    """An act as it stands in its line, not decoded; an `Act` of a timeline.

    It takes a third of the memory of an `Entry`.
    """

    lines: Lines
    start: int
    """Where its line begins, in bytes."""
    starts_hand: bool

    @property
    def body(self) -> bytes:
        """The line without its digest."""
        return self.lines.content[self.start : self._end - _SEAL] + b"}"

    @property
    def _end(self) -> int:
        return self.lines.content.index(b"\n", self.start)

    @property
    def number(self) -> int:
        """The line, from 1."""
        return self.lines.content.count(b"\n", 0, self.start) + 1

    @property
    def count(self) -> int:
        """How many events came of it."""
        # No text holds a quotation mark as it stands: only an event begins like this.
        return self.lines.content.count(_EVENT, self.start, self._end)

    def outlasting(self) -> tuple[Event, ...]:
        """Return the events that outlast the hand.

        Raises:
            JournalError: the act can't be read.
        """
        found = _OUTLASTING.search(self.lines.content, self.start, self._end)
        return () if found is None else self.entry().outlasting()

    def entry(self) -> Entry:
        """Return the act itself.

        Raises:
            JournalError: it can't be read, or speaks of a seat that the table does not have.
        """
        lines = self.lines
        try:
            line = decoded_act(self.body, lines.name, 1, lines.people)
        except JournalError as error:
            # To find the number takes long, so only now.
            place = replace(error.position, line=self.number)
            raise JournalError(lines.name, place, error.what) from None
        return Entry(line.a, line.e, line.by_table)


def packed(entries: Sequence[Entry], first: int, people: int) -> Iterator[WrittenAct]:
    """Yield acts as they are written; *first* is the number of the first of them."""
    written = [
        seal(act_line(number, entry.action, entry.events, by_table=entry.by_table), "").content
        for number, entry in enumerate(entries, start=first)
    ]
    lines, start = Lines("", b"".join(written), people), 0
    for entry, content in zip(entries, written, strict=True):
        yield WrittenAct(lines, start, entry.starts_hand)
        start += len(content)


def outline(content: bytes, name: str) -> Outline | None:
    """Return the outline of a journal; `None`: its lines must be read one by one.

    Raises:
        JournalError: the first line can't be used.
    """
    end, size = content.find(b"\n"), content.rfind(b"\n") + 1
    if not size or len(content) > MAX_FILE or b"\0" in content[size:]:
        return None
    header, version = header_of(content[:end], name)
    digest = _digest(content[:end], b"")
    if version != FORMAT or digest is None:
        return None
    game, count = Timeline(header.seats), 1
    lines = Lines(name, content, len(header.seats))
    try:
        while (start := end + 1) < size:
            end = content.index(b"\n", start)
            line = content[start:end]
            digest = _digest(line, digest)
            if digest is None or count >= MAX_LINES:
                return None
            _book(game, line, lines, start)
            count += 1
    except (_UnusualError, ContradictionError, msgspec.MsgspecError):
        return None
    return Outline(name, header, game, count, digest.decode(), size, size < len(content))


class _UnusualError(ValueError):
    """A line that this program would not have written here."""


def _digest(line: bytes, before: bytes) -> bytes | None:
    """Return the digest of a line; `None`: it is missing or wrong, or the line is too long."""
    found = hashlib.sha256(before)
    found.update(line[:-_SEAL])
    found.update(b"}")
    digest = found.hexdigest()[:DIGEST_LENGTH].encode()
    return digest if line[-_SEAL:] == b',"d":"%s"}' % digest and len(line) < MAX_LINE else None


def _book(game: Timeline, line: bytes, lines: Lines, start: int) -> None:
    """Book a line; raises what says that it can't follow those before it."""
    act = _ACT.match(line)
    if act is None:
        value: Line = LINES.decode(line[:-_SEAL] + b"}")
        if isinstance(value, ActLine):
            raise _UnusualError
        game.take(value)
    elif int(act.group(1)) != game.position + 1:
        raise _UnusualError
    else:
        game.add(WrittenAct(lines, start, act.group(2) == _STARTS))
