"""Our own shuffle, so that a seed gives the same deal on every platform and for ever.

The generator is SplitMix64 (Steele, Lea, Flood 2014), started from a SHA-256 of the seed text;
places are drawn without bias by rejection; the shuffle is Fisher and Yates from the last place.
Golden values stand in tests/golden/shuffles.toml.
"""

from __future__ import annotations

import hashlib
from typing import Final

from tarock_desktop.cards.pack import PACK, Card

_WORD: Final = (1 << 64) - 1


class Generator:
    """A stream of numbers from a seed text; equal seeds give equal streams."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self._state = int.from_bytes(digest[:8], "big")

    def word(self) -> int:
        """Return the next 64-bit number."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _WORD
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to *bound* - 1, each equally likely."""
        if bound < 1:
            raise ValueError("the bound must be at least 1")
        limit = (1 << 64) - (1 << 64) % bound
        while (word := self.word()) >= limit:
            pass
        return word % bound


def shuffled(seed: str, cards: tuple[Card, ...] = PACK) -> tuple[Card, ...]:
    """Return *cards* in the order this seed gives, the top card first."""
    generator = Generator(seed)
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = generator.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
