"""Wrong cards in play: revokes, and whatever becomes of a called Pagat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, SeatRef
from tarock_desktop.referee.offence import (
    Offence,
    final_hand,
    is_known_whole,
    is_played_out,
    numbered,
    played,
)
from tarock_desktop.referee.wrong_cards import wrong_cards
from tarock_desktop.rules.play.tricks import following_cards
from tarock_desktop.rules.texas.feats import pagat_caller
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Trick
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.texas.sheet import TexasSheet

_REVOKES: Final = ("play.follow-suit", "play.must-trump")


def revokes(view: View, variant: Variant) -> Iterator[Offence]:
    """Yield every card that did not follow although its hand could have."""
    return (o for o in wrong_cards(view, variant.phases[Phase.PLAY]) if o.rule in _REVOKES)


def pagat_offences(view: View, sheet: TexasSheet) -> Iterator[Offence]:
    """Yield a Pagat called without it, played early, or beaten in the last trick."""
    item = sheet.item_of("pagat-last")
    seat = pagat_caller(view, item)
    if seat is None or view.phase is Phase.BETWEEN:
        return
    if PAGAT not in final_hand(view, seat):
        if not is_known_whole(view):
            return  # It may have been played in a trick that nobody told.
        yield Offence(
            "announce.not-held",
            seat,
            f"announce.not-held/{seat}",
            message("announce.not-held", SeatRef(seat), CardRef(PAGAT)),
            proven=any(entry.card is PAGAT for entry in played(view)),
            holder=view.holder(PAGAT),
        )
        return
    yield from _pagat_played(view, sheet, seat, must_hold=item.must_hold)


def _pagat_played(
    view: View, sheet: TexasSheet, seat: Seat, *, must_hold: bool
) -> Iterator[Offence]:
    hand, place = final_hand(view, seat), 0
    tricks = (*view.play.tricks, Trick(view.play.trick, seat))
    for number, trick in enumerate(tricks):
        for before, entry in enumerate(trick.cards):
            if entry.card is PAGAT:
                led = trick.cards[0].card
                right = following_cards(hand, led, sheet.follow) if before else hand
                where = (number, place + before)
                yield from _spent(view, seat, right, where, must_hold=must_hold)
                yield from _beaten(view, sheet, seat, (trick, place + before))
            if entry.seat == seat:
                hand = hand.remove(entry.card)
        place += len(trick.cards)


def _spent(
    view: View, seat: Seat, right: CardSet, where: tuple[int, int], *, must_hold: bool
) -> Iterator[Offence]:
    """Yield the Pagat played before the last trick: against its duty, or by right."""
    left = CardSet.gather(e.card for e in played(view)[where[1] + 1 :] if e.seat == seat)
    if not (left | view.deal.hands[seat].cards):
        return
    rule = "play.pagat-early" if len(right) > 1 else "announce.pagat-spent"
    explanation = message(rule, SeatRef(seat), CardRef(PAGAT))
    if not must_hold:
        rule = "announce.pagat-missed"
        explanation = message(rule, SeatRef(seat))
    yield Offence(
        rule,
        seat,
        numbered(view, f"{rule}/{seat}/{where[0] + 1}"),
        explanation,
        card_place=where[1],
        trick=where[0],
    )


def _beaten(
    view: View, sheet: TexasSheet, seat: Seat, where: tuple[Trick, int]
) -> Iterator[Offence]:
    """Yield the Pagat that was beaten in the last trick."""
    rule, (trick, place) = "announce.pagat-beaten", where
    last = is_played_out(view, sheet) and trick is view.play.tricks[-1]
    if last and trick.winner != seat:
        explanation = message(rule, SeatRef(seat), CardRef(PAGAT))
        yield Offence(rule, seat, f"{rule}/{seat}", explanation, card_place=place)
