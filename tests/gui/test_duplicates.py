"""Duplicate in the window: a set is made, played, typed by hand, opened from files, compared."""

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from tarock_desktop.records.duplicate_results import load_results
from tarock_desktop.records.duplicate_sets import DuplicateSet, load_set
from tarock_desktop.session.deals import digest
from tests.gui.window_kit import OpenProgram, begin, open_program, play_hand, press
from tests.kit.duplicates import play_deal

pytestmark = [
    pytest.mark.gui,
    pytest.mark.qt_log_ignore("propagateSizeHints", "grabbing", r"raise\(\)"),
]
LEFT = Qt.MouseButton.LeftButton
NAMES = ("Ota", "Pia", "Rudi", "Sara")


@pytest.fixture
def program(qtbot: QtBot) -> OpenProgram:
    return open_program(qtbot, size=(1440, 900))


def opened(program: OpenProgram, qtbot: QtBot) -> Any:
    assert program.window.commands.run("game.duplicate")
    dialog = program.duplicates._dialog
    qtbot.waitUntil(dialog.isVisible)
    return dialog


def new_set(program: OpenProgram, tmp_path: Any, count: int = 2) -> DuplicateSet:
    made = program.duplicates.new_set("Club", "spjst", count)
    program.duplicates.save_set(made, tmp_path / "set.toml")
    played = load_set(tmp_path / "set.toml")
    assert played.digest == made.digest
    return played


def choose(qtbot: QtBot, dialog: Any, action: Any) -> None:
    """Choose from the menu of the tables."""
    menu = dialog.tools.menu()
    menu.popup(dialog.tools.mapToGlobal(dialog.tools.rect().bottomLeft()))
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


def type_into(qtbot: QtBot, table: Any, row: int, column: int, text: str) -> None:
    """Type into a cell as a person does: click, F2, text, Enter."""
    place = table.visualItemRect(table.item(row, column)).center()
    qtbot.mouseClick(table.viewport(), LEFT, pos=place)
    qtbot.keyClick(table, Qt.Key.Key_F2)
    (editor,) = (each for each in table.findChildren(QLineEdit) if each.isVisible())
    editor.selectAll()
    qtbot.keyClicks(editor, text)
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not any(each.isVisible() for each in table.findChildren(QLineEdit)))


@pytest.mark.slow
def test_a_set_is_played_at_two_tables_and_compared(qtbot: QtBot, tmp_path):
    program = open_program(qtbot, size=(1440, 900), folder=tmp_path / "games")
    begin(program)
    played = new_set(program, tmp_path)
    for number in (1, 2):
        dialog = opened(program, qtbot)
        assert dialog.play.text() == f"Play deal {number}"
        qtbot.mouseClick(dialog.play, LEFT)
        play_hand(qtbot, program)
    program.duplicates.save_results(0, tmp_path / "North.toml")
    assert set(load_results(tmp_path / "North.toml", played).scores) == {1, 2}
    games = [play_deal(played, number, tmp_path / "south", NAMES) for number in (1, 2)]
    dialog = opened(program, qtbot)
    assert not dialog.play.isEnabled()
    program.duplicates.open_results(games)
    assert dialog.table.count() == 2
    said = dialog.comparison.toPlainText()
    assert "All scores and all differences add up to 0." in said
    assert all(name in said for name in (*NAMES, "Anna", "North"))
    program.duplicates.save_pdf(tmp_path / "c.pdf")
    assert (tmp_path / "c.pdf").read_bytes().startswith(b"%PDF")
    program.duplicates.save_csv(tmp_path / "c.csv")
    assert len((tmp_path / "c.csv").read_text(encoding="utf-8").splitlines()) == 1 + 2 * 2 * 4


def test_results_are_typed_and_proved_row_by_row(qtbot: QtBot, program: OpenProgram, tmp_path):
    new_set(program, tmp_path)
    dialog = opened(program, qtbot)
    choose(qtbot, dialog, dialog.add)
    assert dialog.table.currentText() == "Table 2"
    results = dialog.results
    type_into(qtbot, results, 0, 0, "Ota")
    for column, score in enumerate(("3", "-1", "-1")):
        type_into(qtbot, results, 1, column, score)
    assert results.item(1, 4).text() == ""
    type_into(qtbot, results, 1, 3, "0")
    assert results.item(1, 4).text() == "1 ✗"
    assert program.duplicates.state.tables[1].scores == {}
    type_into(qtbot, results, 1, 3, "-1")
    assert results.item(1, 4).text() == "0 ✓"
    assert program.duplicates.state.tables[1].scores == {1: (3, -1, -1, -1)}
    assert program.duplicates.state.tables[1].names[0] == "Ota"
    (unsaved,) = program.duplicates.unsaved()
    assert unsaved.what == "The results of Table 2 are not saved."
    program.duplicates.save_results(1, tmp_path / "Second.toml")
    assert not program.duplicates.unsaved()


def test_a_file_of_another_set_is_refused_in_a_sentence(
    qtbot: QtBot, program: OpenProgram, tmp_path
):
    played = new_set(program, tmp_path)
    other = replace(played, deals=played.deals[:1])
    game = play_deal(other, 1, tmp_path / "other", NAMES)
    program.duplicates.use_set(replace(played, deals=played.deals[1:]))
    told: list[str] = []
    program.window.report = told.append
    program.duplicates.open_results([game])
    assert len(told) == 1
    assert "no finished hand of this game is a deal of the set" in told[0]
    assert len(program.duplicates.state.tables) == 1


def test_the_deal_of_the_editor_is_the_first_of_a_new_set(qtbot: QtBot, program: OpenProgram):
    program.window.commands.run("game.edit")
    page = program.deals.page
    page._fill("7")
    deal = page._steps.now.deal
    made = program.duplicates.new_set("Club", "spjst", 1)
    assert digest(made.deals[0]) == digest(deal)
    assert len(made.deals) == 2
    asked = program.duplicates.new_set_dialog()
    assert "first of the set" in asked.note.text()
    asked.close()


def test_a_deal_taken_back_has_no_result(qtbot: QtBot, program: OpenProgram, tmp_path):
    begin(program)
    new_set(program, tmp_path)
    program.duplicates.play(1)
    play_hand(qtbot, program)
    assert set(program.duplicates.state.tables[0].scores) == {1}
    program.game.undo()
    assert program.duplicates.state.tables[0].scores == {}


def test_without_a_set_the_dialog_says_what_to_do(qtbot: QtBot, program: OpenProgram):
    dialog = opened(program, qtbot)
    assert "give its file to every table" in dialog.note.text()
    assert not dialog.tabs.isVisible()
    press(qtbot, program, Qt.Key.Key_Escape)


def test_tables_are_renamed_and_removed(qtbot: QtBot, program: OpenProgram, tmp_path):
    new_set(program, tmp_path)
    dialog = opened(program, qtbot)
    assert not dialog.remove.isEnabled()
    choose(qtbot, dialog, dialog.add)
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, "Window seat")
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    assert dialog.table.currentText() == "Window seat"
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, "This table")
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    assert dialog.table.currentText() == "Window seat", "another table is called so"
    choose(qtbot, dialog, dialog.remove)
    assert [each.table for each in program.duplicates.state.tables] == ["This table"]


def test_who_goes_on_opens_his_own_results_first(qtbot: QtBot, program: OpenProgram, tmp_path):
    played = new_set(program, tmp_path)
    game = play_deal(played, 1, tmp_path / "mine", NAMES)
    dialog = opened(program, qtbot)
    program.duplicates.open_results([game])
    assert dialog.table.count() == 1
    assert dialog.play.text() == "Play deal 2"
