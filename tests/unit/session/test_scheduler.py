"""Computer players: asked in turn, late answers dropped, failures reported and bridged."""

from collections.abc import Callable

import pytest

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.documents.faults import fault
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.journal.errors import JournalError, at_line
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.fallback import fallback
from tarock_desktop.session.scheduler import BotFault, Scheduler
from tarock_desktop.session.seating import Seating, computer
from tarock_desktop.table.actions import CloseRound, Pass
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import TABLE, Seat, Watcher
from tests.kit.executor import InlineExecutor, PatientExecutor
from tests.kit.play import random_steps, variant_with
from tests.unit.session.tables import BOTS, go_to, plain, play_acts, seat_due, session


def start(game):
    assert Evening(game).start_hand(Seat(3)).accepted


def test_computers_play_a_whole_hand_by_themselves():
    game = session()
    Scheduler(game, InlineExecutor(), BOTS)
    start(game)
    assert game.observation(Watcher.PUBLIC).phase is Phase.BETWEEN
    assert sum(game.observation(Watcher.PUBLIC).round.scores) == 400


def test_the_same_secret_gives_the_same_game():
    games = []
    for secret in ("a", "a", "b"):
        game = session(secret=secret)
        Scheduler(game, InlineExecutor(), BOTS)
        start(game)
        games.append(game.history(Watcher.REFEREE))
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_it_waits_for_people():
    game = session(1)
    Scheduler(game, InlineExecutor(), BOTS)
    start(game)
    assert seat_due(game) == Seat(1)
    assert game.observation(Watcher.PUBLIC).phase is not Phase.BETWEEN


def test_a_computer_is_asked_once():
    game, executor = session(), PatientExecutor()
    scheduler = Scheduler(game, executor, BOTS)
    start(game)
    scheduler.go_on()
    assert scheduler.is_thinking
    assert len(executor.waiting) == 1
    executor.answer()
    assert game.position == 2
    assert len(executor.waiting) == 1


def test_an_answer_that_comes_too_late_is_dropped():
    game, executor = session(), PatientExecutor()
    Scheduler(game, executor, BOTS)
    start(game)
    for _ in range(5):
        executor.answer()
    go_to(game, 3)
    assert game.position == 3
    executor.answer()
    assert (game.position, game.length) == (3, 6)


def test_after_undo_and_redo_to_the_same_place_an_old_answer_is_still_dropped():
    game, executor = session(), PatientExecutor()
    Scheduler(game, executor, BOTS)
    start(game)
    for _ in range(5):
        executor.answer()
    go_to(game, 3)
    go_to(game, 6)
    assert len(executor.waiting) == 2
    executor.answer(0)
    assert game.length == 6
    executor.answer(0)
    assert game.length == 7


def test_stepping_back_stays_where_it_was_put_until_somebody_goes_on():
    game = session()
    scheduler = Scheduler(game, InlineExecutor(), BOTS)
    start(game)
    go_to(game, 6)
    assert game.position == 6
    scheduler.go_on()
    assert game.observation(Watcher.PUBLIC).phase is Phase.BETWEEN


def test_a_crash_is_reported_and_a_legal_act_done():
    faults: list[BotFault] = []

    def broken(request):
        if request.prompt.phase is Phase.BID:
            raise ZeroDivisionError("oh")
        return plain(request)

    game = session()
    Scheduler(game, InlineExecutor(), {"plain": broken}, report=faults.append)
    start(game)
    assert game.observation(Watcher.PUBLIC).phase is Phase.BETWEEN
    assert faults
    assert all(isinstance(fault.error, ZeroDivisionError) for fault in faults)
    assert faults[0].level == "plain"


def test_an_illegal_choice_is_reported_and_a_legal_act_done():
    faults: list[BotFault] = []

    def cheat(request):
        seat = Seat(0) if request.prompt.phase is Phase.CALL else request.seat
        return Pass(seat)

    game = session()
    Scheduler(game, InlineExecutor(), {"plain": cheat}, report=faults.append)
    start(game)
    assert game.observation(Watcher.PUBLIC).phase is Phase.BETWEEN
    assert sum(game.observation(Watcher.PUBLIC).round.scores) == 400
    assert any(fault.answer is not None and not fault.answer.accepted for fault in faults)


def test_nobody_acts_for_another():
    faults: list[BotFault] = []
    game = session()
    bots = {"plain": lambda request: CloseRound(TABLE, ())}
    Scheduler(game, InlineExecutor(), bots, report=faults.append)
    start(game)
    assert game.observation(Watcher.PUBLIC).phase is Phase.BETWEEN
    assert faults[0].action == CloseRound(TABLE, ())
    assert faults[0].answer is None


def test_an_unknown_level_is_reported():
    faults: list[BotFault] = []
    game = session()
    Scheduler(game, InlineExecutor(), {}, report=faults.append)
    start(game)
    assert game.observation(Watcher.PUBLIC).phase is Phase.BETWEEN
    assert isinstance(faults[0].error, LookupError)


def test_an_act_that_can_not_be_saved_is_reported_and_asked_again_later(monkeypatch):
    faults: list[BotFault] = []
    game, executor = session(), PatientExecutor()
    scheduler = Scheduler(game, executor, BOTS, report=faults.append)
    start(game)
    with monkeypatch.context() as patch:

        def full(action, **how):
            raise at_line("game", 1, fault("the disk reports an error"))

        patch.setattr(game, "submit", full)
        executor.answer()
    assert isinstance(faults[0].error, JournalError)
    assert (game.position, executor.waiting) == (1, [])
    scheduler.go_on()
    executor.answer()
    assert game.position == 2


def test_a_closed_scheduler_asks_nobody_and_takes_nothing():
    game, executor = session(), PatientExecutor()
    scheduler = Scheduler(game, executor, BOTS)
    start(game)
    scheduler.close()
    executor.answer()
    assert game.position == 1
    play_acts(game, 1)
    assert executor.waiting == []


def test_answers_are_taken_where_the_session_lives():
    posted: list[Callable[[], None]] = []
    game = session()
    Scheduler(game, InlineExecutor(), BOTS, post=posted.append)
    start(game)
    assert game.position == 1
    posted.pop()()
    assert game.position == 2
    assert len(posted) == 1


@pytest.mark.slow
@pytest.mark.parametrize("level", sorted(LEVELS))
def test_the_shipped_levels_play_without_a_fault(level):
    faults: list[BotFault] = []
    game = session()
    game.reseat(Seating(tuple(computer(name, level) for name in "ABCD")))
    Scheduler(game, InlineExecutor(), LEVELS, report=faults.append)
    evening = Evening(game)
    hands = 1 if level == "master" else 5
    for _ in range(hands):
        assert evening.start_hand().accepted
    assert faults == []
    assert evening.hands_played == hands


def test_the_fallback_is_legal_in_every_prompt_of_random_play():
    variant = variant_with()
    for seed in range(8):
        for step in random_steps(variant, str(seed)):
            asked = prompt(step.before, variant)
            if asked is not None:
                act = fallback(asked, "x")
                decision = decide(step.before, act, variant, Mode.GUARD)
                assert decision.verdict is Verdict.ACCEPTED, act
