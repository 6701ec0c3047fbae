"""`tarock people`: the statistics without a window."""

from pathlib import Path

import pytest

from tarock_desktop.session.preferences import Preferences, load_preferences, save_preferences
from tarock_desktop.session.preferences import preferences_path as settings
from tests.kit.saved_evening import saved_evening, seated

HANDS = 2


@pytest.fixture(autouse=True)
def evening(tarock_home: Path) -> Path:
    folder = tarock_home / "data" / "games"
    return saved_evening(folder, "spjst", HANDS, seated("Marie", "Guest", bots=2))


def test_everybody_is_listed_but_no_guest(tarock):
    ended = tarock("people", "list")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.split() == ["Marie", str(HANDS), "hands"]


def test_figures_are_shown_by_sheet(tarock):
    ended = tarock("people", "show", "marie")
    assert ended.code == 0
    assert f"SPJST Tarock: {HANDS} hands" in ended.out
    assert "a hand" in ended.out


def test_every_hand_is_a_line_for_a_spreadsheet(tarock):
    ended = tarock("people", "csv")
    lines = ended.out.splitlines()
    assert ended.code == 0
    assert len(lines) == 1 + HANDS
    assert lines[1].startswith("Marie,")


def test_who_is_forgotten_is_not_listed_and_the_command_says_where_the_name_stays(
    tarock, evening, tarock_home
):
    save_preferences(Preferences(names=("Marie", "", "", "", "", "")), settings())
    ended = tarock("people", "forget", "Marie")
    assert ended.code == 0
    assert evening.name in ended.out
    assert tarock("people", "rebuild").out == "1 games read\n"
    assert tarock("people", "list").out == ""
    assert load_preferences(settings()).preferences.names == ("",) * 6
    assert tarock("people", "forget", "Marie").code == 1


def test_a_database_that_cannot_be_opened_is_told(tarock, tarock_home):
    (tarock_home / "data" / "people.sqlite3").mkdir()
    ended = tarock("people", "list")
    assert ended.code == 2
    assert "cannot be opened" in ended.err
