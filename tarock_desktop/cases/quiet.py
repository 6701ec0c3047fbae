"""What people do at a table without a case writing it down."""

from __future__ import annotations

from tarock_desktop.table import actions as act_of
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


def quiet_action(state: State, variant: Variant, *, spoken: bool = False) -> Action | None:
    """Return the act of the seat that is due if it does nothing of note; `None`: it must choose.

    Bids and cards are never done quietly. *spoken*: others have answered the same question in
    words; at most tables that makes no difference.
    """
    del spoken
    seat = state.turn
    if seat is None:
        return None
    match state.phase:
        case Phase.SHUFFLE:
            return act_of.Shuffle(seat, variant.sheet.shuffle.least, seed="case")
        case Phase.TALON if state.exchange.place is None or is_back(state):
            asked = variant.phases[Phase.TALON].prompt(state, seat)
            return next(a for a in asked.open_actions if isinstance(a, act_of.TakeTalon))
        case Phase.CALL:
            return act_of.CallCard(seat, None)
        case Phase.DECLARE:
            return act_of.Declare(seat)
        case Phase.ANNOUNCE | Phase.CHALLENGE:
            return act_of.Ready(seat)
        case _:
            return None


def is_back(state: State) -> bool:
    """Return whether a talon card that all refused lies with the one who passed it."""
    exchange = state.exchange
    return exchange.place is not None and exchange.offered_to[-1:] == exchange.passed[-1:]
