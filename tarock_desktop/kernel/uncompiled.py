"""Takes the place of Cython in `tricks` where it is not installed."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Final

compiled: Final = False
nogil: Final = nullcontext()


def address(word: int) -> int:
    """Return *word*; compiled code takes the address of an array's first word."""
    return word
