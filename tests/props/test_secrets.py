"""The fold law, and that nobody's view depends on what he cannot know (ADR 6)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK, Card
from tarock_desktop.cards.shuffle import Generator, shuffled
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.table.actions import Announce, Challenge, Ready
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Viewer, Watcher
from tarock_desktop.table.state import State
from tests.kit.everything import attempts
from tests.kit.play import (
    first_state,
    histories,
    random_steps,
    reachable_states,
    seeds,
    variant_with,
)
from tests.kit.positions import Table

SPJST = variant_with()
SEATS = tuple(Seat(number) for number in range(4))
VIEWERS = (*SEATS, *Watcher)


@given(histories())
@settings(max_examples=20)
def test_an_observation_is_the_fold_of_the_redacted_events(steps):
    seen = {viewer: observe(first_state(SPJST), viewer) for viewer in VIEWERS}
    for step in steps:
        for viewer in VIEWERS:
            told = [redact(event, viewer) for event in step.decision.events]
            seen[viewer] = fold(seen[viewer], told)
            assert seen[viewer] == observe(step.after, viewer), (step.action, viewer)


@given(histories())
@settings(max_examples=20)
def test_the_state_is_the_fold_of_all_events(steps):
    state = first_state(SPJST)
    for step in steps:
        state = fold(state, step.decision.events)
        assert state == step.after
        assert state.seq == step.before.seq + len(step.decision.events)


def unknown_to(state: State, viewer: Viewer) -> tuple[Card, ...]:
    """Return the cards whose place *viewer* does not know."""
    seen = observe(state, viewer)
    known = CardSet.gather(card.card for card in seen.deal.talon if card.card is not None)
    for cards in (
        *(hand.cards for hand in seen.deal.hands),
        *(pile.cards for pile in seen.deal.discards),
        *(packet.cards for packet in seen.deal.packets),
    ):
        known |= cards
    for trick in (*(trick.cards for trick in seen.play.tricks), seen.play.trick):
        known |= CardSet.gather(entry.card for entry in trick)
    return tuple(card for card in PACK if card not in known)


def exchanged(state: State, viewer: Viewer, seed: str) -> State:
    """Return the state with the cards *viewer* cannot know dealt out otherwise."""
    hidden = unknown_to(state, viewer)
    other = dict(zip(hidden, shuffled(seed, hidden), strict=True))

    def moved(card: Card) -> Card:
        return other.get(card, card)

    def all_moved(cards: CardSet) -> CardSet:
        return CardSet.gather(moved(card) for card in cards)

    deal = state.deal
    deal = replace(
        deal,
        deck=tuple(moved(card) for card in deal.deck),
        hands=tuple(replace(hand, cards=all_moved(hand.cards)) for hand in deal.hands),
        talon=tuple(replace(card, card=card.card and moved(card.card)) for card in deal.talon),
        discards=tuple(replace(pile, cards=all_moved(pile.cards)) for pile in deal.discards),
        packets=tuple(replace(each, cards=all_moved(each.cards)) for each in deal.packets),
    )
    return replace(state, deal=deal)


@st.composite
def moments(draw):
    """Give a state of any phase before the count, rare phases as often as the play of cards."""
    steps = random_steps(SPJST, draw(seeds()))
    by_phase: dict[Phase, list[State]] = {}
    for step in steps:
        by_phase.setdefault(step.after.phase, []).append(step.after)
    del by_phase[Phase.BETWEEN]
    phase = draw(st.sampled_from(sorted(by_phase, key=lambda phase: phase.value)))
    return draw(st.sampled_from(by_phase[phase]))


@given(moments(), seeds())
@settings(max_examples=30)
def test_other_hidden_cards_give_the_same_view_prompt_and_answers(state, seed):
    viewer = state.turn
    other = exchanged(state, viewer, seed)
    assert prompt(other, SPJST) == prompt(state, SPJST)
    for action in attempts(state, viewer, Generator(seed)):
        one = decide(state, action, SPJST, Mode.GUARD)
        two = decide(other, action, SPJST, Mode.GUARD)
        assert (one.verdict, one.ruling, one.reason) == (two.verdict, two.ruling, two.reason)


@given(moments(), st.sampled_from(SEATS), seeds())
@settings(max_examples=30)
def test_other_hidden_cards_give_the_same_view_out_of_turn(state, viewer, seed):
    other = exchanged(state, viewer, seed)
    assert observe(other, viewer) == observe(state, viewer)
    for action in attempts(state, viewer, Generator(seed)):
        one = decide(state, action, SPJST, Mode.GUARD)
        two = decide(other, action, SPJST, Mode.GUARD)
        assert (one.verdict, one.ruling, one.reason) == (two.verdict, two.ruling, two.reason)


@given(reachable_states(), st.sampled_from(SEATS))
@settings(max_examples=30)
def test_a_viewer_never_holds_a_card_twice_or_one_of_somebody_else(state, viewer):
    seen = observe(state, viewer)
    for seat, hand in enumerate(seen.deal.hands):
        assert hand.size == state.deal.hands[seat].size
        assert bool(hand.cards) <= (seat == viewer)
    assert seen.deal.deck == ()


@pytest.mark.parametrize("announcer", SEATS)
@pytest.mark.parametrize("partner", SEATS[1:])
def test_spjst_47_who_may_double_an_announced_pagat_depends_on_nothing_hidden(announcer, partner):
    """The rarest and most telling offer, so it is not left to chance."""
    hands = dict.fromkeys("ABCD", "")
    hands["ABCD"[announcer]] += "T1 "
    hands["ABCD"[partner]] += "T19 "
    table = Table().deal(talon="HQ HN HJ DQ DN DJ", **hands).walk_to(Phase.ANNOUNCE)
    while table.turn != announcer:
        table.do(Ready(table.turn))
    table.do(Announce(announcer, "pagat")).walk_to(Phase.CHALLENGE)
    while table.phase is Phase.CHALLENGE:
        viewer = table.turn
        kontra = Challenge(viewer, "pagat", 1)
        answers = {table.decide(kontra).verdict}
        for seed in range(8):
            other = exchanged(table.state, viewer, str(seed))
            answers.add(decide(other, kontra, SPJST, Mode.GUARD).verdict)
        assert len(answers) == 1, f"{viewer} learns who the partner is"
        table.do(Ready(viewer))
