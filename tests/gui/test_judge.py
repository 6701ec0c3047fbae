"""A judge decides in the window what the sheet leaves to people, and opens rulings again."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tarock_desktop.messages.keys import message
from tarock_desktop.table.actions import JudgeRuling, LookAtBottom
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.ui.style.pieces import Choice
from tests.gui.window_kit import asked, begin, open_desk, play_hand, play_until, texts, view

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.fixture
def desk(qtbot: QtBot):
    """A table where somebody looked at the bottom card: the sheet leaves the fine to a judge."""
    opened = open_desk(qtbot, size=(1440, 900))
    begin(opened, humans=4, mode=Mode.TOURNAMENT, ruleset="westfest")
    prompt = play_until(qtbot, opened, lambda p: p.phase is Phase.CUT)
    opened.window.submit(LookAtBottom(Seat((prompt.seat + 1) % 4)))
    return opened


def chips(desk: Any) -> tuple[Fraction, ...]:
    held: tuple[Fraction, ...] = view(desk).round.chips
    return held


def button(desk: Any, text: str) -> Any:
    panel = desk.window.page.rail.referee
    return next(each for each in panel.findChildren(Choice) if each.text() == text)


def question(desk: Any) -> Any:
    return desk.window.bridge.questions()[-1]


def decide(qtbot: QtBot, desk: Any, name: str) -> Any:
    dialog = desk.dialogs.judge_dialog(0)
    qtbot.addWidget(dialog)
    for made, choice in dialog.choices:
        made.setChecked(choice.action.choice == name)
    desk.window.submit(dialog.ruling())
    return dialog


def test_window_asks_for_the_judge_and_nothing_waits(desk):
    notice = desk.window.page.notice
    assert "judge" in notice.text.text()
    wanted: list[int] = []
    desk.window.judge_wanted.connect(wanted.append)
    assert "Decide" in notice.more.text()
    assert button(desk, "Decide…").isEnabled()
    assert desk.session.prompt() is not None


def test_every_choice_says_what_it_costs_each_person(qtbot: QtBot, desk):
    dialog = desk.dialogs.judge_dialog(0)
    qtbot.addWidget(dialog)
    written = texts(dialog)
    asked_for = question(desk)
    assert len(dialog.choices) == len(asked_for.choices) > 1
    offender = asked_for.ruling.seat
    names = desk.window.glance().names
    for seat, name in enumerate(names):
        assert f"{name} {'−6' if seat == offender else '+2'}" in written
    assert "It moves no chips." in written
    assert dialog.choices[0][0].isChecked()


def test_the_fine_is_paid_as_it_was_shown(qtbot: QtBot, desk):
    fined = next(each for each in question(desk).choices if each.action.choice == "fined")
    decide(qtbot, desk, "fined")
    assert not question(desk).asks
    assert question(desk).judgement.choice == "fined"
    assert "The judge decides ruling 1" in texts(desk.window.page.rail.referee)
    play_hand(qtbot, desk)
    paid = [line for line in view(desk).result.lines if line.ruling == 0]
    assert [line.amounts for line in paid] == [fined.payments]


def test_a_ruling_is_reopened_and_decided_in_own_words(qtbot: QtBot, desk):
    before = chips(desk)
    decide(qtbot, desk, "fined")
    button(desk, "Reopen this ruling").click()
    assert chips(desk) == before
    assert question(desk).reopened
    assert "waits for a judge" in texts(desk.window.page.rail.referee)
    dialog = desk.dialogs.judge_dialog(0)
    qtbot.addWidget(dialog)
    dialog.amounts[Seat(0)].setValue(-3)
    assert dialog.own.isChecked()
    assert not dialog.decide_button.isEnabled()
    dialog.amounts[Seat(2)].setValue(3)
    assert dialog.decide_button.isEnabled()
    dialog.text.setText("Three to Karel.")
    desk.window.submit(dialog.ruling())
    assert chips(desk)[2] == before[2] + 3
    assert chips(desk)[0] == before[0] - 3
    assert "Three to Karel." in texts(desk.window.page.rail.referee)


def test_a_dispute_without_a_ruling_is_decided_from_the_menu(qtbot: QtBot, desk):
    assert desk.window.commands.may_run("referee.judge")
    dialog = desk.dialogs.judge_dialog()
    qtbot.addWidget(dialog)
    assert not dialog.choices
    dialog.text.setText("Let it be.")
    assert dialog.ruling() == JudgeRuling(
        TABLE, payments=(Fraction(0),) * 4, number=None, text="Let it be."
    )
    desk.window.submit(dialog.ruling())
    assert len(view(desk).book.rulings) == 2


def test_a_judge_who_plays_here_is_named(qtbot: QtBot, desk):
    dialog = desk.dialogs.judge_dialog(0)
    qtbot.addWidget(dialog)
    dialog.judge.setCurrentIndex(dialog.judge.findData(Seat(3)))
    assert dialog.ruling().seat == Seat(3)
    desk.window.submit(dialog.ruling())
    assert desk.window.page.rail.referee.ruling.row == "WF-Judging"


def test_book_of_rulings_is_filtered(qtbot: QtBot, desk):
    offender = question(desk).ruling.seat
    free = desk.dialogs.judge_dialog()
    qtbot.addWidget(free)
    desk.window.submit(free.ruling())
    dialog = desk.dialogs.rulings_dialog()
    qtbot.addWidget(dialog)
    assert [past.row for past in dialog.shown] == ["WF-P06", "WF-P35"]
    dialog.person.setCurrentIndex(dialog.person.findData(desk.window.words.seat(offender)))
    assert [past.row for past in dialog.shown] == ["WF-P06"]
    assert dialog.list.count() == 1
    dialog.person.setCurrentIndex(0)
    article = question(desk).ruling.citation.article
    dialog.article.setCurrentIndex(dialog.article.findData(article))
    assert [past.row for past in dialog.shown] == ["WF-P35"]
    said = desk.window.words.article(article)
    assert said.gist in texts(dialog)


def test_book_keeps_the_rulings_of_earlier_hands(qtbot: QtBot, desk):
    decide(qtbot, desk, "fined")
    play_until(qtbot, desk, lambda p: view(desk).round.hand_no == 2)
    assert asked(desk) is not None
    past = desk.session.rulings(Seat(0))
    assert (past[0].hand, past[0].ruling.row) == (1, "WF-P06")
    assert past[0].judged is not None
    assert past[0].judged.choice == "fined"


def test_next_hand_waits_for_the_judge_and_the_window_says_so(qtbot: QtBot, desk):
    decide(qtbot, desk, "fined")
    play_hand(qtbot, desk)
    button(desk, "Reopen this ruling").click()
    desk.next_hand()
    assert view(desk).round.hand_no == 1
    reason = message("act.ruling-open")
    assert desk.window.words.message(reason) in desk.window.page.notice.text.text()
    decide(qtbot, desk, "as-sheet")
    desk.next_hand()
    assert view(desk).round.hand_no == 2


def test_no_ruling_is_opened_where_the_referee_guards(qtbot: QtBot):
    opened = open_desk(qtbot)
    begin(opened)
    play_hand(qtbot, opened)
    assert opened.window.bridge.questions() == ()
