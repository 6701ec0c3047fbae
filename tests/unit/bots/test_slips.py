"""What the clumsy player may do wrong: always possible, always wrong, never from hidden cards."""

import pytest
from msgspec.structs import replace

from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.slips import Moment, mistakes
from tarock_desktop.bots.sloppy import MOST_RULINGS, Habits, Sloppy
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.table.actions import Claim, PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Book
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import Seat
from tests.kit.play import random_steps, variant_with
from tests.props.test_secrets import exchanged

SEATS = tuple(Seat(number) for number in range(4))
RULESETS = ("spjst", "westfest")
UNSEEN = {"play.card-count", "deal.misdeal", "play.piles", "declare.omitted", "call.silent"}
"""Rules that are broken by an act in which nothing is wrong to be seen."""


def moments(ruleset, seed):
    """Yield a table before each act of a hand, as the due seat and another one see it."""
    variant = variant_with(ruleset)
    for number, step in enumerate(random_steps(variant, seed)):
        state = step.before
        due = state.turn
        if due is None:
            continue
        yield state, Moment(variant, due, observe(state, due), prompt(state, variant), step.action)
        other = state.after(due, 1 + number % 3)
        yield state, Moment(variant, other, observe(state, other))


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", "12")
def test_every_mistake_can_be_made_and_is_one(ruleset, seed):
    variant, met = variant_with(ruleset), set()
    for state, moment in moments(ruleset, seed):
        for rules, action in mistakes(moment):
            met.add(rules[0])
            decision = decide(state, action, variant, Mode.TOURNAMENT)
            assert decision.verdict is Verdict.ACCEPTED, (rules, action)
            guarded = decide(state, action, variant, Mode.GUARD)
            if rules[0] in UNSEEN:
                continue
            told = guarded.ruling is not None or guarded.verdict is Verdict.IMPOSSIBLE
            assert told, (rules, action)
    assert len(met) > 20


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_mistake_depends_on_nothing_hidden(ruleset):
    for number, (state, moment) in enumerate(moments(ruleset, "hidden")):
        other = exchanged(state, moment.seat, str(number))
        seen = observe(other, moment.seat)
        twin = Moment(moment.variant, moment.seat, seen, moment.prompt, moment.plan)
        assert list(mistakes(twin)) == list(mistakes(moment))


def request_in_play(seed="play"):
    """Return the state and the request of a seat that may revoke."""
    variant = variant_with("spjst")
    for step in random_steps(variant, seed):
        if step.before.phase is not Phase.PLAY:
            continue
        asked = prompt(step.before, variant)
        assert asked is not None
        assert asked.cards is not None
        seen = observe(step.before, asked.seat)
        if asked.cards.legal != seen.deal.hands[asked.seat].cards and step.before.play.trick:
            return step.before, Request(1, variant, seen, asked, "seed")
    raise AssertionError


def card_of(bot, request):
    """Return the card that *bot* plays."""
    action = bot(request)
    assert isinstance(action, PlayCard)
    return action.card


def test_the_chosen_irregularity_is_committed_as_often_as_wanted():
    _, request = request_in_play()
    always = Sloppy(Habits(1000, "SPJST-P15"))
    card = card_of(always, request)
    assert card in request.observation.deal.hands[request.seat].cards
    assert card not in request.prompt.cards.legal
    assert card_of(Sloppy(Habits(0)), request) in request.prompt.cards.legal


def test_the_same_request_gets_the_same_slip():
    _, request = request_in_play()
    bot = Sloppy(Habits(500))
    assert bot(request) == bot(request)


def test_where_the_wanted_rule_cannot_be_broken_the_plan_is_done():
    _, request = request_in_play()
    assert card_of(Sloppy(Habits(1000, "SPJST-P12")), request) in request.prompt.cards.legal


def test_between_the_acts_of_others_a_card_falls_or_a_word_too_many():
    state, request = request_in_play()
    other = state.after(request.seat)
    bot = Sloppy(Habits(1000))
    slips = [bot.between(request.variant, observe(state, other), str(n)) for n in range(60)]
    kinds = {type(slip) for slip in slips if slip is not None}
    assert Claim in kinds
    assert len(kinds) > 3
    assert {slip.seat for slip in slips if slip is not None} == {other}


def test_who_was_ruled_against_too_often_pulls_himself_together():
    state, request = request_in_play()
    wrong = PlayCard(request.seat, request.prompt.cards.barred[0].card)
    ruling = decide(state, wrong, request.variant, Mode.GUARD).ruling
    assert ruling is not None
    seen = replace(request.observation, book=Book((ruling,) * MOST_RULINGS))
    bot = Sloppy(Habits(1000))
    careful = replace(request, observation=seen)
    assert card_of(bot, careful) in request.prompt.cards.legal
    assert bot(request) != bot(careful)
