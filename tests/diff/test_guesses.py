"""Many positions at once, compiled and plain: the same numbers, and sensible ones."""

from random import Random

import pytest

from tarock_desktop.kernel.guesses import Guesses
from tarock_desktop.kernel.positions import legal
from tarock_desktop.kernel.solver import solve
from tarock_desktop.kernel.versions import PLAIN, running_on, versions
from tests.diff.random_endings import random_ending

ALL_CARDS = (1 << 54) - 1


def guesses_by_lot(chance, tricks):
    """Return positions of one game and turn: an ending, and the same with hands exchanged."""
    ending = random_ending(chance, tricks)
    first = ending.position()
    others = [first]
    for _ in range(2):
        hands = list(first.words)
        seats = [n for n in range(first.game.players) if n != first.turn]
        one, two = chance.sample(seats, 2)
        hands[one], hands[two] = hands[two], hands[one]
        others.append(type(first)(first.game, tuple(hands)))
    return Guesses(others)


def everything(guesses, seed):
    root = legal(guesses.positions[0])
    return guesses.payoffs(5, seed), guesses.tree(120, seed, root, (-10, 10))


@pytest.mark.skipif(len(versions()) == 1, reason="no compiled kernel here")
@pytest.mark.parametrize("number", range(12))
def test_compiled_and_plain_find_the_same_to_the_last_digit(number):
    found = []
    for name in versions():
        with running_on(name):
            guesses = guesses_by_lot(Random(number), 4)
            found.append(everything(guesses, number + 1))
    assert found[0] == found[1]
    assert PLAIN in versions()


def test_a_search_of_one_world_finds_the_best_card(kernel):
    """With all cards known and time enough it comes to what the solver says."""
    chance, right, asked = Random("tree"), 0, 0
    for _ in range(40 if kernel == "compiled" else 8):
        position = random_ending(chance, 3).position()
        values = {v.card: v.low for v in solve(position, "payoff").values}
        mine = position.words[11] >> position.turn & 1
        best = max(values.values()) if mine else min(values.values())
        if len(set(values.values())) < 2:
            continue
        bounds = (min(values.values()) - 5, max(values.values()) + 5)
        tried = Guesses([position]).tree(
            3000 if kernel == "compiled" else 800, 7, ALL_CARDS, bounds
        )
        asked += 1
        right += values[tried[0].card] == best
    assert right >= 0.8 * asked


def test_every_simulation_is_counted_and_no_card_but_the_wanted_is_tried(kernel):
    guesses = guesses_by_lot(Random("root"), 4)
    root = legal(guesses.positions[0])
    wanted = root & -root
    tried = guesses.tree(50, 3, wanted, (-10, 10))
    assert [each.card for each in tried] == [wanted]
    assert tried[0].visits == 50
