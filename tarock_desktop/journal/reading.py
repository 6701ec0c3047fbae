"""Reading a journal file, which may be damaged."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from tarock_desktop.documents.errors import START, Position
from tarock_desktop.documents.faults import fault
from tarock_desktop.documents.files import obstacle_to_reading, unreadable
from tarock_desktop.documents.validation import explained
from tarock_desktop.journal.columns import column_of
from tarock_desktop.journal.errors import (
    NO_JOURNAL,
    JournalError,
    OtherVersionError,
    UnreadableError,
    at_line,
)
from tarock_desktop.journal.lines import (
    ACTS,
    FORMAT,
    HEADERS,
    LINES,
    MAX_FILE,
    MAX_LINE,
    MAX_LINES,
    ActLine,
    Header,
    Line,
    digest_of,
    unseal,
)
from tarock_desktop.journal.seats import strange_seat
from tarock_desktop.journal.storage import JournalFile
from tarock_desktop.journal.timeline import ContradictionError, Timeline
from tarock_desktop.journal.upcast import UPCASTS, Upcast, lifted
from tarock_desktop.table.codec import decode_value


class Reading(Struct, frozen=True):
    """What could be read of a journal, up to its first damage."""

    name: str
    header: Header
    lines: tuple[Line, ...]
    """The lines after the first; line number 2 of the file is the first of them."""
    digest: str
    """Digest of the last line."""
    size: int
    """Bytes up to the end of the last line that could be read."""
    version: int
    """Format of the file; an older one was lifted while it was read."""
    torn: bool = False
    """Whether a last line that was never completed was dropped."""
    damage: JournalError | None = None
    """Why nothing after those lines could be read."""

    @property
    def count(self) -> int:
        """How many lines there are, the first included."""
        return 1 + len(self.lines)

    def timeline(self) -> Timeline:
        """Return the game as it stands after all lines."""
        timeline = Timeline(self.header.seats)
        for line in self.lines:
            timeline.take(line)
        return timeline


def read_journal(path: Path) -> Reading:
    """Return what a file holds; damage after the first line is told in the reading.

    Raises:
        JournalError: the file can't be opened, or its first line can't be used.
    """
    return read_content(bytes_of(path), str(path))


def bytes_of(file: Path | JournalFile) -> bytes:
    """Return the content of a file, or more than a journal can have of a larger one.

    Raises:
        UnreadableError: the file can't be opened or read.
    """
    path = file if isinstance(file, Path) else file.path
    obstacle = obstacle_to_reading(path) if isinstance(file, Path) else None
    if obstacle is not None:
        raise UnreadableError(str(path), START, obstacle)
    try:
        if isinstance(file, JournalFile):
            return file.read(MAX_FILE + 1)
        with file.open("rb") as opened:
            return opened.read(MAX_FILE + 1)
    except OSError as error:
        raise _unreadable(path, error) from None


def _unreadable(path: Path, error: OSError) -> UnreadableError:
    return UnreadableError(str(path), START, unreadable(error))


def read_content(content: bytes, name: str, upcasts: Mapping[int, Upcast] = UPCASTS) -> Reading:
    """Return what the bytes of a journal hold; as `read_journal`."""
    if len(content) > MAX_FILE:
        raise at_line(name, 1, fault("the file is larger than {most} bytes", most=MAX_FILE))
    pieces = _pieces(content)
    first = next(pieces, None)
    if first is None or not first.whole:
        raise at_line(name, 1, NO_JOURNAL if content else fault("the file is empty"))
    reader = _Reader(name, upcasts)
    header = reader.header(first.content)
    timeline = Timeline(header.seats)
    lines: list[Line] = []
    size, torn, damage = len(first.content) + 1, False, None
    for piece in pieces:
        if not piece.whole:
            # Zeros stand where a disk lost what was written, which may be more than one act.
            if b"\0" in piece.content:
                damage = at_line(name, len(lines) + 2, fault("the disk has lost what stood here"))
            torn = damage is None
            break
        try:
            line = reader.line(piece.content, len(lines) + 2)
            reader.book(timeline, line, len(lines) + 2)
        except JournalError as error:
            damage = error
            break
        reader.digest = reader.found
        lines.append(line)
        size += len(piece.content) + 1
    return Reading(name, header, tuple(lines), reader.digest, size, reader.version, torn, damage)


def header_of(content: bytes, name: str) -> tuple[Header, int]:
    """Return the first line of a journal, and the format it was written in.

    Raises:
        JournalError: it can't be used.
    """
    reader = _Reader(name, UPCASTS)
    return reader.header(content), reader.version


def decoded_act(body: bytes, name: str, number: int, people: int) -> ActLine:
    """Return the act of a line whose digest is right; *body* is the line without it.

    Raises:
        JournalError: it can't be read, or speaks of a seat that is none of *people*.
    """
    reader = _Reader(name, UPCASTS)
    line: ActLine = reader.decoded(body, number, ACTS)
    reader.check_seats(line, number, people)
    return line


class _Piece(Struct, frozen=True):
    content: bytes
    whole: bool
    """Whether it ends with a line end."""


def _pieces(content: bytes) -> Iterator[_Piece]:
    start = 0
    while start < len(content):
        end = content.find(b"\n", start)
        if end < 0:
            yield _Piece(content[start:], whole=False)
            return
        yield _Piece(content[start:end], whole=True)
        start = end + 1


class _Stamp(msgspec.Struct):
    """The one thing that a first line of any version has."""

    tarock: int


class _NotLiftedError(ValueError):
    """A line that its version could not have written."""


_STAMPS: Final = msgspec.json.Decoder(_Stamp)
_PLACED: Final = re.compile(r"^(.*?)(?: - at `(?:key in )?(\$[^`]*)`)?$", re.DOTALL)
_BYTE: Final = re.compile(r"^(.*) \(byte (\d+)\)$", re.DOTALL)


@dataclass(slots=True)
class _Reader:
    name: str
    upcasts: Mapping[int, Upcast]
    version: int = FORMAT
    digest: str = ""
    """Digest of the line before."""
    found: str = ""
    """Digest of the line read last."""

    def header(self, content: bytes) -> Header:
        if len(content) >= MAX_LINE:
            raise at_line(self.name, 1, NO_JOURNAL)
        try:
            self.version = _STAMPS.decode(content).tarock
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise at_line(self.name, 1, NO_JOURNAL) from None
        if self.version > FORMAT:
            what = fault(
                "format {number} was written by a newer version of this program",
                number=self.version,
            )
            place = Position(1, self._column(content, "$.tarock"))
            raise OtherVersionError(self.name, place, what)
        if any(step not in self.upcasts for step in range(self.version, FORMAT)):
            what = fault("this program does not know format {number}", number=self.version)
            raise at_line(self.name, 1, what, self._column(content, "$.tarock"))
        header: Header = self._opened(content, 1, HEADERS)
        self.digest = self.found
        return header

    def line(self, content: bytes, number: int) -> Line:
        if len(content) >= MAX_LINE:
            raise at_line(
                self.name, number, fault("the line is longer than {most} bytes", most=MAX_LINE)
            )
        if number > MAX_LINES:
            raise at_line(
                self.name, number, fault("there are more than {most} lines", most=MAX_LINES)
            )
        line: Line = self._opened(content, number, LINES)
        return line

    def book(self, timeline: Timeline, line: Line, number: int) -> None:
        if isinstance(line, ActLine):
            self.check_seats(line, number, len(timeline.seats))
        try:
            timeline.take(line)
        except ContradictionError as error:
            raise at_line(self.name, number, error.what) from None

    def check_seats(self, line: ActLine, number: int, people: int) -> None:
        if (seat := strange_seat(line, people)) is not None:
            what = fault(
                "this table has {people} seats, none is {seat}", people=people, seat=str(seat)
            )
            raise at_line(self.name, number, what)

    def _opened(self, content: bytes, number: int, decoder: msgspec.json.Decoder[Any]) -> Any:
        unsealed = unseal(content)
        if unsealed is None:
            column = len(content.decode("utf-8", "replace")) + 1
            raise at_line(self.name, number, fault("the digest is missing from this line"), column)
        body, self.found = unsealed
        if digest_of(body, self.digest) != self.found:
            raise at_line(self.name, number, fault("this line, or one before it, was changed"))
        return self.decoded(body, number, decoder)

    def decoded(self, body: bytes, number: int, decoder: msgspec.json.Decoder[Any]) -> Any:
        try:
            if self.version == FORMAT:
                return decoder.decode(body)
            return self._lifted(body, decoder)
        except UnicodeDecodeError:
            raise self._not_utf8(number) from None
        except RecursionError:
            raise at_line(self.name, number, fault("the values are nested too deep")) from None
        except _NotLiftedError:
            what = fault("this is no line of format {number}", number=self.version)
            raise at_line(self.name, number, what) from None
        except msgspec.MsgspecError as error:
            raise self._explained(error, body, number) from None

    def _lifted(self, body: bytes, decoder: msgspec.json.Decoder[Any]) -> Any:
        plain = msgspec.json.decode(body)
        try:
            line = lifted(plain, self.version, FORMAT, self.upcasts)
        except (LookupError, TypeError, ValueError, AttributeError):
            raise _NotLiftedError from None
        return msgspec.convert(line, decoder.type, dec_hook=decode_value)

    def _not_utf8(self, number: int) -> JournalError:
        return at_line(self.name, number, fault("this line is not UTF-8 text"))

    def _explained(self, error: msgspec.MsgspecError, body: bytes, number: int) -> JournalError:
        # Of bytes that are no text msgspec says now and then that a value is wrong.
        try:
            body.decode("utf-8")
        except UnicodeDecodeError:
            return self._not_utf8(number)
        text = str(error)
        if (byte := _BYTE.match(text)) is not None:
            column = len(body[: int(byte.group(2))].decode("utf-8", "replace")) + 1
            return at_line(self.name, number, explained(byte.group(1)), column)
        placed = _PLACED.match(text)
        if placed is None:
            return at_line(self.name, number, explained(text))
        column = self._column(body, placed.group(2) or "$")
        return at_line(self.name, number, explained(placed.group(1)), column)

    def _column(self, content: bytes, path: str) -> int:
        return column_of(content.decode("utf-8", "replace"), path)
