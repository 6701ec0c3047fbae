"""Who is forehand."""

from __future__ import annotations

from typing import Literal

from tarock_desktop.cards.pack import Card, tarock
from tarock_desktop.rules.law import Law
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class ForehandLaw(Law, frozen=True, kw_only=True):
    """How the forehand is found."""

    search: Literal["never", "first-hand", "every-hand"]
    """When the holder of the lowest tarock from *lowest* on is forehand; else the seat after
    the dealer."""
    lowest: int
    """Number of the tarock the search begins with."""


def find_forehand(view: View, law: ForehandLaw) -> tuple[Seat, Card | None]:
    """Return the forehand and the tarock that shows it, if one was looked for.

    Articles: spjst 6 (holder of the II, else III, IV ...).
    """
    searches = law.search == "every-hand" or (
        law.search == "first-hand" and view.round.hand_no == 1
    )
    if searches:
        for number in range(law.lowest, 23):
            card = tarock(number)
            for seat in view.deal.order:
                if card in view.deal.hands[seat].cards:
                    return seat, card
    return view.deal.order[0], None
