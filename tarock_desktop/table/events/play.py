"""Events of trick play, with their booking."""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.table.events.base import EventBase
from tarock_desktop.table.records import Deal, DroppedCard, Hand, Play, PlayedCard, Trick
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.values import with_value
from tarock_desktop.table.view import View

V = TypeVar("V", bound=View)


class PlayEventBase(EventBase, frozen=True):
    """Base of these events."""


class CardPlayed(PlayEventBase, frozen=True, tag="card-played"):
    """A card was played to the trick; *winning* is the seat that would take it now."""

    seat: Seat
    card: Card
    winning: Seat


class TrickTaken(PlayEventBase, frozen=True, tag="trick-taken"):
    """The trick is complete and was won."""

    seat: Seat


class CardsTakenBack(PlayEventBase, frozen=True, tag="cards-taken-back"):
    """The last *count* cards played went back to the hands they came from.

    *winning* is the seat that would take the trick as it lies afterwards.
    """

    count: int
    winning: Seat | None


class TalonAdded(PlayEventBase, frozen=True, tag="talon-added"):
    """A talon card was added, face up, to the trick on the table, else to the one just taken.

    It is no played card: it neither wins nor is beaten, and goes with the trick.
    """

    place: int
    card: Card


class HandLaidOpen(PlayEventBase, frozen=True, tag="hand-laid-open"):
    """A seat laid its cards open on the table; they stay to be played from there."""

    seat: Seat
    cards: CardSet


class CardExposed(PlayEventBase, frozen=True, tag="card-exposed"):
    """Everybody saw a card of a hand; it lies face up now, or went back (not *stays*)."""

    seat: Seat
    card: Card
    stays: bool = True


class CardDropped(PlayEventBase, frozen=True, tag="card-dropped"):
    """A card left a hand without being played; *card* is `None` for those who did not see it."""

    seat: Seat
    card: Card | None
    shown: bool


class PilesMerged(PlayEventBase, frozen=True, tag="piles-merged"):
    """The last trick was laid on the pile of another seat than its winner."""

    seat: Seat
    to: Seat


class PilesSeparated(PlayEventBase, frozen=True, tag="piles-separated"):
    """A trick that was laid on a wrong pile lies with its winner again."""

    seat: Seat
    trick: int
    """The trick, from 0."""


PlayEvent = (
    CardPlayed
    | TrickTaken
    | CardsTakenBack
    | TalonAdded
    | HandLaidOpen
    | CardExposed
    | CardDropped
    | PilesMerged
    | PilesSeparated
)


def book_play_event(view: V, event: PlayEvent, seq: int) -> V:
    """Return the view after *event*; *seq* is its number."""
    match event:
        case CardPlayed():
            return _card_played(view, event, seq)
        case TrickTaken():
            trick = Trick(view.play.trick, event.seat, added=view.play.added)
            return replace(view, seq=seq, play=Play(tricks=(*view.play.tricks, trick)))
        case CardsTakenBack():
            return _cards_taken_back(view, event, seq)
        case TalonAdded():
            return _added(view, event, seq)
        case HandLaidOpen():
            hand = Hand(event.cards, len(event.cards))
            hands = with_value(view.deal.hands, event.seat, hand)
            deal = replace(view.deal, hands=hands, open=(*view.deal.open, event.seat))
            return replace(view, seq=seq, deal=deal)
        case CardExposed():
            return replace(view, seq=seq, deal=_exposed(view.deal, event))
        case CardDropped():
            return replace(view, seq=seq, deal=_dropped(view.deal, event))
        case PilesMerged():
            tricks = view.play.tricks
            merged = replace(tricks[-1], merged=event.to)
            play = replace(view.play, tricks=(*tricks[:-1], merged))
            return replace(view, seq=seq, play=play)
        case PilesSeparated():
            parted = replace(view.play.tricks[event.trick], merged=None)
            tricks = with_value(view.play.tricks, event.trick, parted)
            return replace(view, seq=seq, play=replace(view.play, tricks=tricks))
        case _:
            assert_never(event)


def _card_played(view: V, event: CardPlayed, seq: int) -> V:
    hand = view.deal.hands[event.seat]
    hand = Hand(hand.cards.remove(event.card), hand.size - 1)
    trick = (*view.play.trick, PlayedCard(event.seat, event.card))
    play = replace(view.play, trick=trick, winning=event.winning)
    deal = replace(view.deal, hands=with_value(view.deal.hands, event.seat, hand))
    if deal.exposed or deal.seen:
        exposed, seen = deal.exposed.remove(event.card), deal.seen.remove(event.card)
        deal = replace(deal, exposed=exposed, seen=seen)
    return replace(view, seq=seq, deal=deal, play=play)


def _cards_taken_back(view: V, event: CardsTakenBack, seq: int) -> V:
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


def _added(view: V, event: TalonAdded, seq: int) -> V:
    place = replace(view.deal.talon[event.place], card=event.card, shown=True, added=True)
    deal = replace(view.deal, talon=with_value(view.deal.talon, event.place, place))
    play = view.play
    if play.trick:
        play = replace(play, added=play.added.add(event.card))
    else:
        *earlier, last = play.tricks
        last = replace(last, added=last.added.add(event.card))
        play = replace(play, tricks=(*earlier, last))
    return replace(view, seq=seq, deal=deal, play=play)


def _exposed(deal: Deal, event: CardExposed) -> Deal:
    hand = deal.hands[event.seat]
    hands = with_value(deal.hands, event.seat, Hand(hand.cards.add(event.card), hand.size))
    exposed, seen = deal.exposed.remove(event.card), deal.seen.remove(event.card)
    if event.stays:
        return replace(deal, hands=hands, exposed=exposed.add(event.card), seen=seen)
    return replace(deal, hands=hands, exposed=exposed, seen=seen.add(event.card))


def _dropped(deal: Deal, event: CardDropped) -> Deal:
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
