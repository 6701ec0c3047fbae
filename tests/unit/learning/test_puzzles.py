"""Puzzles are the dearest decisions that a person could have made better by what he knew."""

from __future__ import annotations

from functools import cache

import pytest

from tarock_desktop.bots.act_search import SPOKEN
from tarock_desktop.bots.costs import ActCost, CardCost, Cost, NoCost
from tarock_desktop.bots.master import evaluated, master_effort
from tarock_desktop.bots.review_acts import known_cost
from tarock_desktop.documents.toml import read_toml
from tarock_desktop.engine.decide import decide
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.kernel.solver import Memory
from tarock_desktop.kernel.steps import StoppedError, until
from tarock_desktop.learning.lesson_file import Text
from tarock_desktop.learning.lesson_reading import lesson_of as lesson_from
from tarock_desktop.learning.lesson_run import LessonRun
from tarock_desktop.learning.looking_through import AllKnown, looked_through
from tarock_desktop.learning.puzzles import (
    Game,
    PuzzleError,
    lesson_of,
    puzzles_of,
    read,
    set_up,
    written,
)
from tarock_desktop.learning.trial import Trial
from tarock_desktop.messages.keys import message
from tarock_desktop.session.looking_back import Decision, Looker, PlayedHand, look_back
from tarock_desktop.session.seating import Seating, computer, human
from tarock_desktop.session.sight import Sight
from tarock_desktop.table.actions import Action, PlayCard
from tarock_desktop.table.events import CardPlayed
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import redact
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.table.state import opening_state
from tests.kit.play import variant_with
from tests.kit.records import played

ANA = Seat(0)
SEATING = Seating(
    (human("Ana"), *(computer(name, "club") for name in ("Josef", "Karel", "Marie")))
)
GAME = Game(ruleset="spjst", options={}, mode=Mode.GUARD, seating=SEATING)
EVERYTHING = Looker(Sight.EVERYTHING, Watcher.REFEREE, ())
LAST_TRICKS = 5


@cache
def whole_hand(secret: str = "record") -> PlayedHand:
    """A hand of novices from its first act on."""
    variant = variant_with()
    entries = played(secret=secret).entries(1)
    start = opening_state((variant.start,) * 4)
    return look_back(start, entries, 0, variant, EVERYTHING)


def planted(ruleset: str, secret: str) -> tuple[PlayedHand, list[Action]]:
    """The last tricks of a hand: Ana plays the worst card three times, and else the best."""
    variant = variant_with(ruleset)
    state = opening_state((variant.start,) * variant.sheet.ruleset.players[0])
    for entry in played(ruleset, secret=secret).entries(1):
        if state.deal.hands and state.deal.hands[ANA].size == LAST_TRICKS and state.turn == ANA:
            break
        state = fold(state, entry.events)
    start, trial = state, Trial(state, variant, pupils=frozenset((ANA,)), level="novice")
    entries: list[Entry] = []
    blunders: list[Action] = []

    def act(action):
        events = decide(trial.state, action, variant, Mode.GUARD).events
        assert trial.submit(action).accepted
        entries.append(Entry(action, events))

    while trial.prompt() is not None:
        request = trial.request()
        if request is None:
            other = Trial(trial.state, variant, pupils=frozenset(), level="novice")
            act(_done(other.play_other()))
            continue
        found = evaluated(request, master_effort())
        best, worst = found[0], found[-1]
        if best.worth - worst.worth >= 1 and len(blunders) < 3:
            act(worst.action)
            blunders.append(worst.action)
        else:
            act(best.action)
    return look_back(start, entries, 0, variant, EVERYTHING), blunders


def _done(events) -> PlayCard:
    (card,) = [event for event in events if isinstance(event, CardPlayed)]
    return PlayCard(card.seat, card.card)


@pytest.mark.parametrize(("ruleset", "secret"), [("spjst", "p26"), ("ziri", "p37")])
def test_three_planted_blunders_are_the_three_puzzles(ruleset, secret):
    hand, blunders = planted(ruleset, secret)
    own = [each for each in hand.decisions if each.seat == ANA]
    told = [piece() for piece in looked_through(own, Memory(18))]
    known = [each for each in told if isinstance(each, AllKnown)]
    costs = [each for each in told if isinstance(each, CardCost | ActCost | NoCost)]
    found = puzzles_of(hand, costs, GAME)
    assert len(blunders) == 3
    assert {puzzle.done for puzzle in found} == set(blunders)
    assert [puzzle.cost for puzzle in found] == sorted((p.cost for p in found), reverse=True)
    # And nothing else was given away.
    (each,) = known
    assert set(each.given_away) == {ANA}
    assert each.given_away[ANA].card == pytest.approx(sum(puzzle.cost for puzzle in found))
    assert each.given_away[ANA].total == each.given_away[ANA].card


