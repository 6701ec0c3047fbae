"""The order of taking talon cards, calling and laying away."""

from __future__ import annotations

from tarock_desktop.rules.exchange.calling import CallLaw
from tarock_desktop.rules.exchange.talon import owes_discards
from tarock_desktop.rules.texas.bidding import ContractLaw
from tarock_desktop.rules.texas.talon import TalonTaking
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.view import View


def exchange_phase(view: View, contract: ContractLaw, taking: TalonTaking, call: CallLaw) -> Phase:
    """Return what comes next between the bidding and the declarations."""
    if not view.exchange.drawn[view.declarer]:
        return Phase.TALON
    to_call = contract.sides == "partner" and view.calls.card is None
    owes = owes_discards(view) is not None
    takes = contract.sides == "partner" and taking.open_place(view) is not None
    early_call = to_call and call.time == "after-pickup"
    if taking.passing.discards_between:
        order = ((early_call, Phase.CALL), (owes, Phase.DISCARD), (takes, Phase.TALON))
    else:
        order = ((takes, Phase.TALON), (early_call, Phase.CALL), (owes, Phase.DISCARD))
    return next((phase for due, phase in order if due), Phase.CALL if to_call else Phase.DECLARE)
