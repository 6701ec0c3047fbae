"""A hand of every sheet by keyboard alone, at twice the size of text: only keys are pressed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.table.phases import Phase
from tests.gui.window_kit import OpenProgram, asked, open_program, over, press, wait_for_turn

pytestmark = pytest.mark.gui

K = Qt.Key
MOST_TRIES = 40
"""So many buttons a prompt is searched through for one that goes on."""


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_a_hand_is_played_by_keyboard_at_twice_the_size_of_text(qtbot: QtBot, ruleset: str):
    program = open_program(qtbot, size=(1440, 900), secret="keys")
    program.settings.change(text_scale=200)
    choose_ruleset(qtbot, program, ruleset)
    qtbot.waitUntil(lambda: program.session is not None)
    assert program.session.sheet.ruleset.id == ruleset
    played = 0
    while True:
        wait_for_turn(qtbot, program)
        if over(program):
            break
        played += asked(program).phase is Phase.PLAY
        answer(qtbot, program)
    qtbot.waitUntil(lambda: program.window.page.host.prompt is not None)
    assert played > 4


def choose_ruleset(qtbot: QtBot, program: OpenProgram, ruleset: str) -> None:
    """Begin a new game of a ruleset: to the list of rules, down to it, and on to the start."""
    qtbot.keyClick(program.window, K.Key_N, Qt.KeyboardModifier.ControlModifier)
    tab_until(qtbot, program, lambda part: isinstance(part, QComboBox) and has(part, ruleset))
    rules = QApplication.focusWidget()
    assert isinstance(rules, QComboBox)
    press(qtbot, program, K.Key_Home)
    for _ in FAMILY_OF:
        if rules.currentData() != ruleset:
            press(qtbot, program, K.Key_Down)
    tab_until(qtbot, program, lambda part: part.property("role") == "primary")
    press(qtbot, program, K.Key_Return)


def has(box: QComboBox, ruleset: str) -> bool:
    return box.findData(ruleset) >= 0


def tab_until(qtbot: QtBot, program: OpenProgram, is_there: Callable[[QWidget], bool]) -> None:
    """Press Tab until the focus is where it is wanted."""
    for _ in range(MOST_TRIES):
        part = QApplication.focusWidget()
        if part is not None and is_there(part):
            return
        press(qtbot, program, K.Key_Tab)
    raise AssertionError("no key leads there")


def answer(qtbot: QtBot, program: OpenProgram) -> None:
    """Answer what is asked: with cards that are allowed, or with what leads on."""
    prompt, ticket = asked(program), program.session.ticket

    def is_answered() -> bool:
        return program.session is None or program.session.ticket != ticket

    if prompt.cards is not None and prompt.phase is Phase.DISCARD:
        for _ in range(prompt.cards.count):
            press(qtbot, program, K.Key_Up)
            press(qtbot, program, K.Key_Space)
    elif prompt.cards is not None:
        press(qtbot, program, K.Key_Up)
    qtbot.waitUntil(lambda: program.window.view.is_settled)
    # Where the Return key may do nothing by itself, a row is chosen first.
    chosen = (K.Key_Return, K.Key_Return, K.Key_Down, K.Key_Return)
    for key in (*chosen, *(K.Key_Tab, K.Key_Return) * MOST_TRIES):
        if is_answered():
            return
        part = QApplication.focusWidget()
        is_seen = not isinstance(part, QPushButton) or not part.visibleRegion().isEmpty()
        assert is_seen, "the button that has the focus is not to be seen"
        press(qtbot, program, key)
    assert is_answered(), f"no key answers {prompt.phase}"
