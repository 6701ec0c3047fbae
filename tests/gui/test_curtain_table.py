"""The curtain and the table below it: when it falls, and that nothing gets through."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Watcher
from tarock_desktop.ui.hotseat.consent import ConsentDialog
from tests.gui.window_kit import (
    answer,
    asked,
    begin,
    open_program,
    play_hand,
    play_until,
    view,
    wait_for_turn,
)

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def shared(qtbot: QtBot):
    """Two people and two computers, the first person before his first card."""
    program = open_program(qtbot)
    begin(program, humans=2)
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    return program


def curtain_of(program):
    return program.window.hot_seat.curtain


def click_twice(window: QWidget, at: QPoint) -> None:
    """Click twice, as a mouse tells the window system: the curtain moves in between."""
    handle = window.windowHandle()
    QTest.mousePress(handle, LEFT, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseRelease(handle, LEFT, Qt.KeyboardModifier.NoModifier, at, 20)
    QTest.mousePress(handle, LEFT, Qt.KeyboardModifier.NoModifier, at, 20)
    QTest.mouseRelease(handle, LEFT, Qt.KeyboardModifier.NoModifier, at, 20)


def middle_of(part: QWidget) -> QPoint:
    return part.mapTo(part.window(), part.rect().center())


@pytest.mark.parametrize("humans", [2, 4])
def test_one_press_opens_it_with_any_number_of_people(qtbot: QtBot, humans: int):
    program = open_program(qtbot)
    begin(program, humans=humans)
    wait_for_turn(qtbot, program)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert not curtain_of(program).is_down
    assert view(program).viewer == program.window.bridge.person


def test_done_hides_the_cards(qtbot: QtBot, shared):
    done = shared.window.hot_seat.done
    assert done.isVisible()
    qtbot.mouseClick(done, LEFT)
    assert curtain_of(shared).is_down
    assert view(shared).viewer is Watcher.PUBLIC
    assert not done.isVisibleTo(shared.window)


def test_nobody_says_done_where_he_lets_go_or_is_alone(qtbot: QtBot, shared):
    shared.settings.change(curtain="hold")
    curtain_of(shared).lifted.emit()
    assert not shared.window.hot_seat.done.isVisible()
    begin(shared, humans=1)
    play_until(qtbot, shared, lambda prompt: prompt.phase is Phase.PLAY)
    assert not shared.window.hot_seat.done.isVisible()


def test_no_key_of_the_table_gets_through(qtbot: QtBot, shared):
    curtain, window = curtain_of(shared), shared.window
    window.hot_seat.cover()
    ticket, panel = shared.session.ticket, window.page.rail.isVisible()
    below = ("hand.", "referee.", "teaching.", "panel.", "lesson.")
    names = [command.name for command in window.commands if command.name.startswith(below)]
    assert not [name for name in names if window.commands.may_run(name)]
    keys = [Qt.Key.Key_F2, Qt.Key.Key_F4, Qt.Key.Key_F6, Qt.Key.Key_F7, Qt.Key.Key_Escape]
    for key in (*map(Qt.Key, range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)), *keys, Qt.Key.Key_Right):
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert curtain.is_down
        assert QApplication.focusWidget() is curtain.open_button
    assert shared.session.ticket == ticket
    assert window.page.rail.isVisible() == panel
    curtain.lifted.emit()
    assert window.commands.may_run("hand.sort")


def test_no_click_gets_through(qtbot: QtBot, shared):
    window = shared.window
    curtain_of(shared).lifted.emit()
    window.hot_seat.cover()
    ticket = shared.session.ticket
    button = QRect(
        middle_of(curtain_of(shared).open_button), curtain_of(shared).open_button.size()
    )
    for x in range(20, window.width(), 160):
        for y in range(20, window.height(), 120):
            if not button.translated(-button.width() // 2, -button.height() // 2).contains(x, y):
                QTest.mouseClick(window.windowHandle(), LEFT, pos=QPoint(x, y))
    assert shared.session.ticket == ticket
    assert curtain_of(shared).is_down


def test_double_click_on_it_clicks_nothing_below(qtbot: QtBot, shared):
    window = shared.window
    window.hot_seat.cover()
    shared.settings.change(single_click=True)
    reached: list[object] = []
    window.view.mousePressEvent = reached.append
    click_twice(window, middle_of(curtain_of(shared).open_button))
    assert not curtain_of(shared).is_down
    assert not reached


def test_closed_window_takes_no_click_from_another(qtbot: QtBot, shared):
    # A double click ends each of them; for the mouse no time passes between the two windows.
    shared.window.hot_seat.cover()
    click_twice(shared.window, middle_of(curtain_of(shared).open_button))
    shared.window.close()
    other = open_program(qtbot)
    begin(other, humans=2)
    play_until(qtbot, other, lambda prompt: prompt.phase is Phase.PLAY)
    other.window.hot_seat.cover()
    click_twice(other.window, middle_of(curtain_of(other).open_button))
    assert not curtain_of(other).is_down


def test_double_click_on_an_act_does_not_open_it_for_the_next(qtbot: QtBot, shared):
    # Everything is covered by the first click; the second one lies on the button.
    curtain, window = curtain_of(shared), shared.window
    window.hot_seat.cover()
    at = middle_of(curtain.open_button)
    curtain.lifted.emit()
    act = QPushButton(window)
    act.clicked.connect(window.hot_seat.cover)
    act.setGeometry(QRect(at - QPoint(20, 20), at + QPoint(20, 20)))
    act.show()
    act.raise_()
    click_twice(window, at)
    assert curtain.is_down
    # Whoever sits there then presses as usual.
    QTest.mouseClick(window.windowHandle(), LEFT, pos=at, delay=600)
    assert not curtain.is_down


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_menu_closes_when_it_falls(qtbot: QtBot, shared):
    menu = QMenu(shared.window)
    menu.addAction("Anything")
    menu.popup(shared.window.mapToGlobal(QPoint(40, 40)))
    assert menu.isVisible()
    shared.window.hot_seat.cover()
    assert not menu.isVisible()


def test_it_falls_when_its_screen_goes_away(shared):
    application = QApplication.instance()
    application.screenRemoved.emit(QGuiApplication.primaryScreen())
    assert curtain_of(shared).is_down


def test_it_falls_when_the_window_is_minimised(qtbot: QtBot, shared):
    shared.window.showMinimized()
    qtbot.waitUntil(lambda: curtain_of(shared).is_down)


@pytest.mark.parametrize(
    "state", [Qt.ApplicationState.ApplicationSuspended, Qt.ApplicationState.ApplicationHidden]
)
def test_it_falls_when_the_computer_sleeps(shared, state: Qt.ApplicationState):
    QApplication.instance().applicationStateChanged.emit(state)
    assert curtain_of(shared).is_down


def test_it_falls_after_the_time_that_was_chosen(qtbot: QtBot, shared):
    curtain = curtain_of(shared)
    assert curtain._idle.interval() == 60_000
    shared.settings.change(curtain_idle="30")
    assert curtain._idle.interval() == 30_000
    curtain.use_idle(1)
    curtain.touch()
    qtbot.waitUntil(lambda: curtain.is_down, timeout=3000)


def test_it_never_falls_by_itself_if_nobody_wants_it(qtbot: QtBot, shared):
    shared.settings.change(curtain_idle="never")
    qtbot.mouseMove(shared.window.view.viewport(), QPoint(50, 50))
    assert not curtain_of(shared)._idle.isActive()


def test_mouse_that_holds_it_leaves_the_keys(qtbot: QtBot, shared):
    shared.settings.change(curtain="hold")
    curtain = curtain_of(shared)
    qtbot.mousePress(curtain.open_button, LEFT)
    assert not curtain.is_down
    ticket = shared.session.ticket
    shared.window.view.setFocus()
    for _ in range(30):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        if shared.session.ticket > ticket:
            return
    raise AssertionError("no card was played")


def test_nobody_is_let_in_after_the_hand(qtbot: QtBot, shared):
    play_hand(qtbot, shared)
    shared.window.hot_seat.cover()
    assert not shared.window.commands.may_run("game.next-hand")
    curtain_of(shared).lifted.emit()
    assert shared.window.commands.may_run("game.next-hand")
    shared.game.next_hand()
    wait_for_turn(qtbot, shared)
    assert curtain_of(shared).is_down
    curtain_of(shared).lifted.emit()
    shared.window.submit(answer(shared, asked(shared)))


def ask_back(qtbot: QtBot, program):
    """Let the person at the screen want his last act back; return the question."""
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    # What has the focus gets the key, as from a keyboard.
    target = QApplication.focusWidget() or program.window
    qtbot.keyClick(target, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    dialogs = program.window.findChildren(ConsentDialog)
    dialog = next(each for each in dialogs if each.isVisible())
    qtbot.waitUntil(lambda: QApplication.focusWidget() is dialog.no)
    return dialog


def test_the_others_are_asked_before_an_act_is_taken_back(qtbot: QtBot, shared):
    names, ticket = shared.session.seating.names, shared.session.ticket
    seat = shared.session.undo_seat
    dialog = ask_back(qtbot, shared)
    said = dialog.question.text()
    assert f"{names[1 - seat]}:" in said
    assert names[seat] in said
    assert names[2] not in said
    # Whoever answers looks at the screen.
    assert curtain_of(shared).is_down
    qtbot.keyClick(dialog.no, Qt.Key.Key_Return)
    assert shared.session.ticket == ticket
    dialog = ask_back(qtbot, shared)
    qtbot.keyClick(dialog.no, Qt.Key.Key_Escape)
    assert shared.session.ticket == ticket


def test_with_their_consent_it_is_taken_back(qtbot: QtBot, shared):
    place = shared.session.position
    dialog = ask_back(qtbot, shared)
    qtbot.keyClick(dialog.no, Qt.Key.Key_Y, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: shared.session.position < place)
    assert curtain_of(shared).is_down
    assert view(shared).viewer is Watcher.PUBLIC


def test_who_is_alone_asks_nobody(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program, humans=1)
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    place = program.session.position
    assert program.window.commands.run("game.undo")
    assert program.session.position < place
    assert program.window.findChild(ConsentDialog) is None
