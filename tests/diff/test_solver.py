"""The solver against trying everything, under every rule of play the kernel has."""

from __future__ import annotations

from random import Random

import pytest

from tarock_desktop.kernel.layout import SIDE
from tarock_desktop.kernel.positions import legal, play
from tarock_desktop.kernel.solver import Memory, solve
from tarock_desktop.kernel.versions import PLAIN
from tests.diff.endings import choices, values
from tests.diff.random_endings import (
    for_himself,
    for_tricks,
    random_ending,
    random_trick,
    with_feats,
)

ENDINGS = {"compiled": 250, PLAIN: 60}


@pytest.mark.parametrize("objective", ["points", "payoff"])
def test_every_card_has_the_value_that_trying_everything_gives(kernel, objective):
    chance = Random(objective)
    shared = Memory(10)
    for _ in range(ENDINGS[kernel]):
        ending = random_ending(chance, 3)
        trick = random_trick(ending, chance)
        solution = solve(ending.position(trick), objective, shared)
        assert solution.is_exact
        found = {value.card.bit_length() - 1: value.low for value in solution.values}
        assert found == values(ending, trick, objective), (ending, trick)


@pytest.mark.parametrize("kind", [with_feats, for_tricks, for_himself])
def test_feats_tricks_and_games_for_oneself_are_solved_as_well(kernel, kind):
    chance = Random(kind.__name__)
    shared = Memory(10)
    for _ in range(ENDINGS[kernel]):
        ending = kind(random_ending(chance, 3), chance)
        trick = random_trick(ending, chance)
        solution = solve(ending.position(trick), "payoff", shared)
        assert solution.is_exact
        found = {value.card.bit_length() - 1: value.low for value in solution.values}
        assert found == values(ending, trick, "payoff"), (ending, trick)


def test_legal_cards_are_those_of_the_plain_rules(kernel):
    chance = Random("legal")
    for _ in range(ENDINGS[kernel]):
        ending = random_ending(chance, 4)
        trick = random_trick(ending, chance)
        position = ending.position(trick)
        hand = ending.hands[position.turn]
        assert legal(position) == sum(1 << card for card in choices(ending, hand, trick))


def test_the_best_line_is_worth_what_was_promised(kernel):
    """Both sides play what the solver likes best: the value holds to the end."""
    chance = Random("line")
    for objective in ("points", "payoff"):
        for _ in range(15):
            position = random_ending(chance, 4).position()
            promised = None
            while not position.is_over:
                side = position.words[SIDE] >> position.turn & 1
                solution = solve(position, objective)
                pick = max if side else min
                best = pick(solution.values, key=lambda value: value.low)
                assert promised in (None, best.low)
                promised = best.low
                position = play(position, best.card)
            assert promised == (position.points if objective == "points" else position.payoff)
