"""Who owes discards for talon cards."""

from __future__ import annotations

from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


def owes_discards(view: View) -> Seat | None:
    """Return the next seat that has drawn more cards than it has laid away, declarer first."""
    for seat in view.from_seat(view.declarer):
        if view.exchange.drawn[seat] and seat not in view.exchange.laid:
            return seat
    return None
