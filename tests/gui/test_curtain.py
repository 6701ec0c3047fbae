"""With several people at one screen nobody sees the cards of another."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Watcher
from tarock_desktop.ui.prompts.card_tiles import CardTile
from tests.gui.window_kit import (
    answer,
    asked,
    begin,
    open_program,
    over,
    play_hand,
    play_until,
    texts,
    view,
    wait_for_turn,
)

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.fixture
def shared(qtbot: QtBot):
    """Two people and two computers, the first person before his first card."""
    program = open_program(qtbot)
    begin(program, humans=2)
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    return program


def test_it_falls_before_another_person_is_asked(qtbot: QtBot, shared):
    person = shared.window.bridge.person
    fallen_before = False
    while not over(shared):
        prompt = asked(shared)
        if prompt is not None:
            shared.window.submit(answer(shared, prompt))
        # Right after the act, before anything is painted:
        if shared.window.bridge.person != person:
            assert shared.window.hot_seat.curtain.is_down
            fallen_before = True
            break
        wait_for_turn(qtbot, shared, lambda: shared.window.hot_seat.curtain.is_down)
        person = (
            shared.window.bridge.person if not shared.window.hot_seat.curtain.is_down else person
        )
    assert fallen_before


def test_behind_it_lies_nothing(shared):
    shared.window.hot_seat.cover()
    window = shared.window
    assert window.hot_seat.curtain.is_down
    assert view(shared).viewer is Watcher.PUBLIC
    assert all(hand.cards.mask == 0 for hand in view(shared).deal.hands)
    assert window.glance().prompt is None
    assert window.page.host.prompt is None
    assert window.windowTitle() == "Tarock Desktop"
    words = window.words
    cards = {words.card(card) for card in shared.session.observation(0).deal.hands[0].cards}
    spoken = {each.accessibleName() for each in window.findChildren(QWidget)}
    assert not any(card in name for card in cards for name in spoken)


def test_it_is_opaque_over_the_whole_window(shared):
    shared.window.hot_seat.cover()
    window = shared.window
    assert window.hot_seat.curtain.geometry() == window.rect()
    covered = window.grab().toImage()
    window.page.hide()
    window.menuBar().hide()
    assert window.grab().toImage() == covered


def test_it_opens_for_the_person_whose_name_is_on_it(shared):
    person = shared.window.bridge.person
    shared.window.hot_seat.cover()
    assert shared.window.hot_seat.curtain.person.text() == shared.session.seating.names[person]
    shared.window.hot_seat.curtain.open_button.click()
    assert not shared.window.hot_seat.curtain.is_down
    assert view(shared).viewer == person


def test_it_falls_when_the_window_loses_the_focus(shared):
    application().applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert shared.window.hot_seat.curtain.is_down


def test_it_falls_when_nobody_does_anything(shared):
    shared.window.hot_seat.curtain.fell_again.emit()
    assert shared.window.hot_seat.curtain.is_down


def test_it_falls_with_its_key(qtbot: QtBot, shared):
    qtbot.keyClick(shared.window, Qt.Key.Key_F12)
    assert shared.window.hot_seat.curtain.is_down


def test_held_it_is_up_only_as_long_as_the_key(qtbot: QtBot):
    program = open_program(qtbot)
    program.settings.change(curtain="hold")
    begin(program, humans=2)
    wait_for_turn(qtbot, program)
    curtain = program.window.hot_seat.curtain
    assert curtain.is_down
    curtain.setFocus()
    qtbot.keyPress(curtain, Qt.Key.Key_Space)
    assert not curtain.is_down
    assert view(program).viewer == program.window.bridge.person
    # The key is let go wherever the focus is then.
    target = QApplication.focusWidget() or program.window
    release = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(target, release)
    assert curtain.is_down
    assert view(program).viewer is Watcher.PUBLIC


def test_one_person_has_no_curtain(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    program.window.hot_seat.cover()
    application().applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert not program.window.hot_seat.curtain.is_down


@pytest.mark.parametrize("humans", [2, 4])
def test_hand_is_played_at_one_screen(qtbot: QtBot, humans: int):
    program = open_program(qtbot, size=(640, 480))
    begin(program, humans=humans)
    while not over(program):
        wait_for_turn(qtbot, program)
        if program.window.hot_seat.curtain.is_down:
            assert view(program).viewer is Watcher.PUBLIC
            program.window.hot_seat.curtain.lifted.emit()
        prompt = asked(program)
        if prompt is not None:
            assert prompt.seat == view(program).viewer
            program.window.submit(answer(program, prompt))
    assert view(program).result.over


def test_computers_play_alone(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program, humans=0)
    qtbot.waitUntil(lambda: over(program) and view(program).result.over, timeout=30_000)
    assert not program.window.hot_seat.curtain.is_down
    assert view(program).viewer is Watcher.PUBLIC


def application() -> QApplication:
    running = QApplication.instance()
    assert isinstance(running, QApplication)
    return running


def test_refused_ruling_does_not_stay_behind_it(qtbot: QtBot):
    program = open_program(qtbot, size=(1440, 900))
    begin(program, humans=4)
    prompt = play_until(
        qtbot,
        program,
        lambda p: p.phase is Phase.PLAY and p.cards is not None and bool(p.cards.barred),
    )
    card = prompt.cards.barred[0].card
    program.window.submit(PlayCard(prompt.seat, card))
    panel, said = program.window.page.rail.referee, program.window.words.card(card)
    assert said in texts(panel)
    program.window.hot_seat.cover()
    assert program.window.hot_seat.curtain.is_down
    assert panel.ruling is None
    for part in (panel, program.window.page.notice, program.window.page.host):
        assert said not in texts(part)
        assert not any(said in each.accessibleName() for each in part.findChildren(QWidget))


def test_list_of_the_own_cards_closes_with_it(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program, humans=4, mode=Mode.TOURNAMENT)
    play_until(qtbot, program, lambda p: p.phase is Phase.PLAY)
    dialog = program.other_acts.dialog()
    qtbot.addWidget(dialog)
    dialog.open()
    assert dialog.isVisible()
    program.window.hot_seat.cover()
    assert not dialog.isVisible()


def test_it_falls_at_the_start_of_every_hand(qtbot: QtBot):
    # Everybody looks at the score sheet. Whoever acts first may be the one who acted last.
    program = open_program(qtbot)
    begin(program, humans=2)
    same_again = 0
    for _ in range(2):
        play_hand(qtbot, program)
        last = program.window.bridge.person
        program.game.next_hand()
        wait_for_turn(qtbot, program)
        assert program.window.hot_seat.curtain.is_down
        assert view(program).viewer is Watcher.PUBLIC
        same_again += program.window.bridge.person == last
    assert same_again


def test_it_falls_when_the_score_sheet_is_left_backwards(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program, humans=2)
    play_hand(qtbot, program)
    program.window.hot_seat.curtain.rise()
    program.game.undo()
    assert asked(program) is None
    assert program.window.hot_seat.curtain.is_down


@pytest.mark.slow
@pytest.mark.parametrize("mode", [Mode.GUARD, Mode.WARN])
def test_no_notice_of_one_person_is_read_by_the_next(qtbot: QtBot, mode: Mode):
    # A hand and the start of another, the score sheet between them; whoever is due asks and is
    # refused what he may. Where illegal acts are refused anyway, the first tricks are enough.
    program = open_program(qtbot, size=(640, 480))
    begin(program, humans=3, mode=mode)
    window = program.window
    told: set[str] = set()
    notice, panel, host = window.page.notice, window.page.rail.referee, window.page.host

    def nothing_is_left() -> None:
        assert view(program).viewer is Watcher.PUBLIC
        for part in (notice, panel, host):
            read = texts(part) + part.accessibleName()
            assert not [said for said in told if said in read]

    for tricks in (99, 1) if mode is Mode.WARN else (4,):
        while not over(program) and len(view(program).play.tricks) < tricks:
            wait_for_turn(qtbot, program)
            if window.hot_seat.curtain.is_down:
                nothing_is_left()
                window.hot_seat.curtain.lifted.emit()
            prompt = asked(program)
            if prompt is None:
                continue
            told.clear()
            if window.commands.run("referee.called-card"):
                told.add(notice.text.text())
            barred = prompt.cards.barred if prompt.cards is not None else ()
            if barred and prompt.phase is Phase.PLAY:
                window.submit(PlayCard(prompt.seat, barred[0].card))
                told.add(notice.text.text())
            told.discard("")
            window.hot_seat.cover()
            nothing_is_left()
            window.hot_seat.curtain.lifted.emit()
            window.submit(answer(program, prompt))
            assert not [said for said in told if said in texts(notice)]
        program.game.next_hand()


def test_it_shows_the_person_and_what_everybody_knows(shared):
    shared.window.hot_seat.cover()
    curtain, trick = shared.window.hot_seat.curtain, view(shared).play.trick
    names = shared.window.glance().names
    tiles = curtain.public.findChildren(CardTile)
    assert [(tile.title, tile.cards) for tile in tiles] == [
        (names[entry.seat], (entry.card,)) for entry in trick
    ]
    assert curtain.public.heading.contract.text()
