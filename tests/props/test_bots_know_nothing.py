"""Non-interference: what a bot can't know does not change its choice.

The state is filled up anew in ways its seat can't tell apart; the request that comes of it is the
same, and so must be the choice. Bots are pure, so that it is enough to show that the request
holds nothing else and that equal requests get equal choices, in every phase.
"""

from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tarock_desktop.bots.coach import hint
from tarock_desktop.bots.effort import Effort
from tarock_desktop.bots.knowledge import UNDEALT
from tarock_desktop.bots.levels import BOTS
from tarock_desktop.bots.master import evaluated
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.sampled_tables import sampled_tables
from tarock_desktop.bots.sampling import sampled_deals
from tarock_desktop.engine.moves import prompt_from
from tarock_desktop.kernel.imagined import imagine
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe
from tarock_desktop.table.state import State
from tarock_desktop.table.view import Observation
from tests.kit.play import random_steps, seeds, variant_with
from tests.kit.thinking import EVERY_SHEET, filling, thinking_moments

QUICK = Effort(
    deals=6,
    simulations=200,
    exact_from=4,
    exact_deals={4: 4},
    nodes=2_000,
    acts=600,
)


HANDS = 14
"""Random hands in which every phase of a sheet is met."""
GAMES = 3
"""Moments of trick play that are looked at, of different games; of other phases it is one."""
EVERY_PHASE = [
    (ruleset, phase)
    for ruleset in EVERY_SHEET
    for phase in variant_with(ruleset).phases
    if phase not in UNDEALT
]


@cache
def moments_of(ruleset):
    """Return moments of every phase in which somebody is asked, of several games."""
    variant = variant_with(ruleset)
    found: dict[Phase, dict[object, object]] = {
        phase: {} for sheet, phase in EVERY_PHASE if sheet == ruleset
    }
    for number in range(HANDS):
        if all(found.values()) and len(found[Phase.PLAY]) >= GAMES:
            break
        for step in random_steps(variant, f"honest/{number}"):
            state = step.after
            if state.phase in found and state.turn is not None:
                game = state.auction.contract if state.phase is Phase.PLAY else None
                found[state.phase].setdefault(game, state)
    return {phase: list(states.values())[:GAMES] for phase, states in found.items()}


def request_at(variant, state, seed):
    """Return what a session would ask: made from the state by `observe` alone."""
    seen = observe(state, state.turn)
    return Request(1, variant, seen, prompt_from(seen, variant), seed)


def other_truths(variant, state, seed):
    """Return states that the seat due can't tell from this one."""
    seen = observe(state, state.turn)
    found = sampled_deals(seen, variant, 2, seed, weighted=False)
    return [imagine(seen, variant, filling(world)).state for world in found]


@pytest.mark.parametrize(("ruleset", "phase"), EVERY_PHASE, ids=str)
def test_other_hidden_cards_do_not_change_the_choice(ruleset, phase):
    """The quick levels by their choice, master and coach by all that they tried."""
    variant = variant_with(ruleset)
    assert moments_of(ruleset)[phase], "the phase was never met"
    for state in moments_of(ruleset)[phase]:
        asked = request_at(variant, state, "same")
        chosen = {level: BOTS[level](asked) for level in ("novice", "club")}
        found = evaluated(asked, QUICK)
        for other in other_truths(variant, state, "others"):
            again = request_at(variant, other, "same")
            assert {level: BOTS[level](again) for level in chosen} == chosen
            assert evaluated(again, QUICK) == found


@pytest.mark.parametrize("level", ["novice", "club"])
@given(moment=thinking_moments(EVERY_SHEET), seed=seeds())
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_other_hidden_cards_never_change_a_quick_choice(level, moment, seed):
    variant, state = moment
    chosen = BOTS[level](request_at(variant, state, seed))
    for other in other_truths(variant, state, seed):
        assert BOTS[level](request_at(variant, other, seed)) == chosen


@given(moment=thinking_moments(), seed=seeds())
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_other_hidden_cards_do_not_change_what_was_tried(moment, seed):
    """The master and the coach: acts and what each of them came to, to the last digit."""
    variant, state = moment
    found = evaluated(request_at(variant, state, seed), QUICK)
    for other in other_truths(variant, state, seed):
        assert evaluated(request_at(variant, other, seed), QUICK) == found


@pytest.mark.parametrize("ruleset", EVERY_SHEET)
def test_others_truths_are_other_ones(ruleset):
    """What is compared differs: else all of the above would say nothing."""
    variant = variant_with(ruleset)
    state = moments_of(ruleset)[Phase.BID][0]
    for other in other_truths(variant, state, "others"):
        assert other.deal.hands != state.deal.hands
        assert observe(other, state.turn) == observe(state, state.turn)


@given(moment=thinking_moments(), seed=seeds())
@settings(max_examples=20, deadline=None)
def test_an_imagined_table_holds_no_more_than_was_seen(moment, seed):
    variant, state = moment
    request = request_at(variant, state, seed)
    for table in sampled_tables(request, 3):
        assert isinstance(table.state, State)
        assert table.observation(request.seat) == request.observation


def test_a_request_has_no_way_to_the_state():
    assert set(Request.__struct_fields__) == {
        "ticket",
        "variant",
        "observation",
        "prompt",
        "seed",
    }
    assert not issubclass(Observation, State)


@given(st.sampled_from([BOTS["master"], hint]), thinking_moments(), seeds())
@settings(max_examples=4, deadline=None)
def test_master_and_coach_themselves_find_the_same_again(think, moment, seed):
    variant, state = moment
    request = request_at(variant, state, seed)
    assert think(request) == think(request)
