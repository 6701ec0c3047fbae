"""Sets of cards as whole numbers, a bit each."""

from __future__ import annotations

from collections.abc import Iterator


def bits(mask: int) -> Iterator[int]:
    """Yield the cards of a set, the lowest first."""
    while mask:
        card = mask & -mask
        yield card
        mask ^= card
