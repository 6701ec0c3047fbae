"""How long a round lasts: the clock stands beside the table, and no rule of the hand knows it."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final, final

_MINUTE: Final = 60


@final
class RoundClock:
    """Runs from the first hand of a round; a hand that has begun is finished.

    It can stand while the table has a break, and goes on another day where it stood.
    """

    def __init__(self, minutes: int, now: Callable[[], float] = monotonic) -> None:
        """Make a clock for a round of so many *minutes*; *now* tells seconds that only grow."""
        self._seconds = minutes * _MINUTE
        self._now = now
        self._used = 0.0
        """Seconds used up before it was started last."""
        self._begun: float | None = None

    def start(self) -> None:
        """Start, or go on; if it runs already, nothing happens."""
        if self._begun is None:
            self._begun = self._now()

    def stop(self) -> None:
        """Stand still until it is started again."""
        self._used, self._begun = self._passed, None

    def set(self, used: int) -> None:
        """Let so many seconds be used up."""
        self._used = float(used)
        if self._begun is not None:
            self._begun = self._now()

    @property
    def runs(self) -> bool:
        """Whether it runs."""
        return self._begun is not None

    @property
    def used(self) -> int:
        """Whole seconds that are used up."""
        return int(self._passed)

    @property
    def left(self) -> int:
        """Whole seconds that are left, 0 when the time is up."""
        return max(0, ceil(self._seconds - self._passed))

    @property
    def is_up(self) -> bool:
        """Whether the time is over, so that no further hand begins."""
        return self.left == 0

    @property
    def _passed(self) -> float:
        return self._used + (0.0 if self._begun is None else self._now() - self._begun)
