"""Sets of cards as whole numbers, a bit each: which cards are alike, and what they count."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tarock_desktop.kernel.layout import SUIT_0, SUIT_1, SUIT_2, SUIT_3, TAROCKS

PACK_SIZE: Final = 54
SUITS: Final = (SUIT_0, SUIT_1, SUIT_2, SUIT_3, TAROCKS)
LEVELS: Final = 4


def bits(mask: int) -> Iterator[int]:
    """Yield the cards of a set, the lowest first."""
    while mask:
        card = mask & -mask
        yield card
        mask ^= card


def equal_cards(values: tuple[int, ...], special: int) -> tuple[int, int]:
    """Return the cards that are worth as much as the next higher one, and all of such runs.

    A run begins with the lowest cards of a suit, *special* ones left out: only there cards move
    together when one is gone.
    """
    adjacent = runs = 0
    for suit in SUITS:
        cards = [bit for bit in range(PACK_SIZE) if suit & ~special & 1 << bit]
        low = cards[0]
        for n, bit in enumerate(cards):
            if bit != low + n or values[bit] != values[low]:
                break
            runs |= 1 << bit
            adjacent |= 1 << bit >> 1 if n else 0
    return adjacent, runs


def value_levels(values: tuple[int, ...]) -> tuple[int, list[tuple[int, int]]]:
    """Return the least value, and what the cards of a mask count more than the step below."""
    steps = sorted(set(values))
    if len(steps) > LEVELS + 1:
        raise ValueError(f"{len(steps)} different card values, at most {LEVELS + 1}")
    levels = [
        (high - low, sum(1 << bit for bit, value in enumerate(values) if value >= high))
        for low, high in pairwise(steps)
    ]
    return steps[0], levels
