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
from tarock_desktop.ui.scene.marks import Mark
from tests.gui.coach_kit import QUICK
from tests.gui.window_kit import (
    answer,
    asked,
    begin,
    open_game,
    open_program,
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
def program(qtbot: QtBot):
    return open_game(qtbot)


def hints(program: Any) -> Any:
    return program.coach.hints


def ask(qtbot: QtBot, program: Any) -> Any:
    """Ask with the keyboard and return the proposal."""
    qtbot.keyClick(program.window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: hints(program).shown is not None, timeout=20_000)
    return hints(program).shown


def in_play(prompt: Any) -> bool:
    choice = prompt.cards
    return prompt.phase is Phase.PLAY and choice is not None and len(choice.legal) > 2


def test_proposed_card_is_marked_told_with_a_reason_and_played_with_enter(qtbot: QtBot, program):
    play_until(qtbot, program, in_play)
    found = ask(qtbot, program)
    control, card = program.window.view.control, found.action.card
    marked = [held for held in control.picture.hand if Mark.HINT in control.look(held).marks]
    assert marked == [card]
    words, shown = program.window.words, texts(hints(program).card)
    assert words.card(card) in hints(program).card.act.text()
    for reason in found.reasons:
        assert words.message(reason) in shown
    assert hints(program).card.accessibleName().count(words.card(card)) >= 1
    acts = program.session.position
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert program.session.position > acts
    assert program.session._journal.entries[acts].action == PlayCard(Seat(0), card)
    assert not hints(program).card.isVisible()
    assert control.hinted == ()


def test_proposed_option_carries_a_sign_on_its_button(qtbot: QtBot, program):
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.BID)
    found = ask(qtbot, program)
    buttons = program.window.page.host.prompt.buttons
    signed = [action for action, row in buttons.items() if row.sign.isVisible()]
    assert signed == [found.action]
    qtbot.mouseClick(hints(program).card.away_button, Qt.MouseButton.LeftButton)
    assert not any(row.sign.isVisible() for row in buttons.values())
    assert hints(program).shown is None


def test_proposed_discards_are_all_marked(qtbot: QtBot, program):
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.DISCARD)
    found = ask(qtbot, program)
    assert set(program.window.view.control.hinted) == set(found.action.cards)


def test_an_answer_that_comes_too_late_is_dropped(qtbot: QtBot, program):
    prompt = play_until(qtbot, program, in_play)
    other = answer(program, prompt)
    program.window.commands.run("teaching.hint")
    assert hints(program).card.isVisible()
    program.window.submit(other)
    assert not hints(program).card.isVisible()
    qtbot.waitUntil(lambda: not hints(program).calculations._running, timeout=20_000)
    assert hints(program).shown is None
    assert program.window.view.control.hinted == ()


def test_the_window_goes_on_while_the_coach_thinks(qtbot: QtBot, program, monkeypatch):
    play_until(qtbot, program, in_play)
    may_answer = Event()
    real = coach.hint

    def slow(request):
        assert may_answer.wait(20)
        return real(request)

    monkeypatch.setattr(coach, "hint", slow)
    program.window.commands.run("teaching.hint")
    control = program.window.view.control
    program.window.view.setFocus()
    press(qtbot, program, Qt.Key.Key_End)
    assert control.cursor is control.picture.hand[-1]
    assert hints(program).shown is None
    may_answer.set()
    qtbot.waitUntil(lambda: hints(program).shown is not None, timeout=20_000)


def test_no_hint_at_a_tournament_table_nor_without_help(qtbot: QtBot, program):
    play_until(qtbot, program, in_play)
    commands = program.window.commands
    assert commands.may_run("teaching.hint")
    assert hints(program).button.isVisible()
    program.settings.change(help_level="off")
    program.window.refresh()
    assert not commands.may_run("teaching.hint")
    assert not hints(program).button.isVisible()
    program.settings.change(help_level="on request")
    assert commands.may_run("teaching.hint")
    begin(program, mode=Mode.TOURNAMENT)
    wait_for_turn(qtbot, program)
    assert asked(program) is not None
    assert not commands.may_run("teaching.hint")
    assert not hints(program).button.isVisible()
    hints(program).ask()
    assert not hints(program).card.isVisible()


def test_a_hint_goes_off_the_screen_with_the_cards(qtbot: QtBot):
    program = open_program(qtbot, size=(1440, 900))
    begin(program, 4)
    play_until(qtbot, program, in_play)
    found = ask(qtbot, program)
    name = program.window.words.card(found.action.card)
    mind = hints(program).knowledge_dialog()
    mind.open()
    program.window.commands.run("view.curtain")
    assert program.window.hot_seat.curtain.is_down
    assert hints(program).shown is None
    assert name not in texts(hints(program).card)
    assert not hints(program).card.accessibleName()
    assert not mind.isVisible()


def test_escape_puts_a_hint_away_and_the_cards_have_the_focus_again(qtbot: QtBot, program):
    play_until(qtbot, program, in_play)
    ask(qtbot, program)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not hints(program).card.isVisible()
    assert program.window.view.hasFocus()


def test_what_the_coach_knew_is_told_beside_the_hint(qtbot: QtBot, program):
    play_until(qtbot, program, in_play)
    found = ask(qtbot, program)
    mind = hints(program).knowledge_dialog()
    qtbot.addWidget(mind)
    lines, words = texts(mind.knowledge).splitlines(), program.window.words
    own = view(program).deal.hands[0].cards
    assert any(all(words.card(card) in line for card in own) for line in lines)
    assert any(str(found.thought.deals) in line for line in lines)
    assert sum("(chosen)" in line for line in lines) == 1


@pytest.mark.parametrize("language", ["cs", "sl", "de"])
def test_a_hint_is_told_in_the_language_of_the_window(qtbot: QtBot, language):
    program = open_program(qtbot, size=(1024, 768), language=language)
    begin(program)
    play_until(qtbot, program, in_play)
    ask(qtbot, program)
    card = hints(program).card
    english = ("Hint", "Do it", "Dismiss", "Play", "trick", "the ", "your")
    assert not [word for word in english if word in texts(card)]
    for part in (card.title, card.act, card.why):
        assert part.height() >= part.heightForWidth(part.width())


@pytest.mark.parametrize("ruleset", ["westfest", "ziri", "koenigrufen", "czech-gp"])
def test_a_hint_is_to_be_had_in_every_phase_of_every_sheet(qtbot: QtBot, ruleset):
    program = open_program(qtbot, size=(1440, 900))
    begin(program, ruleset=ruleset)
    phases: set[Phase] = set()
    for _ in range(400):
        wait_for_turn(qtbot, program)
        prompt = asked(program)
        if prompt is None:
            break
        if prompt.phase not in phases or prompt.phase is not Phase.PLAY:
            found = ask(qtbot, program)
            said = hints(program).card.why.text()
            assert any(letter.isalpha() for letter in said)
            assert found.reasons[0].key != "hint.rule-of-thumb"
            assert prompt.cards is not None or found.action.seat == prompt.seat
            phases.add(prompt.phase)
        if Phase.PLAY in phases:
            break
        program.window.submit(answer(program, prompt))
    assert Phase.PLAY in phases
    assert len(phases) >= 3
