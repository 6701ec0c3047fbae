"""What was given away is kept by kind, only where it is known, and goes with the person."""

import csv
import sqlite3
from contextlib import closing

import pytest

from tarock_desktop.records import database
from tarock_desktop.records.given_away import GivenAway
from tarock_desktop.records.people import known
from tarock_desktop.records.records import Records
from tarock_desktop.records.spreadsheet import csv_of
from tarock_desktop.table.seats import Seat
from tests.kit.saved_evening import saved_evening, seated

LOST = GivenAway(bid=1.5, card=2.25)
MARIE, GUEST = Seat(0), Seat(1)


@pytest.fixture
def evening(tmp_path):
    return saved_evening(tmp_path / "games", "spjst", 2, seated("Marie", "Guest", bots=2))


@pytest.fixture
def records(tmp_path, evening):
    made = Records(tmp_path / "people.sqlite3", tmp_path / "games")
    made.keep_given_away(evening, 2, {MARIE: LOST, GUEST: LOST})
    return made


def played(records):
    person = known(records.people(), "Marie")
    (sheet,) = records.statistics(person.id)
    return sheet


def rows(records):
    with closing(sqlite3.connect(records.path)) as connection:
        return connection.execute("SELECT * FROM given_away").fetchall()


def test_it_is_known_of_the_hand_that_was_looked_through_and_of_no_guest(records):
    assert [hand.given_away for hand in played(records).hands] == [None, LOST]
    assert LOST.total == sum(LOST.by_kind) == 3.75
    assert len(rows(records)) == 1


def test_a_spreadsheet_has_empty_cells_where_it_is_not_known(records):
    first, second = csv.DictReader(csv_of([("Marie", played(records).hands)]).splitlines())
    kinds = [name for name in first if name.startswith("given_away_")]
    assert [first[kind] for kind in kinds] == [""] * 5
    assert [second[kind] for kind in kinds] == ["1.50", "0.00", "0.00", "0.00", "2.25"]


def test_it_outlives_a_new_building_and_a_damaged_database(records):
    records.rebuild()
    assert played(records).given_away == (LOST,)
    database.set_aside(records.path)
    records.rebuild()
    assert played(records).given_away == (LOST,)


def test_without_it_saved_games_say_nothing_of_it(records):
    records.path.unlink()
    records.rebuild()
    assert len(played(records).hands) == 2
    assert not played(records).given_away


def test_a_hand_that_is_played_again_is_not_known_any_more(records, evening):
    records.drop_given_away(evening, 3)
    assert played(records).given_away
    records.drop_given_away(evening, 2)
    assert not played(records).given_away


def test_it_goes_with_the_person(records, evening):
    records.forget(known(records.people(), "Marie").id)
    assert rows(records) == []
    records.keep_given_away(evening, 2, {MARIE: LOST})
    assert rows(records) == []
