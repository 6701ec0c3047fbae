"""A table that warns: the act waits until the person insists or takes it back."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.ui.prompts.warning import WarningSheet
from tests.gui.window_kit import asked, begin, open_desk, play_until, texts, view

pytestmark = pytest.mark.gui


@pytest.fixture
def desk(qtbot: QtBot):
    """A table whose referee has just warned of a card."""
    opened = open_desk(qtbot, size=(1440, 900))
    begin(opened, mode=Mode.WARN)
    prompt = play_until(qtbot, opened, lambda p: p.phase is Phase.PLAY and bool(p.cards.barred))
    opened.window.submit(PlayCard(prompt.seat, prompt.cards.barred[0].card))
    return opened


def warning(desk) -> WarningSheet:
    sheet = desk.window.page.host.sheet
    assert isinstance(sheet, WarningSheet)
    return sheet


def test_warning_says_what_it_is_about(desk):
    ruling = desk.window.page.rail.referee.ruling
    said = desk.window.words.ruling(ruling, view(desk).viewer, Mode.WARN)
    for part in (said.what, said.rule.heading, said.right, said.follows):
        assert part in texts(warning(desk))
    assert view(desk).book.rulings == ()


def test_card_is_taken_back(desk):
    before, prompt = view(desk), asked(desk)
    back = warning(desk).first
    assert back is not None
    back.click()
    assert desk.window.page.host.sheet is None
    assert desk.window.page.rail.referee.ruling is None
    assert (view(desk), asked(desk)) == (before, prompt)


def test_card_is_played_anyway_and_ruled_on(desk):
    ruling = desk.window.page.rail.referee.ruling
    warning(desk).anyway.click()
    assert [each.rule for each in view(desk).book.rulings] == [ruling.rule]
    assert not isinstance(desk.window.page.host.sheet, WarningSheet)
    assert desk.window.commands.may_run("game.undo")


def test_another_card_ends_the_warning(desk):
    prompt = asked(desk)
    desk.window.submit(PlayCard(prompt.seat, next(iter(prompt.cards.legal))))
    assert not isinstance(desk.window.page.host.sheet, WarningSheet)
    assert view(desk).book.rulings == ()
