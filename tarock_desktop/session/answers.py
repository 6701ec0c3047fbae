"""What a session answers to an act."""

from __future__ import annotations

from enum import Enum

from tarock_desktop.messages.message import Message
from tarock_desktop.records import dataclass
from tarock_desktop.table.rulings import Ruling


class Outcome(Enum):
    """What became of an act."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    """It breaks a rule; the ruling says which."""
    NEEDS_CONFIRMATION = "needs-confirmation"
    """It breaks a rule; done again with the ruling acknowledged it goes through."""
    IMPOSSIBLE = "impossible"
    """It can't be done now; the reason says why."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of an act."""

    outcome: Outcome
    ruling: Ruling | None = None
    """For the one who acted; others get it through `Ruling.for_viewer`."""
    reason: Message | None = None

    @property
    def accepted(self) -> bool:
        """Whether the act was done."""
        return self.outcome is Outcome.ACCEPTED
