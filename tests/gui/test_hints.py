"""The coach is asked, says why, points at its act, and is never in the way."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tarock_desktop.bots import coach
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.coach import hints as asking
from tarock_desktop.ui.scene.marks import Mark
from tests.gui.coach_kit import QUICK
from tests.gui.window_kit import (
    answer,
    asked,
    begin,
    open_desk,
    open_game,
    play_until,
    press,
    texts,
    view,
    wait_for_turn,
)

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.fixture(autouse=True)
def _quick_coach(monkeypatch):
    monkeypatch.setattr(coach, "master_effort", lambda: QUICK)


@pytest.fixture
def desk(qtbot: QtBot):
    return open_game(qtbot)


def hints(desk: Any) -> Any:
    return desk.commands.teaching.hints


def ask(qtbot: QtBot, desk: Any) -> Any:
    """Ask with the keyboard and return the proposal."""
    qtbot.keyClick(desk.window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: hints(desk).shown is not None, timeout=20_000)
    return hints(desk).shown


def in_play(prompt: Any) -> bool:
    choice = prompt.cards
    return prompt.phase is Phase.PLAY and choice is not None and len(choice.legal) > 2


def test_proposed_card_is_marked_told_with_a_reason_and_played_with_enter(qtbot: QtBot, desk):
    play_until(qtbot, desk, in_play)
    found = ask(qtbot, desk)
    control, card = desk.window.view.control, found.action.card
    marked = [held for held in control.picture.hand if Mark.HINT in control.look(held).marks]
    assert marked == [card]
    words, shown = desk.window.words, texts(hints(desk).card)
    assert words.card(card) in hints(desk).card.act.text()
    for reason in found.reasons:
        assert words.message(reason) in shown
    assert hints(desk).card.accessibleName().count(words.card(card)) >= 1
    acts = desk.session.position
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert desk.session.position > acts
    assert desk.session._journal.entries[acts].action == PlayCard(Seat(0), card)
    assert not hints(desk).card.isVisible()
    assert control.hinted == ()


def test_proposed_option_carries_a_sign_on_its_button(qtbot: QtBot, desk):
    play_until(qtbot, desk, lambda prompt: prompt.phase is Phase.BID)
    found = ask(qtbot, desk)
    buttons = desk.window.page.host.sheet.buttons
    signed = [action for action, button in buttons.items() if not button.icon().isNull()]
    assert signed == [found.action]
    qtbot.mouseClick(hints(desk).card.away_button, Qt.MouseButton.LeftButton)
    assert all(button.icon().isNull() for button in buttons.values())
    assert hints(desk).shown is None


def test_proposed_discards_are_all_marked(qtbot: QtBot, desk):
    play_until(qtbot, desk, lambda prompt: prompt.phase is Phase.DISCARD)
    found = ask(qtbot, desk)
    assert set(desk.window.view.control.hinted) == set(found.action.cards)


def test_an_answer_that_comes_too_late_is_dropped(qtbot: QtBot, desk):
    prompt = play_until(qtbot, desk, in_play)
    other = answer(desk, prompt)
    desk.window.commands.run("teaching.hint")
    assert hints(desk).card.isVisible()
    desk.window.submit(other)
    assert not hints(desk).card.isVisible()
    qtbot.waitUntil(lambda: not hints(desk).studies._running, timeout=20_000)
    assert hints(desk).shown is None
    assert desk.window.view.control.hinted == ()


def test_the_window_goes_on_while_the_coach_thinks(qtbot: QtBot, desk, monkeypatch):
    play_until(qtbot, desk, in_play)
    may_answer = Event()
    real = coach.hint

    def slow(request):
        assert may_answer.wait(20)
        return real(request)

    monkeypatch.setattr(asking, "hint", slow)
    desk.window.commands.run("teaching.hint")
    control = desk.window.view.control
    desk.window.view.setFocus()
    press(qtbot, desk, Qt.Key.Key_End)
    assert control.cursor is control.picture.hand[-1]
    assert hints(desk).shown is None
    may_answer.set()
    qtbot.waitUntil(lambda: hints(desk).shown is not None, timeout=20_000)


def test_no_hint_at_a_tournament_table_nor_without_help(qtbot: QtBot, desk):
    play_until(qtbot, desk, in_play)
    commands = desk.window.commands
    assert commands.may_run("teaching.hint")
    assert hints(desk).button.isVisible()
    desk.change(help_level="off")
    desk.window.refresh()
    assert not commands.may_run("teaching.hint")
    assert not hints(desk).button.isVisible()
    desk.change(help_level="on request")
    assert commands.may_run("teaching.hint")
    begin(desk, mode=Mode.TOURNAMENT)
    wait_for_turn(qtbot, desk)
    assert asked(desk) is not None
    assert not commands.may_run("teaching.hint")
    assert not hints(desk).button.isVisible()
    hints(desk).ask()
    assert not hints(desk).card.isVisible()


def test_a_hint_goes_off_the_screen_with_the_cards(qtbot: QtBot):
    desk = open_desk(qtbot, size=(1440, 900))
    begin(desk, 4)
    play_until(qtbot, desk, in_play)
    found = ask(qtbot, desk)
    name = desk.window.words.card(found.action.card)
    mind = hints(desk).mind_dialog()
    mind.open()
    desk.window.commands.run("view.curtain")
    assert desk.window.curtain.is_down
    assert hints(desk).shown is None
    assert name not in texts(hints(desk).card)
    assert not hints(desk).card.accessibleName()
    assert not mind.isVisible()


def test_escape_puts_a_hint_away_and_the_cards_have_the_focus_again(qtbot: QtBot, desk):
    play_until(qtbot, desk, in_play)
    ask(qtbot, desk)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not hints(desk).card.isVisible()
    assert desk.window.view.hasFocus()


def test_what_the_coach_knew_is_told_beside_the_hint(qtbot: QtBot, desk):
    play_until(qtbot, desk, in_play)
    found = ask(qtbot, desk)
    mind = hints(desk).mind_dialog()
    qtbot.addWidget(mind)
    lines, words = mind.knowledge.lines(), desk.window.words
    own = view(desk).deal.hands[0].cards
    assert any(all(words.card(card) in line for card in own) for line in lines)
    assert any(str(found.thought.deals) in line for line in lines)
    assert sum("(chosen)" in line for line in lines) == 1


@pytest.mark.parametrize("language", ["cs", "sl", "de"])
def test_a_hint_is_told_in_the_language_of_the_window(qtbot: QtBot, language):
    desk = open_desk(qtbot, size=(1024, 768), language=language)
    begin(desk)
    play_until(qtbot, desk, in_play)
    ask(qtbot, desk)
    card = hints(desk).card
    english = ("Hint", "Do it", "Dismiss", "Play", "trick", "the ", "your")
    assert not [word for word in english if word in texts(card)]
    for part in (card.title, card.act, card.why):
        assert part.height() >= part.heightForWidth(part.width())


@pytest.mark.parametrize("ruleset", ["westfest", "ziri", "koenigrufen", "czech-gp"])
def test_a_hint_is_to_be_had_in_every_phase_of_every_sheet(qtbot: QtBot, ruleset):
    desk = open_desk(qtbot, size=(1440, 900))
    begin(desk, ruleset=ruleset)
    phases: set[Phase] = set()
    for _ in range(400):
        wait_for_turn(qtbot, desk)
        prompt = asked(desk)
        if prompt is None:
            break
        if prompt.phase not in phases or prompt.phase is not Phase.PLAY:
            found = ask(qtbot, desk)
            said = hints(desk).card.why.text()
            assert any(letter.isalpha() for letter in said)
            assert found.reasons[0].key != "hint.rule-of-thumb"
            assert prompt.cards is not None or found.action.seat == prompt.seat
            phases.add(prompt.phase)
        if Phase.PLAY in phases:
            break
        desk.window.submit(answer(desk, prompt))
    assert Phase.PLAY in phases
    assert len(phases) >= 3
