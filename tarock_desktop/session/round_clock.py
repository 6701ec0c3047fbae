"""How long a round lasts: the clock stands beside the table, and no rule of the hand knows it."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final, final

_MINUTE: Final = 60


@final
class RoundClock:
    """Runs from the first hand of a round; a hand that has begun is finished."""

    def __init__(self, minutes: int, now: Callable[[], float] = monotonic) -> None:
        """Make a clock for a round of so many *minutes*; *now* tells seconds that only grow."""
        self._seconds = minutes * _MINUTE
        self._now = now
        self._begun: float | None = None

    def start(self) -> None:
        """Start, if it does not run yet."""
        if self._begun is None:
            self._begun = self._now()

    @property
    def left(self) -> int:
        """Whole seconds that are left, 0 when the time is up."""
        passed = 0.0 if self._begun is None else self._now() - self._begun
        return max(0, ceil(self._seconds - passed))

    @property
    def is_up(self) -> bool:
        """Whether the time is over, so that no further hand begins."""
        return self.left == 0
