"""Learning from one's own hands: found behind the table, solved on a table of its own."""

from __future__ import annotations

from itertools import chain, repeat
from threading import Event
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tarock_desktop.bots import coach
from tarock_desktop.bots.costs import CardCost
from tarock_desktop.bots.effort import Effort
from tarock_desktop.bots.master import evaluated
from tarock_desktop.bots.protocol import Request
from tarock_desktop.kernel.solver import Memory
from tarock_desktop.learning import judging, looking_through
from tarock_desktop.learning.judging import LIMIT
from tarock_desktop.records.given_away import GivenAway
from tarock_desktop.records.people import known
from tarock_desktop.session.fallback import fallback
from tarock_desktop.table.actions import Action, PlayCard
from tarock_desktop.ui.game.setup import GameSetup, SeatSetup
from tarock_desktop.ui.learning import after_hand, puzzle_table
from tarock_desktop.ui.learning.puzzle_table import Stage
from tarock_desktop.ui.window import puzzles
from tests.gui.coach_kit import QUICK
from tests.gui.drag import drag
from tests.gui.window_kit import NAMES, asked, open_program, texts, wait_for_turn

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


class Costs:
    """Stands for the review: the second and fourth card of a person were mistakes."""

    def __init__(self) -> None:
        self.may_answer = Event()
        self.may_answer.set()
        self.asked = 0
        self.memory = Memory(12)

    def known(self, request: Any, action: Any) -> float | None:
        self.asked += 1
        assert self.may_answer.wait(20)
        trick = len(request.observation.play.tricks)
        return 1.0 + trick if isinstance(action, PlayCard) and trick in (1, 3) else None

    def search(self, bits: int) -> Memory:
        self.memory = Memory(bits)
        return self.memory

    def cost(self, number: int, request: Any, _truth: Any, action: Any, _memory: Any) -> CardCost:
        card, known = action.card, self.known(request, action)
        return CardCost(number, request.seat, card, card, 2.0, 2.0, known)


def rated(request: Request, effort: Effort, also: tuple[Action, ...] = ()) -> Any:
    """Stands for the search: the second card is as sound as the best, all others are not."""
    worth = chain((2.0, 2.0 - LIMIT), repeat(1.9 - LIMIT))
    found = evaluated(request, effort, also)
    return tuple(replace(each, worth=next(worth)) for each in found)


@pytest.fixture(autouse=True)
def costs(monkeypatch):
    counted = Costs()
    monkeypatch.setattr(after_hand, "Memory", counted.search)
    monkeypatch.setattr(looking_through, "known_cost", counted.known)
    monkeypatch.setattr(looking_through, "cost_of_decision", counted.cost)
    monkeypatch.setattr(puzzles, "SOON", 0)
    monkeypatch.setattr(puzzle_table, "SEEN", 0)
    monkeypatch.setattr(judging, "evaluated", rated)
    for module in (coach, judging):
        monkeypatch.setattr(module, "master_effort", lambda: QUICK)
    return counted


def game_with(name: str) -> GameSetup:
    """Return a game of one person against novices, who need no time."""
    others = (SeatSetup(each, "novice") for each in NAMES[1:])
    return GameSetup("spjst", {}, (SeatSetup(name, None), *others))


def play(qtbot: QtBot, program: Any) -> None:
    """Answer for the person until the hand is over."""
    while True:
        wait_for_turn(qtbot, program)
        prompt = asked(program)
        if prompt is None:
            return
        program.window.submit(fallback(prompt, "seed"))


@pytest.fixture
def program(qtbot: QtBot, tmp_path):
    opened = open_program(qtbot, size=(1440, 900), folder=tmp_path / "games")
    opened.opener.open_new(game_with("Anna"))
    play(qtbot, opened)
    qtbot.waitUntil(lambda: opened.window.page.host.prompt is not None)
    return opened


def shown(program: Any) -> Any:
    return program.window.in_front


def open_puzzles(qtbot: QtBot, program: Any) -> Any:
    page = program.window.page.host.prompt
    before = page.first.geometry()
    qtbot.waitUntil(page.puzzles.isVisible, timeout=20_000)
    assert page.first.geometry() == before
    qtbot.mouseClick(page.puzzles, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: shown(program) is not None and shown(program).known is not None)
    return shown(program)


def answers(program: Any) -> list[bool]:
    found: list[Any] = []

    def read(records: Any) -> Any:
        person = known(records.people(), "Anna")
        return records.answers(person.id, "puzzle")

    program.keeper.ask(read, found.extend)
    program.keeper._pool.waitForDone()
    QApplication.processEvents()
    return [answer.is_right for answer in found]


