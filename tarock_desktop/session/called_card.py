"""The question whether the called card has been played, which a player may ask at any time."""

from __future__ import annotations

from msgspec import Struct

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class CalledCardAnswer(Struct, frozen=True):
    """Whether the called card has been played, and by whom (SPJST-70)."""

    card: Card | None
    """The called card; `None`: none was called in this hand."""
    seat: Seat | None = None
    """Who played it; `None`: it has not been played."""
    trick: int | None = None
    """The number of the trick it was played to, from 1."""


def ask_for_called_card(view: View) -> CalledCardAnswer:
    """Return whether the called card has been played, and by whom.

    The answer is the same for everybody: it comes from the tricks alone.
    """
    called = view.calls.card
    if called is None:
        return CalledCardAnswer(None)
    tricks = (*(trick.cards for trick in view.play.tricks), view.play.trick)
    for number, cards in enumerate(tricks, start=1):
        for played in cards:
            if played.card is called:
                return CalledCardAnswer(called, played.seat, number)
    return CalledCardAnswer(called)
