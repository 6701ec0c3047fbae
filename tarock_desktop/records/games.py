"""Bringing games from their journals into the database."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from tarock_desktop.documents.people import MAX_NAME
from tarock_desktop.journal.errors import JournalError
from tarock_desktop.journal.lines import SeatNote
from tarock_desktop.journal.outline import Place
from tarock_desktop.records.people import now, person_of
from tarock_desktop.records.reading import GameRead, HandRead, Mark, read_game
from tarock_desktop.session.seating import from_notes

_STAMP: Final = re.compile(r"-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(?:-\d+)?\.")
"""When a game was begun, in the name of its file."""


def read_file(connection: sqlite3.Connection, path: Path, *, whole: bool = False) -> bool:
    """Bring what is new in a journal into the database; return whether anything was.

    Args:
        connection: to the database.
        path: the journal.
        whole: read all of it again, whatever is known of it.
    """
    try:
        stat = path.stat()
    except OSError:
        return False
    row = connection.execute(
        "SELECT id, size, modified, mark_offset, mark_digest, mark_acts, mark_hand, mark_seats, "
        "started FROM game WHERE file = ?",
        (path.name,),
    ).fetchone()
    if row is not None and not whole and (stat.st_size, stat.st_mtime_ns) == row[1:3]:
        return False
    try:
        read = read_game(path, None if row is None or whole else _mark(row[3:8]))
    except JournalError:
        # It is no journal, or one of a newer version; it is looked at again when it has changed.
        return False
    started = _started(path, stat.st_mtime) if row is None else row[8]
    game = _write_game(connection, path, read, started, (stat.st_size, stat.st_mtime_ns))
    _write_hands(connection, game, path.name, read, started if row is None else now())
    return True


def drop_others(connection: sqlite3.Connection, files: frozenset[str]) -> None:
    """Take all games out of the database but those of some files."""
    for (file,) in connection.execute("SELECT file FROM game").fetchall():
        if file not in files:
            connection.execute("DELETE FROM game WHERE file = ?", (file,))


def _mark(row: Sequence[object]) -> Mark | None:
    match row:
        case (int(offset), str(digest), int(acts), int(hand), int(seats)):
            return Mark(Place(offset, digest, acts), hand, seats)
        case _:
            return None


def _started(path: Path, modified: float) -> str:
    """Return when a game was begun: its name tells, or else when it was written last."""
    found = _STAMP.search(path.name)
    if found is not None:
        year, month, day, hour, minute, second = found.groups()
        return f"{year}-{month}-{day}T{hour}:{minute}:{second}"
    local = datetime.fromtimestamp(modified, tz=UTC).astimezone()
    return local.strftime("%Y-%m-%dT%H:%M:%S")


def _write_game(
    connection: sqlite3.Connection, path: Path, read: GameRead, started: str, now_: tuple[int, int]
) -> int:
    """Write what is known of a game as a whole, and return its number."""
    header, mark, branch = read.header, read.mark, read.header.branch
    place = (None,) * 5
    values = (
        *(path.name, header.ruleset, msgspec.json.encode(header.options).decode()),
        *(header.mode.value, len(header.seats), started, read.is_closed),
        *("" if read.damage is None else str(read.damage), *now_),
        *((None, 0, None) if branch is None else (branch.game, branch.hand, branch.act)),
        *(
            place
            if mark is None
            else (mark.place.offset, mark.place.digest, mark.place.acts, mark.hand, mark.seats)
        ),
    )
    signs = ", ".join("?" * len(values))
    written = connection.execute(
        f"INSERT INTO game ({_COLUMNS}) VALUES ({signs}) "  # noqa: S608 - only names of ours
        f"ON CONFLICT (file) DO UPDATE SET ({_COLUMNS}) = ({signs}) RETURNING id",
        values * 2,
    )
    game: int = written.fetchone()[0]
    connection.execute("DELETE FROM place WHERE game = ?", (game,))
    for seat, note in enumerate(read.seats):
        who = _who(connection, path.name, started, (0, seat), note)
        connection.execute("INSERT INTO place VALUES (?, ?, ?, ?, ?)", (game, seat, *who))
    return game


_COLUMNS: Final = (
    "file, ruleset, options, mode, people, started, closed, damage, size, modified, "
    "branch_game, branch_hand, branch_act, mark_offset, mark_digest, "
    "mark_acts, mark_hand, mark_seats"
)


def _write_hands(
    connection: sqlite3.Connection, game: int, file: str, read: GameRead, played: str
) -> None:
    """Write the hands that were read; those from the first of them on are other ones now."""
    known = connection.execute(
        "SELECT number, played FROM hand WHERE game = ? AND number >= ?", (game, read.since)
    )
    dates = dict(known.fetchall())
    connection.execute("DELETE FROM hand WHERE game = ? AND number >= ?", (game, read.since))
    started = connection.execute("SELECT started FROM game WHERE id = ?", (game,)).fetchone()[0]
    for hand in read.hands:
        number = hand.summary.number
        _write_hand(connection, game, hand, dates.get(number, played))
        for each in hand.summary.seats:
            who = _who(connection, file, started, (number, each.seat), hand.seats[each.seat])
            connection.execute(
                "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(game, number, each.seat, *who, each.role.value, each.outcome.value),
                    *(str(each.gain), str(each.written)),
                ),
            )


def _write_hand(connection: sqlite3.Connection, game: int, hand: HandRead, played: str) -> None:
    summary = hand.summary
    connection.execute(
        "INSERT INTO hand VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(game, summary.number, summary.act, played, summary.dealer, summary.deal),
            *(summary.contract, summary.declarer, summary.partner),
        ),
    )
    connection.executemany(
        "INSERT OR IGNORE INTO ruling VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (game, summary.number, each.place, seat, each.act, each.rule, each.article, each.row)
            for each in summary.rulings
            for seat in each.seats
        ],
    )


def _who(
    connection: sqlite3.Connection, file: str, started: str, at: tuple[int, int], note: SeatNote
) -> tuple[int | None, str, str]:
    """Return the person at a seat, or the level and name of a computer player.

    *at* is the number of the hand (0: of the table as it is now) and of the seat.
    """
    place = from_notes((note,)).places[0]
    if place.level:
        return None, place.level, place.name[:MAX_NAME]
    if _is_forgotten(connection, file, *at):
        return None, "", ""
    return person_of(connection, place.name, started), "", ""


def _is_forgotten(connection: sqlite3.Connection, file: str, hand: int, seat: int) -> bool:
    """Return whether who sat there was forgotten since."""
    found = connection.execute(
        "SELECT 1 FROM guest_place AS this WHERE file = :file AND seat = :seat AND (hand = :hand "
        "OR hand = 0 AND :hand > (SELECT max(hand) FROM guest_place WHERE file = this.file))",
        {"file": file, "seat": seat, "hand": hand},
    )
    return found.fetchone() is not None
