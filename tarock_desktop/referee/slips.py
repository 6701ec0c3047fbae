"""What people do that nobody asked them for: which rule it breaks, and what happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, SeatRef
from tarock_desktop.referee.offence import has_row
from tarock_desktop.referee.rows import row_of
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.pack import KINGS, TAROCKS
from tarock_desktop.table.actions import (
    DropCard,
    ExposeCard,
    Lapse,
    LookAtBottom,
    MergePiles,
    Misdeal,
    Slip,
)
from tarock_desktop.table.events import (
    CardDropped,
    Event,
    HandRedealt,
    LapseSeen,
    PilesMerged,
    VoteCalled,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.schema import Sheet

RESTING: Final = frozenset({"interfere"})
"""Lapses of those who sit at the table and do not play the hand."""


ALLOWED_LOOK: Final = "look-last"
"""Looking at the last trick on the own side's pile, which everybody may."""


def can_happen(view: View, slip: Slip, sheet: Sheet) -> bool:
    """Return whether the slip is physically possible now; *view* must be the full state."""
    if sheet.claims_lapses:
        return _can_be_seen(view, slip, sheet)
    resting = isinstance(slip, Lapse) and slip.kind in RESTING
    seats = view.round.seats if resting else view.deal.order
    if slip.seat not in seats or (resting and slip.seat in view.deal.order):
        return False
    hand = view.deal.hands[slip.seat]
    match slip:
        case ExposeCard():
            return slip.card in hand.cards or _is_being_dealt(view, slip)
        case LookAtBottom():
            return view.phase is Phase.CUT and bool(view.deal.deck)
        case Misdeal():
            return _is_dealing(view, slip.seat) and _adds_up(view, slip, sheet)
        case DropCard():
            # With his last card a trick would never end.
            return slip.card in hand.cards and hand.size > 1 and has_begun(view)
        case MergePiles():
            tricks = view.play.tricks
            won = bool(tricks) and not view.play.trick and tricks[-1].winner == slip.seat
            return won and slip.to in view.deal.order and slip.to != slip.seat
        case Lapse():
            return has_row(sheet, f"lapse.{slip.kind}") and _is_time_for(view, slip)
        case _:
            assert_never(slip)


def _can_be_seen(view: View, slip: Slip, sheet: Sheet) -> bool:
    """Return whether the slip is possible where others speak up about what they have seen."""
    at_table = slip.seat in view.round.seats and view.phase is not Phase.BETWEEN
    match slip:
        case Misdeal():
            return _is_dealing(view, slip.seat) and _adds_up(view, slip, sheet)
        case LookAtBottom():
            return view.phase is Phase.CUT and bool(view.deal.deck)
        case Lapse():
            known = slip.kind == ALLOWED_LOOK or has_row(sheet, f"lapse.{slip.kind}")
            return at_table and known and view.deal.forehand is not None
        case ExposeCard() | DropCard():
            return at_table and slip.card in view.deal.hands[slip.seat].cards
        case MergePiles():
            return at_table and has_begun(view)
        case _:
            assert_never(slip)


def lapse_kind(slip: Slip) -> str | None:
    """Return what others see of a slip, where they speak up about it themselves."""
    match slip:
        case Lapse():
            return slip.kind
        case ExposeCard():
            return "show-hand"
        case DropCard():
            return "throw" if slip.shown else "throw-covered"
        case MergePiles():
            return "merge"
        case LookAtBottom() | Misdeal():
            return None
        case _:
            assert_never(slip)


def _is_time_for(view: View, slip: Lapse) -> bool:
    """Return whether there is something to be looked at or done in a wrong way."""
    match slip.kind:
        case "look-cards" if view.phase in (Phase.CUT, Phase.PACKET):
            return slip.seat == view.round.dealer
        case "look-cards" | "deal-style" | "deal-talon" | "no-cut":
            return _is_dealing(view, slip.seat)
        case "look-discards":
            spoken = any(values is not None for values in view.notices.declared)
            return spoken and any(pile.size for pile in view.deal.discards)
        case "look-talon" | "peek-talon":
            # What was turned up is turned down again after the first trick.
            down = slip.kind == "peek-talon" and bool(view.play.tricks)
            left = any(c.taken_by is None and (down or not c.shown) for c in view.deal.talon)
            return left and view.auction.contract is not None
        case "take-back":
            return any(entry.seat == slip.seat for entry in view.play.trick)
        case "allot":
            return view.phase is Phase.PLAY and view.notices.choice("talon") is not None
        case "mix":
            return view.phase is Phase.PLAY and bool(view.play.tricks)
        case "look-trick" | "lead-early" | "peek-trick":
            return view.phase is Phase.PLAY and bool(view.play.tricks)
        case _:
            return view.deal.forehand is not None


