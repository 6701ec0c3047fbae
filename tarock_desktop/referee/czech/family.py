"""The referee at a Czech tournament table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import SeatRef
from tarock_desktop.referee.czech.offences import find_offences
from tarock_desktop.referee.families import RefereeFamily
from tarock_desktop.referee.offence import Offence, final_hand, is_played_out
from tarock_desktop.referee.offence_rulings import row_in_time
from tarock_desktop.rules.exchange.calling import basis_hand, duty_card
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.hand.sides import declarer_side
from tarock_desktop.table.actions import (
    Action,
    Announce,
    Bid,
    CallCard,
    Challenge,
    Declare,
    Discard,
    PlayCard,
    TakeTalon,
)
from tarock_desktop.table.events import CardCalled, DiscardsTakenBack, Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech.sheet import CzechSheet, czech

OUT_OF_TURN: Final = frozenset({"turn.lead", "turn.play", "each.turn"})
WORDS: Final = Announce | Challenge | Declare
GOES_ON: Final = CallCard | TakeTalon | Discard | PlayCard


class CzechReferee(RefereeFamily):
    """The GP sheet."""

    def offences(self, view: View, variant: Variant) -> tuple[Offence, ...]:
        """Return every offence of the running hand."""
        return find_offences(view, czech(variant.sheet))

    def situation(self, view: View, variant: Variant, seat: Seat) -> tuple[str, ...]:
        """Return how *seat* stands: alone, against one alone, in a team."""
        del variant
        if view.auction.declarer is None:
            return ()
        side = declarer_side(view)
        if len(side) > 1:
            return ("team",)
        return ("solo" if seat in side else "against-solo",)

    def misplaced(self, view: View, action: Action, variant: Variant) -> Finding | None:
        """Return the finding for a bid that comes too late, or an auction that is not over."""
        del variant
        seat = SeatRef(action.seat)
        fixed = view.auction.contract is not None and view.phase is not Phase.PLAY
        if isinstance(action, Bid) and fixed:
            return Finding("phase.late-bid", message("phase.late-bid", seat))
        waits = view.phase is Phase.BID and bool(view.auction.bids)
        if waits and isinstance(action, GOES_ON):
            return Finding("bid.unspoken", message("bid.unspoken", seat))
        return None

    def comes_to_light(self, view: View, offence: Offence, variant: Variant) -> bool:
        """Return whether the referee speaks by himself, as the table wants it (reading A31)."""
        sheet = czech(variant.sheet)
        match sheet.referee.timing:
            case "awake":
                return True
            case "claims":
                return offence.proven
            case "end":
                over = view.result.over or is_played_out(view, sheet)
                return over or offence.rule == "talon.forgotten"

    def rules_on_more(self, view: View, offence: Offence, variant: Variant) -> bool:
        """Return whether it is one more big renonc, and each is paid (reading A17)."""
        row = row_in_time(view, variant, offence)
        each = czech(variant.sheet).renonc.several == "each"
        return each and row is not None and row.remedy is Remedy.END_HAND

    def hears_afterwards(self, view: View, variant: Variant) -> bool:
        """Return whether the hand may still be settled otherwise, until the next one begins."""
        ended = any(ruling.remedy is Remedy.END_HAND for ruling in view.book.rulings)
        each = czech(variant.sheet).renonc.several == "each"
        return view.result.over and (each or not ended)

    def overlooked(self, view: View, variant: Variant) -> frozenset[str]:
        """Return what an audit after the last trick finds: cards out of turn (reading A31)."""
        del view
        return OUT_OF_TURN if czech(variant.sheet).referee.timing == "end" else frozenset()

    def hears(self, view: View, variant: Variant) -> bool:
        """Return whether a claim is heard now."""
        sheet = czech(variant.sheet)
        begun = bool(view.play.trick or view.play.tricks)
        over = view.result.over or is_played_out(view, sheet)
        return sheet.referee.timing != "end" or not begun or over

    def corrected(self, view: View, offence: Offence, variant: Variant) -> Iterator[Event]:
        """Yield how discards or a call are put right."""
        match offence.rule.partition(".")[0]:
            case "discard":
                cards = view.deal.discards[offence.seat].cards
                yield DiscardsTakenBack(offence.seat, cards)
            case "call":
                yield _right_call(view, offence.seat, czech(variant.sheet))


def _right_call(view: View, seat: Seat, sheet: CzechSheet) -> CardCalled:
    cards = final_hand(view, seat) | basis_hand(view, seat, sheet.call)
    drawn = (p.card for p in view.deal.talon if p.taken_by == seat and p.card is not None)
    for card in drawn:
        cards = cards.remove(card)
    return CardCalled(seat, duty_card(cards, sheet.call), spoken=True)


FAMILY: Final = CzechReferee()
