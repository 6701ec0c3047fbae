"""A seat is a person, a guest or a computer; of people the database learns, of guests nothing."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.documents.people import is_guest
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.ui.dialogs.new_game import GUEST
from tarock_desktop.ui.people import keeper as keeper_module
from tests.gui.window_kit import OpenProgram, begin, open_program, play_hand, play_until
from tests.kit.saved_evening import saved_evening, seated

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> OpenProgram:
    """A program at whose table Marie and Zbyněk have played."""
    saved_evening(tmp_path / "games", "spjst", 1, seated("Marie", "Zbyněk", bots=2))
    opened = open_program(qtbot, folder=tmp_path / "games")
    known(qtbot, opened, 2)
    return opened


def known(qtbot: QtBot, program: OpenProgram, people: int) -> list[str]:
    program.keeper.look()
    qtbot.waitUntil(lambda: len(program.keeper.people) == people)
    return [person.name for person in program.keeper.people]


def choose(box, data):
    box.setCurrentIndex(box.findData(data))


def test_known_people_can_be_chosen_at_every_seat(program):
    dialog = program.dialogs.new_game_dialog()
    names = [dialog._names[1].itemText(place) for place in range(dialog._names[1].count())]
    assert names == ["Marie", "Zbyněk"]
    choose(dialog._kinds[1], None)
    dialog._names[1].setCurrentIndex(1)
    seats = dialog.setup().seats
    assert (seats[1].name, seats[1].level) == ("Zbyněk", None)


def test_a_guest_has_no_name_to_type(program):
    dialog = program.dialogs.new_game_dialog()
    before = dialog._names[1].name()
    choose(dialog._kinds[1], GUEST)
    assert not dialog._names[1].isEnabled()
    seats = dialog.setup().seats
    assert is_guest(seats[1].name)
    assert seats[1].level is None
    choose(dialog._kinds[1], "club")
    assert dialog._names[1].isEnabled()
    assert dialog.setup().seats[1].name == before


def test_guests_stay_guests_in_the_next_game(program):
    dialog = program.dialogs.new_game_dialog()
    for seat in (0, 1):
        choose(dialog._kinds[seat], GUEST)
    program.opener.open_asked(dialog.setup())
    assert program.session.seating.names[:2] == ("Guest", "Guest 2")
    again = program.dialogs.new_game_dialog()
    assert [kind.currentData() for kind in again._kinds[:2]] == [GUEST, GUEST]
    assert program.settings.preferences.names == ("",) * 6


def test_the_quick_table_asks_who_plays(qtbot, program):
    program.home.ask_quick_table()
    quick = program.home.page.screen_shown
    assert quick.name.line.text() == "Anna"
    quick.name.line.selectAll()
    qtbot.keyClicks(quick.name.line, "Petra")
    assert "Petra" in quick._who.text()
    quick.rules.setCurrentIndex(quick.rules.findData("koenigrufen"))
    quick.start.click()
    assert program.session.seating.names[0] == "Petra"
    assert program.opener.usual_game("ziri").seats[0].name == "Petra"


def test_the_quick_table_has_a_place_for_a_guest(qtbot, program):
    program.home.ask_quick_table()
    quick = program.home.page.screen_shown
    quick.name.setFocus()
    for _ in range(3):
        qtbot.keyClick(quick.name, Qt.Key.Key_Down)
    quick.start.click()
    assert program.session.seating.names[0] == "Guest"
    assert program.settings.preferences.names == ("",) * 6


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
@pytest.mark.parametrize("context", ["NewGameDialog", "QuickTableScreen"])
def test_a_guest_is_known_as_one_in_every_language(language, context):
    said = read_catalogue(language).lookup(context, "Guest", None, None)
    assert is_guest(said or "Guest")


def test_what_is_played_reaches_the_database(qtbot, program, monkeypatch):
    monkeypatch.setattr(keeper_module, "SOON", 0)
    begin(program)
    play_hand(qtbot, program)
    qtbot.waitUntil(lambda: len(program.keeper.people) == 3)
    qtbot.waitUntil(lambda: len(answers(qtbot, program, lambda records: records.hands())) == 2)
    hands = answers(qtbot, program, lambda records: records.hands())
    assert {"Anna", "Marie", "Zbyněk"} <= {sitter.name for h in hands for sitter in h.sitters}


def test_a_refused_act_is_noted(qtbot, program):
    begin(program)
    prompt = play_until(qtbot, program, has_barred_card)
    heard: list[Ruling] = []
    program.window.bridge.ruled.connect(heard.append)
    program.window.submit(PlayCard(prompt.seat, prompt.cards.barred[0].card))
    (ruling,) = heard
    assert answers(qtbot, program, rules_of_anna) == []
    play_hand(qtbot, program)
    assert answers(qtbot, program, rules_of_anna) == [(ruling.rule, ruling.citation.article, 1)]


def has_barred_card(prompt):
    return prompt.phase is Phase.PLAY and bool(prompt.cards.barred)


def rules_of_anna(records):
    anna = next(person for person in records.people() if person.name == "Anna")
    sheets = records.statistics(anna.id)
    return [(rule.rule, rule.article, rule.refused) for each in sheets for rule in each.rules]


def answers(qtbot, program, job):
    """Return what the database says."""
    found: list[Any] = []
    program.keeper.ask(job, found.append)
    qtbot.waitUntil(lambda: bool(found))
    return found[0]


def test_a_database_of_a_newer_version_is_told_once(qtbot, program):
    with sqlite3.connect(program.opener.folder.parent / "people.sqlite3") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    said: list[str] = []
    program.window.report = said.append
    heard: list[object] = []
    program.keeper._signals.answered.connect(lambda *answer: heard.append(answer))
    program.keeper.look()
    program.keeper.look()
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert len(said) == 1
    assert "newer version" in said[0]


def test_a_window_that_is_closed_hears_nothing_more(qtbot: QtBot, program: OpenProgram):
    answers: list[object] = []
    program.keeper.ask(lambda records: records.people(), answers.append)
    program.window.close()
    with qtbot.waitSignal(program.keeper._signals.answered):
        program.keeper._signals.answered.emit(answers.append, ())
    program.keeper.ask(lambda records: records.people(), answers.append)
    assert not answers
