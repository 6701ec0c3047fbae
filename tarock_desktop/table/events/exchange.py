"""Events of the talon and the discards, with their booking."""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.table.events.base import EventBase
from tarock_desktop.table.records import Deal, Discards, Exchange, Hand, TalonCard
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.values import with_value
from tarock_desktop.table.view import View

V = TypeVar("V", bound=View)


class ExchangeEventBase(EventBase, frozen=True):
    """Base of these events."""


class TalonTaken(ExchangeEventBase, frozen=True, tag="talon-taken"):
    """Talon cards went into a hand; *cards* are `None` for those who may not see them."""

    seat: Seat
    places: tuple[int, ...]
    cards: tuple[Card | None, ...]


class TalonReturned(ExchangeEventBase, frozen=True, tag="talon-returned"):
    """Talon cards taken before were laid back, *shown* to all or not."""

    seat: Seat
    places: tuple[int, ...]
    cards: tuple[Card | None, ...]
    shown: bool


class TalonCardPassed(ExchangeEventBase, frozen=True, tag="talon-card-passed"):
    """A seat let its talon card go, unseen."""

    seat: Seat
    place: int


class TalonCardOffered(ExchangeEventBase, frozen=True, tag="talon-card-offered"):
    """A passed talon card is offered to somebody."""

    place: int
    to: Seat


class OfferRefused(ExchangeEventBase, frozen=True, tag="offer-refused"):
    """The offered talon card was refused."""

    seat: Seat
    place: int


class TalonCardLeft(ExchangeEventBase, frozen=True, tag="talon-card-left"):
    """Nobody took the passed talon card; it stays unseen on the table."""

    place: int


class TalonShown(ExchangeEventBase, frozen=True, tag="talon-shown"):
    """The talon cards at these places were turned up for all."""

    places: tuple[int, ...]
    cards: tuple[Card, ...]


class TalonHandTaken(ExchangeEventBase, frozen=True, tag="talon-hand-taken"):
    """A seat that rested plays on with the whole talon as its hand, last in order of play."""

    seat: Seat
    cards: tuple[Card | None, ...]
    """From the top; `None` for those who may not see them."""


class CardsDiscarded(ExchangeEventBase, frozen=True, tag="cards-discarded"):
    """Cards were laid away; *cards* are those the viewer knows, *shown* lie face up."""

    seat: Seat
    cards: CardSet
    count: int
    shown: CardSet
    excess: CardSet = NO_CARDS
    """Cards beyond the allowed number; hidden like the rest."""


class DiscardsTakenBack(ExchangeEventBase, frozen=True, tag="discards-taken-back"):
    """A seat took its discards up again to lay others away."""

    seat: Seat
    cards: CardSet


ExchangeEvent = (
    TalonTaken
    | TalonReturned
    | TalonCardPassed
    | TalonCardOffered
    | OfferRefused
    | TalonCardLeft
    | TalonShown
    | TalonHandTaken
    | CardsDiscarded
    | DiscardsTakenBack
)


def book_exchange_event(view: V, event: ExchangeEvent, seq: int) -> V:
    """Return the view after *event*; *seq* is its number."""
    match event:
        case TalonTaken():
            return _taken(view, event, seq)
        case TalonReturned():
            return _returned(view, event, seq)
        case TalonCardPassed() | TalonCardOffered() | OfferRefused() | TalonCardLeft():
            return replace(view, seq=seq, exchange=_passed_on(view.exchange, event))
        case TalonShown():
            talon = list(view.deal.talon)
            for place, card in zip(event.places, event.cards, strict=True):
                talon[place] = replace(talon[place], card=card, shown=True)
            return replace(view, seq=seq, deal=replace(view.deal, talon=tuple(talon)))
        case TalonHandTaken():
            return replace(view, seq=seq, deal=_joined(view.deal, event))
        case CardsDiscarded():
            return _discarded(view, event, seq)
        case DiscardsTakenBack():
            return _discards_taken_back(view, event, seq)
        case _:
            assert_never(event)


def _taken(view: V, event: TalonTaken, seq: int) -> V:
    deal, exchange, count = view.deal, view.exchange, len(event.places)
    hand, talon = deal.hands[event.seat], list(deal.talon)
    hand = Hand(hand.cards | _known(event.cards), hand.size + count)
    for place, card in zip(event.places, event.cards, strict=True):
        talon[place] = replace(
            talon[place],
            taken_by=event.seat,
            seen_by=event.seat,
            card=card or talon[place].card,
        )
    drawn = with_value(exchange.drawn, event.seat, exchange.drawn[event.seat] + count)
    draw = exchange.draw + 1 if event.seat == view.auction.declarer else exchange.draw
    hands = with_value(deal.hands, event.seat, hand)
    return replace(
        view,
        seq=seq,
        deal=replace(deal, hands=hands, talon=tuple(talon)),
        exchange=replace(exchange, drawn=drawn, draw=draw, place=None),
    )


def _returned(view: V, event: TalonReturned, seq: int) -> V:
    deal, exchange, count = view.deal, view.exchange, len(event.places)
    hand, talon = deal.hands[event.seat], list(deal.talon)
    hand = Hand(hand.cards - _known(event.cards), hand.size - count)
    for place, card in zip(event.places, event.cards, strict=True):
        talon[place] = TalonCard(card, None, event.seat, shown=event.shown)
    drawn = with_value(exchange.drawn, event.seat, exchange.drawn[event.seat] - count)
    hands = with_value(deal.hands, event.seat, hand)
    return replace(
        view,
        seq=seq,
        deal=replace(deal, hands=hands, talon=tuple(talon)),
        exchange=replace(exchange, drawn=drawn, place=None),
    )


def _known(cards: tuple[Card | None, ...]) -> CardSet:
    return CardSet.gather(card for card in cards if card is not None)


def _passed_on(
    exchange: Exchange,
    event: TalonCardPassed | TalonCardOffered | OfferRefused | TalonCardLeft,
) -> Exchange:
    match event:
        case TalonCardPassed():
            passed = (*exchange.passed, event.seat)
            return replace(exchange, passed=passed, offered_to=(), place=event.place)
        case TalonCardOffered():
            offered_to = (*exchange.offered_to, event.to)
            return replace(exchange, offered_to=offered_to, place=event.place)
        case OfferRefused():
            return exchange
        case TalonCardLeft():
            return replace(exchange, place=None, left=(*exchange.left, event.place))
        case _:
            assert_never(event)


def _joined(deal: Deal, event: TalonHandTaken) -> Deal:
    seat = event.seat
    hand = Hand(_known(event.cards), len(event.cards))
    talon = tuple(
        replace(place, card=card or place.card, taken_by=seat, seen_by=seat)
        for place, card in zip(deal.talon, event.cards, strict=True)
    )
    return replace(
        deal,
        order=(*deal.order, seat),
        joined=(*deal.joined, seat),
        hands=with_value(deal.hands, seat, hand),
        talon=talon,
    )


def _discarded(view: V, event: CardsDiscarded, seq: int) -> V:
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


def _discards_taken_back(view: V, event: DiscardsTakenBack, seq: int) -> V:
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
