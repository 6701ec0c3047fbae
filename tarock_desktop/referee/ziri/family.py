"""The referee at a Žiri table: an opponent claims, at once or until the next hand begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import SeatRef
from tarock_desktop.referee.families import RefereeFamily
from tarock_desktop.referee.offence import Offence
from tarock_desktop.referee.rows import rule_on
from tarock_desktop.referee.slips import hands_of
from tarock_desktop.referee.ziri.offences import (
    BEFORE_READY,
    UNCLEAR,
    discards_of,
    expired,
    find_offences,
    has_played,
    is_open,
    lapse_rule,
)
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.rules.words.wrong_time import wrong_time
from tarock_desktop.rules.ziri.own_kontra import KONTRA
from tarock_desktop.rules.ziri.talon_parts import exchange_finding
from tarock_desktop.table.actions import (
    ANY_RULE,
    Action,
    Announce,
    Bid,
    Challenge,
    Claim,
    TakeTalon,
)
from tarock_desktop.table.events import (
    AnnouncementCancelled,
    Chosen,
    DiscardsTakenBack,
    Event,
    RulingIssued,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.ziri.variant import Ziri, as_ziri

FOR_ANYBODY: Final = ("deal.misdeal", "lapse.deal-talon", "lapse.deal-style", "lapse.look-talon")
"""Rules that anybody at the table may speak up about."""
BY_ITSELF: Final = ("discard.count", "announce.holds-all")
"""What the count of the cards brings to light when the hand has been played."""


class ZiriReferee(RefereeFamily):
    """Žirovska pravila taroka."""

    def offences(self, view: View, variant: Variant) -> tuple[Offence, ...]:
        """Return every offence of the running hand."""
        return find_offences(view, as_ziri(variant))

    def committed(self, view: View, variant: Variant) -> tuple[Offence, ...]:
        """Return every offence of a hand that is over, with what had to be claimed at once."""
        ziri = as_ziri(variant)
        return (*find_offences(view, ziri), *expired(view, ziri))

    def situation(self, view: View, variant: Variant, seat: Seat) -> tuple[str, ...]:
        """Return whether *seat* plays for himself, and how kontra was said."""
        if view.auction.contract is None:
            return ()
        if not as_ziri(variant).is_each(view):
            return ("one-against-two",)
        said = view.notices.doubling(GAME)
        kontra = "each-own-kontra" if seat in said else "each-kontra"
        return "each-for-himself", kontra if said else "each-no-kontra"

    def standing(self, view: View, variant: Variant, seat: Seat) -> tuple[str, ...]:
        """Return the same for a breach that is seen at once."""
        return self.situation(view, variant, seat)

    def misplaced(self, view: View, action: Action, variant: Variant) -> Finding | None:
        """Return the finding for words or a talon part that come too late."""
        seat = SeatRef(action.seat)
        match action:
            case TakeTalon() if view.auction.declarer is not None:
                return exchange_finding(view, action)
            case Bid() if view.auction.contract is not None and view.phase is not Phase.PLAY:
                return Finding("phase.late-bid", message("phase.late-bid", seat))
            case Announce() | Challenge() if view.phase is Phase.PLAY:
                return wrong_time("phase.after-lead", action)
            case _:
                return None

    def corrected(self, view: View, offence: Offence, variant: Variant) -> Iterator[Event]:
        """Yield an announcement struck out."""
        if offence.rule == "announce.holds-all":
            item = offence.subject.rpartition("/")[2]
            yield AnnouncementCancelled(offence.seat, item)

    def voided(self, view: View, ruling: Ruling, variant: Variant) -> tuple[Event, ...]:
        """Return no kontra for one that was said too late: it is said, and void (A15)."""
        del view, variant
        late = ruling.rule == "kontra.late"
        return (Chosen(ruling.seat, KONTRA, "no"),) if late else ()

    def comes_to_light(self, view: View, offence: Offence, variant: Variant) -> bool:
        """Return whether the referee speaks by himself, as the table wants it (reading A37)."""
        over = as_ziri(variant).is_played_out(view)
        if over and offence.rule in BY_ITSELF:
            return True
        match as_ziri(variant).sheet.claims.timing:
            case "claims":
                return False
            case "immediate":
                return True
            case "end":
                return over

    def holds(self, view: View, condition: str, variant: Variant) -> bool:
        """Return whether all tricks were played and the declarer has lost (ZIRI-82)."""
        ziri = as_ziri(variant)
        if not ziri.is_played_out(view) or ziri.is_each(view):
            return False
        return not ziri.scoring.is_won(ziri.facts(view))

    def hears_afterwards(self, view: View, variant: Variant) -> bool:
        """Return whether the hand was played out: its result is not yet confirmed."""
        return view.result.over and as_ziri(variant).is_played_out(view)

    def objection(self, view: View, claim: Claim, variant: Variant) -> Finding | None:
        """Return that only an opponent may claim, and some things only at once (10)."""
        ziri, seat = as_ziri(variant), claim.seat
        if seat == claim.offender:
            return None
        meant = [o for o in find_offences(view, ziri) if _is_meant(claim, o)]
        if any(not self._may_claim(view, claim, o, ziri) for o in meant):
            return Finding("claim.opponent", message("claim.opponent", SeatRef(seat)))
        if not meant and any(_has_expired(view, claim, ziri)):
            return Finding("claim.late", message("claim.late", SeatRef(seat)))
        return None

    @staticmethod
    def _may_claim(view: View, claim: Claim, offence: Offence, ziri: Ziri) -> bool:
        """Return whether the claimant is an opponent, or the rule is for anybody."""
        seat = claim.seat
        if offence.rule == "lapse.deal-style":
            bids = {entry.seat for entry in view.auction.bids}
            return seat in view.deal.order and seat not in bids and not has_played(view, seat)
        if offence.rule in FOR_ANYBODY:
            return True
        if seat not in view.deal.order:
            return False
        # What is unclear either side may bring before the judge (ZIRI-P33).
        alone = view.auction.declarer in (seat, offence.seat) or offence.rule == UNCLEAR
        return ziri.is_each(view) or (seat != offence.seat and alone)

    def admission(self, view: View, claim: Claim, variant: Variant) -> tuple[Event, ...]:
        """Return how a wrong deal or wrong discards are put right by who made them."""
        ziri, seat = as_ziri(variant), claim.seat
        if seat != claim.offender:
            return ()
        if view.phase is Phase.BID and not view.auction.bids and seat == view.round.dealer:
            return tuple(_put_right(view, claim, ziri))
        ready = view.phase not in BEFORE_READY
        wrong = seat in view.exchange.laid and any(discards_of(view, seat, ziri))
        if ready or not wrong:
            return ()
        return (DiscardsTakenBack(seat, view.deal.discards[seat].cards),)


def _put_right(view: View, claim: Claim, ziri: Ziri) -> Iterator[Event]:
    if all(o.rule not in FOR_ANYBODY for o in find_offences(view, ziri)):
        return
    finding = Finding("deal.put-right", message("deal.put-right", SeatRef(claim.seat)))
    ruling = rule_on(ziri.sheet, claim, (finding,))
    yield RulingIssued(msgspec.structs.replace(ruling, subject="deal.misdeal"))
    yield from hands_of(view, (ziri.sheet.deal.hand,) * len(view.round.seats))


def _is_meant(claim: Claim, offence: Offence) -> bool:
    return offence.seat == claim.offender and claim.rule in (offence.rule, ANY_RULE)


def _has_expired(view: View, claim: Claim, ziri: Ziri) -> Iterator[bool]:
    """Yield a truth for everything the claim is about that had to be claimed at once."""
    for lapse in view.deal.lapses:
        rule = lapse_rule(view, lapse, ziri)
        meant = lapse.seat == claim.offender and claim.rule in (rule, ANY_RULE)
        if meant and rule is not None and not is_open(view, lapse, rule, ziri):
            yield True


FAMILY: Final = ZiriReferee()
