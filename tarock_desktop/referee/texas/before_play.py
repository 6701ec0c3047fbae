"""Wrong words before play: values that are not held, the wrong partner card, no word at all."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card, tarock
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, NameRef, SeatRef
from tarock_desktop.referee.offence import Offence, final_hand, is_played_out, played
from tarock_desktop.rules.exchange.calling import CallLaw, basis_hand, call_set, duty_card
from tarock_desktop.rules.words.declaring import is_worth, values_of
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.texas.sheet import TexasSheet


def value_offences(view: View, sheet: TexasSheet) -> Iterator[Offence]:
    """Yield false values; at the end of the hand also values that were kept back."""
    for seat in view.deal.order:
        yield from _false_values(view, sheet, seat)
    if is_played_out(view, sheet):
        for seat in view.deal.order:
            yield from _values_kept_back(view, sheet, seat)


def _false_values(view: View, sheet: TexasSheet, seat: Seat) -> Iterator[Offence]:
    said = view.notices.declared[seat] or ()
    if not said:
        return
    hand = final_hand(view, seat)
    paid = values_of(hand, sheet.value, sheet.declaring)
    families = {value.family for value in paid if value.id in said}
    for value in sheet.value:
        if value.id not in said or value in paid:
            continue
        rule = "declare.family" if is_worth(hand, value) else "declare.false"
        if rule == "declare.family" and value.family not in families:
            continue
        explanation = message(rule, SeatRef(seat), NameRef("value", value.id))
        subject = f"{rule}/{seat}/{value.id}"
        yield Offence(rule, seat, subject, explanation, value=value.id)


def values_kept_back(view: View, sheet: TexasSheet, seat: Seat) -> tuple[str, ...]:
    """Return the values *seat* held when play began and did not declare."""
    worth = values_of(final_hand(view, seat), sheet.value, sheet.declaring)
    said = view.notices.declared[seat] or ()
    families = {value.family for value in sheet.value if value.id in said}
    return tuple(value.id for value in worth if value.family not in families)


def _values_kept_back(view: View, sheet: TexasSheet, seat: Seat) -> Iterator[Offence]:
    for value in values_kept_back(view, sheet, seat):
        explanation = message("declare.omitted", SeatRef(seat), NameRef("value", value))
        subject = f"declare.omitted/{seat}/{value}"
        yield Offence("declare.omitted", seat, subject, explanation, value=value)


def call_offences(view: View, sheet: TexasSheet) -> Iterator[Offence]:
    """Yield a call outside the call set; once play has begun also that nothing was called."""
    called = view.calls.card
    if called is None:
        return
    seat = view.declarer
    cards = played(view)
    own = CardSet.gather(entry.card for entry in cards if entry.seat == seat)
    if sheet.call.basis == "before-drawing":
        own -= view.taken(seat)
    hand = basis_hand(view, seat, sheet.call) | own
    if not view.calls.spoken:
        if cards:
            explanation = message("call.silent", SeatRef(seat), CardRef(called))
            yield Offence("call.silent", seat, f"call.silent/{seat}", explanation, proven=True)
        return
    if called in call_set(hand, sheet.call):
        return
    right = duty_card(hand, sheet.call)
    holder = view.holder(right)
    yield Offence(
        "call.set",
        seat,
        f"call.set/{seat}/{called.name}",
        message("call.set", SeatRef(seat), CardRef(called)),
        proven=_is_shown(view, sheet.call, called),
        holder=None if holder == seat else holder,
    )


def _is_shown(view: View, law: CallLaw, called: Card) -> bool:
    """Return whether the cards played show that the call was wrong, whatever is still hidden.

    Another one played a card that had to be called before it; or the declarer played the called
    card himself, where he may not call his own.
    """
    order = tuple(tarock(number) for number in law.tarocks)
    before = order[: order.index(called)] if called in order else order
    seat, cards = view.declarer, played(view)
    others = CardSet.gather(entry.card for entry in cards if entry.seat != seat)
    if others & CardSet.gather(before):
        return True
    own = law.basis == "after-drawing" and any(
        entry.card is called and entry.seat == seat for entry in cards
    )
    return own and (bool(before) or (not law.own_first and bool(others & CardSet.gather(order))))
