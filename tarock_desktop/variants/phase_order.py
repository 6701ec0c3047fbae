"""What the families have alike in the order of the phases: how a hand is dealt, how it ends."""

from __future__ import annotations

from typing import Final

from tarock_desktop.table.phases import Phase
from tarock_desktop.table.view import View

_DEALING: Final = (Phase.SHUFFLE, Phase.CUT, Phase.PACKET)


def has_dealt(view: View, phase: Phase) -> bool:
    """Return whether everybody has got his cards in *phase*, which is over."""
    return phase in _DEALING and all(view.deal.hands[seat].size for seat in view.deal.order)


def outer_phases(view: View) -> dict[Phase, Phase]:
    """Return what follows each phase up to the bidding, and from the play on."""
    return {
        Phase.BETWEEN: Phase.SHUFFLE,
        Phase.SHUFFLE: Phase.BID if view.deal.talon else Phase.CUT,
        Phase.CUT: Phase.PACKET if view.deal.packets else Phase.BID,
        Phase.PACKET: Phase.BID,
        Phase.VOTE: Phase.BID,
        Phase.PLAY: Phase.BETWEEN,
        Phase.CLOSED: Phase.CLOSED,
    }
