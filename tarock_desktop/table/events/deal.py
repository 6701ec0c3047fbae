"""Events of the deal, with their booking."""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.table.events.base import EventBase
from tarock_desktop.table.records import Deal, Hand, Packet, TalonCard, Vote
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.values import with_value
from tarock_desktop.table.view import View

V = TypeVar("V", bound=View)


class DealEventBase(EventBase, frozen=True):
    """Base of these events."""


class DeckShuffled(DealEventBase, frozen=True, tag="deck-shuffled"):
    """The pack lies in this order; hidden from everybody but the referee."""

    times: int
    order: tuple[Card, ...]


class DeckCut(DealEventBase, frozen=True, tag="deck-cut"):
    """The pack was cut."""

    seat: Seat
    lifted: int


class DeckKnocked(DealEventBase, frozen=True, tag="deck-knocked"):
    """The pack was knocked on instead, and this way of dealing was chosen."""

    seat: Seat
    style: str


class TalonLaid(DealEventBase, frozen=True, tag="talon-laid"):
    """The talon lies on the table; `None` stands for a card the viewer does not know."""

    cards: tuple[Card | None, ...]


class CardsDealt(DealEventBase, frozen=True, tag="cards-dealt"):
    """A seat got *count* cards; *cards* are those the viewer knows."""

    seat: Seat
    cards: CardSet
    count: int


class PacketsLaid(DealEventBase, frozen=True, tag="packets-laid"):
    """Closed packets of equal size lie ready to be chosen."""

    packets: tuple[CardSet, ...]
    size: int


class PacketTaken(DealEventBase, frozen=True, tag="packet-taken"):
    """A seat took a closed packet; *cards* are those the viewer knows."""

    seat: Seat
    packet: int
    cards: CardSet


class ForehandFound(DealEventBase, frozen=True, tag="forehand-found"):
    """The forehand is known; *card* is the card that showed it, where the sheet looks for one."""

    seat: Seat
    card: Card | None


class HandRedealt(DealEventBase, frozen=True, tag="hand-redealt"):
    """The deal was changed: a seat holds *count* cards; *cards* are those the viewer knows."""

    seat: Seat
    cards: CardSet
    count: int


class ForehandUsurped(DealEventBase, frozen=True, tag="forehand-usurped"):
    """A seat plays forehand in the place of the *rightful* one."""

    seat: Seat
    rightful: Seat


class VoteCalled(DealEventBase, frozen=True, tag="vote-called"):
    """The others are asked whether the deal goes on after *seat* exposed a card of it."""

    seat: Seat
    card: Card


class VoteCast(DealEventBase, frozen=True, tag="vote-cast"):
    """A seat wants the deal to go on, or a new one."""

    seat: Seat
    go_on: bool


DealEvent = (
    DeckShuffled
    | DeckCut
    | DeckKnocked
    | TalonLaid
    | CardsDealt
    | PacketsLaid
    | PacketTaken
    | ForehandFound
    | HandRedealt
    | ForehandUsurped
    | VoteCalled
    | VoteCast
)


def book_deal_event(view: V, event: DealEvent, seq: int) -> V:
    """Return the view after *event*; *seq* is its number."""
    return replace(view, seq=seq, deal=_booked(view.deal, event))


def _booked(deal: Deal, event: DealEvent) -> Deal:
    match event:
        case DeckShuffled():
            shuffles = deal.shuffles + event.times
            return replace(deal, shuffles=shuffles, deck=event.order, pack=event.order)
        case DeckCut():
            cut = deal.deck[event.lifted :] + deal.deck[: event.lifted]
            return replace(deal, deck=cut, pack=cut)
        case DeckKnocked():
            return replace(deal, style=event.style)
        case TalonLaid():
            talon = tuple(TalonCard(card) for card in event.cards)
            return replace(deal, talon=talon, deck=deal.deck[len(talon) :])
        case CardsDealt():
            return _dealt(deal, event)
        case PacketsLaid():
            packets = tuple(Packet(cards, event.size) for cards in event.packets)
            return replace(deal, packets=packets, deck=())
        case PacketTaken():
            return _packet_taken(deal, event)
        case ForehandFound():
            return replace(deal, forehand=event.seat, forehand_card=event.card)
        case HandRedealt():
            hands = with_value(deal.hands, event.seat, Hand(event.cards, event.count))
            return replace(deal, hands=hands, exposed=NO_CARDS, seen=NO_CARDS)
        case ForehandUsurped():
            return replace(deal, forehand=event.seat, rightful=event.rightful)
        case VoteCalled():
            return replace(deal, vote=Vote(event.card))
        case VoteCast():
            return replace(deal, vote=_counted(deal.vote, event))
        case _:
            assert_never(event)


def _dealt(deal: Deal, event: CardsDealt) -> Deal:
    hand = deal.hands[event.seat]
    hand = Hand(hand.cards | event.cards, hand.size + event.count)
    deck = tuple(card for card in deal.deck if card not in event.cards)
    return replace(deal, hands=with_value(deal.hands, event.seat, hand), deck=deck)


def _packet_taken(deal: Deal, event: PacketTaken) -> Deal:
    packet = deal.packets[event.packet]
    taken = replace(packet, cards=event.cards, taken_by=event.seat)
    return replace(
        deal,
        hands=with_value(deal.hands, event.seat, Hand(event.cards, packet.size)),
        packets=with_value(deal.packets, event.packet, taken),
    )


def _counted(vote: Vote | None, event: VoteCast) -> Vote | None:
    if vote is None:
        return None
    if event.go_on:
        return replace(vote, go_on=(*vote.go_on, event.seat))
    return replace(vote, redeal=(*vote.redeal, event.seat))
