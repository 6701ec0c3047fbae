"""Looking back in the window: costs from the last card on, moments, and who may see what."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tarock_desktop.bots import coach
from tarock_desktop.bots.costs import ActCost, CardCost, NoCost
from tarock_desktop.messages.keys import message
from tarock_desktop.session.sight import Sight
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.coach import hand_review
from tests.gui.coach_kit import QUICK
from tests.gui.window_kit import (
    begin,
    open_game,
    open_program,
    play_hand,
    play_until,
    texts,
    view,
    wait_for_turn,
)

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


class Costs:
    """Stands for working out: what was asked, in which order, and when it may answer."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.may_answer = Event()
        self.may_answer.set()
        self.until = -1
        """Below this number nothing is answered before it may be."""

    def cost(self, number: int, request: Any, truth: Any, action: Any, memory: Any) -> Any:
        self.asked.append(number)
        if number < self.until:
            assert self.may_answer.wait(20)
        if isinstance(action, PlayCard):
            return CardCost(number, request.seat, action.card, action.card, 0.0, 0.0, 0.0)
        if number == 0:
            raise ZeroDivisionError
        if number == 1:
            reason = message("review.by-chance")
            return NoCost(number, request.seat, action, reason)
        return ActCost(number, request.seat, action, action, 2.0, 1.5)


@pytest.fixture(autouse=True)
def costs(monkeypatch):
    counted = Costs()
    monkeypatch.setattr(hand_review, "cost_of_decision", counted.cost)
    monkeypatch.setattr(coach, "master_effort", lambda: QUICK)
    return counted


@pytest.fixture
def program(qtbot: QtBot):
    return open_game(qtbot)


def reviews(program: Any) -> Any:
    return program.coach.reviews


def after_hand(qtbot: QtBot, program: Any) -> Any:
    play_hand(qtbot, program)
    qtbot.waitUntil(lambda: program.window.page.host.prompt is not None)
    return program


def look_back(qtbot: QtBot, program: Any) -> Any:
    qtbot.keyClick(program.window, Qt.Key.Key_F8)
    return program.window.in_front


def ready(qtbot: QtBot, shown: Any) -> None:
    qtbot.waitUntil(lambda: len(shown.costs) == len(shown.decisions), timeout=20_000)


def shown_table(shown: Any) -> Any:
    return shown.view._scene.picture.observation


def lines(shown: Any) -> list[str]:
    return [shown.list.item(row).text() for row in range(shown.list.count())]


def test_costs_come_one_by_one_from_the_last_decision_on(qtbot: QtBot, program, costs):
    after_hand(qtbot, program)
    costs.until = program.session.look_back(Seat(0)).decisions[-1].number - 3
    costs.may_answer.clear()
    shown = look_back(qtbot, program)
    last = len(shown.decisions) - 1
    qtbot.waitUntil(lambda: len(shown.costs) == 4, timeout=20_000)
    assert set(shown.costs) == {last, last - 1, last - 2, last - 3}
    assert str(len(shown.decisions)) in shown.progress.text()
    assert lines(shown)[last].startswith("✓")
    assert not lines(shown)[5].startswith("✓")
    costs.may_answer.set()
    ready(qtbot, shown)
    assert costs.asked == list(range(last, -1, -1))
    assert all(name in shown.progress.text() for name in ("Anna", "Josef", "Karel", "Marie"))
    assert "2\u00a0chips" in "\n".join(lines(shown))
    assert "1½" in "\n".join(lines(shown))


def test_what_can_not_be_worked_out_is_said_in_one_sentence(qtbot: QtBot, program):
    shown = look_back(qtbot, after_hand(qtbot, program))
    ready(qtbot, shown)
    assert lines(shown)[0].endswith("The cost cannot be calculated for this game.")
    assert lines(shown)[1].endswith("Chance decided here.")


def test_working_out_can_be_stopped_and_taken_up_again(qtbot: QtBot, program, costs):
    after_hand(qtbot, program)
    costs.until = 10_000
    costs.may_answer.clear()
    shown = look_back(qtbot, program)
    qtbot.waitUntil(lambda: len(costs.asked) == 1, timeout=20_000)
    qtbot.mouseClick(shown.work_button, Qt.MouseButton.LeftButton)
    costs.may_answer.set()
    qtbot.waitUntil(lambda: not reviews(program)._costs._running, timeout=20_000)
    assert len(costs.asked) == 1
    assert shown.costs == {}
    qtbot.mouseClick(shown.work_button, Qt.MouseButton.LeftButton)
    ready(qtbot, shown)


