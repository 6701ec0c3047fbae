"""The fold law, and that nobody's view depends on what he cannot know (ADR 6)."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK
from tarock_desktop.cards.shuffle import Generator, shuffled
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tests.kit.everything import attempts
from tests.kit.play import first_state, histories, reachable_states, seeds, variant_with

SPJST = variant_with()
SEATS = tuple(Seat(number) for number in range(4))
VIEWERS = (*SEATS, *Watcher)


@given(histories())
@settings(max_examples=40)
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


def unknown_to(state, viewer):
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


def exchanged(state, viewer, seed):
    """Return the state with the cards *viewer* cannot know dealt out otherwise."""
    hidden = unknown_to(state, viewer)
    other = dict(zip(hidden, shuffled(seed, hidden), strict=True))

    def moved(card):
        return other.get(card, card)

    def all_moved(cards):
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


@given(reachable_states(), st.sampled_from(SEATS), seeds())
@settings(max_examples=80)
def test_other_hidden_cards_give_the_same_view_prompt_and_answers(state, viewer, seed):
    if state.phase is Phase.BETWEEN:
        return
    other = exchanged(state, viewer, seed)
    assert observe(other, viewer) == observe(state, viewer)
    if state.turn == viewer:
        assert prompt(other, SPJST) == prompt(state, SPJST)
    for action in attempts(state, viewer, Generator(seed)):
        one = decide(state, action, SPJST, Mode.GUARD)
        two = decide(other, action, SPJST, Mode.GUARD)
        assert (one.verdict, one.ruling, one.reason) == (two.verdict, two.ruling, two.reason)


@given(reachable_states(), st.sampled_from(SEATS))
@settings(max_examples=60)
def test_a_viewer_never_holds_a_card_twice_or_one_of_somebody_else(state, viewer):
    seen = observe(state, viewer)
    for seat, hand in enumerate(seen.deal.hands):
        assert hand.size == state.deal.hands[seat].size
        assert bool(hand.cards) <= (seat == viewer)
    assert seen.deal.deck == ()
