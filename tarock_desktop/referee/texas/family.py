"""The referee at a Texas-Czech table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import SeatRef
from tarock_desktop.referee.families import RefereeFamily
from tarock_desktop.referee.offence import Offence
from tarock_desktop.referee.slips import hands_of
from tarock_desktop.referee.texas.offences import find_offences
from tarock_desktop.referee.texas.standing import situation
from tarock_desktop.rules.exchange.calling import basis_hand, duty_card
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.words.wrong_time import wrong_time
from tarock_desktop.table.actions import Action, Announce, Bid, Challenge, Declare, PlayCard
from tarock_desktop.table.events import (
    BiddingUndone,
    CardCalled,
    DiscardsTakenBack,
    Event,
    ForehandUsurped,
    PartnerRevealed,
    PilesSeparated,
    ValuesDeclared,
)
from tarock_desktop.table.phases import BEFORE_PLAY, Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.texas.sheet import TexasSheet, texas

SPEECH: Final = (Declare, Announce, Challenge)
"""Words that anybody can say at any time, allowed or not."""

_TOO_EARLY: Final = (Phase.BID, Phase.TALON, Phase.CALL, Phase.DISCARD)


class TexasReferee(RefereeFamily):
    """SPJST and Westfest."""

    def offences(self, view: View, variant: Variant) -> tuple[Offence, ...]:
        """Return every offence of the running hand."""
        return find_offences(view, variant)

    def situation(self, view: View, variant: Variant, seat: Seat) -> tuple[str, ...]:
        """Return how *seat* stands: alone, against one alone, in a team; winner or loser."""
        return situation(view, texas(variant.sheet), seat)

    def misplaced(self, view: View, action: Action, variant: Variant) -> Finding | None:
        """Return the finding for words or a lead at the wrong time."""
        return _misplaced(view, action)

    def corrected(self, view: View, offence: Offence, variant: Variant) -> Iterator[Event]:
        """Yield how discards, a deal, a declaration or a call are put right."""
        return _corrected(view, offence, texas(variant.sheet))

    def noted(self, offence: Offence) -> tuple[Event, ...]:
        """Return the bidding begun anew where the wrong person was forehand."""
        if offence.rule != "bid.wrong-forehand" or offence.holder is None:
            return ()
        return (BiddingUndone(offence.holder),)

    def turn_rule(self, view: View, action: Action, variant: Variant) -> str | None:
        """Return the rule of who opens the bidding with what is the forehand's to bid."""
        usurped = _usurps(view, action, texas(variant.sheet))
        return "bid.wrong-forehand" if usurped else None

    def preceding(self, view: View, action: Action, variant: Variant) -> tuple[Event, ...]:
        """Return that somebody plays forehand in the place of the rightful one, if he does."""
        usurped = _usurps(view, action, texas(variant.sheet))
        return (ForehandUsurped(action.seat, view.forehand),) if usurped else ()


def _misplaced(view: View, action: Action) -> Finding | None:
    """Return the finding for an act the sheet knows, in a phase where it is too early or late."""
    seat = SeatRef(action.seat)
    if view.phase is Phase.PLAY and isinstance(action, SPEECH):
        return wrong_time("phase.after-lead", action)
    said = isinstance(action, SPEECH) and action != Declare(action.seat)
    if said and view.phase in _TOO_EARLY:
        return wrong_time("phase.too-early", action)
    early_lead = view.phase in BEFORE_PLAY and isinstance(action, PlayCard)
    if early_lead and action.seat == view.forehand and _is_held(view, action):
        return Finding("phase.lead-without-leave", message("phase.lead-without-leave", seat))
    if isinstance(action, Bid) and view.auction.contract is not None:
        return Finding("phase.late-bid", message("phase.late-bid", seat))
    return None


def _is_held(view: View, action: Action) -> bool:
    return isinstance(action, PlayCard) and action.card in view.deal.hands[action.seat].cards


def _usurps(view: View, action: Action, sheet: TexasSheet) -> bool:
    """Return whether a seat opens the bidding with what is the forehand's to bid."""
    if not isinstance(action, Bid) or view.phase is not Phase.BID or view.auction.bids:
        return False
    own = (law.id for law in sheet.contract if law.bidders == "forehand")
    return action.seat != view.forehand and action.contract in own


def _corrected(view: View, offence: Offence, sheet: TexasSheet) -> Iterator[Event]:
    """Yield how what was said or laid away is put right."""
    seat = offence.seat
    match offence.rule.partition(".")[0]:
        case "discard":
            yield DiscardsTakenBack(seat, view.deal.discards[seat].cards)
        case "deal":
            yield from hands_of(view, (sheet.deal.hand,) * len(view.round.seats))
        case "declare":
            said = view.notices.declared[seat] or ()
            yield ValuesDeclared(seat, tuple(v for v in said if v != offence.value))
        case "play" if offence.trick is not None:
            yield PilesSeparated(seat, offence.trick)
        case "call":
            yield from _right_call(view, seat, sheet)
        case _:
            return


def _right_call(view: View, seat: Seat, sheet: TexasSheet) -> Iterator[Event]:
    """Yield the call of the card that had to be called, and the partner if it was played."""
    law = sheet.call
    played = (e for t in (*(t.cards for t in view.play.tricks), view.play.trick) for e in t)
    cards = {entry.card: entry.seat for entry in played}
    own = CardSet.gather(card for card, owner in cards.items() if owner == seat)
    if law.basis == "before-drawing":
        own -= view.taken(seat)
    card = duty_card(basis_hand(view, seat, law) | own, law)
    yield CardCalled(seat, card, spoken=True)
    if card in cards:
        yield PartnerRevealed(cards[card])


FAMILY: Final = TexasReferee()
