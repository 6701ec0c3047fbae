"""What a person has learned: answers, lessons passed, and puzzles from his own hands."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from msgspec import Struct

from tarock_desktop.records.people import now


class KeptAnswer(Struct, frozen=True):
    """An answer to something that may be asked again."""

    item: str
    """What was asked, by a name that stays the same."""
    is_right: bool
    day: int
    """Counted as `date.toordinal` does."""


class KeptPuzzle(Struct, frozen=True):
    """A decision of a person's own hand, as it lies in the database."""

    file: str
    """Name of the saved game it is from, which may be gone."""
    act: int
    """How many acts of that game came before the decision."""
    found: int
    """The day on which it was found."""
    cost: float
    """What the decision has cost as far as one could know, in the unit of the sheet."""
    content: str
    """All that is needed to ask it again; `learning` knows its form."""

    @property
    def item(self) -> str:
        """The name under which answers to it are kept."""
        return f"{self.file}/{self.act}"


def answered(
    connection: sqlite3.Connection, person: int, kind: str, item: str, day: int, *, is_right: bool
) -> None:
    """Keep an answer; one of somebody who was forgotten meanwhile is dropped."""
    connection.execute(
        "INSERT INTO answer (person, kind, item, is_right, day) "
        "SELECT id, ?, ?, ?, ? FROM person WHERE id = ?",
        (kind, item, is_right, day, person),
    )


def answers(connection: sqlite3.Connection, person: int, kind: str) -> tuple[KeptAnswer, ...]:
    """Return all answers of a person to one kind of question, in order."""
    rows = connection.execute(
        "SELECT item, is_right, day FROM answer WHERE person = ? AND kind = ? ORDER BY id",
        (person, kind),
    )
    return tuple(KeptAnswer(item, bool(is_right), day) for item, is_right, day in rows)


def pass_lesson(connection: sqlite3.Connection, person: int, lesson: str, ruleset: str) -> None:
    """Keep that a person has passed a lesson by the rules of a sheet."""
    connection.execute(
        "INSERT OR IGNORE INTO lesson SELECT id, ?, ?, ? FROM person WHERE id = ?",
        (lesson, ruleset, now(), person),
    )


def lessons(connection: sqlite3.Connection, person: int) -> frozenset[tuple[str, str]]:
    """Return which lessons a person has passed, each with the ruleset."""
    rows = connection.execute("SELECT lesson, ruleset FROM lesson WHERE person = ?", (person,))
    return frozenset((lesson, ruleset) for lesson, ruleset in rows)


def keep_puzzles(
    connection: sqlite3.Connection, person: int, puzzles: Iterable[KeptPuzzle]
) -> None:
    """Keep puzzles of a person; one that is there already stays as it is."""
    connection.executemany(
        "INSERT OR IGNORE INTO puzzle (person, file, act, found, cost, content) "
        "SELECT id, ?, ?, ?, ?, ? FROM person WHERE id = ?",
        [(p.file, p.act, p.found, p.cost, p.content, person) for p in puzzles],
    )


def puzzles(connection: sqlite3.Connection, person: int) -> tuple[KeptPuzzle, ...]:
    """Return all puzzles of a person, those first that were found last."""
    rows = connection.execute(
        "SELECT file, act, found, cost, content FROM puzzle WHERE person = ? "
        "ORDER BY found DESC, cost DESC, id",
        (person,),
    )
    return tuple(KeptPuzzle(*row) for row in rows)
