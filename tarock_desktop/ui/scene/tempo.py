"""How fast things move."""

from __future__ import annotations

from msgspec import Struct

from tarock_desktop.ui.style.tokens import Duration


class Tempo(Struct, frozen=True):
    """The player's choice of motion."""

    speed: float = 1.0
    """Factor of the speed; 0: everything is at its place at once."""
    is_reduced: bool = False
    """Whether moves are short fades instead."""
    trick_waits: bool = False
    """Whether a complete trick stays until somebody goes on."""

    @property
    def is_instant(self) -> bool:
        """Whether nothing moves."""
        return self.speed <= 0

    @property
    def tilts(self) -> bool:
        """Whether a card that is dragged lags behind."""
        return not (self.is_instant or self.is_reduced)

    def move(self, duration: int) -> int:
        """Return the milliseconds a move of *duration* takes."""
        if self.is_instant:
            return 0
        return Duration.REDUCED if self.is_reduced else round(duration / self.speed)

    def stay(self, duration: int) -> int:
        """Return the milliseconds something stays to be read; reduced motion doesn't hurry."""
        return 0 if self.is_instant else round(duration / self.speed)
