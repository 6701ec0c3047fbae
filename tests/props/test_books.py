"""What holds at every moment of every hand: cards, chips, challenges."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarock_desktop.cards.pack import PACK
from tarock_desktop.rules.hand.sides import declarer_side
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tests.kit.play import random_steps, reachable_states, seeds, variant_with

SPJST = variant_with()


def lying(state):
    """Count every card at its place on the table."""
    deal, play = state.deal, state.play
    places: Counter[object] = Counter(deal.deck)
    for hand in (*deal.hands, *deal.discards):
        places.update(hand.cards)
    for packet in deal.packets:
        if packet.taken_by is None:
            places.update(packet.cards)
    places.update(card.card for card in deal.talon if card.taken_by is None)
    for trick in (*(trick.cards for trick in play.tricks), play.trick):
        places.update(entry.card for entry in trick)
    return places


@given(reachable_states())
@settings(max_examples=30)
def test_every_card_lies_in_exactly_one_place(state):
    places = lying(state)
    if state.phase is Phase.SHUFFLE:
        assert not places
    else:
        assert places == Counter(PACK)
    for hand in (*state.deal.hands, *state.deal.discards):
        assert hand.size == len(hand.cards)


@given(seeds())
@settings(max_examples=25)
def test_spjst_03_the_four_scores_make_400_at_every_moment(seed):
    for step in random_steps(SPJST, seed, hands=2):
        round_ = step.after.round
        assert sum(round_.scores) == 400
        assert all(chips >= 0 for chips in round_.chips)
        assert all(chips.denominator == 1 for chips in round_.chips)
        for line in step.after.result.lines:
            assert sum(line.amounts) == 0


@given(seeds())
@settings(max_examples=25)
def test_the_points_of_a_hand_are_those_of_the_pack_less_the_untaken_talon(seed):
    *_, last = random_steps(SPJST, seed)
    state = last.after
    values = SPJST.sheet.pack.values
    untaken = sum(values[p.card.id] for p in state.deal.talon if p.taken_by is None and p.card)
    assert state.result.points is not None
    assert sum(state.result.points) + untaken == 106


@given(reachable_states())
@settings(max_examples=50)
def test_spjst_43_44_the_ladder_alternates_between_the_two_sides(state):
    for doubling in state.notices.doublings:
        assert 1 <= len(doubling.seats) <= 4
        if doubling.target == "game":
            side = declarer_side(state)
        else:
            announcer = state.notices.announcer(doubling.target)
            assert announcer is not None
            side = declarer_side(state)
            if announcer not in side:
                side = tuple(seat for seat in state.deal.order if seat not in side)
        answers = [seat in side for seat in doubling.seats]
        assert answers == [False, True, False, True][: len(answers)]


@given(seeds())
@settings(max_examples=25)
def test_spjst_47_the_order_of_the_questions_betrays_nobody(seed):
    """Between two challenges the seats are asked from the forehand on, whatever they hold."""
    asked: list[Seat | None] = []
    for step in random_steps(SPJST, seed):
        before = step.before
        if before.phase is not Phase.CHALLENGE:
            asked = []
            continue
        asked.append(before.turn)
        assert asked == list(before.from_seat(before.forehand))[: len(asked)]
        if before.notices.doublings != step.after.notices.doublings:
            asked = []


OPTIONS = [
    (option.id, choice)
    for option in SPJST.sheet.option
    for choice in option.choices or (option.least, option.most)
]


@pytest.mark.parametrize(("name", "choice"), OPTIONS)
def test_every_choice_of_every_option_plays_to_the_end(name, choice):
    variant = variant_with("spjst", ((name, choice),))
    for seed in range(3):
        *_, last = random_steps(variant, f"{name}-{seed}", hands=2)
        assert last.after.phase is Phase.BETWEEN
        assert sum(last.after.round.scores) == 400


@given(st.data(), seeds())
@settings(max_examples=25)
def test_any_set_of_options_plays_to_the_end(data, seed):
    chosen = {
        option.id: data.draw(st.sampled_from(option.choices or (option.least, option.most)))
        for option in SPJST.sheet.option
    }
    variant = variant_with("spjst", tuple(chosen.items()))
    *_, last = random_steps(variant, seed)
    assert sum(last.after.round.scores) == 400
    assert all(sum(line.amounts) == 0 for line in last.after.result.lines)
