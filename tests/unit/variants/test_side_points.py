"""The card points of both sides of a hand: every card counts for one of them."""

import pytest

from tarock_desktop.cards.cardset import ALL_CARDS
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.variants.schema import TalonFate
from tests.kit.play import random_steps, variant_with


@pytest.mark.parametrize("ruleset", sorted(FAMILY_OF))
def test_both_sides_have_all_points(ruleset: str):
    variant = variant_with(ruleset)
    sheet, left_talons = variant.sheet, 0
    for seed in range(6):
        state = list(random_steps(variant, str(seed)))[-1].decision.state
        declaring, defending = sheet.known_sides(state)
        talon_goes_to = sheet.talon_left(state.auction.contract)
        if not defending or talon_goes_to is not TalonFate.OPPONENTS or not state.play.tricks:
            continue
        ours, theirs = (sheet.side_points(state, side) for side in (declaring, defending))
        if ours is None or theirs is None or any(hand.size for hand in state.deal.hands):
            continue
        assert ours + theirs == sheet.pack.count(ALL_CARDS)
        assert state.result.points is not None
        left_talons += theirs != sum(state.result.points[seat] for seat in defending)
    assert left_talons
