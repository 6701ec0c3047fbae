"""The generator of reachable states itself: legal, repeatable and varied."""

import pytest

from tarock_desktop.table.phases import Phase
from tests.kit.play import random_hand, random_steps, variant_with


def test_equal_seeds_give_equal_hands():
    variant = variant_with()
    assert random_hand(variant, "a") == random_hand(variant, "a")
    assert random_hand(variant, "a") != random_hand(variant, "b")


@pytest.mark.slow
def test_play_reaches_every_phase_of_the_sheet():
    variant = variant_with()
    met = {step.after.phase for seed in range(40) for step in random_steps(variant, str(seed))}
    assert met == set(variant.phases) | {Phase.BETWEEN}


def test_several_hands_follow_each_other():
    last = random_hand(variant_with(), "c", hands=3)[-1][1].state
    assert last.round.hand_no == 3
    assert sum(last.round.scores) == 400
