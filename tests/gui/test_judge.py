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
from tarock_desktop.ui.style.widgets import Choice
from tests.gui.window_kit import asked, begin, open_program, play_hand, play_until, texts, view

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.fixture
def program(qtbot: QtBot):
    """A table where somebody looked at the bottom card: the sheet leaves the fine to a judge."""
    opened = open_program(qtbot, size=(1440, 900))
    begin(opened, humans=4, mode=Mode.TOURNAMENT, ruleset="westfest")
    prompt = play_until(qtbot, opened, lambda p: p.phase is Phase.CUT)
    opened.window.submit(LookAtBottom(Seat((prompt.seat + 1) % 4)))
    return opened


def chips(program: Any) -> tuple[Fraction, ...]:
    held: tuple[Fraction, ...] = view(program).round.chips
    return held


def button(program: Any, text: str) -> Any:
    panel = program.window.page.rail.referee
    return next(each for each in panel.findChildren(Choice) if each.text() == text)


def question(program: Any) -> Any:
    return program.window.bridge.questions()[-1]


def decide(qtbot: QtBot, program: Any, name: str) -> Any:
    dialog = program.referee.judge_dialog(0)
    qtbot.addWidget(dialog)
    for made, choice in dialog.choices:
        made.setChecked(choice.action.choice == name)
    program.window.submit(dialog.ruling())
    return dialog


def test_window_asks_for_the_judge_and_nothing_waits(program):
    notice = program.window.page.notice
    assert "judge" in notice.text.text()
    wanted: list[int] = []
    program.window.judge_wanted.connect(wanted.append)
    assert "Decide" in notice.more.text()
    assert button(program, "Decide…").isEnabled()
    assert program.session.prompt() is not None


def test_every_choice_says_what_it_costs_each_person(qtbot: QtBot, program):
    dialog = program.referee.judge_dialog(0)
    qtbot.addWidget(dialog)
    written = texts(dialog)
    asked_for = question(program)
    assert len(dialog.choices) == len(asked_for.choices) > 1
    offender = asked_for.ruling.seat
    names = program.window.glance().names
    for seat, name in enumerate(names):
        assert f"{name} {'−6' if seat == offender else '+2'}" in written
    assert "Nothing is paid." in written
    assert dialog.choices[0][0].isChecked()


def test_the_fine_is_paid_as_it_was_shown(qtbot: QtBot, program):
    fined = next(each for each in question(program).choices if each.action.choice == "fined")
    decide(qtbot, program, "fined")
    assert not question(program).asks
    assert question(program).judgement.choice == "fined"
    assert "The judge decides ruling 1" in texts(program.window.page.rail.referee)
    play_hand(qtbot, program)
    paid = [line for line in view(program).result.lines if line.ruling == 0]
    assert [line.amounts for line in paid] == [fined.payments]


def test_a_ruling_is_reopened_and_decided_in_own_words(qtbot: QtBot, program):
    before = chips(program)
    decide(qtbot, program, "fined")
    button(program, "Reopen this ruling").click()
    assert chips(program) == before
    assert question(program).reopened
    assert "waiting for a judge" in texts(program.window.page.rail.referee)
    dialog = program.referee.judge_dialog(0)
    qtbot.addWidget(dialog)
    dialog.amounts[Seat(0)].setValue(-3)
    assert dialog.own.isChecked()
    assert not dialog.decide_button.isEnabled()
    dialog.amounts[Seat(2)].setValue(3)
    assert dialog.decide_button.isEnabled()
    dialog.text.setText("Three to Karel.")
    program.window.submit(dialog.ruling())
    assert chips(program)[2] == before[2] + 3
    assert chips(program)[0] == before[0] - 3
    assert "Three to Karel." in texts(program.window.page.rail.referee)


def test_a_dispute_without_a_ruling_is_decided_from_the_menu(qtbot: QtBot, program):
    # Nothing is done from the menu while the curtain is down.
    assert not program.window.commands.may_run("referee.judge")
    program.window.hot_seat.curtain.open_button.click()
    assert program.window.commands.may_run("referee.judge")
    dialog = program.referee.judge_dialog()
    qtbot.addWidget(dialog)
    assert not dialog.choices
    dialog.text.setText("Let it be.")
    assert dialog.ruling() == JudgeRuling(
        TABLE, payments=(Fraction(0),) * 4, number=None, text="Let it be."
    )
    program.window.submit(dialog.ruling())
    assert len(view(program).book.rulings) == 2


def test_a_judge_who_plays_here_is_named(qtbot: QtBot, program):
    dialog = program.referee.judge_dialog(0)
    qtbot.addWidget(dialog)
    dialog.judge.setCurrentIndex(dialog.judge.findData(Seat(3)))
    assert dialog.ruling().seat == Seat(3)
    program.window.submit(dialog.ruling())
    assert program.window.page.rail.referee.ruling.row == "WF-Judging"


def test_book_of_rulings_is_filtered(qtbot: QtBot, program):
    offender = question(program).ruling.seat
    free = program.referee.judge_dialog()
    qtbot.addWidget(free)
    program.window.submit(free.ruling())
    dialog = program.referee.rulings_dialog()
    qtbot.addWidget(dialog)
    assert [past.row for past in dialog.shown] == ["WF-P06", "WF-P35"]
    dialog.person.setCurrentIndex(dialog.person.findData(program.window.words.seat(offender)))
    assert [past.row for past in dialog.shown] == ["WF-P06"]
    assert dialog.list.count() == 1
    dialog.person.setCurrentIndex(0)
    article = question(program).ruling.citation.article
    dialog.article.setCurrentIndex(dialog.article.findData(article))
    assert [past.row for past in dialog.shown] == ["WF-P35"]
    said = program.window.words.article(article)
    assert said.gist in texts(dialog)


def test_book_keeps_the_rulings_of_earlier_hands(qtbot: QtBot, program):
    decide(qtbot, program, "fined")
    play_until(qtbot, program, lambda p: view(program).round.hand_no == 2)
    assert asked(program) is not None
    past = program.session.rulings(Seat(0))
    assert (past[0].hand, past[0].ruling.row) == (1, "WF-P06")
    assert past[0].judged is not None
    assert past[0].judged.choice == "fined"


def test_next_hand_waits_for_the_judge_and_the_window_says_so(qtbot: QtBot, program):
    decide(qtbot, program, "fined")
    play_hand(qtbot, program)
    button(program, "Reopen this ruling").click()
    program.game.next_hand()
    assert view(program).round.hand_no == 1
    reason = message("act.ruling-open")
    assert program.window.words.message(reason) in program.window.page.notice.text.text()
    decide(qtbot, program, "as-sheet")
    program.game.next_hand()
    assert view(program).round.hand_no == 2


def test_no_ruling_is_opened_where_the_referee_guards(qtbot: QtBot):
    opened = open_program(qtbot)
    begin(opened)
    play_hand(qtbot, opened)
    assert opened.window.bridge.questions() == ()
