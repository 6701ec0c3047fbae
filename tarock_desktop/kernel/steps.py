"""Lets whoever started a long search end it between two of its steps.

A search goes through sampling, heuristics and rules before it comes to the kernel, and holds
Python's lock most of the time: a window that wants to go on must not wait for the rest of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final


class StoppedError(Exception):
    """Nobody wants to know any more what a search would have found."""


_IS_STOPPED: Final[ContextVar[Callable[[], bool] | None]] = ContextVar("is_stopped", default=None)


@contextmanager
def until(is_stopped: Callable[[], bool]) -> Iterator[None]:
    """Let what is searched in the block, by this thread, end soon after *is_stopped* says so.

    Raises:
        StoppedError: it was ended.
    """
    before = _IS_STOPPED.set(is_stopped)
    try:
        yield
    finally:
        _IS_STOPPED.reset(before)


def step() -> None:
    """Go on with a search, unless it is to end; called every millisecond or so.

    Raises:
        StoppedError: it is to end.
    """
    is_stopped = _IS_STOPPED.get()
    if is_stopped is not None and is_stopped():
        raise StoppedError
