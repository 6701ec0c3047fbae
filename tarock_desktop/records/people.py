"""The people who have sat at this computer's tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

from tarock_desktop.documents.people import folded, is_guest
from tarock_desktop.records.errors import NameTakenError

COLOURS: Final = ("", "orange", "green", "turquoise", "violet", "pink", "brown")
"""What a person's colour can be; empty: none."""


_PLACES: Final = """
SELECT game.file, 0, place.seat FROM place JOIN game ON game.id = place.game
WHERE place.person = :person
UNION SELECT game.file, seat.hand, seat.seat FROM seat JOIN game ON game.id = seat.game
WHERE seat.person = :person
"""
"""The seats of a person in games, and in their hands."""


class Person(Struct, frozen=True):
    """Somebody who has sat at the table."""

    id: int
    name: str
    language: str = ""
    """Code of the language that is spoken before him; empty: that of the window."""
    colour: str = ""
    """One of `COLOURS`."""


class Forgotten(Struct, frozen=True):
    """What is left of somebody who was forgotten."""

    name: str
    files: tuple[str, ...]
    """Saved games that still hold his name."""


def people(connection: sqlite3.Connection) -> tuple[Person, ...]:
    """Return everybody, by name."""
    rows = connection.execute("SELECT id, name, language, colour FROM person ORDER BY folded")
    return tuple(Person(*row) for row in rows)


def known(everybody: Iterable[Person], name: str) -> Person | None:
    """Return the person who is called so; `None`: nobody, or a guest."""
    key = folded(name)
    return next((person for person in everybody if folded(person.name) == key), None)


def change(
    connection: sqlite3.Connection, person: int, *, language: str | None, colour: str | None
) -> None:
    """Give a person a language, a colour or both; `None`: it stays as it is."""
    if language is not None:
        connection.execute("UPDATE person SET language = ? WHERE id = ?", (language, person))
    if colour is not None:
        connection.execute("UPDATE person SET colour = ? WHERE id = ?", (colour, person))


def rename(connection: sqlite3.Connection, person: int, name: str) -> None:
    """Call a person otherwise from now on; the games played so far stay his.

    Raises:
        NameTakenError: somebody else is called so.
    """
    row = connection.execute("SELECT folded FROM person WHERE id = ?", (person,)).fetchone()
    if row is None:
        return
    key = folded(name)
    taken = connection.execute(
        "SELECT 1 FROM person WHERE folded = ? AND id != ?", (key, person)
    ).fetchone()
    if taken or is_guest(name):
        raise NameTakenError(name)
    connection.execute("UPDATE person SET name = ?, folded = ? WHERE id = ?", (name, key, person))
    if row[0] != key:
        connection.execute(
            "INSERT OR REPLACE INTO former_name VALUES (?, ?, ?)", (row[0], now(), person)
        )


def files_of(connection: sqlite3.Connection, person: int) -> tuple[str, ...]:
    """Return the names of the saved games that hold a person's name."""
    rows = connection.execute(_PLACES, {"person": person})
    return tuple(sorted({file for file, _, _ in rows}))


def forget(connection: sqlite3.Connection, person: int, kept: Sequence[Path]) -> Forgotten | None:
    """Take a person out of the database: his hands become a guest's, his name goes.

    Saved games are not changed. *kept*: damaged databases that were kept aside and may hold the
    name; they are deleted. Returns `None` if there is no such person.
    """
    row = connection.execute("SELECT name FROM person WHERE id = ?", (person,)).fetchone()
    if row is None:
        return None
    files = connection.execute(_PLACES, {"person": person}).fetchall()
    connection.execute(f"INSERT OR IGNORE INTO guest_place {_PLACES}", {"person": person})
    connection.executemany("DELETE FROM refusal WHERE file = ? AND hand >= ? AND seat = ?", files)
    connection.execute("DELETE FROM person WHERE id = ?", (person,))
    for path in kept:
        path.unlink(missing_ok=True)
    return Forgotten(row[0], tuple(sorted({file for file, _, _ in files})))


def person_of(
    connection: sqlite3.Connection, name: str, started: str, *, make: bool = True
) -> int | None:
    """Return the person with a name in a game that was begun then; `None`: a guest.

    A name that nobody has had is a new person's, unless *make* is false.
    """
    key = folded(name)
    if not key or is_guest(name):
        return None
    row = (
        connection.execute(
            "SELECT person FROM former_name WHERE folded = ? AND until >= ? ORDER BY until",
            (key, started),
        ).fetchone()
        or connection.execute("SELECT id FROM person WHERE folded = ?", (key,)).fetchone()
    )
    if row is not None:
        found: int = row[0]
        return found
    if not make:
        return None
    made = connection.execute(
        "INSERT INTO person (name, folded, made) VALUES (?, ?, ?)", (name, key, now())
    )
    return made.lastrowid


def now() -> str:
    """Return the time as the database has it: local, to the second."""
    return datetime.now(tz=UTC).astimezone().strftime("%Y-%m-%dT%H:%M:%S")
