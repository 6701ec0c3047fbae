"""What holds the curtain up, and where the keys go while it is down."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QVBoxLayout
from pytestqt.qtbot import QtBot

from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Watcher
from tests.gui.window_kit import (
    asked,
    begin,
    open_program,
    play_hand,
    play_until,
    view,
    wait_for_turn,
)

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

KEYS = [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter]
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


def send(program, kind: QEvent.Type, key: Qt.Key, *, repeats: bool = False) -> None:
    """Send what a keyboard sends, to whatever has the focus."""
    target = QApplication.focusWidget() or program.window
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", repeats)
    QApplication.sendEvent(target, event)


def hold_down(program, key: Qt.Key) -> None:
    """Press a key and hold it long enough to be repeated."""
    send(program, PRESS, key)
    for _ in range(10):
        send(program, PRESS, key, repeats=True)


@pytest.fixture
def held(qtbot: QtBot):
    """Two people, the curtain down, open only while it is held up."""
    program = open_program(qtbot)
    program.settings.change(curtain="hold")
    begin(program, humans=2)
    wait_for_turn(qtbot, program)
    return program


@pytest.fixture
def tapped(qtbot: QtBot):
    """Two people, the curtain down, opened by one press."""
    program = open_program(qtbot)
    program.settings.change(curtain="tap")
    begin(program, humans=2)
    wait_for_turn(qtbot, program)
    return program


@pytest.mark.parametrize("key", KEYS)
def test_it_falls_when_the_key_that_opened_it_is_let_go(held, key: Qt.Key):
    curtain, ticket = held.window.hot_seat.curtain, held.session.ticket
    hold_down(held, key)
    assert not curtain.is_down
    assert view(held).viewer == held.window.bridge.person
    send(held, RELEASE, key, repeats=True)
    assert not curtain.is_down
    send(held, RELEASE, key)
    assert curtain.is_down
    assert view(held).viewer is Watcher.PUBLIC
    assert held.session.ticket == ticket


def test_it_falls_when_the_button_is_let_go(qtbot: QtBot, held):
    curtain = held.window.hot_seat.curtain
    qtbot.mousePress(curtain.open_button, Qt.MouseButton.LeftButton)
    assert not curtain.is_down
    qtbot.mouseRelease(held.window.view.viewport(), Qt.MouseButton.LeftButton)
    assert curtain.is_down


def test_what_can_not_be_let_go_does_not_open_it(held):
    held.window.hot_seat.curtain.open_button.click()
    assert held.window.hot_seat.curtain.is_down


def test_click_below_a_held_key_acts_and_leaves_it_up(qtbot: QtBot, held):
    curtain, ticket = held.window.hot_seat.curtain, held.session.ticket
    send(held, PRESS, Qt.Key.Key_Space)
    sheet = held.window.page.host.prompt
    for button in (sheet.rows.rows[0], sheet.act):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert held.session.ticket > ticket
    # Whoever is due now: nothing but the key has decided what is seen.
    assert curtain.is_down == (curtain.holder is None)


@pytest.mark.parametrize("key", KEYS)
def test_held_key_opens_it_and_answers_nothing(tapped, key: Qt.Key):
    ticket = tapped.session.ticket
    hold_down(tapped, key)
    send(tapped, RELEASE, key)
    assert not tapped.window.hot_seat.curtain.is_down
    assert asked(tapped) is not None
    assert tapped.session.ticket == ticket


@pytest.mark.parametrize("key", KEYS)
def test_held_key_answers_no_question_of_a_whole_hand(qtbot: QtBot, key: Qt.Key):
    program = open_program(qtbot)
    begin(program, humans=2)
    phases = set()

    def pressed_in_vain(prompt) -> bool:
        phases.add(prompt.phase)
        ticket = program.session.ticket
        for _ in range(5):
            send(program, PRESS, key, repeats=True)
        assert program.session.ticket == ticket
        return prompt.phase is Phase.PLAY

    play_until(qtbot, program, pressed_in_vain)
    assert len(phases) > 2
    play_hand(qtbot, program)
    hands = view(program).round.hand_no
    for _ in range(5):
        send(program, PRESS, key, repeats=True)
    assert view(program).round.hand_no == hands


def test_held_key_closes_no_dialog(qtbot: QtBot):
    program = open_program(qtbot)
    dialog = QDialog(program.window)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
    buttons.accepted.connect(dialog.accept)
    QVBoxLayout(dialog).addWidget(buttons)
    dialog.open()
    dialog.activateWindow()
    usual = buttons.button(QDialogButtonBox.StandardButton.Ok)
    usual.setFocus()
    qtbot.waitUntil(usual.hasFocus)
    send(program, PRESS, Qt.Key.Key_Return, repeats=True)
    assert dialog.isVisible()
    send(program, PRESS, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_command_is_not_repeated(tapped):
    repeating = [
        command.name
        for command in tapped.window.commands
        if tapped.window.commands.action(command.name).autoRepeat()
    ]
    assert not repeating


@pytest.mark.parametrize("way", ["tab", "F6", "below", "refresh"])
def test_it_keeps_the_focus_until_it_rises(qtbot: QtBot, tapped, way: str):
    curtain, window = tapped.window.hot_seat.curtain, tapped.window
    curtain.lifted.emit()
    window.hot_seat.cover()
    assert QApplication.focusWidget() is curtain.open_button
    if way == "tab":
        qtbot.keyClick(curtain.open_button, Qt.Key.Key_Tab)
    elif way == "F6":
        qtbot.keyClick(curtain.open_button, Qt.Key.Key_F6)
    elif way == "below":
        window.view.setFocus()
    else:
        window.refresh(settled=True)
    assert QApplication.focusWidget() is curtain.open_button
    curtain.lifted.emit()
    assert QApplication.focusWidget() is not None
    assert not curtain.isAncestorOf(QApplication.focusWidget())


def test_hold_is_taken_over_in_a_running_game(tapped):
    curtain = tapped.window.hot_seat.curtain
    curtain.lifted.emit()
    assert not curtain.is_down
    tapped.settings.change(curtain="hold")
    assert curtain.is_down
    assert "Hold" in curtain.open_button.text()
    send(tapped, PRESS, Qt.Key.Key_Return)
    assert not curtain.is_down
    send(tapped, RELEASE, Qt.Key.Key_Return)
    assert curtain.is_down


def test_tap_is_taken_over_in_a_running_game(held):
    curtain = held.window.hot_seat.curtain
    held.settings.change(curtain="tap")
    assert "Hold" not in curtain.open_button.text()
    send(held, PRESS, Qt.Key.Key_Return)
    send(held, RELEASE, Qt.Key.Key_Return)
    assert not curtain.is_down


def test_right_button_does_not_hold_it(qtbot: QtBot, held):
    button = held.window.hot_seat.curtain.open_button
    event = QMouseEvent(
        QEvent.Type.MouseButtonPress,
        QPointF(5, 5),
        QPointF(button.mapToGlobal(QPoint(5, 5))),
        Qt.MouseButton.RightButton,
        Qt.MouseButton.RightButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(button, event)
    assert held.window.hot_seat.curtain.is_down
