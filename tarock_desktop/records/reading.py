"""Reading the finished hands of a journal; of one that has only grown, those that are new."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.journal.errors import JournalError
from tarock_desktop.journal.lines import LINES, Header, SeatNote, SeatsLine, unseal
from tarock_desktop.journal.outline import Place, WrittenAct, acts_since, outline
from tarock_desktop.journal.reading import bytes_of, header_of, read_content
from tarock_desktop.journal.rules import variant_of
from tarock_desktop.journal.timeline import Act
from tarock_desktop.journal.verify import IMPOSSIBLE
from tarock_desktop.records.summaries import HandSummary, summary_of
from tarock_desktop.table.events import RoundClosed

_SEATS: Final = re.compile(rb'^\{"line":"seats",[^\n]*', re.MULTILINE)
_ROOM: Final = 1 << 16
"""The longest line that says who sits at the table, in bytes."""


class Mark(Struct, frozen=True):
    """Where the last hand of a journal begins: from there on it is read again."""

    place: Place
    hand: int
    """Number of that hand, from 1."""
    seats: int
    """Where the line begins that says who sat at the table, in bytes; 0: the first line."""


class HandRead(Struct, frozen=True):
    """A finished hand, and who sat where."""

    summary: HandSummary
    seats: tuple[SeatNote, ...]


class GameRead(Struct, frozen=True):
    """What was read of a journal."""

    header: Header
    seats: tuple[SeatNote, ...]
    """Who sits at the table in the end."""
    since: int
    """The first hand that was read, from 1: what was known from it on does not hold any more."""
    hands: tuple[HandRead, ...]
    mark: Mark | None
    """Where to go on reading; `None`: at the beginning."""
    is_closed: bool
    """Whether the round is."""
    damage: JournalError | None = None
    """What is wrong with the journal; hands after it are not known."""


class _Hand(Struct, frozen=True):
    acts: Sequence[Act]
    first: int
    """Number of its first act, from 1."""
    seated: _Seated


class _Seated(Struct, frozen=True):
    """Who sits at the table from a line on."""

    offset: int
    """Where the line begins, in bytes; 0: the first line."""
    seats: tuple[SeatNote, ...]


def read_game(path: Path, mark: Mark | None = None) -> GameRead:
    """Return the finished hands of a journal, from the *mark* on if it stands as it did then.

    Raises:
        JournalError: nothing of it can be used.
    """
    if mark is not None:
        later = _read_on(path, mark)
        if later is not None:
            return later
    content = bytes_of(path)
    found = outline(content, str(path))
    if found is None:
        return _read_damaged(content, path)
    acts = found.game.entries.acts[: found.game.position]
    seated = [_Seated(0, found.header.seats), *_later_seats(content, 0)]
    hands = list(_split(acts, 1, seated, 0))
    return _game(path, found.header, found.game.seats, hands, (1, 0, ""))


def _read_on(path: Path, mark: Mark) -> GameRead | None:
    """Return what a journal holds from a mark on; `None`: it must be read whole."""
    try:
        with path.open("rb") as file:
            first = file.readline(_ROOM)
            file.seek(mark.seats)
            sitting = file.readline(_ROOM)
            file.seek(mark.place.offset)
            content = file.read()
    except OSError:
        return None
    header, version = header_of(first.rstrip(b"\n"), str(path))
    if version != header.tarock or not content.startswith(b'{"line":"act",'):
        return None
    acts = acts_since(content, str(path), len(header.seats), mark.place)
    if not acts or not acts[0].starts_hand:
        return None
    earlier = [_Seated(0, header.seats)] if not mark.seats else _later_seats(sitting, mark.seats)
    seated = [*earlier, *_later_seats(content, mark.place.offset)]
    if not seated:
        return None
    hands = list(_split(acts, mark.place.acts + 1, seated, mark.place.offset))
    origin = mark.hand, mark.place.offset, mark.place.digest
    return _game(path, header, seated[-1].seats, hands, origin)


def _read_damaged(content: bytes, path: Path) -> GameRead:
    """Return what can be read of a journal line by line; next time it is read whole again."""
    reading = read_content(content, str(path))
    timeline = reading.timeline()
    acts = timeline.entries.acts[: timeline.position]
    hands = list(_split(acts, 1, [_Seated(0, timeline.seats)], 0))
    game = _game(path, reading.header, timeline.seats, hands, None)
    return replace(game, damage=game.damage or reading.damage)


def _later_seats(content: bytes, offset: int) -> list[_Seated]:
    """Return who sits at the table by each line that says so; *offset*: bytes before them."""
    seated: list[_Seated] = []
    for found in _SEATS.finditer(content):
        unsealed = unseal(found.group())
        line = None if unsealed is None else LINES.decode(unsealed[0])
        if isinstance(line, SeatsLine):
            seated.append(_Seated(offset + found.start(), line.seats))
    return seated


def _split(
    acts: Sequence[Act], first: int, seated: Sequence[_Seated], offset: int
) -> Iterator[_Hand]:
    """Yield the hands of some acts, the running one too.

    Args:
        acts: the first of them begins a hand, or there was none before.
        first: number of the first act in the game, from 1.
        seated: who sat at the table, and who later.
        offset: bytes before the content in which the acts stand.
    """
    starts = [place for place, act in enumerate(acts) if act.starts_hand]
    for number, place in enumerate(starts):
        end = starts[number + 1] if number + 1 < len(starts) else len(acts)
        act = acts[place]
        begins = offset + act.start if isinstance(act, WrittenAct) else 0
        sitting = [each for each in seated if each.offset <= begins]
        yield _Hand(acts[place:end], first + place, sitting[-1])


def _game(
    path: Path,
    header: Header,
    seats: tuple[SeatNote, ...],
    hands: Sequence[_Hand],
    origin: tuple[int, int, str] | None,
) -> GameRead:
    """Return the game of some hands.

    *origin* is the number of the first of them, and where the content begins that they stand in:
    its offset, and the digest of the line before. `None`: reading can't go on from a place.
    """
    variant = variant_of(header, str(path))
    since = 1 if origin is None else origin[0]
    read: list[HandRead] = []
    mark, damage = None, None
    for number, hand in enumerate(hands, start=since):
        try:
            entries = [act.entry() for act in hand.acts]
            summary = summary_of(entries, number, hand.first, variant, len(header.seats))
        except JournalError as error:
            damage = error
            break
        except IMPOSSIBLE:
            # Nobody has played such a hand.
            continue
        if summary is not None:
            read.append(HandRead(summary, hand.seated.seats))
    if origin is not None and hands and damage is None:
        mark = _mark(hands[-1], since + len(hands) - 1, origin)
    closed = bool(hands) and any(
        isinstance(event, RoundClosed) for act in hands[-1].acts for event in act.entry().events
    )
    return GameRead(header, seats, since, tuple(read), mark, closed, damage)


def _mark(hand: _Hand, number: int, origin: tuple[int, int, str]) -> Mark | None:
    act = hand.acts[0]
    if not isinstance(act, WrittenAct):
        return None
    _, offset, digest = origin
    place = Place(offset + act.start, act.digest_before or digest, hand.first - 1)
    return Mark(place, number, hand.seated.offset)
