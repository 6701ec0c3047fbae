"""Acts of a script that mean something of their own at a Texas-Czech table."""

from __future__ import annotations

from tarock_desktop.cases import acts
from tarock_desktop.cases.acts import Act, Saying
from tarock_desktop.cases.quiet import quiet_action
from tarock_desktop.table.actions import Action, AskToLead, GiveLeave, Pass, ThrowIn, Vote
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


def texas_actions(act: Act, seat: Seat, state: State, variant: Variant) -> tuple[Action, ...]:
    """Return the action of an act, where these sheets have one of their own."""
    del variant
    match act:
        case acts.Say(Saying.CAN_I_GO):
            return (AskToLead(seat),)
        case acts.Say(Saying.GO) if state.phase in {Phase.CLEARANCE, Phase.PLAY}:
            return (GiveLeave(seat),)
        case acts.Say(Saying.READY | Saying.GOOD) if state.phase is Phase.CLEARANCE:
            return (GiveLeave(seat),)
        case acts.Say(Saying.THROW_IN):
            # Throwing the duty in is one way of not bidding.
            duty = seat == state.deal.forehand and state.phase is Phase.BID
            return (Pass(seat) if duty else ThrowIn(seat),)
        case acts.Say(Saying.VOTE_GO_ON | Saying.VOTE_REDEAL as vote):
            return (Vote(seat, vote is Saying.VOTE_GO_ON),)
        case _:
            return ()


def quiet_texas_action(state: State, variant: Variant, *, spoken: bool = False) -> Action | None:
    """Return the act of the seat that is due if it does nothing of note; `None`: it chooses."""
    if state.turn is not None and state.phase is Phase.CLEARANCE and state.notices.asked:
        return GiveLeave(state.turn)
    return quiet_action(state, variant, spoken=spoken)
