"""Heuristics before the first card at a Texas table: bids and the talon."""

from __future__ import annotations

from typing import Final

from tarock_desktop.bots.act_heuristics import choose_act, wants_act
from tarock_desktop.bots.hand_strength import tarock_count, trick_strength
from tarock_desktop.bots.protocol import Request
from tarock_desktop.table.actions import Action, AnswerOffer, Bid, PassTalonCard, TakeTalon

ALONE: Final = 6.5
"""Strength from which a bot plays alone against all others."""
EXACT_FEW_TAROCKS: Final = (0, 2)
"""Tarock counts that pay and that a further card could spoil."""


def choose_texas_act(request: Request) -> Action:
    """Return the act for any prompt that asks for no card to be played."""
    return choose_act(request, _wants)


def _wants(request: Request, action: Action) -> bool:
    """Return whether the bot chooses this option when it comes to it."""
    keeps_count = tarock_count(request.hand) in EXACT_FEW_TAROCKS
    match action:
        case Bid(contract=contract):
            law = next(law for law in request.variant.sheet.contract if law.id == contract)
            return (law.sides == "alone") == (trick_strength(request.hand) >= ALONE)
        case TakeTalon(places=places):
            return len(places) > 1 or not keeps_count
        case PassTalonCard():
            return keeps_count
        case AnswerOffer(accept=accept):
            return accept != keeps_count
        case _:
            return wants_act(request, action)
