"""Hashes of words, the same in every process: they tell the entries of games apart."""

from __future__ import annotations

from array import array

from tarock_desktop.kernel.layout import K1, M64
from tarock_desktop.kernel.steps import step


def hash_of(words: array[int]) -> int:
    """Return the hash of some words."""
    step()
    mark = 0
    for word in words:
        mark = ((mark ^ word) * K1 + 1) & M64
        mark ^= mark >> 29
    return mark
