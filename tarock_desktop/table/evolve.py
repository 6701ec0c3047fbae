"""Booking events into a view. Knows no rule: whatever an event says is so.

One function serves the full state and every observation: an observation is the fold of the
redacted events (fold law, tests/props).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar, assert_never

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.table import events as ev
from tarock_desktop.table.events import Event
from tarock_desktop.table.opened import opened
from tarock_desktop.table.openings import OpeningBase
from tarock_desktop.table.put_right import put_right
from tarock_desktop.table.records import (
    Announcement,
    Auction,
    BidEntry,
    Book,
    Calls,
    Deal,
    Discards,
    Doubling,
    Exchange,
    Hand,
    Judgement,
    Notices,
    Packet,
    Play,
    PlayedCard,
    Result,
    TalonCard,
    Trick,
)
from tarock_desktop.table.values import with_value
from tarock_desktop.table.view import View

V = TypeVar("V", bound=View)


def evolve(view: V, event: Event) -> V:
    """Return the view after *event*."""
    seq = view.seq + 1
    match event:
        case ev.CardPlayed():
            return _card_played(view, event, seq)
        case ev.TurnGiven():
            return _turn_given(view, event, seq)
        case ev.TrickTaken():
            trick = Trick(view.play.trick, event.seat, added=view.play.added)
            return replace(view, seq=seq, play=Play(tricks=(*view.play.tricks, trick)))
        case ev.HandStarted():
            return _hand_started(view, event, seq)
        case (
            ev.DeckShuffled()
            | ev.DeckCut()
            | ev.DeckKnocked()
            | ev.TalonLaid()
            | ev.CardsDealt()
            | ev.PacketsLaid()
            | ev.PacketTaken()
            | ev.ForehandFound()
        ):
            return replace(view, seq=seq, deal=_dealt(view.deal, event))
        case ev.BidMade() | ev.BidPassed() | ev.ContractSet():
            return replace(view, seq=seq, auction=_bid(view.auction, event))
        case ev.TalonTaken() | ev.TalonReturned():
            return _talon_moved(view, event, seq)
        case ev.TalonCardPassed() | ev.TalonCardOffered() | ev.OfferRefused() | ev.TalonCardLeft():
            return replace(view, seq=seq, exchange=_passed_on(view.exchange, event))
        case ev.CardCalled():
            # Another card than before may be held by another partner.
            calls = Calls(event.card, event.spoken)
            return replace(view, seq=seq, calls=calls)
        case ev.PartnerRevealed():
            return replace(view, seq=seq, calls=replace(view.calls, partner=event.seat))
        case ev.CardsDiscarded():
            return _discarded(view, event, seq)
        case (
            ev.ValuesDeclared()
            | ev.ItemAnnounced()
            | ev.AnnouncementCancelled()
            | ev.Challenged()
            | ev.SeatReady()
            | ev.LeadAsked()
            | ev.LeaveGiven()
        ):
            return replace(view, seq=seq, notices=_noticed(view.notices, event))
        case (
            ev.HandCounted()
            | ev.LinesScored()
            | ev.LoanTaken()
            | ev.HandVoided()
            | ev.HandEnded()
            | ev.RoundClosed()
        ):
            return _settled(view, event, seq)
        case ev.RulingIssued() | ev.RulingJudged() | ev.RulingReopened():
            return replace(view, seq=seq, book=_booked(view.book, event))
        case ev.RemarkMade():
            return replace(view, seq=seq)
        case OpeningBase():
            return opened(view, event, seq)
        case _:
            return put_right(view, event, seq)


def fold(view: V, events: Iterable[Event]) -> V:
    """Return the view after all *events*."""
    for event in events:
        view = evolve(view, event)
    return view


def _turn_given(view: V, event: ev.TurnGiven, seq: int) -> V:
    if event.phase is view.phase:
        return replace(view, seq=seq, turn=event.seat)
    notices = replace(view.notices, ready=())
    return replace(view, seq=seq, phase=event.phase, turn=event.seat, notices=notices)


def _card_played(view: V, event: ev.CardPlayed, seq: int) -> V:
    hand = view.deal.hands[event.seat]
    hand = Hand(hand.cards.remove(event.card), hand.size - 1)
    trick = (*view.play.trick, PlayedCard(event.seat, event.card))
    play = replace(view.play, trick=trick, winning=event.winning)
    deal = replace(view.deal, hands=with_value(view.deal.hands, event.seat, hand))
    if deal.exposed or deal.seen:
        exposed, seen = deal.exposed.remove(event.card), deal.seen.remove(event.card)
        deal = replace(deal, exposed=exposed, seen=seen)
    return replace(view, seq=seq, deal=deal, play=play)


def _hand_started(view: V, event: ev.HandStarted, seq: int) -> V:
    people = len(view.round.seats)
    deal = Deal(order=event.order, hands=(Hand(),) * people, discards=(Discards(),) * people)
    return replace(
        view,
        seq=seq,
        round=replace(
            view.round,
            hand_no=event.number,
            dealer=event.dealer,
            skip_before=view.round.skip,
        ),
        deal=deal,
        auction=Auction(),
        exchange=Exchange(drawn=(0,) * people),
        calls=Calls(),
        notices=Notices(declared=(None,) * people),
        play=Play(),
        result=Result(),
        book=Book(),
    )


def _dealt(
    deal: Deal,
    event: ev.DeckShuffled
    | ev.DeckCut
    | ev.DeckKnocked
    | ev.TalonLaid
    | ev.CardsDealt
    | ev.PacketsLaid
    | ev.PacketTaken
    | ev.ForehandFound,
) -> Deal:
    match event:
        case ev.DeckShuffled():
            shuffles = deal.shuffles + event.times
            return replace(deal, shuffles=shuffles, deck=event.order, pack=event.order)
        case ev.DeckCut():
            cut = deal.deck[event.lifted :] + deal.deck[: event.lifted]
            return replace(deal, deck=cut, pack=cut)
        case ev.DeckKnocked():
            return replace(deal, style=event.style)
        case ev.TalonLaid():
            talon = tuple(TalonCard(card) for card in event.cards)
            return replace(deal, talon=talon, deck=deal.deck[len(talon) :])
        case ev.CardsDealt():
            hand = deal.hands[event.seat]
            hand = Hand(hand.cards | event.cards, hand.size + event.count)
            deck = tuple(card for card in deal.deck if card not in event.cards)
            return replace(deal, hands=with_value(deal.hands, event.seat, hand), deck=deck)
        case ev.PacketsLaid():
            packets = tuple(Packet(cards, event.size) for cards in event.packets)
            return replace(deal, packets=packets, deck=())
        case ev.PacketTaken():
            packet = deal.packets[event.packet]
            hand = Hand(event.cards, packet.size)
            taken = replace(packet, cards=event.cards, taken_by=event.seat)
            return replace(
                deal,
                hands=with_value(deal.hands, event.seat, hand),
                packets=with_value(deal.packets, event.packet, taken),
            )
        case ev.ForehandFound():
            return replace(deal, forehand=event.seat, forehand_card=event.card)
        case _:
            assert_never(event)


def _bid(auction: Auction, event: ev.BidMade | ev.BidPassed | ev.ContractSet) -> Auction:
    match event:
        case ev.BidMade():
            entry = BidEntry(event.seat, event.contract, event.joins)
            return replace(auction, bids=(*auction.bids, entry))
        case ev.BidPassed():
            return replace(auction, bids=(*auction.bids, BidEntry(event.seat, None)))
        case ev.ContractSet():
            games = tuple(BidEntry(seat, contract) for seat, contract in event.games)
            return replace(auction, contract=event.contract, declarer=event.declarer, games=games)
        case _:
            assert_never(event)


def _talon_moved(view: V, event: ev.TalonTaken | ev.TalonReturned, seq: int) -> V:
    deal, exchange = view.deal, view.exchange
    hand = deal.hands[event.seat]
    known = CardSet.gather(card for card in event.cards if card is not None)
    talon = list(deal.talon)
    match event:
        case ev.TalonTaken():
            hand = Hand(hand.cards | known, hand.size + len(event.places))
            for place, card in zip(event.places, event.cards, strict=True):
                talon[place] = replace(
                    talon[place],
                    taken_by=event.seat,
                    seen_by=event.seat,
                    card=card or talon[place].card,
                )
            drawn = exchange.drawn[event.seat] + len(event.places)
            draw = exchange.draw + 1 if event.seat == view.auction.declarer else exchange.draw
        case ev.TalonReturned():
            hand = Hand(hand.cards - known, hand.size - len(event.places))
            for place, card in zip(event.places, event.cards, strict=True):
                talon[place] = TalonCard(card, None, event.seat, shown=event.shown)
            drawn = exchange.drawn[event.seat] - len(event.places)
            draw = exchange.draw
        case _:
            assert_never(event)
    exchange = replace(
        exchange, drawn=with_value(exchange.drawn, event.seat, drawn), draw=draw, place=None
    )
    hands = with_value(deal.hands, event.seat, hand)
    deal = replace(deal, hands=hands, talon=tuple(talon))
    return replace(view, seq=seq, deal=deal, exchange=exchange)


def _passed_on(
    exchange: Exchange,
    event: ev.TalonCardPassed | ev.TalonCardOffered | ev.OfferRefused | ev.TalonCardLeft,
) -> Exchange:
    match event:
        case ev.TalonCardPassed():
            return replace(
                exchange, passed=(*exchange.passed, event.seat), offered_to=(), place=event.place
            )
        case ev.TalonCardOffered():
            return replace(
                exchange, offered_to=(*exchange.offered_to, event.to), place=event.place
            )
        case ev.OfferRefused():
            return exchange
        case ev.TalonCardLeft():
            return replace(exchange, place=None, left=(*exchange.left, event.place))
        case _:
            assert_never(event)


def _discarded(view: V, event: ev.CardsDiscarded, seq: int) -> V:
    hand = view.deal.hands[event.seat]
    # Cards the others had seen may lie in the discards now: nobody else knows them any more.
    doubtful = view.deal.seen & hand.cards
    known = hand.cards - event.cards
    if len(event.cards) < event.count:
        known -= doubtful
    hand = Hand(known, hand.size - event.count)
    pile = view.deal.discards[event.seat]
    pile = Discards(
        pile.cards | event.cards,
        pile.size + event.count,
        pile.shown | event.shown,
        pile.excess | event.excess,
    )
    exchange = replace(view.exchange, laid=(*view.exchange.laid, event.seat))
    deal = replace(
        view.deal,
        hands=with_value(view.deal.hands, event.seat, hand),
        discards=with_value(view.deal.discards, event.seat, pile),
        seen=view.deal.seen - doubtful,
        exposed=view.deal.exposed - event.cards,
    )
    return replace(view, seq=seq, deal=deal, exchange=exchange)


def _noticed(
    notices: Notices,
    event: ev.ValuesDeclared
    | ev.ItemAnnounced
    | ev.AnnouncementCancelled
    | ev.Challenged
    | ev.SeatReady
    | ev.LeadAsked
    | ev.LeaveGiven,
) -> Notices:
    match event:
        case ev.ValuesDeclared():
            return replace(
                notices, declared=with_value(notices.declared, event.seat, event.values)
            )
        case ev.ItemAnnounced():
            entry = Announcement(event.seat, event.item, reopened=event.reopens)
            items, ready = (*notices.announcements, entry), () if event.reopens else notices.ready
            # What is announced after the question may be challenged: it is asked anew.
            return replace(notices, announcements=items, ready=ready, asked=False)
        case ev.AnnouncementCancelled():
            marked = ((e, (e.seat, e.item)) for e in notices.announcements)
            meant = event.seat, event.item
            entries = tuple(replace(e, cancelled=e.cancelled or w == meant) for e, w in marked)
            return replace(notices, announcements=entries)
        case ev.Challenged():
            said = (*notices.doubling(event.target), event.seat)
            others = tuple(d for d in notices.doublings if d.target != event.target)
            again = (d.repeated for d in notices.doublings if d.target == event.target)
            doublings = (*others, Doubling(event.target, said, next(again, ())))
            return replace(notices, doublings=doublings, ready=(), asked=False)
        case ev.SeatReady() | ev.LeaveGiven():
            return replace(notices, ready=(*notices.ready, event.seat))
        case ev.LeadAsked():
            return replace(notices, ready=(event.seat,), asked=True)
        case _:
            assert_never(event)


def _booked(book: Book, event: ev.RulingIssued | ev.RulingJudged | ev.RulingReopened) -> Book:
    match event:
        case ev.RulingIssued():
            return replace(book, rulings=(*book.rulings, event.ruling))
        case ev.RulingJudged(number):
            done = Judgement(number, event.choice, event.payments, event.text)
            reopened = tuple(other for other in book.reopened if other != number)
            return replace(book, judgements=(*book.judgements, done), reopened=reopened)
        case ev.RulingReopened(number):
            kept = tuple(done for done in book.judgements if done.number != number)
            return replace(book, judgements=kept, reopened=(*book.reopened, number))
        case _:
            assert_never(event)


def _settled(
    view: V,
    event: ev.HandCounted
    | ev.LinesScored
    | ev.LoanTaken
    | ev.HandVoided
    | ev.HandEnded
    | ev.RoundClosed,
    seq: int,
) -> V:
    round_, result = view.round, view.result
    match event:
        case ev.HandCounted():
            talon = tuple(
                replace(place, card=card)
                for place, card in zip(view.deal.talon, event.talon, strict=True)
            )
            discards = tuple(
                replace(pile, cards=cards)
                for pile, cards in zip(view.deal.discards, event.discards, strict=True)
            )
            deal = replace(view.deal, talon=talon, discards=discards)
            return replace(view, seq=seq, deal=deal, result=replace(result, points=event.points))
        case ev.LinesScored():
            result = replace(result, lines=(*result.lines, *event.lines))
            return replace(view, seq=seq, round=round_.with_lines(event.lines), result=result)
        case ev.LoanTaken():
            seat = event.seat
            round_ = replace(
                round_,
                chips=with_value(round_.chips, seat, round_.chips[seat] + event.amount),
                loans=with_value(round_.loans, seat, round_.loans[seat] + event.amount),
            )
            return replace(view, seq=seq, round=round_)
        case ev.HandEnded():
            round_ = replace(round_, next_dealer=event.next_dealer, skip=event.skip)
            return replace(view, seq=seq, round=round_, result=replace(result, over=True))
        case ev.HandVoided():
            return replace(view, seq=seq, result=replace(result, void=True))
        case ev.RoundClosed():
            return replace(view, seq=seq)
        case _:
            assert_never(event)
