"""What one seat can prove at a Texas table before all cards lie open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PAGAT, tarock
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, NameRef, SeatRef
from tarock_desktop.referee.offence import Offence, final_hand, played
from tarock_desktop.referee.stray_cards import stray_offences
from tarock_desktop.referee.texas.deal import deal_offences
from tarock_desktop.referee.texas.discards import discard_offences
from tarock_desktop.referee.texas.play import revokes
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS, TAROCKS
from tarock_desktop.rules.texas.feats import pagat_caller
from tarock_desktop.rules.words.declaring import Held
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.texas.sheet import TexasSheet, texas

COUNTED: Final = ("discard.too-few", "discard.too-many", "announce.card-count")
"""Rules about numbers of cards, which everybody can count."""


def proofs(view: View, variant: Variant, seat: Seat) -> Iterator[Offence]:
    """Yield the offences of others that *seat* can prove; *view* is what it knows."""
    sheet = texas(variant.sheet)
    if view.deal.forehand is None:
        return
    yield from deal_offences(view, sheet)
    yield from stray_offences(view)
    yield from (o for o in discard_offences(view, sheet) if o.rule in COUNTED)
    yield from (o for o in revokes(view, variant) if o.proven)
    yield from _false_values(view, sheet, seat)
    yield from _wrong_call(view, sheet, seat)
    yield from _pagat_not_held(view, sheet, seat)


class _Bounds(Struct, frozen=True):
    """What a hand can have held: cards it showed, and cards it can't have had."""

    shown: CardSet
    elsewhere: CardSet
    size: int

    def may_hold(self, cards: CardSet, wanted: tuple[int, int]) -> bool:
        """Return whether so many of *cards* can have been in the hand."""
        least, most = wanted
        shown = len(self.shown & cards)
        room = self.size - len(self.shown - cards)
        return shown <= most and min(len(cards - self.elsewhere), room) >= least

    def fits(self, held: Held) -> bool:
        """Return whether the hand can have been worth a value."""
        return (
            self.may_hold(TAROCKS, held.tarocks)
            and self.may_hold(KINGS, held.kings)
            and self.may_hold(HONOUR_TAROCKS, held.trull)
            and self.may_hold(KINGS | HONOUR_TAROCKS, held.honours)
        )


def _bounds(view: View, sheet: TexasSheet, seat: Seat, other: Seat) -> _Bounds:
    """Return what *seat* knows of the hand that *other* had when play began."""
    shown = final_hand(view, other)
    elsewhere = final_hand(view, seat) | view.deal.discards[seat].cards
    elsewhere |= CardSet.gather(entry.card for entry in played(view) if entry.seat != other)
    return _Bounds(shown, elsewhere - shown, sheet.deal.hand)


def _false_values(view: View, sheet: TexasSheet, seat: Seat) -> Iterator[Offence]:
    for other in view.deal.order:
        said = view.notices.declared[other] or ()
        if other == seat or not said:
            continue
        bounds = _bounds(view, sheet, seat, other)
        for value in sheet.value:
            if value.id in said and not bounds.fits(value.held):
                rule = "declare.false"
                explanation = message(rule, SeatRef(other), NameRef("value", value.id))
                subject = f"{rule}/{other}/{value.id}"
                yield Offence(rule, other, subject, explanation, value=value.id)


def _wrong_call(view: View, sheet: TexasSheet, seat: Seat) -> Iterator[Offence]:
    """Yield a call that went past a card which *seat* holds and the declarer cannot have."""
    called, declarer = view.calls.card, view.auction.declarer
    if called is None or not view.calls.spoken or declarer is None or declarer == seat:
        return
    order = tuple(tarock(number) for number in sheet.call.tarocks)
    own = final_hand(view, seat)
    before = order[: order.index(called)] if called in order else order
    if any(card in own for card in before):
        subject = f"call.set/{declarer}/{called.name}"
        explanation = message("call.set", SeatRef(declarer), CardRef(called))
        yield Offence("call.set", declarer, subject, explanation)


def _pagat_not_held(view: View, sheet: TexasSheet, seat: Seat) -> Iterator[Offence]:
    """Yield a Pagat that somebody else announced than *seat*, who holds it."""
    caller = pagat_caller(view, sheet.item_of("pagat-last"))
    own = final_hand(view, seat) | view.deal.discards[seat].cards
    if caller is None or caller == seat or PAGAT not in own:
        return
    rule = "announce.not-held"
    explanation = message(rule, SeatRef(caller), CardRef(PAGAT))
    yield Offence(rule, caller, f"{rule}/{caller}", explanation)
