"""The memory of pictures that are let go."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

LARGE: Final = 128 * 1024
"""Bytes from which a picture has pages of its own: most cards."""
_MMAP_THRESHOLD: Final = -3
"""`M_MMAP_THRESHOLD` of malloc.h."""
_ARENA_MAX: Final = -8
"""`M_ARENA_MAX` of malloc.h."""


def give_pictures_back() -> None:
    """Let the GNU C library give the memory of a picture back when it goes.

    By itself it does so at first only: whenever a picture goes, it takes pictures of that size
    from the heap from then on, and what lies free between others there stays with the program.
    After some hands that is 20 MiB. And threads take from the heap of the window: one of his own
    would stay with the program for each, and they run one at a time anyway.
    """
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415  the start does not need it

        # Another C library has no such setting.
        with suppress(AttributeError, OSError):
            library = ctypes.CDLL(None)
            library.mallopt(_MMAP_THRESHOLD, LARGE)
            library.mallopt(_ARENA_MAX, 1)
