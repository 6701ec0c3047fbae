"""An incident is chosen, plays at a table of its own, and the game lies as it was."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.cases.incidents import incident_rows, play_incident
from tarock_desktop.session.deals import LETTERS
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Watcher
from tests.gui.window_kit import asked, begin, open_program, play_until, texts, view

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
REVOKE = "SPJST-P15"


@pytest.fixture
def program(qtbot: QtBot):
    """A game in progress."""
    opened = open_program(qtbot, size=(1440, 900))
    begin(opened)
    play_until(qtbot, opened, lambda prompt: prompt.phase is Phase.PLAY)
    return opened


def show(program: Any, row: str = REVOKE) -> Any:
    program.incidents.incidents.show(row)
    return program.window.in_front


def titles(dialog: Any) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def test_dialog_finds_an_incident_by_article_number_and_by_words(qtbot: QtBot, program):
    dialog = program.incidents.incidents.dialog()
    qtbot.addWidget(dialog)
    assert dialog.list.count() == sum(each == "spjst" for each in incident_rows().values())
    dialog.search.setText("30")
    assert titles(dialog)
    assert all(text.startswith("Rule 30:") for text in titles(dialog))
    dialog.search.setText("follow suit")
    assert any(REVOKE in text for text in titles(dialog))
    dialog.search.setText("no such thing")
    assert not titles(dialog)
    assert not dialog.show_button.isEnabled()


def test_dialog_lists_the_other_sheet(qtbot: QtBot, program):
    dialog = program.incidents.incidents.dialog()
    qtbot.addWidget(dialog)
    dialog.sheet.setCurrentIndex(dialog.sheet.findData("westfest"))
    assert dialog.list.count() == sum(each == "westfest" for each in incident_rows().values())
    assert all("(WF-" in text for text in titles(dialog))


def test_chosen_incident_is_put_on_stage_by_keyboard(qtbot: QtBot, program):
    dialog = program.incidents.incidents.dialog()
    dialog.open()
    qtbot.keyClicks(dialog.search, REVOKE)
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert program.window.in_front.incident.row == REVOKE


def test_steps_lead_through_all_acts_to_the_ruling_and_the_payments(qtbot: QtBot, program):
    shown = show(program)
    incident = play_incident(REVOKE)
    assert len(shown.incident.frames) == len(incident.happenings) + 1
    for number in range(1, len(shown.incident.frames)):
        qtbot.keyClick(shown, Qt.Key.Key_PageDown)
        assert shown.position == number
        assert shown.view._scene.picture.observation == shown.incident.frames[number].observation
    words = shown.glance().words
    said = words.ruling(incident.rulings[0], Watcher.REFEREE, Mode.TOURNAMENT)
    panel = texts(shown.page.rail.referee)
    for part in (*said.shown, said.rule.heading, said.rule.gist):
        assert part in panel
    assert "A +3, B −3, C +3, D −3" in shown.step_line.text()
    assert not shown.step_button.isEnabled()


def test_stepping_back_shows_the_table_before(qtbot: QtBot, program):
    shown = show(program)
    for _ in range(6):
        shown.go_forward()
    before = len(shown.page.rail.log.events)
    qtbot.keyClick(shown, Qt.Key.Key_PageUp)
    assert shown.position == 5
    assert len(shown.page.rail.log.events) < before
    assert shown.view._scene.picture.observation == shown.incident.frames[5].observation


def test_it_plays_by_itself_until_it_is_stopped(qtbot: QtBot, program):
    shown = show(program)
    shown.pace = 50.0
    qtbot.keyClick(shown, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: shown.position >= 3, timeout=20_000)
    qtbot.keyClick(shown, Qt.Key.Key_Space)
    assert not shown.is_playing
    stopped = shown.position
    shown.view.settled.emit()
    assert not shown._timer.isActive()
    assert shown.position == stopped
    shown.toggle_play()
    qtbot.waitUntil(lambda: shown.is_at_end, timeout=20_000)
    qtbot.waitUntil(lambda: not shown.is_playing, timeout=20_000)


def test_offender_sits_below_and_the_referee_sees_every_hand(program):
    shown = show(program)
    picture, scene = shown.view._scene.picture, shown.view._scene
    assert picture.bottom == play_incident(REVOKE).rulings[0].seat
    held = picture.observation.deal.hands
    for seat, side in picture.sides.items():
        cards = scene.open_hands[side].cards
        assert set(cards) == (set() if seat == picture.bottom else set(held[seat].cards))


def test_nobody_at_the_table_of_the_game_sees_open_hands(program):
    assert not any(hand.cards for hand in program.window.view._scene.open_hands.values())


def test_game_waits_and_lies_as_it_was(qtbot: QtBot, program):
    before, ticket, prompt = view(program), program.session.ticket, asked(program)
    shown = show(program)
    for name in ("game.undo", "game.new", "hand.last-trick", "view.curtain", "referee.claim"):
        assert not program.window.commands.may_run(name)
    qtbot.keyClick(shown, Qt.Key.Key_Escape)
    assert program.window.shows_game
    assert program.window.tables.currentWidget() is program.window.page
    assert (view(program), program.session.ticket, asked(program)) == (before, ticket, prompt)
    assert program.window.commands.may_run("game.undo")
    hand = [item.card for item in program.window.view._scene.hand]
    program.window.view.control.choose(next(iter(prompt.cards.legal)))
    assert program.session.ticket > ticket
    assert hand


def test_incident_that_is_left_is_gone(qtbot: QtBot, program):
    show(program)
    for _ in range(3):
        qtbot.keyClick(program.window.in_front, Qt.Key.Key_Right)
        qtbot.keyClick(program.window.in_front, Qt.Key.Key_Escape)
        show(program)
        show(program, "SPJST-P12")
    program.window.back_to_game()
    qtbot.waitUntil(lambda: program.window.tables.count() == 1)
    assert program.window.tables.currentWidget() is program.window.page


def test_computers_wait_while_an_incident_is_shown(qtbot: QtBot):
    opened = open_program(qtbot)
    begin(opened, humans=0)
    qtbot.waitUntil(lambda: view(opened).phase is Phase.PLAY, timeout=20_000)
    show(opened)
    # What was under way when the incident began may still be finished.
    qtbot.waitUntil(lambda: bool(opened.game.workers._waiting), timeout=20_000)
    ticket = opened.session.ticket
    opened.game.workers.look()
    assert opened.session.ticket == ticket
    opened.window.back_to_game()
    qtbot.waitUntil(lambda: opened.session.ticket > ticket, timeout=20_000)


def test_hot_seat_goes_back_to_the_curtain(qtbot: QtBot):
    opened = open_program(qtbot)
    begin(opened, humans=4)
    play_until(qtbot, opened, lambda prompt: prompt.phase is Phase.PLAY)
    assert not opened.window.hot_seat.curtain.is_down
    show(opened)
    assert not opened.window.hot_seat.curtain.is_down
    assert opened.window.bridge.shown is None
    assert not any(item.card for item in opened.window.view._scene.hand)
    opened.window.hot_seat.cover()
    assert not opened.window.hot_seat.curtain.is_down
    opened.window.back_to_game()
    assert opened.window.hot_seat.curtain.is_down
    opened.window.hot_seat.curtain.lifted.emit()
    assert asked(opened) is not None


def test_rules_open_in_the_sheet_of_the_incident(qtbot: QtBot, program):
    shown = show(program, "WF-P15")
    shown.go_to_end()
    dialog = program.dialogs.rules_dialog()
    qtbot.addWidget(dialog)
    assert shown.incident.sheet.ruleset.name in dialog.windowTitle() + texts(dialog)


@pytest.mark.parametrize("code", ["cs", "sl", "de"])
def test_shown_incident_follows_the_language(qtbot: QtBot, code):
    opened = open_program(qtbot)
    shown = show(opened)
    shown.go_to_end()
    before = texts(shown.page.rail.referee), shown.caption.text()
    opened.settings.change(language=code)
    qtbot.waitUntil(lambda: shown.caption.text() != before[1])
    assert shown.glance().words.rule("play.follow-suit") in shown.caption.text()
    assert texts(shown.page.rail.referee) != before[0]


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", sorted(set(incident_rows().values())))
def test_incidents_of_every_sheet_can_be_shown_from_beginning_to_end(qtbot: QtBot, ruleset):
    opened = open_program(qtbot)
    rows = [row for row, sheet in incident_rows().items() if sheet == ruleset]
    # All of them are played by the tests of the command; here every third is looked at.
    for row in rows[::3]:
        shown = show(opened, row)
        assert shown.incident.names == tuple(LETTERS[: len(shown.incident.names)])
        while not shown.is_at_end:
            shown.go_forward()
            assert shown.step_line.text()
        ruled = {ruling.row for ruling in play_incident(row).rulings}
        # A right, or a claim that is not heard, is ruled on by nobody.
        assert row in ruled or not ruled
        assert texts(shown.page.rail.referee)
        shown.go_back()
        assert not shown.is_at_end
