"""Which rules were broken in a hand, read from what happened.

Nothing about an offence is kept: it is found again from the full state whenever it is needed, so a
secret offence leaves no trace that anybody could see. An offence is *proven* when public events
show it; at the end of the hand, with all cards on the table, every one of them is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PAGAT, Card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import (
    CardRef,
    CountRef,
    Message,
    NameRef,
    NumberRef,
    SeatRef,
    SuitRef,
)
from tarock_desktop.rules.calling import basis_hand, call_set, duty_card
from tarock_desktop.rules.declaring import is_worth
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS, TAROCKS
from tarock_desktop.rules.tricks import following_cards
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import PlayedCard
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.schema import Sheet


@dataclass(frozen=True, slots=True)
class Offence:
    """One rule broken by one seat."""

    rule: str
    seat: Seat
    subject: str
    """Tells this offence from every other one of the hand."""
    explanation: Message
    proven: bool
    """Whether what everybody has seen shows it."""
    card_place: int | None = None
    """For a revoke: how many cards had been played before the wrong one."""
    holder: Seat | None = None
    """Who held the card in question."""
    value: str | None = None
    """The declared value in question."""


def find_offences(view: View, sheet: Sheet) -> tuple[Offence, ...]:
    """Return every offence of the running hand; *view* must be the full state."""
    found = [
        *_revokes(view, sheet),
        *_discards(view, sheet),
        *_declarations(view, sheet),
        *_wrong_call(view, sheet),
        *_pagat_calls(view, sheet),
    ]
    if _all_is_played(view, sheet):
        return tuple(replace(offence, proven=True) for offence in found)
    return tuple(found)


def _all_is_played(view: View, sheet: Sheet) -> bool:
    return len(view.play.tricks) >= sheet.deal.hand


def _played(view: View) -> tuple[PlayedCard, ...]:
    done = (entry for trick in view.play.tricks for entry in trick.cards)
    return (*done, *view.play.trick)


def final_hand(view: View, seat: Seat) -> CardSet:
    """Return the cards *seat* had when play began."""
    cards = CardSet.gather(entry.card for entry in _played(view) if entry.seat == seat)
    return view.deal.hands[seat].cards | cards


def _revokes(view: View, sheet: Sheet) -> Iterator[Offence]:
    hands = {seat: final_hand(view, seat) for seat in view.deal.order}
    place = 0
    for number, trick in enumerate((*(t.cards for t in view.play.tricks), view.play.trick)):
        led = trick[0].card if trick else None
        for entry in trick:
            hand = hands[entry.seat]
            if led is not None and entry.card is not led:
                right = following_cards(hand, led, sheet.follow)
                if entry.card not in right:
                    yield _revoke(view, entry, led, right, (number, place))
            hands[entry.seat] = hand.remove(entry.card)
            place += 1


def _revoke(
    view: View, entry: PlayedCard, led: Card, right: CardSet, place: tuple[int, int]
) -> Offence:
    in_suit = any(card.suit is led.suit for card in right)
    rule = "play.follow-suit" if in_suit else "play.must-trump"
    later = {e.card for e in _played(view)[place[1] + 1 :] if e.seat == entry.seat}
    seen = CardSet.gather(later) | view.deal.exposed
    return Offence(
        rule,
        entry.seat,
        f"{rule}/{entry.seat}/{place[0] + 1}",
        message(rule, SeatRef(entry.seat), SuitRef(led.suit), CardRef(entry.card)),
        proven=bool(seen & right),
        card_place=place[1],
    )


def _discards(view: View, sheet: Sheet) -> Iterator[Offence]:
    for seat in view.exchange.laid:
        pile, due = view.deal.discards[seat], view.exchange.drawn[seat]
        if pile.size != due:
            rule = "discard.too-few" if pile.size < due else "discard.too-many"
            numbers = CountRef(pile.size), NumberRef.whole(due)
            explanation = message("discard.count", SeatRef(seat), *numbers)
            yield Offence(rule, seat, f"discard.count/{seat}", explanation, proven=False)
        for rule, card in _bad_discards(pile.cards, pile.shown, sheet):
            explanation = message(rule, SeatRef(seat), CardRef(card))
            yield Offence(rule, seat, f"{rule}/{seat}/{card.name}", explanation, proven=False)


def _bad_discards(cards: CardSet, shown: CardSet, sheet: Sheet) -> Iterator[tuple[str, Card]]:
    kings = KINGS if sheet.discard.forbids_kings else CardSet()
    trull = HONOUR_TAROCKS if sheet.discard.forbids_trull else CardSet()
    for card in cards & kings:
        yield "discard.king", card
    for card in cards & trull:
        yield "discard.forbidden", card
    for card in (cards & TAROCKS) - shown - trull:
        yield "discard.hidden-trump", card


def _declarations(view: View, sheet: Sheet) -> Iterator[Offence]:
    for seat in view.deal.order:
        hand = final_hand(view, seat)
        for value in sheet.value:
            if value.id in (view.notices.declared[seat] or ()) and not is_worth(hand, value):
                explanation = message("declare.false", SeatRef(seat), NameRef("value", value.id))
                subject = f"declare.false/{seat}/{value.id}"
                yield Offence(
                    "declare.false", seat, subject, explanation, proven=False, value=value.id
                )


def _wrong_call(view: View, sheet: Sheet) -> Iterator[Offence]:
    called = view.calls.card
    if called is None:
        return
    seat = view.declarer
    played = CardSet.gather(entry.card for entry in _played(view) if entry.seat == seat)
    hand = basis_hand(view, seat, sheet.call) | (
        played if sheet.call.basis == "after-drawing" else played - _drawn(view, seat)
    )
    if called in call_set(hand, sheet.call):
        return
    right = duty_card(hand, sheet.call)
    holder = view.holder(right)
    seen = any(entry.card is right and entry.seat != seat for entry in _played(view))
    yield Offence(
        "call.set",
        seat,
        f"call.set/{seat}",
        message("call.set", SeatRef(seat), CardRef(called)),
        proven=seen,
        holder=None if holder == seat else holder,
    )


def _drawn(view: View, seat: Seat) -> CardSet:
    cards = (p.card for p in view.deal.talon if p.taken_by == seat and p.card is not None)
    return CardSet.gather(cards)


def _pagat_calls(view: View, sheet: Sheet) -> Iterator[Offence]:
    item = next((law for law in sheet.item if law.feat == "pagat-last"), None)
    seat = None if item is None else view.notices.announcer(item.id)
    if seat is None or PAGAT in final_hand(view, seat) or view.phase is Phase.BETWEEN:
        return
    holder = view.holder(PAGAT)
    shown = any(entry.card is PAGAT for entry in _played(view))
    yield Offence(
        "announce.not-held",
        seat,
        f"announce.not-held/{seat}",
        message("announce.not-held", SeatRef(seat), CardRef(PAGAT)),
        proven=shown,
        holder=holder,
    )
