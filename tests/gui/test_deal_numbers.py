"""Numbers of deals in the window: shown after a hand, played again, played by another sheet."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.session.deal_number import EXAMPLE, parse_number
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.ui.dialogs.deal_number import DealNumberDialog
from tests.gui.window_kit import (
    OpenProgram,
    begin,
    open_program,
    over,
    play_hand,
    press,
    texts,
    wait_for_turn,
)

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.fixture
def program(qtbot: QtBot) -> OpenProgram:
    program = open_program(qtbot, size=(1440, 900))
    program.opener.seeds = Seeds("numbers", number_packs=True)
    return program


def dialog_of(program: OpenProgram, qtbot: QtBot) -> DealNumberDialog:
    program.window.commands.run("game.number")
    found = program.window.findChild(DealNumberDialog)
    assert isinstance(found, DealNumberDialog)
    qtbot.waitUntil(found.isVisible)
    return found


def hands(program: OpenProgram) -> list[set[object]]:
    seen = program.session.observation(Watcher.REFEREE)
    return [set(hand.cards) for hand in seen.deal.hands]


def log(program: OpenProgram) -> str:
    lines = program.window.page.rail.log.list
    return "\n".join(lines.item(row).text() for row in range(lines.count()))


@pytest.mark.slow
def test_the_same_deal_again(qtbot: QtBot, program: OpenProgram):
    begin(program)
    assert not program.window.commands.may_run("game.again")
    assert program.session.deal_number() is None
    wait_for_turn(qtbot, program, lambda: all(hands(program)))
    play_hand(qtbot, program)
    number, first = program.session.deal_number(), program.session
    dealer = first.observation(Watcher.PUBLIC).round.dealer
    assert f"Deal {number}" in texts(program.window.page.host.prompt)
    assert f"Number of the deal: {number}" in log(program)
    again = program.window.commands.action("game.again")
    assert again.text().endswith(str(number))
    program.window.commands.run("game.again")
    assert program.session is not first
    assert str(number) not in again.text()
    seen = program.session.observation(Watcher.REFEREE)
    assert seen.round.dealer == dealer
    assert program.session.options == first.options
    assert program.session.seating == first.seating
    assert str(number) not in log(program), "it tells all cards of a running hand"
    play_hand(qtbot, program)
    assert program.session.deal_number() == number


@pytest.mark.slow
def test_a_number_is_typed_and_played(qtbot: QtBot, program: OpenProgram):
    begin(program)
    dialog = dialog_of(program, qtbot)
    assert not dialog.button.isEnabled()
    assert EXAMPLE in dialog.note.text()
    qtbot.keyClicks(dialog.line, "k7q 2mf 9kp")
    assert dialog.button.isEnabled()
    qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    seen = program.session.observation(Watcher.PUBLIC)
    assert (program.session.ruleset, seen.round.dealer) == ("spjst", Seat(3))
    play_hand(qtbot, program)
    assert program.session.deal_number() == parse_number(EXAMPLE)


def test_a_mistake_is_told_in_one_sentence(qtbot: QtBot, program: OpenProgram):
    begin(program)
    dialog = dialog_of(program, qtbot)
    qtbot.keyClicks(dialog.line, "K7Q-2MF-9PK")
    wrong = "A sign of this deal number is wrong, or two are exchanged."
    assert dialog.note.text() == wrong
    assert dialog.line.accessibleDescription() == wrong
    assert not dialog.button.isEnabled()
    before = program.session
    qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    assert program.session is before
    qtbot.keyClicks(dialog.line, "K")
    assert dialog.note.text().startswith("A deal number has 9 letters and digits")


@pytest.mark.slow
def test_the_same_cards_by_other_rules(qtbot: QtBot, program: OpenProgram):
    begin(program)
    play_hand(qtbot, program)
    number = program.session.deal_number()
    dialog = dialog_of(program, qtbot)
    assert dialog.line.text() == str(number)
    assert "Under" not in dialog.hands.text()
    dialog.rules.setCurrentIndex(dialog.rules.findData("ziri"))
    assert "3 hands of 16 cards" in dialog.hands.text()
    assert "Under SPJST" in dialog.hands.text()
    dialog.button.click()
    assert program.session.ruleset == "ziri"
    play_hand(qtbot, program)
    assert over(program)
    assert program.session.deal_number() == number


def test_the_dialog_is_there_before_any_game(qtbot: QtBot, program: OpenProgram):
    dialog = dialog_of(program, qtbot)
    dialog.line.setText(EXAMPLE)
    dialog.rules.setCurrentIndex(dialog.rules.findData("koenigrufen"))
    press(qtbot, program, Qt.Key.Key_Escape)
    assert program.window.bridge is None
    dialog = dialog_of(program, qtbot)
    dialog.line.setText(EXAMPLE)
    dialog.rules.setCurrentIndex(dialog.rules.findData("koenigrufen"))
    dialog.button.click()
    assert program.session.ruleset == "koenigrufen"
