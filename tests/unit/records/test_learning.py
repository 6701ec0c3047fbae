"""What somebody has learned is kept with him, and goes with him."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tarock_desktop.records import database
from tarock_desktop.records.learning import KeptAnswer, KeptPuzzle
from tarock_desktop.records.records import Records

PUZZLE = KeptPuzzle("game.tarock", 12, 738_000, 2.5, '{"content": "secret"}')


@pytest.fixture
def records(tmp_path):
    return Records(tmp_path / "people.sqlite3", tmp_path / "games")


def make_person(records, name="Ana"):
    records.people()
    with closing(sqlite3.connect(records.path)) as connection, connection:
        made = connection.execute(
            "INSERT INTO person (name, folded, made) VALUES (?, ?, '')", (name, name.casefold())
        )
        return made.lastrowid


def learn(records, person):
    records.answered(person, "puzzle", PUZZLE.item, 738_000, is_right=False)
    records.answered(person, "puzzle", PUZZLE.item, 738_001, is_right=True)
    records.lesson_passed(person, "texas-following", "spjst")
    records.keep_puzzles(person, (PUZZLE,))


def learned(records, person):
    return records.answers(person, "puzzle"), records.lessons(person), records.puzzles(person)


def test_what_was_learned_is_there_again(records):
    ana, bo = make_person(records), make_person(records, "Bo")
    learn(records, ana)
    learn(records, ana)
    answers, lessons, puzzles = learned(records, ana)
    assert answers[:2] == (
        KeptAnswer("game.tarock/12", False, 738_000),
        KeptAnswer("game.tarock/12", True, 738_001),
    )
    assert lessons == {("texas-following", "spjst")}
    assert puzzles == (PUZZLE,)
    assert learned(records, bo) == ((), frozenset(), ())
    assert records.answers(ana, "ruling") == ()


def test_of_a_forgotten_person_nothing_is_left(records):
    ana = make_person(records)
    learn(records, ana)
    records.forget(ana)
    # Answers of a session that was open meanwhile find nobody.
    learn(records, ana)
    assert learned(records, ana) == ((), frozenset(), ())
    written = records.path.read_bytes()
    assert b"secret" not in written
    assert b"game.tarock" not in written
    assert b"texas-following" not in written


def test_an_older_database_gets_the_tables(records):
    with closing(sqlite3.connect(records.path)) as old:
        for statement in database._FIRST_TABLES.split(";\n"):
            old.execute(statement)
        old.execute("INSERT INTO person (name, folded, made) VALUES ('Ana', 'ana', '')")
        old.execute(f"PRAGMA application_id = {database._APPLICATION}")
        old.execute("PRAGMA user_version = 1")
        old.commit()
    (ana,) = records.people()
    learn(records, ana.id)
    assert records.puzzles(ana.id) == (PUZZLE,)


def test_what_no_journal_can_give_back_is_saved_from_a_damaged_file(records):
    ana = make_person(records)
    learn(records, ana)
    before = learned(records, ana)
    database.set_aside(records.path)
    records.rebuild()
    assert learned(records, ana) == before


WRITER = """
import sys
from pathlib import Path
from tarock_desktop.records.records import Records
records = Records(Path(sys.argv[1]))
for day in range(100_000):
    records.answered(int(sys.argv[2]), "puzzle", "item", day, is_right=True)
    print(day, flush=True)
"""


def test_kill_loses_one_answer_at_most(records):
    ana = make_person(records)
    command = [sys.executable, "-c", WRITER, str(records.path), str(ana)]
    root = Path(__file__).parents[3]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        for _ in range(5):
            said = writer.stdout.readline()
        writer.kill()
        rest = writer.stdout.read().split()
    last = int(rest[-1] if rest else said)
    records.check()
    days = [answer.day for answer in records.answers(ana, "puzzle")]
    assert days == list(range(len(days)))
    assert last + 1 <= len(days) <= last + 2