def has_begun(view: View) -> bool:
    """Return whether trick play is under way."""
    return view.phase is Phase.PLAY


def _is_dealing(view: View, seat: Seat) -> bool:
    """Return whether *seat* has just dealt: nobody has spoken since."""
    fresh = view.phase is Phase.BID and not view.auction.bids and view.deal.vote is None
    return fresh and seat == view.round.dealer


def _is_being_dealt(view: View, slip: ExposeCard) -> bool:
    return _is_dealing(view, slip.seat) and any(
        slip.card in view.deal.hands[seat].cards for seat in view.deal.order
    )


def _adds_up(view: View, slip: Misdeal, sheet: Sheet) -> bool:
    sizes = [slip.sizes[seat] for seat in view.deal.order]
    return (
        len(slip.sizes) == len(view.round.seats)
        and min(sizes) > 0
        and sum(sizes) == sheet.deal.hand * len(sizes)
    )


def slip_findings(view: View, slip: Slip, sheet: Sheet) -> Iterator[Finding]:
    """Yield the rule a slip breaks before everybody's eyes; nothing if it may pass unnoticed."""
    seat = SeatRef(slip.seat)
    allowed = isinstance(slip, Lapse) and slip.kind in sheet.allowed_lapses
    if allowed or (sheet.claims_lapses and lapse_kind(slip) not in (None, "other")):
        return
    match slip:
        case ExposeCard():
            rule = _exposing(view, slip, sheet)
            if rule is not None:
                yield Finding(rule, message(rule, seat, CardRef(slip.card)))
        case LookAtBottom():
            cutter = slip.seat == view.turn
            rule = "deal.bottom-card" if cutter else "deal.bottom-card-other"
            yield Finding(rule, message(rule, seat))
        case Lapse():
            rule = f"lapse.{slip.kind}"
            yield Finding(rule, message(rule, seat))
        case Misdeal() | DropCard() | MergePiles():
            return
        case _:
            assert_never(slip)


def _exposing(view: View, slip: ExposeCard, sheet: Sheet) -> str | None:
    """Return the rule on an exposed card; `None` where the others vote on it first."""
    if not _is_being_dealt(view, slip):
        return "card.exposed"
    rule = "deal.exposed"
    if slip.card in KINGS | TAROCKS and has_row(sheet, "deal.exposed-honour"):
        rule = "deal.exposed-honour"
    return None if row_of(sheet, rule).remedy is Remedy.PLAYERS_VOTE else rule


def slip_events(view: View, slip: Slip, sheet: Sheet) -> tuple[Event, ...]:
    """Return what happens when a slip passes, or is decided on later."""
    kind = lapse_kind(slip) if sheet.claims_lapses else None
    if kind is not None:
        return (LapseSeen(slip.seat, kind),)
    match slip:
        case ExposeCard():
            return (VoteCalled(slip.seat, slip.card),)
        case Misdeal():
            return hands_of(view, slip.sizes)
        case DropCard():
            seen = slip.shown or slip.card in view.deal.exposed
            return (CardDropped(slip.seat, slip.card, seen),)
        case MergePiles():
            return (PilesMerged(slip.seat, slip.to),)
        case LookAtBottom() | Lapse():
            # Nothing moves: it is remarked upon, or ruled on at once.
            return ()
        case _:
            assert_never(slip)


def hands_of(view: View, sizes: tuple[int, ...]) -> tuple[Event, ...]:
    """Return the change to hands of these sizes: the last cards of long hands go to short ones."""
    hands = {seat: list(view.deal.hands[seat].cards) for seat in view.deal.order}
    spare = [card for seat in hands for card in hands[seat][sizes[seat] :]]
    changed = [seat for seat in hands if len(hands[seat]) != sizes[seat]]
    for seat in changed:
        hands[seat] = hands[seat][: sizes[seat]]
        while len(hands[seat]) < sizes[seat]:
            hands[seat].append(spare.pop())
    return tuple(
        HandRedealt(seat, CardSet.gather(hands[seat]), len(hands[seat])) for seat in changed
    )
