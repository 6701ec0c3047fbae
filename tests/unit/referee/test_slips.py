"""Slips: when they can happen, and who hears of them."""

from fractions import Fraction

import pytest

from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.engine.decide import decide
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.referee.lapses import CONDITIONS
from tarock_desktop.table.actions import (
    Claim,
    Cut,
    DropCard,
    ExposeCard,
    JudgeRuling,
    LookAtBottom,
    MergePiles,
    Misdeal,
    Shuffle,
    StartHand,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.variants.outcome_mistakes import RULES
from tests.kit.play import first_state, legal_act, variant_with

SPJST = variant_with()
A, B, C, D = (Seat(number) for number in range(4))


def do(state, *actions, mode=Mode.TOURNAMENT):
    for action in actions:
        decision = decide(state, action, SPJST, mode)
        assert decision.verdict is Verdict.ACCEPTED, (action, decision.reason)
        state = decision.state
    return state


def dealt():
    start = StartHand(TABLE, D)
    return do(first_state(SPJST), start, Shuffle(D, 7, "slips"), Cut(C, 20))


def in_play():
    chance, state = Generator("slips"), dealt()
    while state.phase is not Phase.PLAY:
        state = do(state, legal_act(state, SPJST, chance))
    return state


def card_of(state, seat):
    return next(iter(state.deal.hands[seat].cards))


@pytest.mark.parametrize("slip", [LookAtBottom(C), Misdeal(D, (12, 13, 12, 11))])
def test_at_the_guard_table_nobody_slips(slip):
    state = first_state(SPJST)
    state = do(state, StartHand(TABLE, D), Shuffle(D, 7, "slips"))
    if isinstance(slip, Misdeal):
        state = do(state, Cut(C, 20))
    assert decide(state, slip, SPJST, Mode.GUARD).verdict is Verdict.IMPOSSIBLE
    assert decide(state, slip, SPJST, Mode.TOURNAMENT).verdict is Verdict.ACCEPTED


@pytest.mark.parametrize(
    "slip",
    [
        LookAtBottom(C),  # the pack is dealt
        Misdeal(A, (12, 13, 12, 11)),  # not the dealer
        Misdeal(D, (12, 13, 12, 12)),  # a card too many
        Misdeal(D, (12, 24, 12, 0)),
        MergePiles(A, B),  # no trick yet
        JudgeRuling(
            TABLE, (Fraction(2), Fraction(-1), Fraction(0), Fraction(0))
        ),  # does not add up
    ],
)
def test_what_can_not_happen_after_the_deal(slip):
    assert decide(dealt(), slip, SPJST, Mode.TOURNAMENT).verdict is Verdict.IMPOSSIBLE


def test_a_misdeal_shows_its_sizes_and_no_cards():
    state = dealt()
    decision = decide(state, Misdeal(D, (12, 13, 12, 11)), SPJST, Mode.TOURNAMENT)
    assert decision.ruling is None
    sizes = [decision.state.deal.hands[seat].size for seat in (A, B, C, D)]
    assert sizes == [12, 13, 12, 11]
    seen = observe(decision.state, A)
    assert not seen.deal.hands[B].cards
    told = [redact(event, A) for event in decision.events]
    assert not [card for event in told for card in getattr(event, "cards", ()) if card]


def test_a_dropped_card_is_known_to_its_owner_alone():
    state = in_play()
    card = card_of(state, B)
    after = do(state, DropCard(B, card))
    assert observe(after, B).deal.dropped[0].card is card
    assert observe(after, A).deal.dropped[0].card is None
    assert after.deal.hands[B].size == state.deal.hands[B].size - 1
    ruled = do(after, Claim(A, B))
    assert [ruling.row for ruling in ruled.book.rulings][-1] == "SPJST-P30"


def test_an_exposed_card_is_seen_by_all_and_stays():
    state = in_play()
    card = card_of(state, C)
    after = do(state, ExposeCard(C, card))
    assert card in observe(after, A).deal.hands[C].cards
    assert card in after.deal.exposed


def test_every_lapse_that_has_a_rule_has_a_condition():
    known = {rule.removeprefix("lapse.") for rule in RULES if rule.startswith("lapse.")}
    assert known <= set(CONDITIONS)


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_every_lapse_of_a_sheet_has_a_condition(ruleset):
    sheet = variant_with(ruleset).sheet
    rules = {rule for row in sheet.irregularity for rule in row.rules}
    lapses = {rule.removeprefix("lapse.") for rule in rules if rule.startswith("lapse.")}
    assert lapses | sheet.allowed_lapses <= set(CONDITIONS)
