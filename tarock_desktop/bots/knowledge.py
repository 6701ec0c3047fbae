"""What a seat can be sure of: where each card it does not see may lie.

Made from an observation alone. A card that is hidden lies in one of some places; a place holds so
many hidden cards and cannot hold some of them, because of what its owner has played, laid away,
called, announced or declared. Where people may break rules an inference can be wrong: what
contradicts a card one sees is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.bots.families import bots_of
from tarock_desktop.bots.inferences import Inferences, Limit, infer_discards, infer_partner
from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.rules.pack import PackLaw
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.rules.play.tricks import FollowLaw, legal_cards
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import PlayedCard
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant

UNDEALT: Final = (Phase.BETWEEN, Phase.SHUFFLE, Phase.CUT, Phase.PACKET, Phase.VOTE, Phase.CLOSED)
"""Phases in which the hands are not all dealt, or all is known."""


class PlaceKind(Enum):
    """Where a hidden card can lie."""

    HAND = "hand"
    PILE = "pile"
    """Laid away, face down."""
    TALON = "talon"
    LOST = "lost"
    """Dropped unseen."""


class Place(Struct, frozen=True):
    """A place with hidden cards."""

    kind: PlaceKind
    seat: Seat | None
    """Whose; `None`: the talon's."""
    room: int
    """How many hidden cards lie there."""
    may: CardSet
    """Hidden cards that can be among them."""
    must: CardSet = NO_CARDS
    """Hidden cards that are among them."""


class Knowledge(Struct, frozen=True):
    """What a seat is sure of."""

    hidden: CardSet
    """Cards whose place it does not know."""
    places: tuple[Place, ...]
    limits: tuple[tuple[Limit, ...], ...] = ()
    """By seat: how many cards of some kind it held when play began."""

    def without_rules(self) -> Knowledge:
        """Return what is left where somebody must have broken a rule: numbers of cards only."""
        free = tuple(replace(place, may=self.hidden, must=NO_CARDS) for place in self.places)
        return Knowledge(self.hidden, free, ((),) * len(self.limits))


def is_dealt(observation: Observation) -> bool:
    """Return whether there are hidden cards to be guessed at."""
    deal = observation.deal
    return observation.phase not in UNDEALT and any(deal.hands[seat].size for seat in deal.order)


def knowledge_of(observation: Observation, variant: Variant) -> Knowledge:
    """Return what the viewer can be sure of, all hands being dealt."""
    hidden = ALL_CARDS - placed_cards(observation)
    places = [place for place in _places(observation, hidden) if place.room]
    found = inferences_of(observation, variant)
    voids = _excluded_by_play(observation, variant, hidden)
    taken_back = _known_takers(observation, hidden)
    for n, place in enumerate(places):
        may, must = place.may, NO_CARDS
        if place.kind is PlaceKind.HAND and place.seat is not None:
            may = may - voids.get(place.seat, NO_CARDS) - found.not_in_hand(place.seat)
            must = found.in_hand(place.seat) & hidden
        elif place.kind is PlaceKind.PILE and place.seat is not None:
            may -= found.not_in_pile(place.seat)
        for seat, cards in taken_back.items():
            if place.seat != seat:
                may -= cards
        places[n] = replace(place, may=may | must, must=must)
    return Knowledge(hidden, _settled(places), found.limits)


def inferences_of(observation: Observation, variant: Variant) -> Inferences:
    """Return what the words and discards of the others prove."""
    found = Inferences(((),) * len(observation.round.seats))
    infer_partner(observation, found)
    infer_discards(observation, variant, found)
    bots_of(variant).infer(observation, variant, found)
    return found


def placed_cards(observation: Observation) -> CardSet:
    """Return the cards whose place the viewer knows."""
    deal = observation.deal
    placed = played_cards(observation)
    for hand in deal.hands:
        placed |= hand.cards
    for pile in deal.discards:
        placed |= pile.cards
    lying = (place for place in deal.talon if place.card and place.taken_by is None)
    placed |= CardSet.gather(place.card for place in lying if place.card)
    return placed | CardSet.gather(lost.card for lost in deal.dropped if lost.card)