def test_a_click_on_a_line_goes_to_that_moment(qtbot: QtBot, program):
    shown = look_back(qtbot, after_hand(qtbot, program))
    ready(qtbot, shown)
    number = len(shown.decisions) - 20
    shown.list.scrollToItem(shown.list.item(number))
    place = shown.list.visualItemRect(shown.list.item(number)).center()
    qtbot.mouseClick(shown.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    decision = shown.decisions[number]
    assert shown.decision is decision
    assert shown_table(shown) == decision.truth
    assert shown.view._scene.picture.bottom == decision.seat
    assert shown.view.control.hinted == (decision.action.card,)
    assert len(shown.page.rail.log.events) == decision.place
    qtbot.keyClick(shown.list, Qt.Key.Key_Up)
    assert shown_table(shown) == shown.decisions[number - 1].truth


def test_what_it_knew_is_its_own_observation_and_says_what_it_tried(qtbot: QtBot, program):
    after_hand(qtbot, program)
    program.window.commands.run("teaching.knew")
    shown = program.window.in_front
    bots = [each.number for each in shown.decisions if each.seat != Seat(0)]
    assert shown.decision.number == bots[-1]
    number = next(
        each.number
        for each in shown.decisions
        if each.seat != Seat(0)
        and isinstance(each.action, PlayCard)
        and len(each.request.prompt.cards.legal) > 3
    )
    shown.choose(number)
    decision = shown.decisions[number]
    assert shown_table(shown) == decision.request.observation
    assert decision.request is program.game.request_at(decision.act)
    qtbot.waitUntil(lambda: number in shown._hints, timeout=20_000)
    said = texts(shown.knowledge).splitlines()
    words = program.window.words
    assert any("rules of thumb" in line for line in said)
    own = decision.request.observation.deal.hands[decision.seat].cards
    assert any(all(words.card(card) in line for card in own) for line in said)
    thought = shown._hints[number].thought
    odds = thought.holders[0]
    assert any(line.startswith(f"{words.card(odds.card)}: ") for line in said)
    assert any(words.card(thought.alternatives[0].action.card) in line for line in said)
    qtbot.mouseClick(shown.sight_button, Qt.MouseButton.LeftButton)
    assert shown_table(shown) == decision.truth
    assert not texts(shown.knowledge).strip()


def test_a_line_of_the_log_leads_to_its_decision(qtbot: QtBot, program):
    after_hand(qtbot, program)
    program.window.page.open_panel("log")
    log = program.window.page.rail.log
    row = log.list.count() - 12
    log.list.setCurrentRow(row)
    log.list.setFocus()
    qtbot.keyClick(log.list, Qt.Key.Key_Return)
    shown = program.window.in_front
    assert shown.as_seen
    place = log._rows.index(row)
    later = [each.place for each in shown.decisions if each.place > shown.decision.place]
    assert shown.decision.place <= place < min(later, default=10_000)


def test_escape_goes_back_to_the_game_as_it_lies(qtbot: QtBot, program):
    after_hand(qtbot, program)
    before, acts = view(program), program.session.position
    look_back(qtbot, program)
    assert not program.window.commands.may_run("game.next-hand")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert program.window.shows_game
    assert (view(program), program.session.position) == (before, acts)
    assert program.window.commands.may_run("game.next-hand")
    assert not reviews(program)._costs.is_busy


def test_review_is_offered_on_the_score_sheet(qtbot: QtBot, program):
    after_hand(qtbot, program)
    sheet = program.window.page.host.prompt
    assert "Look through the hand" in texts(sheet)
    sheet.review.emit()
    assert program.window.in_front is not None


# ---------------------------------------------------------------------- while a hand is running


def running(qtbot: QtBot, program: Any) -> Any:
    play_until(
        qtbot,
        program,
        lambda prompt: prompt.phase is Phase.PLAY and len(view(program).play.tricks) > 1,
    )
    return program


def test_in_a_running_hand_a_person_sees_his_own_decisions_only(qtbot: QtBot, program):
    running(qtbot, program)
    assert not program.window.commands.may_run("teaching.review")
    program.window.commands.run("teaching.knew")
    shown = program.window.in_front
    assert {each.seat for each in shown.decisions} == {Seat(0)}
    assert shown.past.hand.sight is Sight.OWN
    assert not shown.sight_button.isVisible()
    for decision in shown.decisions:
        shown.choose(decision.number)
        assert shown_table(shown).viewer == Seat(0)


def test_teaching_mode_opens_the_heads_of_the_computers_but_no_hands(qtbot: QtBot, program):
    running(qtbot, program)
    small = program.window.page.unit()
    qtbot.keyClick(program.window, Qt.Key.Key_F9)
    assert program.window.page.notice.isVisible()
    assert program.window.page.unit() >= 1.2 * small
    program.window.commands.run("teaching.knew")
    shown = program.window.in_front
    assert shown.decision.seat != Seat(0)
    assert {each.seat for each in shown.decisions} == {Seat(seat) for seat in range(4)}
    for decision in shown.decisions:
        shown.choose(decision.number)
        seen = shown_table(shown)
        assert seen.viewer == decision.seat
        hidden = [h for s, h in enumerate(seen.deal.hands) if s != decision.seat]
        assert not any(held.cards - seen.deal.exposed - seen.deal.seen for held in hidden)
    shown.left.emit()
    qtbot.keyClick(program.window, Qt.Key.Key_F9)
    assert program.window.page.unit() == small
    assert not program.teaching.mode.is_on


def test_teaching_mode_ends_with_its_game(qtbot: QtBot, program):
    wait_for_turn(qtbot, program)
    program.window.commands.run("teaching.mode")
    assert program.teaching.mode.is_on
    begin(program)
    assert not program.teaching.mode.is_on


def test_nobody_looks_into_a_running_hand_that_several_people_share(qtbot: QtBot):
    program = open_program(qtbot, size=(1440, 900))
    begin(program, 2)
    running(qtbot, program)
    for command in ("teaching.mode", "teaching.knew", "teaching.review"):
        assert not program.window.commands.may_run(command)
    program.window.page.rail.log.moment_wanted.emit(0)
    assert program.window.shows_game


def test_at_a_tournament_nobody_looks_back_before_the_round_is_closed(qtbot: QtBot):
    program = open_program(qtbot, size=(1440, 900))
    begin(program, mode=Mode.TOURNAMENT)
    commands = ("teaching.mode", "teaching.knew", "teaching.review")
    running(qtbot, program)
    assert not [name for name in commands if program.window.commands.may_run(name)]
    after_hand(qtbot, program)
    assert not [name for name in commands if program.window.commands.may_run(name)]
    assert "Look through the hand" not in texts(program.window.page.host.prompt)


def test_where_help_is_switched_off_the_own_decisions_are_not_weighed(qtbot: QtBot, program):
    running(qtbot, program)
    program.settings.change(help_level="off")
    assert not program.window.commands.may_run("teaching.knew")


@pytest.mark.parametrize("size", [(1024, 768), (800, 600)])
@pytest.mark.parametrize("language", ["cs", "sl", "de"])
def test_every_language_fits_beside_or_below_the_table(qtbot: QtBot, language, size):
    program = open_program(qtbot, size=size, language=language)
    begin(program)
    running(qtbot, program)
    program.window.commands.run("teaching.knew")
    shown = program.window.in_front
    for button in (shown.leave_button,):
        assert button.isVisible()
        assert button.width() >= button.sizeHint().width()
        corner = button.mapTo(shown, button.rect().bottomRight())
        assert shown.rect().contains(corner)
    assert "The" not in shown.progress.text()
    assert shown.list.height() >= 60


def test_window_says_what_is_shown_and_waits_for_nobody(qtbot: QtBot, program):
    after_hand(qtbot, program)
    shown = look_back(qtbot, program)
    assert program.window.windowTitle() == "Review · Tarock Desktop"
    for number in range(len(shown.decisions)):
        shown.choose(number)
        assert "Waiting" not in shown.page.status.text.text()
        assert "earlier moment" in shown.page.status.text.text()
