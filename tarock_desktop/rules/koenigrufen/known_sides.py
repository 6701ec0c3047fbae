"""Who plays with whom where a king was called: the truth, and what everybody knows.

The holder of the called king is the partner; a king in the talon leaves the declarer alone.
"""

from __future__ import annotations

from tarock_desktop.rules.koenigrufen.games import GameLaw
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


def true_partner(view: View, game: GameLaw) -> Seat | None:
    """Return the partner of the declarer, `None` if he is alone; the full state must be given."""
    if game.sides != "partner" or view.calls.card is None:
        return None
    holder = view.holder(view.calls.card)
    return None if holder == view.declarer else holder


def public_side(view: View, game: GameLaw) -> tuple[Seat, ...] | None:
    """Return the declarer's side as everybody knows it; `None` while the partner is hidden."""
    if game.sides == "partner" and view.calls.partner is None:
        return None
    side = {view.declarer, view.calls.partner}
    return tuple(seat for seat in view.deal.order if seat in side)


def same_side_publicly(view: View, game: GameLaw, one: Seat, other: Seat) -> bool | None:
    """Return whether everybody knows that two play together, or against each other."""
    if one == other:
        return True
    side = public_side(view, game)
    return None if side is None else (one in side) == (other in side)
