"""Hands that come with the program are shown step by step, with what is said to them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.gui.mouse_kit import push
from tests.gui.window_kit import open_program, press

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def test_a_hand_is_taught_and_says_what_it_shows(qtbot: QtBot):
    program = open_program(qtbot, language="de")
    program.window.commands.run("teaching.hands")
    page = program.demonstrations.page
    push(qtbot, program, page.sheets["ziri"])
    assert len(page.tiles) == 3
    push(qtbot, program, page.tiles["ziri-pagat"])
    mode, comments = program.teaching.mode, program.session.comments
    assert program.demonstrations.page is None
    assert mode.is_on
    assert program.session.path is None
    past, steps = mode.past, mode.past.lesson.steps
    assert past.board.bar.comment.text().startswith("Das niedrigste Tarock")
    said = [number for number, step in enumerate(steps) if comments.at(step.moment)]
    past.go_to(said[-2] - 1)
    press(qtbot, program, Qt.Key.Key_PageDown)
    assert past.board.bar.comment.text() == "Der Pagat macht den letzten Stich."


def test_the_page_is_worked_by_keys(qtbot: QtBot):
    program = open_program(qtbot)
    program.window.commands.run("teaching.hands")
    first = next(iter(program.demonstrations.page.tiles.values()))
    assert first.hasFocus()
    assert first.accessibleDescription()
    page = program.demonstrations.page
    for below in (*list(page.tiles.values())[1:], page.evening, page.playlist, page.back):
        press(qtbot, program, Qt.Key.Key_Tab)
        assert below.hasFocus()
    first.setFocus()
    press(qtbot, program, Qt.Key.Key_Return)
    assert program.teaching.mode.past.board.bar.comment.text()


def test_the_first_page_offers_them_too(qtbot: QtBot):
    program = open_program(qtbot)
    program.home.show_start()
    assert program.window.commands.may_run("teaching.hands")