def played_cards(observation: Observation) -> CardSet:
    """Return the cards that were played, and talon cards that went with a trick."""
    cards = observation.play.added
    for trick in observation.play.tricks:
        cards |= trick.added
    return cards | CardSet.gather(entry.card for entry in plays(observation))


def plays(observation: Observation) -> Iterator[PlayedCard]:
    """Yield every card played, in order."""
    for trick in observation.play.tricks:
        yield from trick.cards
    yield from observation.play.trick


def played_by(observation: Observation, seat: Seat) -> CardSet:
    """Return the cards *seat* has played."""
    return CardSet.gather(entry.card for entry in plays(observation) if entry.seat == seat)


def _places(observation: Observation, hidden: CardSet) -> Iterator[Place]:
    deal = observation.deal
    for seat in deal.order:
        hand, pile = deal.hands[seat], deal.discards[seat]
        yield Place(PlaceKind.HAND, seat, hand.size - len(hand.cards), hidden)
        yield Place(PlaceKind.PILE, seat, pile.size - len(pile.cards), hidden)
        lost = sum(each.seat == seat and each.card is None for each in deal.dropped)
        yield Place(PlaceKind.LOST, seat, lost, hidden)
    unseen = [place for place in deal.talon if place.card is None and place.taken_by is None]
    yield Place(PlaceKind.TALON, None, sum(not place.added for place in unseen), hidden)


def _settled(places: list[Place]) -> tuple[Place, ...]:
    """Return the places with what one of them must hold taken from the others."""
    for n, place in enumerate(places):
        others = [other.must for m, other in enumerate(places) if m != n]
        may = place.may
        for must in others:
            may -= must
        places[n] = replace(place, may=may | place.must)
    return tuple(places)


def _known_takers(observation: Observation, hidden: CardSet) -> dict[Seat, CardSet]:
    """Return hidden cards that everybody saw before a seat took them."""
    found: dict[Seat, CardSet] = {}
    for place in observation.deal.talon:
        if place.card is not None and place.taken_by is not None and place.card in hidden:
            before = found.get(place.taken_by, NO_CARDS)
            found[place.taken_by] = before.add(place.card)
    return found


def _excluded_by_play(
    observation: Observation, variant: Variant, hidden: CardSet
) -> dict[Seat, CardSet]:
    """Return the hidden cards each seat can't hold, or would have had to play another card.

    Every law of following is of the kind "whoever holds such a card must not play that one", so
    that it is enough to try the hidden cards one by one.
    """
    playing = variant.phases.get(Phase.PLAY)
    if not isinstance(playing, TrickPlay) or not observation.play.trick + observation.play.tricks:
        return {}
    law, pack = playing.law_of(observation), playing.pack
    excluded: dict[Seat, CardSet] = dict.fromkeys(observation.deal.order, NO_CARDS)
    tricks = (*(trick.cards for trick in observation.play.tricks), observation.play.trick)
    for cards in tricks:
        for number, entry in enumerate(cards):
            if observation.deal.hands[entry.seat].cards:
                continue
            table = tuple(played.card for played in cards[:number])
            rest = hidden - excluded[entry.seat]
            excluded[entry.seat] |= _shown_lacking(entry.card, table, rest, law, pack)
    return excluded


def _shown_lacking(
    played: Card, table: tuple[Card, ...], cards: CardSet, law: FollowLaw, pack: PackLaw
) -> CardSet:
    """Return those of *cards* with which another card would have had to be played."""
    lacking = NO_CARDS
    for kind in _kinds(cards, law):
        example = next(iter(kind))
        if played not in legal_cards(CardSet.of(played, example), table, law, pack):
            lacking |= kind
    return lacking


def _kinds(cards: CardSet, law: FollowLaw) -> list[CardSet]:
    """Return *cards* in groups that the law of following treats alike."""
    if law.must_beat or law.trull_pagat == "must" or law.pagat != "free":
        return [CardSet.of(card) for card in cards]
    suits = {card.suit for card in cards}
    return [cards.of_suit(suit) for suit in sorted(suits, key=lambda suit: suit.value)]
