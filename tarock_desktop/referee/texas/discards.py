"""Wrong discards: their number, and cards that may not be among them."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, CountRef, NumberRef, SeatRef
from tarock_desktop.referee.offence import Offence, final_hand, has_row, numbered
from tarock_desktop.rules.exchange.discarding import bad_discards, discard_choice
from tarock_desktop.rules.pack import KINGS, TAROCKS
from tarock_desktop.rules.texas.feats import pagat_caller
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.texas.sheet import TexasSheet


def discard_offences(view: View, sheet: TexasSheet) -> Iterator[Offence]:
    """Yield the wrong discards of every seat that has laid cards away."""
    for seat in view.exchange.laid:
        if view.deal.discards[seat].size != view.exchange.drawn[seat]:
            yield _wrong_count(view, sheet, seat)
        yield from _wrong_cards(view, sheet, seat)


def _wrong_count(view: View, sheet: TexasSheet, seat: Seat) -> Offence:
    pile, due = view.deal.discards[seat], view.exchange.drawn[seat]
    rule, key = "discard.too-few" if pile.size < due else "discard.too-many", "discard.count"
    begun = bool(view.play.trick or view.play.tricks)
    calls_pagat = begun and pagat_caller(view, sheet.item_of("pagat-last")) == seat
    if calls_pagat and has_row(sheet, "announce.card-count"):
        rule = key = "announce.card-count"
    others = any(view.deal.hands[other].size for other in view.deal.order)
    return Offence(
        rule,
        seat,
        numbered(view, f"discard.count/{seat}"),
        message(key, SeatRef(seat), CountRef(pile.size), NumberRef.whole(due)),
        # Everybody sees that he has no card for a trick.
        proven=begun and others and not view.deal.hands[seat].size and pile.size > due,
    )


def _wrong_cards(view: View, sheet: TexasSheet, seat: Seat) -> Iterator[Offence]:
    pile = view.deal.discards[seat]
    if not pile.cards & (TAROCKS | KINGS):
        # Every other card may be laid away: the usual case, and asked after every act.
        return
    before = final_hand(view, seat) | pile.cards
    choice = discard_choice(before, view.exchange.drawn[seat], sheet.discard)
    for rule, card in bad_discards(pile.cards, pile.shown, choice, sheet.discard):
        explanation = message(rule, SeatRef(seat), CardRef(card))
        yield Offence(rule, seat, numbered(view, f"{rule}/{seat}/{card.name}"), explanation)