def drag_card(qtbot: QtBot, table: Any, action: PlayCard) -> None:
    """Drag a card of the hand to the middle of the table."""
    view = table.view
    for x in range(0, view.width(), 4):
        point = QPointF(x, view.height() - 12)
        item = view.card_at(point)
        if item is not None and item.card is action.card:
            drag(qtbot, view, point + QPointF(6, 0), view.table.centre)
            return
    raise AssertionError(f"{action.card} is not to be seen")


def judged(qtbot: QtBot, table: Any) -> None:
    qtbot.waitUntil(lambda: table.stage in (Stage.SOLVED, Stage.WRONG), timeout=20_000)


def test_two_mistakes_are_two_puzzles_and_are_solved_on_the_table(qtbot: QtBot, program):
    table = open_puzzles(qtbot, program)
    assert "2\u00a0puzzles" in program.window.page.host.prompt.puzzles.text()
    assert table.seen == table.request.observation
    assert len(table.seen.play.tricks) == 3
    assert "Puzzle 1 of 2" in table.column.above.text()
    # The page behind it may be made anew meanwhile.
    program.window.refresh()
    windows = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    assert windows == [program.window]
    worst = table.known.weighed.alternatives[-1].action
    drag_card(qtbot, table, worst)
    judged(qtbot, table)
    assert table.stage is Stage.WRONG
    qtbot.mouseClick(table.see_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: table.is_at_end, timeout=30_000)
    assert all(hand.size == len(hand.cards) for hand in table.seen.deal.hands)
    qtbot.mouseClick(table.back_button, Qt.MouseButton.LeftButton)
    drag_card(qtbot, table, table.known.weighed.best)
    judged(qtbot, table)
    assert table.stage is Stage.SOLVED
    qtbot.mouseClick(table.next_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: shown(program) is not table)
    second = shown(program)
    qtbot.waitUntil(lambda: second.known is not None, timeout=20_000)
    assert "Puzzle 2 of 3" in second.column.above.text()
    best, as_good, *_ = second.known.weighed.alternatives
    second.view.control.point_at(as_good.action.card)
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_Return)
    judged(qtbot, second)
    # A second sound card passes, and the best one is named beside it.
    assert second.stage is Stage.SOLVED
    assert f"As good: {second.words.card(best.action.card)}".casefold() in texts(second).casefold()
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_Return)
    # The one that was wrong comes again.
    qtbot.waitUntil(lambda: shown(program) is not second)
    third = shown(program)
    assert third.request.observation == table.request.observation
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_Escape)
    assert shown(program) is None
    assert answers(program) == [False, True]


def test_the_next_hand_begins_at_once_and_what_was_found_is_kept(qtbot: QtBot, program, costs):
    qtbot.waitUntil(program.window.page.host.prompt.puzzles.isVisible, timeout=20_000)
    costs.may_answer.clear()
    costs.asked = 0
    program.game.next_hand()
    play(qtbot, program)
    qtbot.waitUntil(lambda: costs.asked > 0, timeout=20_000)
    stopped: list[bool] = []
    program.game.hand_wanted.connect(lambda: stopped.append(costs.memory.stopped))
    clock = QElapsedTimer()
    clock.start()
    program.game.next_hand()
    # On a machine with nothing else to do it is a twentieth of that.
    assert clock.elapsed() < 1000
    assert stopped == [True]
    assert not program.puzzles.is_busy
    costs.may_answer.set()
    wait_for_turn(qtbot, program)


def statistics(program: Any) -> Any:
    found: list[Any] = []

    def read(records: Any) -> Any:
        return records.statistics(known(records.people(), "Anna").id)

    program.keeper.ask(read, found.extend)
    program.keeper._pool.waitForDone()
    QApplication.processEvents()
    return found[0]


def test_what_was_given_away_is_in_the_statistics_until_the_hand_is_played_again(
    qtbot: QtBot, program, costs
):
    qtbot.waitUntil(program.window.page.host.prompt.puzzles.isVisible, timeout=20_000)
    assert statistics(program).given_away == (GivenAway(card=2.0 + 4.0),)
    costs.may_answer.clear()
    program.game.undo()
    play(qtbot, program)
    assert len(statistics(program).hands) == 1
    assert not statistics(program).given_away
    costs.may_answer.set()


def test_a_guest_gets_none(qtbot: QtBot, tmp_path, costs):
    program = open_program(qtbot, folder=tmp_path / "games")
    program.opener.open_new(game_with("Guest"))
    play(qtbot, program)
    program.window.commands.run("learn.puzzles")
    qtbot.waitUntil(lambda: "none yet" in texts(program.window.page.notice))
    assert costs.asked == 0
    assert shown(program) is None
