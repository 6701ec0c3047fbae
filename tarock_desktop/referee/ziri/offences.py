"""Which rules of the Žiri sheet were broken in a hand, read from what happened."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, CountRef, NameRef, NumberRef, SeatRef
from tarock_desktop.referee.offence import Offence, final_hand, is_known_whole, numbered, played
from tarock_desktop.referee.stray_cards import dealt_to
from tarock_desktop.referee.wrong_cards import wrong_cards
from tarock_desktop.rules.ziri.announcements import void_entries
from tarock_desktop.rules.ziri.discarding import LayingAway
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Book, SeenLapse
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.ziri.variant import Ziri

BEFORE_READY = (Phase.BID, Phase.TALON, Phase.DISCARD, Phase.SALE)
"""While the discards may still be put right."""
UNCLEAR: Final = "lapse.other"
"""What the judge decides on."""


def find_offences(view: View, ziri: Ziri) -> tuple[Offence, ...]:
    """Return every offence of the running hand; *view* must be the full state."""
    found = [*_misdeals(view, ziri), *_lapses(view, ziri)]
    if view.auction.contract is not None:
        found += _discards(view, ziri)
        unruled = replace(view, book=Book())
        found += wrong_cards(unruled, ziri.phases[Phase.PLAY])
        if is_known_whole(view) and not ziri.is_each(view):
            found += _announcements(view, ziri)
    return tuple(found)


def _misdeals(view: View, ziri: Ziri) -> Iterator[Offence]:
    dealer = view.round.dealer
    if dealer is None or view.deal.forehand is None or not is_known_whole(view):
        return
    hand = ziri.sheet.deal.hand
    dealt = (dealt_to(view, seat) for seat in view.deal.order[: ziri.sheet.dealt])
    if ziri.is_played_out(view) or all(size == hand for size in dealt):
        return
    explanation = message("deal.misdeal", SeatRef(dealer))
    yield Offence("deal.misdeal", dealer, "deal.misdeal", explanation)


def _lapses(view: View, ziri: Ziri, *, open_: bool = True) -> Iterator[Offence]:
    """Yield what people did beside the game and may still be claimed, or may no more."""
    for number, lapse in enumerate(view.deal.lapses):
        rule = lapse_rule(view, lapse, ziri)
        if rule is not None and is_open(view, lapse, rule, ziri) is open_:
            subject = f"{rule}/{lapse.seat}/{number}"
            yield Offence(rule, lapse.seat, subject, message(rule, SeatRef(lapse.seat)))


def expired(view: View, ziri: Ziri) -> Iterator[Offence]:
    """Yield what had to be claimed at once and was not."""
    yield from _lapses(view, ziri, open_=False)


def is_open(view: View, lapse: SeenLapse, rule: str, ziri: Ziri) -> bool:
    """Return whether somebody may still speak up: in many cases nobody has played or spoken."""
    if rule in ziri.sheet.claimed_at_once:
        return lapse.moment == view.moment
    return not ziri.is_played_out(view)


def lapse_rule(view: View, lapse: SeenLapse, ziri: Ziri) -> str | None:
    """Return the rule a lapse broke; `None` if it was allowed."""
    match lapse.kind:
        case "look-talon":
            return _look_rule(view, lapse, ziri)
        case "look-discards":
            own = view.auction.declarer == lapse.seat and lapse.moment[-1] == 0
            if own:
                return None
            return UNCLEAR if view.auction.contract is None else "lapse.look-discards"
        case kind if kind in ziri.sheet.allowed_lapses:
            return None
        case kind:
            rule = f"lapse.{kind}"
            # Before there are sides no row of the sheet weighs it: the judge does.
            return UNCLEAR if view.auction.contract is None and _needs_sides(rule, ziri) else rule


def _needs_sides(rule: str, ziri: Ziri) -> bool:
    """Return whether the sheet weighs a breach by who plays with whom, and in no other way."""
    rows = [row for row in ziri.sheet.irregularity if rule in row.rules]
    return bool(rows) and all(row.when is not None for row in rows)


def _look_rule(view: View, lapse: SeenLapse, ziri: Ziri) -> str | None:
    if view.auction.contract is None or ziri.is_each(view):
        return "lapse.look-talon"
    solo = ziri.contract(view).talon == 0
    return "talon.peeked" if solo and lapse.seat in view.deal.order else None


def _discards(view: View, ziri: Ziri) -> Iterator[Offence]:
    if view.phase in BEFORE_READY or ziri.is_each(view):
        return
    for seat in view.exchange.laid:
        yield from discards_of(view, seat, ziri)


def discards_of(view: View, seat: Seat, ziri: Ziri) -> Iterator[Offence]:
    """Yield what is wrong with the cards *seat* has laid away."""
    pile, due = view.deal.discards[seat], view.exchange.drawn[seat]
    rules = ziri.phases[Phase.DISCARD]
    if pile.size != due:
        numbers = CountRef(pile.size), NumberRef(Fraction(due))
        yield Offence(
            "discard.count",
            seat,
            numbered(view, f"discard.count/{seat}"),
            message("discard.count", SeatRef(seat), *numbers),
        )
    if isinstance(rules, LayingAway):
        for rule, card in rules.bad_cards(pile.cards, pile.shown):
            explanation = message(rule, SeatRef(seat), CardRef(card))
            yield Offence(rule, seat, numbered(view, f"{rule}/{seat}/{card.name}"), explanation)


def _announcements(view: View, ziri: Ziri) -> Iterator[Offence]:
    """Yield announcements of a set that was all in the announcer's hand."""
    before = replace(
        view,
        deal=replace(
            view.deal,
            hands=tuple(
                replace(hand, cards=final_hand(view, Seat(seat)))
                if Seat(seat) in view.deal.order
                else hand
                for seat, hand in enumerate(view.deal.hands)
            ),
        ),
    )
    for entry, item in void_entries(before, ziri.sheet.item):
        names = SeatRef(entry.seat), NameRef("item", item.id)
        yield Offence(
            "announce.holds-all",
            entry.seat,
            f"announce.holds-all/{entry.seat}/{item.id}",
            message("announce.holds-all", *names),
        )


def has_played(view: View, seat: Seat) -> bool:
    """Return whether *seat* has played a card in this hand."""
    return any(entry.seat == seat for entry in played(view))
