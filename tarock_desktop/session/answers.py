"""What a session answers to an act."""

from __future__ import annotations

from msgspec import Struct

from tarock_desktop.messages.message import Message
from tarock_desktop.table.rulings import Ruling, Verdict


class Answer(Struct, frozen=True):
    """What became of an act."""

    verdict: Verdict
    ruling: Ruling | None = None
    """For the one who acted; others get it through `Ruling.for_viewer`."""
    reason: Message | None = None

    @property
    def accepted(self) -> bool:
        """Whether the act was done."""
        return self.verdict is Verdict.ACCEPTED
