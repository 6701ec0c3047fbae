"""With whom the bidder plays, as one of the players can know it."""

from __future__ import annotations

from msgspec import Struct

from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.schema import Sheet


class Sides(Struct, frozen=True):
    """With whom the bidder plays."""

    partner: Seat | None = None
    """`None`: nobody plays with him."""
    is_known: bool = True
    """Whether it can be known."""


UNKNOWN = Sides(is_known=False)


def sides_seen(view: View, sheet: Sheet) -> Sides:
    """Return with whom the bidder plays, by what a view shows.

    Whoever has the called card in sight knows it; everybody does once the table has told it.

    Raises:
        LookupError: nobody is the bidder, or everybody plays for himself.
    """
    declaring, defending = sheet.known_sides(view)
    if not declaring:
        raise LookupError("there are no sides here")
    called, declarer = view.calls.card, view.declarer
    if defending:
        return Sides(next((seat for seat in declaring if seat != declarer), None))
    if called is None:
        return UNKNOWN
    holder = view.holder(called)
    if holder is not None:
        return Sides(None if holder == declarer else holder)
    in_talon = any(place.card is called for place in view.deal.talon)
    return Sides() if in_talon else UNKNOWN
