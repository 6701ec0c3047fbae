"""A table that warns: the act waits until the person insists or takes it back."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.ui.prompts.warning import WarningPrompt
from tests.gui.window_kit import asked, begin, open_program, play_until, texts, view

pytestmark = pytest.mark.gui


@pytest.fixture
def program(qtbot: QtBot):
    """A table whose referee has just warned of a card."""
    opened = open_program(qtbot, size=(1440, 900))
    begin(opened, mode=Mode.WARN)
    prompt = play_until(qtbot, opened, lambda p: p.phase is Phase.PLAY and bool(p.cards.barred))
    opened.window.submit(PlayCard(prompt.seat, prompt.cards.barred[0].card))
    return opened


def warning(program) -> WarningPrompt:
    sheet = program.window.page.host.prompt
    assert isinstance(sheet, WarningPrompt)
    return sheet


def test_warning_says_what_it_is_about(program):
    ruling = program.window.page.rail.referee.ruling
    said = program.window.words.ruling(ruling, view(program).viewer, Mode.WARN)
    for part in (*said.shown, said.rule.heading):
        assert part in texts(warning(program))
    assert view(program).book.rulings == ()


def test_card_is_taken_back(program):
    before, prompt = view(program), asked(program)
    back = warning(program).first
    assert back is not None
    back.click()
    assert program.window.page.host.prompt is None
    assert program.window.page.rail.referee.ruling is None
    assert (view(program), asked(program)) == (before, prompt)


def test_card_is_played_anyway_and_ruled_on(program):
    ruling = program.window.page.rail.referee.ruling
    warning(program).anyway.click()
    assert [each.rule for each in view(program).book.rulings] == [ruling.rule]
    assert not isinstance(program.window.page.host.prompt, WarningPrompt)
    assert program.window.commands.may_run("game.undo")


def test_another_card_ends_the_warning(program):
    prompt = asked(program)
    program.window.submit(PlayCard(prompt.seat, next(iter(prompt.cards.legal))))
    assert not isinstance(program.window.page.host.prompt, WarningPrompt)
    assert view(program).book.rulings == ()
