"""A whole hand with the keyboard alone."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.table.phases import Phase
from tests.gui.window_kit import asked, begin, open_desk, over, press, view, wait_for_turn

pytestmark = pytest.mark.gui


@pytest.mark.parametrize(("secret", "size"), [("a", (1024, 768)), ("b", (640, 480))])
def test_hand_is_played_with_the_keyboard(qtbot: QtBot, secret: str, size: tuple[int, int]):
    desk = open_desk(qtbot, secret=secret, size=size)
    begin(desk)
    tickets = set()
    while True:
        wait_for_turn(qtbot, desk)
        if over(desk):
            break
        prompt = asked(desk)
        assert prompt is not None
        assert desk.session is not None
        assert desk.session.ticket not in tickets, f"nothing happened in {prompt.phase}"
        tickets.add(desk.session.ticket)
        answer(qtbot, desk, prompt)
    assert view(desk).result.over
    assert len(view(desk).play.tricks) == 12


def answer(qtbot, desk, prompt):
    if prompt.phase is Phase.SHUFFLE:
        press(qtbot, desk, Qt.Key.Key_Return)
    if prompt.phase is Phase.DISCARD:
        for _ in range(prompt.cards.count):
            press(qtbot, desk, Qt.Key.Key_Up)
            press(qtbot, desk, Qt.Key.Key_Space)
    if prompt.phase is Phase.PLAY:
        press(qtbot, desk, Qt.Key.Key_Up)
    press(qtbot, desk, Qt.Key.Key_Return)
