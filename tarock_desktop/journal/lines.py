"""The lines of a journal file: their form, and the digest that chains them.

docs/journal-format.md describes the file for readers.
"""

from __future__ import annotations

import hashlib
from enum import Enum
from typing import Final, Literal

import msgspec
from msgspec import Struct

from tarock_desktop.table.actions import Action
from tarock_desktop.table.codec import new_decoder, new_encoder
from tarock_desktop.table.events import Event
from tarock_desktop.table.rulings import Mode

FORMAT: Final = 4
"""Version of the format that is written."""
SAME_LINES: Final = 3
"""The oldest version whose lines after the first are those of this one."""
MAX_FILE: Final = 64 << 20
"""The largest file, in bytes."""
MAX_LINE: Final = 1 << 20
"""The longest line, in bytes, its line end included."""
MAX_LINES: Final = 100_000
RESERVED_LINES: Final = 2_000
"""Lines with which no hand begins any more, so that one can be finished and the round closed."""
RESERVED_BYTES: Final = 2 << 20
"""Bytes for the same."""
DIGEST_LENGTH: Final = 16


class SeatNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat."""

    name: str
    player: str
    """`human`, or the level of a computer player."""


Choice = str | bool | int


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game was played on from: its first acts are those of another game."""

    game: str
    """Name of the file of the other game; empty if it was not saved."""
    hand: int
    """The hand, from 1."""
    act: int
    """How many acts of the other game were taken over; those after them are new."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line: what is needed to understand the others."""

    tarock: int = FORMAT
    ruleset: str
    hash: str
    """Digest of the rule sheet with its options, `variants.loader.sheet_hash`."""
    options: dict[str, Choice]
    """Table options that were set, by id."""
    mode: Mode
    seats: tuple[SeatNote, ...]
    """Who sat where in the beginning."""
    engine: str
    """Version of the program that began the journal."""
    branch: Branch | None = None
    """Where it was played on from; `None`: it began with its first hand."""


class LineBase(msgspec.Struct, frozen=True, tag_field="line", forbid_unknown_fields=True):
    """Base of the lines after the first."""


class ActLine(LineBase, frozen=True, tag="act", omit_defaults=True):
    """An accepted act with all its events; acts undone before it are given up."""

    n: int
    """Its number in the game, from 1."""
    a: Action
    e: tuple[Event, ...]
    by: Literal["table"] | None = None
    """Who did it if not the seat itself: the table, in a person's place."""

    @property
    def by_table(self) -> bool:
        """Whether the table did it in a person's place."""
        return self.by is not None


def act_line(number: int, action: Action, events: tuple[Event, ...], *, by_table: bool) -> ActLine:
    """Return the line of an act."""
    return ActLine(number, action, events, "table" if by_table else None)


class Motion(Enum):
    """How the game came to another moment."""

    UNDO = "undo"
    REDO = "redo"
    JUMP = "jump"


class MoveLine(LineBase, frozen=True, tag="move"):
    """The game went back, or forward again, to just after act number *to* (0: the beginning)."""

    how: Motion
    to: int


class SeatsLine(LineBase, frozen=True, tag="seats"):
    """Other people or computer players sit at the table from now on."""

    seats: tuple[SeatNote, ...]


Line = ActLine | MoveLine | SeatsLine

_ENCODER: Final = new_encoder()
HEADERS: Final = new_decoder(Header)
LINES: Final = new_decoder(Line)
ACTS: Final = new_decoder(ActLine)


class Sealed(Struct, frozen=True):
    """A line as it is written, and its digest."""

    content: bytes
    digest: str


def seal(value: Header | Line, previous: str) -> Sealed:
    """Return the bytes of a line that follows a line with the digest *previous*."""
    return seal_body(body_of(value), previous)


def body_of(value: Header | Line) -> bytes:
    """Return the bytes of a line without its digest and its line end."""
    return _ENCODER.encode(value)


def seal_body(body: bytes, previous: str) -> Sealed:
    """Return the bytes of a line with this *body* that follows one with the digest *previous*."""
    digest = digest_of(body, previous)
    return Sealed(b'%s,"d":"%s"}\n' % (body[:-1], digest.encode()), digest)


def digest_of(body: bytes, previous: str) -> str:
    """Return the digest of a line without its own digest."""
    return hashlib.sha256(previous.encode() + body).hexdigest()[:DIGEST_LENGTH]


def unseal(content: bytes) -> tuple[bytes, str] | None:
    """Return the line without its digest, and the digest; None if it has none."""
    tail = len('"}') + DIGEST_LENGTH
    start = len(content) - tail - len(',"d":"')
    if start < 1 or content[start:-tail] != b',"d":"' or not content.endswith(b'"}'):
        return None
    digest = content[-tail:-2]
    if not set(digest) <= set(b"0123456789abcdef"):
        return None
    return content[:start] + b"}", digest.decode()
