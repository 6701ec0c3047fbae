"""Questions at the table, and a table that nobody sits at."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.dialogs.comparison import ComparisonDialog
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.window import game_in_play
from tests.gui.window_kit import (
    answer,
    asked,
    begin,
    open_program,
    over,
    play_hand,
    play_until,
    view,
)

# The screenless platform has no size hints and says so whenever a dialog opens.
pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def test_everybody_may_ask_whether_the_called_card_was_played(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    commands, notice = program.window.commands, program.window.page.notice
    play_until(qtbot, program, lambda p: p.phase is Phase.PLAY and view(program).calls.card)
    assert commands.run("referee.called-card")
    card = program.window.words.card(view(program).calls.card)
    assert card in notice.text.text()
    before = notice.text.text()
    play_hand(qtbot, program)
    played = [entry for trick in view(program).play.tricks for entry in trick.cards]
    by = next(entry.seat for entry in played if entry.card is view(program).calls.card)
    commands.run("referee.called-card")
    assert notice.text.text() != before
    assert program.window.words.seat(by) in notice.text.text()


def test_question_needs_a_called_card(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    play_until(qtbot, program, lambda p: p.phase is Phase.BID)
    assert not program.window.commands.may_run("referee.called-card")


def test_computers_go_on_between_two_hands_after_a_start(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    program = open_program(qtbot, folder=tmp_path)
    begin(program, humans=0)
    qtbot.waitUntil(lambda: over(program), timeout=30_000)
    program.window.close()

    monkeypatch.setattr(game_in_play, "WATCH_PAUSE", 0)
    again = open_program(qtbot, folder=tmp_path)
    again.opener.open_last()
    assert over(again)
    qtbot.waitUntil(lambda: view(again).round.hand_no == 2, timeout=10_000)
    assert asked(again) is None


def test_rulesets_are_compared_from_the_help_menu(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program, ruleset="westfest")
    assert program.window.commands.run("help.comparison")
    (dialog,) = program.window.findChildren(ComparisonDialog)
    assert dialog.left.currentData() == "westfest"
    assert dialog.right.currentData() != "westfest"
    assert dialog.table.rowCount() > 10


def test_answer_for_one_person_goes_with_the_act_and_with_his_cards(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program, humans=4)
    window = program.window
    play_until(
        qtbot,
        program,
        lambda prompt: prompt.phase is Phase.PLAY and view(program).calls.card is not None,
    )
    card = window.words.card(view(program).calls.card)
    notice = window.page.notice
    for leave in (window.hot_seat.cover, lambda: window.submit(answer(program, asked(program)))):
        if window.is_covered:
            window.hot_seat.curtain.lifted.emit()
        assert window.commands.run("referee.called-card")
        assert card in notice.text.text()
        leave()
        assert window.is_covered
        assert notice.isHidden()
        assert not notice.text.text()
        assert not notice.accessibleName()


def test_notice_put_away_keeps_nothing(qtbot: QtBot):
    program = open_program(qtbot)
    notice = program.window.page.notice
    for way in (notice.away.click, notice.more.click):
        program.window.tell("secret", Audience.PERSON, lambda: None)
        way()
        assert notice.isHidden()
        assert not notice.text.text()
        assert not notice.accessibleName()


@pytest.mark.parametrize(("audience", "goes"), [(Audience.TABLE, True), (Audience.TROUBLE, False)])
def test_what_has_been_read_goes_with_the_next_act(qtbot: QtBot, monkeypatch, audience, goes):
    program = open_program(qtbot)
    notice = program.window.page.notice
    program.window.tell("read", audience)
    notice.pass_by()
    assert notice.isVisible()
    monkeypatch.setattr("tarock_desktop.ui.panels.notice.LONG_ENOUGH", 0)
    notice.pass_by()
    assert notice.isHidden() is goes


def test_what_is_behind_another_page_takes_no_keyboard(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    program.home.show_start()
    page = program.home.page
    assert page is not None
    before = page.window().focusWidget()
    assert page.isAncestorOf(before)
    program.window.refresh(settled=True)
    assert page.window().focusWidget() is before
