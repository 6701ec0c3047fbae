"""How an act of a script was received at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tarock_desktop.cases.script import Answer, Verdict
from tarock_desktop.table.events import Event
from tarock_desktop.table.state import State

NOT_POSSIBLE: Final = "not possible"


@dataclass(frozen=True, slots=True)
class Reception:
    """How an act was received, and the table afterwards."""

    words: str
    """`accepted`, `refused RULE`, `warned RULE`, `ruling RULE`, or that it is not possible."""
    state: State
    rows: tuple[str, ...] = ()
    """The rows of all rulings that were given on it."""
    events: tuple[Event, ...] = ()
    """What happened at the table; nothing if the act was not done."""

    def fits(self, answer: Answer) -> bool:
        """Return whether this is the answer that the script expects."""
        if answer.verdict is Verdict.REFUSED and answer.rule is None:
            return self.words.startswith((Verdict.REFUSED.value, NOT_POSSIBLE))
        if answer.verdict is Verdict.RULING and answer.rule in self.rows:
            return True
        return self.words == str(answer)
