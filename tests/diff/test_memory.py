"""What the search remembers by the cards that mattered, against a search that knows no such cards.

Without cards that are alike every card matters, so that the memory holds whole positions only.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from random import Random

import pytest

from tarock_desktop.kernel import tricks
from tarock_desktop.kernel.cards import bits
from tarock_desktop.kernel.layout import ADJACENT, RUNS
from tarock_desktop.kernel.positions import Position
from tarock_desktop.kernel.solver import Memory
from tarock_desktop.kernel.versions import PLAIN
from tests.diff.random_endings import random_ending, with_feats

ENDINGS = {"compiled": 120, PLAIN: 20}
TRICKS = {"compiled": (4, 6), PLAIN: (3, 4)}
VARIANTS = 8
SUITS = (0xFF, 0xFF00, 0xFF0000, 0xFF000000, 0x3FFFFF00000000)


def bound(memory: Memory, words: array[int], state: array[int], need: int) -> int:
    memory.allow(10**9)
    compacted = array("Q", state)
    tricks.make_compact(words, compacted)
    return tricks.search(memory.words, words, compacted, need)


def value(memory: Memory, words: array[int], state: array[int]) -> int:
    low, high, found = -8000, 8000, 0
    while low < high:
        need = min(max(found, low + 1), high)
        found = bound(memory, words, state, need)
        low, high = (found, high) if found >= need else (low, found)
    return low


def variants(state: array[int], runs: int, chance: Random) -> Iterator[array[int]]:
    """Yield the state, then others in which hands have exchanged cards of the same worth."""
    state = array("Q", state)
    yield state
    held = [card for hand in state[:4] for card in bits(hand & runs)]
    pairs = [
        (a, b) for a in held for b in held for suit in SUITS if a < b and suit & a and suit & b
    ]
    for _ in range(VARIANTS if pairs else 0):
        for a, b in chance.choices(pairs, k=chance.choice((1, 1, 2, 5))):
            for seat, hand in enumerate(state[:4]):
                if bool(hand & a) != bool(hand & b):
                    state[seat] = hand ^ a ^ b
        yield state


def aims(position: Position, chance: Random) -> Iterator[array[int]]:
    """Yield what the search may be asked for: points, or a payment."""
    yield position.game.point_words()
    for amount in chance.sample(range(-30, 30), 2):
        yield position.game.need_words(amount)


@pytest.mark.parametrize("kind", [None, with_feats])
def test_what_is_remembered_by_the_cards_that_mattered_holds_for_every_like_position(kernel, kind):
    chance = Random(f"memory {kind}")
    shared, left = Memory(12), ENDINGS[kernel]
    least, most = TRICKS[kernel]
    while left:
        ending = random_ending(chance, most)
        if not least <= len(ending.hands[0]) <= most or ending.exposed:
            continue
        left -= 1
        ending = ending if kind is None else kind(ending, chance)
        position, exact = ending.position(), Memory(12)
        for words in aims(position, chance):
            every_card = array("Q", words)
            every_card[RUNS] = every_card[ADJACENT] = 0
            need = value(shared, words, position.state())
            for like in variants(position.state(), words[RUNS], chance):
                for asked in (need, need + 1):
                    found = bound(shared, words, like, asked) >= asked
                    assert found == (bound(exact, every_card, like, asked) >= asked), ending
