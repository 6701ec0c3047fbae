"""A whole hand with the keyboard alone."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.table.phases import Phase
from tests.gui.window_kit import asked, begin, open_program, over, press, view, wait_for_turn

pytestmark = pytest.mark.gui


@pytest.mark.parametrize(("secret", "size"), [("a", (1024, 768)), ("b", (640, 480))])
def test_hand_is_played_with_the_keyboard(qtbot: QtBot, secret: str, size: tuple[int, int]):
    program = open_program(qtbot, secret=secret, size=size)
    begin(program)
    tickets = set()
    while True:
        wait_for_turn(qtbot, program)
        if over(program):
            break
        prompt = asked(program)
        assert prompt is not None
        assert program.session is not None
        assert program.session.ticket not in tickets, f"nothing happened in {prompt.phase}"
        tickets.add(program.session.ticket)
        answer(qtbot, program, prompt)
    assert view(program).result.over
    assert len(view(program).play.tricks) == 12


def answer(qtbot, program, prompt):
    if prompt.phase is Phase.SHUFFLE:
        press(qtbot, program, Qt.Key.Key_Return)
    if prompt.phase is Phase.DISCARD:
        for _ in range(prompt.cards.count):
            press(qtbot, program, Qt.Key.Key_Up)
            press(qtbot, program, Qt.Key.Key_Space)
    if prompt.phase is Phase.PLAY:
        press(qtbot, program, Qt.Key.Key_Up)
    press(qtbot, program, Qt.Key.Key_Return)
