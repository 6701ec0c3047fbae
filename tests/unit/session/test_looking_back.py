"""Looking back at a hand: everything afterwards, nothing of others while it is running."""

import pytest

from tarock_desktop.session.scheduler import Scheduler
from tarock_desktop.session.sight import Sight, sight_of
from tarock_desktop.table.actions import PlayCard, StartHand
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import TABLE, Seat, Watcher
from tests.kit.executor import InlineExecutor
from tests.unit.session.tables import BOTS, go_to, play_acts, session

ME = Seat(0)


def until(game, phase):
    while game.observation(Watcher.PUBLIC).phase is not phase:
        play_acts(game, 1)
    return game


def played_hand(*people):
    game = session(*people)
    play_acts(game, 1)
    return until(game, Phase.BETWEEN)


@pytest.mark.parametrize("is_over", [True, False])
@pytest.mark.parametrize("is_taught", [True, False])
@pytest.mark.parametrize("viewer", [ME, Watcher.PUBLIC])
def test_at_a_tournament_nothing_is_told_before_the_round_is_closed(is_over, is_taught, viewer):
    seen = {"is_over": is_over, "is_taught": is_taught, "viewer": viewer}
    assert sight_of(mode=Mode.TOURNAMENT, is_closed=False, **seen) is Sight.NOTHING
    if is_over:
        assert sight_of(mode=Mode.TOURNAMENT, is_closed=True, **seen) is Sight.EVERYTHING


def test_a_finished_hand_is_open_with_every_decision():
    game = played_hand()
    hand = game.look_back(Watcher.PUBLIC)
    assert hand.sight is Sight.EVERYTHING
    assert [each.number for each in hand.decisions] == list(range(len(hand.decisions)))
    cards = [each for each in hand.decisions if isinstance(each.action, PlayCard)]
    assert len(cards) == 48
    for decision in hand.decisions:
        assert decision.truth is not None
        assert decision.request.observation.viewer == decision.seat == decision.action.seat
    first = cards[0].truth
    assert all(hand.size == len(hand.cards) == 12 for hand in first.deal.hands)
    assert hand.events == game.history(Watcher.REFEREE)


def test_events_of_a_decision_begin_at_its_place():
    hand = played_hand().look_back(Watcher.PUBLIC)
    for decision in hand.decisions:
        if isinstance(decision.action, PlayCard):
            event = hand.events[decision.place]
            assert (event.seat, event.card) == (decision.seat, decision.action.card)


def test_while_the_hand_is_running_one_sees_ones_own_decisions_only():
    game = until(session(0), Phase.PLAY)
    play_acts(game, 9)
    hand = game.look_back(ME)
    assert hand.sight is Sight.OWN
    assert {each.seat for each in hand.decisions} == {ME}
    assert all(each.truth is None for each in hand.decisions)
    assert hand.events == game.history(ME)
    assert hand.result == game.observation(ME)


def test_who_only_looks_on_sees_nothing_of_a_running_hand():
    game = until(session(), Phase.PLAY)
    assert game.look_back(Watcher.PUBLIC).decisions == ()


def test_a_taught_table_shows_the_computers_but_no_other_person_and_no_hand():
    game = until(session(0, 2), Phase.PLAY)
    play_acts(game, 9)
    hand = game.look_back(ME, taught=True)
    assert hand.sight is Sight.PLAYERS
    assert {each.seat for each in hand.decisions} == {ME, Seat(1), Seat(3)}
    assert all(each.truth is None for each in hand.decisions)
    assert hand.events == game.history(ME)
    for decision in hand.decisions:
        seen = decision.request.observation
        others = [held for seat, held in enumerate(seen.deal.hands) if seat != decision.seat]
        open_cards = seen.deal.exposed | seen.deal.seen
        assert not any(held.cards - open_cards for held in others)


def test_an_earlier_hand_stays_open_while_the_next_is_running():
    game = played_hand(0)
    before = game.look_back(ME, 1)
    play_acts(game, 6)
    assert game.hands == 2
    assert game.look_back(ME, 1) == before
    assert game.look_back(ME).sight is Sight.OWN
    with pytest.raises(LookupError, match="no hand 3"):
        game.look_back(ME, 3)


def test_hands_are_found_again_after_undo_and_redo():
    game = played_hand()
    play_acts(game, 4)
    before = game.look_back(Watcher.PUBLIC, 1)
    assert game.undo()
    assert game.look_back(Watcher.PUBLIC, 1) == before
    go_to(game, 0)
    assert game.hands == 0


def test_what_a_computer_was_really_asked_is_what_is_looked_at():
    game = session()
    scheduler = Scheduler(game, InlineExecutor(), BOTS)
    assert game.submit(StartHand(TABLE, Seat(3))).accepted
    hand = game.look_back(Watcher.PUBLIC, asked=scheduler.request_at)
    for decision in hand.decisions:
        asked = scheduler.request_at(decision.act)
        assert decision.request is asked
        assert BOTS["plain"](asked) == decision.action
    anew = game.look_back(Watcher.PUBLIC)
    assert anew.decisions[0].request.seed != hand.decisions[0].request.seed
    assert anew.decisions[0].request.observation == hand.decisions[0].request.observation
