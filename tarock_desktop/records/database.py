"""The file `people.sqlite3`: its tables, and what is done if it is newer or damaged.

It can be built again from the journals, but for some things: languages and colours of people,
names they had before, acts that a referee refused, what was given away, and what somebody has
learned. Those are saved from a damaged file as far as they can be read.
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from tarock_desktop.documents.faults import fault
from tarock_desktop.documents.files import reason
from tarock_desktop.journal.storage import kept_aside
from tarock_desktop.paths import data_folder
from tarock_desktop.records.errors import DamagedRecordsError, NewerRecordsError, RecordsError

FILE_NAME: Final = "people.sqlite3"
PATIENCE: Final = 5.0
"""Seconds to wait for another window that writes."""
KEPT: Final = (
    *("person", "former_name", "guest_place", "refusal"),
    *("answer", "lesson", "puzzle", "given_away"),
)
"""Tables that no journal can give back."""
_APPLICATION: Final = 0x7461726B
"""Marks the file as ours."""

_FIRST_TABLES: Final = """
CREATE TABLE person (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  folded TEXT NOT NULL UNIQUE,  -- how the name is compared
  language TEXT NOT NULL DEFAULT '',
  colour TEXT NOT NULL DEFAULT '',
  made TEXT NOT NULL
);
CREATE TABLE former_name (  -- games begun until then have this name of a person who was renamed
  folded TEXT NOT NULL,
  until TEXT NOT NULL,
  person INTEGER NOT NULL REFERENCES person ON DELETE CASCADE,
  PRIMARY KEY (folded, until)
);
CREATE TABLE guest_place (  -- seats of games whose person was forgotten
  file TEXT NOT NULL,
  hand INTEGER NOT NULL,  -- 0: from the last of these hands on
  seat INTEGER NOT NULL,
  PRIMARY KEY (file, hand, seat)
);
CREATE TABLE refusal (  -- acts that were refused are in no journal
  file TEXT NOT NULL,
  hand INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  rule TEXT NOT NULL,
  article TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (file, hand, seat, rule, article)
);
CREATE TABLE game (
  id INTEGER PRIMARY KEY,
  file TEXT NOT NULL UNIQUE,
  ruleset TEXT NOT NULL,
  options TEXT NOT NULL,  -- JSON
  mode TEXT NOT NULL,
  people INTEGER NOT NULL,
  started TEXT NOT NULL,
  closed INTEGER NOT NULL,
  damage TEXT NOT NULL,
  size INTEGER NOT NULL,
  modified INTEGER NOT NULL,
  branch_game TEXT,  -- file of the game it was played on from
  branch_hand INTEGER NOT NULL,  -- hands up to this one were begun there; 0: none
  branch_act INTEGER,
  mark_offset INTEGER,  -- where the last hand begins, for reading on
  mark_digest TEXT,
  mark_acts INTEGER,
  mark_hand INTEGER,
  mark_seats INTEGER  -- where the line begins that says who sat there; 0: the first line
);
CREATE TABLE place (  -- who sits at the table now
  game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  person INTEGER REFERENCES person ON DELETE SET NULL,
  level TEXT NOT NULL,  -- of a computer player; empty: a person or a guest
  name TEXT NOT NULL,  -- of a computer player only
  PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE hand (
  game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  number INTEGER NOT NULL,
  act INTEGER NOT NULL,
  played TEXT NOT NULL,
  dealer INTEGER NOT NULL,
  deal TEXT NOT NULL,
  contract TEXT NOT NULL,
  declarer INTEGER,
  partner INTEGER,
  PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE seat (
  game INTEGER NOT NULL,
  hand INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  person INTEGER REFERENCES person ON DELETE SET NULL,
  level TEXT NOT NULL,  -- of a computer player; empty: a person or a guest
  name TEXT NOT NULL,  -- of a computer player only
  role TEXT NOT NULL,
  outcome TEXT NOT NULL,
  gain TEXT NOT NULL,  -- exact, such as 7/3
  written TEXT NOT NULL,
  PRIMARY KEY (game, hand, seat),
  FOREIGN KEY (game, hand) REFERENCES hand ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX seats_of_person ON seat (person);
CREATE TABLE ruling (
  game INTEGER NOT NULL,
  hand INTEGER NOT NULL,
  place INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  act INTEGER NOT NULL,
  rule TEXT NOT NULL,
  article TEXT NOT NULL,
  line TEXT NOT NULL,  -- id of the irregularity on the sheet
  PRIMARY KEY (game, hand, place, seat),
  FOREIGN KEY (game, hand) REFERENCES hand ON DELETE CASCADE
) WITHOUT ROWID;
"""
_TABLES_OF_LEARNING: Final = """
CREATE TABLE answer (  -- every one: when something is due again follows from them
  id INTEGER PRIMARY KEY,
  person INTEGER NOT NULL REFERENCES person ON DELETE CASCADE,
  kind TEXT NOT NULL,  -- what was asked: a puzzle, a kind of question for judges
  item TEXT NOT NULL,
  is_right INTEGER NOT NULL,
  day INTEGER NOT NULL  -- counted as Python's `date.toordinal` does
);
CREATE INDEX answers_of_person ON answer (person, kind);
CREATE TABLE lesson (  -- those that were passed
  person INTEGER NOT NULL REFERENCES person ON DELETE CASCADE,
  lesson TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  passed TEXT NOT NULL,
  PRIMARY KEY (person, lesson, ruleset)
);
CREATE TABLE puzzle (  -- a decision of an own hand; no name is in it
  id INTEGER PRIMARY KEY,
  person INTEGER NOT NULL REFERENCES person ON DELETE CASCADE,
  file TEXT NOT NULL,  -- of the game, which may be gone
  act INTEGER NOT NULL,
  found INTEGER NOT NULL,  -- day
  cost REAL NOT NULL,
  content TEXT NOT NULL,  -- JSON
  UNIQUE (person, file, act)
);
"""
_TABLE_OF_MISTAKES: Final = """
CREATE TABLE given_away (  -- in hands of which every act was looked at; in the sheet's unit
  person INTEGER NOT NULL REFERENCES person ON DELETE CASCADE,
  file TEXT NOT NULL,
  hand INTEGER NOT NULL,
  bid REAL NOT NULL,
  talon REAL NOT NULL,
  call REAL NOT NULL,
  words REAL NOT NULL,
  card REAL NOT NULL,
  PRIMARY KEY (person, file, hand)
) WITHOUT ROWID;
"""
_STEPS: Final = (_FIRST_TABLES, _TABLES_OF_LEARNING, _TABLE_OF_MISTAKES)
"""The tables that each version of the file has added to those before it."""
VERSION: Final = len(_STEPS)
"""Version of the tables that is written."""


def database_path() -> Path:
    """Return where the database lies."""
    return data_folder() / FILE_NAME


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the database; it is made if there is none.

    What is done in the block is kept as a whole, or undone if it raises.

    Raises:
        NewerRecordsError: a newer version has written it.
        DamagedRecordsError: it can't be read.
        RecordsError: it can't be opened or written now.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(_connected(path)) as connection, connection:
            _prepare(connection, path)
            yield connection
    except sqlite3.OperationalError as error:
        # Busy, read-only, a full disk: nothing is wrong with what is in it.
        raise _unusable(path, OSError(_ERRORS.get(error.sqlite_errorcode & 0xFF), "")) from error
    except sqlite3.DatabaseError as error:
        raise DamagedRecordsError(path) from error
    except OSError as error:
        raise _unusable(path, error) from None


_ERRORS: Final = {
    sqlite3.SQLITE_BUSY: errno.EBUSY,
    sqlite3.SQLITE_LOCKED: errno.EBUSY,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_IOERR: errno.EIO,
}
"""What the operating system would call an error of SQLite."""


def _unusable(path: Path, error: OSError) -> RecordsError:
    return RecordsError(path, fault("cannot be opened: {reason}", reason=reason(error)))


def _connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level="IMMEDIATE")
    connection.execute("PRAGMA foreign_keys = ON")
    # What is deleted is written over: nothing is left of somebody who is forgotten.
    connection.execute("PRAGMA secure_delete = ON")
    # The journal of SQLite itself, which every kill survives; WAL needs a disk of this computer.
    connection.execute("PRAGMA synchronous = NORMAL")
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Make the tables that are missing; refuse a file that is not ours or newer."""
    if _version(connection, path) == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    # Another window may have made them meanwhile.
    version = _version(connection, path)
    for step in _STEPS[version:]:
        for statement in step.split(";\n"):
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {_APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.commit()


def _version(connection: sqlite3.Connection, path: Path) -> int:
    """Return of which version the tables are; 0: there are none yet."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if _mark(connection) == _APPLICATION:
        if version > VERSION:
            raise NewerRecordsError(path)
        return version
    if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise sqlite3.DatabaseError("not a database of people")
    return 0


def _mark(connection: sqlite3.Connection) -> int:
    mark: int = connection.execute("PRAGMA application_id").fetchone()[0]
    return mark


def check(connection: sqlite3.Connection) -> None:
    """Look through the whole database.

    Raises:
        DatabaseError: it is damaged.
    """
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(found)


def set_aside(path: Path) -> Path | None:
    """Give a damaged database a new name, and make a new one with what can be saved of it.

    Returns where the damaged one lies; `None`: there is none.

    Raises:
        RecordsError: that can't be done.
    """
    try:
        kept = kept_aside(path) if path.exists() else None
        for rest in ("-journal", "-wal", "-shm"):
            path.with_name(path.name + rest).unlink(missing_ok=True)
    except OSError as error:
        what = fault("cannot be kept aside: {reason}", reason=reason(error))
        raise RecordsError(path, what) from None
    with opened(path) as connection:
        if kept is not None:
            _save_from(kept, connection)
    return kept


def _save_from(damaged: Path, connection: sqlite3.Connection) -> None:
    """Take over the rows of a damaged file that no journal can give back."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(damaged)) as old:
        for table in KEPT:
            with suppress(sqlite3.Error):
                rows = old.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608 - our names
                for row in rows:
                    signs = ", ".join("?" * len(row))
                    with suppress(sqlite3.Error):
                        connection.execute(f"INSERT INTO {table} VALUES ({signs})", row)  # noqa: S608
