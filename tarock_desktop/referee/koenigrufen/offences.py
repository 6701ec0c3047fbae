"""Which rules were broken in a hand of Königrufen, read from what happened."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, CountRef, NameRef, NumberRef, SeatRef
from tarock_desktop.referee.offence import (
    Offence,
    final_hand,
    has_row,
    is_known_whole,
    numbered,
    played,
)
from tarock_desktop.referee.stray_cards import dealt_to, stray_offences
from tarock_desktop.referee.wrong_cards import wrong_cards
from tarock_desktop.rules.koenigrufen.discarding import DiscardDuty
from tarock_desktop.rules.koenigrufen.extra_announcements import announced
from tarock_desktop.rules.koenigrufen.extra_laws import card_of
from tarock_desktop.rules.koenigrufen.games import game_of
from tarock_desktop.rules.koenigrufen.king_calling import callable_kings
from tarock_desktop.rules.koenigrufen.kontra_targets import GAME, Target, valid_steps
from tarock_desktop.rules.koenigrufen.talon_halves import king_fate
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.koenigrufen.variant import Koenigrufen


def find_offences(view: View, variant: Koenigrufen) -> tuple[Offence, ...]:
    """Return every offence of the running hand; *view* must be the full state."""
    if view.deal.forehand is None:
        return ()
    found = [*_misdeal(view, variant), *stray_offences(view), *_bids(view, variant)]
    if view.auction.contract is not None:
        found += _calls(view, variant)
        found += [*_discards(view, variant), *_announcements(view, variant)]
    if view.phase is Phase.PLAY:
        found += wrong_cards(view, variant.phases[Phase.PLAY])
    if is_over(view, variant):
        found += _void_doublings(view, variant)
        found = [replace(offence, proven=True) for offence in found]
    return tuple(offence for offence in found if has_row(variant.sheet, offence.rule))


def is_over(view: View, variant: Koenigrufen) -> bool:
    """Return whether nothing is left to be played."""
    begun = view.phase is Phase.PLAY and bool(view.play.tricks) and not view.play.trick
    return begun and variant.phases[Phase.PLAY].due(view) is None


def whole_hand(view: View, seat: Seat) -> CardSet:
    """Return the cards *seat* held before it laid any away."""
    return final_hand(view, seat) | view.deal.discards[seat].cards


def dealt_hand(view: View, seat: Seat) -> CardSet:
    """Return the cards that were dealt to *seat*."""
    return whole_hand(view, seat) - view.taken(seat)


def _misdeal(view: View, variant: Koenigrufen) -> Iterator[Offence]:
    dealer, size = view.round.dealer, variant.sheet.deal.hand
    if dealer is None or not is_known_whole(view):
        return
    if any(dealt_to(view, seat) != size for seat in view.deal.order):
        yield Offence(
            "deal.misdeal", dealer, "deal.misdeal", message("deal.misdeal", SeatRef(dealer))
        )


def _bids(view: View, variant: Koenigrufen) -> Iterator[Offence]:
    """Yield a bid that needed a bird by somebody who had none; not what was overbid."""
    bids, contract = view.auction.bids, view.auction.contract
    if contract is not None:
        seat = view.declarer
    elif bids and any(law.id == bids[-1].contract for law in variant.sheet.contract):
        # The next one may still speak up instead of bidding.
        seat, contract = bids[-1].seat, bids[-1].contract
    else:
        return
    game = game_of(variant.sheet.contract, contract)
    if not game.birds or not is_known_whole(view):
        return
    cards = (card_of(law) for law in variant.sheet.item if law.id in game.birds)
    birds = CardSet.gather(card for card in cards if card is not None)
    if not birds & dealt_hand(view, seat):
        rule = "bid.no-bird"
        explanation = message(rule, SeatRef(seat), NameRef("contract", game.id))
        yield Offence(rule, seat, numbered(view, f"{rule}/{seat}"), explanation)


def _calls(view: View, variant: Koenigrufen) -> Iterator[Offence]:
    """Yield the call of a king that the declarer held himself."""
    called, seat = view.calls.card, view.declarer
    if called is None or not is_known_whole(view):
        return
    hand = dealt_hand(view, seat)
    if called in hand and called not in callable_kings(hand, variant.sheet.call):
        rule = "call.own-king"
        proven = any(entry.card is called and entry.seat == seat for entry in played(view))
        explanation = message(rule, SeatRef(seat), CardRef(called))
        yield Offence(rule, seat, numbered(view, f"{rule}/{called.name}"), explanation, proven)


def _discards(view: View, variant: Koenigrufen) -> Iterator[Offence]:
    """Yield wrong cards among the discards, and a wrong number of them."""
    game = variant.game(view)
    for seat in view.exchange.laid:
        pile, due = view.deal.discards[seat], view.exchange.drawn[seat]
        if pile.size != due:
            rule = "discard.too-few" if pile.size < due else "discard.too-many"
            subject = numbered(view, f"discard.count/{seat}")
            numbers = CountRef(pile.size), NumberRef.whole(due)
            yield Offence(rule, seat, subject, message("discard.count", SeatRef(seat), *numbers))
        birds = (card_of(law) for law in variant.sheet.item if law.id in game.birds)
        dealt = dealt_hand(view, seat)
        own = CardSet.gather(card for card in birds if card is not None and card in dealt)
        duty = DiscardDuty(due, game.kind == "colour", own)
        for rule, card in duty.bad(whole_hand(view, seat), pile.cards, pile.shown):
            explanation = message(rule, SeatRef(seat), CardRef(card))
            yield Offence(rule, seat, numbered(view, f"{rule}/{seat}/{card.name}"), explanation)


def _announcements(view: View, variant: Koenigrufen) -> Iterator[Offence]:
    """Yield announced birds and called kings that the announcer does not hold."""
    if not is_known_whole(view):
        return
    for entry in announced(view):
        card = variant.words.kept_card(view, variant.words.law(entry.item))
        if card is None or card in final_hand(view, entry.seat):
            continue
        rule = "announce.not-held"
        shown = any(other.card is card for other in played(view))
        unnamed = card is view.calls.card and bool(view.calls.known_to)
        seat = SeatRef(entry.seat)
        explained = message("announce.not-fourth", seat)
        yield Offence(
            rule,
            entry.seat,
            numbered(view, f"{rule}/{entry.seat}/{entry.item}"),
            explained if unnamed else message(rule, seat, CardRef(card)),
            proven=shown,
            value=entry.item,
        )


def _void_doublings(view: View, variant: Koenigrufen) -> Iterator[Offence]:
    """Yield doublings that turn out not to count: between partners, or with nobody to know it."""
    game = variant.game(view)
    if not game.is_positive:
        return
    void = king_fate(view) == "talon"
    side = variant.account(view).side
    for doubling in view.notices.doublings:
        said = view.notices.speakers(doubling.target)
        owner = _owner(view, doubling.target)
        own = frozenset(s for s in view.deal.order if (s in side) == (owner in side))
        others = frozenset(view.deal.order) - own
        valid = valid_steps(said, own, others)
        if said and (void or valid < len(said)):
            rule = "challenge.void" if void else "challenge.partners"
            seat = said[0 if void else valid][0]
            name = NameRef("item", doubling.target)
            yield Offence(
                rule, seat, f"{rule}/{doubling.target}", message(rule, SeatRef(seat), name)
            )


def _owner(view: View, target: str) -> Seat:
    """Return who announced what was doubled."""
    if target == Target(GAME).text:
        return view.declarer
    item, _, seat = target.partition("@")
    said = [entry.seat for entry in announced(view) if entry.item == item]
    return Seat(int(seat)) if seat else next(iter(said), view.declarer)
