"""How many cards a seat was dealt; cards that were lost, and tricks on a wrong pile."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import SeatRef
from tarock_desktop.referee.offence import Offence, numbered, played
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


def dealt_to(view: View, seat: Seat) -> int:
    """Return how many cards *seat* was dealt, wherever they lie by now."""
    gone = sum(entry.seat == seat for entry in played(view))
    gone += sum(dropped.seat == seat for dropped in view.deal.dropped)
    gone += view.deal.discards[seat].size
    return view.deal.hands[seat].size + gone - view.exchange.drawn[seat]


def stray_offences(view: View) -> Iterator[Offence]:
    """Yield cards that were lost, and tricks laid on a wrong pile."""
    for number, dropped in enumerate(view.deal.dropped):
        yield Offence(
            "play.card-count",
            dropped.seat,
            f"play.card-count/{dropped.seat}/{number}",
            message("play.card-count", SeatRef(dropped.seat)),
        )
    for number, trick in enumerate(view.play.tricks):
        if trick.merged is not None:
            seat = trick.winner
            explanation = message("play.piles", SeatRef(seat))
            subject = numbered(view, f"play.piles/{number}")
            yield Offence("play.piles", seat, subject, explanation, trick=number)
