"""What people do that nobody asked them for: which rule it breaks, and what happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, SeatRef
from tarock_desktop.referee.lapses import CONDITIONS, RESTING, has_begun, is_dealing
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


def can_happen(view: View, slip: Slip, sheet: Sheet) -> bool:
    """Return whether the slip is physically possible now; *view* must be the full state."""
    if slip.seat not in _seats_that_can(view, slip, sheet):
        return False
    match slip:
        case ExposeCard():
            return _can_expose(view, slip, sheet)
        case LookAtBottom():
            return view.phase is Phase.CUT and bool(view.deal.deck)
        case Misdeal():
            return is_dealing(view, slip.seat) and _adds_up(view, slip, sheet)
        case DropCard():
            return _can_drop(view, slip, sheet)
        case MergePiles():
            return _can_merge(view, slip, sheet)
        case Lapse():
            return _can_lapse(view, slip, sheet)
        case _:
            assert_never(slip)


def _seats_that_can(view: View, slip: Slip, sheet: Sheet) -> tuple[Seat, ...]:
    """Return those who can do it at all: mostly who plays the hand, somebody who rests at times.

    Where lapses are claimed everybody at the table is watched.
    """
    if sheet.claims_lapses:
        return () if view.phase is Phase.BETWEEN else view.round.seats
    if isinstance(slip, Lapse) and slip.kind in RESTING:
        return tuple(seat for seat in view.round.seats if seat not in view.deal.order)
    return view.deal.order


def _can_expose(view: View, slip: ExposeCard, sheet: Sheet) -> bool:
    held = slip.card in view.deal.hands[slip.seat].cards
    return held or (not sheet.claims_lapses and _is_being_dealt(view, slip))


def _can_drop(view: View, slip: DropCard, sheet: Sheet) -> bool:
    hand = view.deal.hands[slip.seat]
    if slip.card not in hand.cards:
        return False
    # Where nobody claims it the card is missing for good: with his last one a trick would not end.
    return sheet.claims_lapses or (hand.size > 1 and has_begun(view))


def _can_merge(view: View, slip: MergePiles, sheet: Sheet) -> bool:
    if sheet.claims_lapses:
        return has_begun(view)
    tricks = view.play.tricks
    won = bool(tricks) and not view.play.trick and tricks[-1].winner == slip.seat
    return won and slip.to in view.deal.order and slip.to != slip.seat


def _can_lapse(view: View, slip: Lapse, sheet: Sheet) -> bool:
    if slip.kind not in sheet.allowed_lapses and not has_row(sheet, f"lapse.{slip.kind}"):
        return False
    if sheet.claims_lapses:
        return view.deal.forehand is not None
    return CONDITIONS[slip.kind](view, slip.seat)


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


def _is_being_dealt(view: View, slip: ExposeCard) -> bool:
    return is_dealing(view, slip.seat) and any(
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
