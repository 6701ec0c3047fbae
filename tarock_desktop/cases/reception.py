"""How an act of a script was received at the table."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tarock_desktop.cases import acts
from tarock_desktop.cases.acts import Act
from tarock_desktop.cases.families import family_of
from tarock_desktop.cases.script import Answer, Verdict
from tarock_desktop.table.events import Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant

NOT_POSSIBLE: Final = "not possible"


class Reception(Struct, frozen=True):
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


def is_done_already(state: State, seat: Seat, act: Act, variant: Variant) -> bool:
    """Return whether the table has done by itself what somebody says.

    Who took nothing lays nothing away; the last packet is left to the last.
    """
    match act:
        case acts.Discard(cards) if not cards:
            return state.phase is Phase.DISCARD and not state.exchange.drawn[seat]
        case acts.TakePacket(number) if number <= len(state.deal.packets):
            return state.deal.packets[number - 1].taken_by == seat
        case _:
            return family_of(variant).is_done(act, seat, state, variant)