def test_looking_through_a_hand_ends_at_once_when_it_is_stopped():
    own = [each for each in whole_hand().decisions if each.seat == ANA]
    bid = next(each for each in own if each.request.prompt.phase is Phase.BID)
    for decision in (bid, own_cards()[0], own_cards()[-4]):
        asked = 0

        def never() -> bool:
            nonlocal asked
            asked += 1
            return False

        with until(never):
            known_cost(decision.request, decision.action)
        # A tenth of a second in so many pieces.
        assert asked > 30
        memory = Memory(12)
        memory.stop()
        with pytest.raises(StoppedError):
            next(looked_through((decision,), memory))()


def made(decision: Decision, known: float | None, least: float = 2.0, most: float = 2.0) -> Cost:
    """Return a cost for a decision of a hand."""
    number, seat, action = decision.number, decision.seat, decision.action
    if isinstance(action, PlayCard):
        return CardCost(number, seat, action.card, action.card, least, most, known)
    return ActCost(number, seat, action, action, most, known)


def own_cards() -> list[Decision]:
    """Return Ana's cards in order."""
    return [
        each
        for each in whole_hand().decisions
        if each.seat == ANA and isinstance(each.action, PlayCard)
    ]


def test_unlucky_doubtful_and_cheap_decisions_are_no_puzzles():
    unlucky, doubtful, cheap, dear, other = own_cards()[:5]
    costs = [
        made(unlucky, 0.1, 5.0, 5.0),
        made(doubtful, 4.0, 0.0, 9.0),
        made(cheap, 0.2, 0.2, 0.2),
        made(dear, 0.6),
        NoCost(other.number, ANA, other.action, message("review.by-chance")),
    ]
    others = [each for each in whole_hand().decisions if each.seat != ANA]
    costs += [made(each, 9.0) for each in others]
    (found,) = puzzles_of(whole_hand(), costs, GAME)
    assert (found.act, found.done) == (dear.act, dear.action)


def test_three_at_most_the_dearest_and_one_of_each_phase():
    cards = own_cards()
    costs = [made(each, 1.0 + place) for place, each in enumerate(cards)]
    found = puzzles_of(whole_hand(), costs, GAME)
    assert [puzzle.act for puzzle in found] == [each.act for each in cards[:-4:-1]]
    words = [
        each
        for each in whole_hand().decisions
        if each.request.prompt.phase in SPOKEN and each.seat == cards[0].seat
    ]
    assert len(puzzles_of(whole_hand(), [made(each, 1.0) for each in words], GAME)) <= 1


def test_a_puzzle_outlives_its_game_and_asks_what_was_asked():
    own = [each for each in whole_hand().decisions if each.seat == ANA]
    for decision in (own[0], own[len(own) // 2], own[-1]):
        (puzzle,) = puzzles_of(whole_hand(), [made(decision, 1.0)], GAME)
        kept = written(puzzle)
        assert "Ana" not in kept
        trial, past = set_up(read(kept))
        request = trial.request()
        assert request is not None
        assert request.prompt == decision.request.prompt
        assert request.seed == decision.request.seed
        before, now = decision.request.observation, request.observation
        assert (now.deal, now.play, now.auction, now.round) == (
            *(before.deal, before.play, before.auction, before.round),
        )
        assert past == tuple(redact(event, ANA) for event in whole_hand().events[: decision.place])


def test_a_lesson_asks_for_the_decision_of_a_puzzle():
    (puzzle,) = puzzles_of(whole_hand(), [made(own_cards()[2], 1.0)], GAME)
    text = lesson_of(puzzle, name="from-a-puzzle", title=Text(en="From a puzzle"))
    run = LessonRun(lesson_from(read_toml(text, "lesson.toml")), "spjst")
    run.begin(1)
    assert run.trial is not None
    now, before = run.trial.state, set_up(puzzle)[0].state
    assert (now.turn, now.deal.hands, now.play.trick) == (
        *(before.turn, before.deal.hands, before.play.trick),
    )


@pytest.mark.parametrize(
    ("old", "new"),
    [("{", "?"), ('"spjst"', '"whist"'), ('"format":1', '"format":99'), ('"seat":0', '"seat":1')],
)
def test_what_this_program_can_not_set_is_said(old, new):
    (puzzle,) = puzzles_of(whole_hand(), [made(own_cards()[0], 1.0)], GAME)
    kept = written(puzzle)
    assert old in kept
    with pytest.raises(PuzzleError):
        set_up(read(kept.replace(old, new, 1)))
