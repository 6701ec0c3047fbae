"""Menu, shortcut and test call the same command."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tarock_desktop.table.actions import Pass, Ready
from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.commands.registry import Command, CommandRegistry, Menu
from tarock_desktop.ui.teaching.presenter_keys import LENT
from tests.gui.window_kit import (
    answer,
    asked,
    begin,
    open_program,
    play_until,
    view,
    wait_for_turn,
)

pytestmark = pytest.mark.gui


@pytest.fixture
def registry(qtbot: QtBot) -> CommandRegistry:
    window = QWidget()
    qtbot.addWidget(window)
    return CommandRegistry(window)


def command(called: list[str], **more) -> Command:
    return Command("a", Menu.GAME, "A", lambda: called.append("a"), **more)


def test_menu_entry_calls_the_handler(registry):
    called: list[str] = []
    registry.declare(lambda: (command(called),))
    registry.action("a").trigger()
    assert called == ["a"]


def test_command_that_may_not_be_called_is_not(registry):
    called: list[str] = []
    allowed = [False]
    registry.declare(lambda: (command(called, enabled=lambda: allowed[0]),))
    assert not registry.run("a")
    allowed[0] = True
    assert registry.run("a")
    assert called == ["a"]


def test_two_commands_of_one_name_are_a_mistake(registry):
    with pytest.raises(ValueError, match="two commands"):
        registry.declare(lambda: (command([]),), lambda: (command([]),))


def test_letters_can_be_switched_off(registry):
    registry.declare(lambda: (command([], keys="K"),))
    registry.use_letters(on=False)
    assert registry.action("a").shortcuts() == []
    registry.use_letters(on=True)
    assert [keys.toString() for keys in registry.action("a").shortcuts()] == ["K"]


def test_no_key_stands_for_two_commands(qtbot: QtBot):
    program = open_program(qtbot)
    lent = {(key, name) for key, name in LENT.items()}
    keys = [
        key
        for each in program.window.commands
        for key in each.shortcuts
        if (key, each.name) not in lent
    ]
    assert len(keys) == len(set(keys))


def test_a_lent_key_calls_one_command_alone(registry):
    usual, other = command([], keys="F5"), Command("b", Menu.GAME, "B", bool, "F5 G")
    registry.declare(lambda: (usual, other))
    registry.lend({"F5": "b"})
    assert registry.action("a").shortcuts() == []
    assert [keys.toString() for keys in registry.action("b").shortcuts()] == ["F5", "G"]
    registry.lend({})
    assert [keys.toString() for keys in registry.action("a").shortcuts()] == ["F5"]


def test_every_command_has_a_text(qtbot: QtBot):
    program = open_program(qtbot)
    for each in program.window.commands:
        assert each.text.strip("&")


def test_p_passes(qtbot: QtBot):
    program = open_program(qtbot, secret="c")
    begin(program)
    play_until(qtbot, program, lambda prompt: has(prompt, Pass | Ready))
    ticket = program.session.ticket
    qtbot.keyClick(program.window, Qt.Key.Key_P)
    assert program.session.ticket == ticket + 1


def test_p_does_nothing_where_nothing_can_be_passed(qtbot: QtBot):
    program = open_program(qtbot, secret="c")
    begin(program)
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    ticket = program.session.ticket
    qtbot.keyClick(program.window, Qt.Key.Key_P)
    assert program.session.ticket == ticket


def test_take_back_leads_to_the_last_own_decision_and_redo_forward(qtbot: QtBot):
    program = open_program(qtbot, secret="c")
    begin(program)
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    wait_for_turn(qtbot, program)
    before, hand = asked(program), view(program).deal.hands[0]
    program.window.submit(answer(program, before))
    wait_for_turn(qtbot, program)
    assert view(program).deal.hands[0] != hand
    program.window.commands.run("game.undo")
    assert view(program).deal.hands[0] == hand
    assert asked(program) == before
    assert program.window.commands.run("game.redo")
    assert view(program).deal.hands[0] != hand


def has(prompt, kinds) -> bool:
    return any(isinstance(action, kinds) for action in prompt.open_actions)
