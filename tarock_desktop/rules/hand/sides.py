"""Who plays with whom: the truth, and what a seat can know of it."""

from __future__ import annotations

from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


def partner_of_declarer(view: View) -> Seat | None:
    """Return the declarer's partner, `None` when he plays alone; the view must know it."""
    if view.calls.card is None:
        return None
    holder = view.holder(view.calls.card)
    return None if holder == view.declarer else holder


def declarer_side(view: View) -> tuple[Seat, ...]:
    """Return the declarer and his partner if he has one."""
    partner = partner_of_declarer(view)
    side = {view.declarer} if partner is None else {view.declarer, partner}
    return tuple(seat for seat in view.deal.order if seat in side)


def other_side(view: View, side: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the playing seats that are not in *side*."""
    return tuple(seat for seat in view.deal.order if seat not in side)


def same_side_openly(view: View, seat: Seat, other: Seat) -> bool | None:
    """Return whether everybody knows that two play together, or against each other."""
    if seat == other:
        return True
    if not view.calls.is_made:
        return view.declarer not in (seat, other)
    if view.calls.partner is None:
        return None
    side = {view.declarer, view.calls.partner}
    return (seat in side) == (other in side)


def same_side(view: View, seat: Seat, other: Seat) -> bool | None:
    """Return whether *seat* knows that *other* plays with him (True) or against him (False).

    `None`: he can't know it from his own cards and what was said openly (SPJST reading A44). The
    answer for a seat depends on nothing that seat can't see.
    """
    openly = same_side_openly(view, seat, other)
    if openly is not None:
        return openly
    # Who can't name the card does not hold it.
    called = view.calls.card
    holds_called = called is not None and view.holder(called) == seat
    if seat == view.declarer:
        return False if holds_called else None
    if holds_called:
        return other == view.declarer
    return False if other == view.declarer else None
