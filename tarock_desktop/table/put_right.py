"""Booking mishaps and how they are put right."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar, assert_never

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.table import mishaps as ev
from tarock_desktop.table.mishaps import Mishap
from tarock_desktop.table.records import (
    Auction,
    Calls,
    Deal,
    Discards,
    DroppedCard,
    Exchange,
    Hand,
    Notices,
    Play,
    SeenLapse,
    Vote,
)
from tarock_desktop.table.values import with_value
from tarock_desktop.table.view import View

V = TypeVar("V", bound=View)


def put_right(view: V, event: Mishap, seq: int) -> V:
    """Return the view after a mishap, or after it was put right."""
    match event:
        case ev.CardsTakenBack():
            return _taken_back(view, event, seq)
        case ev.DiscardsTakenBack():
            return _discards_taken_back(view, event, seq)
        case ev.CallTakenBack():
            return replace(view, seq=seq, calls=Calls())
        case ev.BidTakenBack():
            auction = replace(view.auction, bids=view.auction.bids[:-1])
            return replace(view, seq=seq, auction=auction)
        case ev.DealUndone():
            return _undone(view, seq)
        case ev.PilesMerged():
            tricks = view.play.tricks
            merged = replace(tricks[-1], merged=event.to)
            play = replace(view.play, tricks=(*tricks[:-1], merged))
            return replace(view, seq=seq, play=play)
        case ev.PilesSeparated():
            parted = replace(view.play.tricks[event.trick], merged=None)
            tricks = with_value(view.play.tricks, event.trick, parted)
            return replace(view, seq=seq, play=replace(view.play, tricks=tricks))
        case ev.BiddingUndone():
            deal = replace(view.deal, forehand=event.forehand, rightful=None)
            return replace(view, seq=seq, deal=deal, auction=Auction())
        case ev.LapseSeen():
            lapse = SeenLapse(event.seat, event.kind, view.moment)
            lapses = (*view.deal.lapses, lapse)
            return replace(view, seq=seq, deal=replace(view.deal, lapses=lapses))
        case ev.AgreementMade():
            settled = (*view.book.settled, *event.settled)
            return replace(view, seq=seq, book=replace(view.book, settled=settled))
        case _:
            return replace(view, seq=seq, deal=_changed(view.deal, event))


def _changed(
    deal: Deal,
    event: ev.CardExposed
    | ev.CardDropped
    | ev.HandRedealt
    | ev.ForehandUsurped
    | ev.VoteCalled
    | ev.VoteCast,
) -> Deal:
    match event:
        case ev.CardExposed():
            return _exposed(deal, event)
        case ev.CardDropped():
            hand = deal.hands[event.seat]
            gone = NO_CARDS if event.card is None else CardSet.of(event.card)
            # A card that everybody had seen may be the one that is gone.
            doubtful = NO_CARDS if event.shown else deal.seen & hand.cards
            known = hand.cards - gone - (doubtful if event.card is None else NO_CARDS)
            return replace(
                deal,
                hands=with_value(deal.hands, event.seat, Hand(known, hand.size - 1)),
                dropped=(*deal.dropped, DroppedCard(event.seat, event.card, event.shown)),
                exposed=deal.exposed - gone,
                seen=deal.seen - gone - doubtful,
            )
        case ev.HandRedealt():
            hands = with_value(deal.hands, event.seat, Hand(event.cards, event.count))
            return replace(deal, hands=hands, exposed=NO_CARDS, seen=NO_CARDS)
        case ev.ForehandUsurped():
            return replace(deal, forehand=event.seat, rightful=event.rightful)
        case ev.VoteCalled():
            return replace(deal, vote=Vote(event.card))
        case ev.VoteCast():
            return replace(deal, vote=_counted(deal.vote, event))
        case _:
            assert_never(event)


def _counted(vote: Vote | None, event: ev.VoteCast) -> Vote | None:
    if vote is None:
        return None
    if event.go_on:
        return replace(vote, go_on=(*vote.go_on, event.seat))
    return replace(vote, redeal=(*vote.redeal, event.seat))


def _exposed(deal: Deal, event: ev.CardExposed) -> Deal:
    hand = deal.hands[event.seat]
    hands = with_value(deal.hands, event.seat, Hand(hand.cards.add(event.card), hand.size))
    exposed, seen = deal.exposed.remove(event.card), deal.seen.remove(event.card)
    if event.stays:
        return replace(deal, hands=hands, exposed=exposed.add(event.card), seen=seen)
    return replace(deal, hands=hands, exposed=exposed, seen=seen.add(event.card))


def _discards_taken_back(view: V, event: ev.DiscardsTakenBack, seq: int) -> V:
    deal = view.deal
    pile, hand = deal.discards[event.seat], deal.hands[event.seat]
    cards = event.cards | pile.cards
    hand = Hand(hand.cards | cards, hand.size + pile.size)
    deal = replace(
        deal,
        hands=with_value(deal.hands, event.seat, hand),
        discards=with_value(deal.discards, event.seat, Discards()),
        seen=deal.seen | pile.shown,
    )
    laid = tuple(seat for seat in view.exchange.laid if seat != event.seat)
    return replace(view, seq=seq, deal=deal, exchange=replace(view.exchange, laid=laid))


def _undone(view: V, seq: int) -> V:
    people = len(view.round.seats)
    dealt = tuple(seat for seat in view.deal.order if seat not in view.deal.joined)
    return replace(
        view,
        seq=seq,
        deal=Deal(order=dealt, hands=(Hand(),) * people, discards=(Discards(),) * people),
        auction=Auction(),
        exchange=Exchange(drawn=(0,) * people),
        calls=Calls(),
        notices=Notices(declared=(None,) * people),
        play=Play(),
    )


def _taken_back(view: V, event: ev.CardsTakenBack, seq: int) -> V:
    deal, trick, tricks = view.deal, list(view.play.trick), list(view.play.tricks)
    hands, seen, added = list(deal.hands), deal.seen, view.play.added
    for _ in range(event.count):
        if not trick:
            last = tricks.pop()
            trick, added = list(last.cards), added | last.added
        entry = trick.pop()
        hand = hands[entry.seat]
        hands[entry.seat] = Hand(hand.cards.add(entry.card), hand.size + 1)
        seen = seen.add(entry.card)
    play = Play(tuple(trick), event.winning, tuple(tricks), added)
    return replace(view, seq=seq, deal=replace(deal, hands=tuple(hands), seen=seen), play=play)
