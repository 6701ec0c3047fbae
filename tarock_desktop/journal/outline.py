"""Opening a long journal quickly: its digests are checked, its acts decoded when they are wanted.

An evening of a thousand hands has sixty thousand lines. All of them are chained by their digests,
and of most nothing else is needed to go on with the game. Whatever is unusual about a file -
another format, damage, a line that this program would not have written - is left to `reading`,
which decodes everything and can tell what is wrong.
"""

from __future__ import annotations

import hashlib
import re
import zlib
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.journal.errors import JournalError
from tarock_desktop.journal.lines import (
    DIGEST_LENGTH,
    LINES,
    MAX_FILE,
    MAX_LINE,
    MAX_LINES,
    SAME_LINES,
    ActLine,
    Header,
    Line,
    SeatNote,
    act_line,
    body_of,
)
from tarock_desktop.journal.reading import decoded_act, header_of
from tarock_desktop.journal.timeline import ContradictionError, Entry, Kept, Timeline
from tarock_desktop.table.events import Event
from tarock_desktop.table.state import OUTLASTING

_ACT: Final = re.compile(rb'\{"line":"act","n":([1-9][0-9]{0,8}),"a":\{"do":"([a-z-]+)"')
_LINE: Final = b'{"line":"act"'
_EVENT: Final = b'{"event":"'
_STARTS: Final = b"start-hand"
_TAGS: Final = b"|".join(str(kind.__struct_config__.tag).encode() for kind in OUTLASTING)
_OUTLASTING: Final = re.compile(rb'\{"event":"(?:%s)"' % _TAGS)
_SEAL: Final = len(',"d":""}') + DIGEST_LENGTH
_NO_SEAL: Final = b',"d":"%s"}\n' % (b"0" * DIGEST_LENGTH)
"""Ends a line of which the digest is not wanted: it can't be packed."""


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
    before: int = 0
    """How many lines of the file come before them."""


class PackedLines(Struct, frozen=True):
    """The acts of one hand as they are written, packed to an eighth: an evening has a thousand."""

    packed: bytes
    first: int
    """Number of the first of them in the game, from 1."""
    people: int
    name: str = ""
    before: int = 0
    """How many lines of the file come before them."""

    @property
    def content(self) -> bytes:
        """The lines as they are written."""
        return _unpacked(self.packed)[0]

    def at(self, number: int) -> WrittenAct:
        """Return the act with this *number* in the game."""
        start, starts_hand = _unpacked(self.packed)[1][number - self.first]
        return WrittenAct(self, start, starts_hand)


@lru_cache(maxsize=2)
def _unpacked(packed: bytes) -> tuple[bytes, tuple[tuple[int, bool], ...]]:
    """Return what was packed, with where each act begins and whether a hand begins with it.

    The acts of a hand are looked at one after another.
    """
    content = zlib.decompress(packed)
    acts = _ACT.finditer(content)
    return content, tuple((act.start(), act.group(2) == _STARTS) for act in acts)


class WrittenAct(Struct, frozen=True, gc=False):
    """An act as it stands in its line, not decoded; an `Act` of a timeline."""

    lines: Lines | PackedLines
    start: int
    """Where its line begins, in bytes."""
    starts_hand: bool

    @property
    def digest_before(self) -> str:
        """Digest of the line before it; empty: it is the first that was read."""
        end = self.start - len('"}\n')
        return self.lines.content[max(0, end - DIGEST_LENGTH) : max(0, end)].decode()

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
        return self.lines.before + self.lines.content.count(b"\n", 0, self.start) + 1

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

    def at(self, _number: int) -> WrittenAct:
        """Return the act."""
        return self


_UNREAD: Final = WrittenAct(Lines("", b"", 0), 0, starts_hand=False)


def packed(entries: Iterable[Entry], first: int, people: int) -> PackedLines:
    """Return acts as they are written; *first* is the number of the first of them."""
    written = (
        body_of(act_line(number, entry.action, entry.events, by_table=entry.by_table))
        for number, entry in enumerate(entries, start=first)
    )
    content = b"".join(body[:-1] + _NO_SEAL for body in written)
    return PackedLines(zlib.compress(content), first, people)


def pack_hands(held: list[Kept]) -> None:
    """Pack the hands before the last one of a game that was read: its file need not be kept."""
    acts = [act for act in held if isinstance(act, WrittenAct)]
    starts = [place for place, act in enumerate(acts) if act.starts_hand]
    before = end = 0
    for first, last in pairwise((*starts, len(acts))):
        lines, begin = acts[first].lines, acts[first].start
        before += lines.content.count(b"\n", end, begin)
        end = acts[last].start if last < len(acts) else len(lines.content)
        content = lines.content[begin:end]
        if last < len(acts) and content.count(_LINE) == last - first:
            hand = PackedLines(
                zlib.compress(content, 1), first + 1, lines.people, lines.name, before
            )
            held[first:last] = [hand] * (last - first)
        else:
            # The last hand, or one with acts that were taken back.
            part = Lines(lines.name, content, lines.people, before)
            held[first:last] = [
                WrittenAct(part, act.start - begin, act.starts_hand) for act in acts[first:last]
            ]
        before += content.count(b"\n")


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
    if version < SAME_LINES or digest is None:
        return None
    game = Timeline(header.seats)
    booked = _booked(game, Lines(name, content, len(header.seats)), end + 1, digest)
    if booked is None:
        return None
    count, digest = booked
    return Outline(name, header, game, 1 + count, digest.decode(), size, size < len(content))


class Place(Struct, frozen=True):
    """A place between two lines of a journal."""

    offset: int
    """Bytes before it."""
    digest: str
    """Digest of the line before it."""
    acts: int
    """How many acts count there."""


def acts_since(
    content: bytes, name: str, people: int, place: Place
) -> tuple[WrittenAct, ...] | None:
    """Return the acts after a place that count in the end.

    Args:
        content: the journal from the place on.
        name: of the file.
        people: how many sit at the table.
        place: where the content begins.

    Returns:
        `None`: the journal was changed before the place, went back behind it, or can't be read
        so; everything must be read.
    """
    lines, game = Lines(name, content, people), _Later(place.acts, people)
    if _booked(game, lines, 0, place.digest.encode()) is None or game.earliest < place.acts:
        return None
    acts = game.entries.acts[place.acts : game.position]
    return tuple(act for act in acts if isinstance(act, WrittenAct))


class _Later(Timeline):
    """A game of which only what comes after some acts is read."""

    def __init__(self, acts: int, people: int) -> None:
        super().__init__((SeatNote("", ""),) * people)
        self.entries.acts.held += [_UNREAD] * acts
        self.position = self.earliest = acts

    def take(self, line: Line) -> None:
        """Book a line, and note how far the game went back."""
        super().take(line)
        self.earliest = min(self.earliest, self.position)


def _booked(game: Timeline, lines: Lines, start: int, digest: bytes) -> tuple[int, bytes] | None:
    """Book all whole lines from *start* on.

    Args:
        game: what they are booked in.
        lines: the content.
        start: where the first of them begins, in bytes.
        digest: that of the line before.

    Returns:
        How many there were, and the digest of the last one; `None`: something is unusual.
    """
    content, size, count = lines.content, lines.content.rfind(b"\n") + 1, 0
    try:
        while start < size:
            end = content.index(b"\n", start)
            line = content[start:end]
            found = _digest(line, digest)
            if found is None or count + 1 >= MAX_LINES:
                return None
            _book(game, line, lines, start)
            start, digest, count = end + 1, found, count + 1
    except (_UnusualError, ContradictionError, msgspec.MsgspecError):
        return None
    return count, digest


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
