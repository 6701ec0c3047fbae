"""Scores of several tables typed in by hand."""

import csv
from io import StringIO

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from tarock_desktop.records.paper import load_paper
from tests.gui.window_kit import open_program, texts, unsaved_dialog

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

NAMES = ("Anna", "Josef", "Karel", "Marie")


@pytest.fixture
def program(qtbot):
    return open_program(qtbot)


def dialog_for(program, ruleset):
    dialog = program.evenings.papers.dialog()
    dialog.show()
    dialog.ruleset.setCurrentIndex(dialog.ruleset.findData(ruleset))
    return dialog


def type_in(qtbot, dialog, row, column, text):
    """Type into a cell, as somebody does who has clicked it."""
    (grid,) = dialog.grids
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)

    def is_clicked():
        # A column that has become wider moves the others in the next round of Qt's loop.
        grid.scrollToItem(grid.item(row, column))
        place = grid.visualItemRect(grid.item(row, column)).center()
        qtbot.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))
        return (grid.currentRow(), grid.currentColumn()) == (row, column)

    qtbot.waitUntil(is_clicked)
    for letter in text:
        qtbot.keyClicks(QApplication.focusWidget(), letter)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    # Qt takes what was typed in the next round of its loop.
    qtbot.waitUntil(lambda: grid.item(row, column).text() == text)


def fill(grid, row, *figures, step=1):
    for seat, figure in enumerate(figures):
        grid.item(row, 1 + seat * step).setText(figure)


def verdict(grid, row):
    return grid.item(row, 0).text()


def test_the_sum_is_checked_while_one_types(qtbot, program):
    dialog = dialog_for(program, "spjst")
    (grid,) = dialog.grids
    fill(grid, 0, *NAMES, step=2)
    for seat, figure in enumerate(("132", "95", "188")):
        type_in(qtbot, dialog, 2, 1 + 2 * seat, figure)
    assert verdict(grid, 2) == "… not complete"
    type_in(qtbot, dialog, 2, 7, "15")
    assert verdict(grid, 2) == "✗ 430, should be 400"
    type_in(qtbot, dialog, 2, 8, "30")
    assert verdict(grid, 2) == "✓ 430"
    assert [dialog.places.cells.text(row, 2) for row in range(4)] == [
        "Karel",
        "Anna",
        "Josef",
        "Marie",
    ]
    assert [dialog.places.cells.text(row, 4) for row in range(4)] == ["+88", "+32", "−5", "−115"]
    assert "All rows add up" in texts(dialog)


def test_return_in_a_field_presses_no_button(qtbot, program):
    dialog = dialog_for(program, "spjst")
    assert "Nothing is entered yet." in texts(dialog)
    dialog.title.setFocus()
    qtbot.keyClick(dialog.title, Qt.Key.Key_Return)
    assert len(dialog.grids) == 1
    dialog.add.setFocus()
    qtbot.keyClick(dialog.add, Qt.Key.Key_Return)
    assert len(dialog.grids) == 2


def test_a_word_is_no_number_and_is_said_so(program):
    dialog = dialog_for(program, "koenigrufen")
    (grid,) = dialog.grids
    fill(grid, 0, *NAMES)
    fill(grid, 2, "4", "-4", "4", "four")
    assert verdict(grid, 2) == "✗ not a number"


def test_a_draft_is_saved_and_opened_again_though_it_is_wrong(qtbot, program, tmp_path):
    dialog = dialog_for(program, "spjst")
    (grid,) = dialog.grids
    fill(grid, 0, *NAMES, step=2)
    fill(grid, 2, "132", "95", "188", "15", step=2)
    dialog.title.setText("Caldwell")
    qtbot.mouseClick(dialog.add, Qt.MouseButton.LeftButton)
    file = tmp_path / "a.tarock-scores"
    program.evenings.papers.save(dialog, file)
    assert not dialog.is_changed
    paper = load_paper(file)
    assert paper.title == "Caldwell"
    assert [table.name for table in paper.table] == ["Table 1", "Table 2"]
    program.evenings.papers.open(file)
    again = next(
        found
        for found in program.window.findChildren(type(dialog))
        if found is not dialog and found.isVisible()
    )
    assert again.paper() == paper
    assert "Not all rows add up" in texts(again)


def test_what_is_not_saved_is_asked_before_it_is_lost(qtbot, program):
    dialog = dialog_for(program, "spjst")
    fill(dialog.grids[0], 0, "Anna")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    asked = unsaved_dialog(dialog)
    assert "not saved" in texts(asked)
    # Return alone gives nothing up.
    qtbot.keyClick(asked, Qt.Key.Key_Return)
    assert not asked.isVisible()
    assert dialog.isVisible()
    program.window.close()
    assert program.window.isVisible()
    qtbot.mouseClick(unsaved_dialog(program.window).leave, Qt.MouseButton.LeftButton)
    assert not program.window.isVisible()


def test_another_sheet_asks_for_what_its_rows_hold(program):
    dialog = dialog_for(program, "ziri")
    assert dialog.kind.currentData() == "written"
    (grid,) = dialog.grids
    fill(grid, 0, "Ana", "Bor", "Cene")
    fill(grid, 2, "-4")
    assert verdict(grid, 2) == "✓ −4"
    assert dialog.places.cells.text(0, 4) == "+4"
    dialog.kind.setCurrentIndex(dialog.kind.findData("gains"))
    assert verdict(dialog.grids[0], 2) == "… not complete"


def test_all_tables_are_written_for_a_spreadsheet_and_as_pdf(program, tmp_path):
    dialog = dialog_for(program, "czech-gp")
    (grid,) = dialog.grids
    fill(grid, 0, *NAMES, step=2)
    fill(grid, 1, "12", "7", "3", "9", step=2)
    fill(grid, 2, "60", "60", "40", "40", step=2)
    program.evenings.papers.write(dialog, tmp_path / "a.csv")
    rows = list(csv.reader(StringIO((tmp_path / "a.csv").read_text())))
    places = rows[[row[:1] for row in rows].index(["Standings"]) + 2 :]
    assert places[0][:5] == ["1", "12", "Anna", "1", "10"]
    assert places[1][:5] == ["1", "7", "Josef", "1", "10"]
    assert places[2][:5] == ["3", "3", "Karel", "1", "-10"]
    program.evenings.papers.write(dialog, tmp_path / "a.pdf")
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")


def test_a_damaged_file_is_one_sentence(qtbot, program, tmp_path):
    file = tmp_path / "a.tarock-scores"
    file.write_text('scores = 1\nruleset = "spjst"\ntable = 3\n')
    program.evenings.papers.open(file)
    qtbot.waitUntil(lambda: "a.tarock-scores:3:9" in texts(program.window))
