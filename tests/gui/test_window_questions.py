"""Questions at the table, and a table that nobody sits at."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.dialogs.comparison import ComparisonDialog
from tarock_desktop.ui.window import desk as desk_module
from tests.gui.window_kit import asked, begin, open_desk, over, play_hand, play_until, view

# The screenless platform has no size hints and says so whenever a dialog opens.
pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def test_everybody_may_ask_whether_the_called_card_was_played(qtbot: QtBot):
    desk = open_desk(qtbot)
    begin(desk)
    commands, notice = desk.window.commands, desk.window.page.notice
    play_until(qtbot, desk, lambda p: p.phase is Phase.PLAY and view(desk).calls.card)
    assert commands.run("referee.called-card")
    card = desk.window.words.card(view(desk).calls.card)
    assert card in notice.text.text()
    before = notice.text.text()
    play_hand(qtbot, desk)
    played = [entry for trick in view(desk).play.tricks for entry in trick.cards]
    by = next(entry.seat for entry in played if entry.card is view(desk).calls.card)
    commands.run("referee.called-card")
    assert notice.text.text() != before
    assert desk.window.words.seat(by) in notice.text.text()


def test_question_needs_a_called_card(qtbot: QtBot):
    desk = open_desk(qtbot)
    begin(desk)
    play_until(qtbot, desk, lambda p: p.phase is Phase.BID)
    assert not desk.window.commands.may_run("referee.called-card")


def test_computers_go_on_between_two_hands_after_a_start(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    desk = open_desk(qtbot, folder=tmp_path)
    begin(desk, humans=0)
    qtbot.waitUntil(lambda: over(desk), timeout=30_000)
    desk.window.close()

    monkeypatch.setattr(desk_module, "WATCH_PAUSE", 0)
    again = open_desk(qtbot, folder=tmp_path)
    again.open_last()
    assert over(again)
    qtbot.waitUntil(lambda: view(again).round.hand_no == 2, timeout=10_000)
    assert asked(again) is None


def test_rulesets_are_compared_from_the_help_menu(qtbot: QtBot):
    desk = open_desk(qtbot)
    begin(desk, ruleset="westfest")
    assert desk.window.commands.run("help.comparison")
    (dialog,) = desk.window.findChildren(ComparisonDialog)
    assert dialog.left.currentData() == "westfest"
    assert dialog.right.currentData() != "westfest"
    assert dialog.table.rowCount() > 10
