"""Who took which talon cards, and who owes discards for them."""

from __future__ import annotations

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


def owes_discards(view: View) -> Seat | None:
    """Return the next seat that has drawn more cards than it has laid away, declarer first."""
    for seat in view.from_seat(view.declarer):
        if view.exchange.drawn[seat] and seat not in view.exchange.laid:
            return seat
    return None


def own_talon_cards(view: View, seat: Seat) -> CardSet:
    """Return the talon cards *seat* took, as far as the view knows them."""
    return CardSet.gather(
        place.card
        for place in view.deal.talon
        if place.taken_by == seat and place.card is not None
    )
