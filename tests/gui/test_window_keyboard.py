"""A whole hand with the keyboard alone."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.table.phases import Phase
from tests.gui.window_kit import answer as answer_of_computer
from tests.gui.window_kit import (
    asked,
    begin,
    open_program,
    over,
    play_hand,
    press,
    view,
    wait_for_turn,
)

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
    sheet = program.window.page.host.prompt
    if prompt.cards is None and sheet.first is None:
        # What binds somebody has to be chosen first.
        press(qtbot, program, Qt.Key.Key_Return)
        press(qtbot, program, Qt.Key.Key_Down)
    press(qtbot, program, Qt.Key.Key_Return)


def test_enter_begins_the_next_hand_after_a_review(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    play_hand(qtbot, program)
    window, number = program.window, view(program).round.hand_no
    qtbot.waitUntil(lambda: window.page.host.prompt is not None)
    assert window.commands.run("teaching.review")
    window.back_to_game()
    assert window.page.host.prompt.first.hasFocus()
    # From the table too, where a click or F6 puts the focus.
    window.view.setFocus()
    press(qtbot, program, Qt.Key.Key_Return)
    assert view(program).round.hand_no == number + 1


@pytest.mark.parametrize("way", ["click", "F6"])
def test_enter_answers_the_question_from_the_table(qtbot: QtBot, way: str):
    program = open_program(qtbot)
    begin(program)
    asked_about = set()

    def is_answered(prompt) -> bool:
        if prompt.phase is Phase.PLAY:
            return True
        if prompt.cards is None:
            asked_about.add(prompt.phase)
            ticket, sheet = program.session.ticket, program.window.page.host.prompt
            if way == "click":
                viewport = program.window.view.viewport()
                qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton)
                program.window.view.setFocus()
            else:
                press(qtbot, program, Qt.Key.Key_F6)
            if program.session.ticket == ticket:
                press(qtbot, program, Qt.Key.Key_Return)
            assert prompt.phase is not Phase.BID or sheet.first is None
            if sheet.first is None:
                # What binds somebody is not done by the Return key alone.
                assert program.session.ticket == ticket
                program.window.submit(answer_of_computer(program, prompt))
            else:
                assert program.session.ticket > ticket
        return False

    for _ in range(40):
        wait_for_turn(qtbot, program)
        prompt = asked(program)
        if prompt is None or is_answered(prompt):
            break
        if prompt.cards is not None:
            program.window.submit(answer_of_computer(program, prompt))
    assert len(asked_about) > 1


def test_enter_answers_nothing_that_is_not_to_be_seen(qtbot: QtBot):
    program = open_program(qtbot, size=(640, 480))
    begin(program)
    wait_for_turn(qtbot, program)
    ticket = program.session.ticket
    program.window.page.show_panel("scores")
    program.window.view.setFocus()
    press(qtbot, program, Qt.Key.Key_Return)
    assert program.session.ticket == ticket
