"""What people are used to from other programs: dragged files, recent games, a menu bar."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tarock_desktop.journal.reading import read_journal
from tarock_desktop.records.duplicate_results import TableResults, format_results
from tarock_desktop.records.duplicate_sets import format_set
from tarock_desktop.records.paper import PaperScores, save_paper
from tarock_desktop.ui.commands.registry import Menu
from tarock_desktop.ui.evening.paper_dialog import PaperDialog
from tarock_desktop.ui.window.menus import INSIDE
from tests.gui.window_kit import OpenProgram, begin, open_game, open_program, play_hand
from tests.kit.waiting_game import save_waiting_game

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

DEALS = Path(__file__).parents[2] / "docs" / "deals"


def drop(program: OpenProgram, file: Path) -> bool:
    """Drag a file onto the window, let it go, and return whether it was taken."""
    dragged = QMimeData()
    dragged.setUrls([QUrl.fromLocalFile(str(file))])
    how = (Qt.DropAction.CopyAction, dragged, Qt.MouseButton.LeftButton)
    keys = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), *how, keys)
    enter.ignore()
    QApplication.sendEvent(program.window.tables, enter)
    if enter.isAccepted():
        QApplication.sendEvent(program.window.tables, QDropEvent(QPoint(50, 50), *how, keys))
    return enter.isAccepted()


def recent(program: OpenProgram) -> QMenu:
    menu: QMenu = program._menus._recent.menu
    menu.aboutToShow.emit()
    return menu


def test_a_saved_game_is_opened_where_it_is_let_go(qtbot: QtBot, tmp_path: Path):
    save_waiting_game(tmp_path, "ziri")
    (file,) = tmp_path.glob("*.tarock")
    program = open_program(qtbot)
    program.home.show_start()
    assert drop(program, file)
    assert program.window.shows_game
    assert program.session.path == file


def test_a_deal_is_played_where_it_is_let_go(qtbot: QtBot):
    program = open_program(qtbot)
    assert drop(program, DEALS / "koenigrufen-kaiserstich.toml")
    assert program.session.ruleset == "koenigrufen"


def test_a_set_and_its_results_are_opened_where_they_are_let_go(qtbot: QtBot, tmp_path: Path):
    program = open_program(qtbot)
    file, results = tmp_path / "set.toml", tmp_path / "results.toml"
    made = program.duplicates.new_set("Club", "ziri", 2)
    file.write_text(format_set(made), encoding="utf-8")
    table = TableResults(
        "Second", ("Ana", "Bor", "Cene"), {1: (Fraction(2), Fraction(-1), Fraction(-1))}
    )
    results.write_text(format_results(table, made), encoding="utf-8")
    assert drop(program, file)
    assert program.duplicates.state.played.digest == made.digest
    assert program.duplicates._dialog.isVisible()
    assert drop(program, results)
    assert program.duplicates.state.compared == [table]


def test_scores_from_paper_are_opened_where_they_are_let_go(qtbot: QtBot, tmp_path: Path):
    program = open_program(qtbot)
    file = tmp_path / "club.tarock-scores"
    save_paper(PaperScores(ruleset="spjst", kind="scores", title="Club"), file)
    assert drop(program, file)
    (dialog,) = program.window.findChildren(PaperDialog)
    assert dialog.paper().title == "Club"


def test_another_file_is_not_taken(qtbot: QtBot, tmp_path: Path):
    program = open_program(qtbot)
    (tmp_path / "letter.txt").write_text("Dear Anna\n", encoding="utf-8")
    assert not drop(program, tmp_path / "letter.txt")


def test_games_that_were_played_last_are_in_the_menu(qtbot: QtBot, tmp_path: Path):
    program = open_program(qtbot, folder=tmp_path)
    for ruleset in ("spjst", "ziri"):
        begin(program, ruleset=ruleset)
    entries = recent(program).actions()
    assert {entry.text().partition(",")[0] for entry in entries} == {
        "SPJST Tarock",
        "Žirovski tarok",
    }
    next(entry for entry in entries if entry.text().startswith("SPJST")).trigger()
    assert program.session.ruleset == "spjst"
    assert len(list(tmp_path.glob("*.tarock"))) == 2


def test_the_menu_bar_is_a_setting(qtbot: QtBot):
    program = open_game(qtbot)
    bar = program.window.menuBar()
    assert not bar.isVisible()
    program.settings.change(menu_bar=True)
    assert bar.isVisible()
    assert len(bar.actions()) == len(set(Menu) - INSIDE.keys())
    program.settings.change(menu_bar=False)
    assert not bar.isVisible()


def test_a_hand_is_copied_without_names_when_it_is_over(qtbot: QtBot, tmp_path: Path):
    program = open_game(qtbot)
    commands = program.window.commands
    assert not commands.may_run("hand.copy")
    play_hand(qtbot, program)
    assert commands.run("hand.copy")
    text = QApplication.clipboard().text()
    assert not any(name in text for name in program.session.seating.names)
    file = tmp_path / "copied.tarock"
    file.write_text(text, encoding="utf-8")
    reading = read_journal(file)
    assert reading.damage is None
    assert reading.header.ruleset == program.session.ruleset
