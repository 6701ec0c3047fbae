"""Samples deals: ways the hidden cards may lie, given what one seat knows (determinizations).

A Markov chain goes from one way to the next by exchanging two cards. It never breaks what is
certain, and it stays longer where a way is likely (Metropolis). So every sampled deal fits the
observation, and likely ones come more often.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from msgspec import Struct

from tarock_desktop.bots.families import bots_of
from tarock_desktop.bots.knowledge import (
    Knowledge,
    Place,
    PlaceKind,
    is_dealt,
    knowledge_of,
    played_by,
)
from tarock_desktop.bots.likelihood import HandLikelihood
from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import PACK, Card
from tarock_desktop.kernel.steps import step
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant

FIRST_STEPS: Final = 4
"""Exchanges for every hidden card before the first sample."""
SEARCH_STEPS: Final = 60
"""Exchanges for every hidden card after which limits that are still broken are accepted."""


class NoSampleError(LookupError):
    """The numbers of cards contradict each other: no deal can be sampled."""


class SampledDeal(Struct, frozen=True):
    """One way all cards may lie; the cards the viewer knows are where they are."""

    hands: tuple[CardSet, ...]
    """By seat."""
    piles: tuple[CardSet, ...]
    """Laid away, by seat."""
    talon: tuple[Card | None, ...]
    """By place; a card that was taken lies with its taker too."""
    lost: tuple[CardSet, ...]
    """Dropped unseen, by seat."""


def sampled_deals(
    observation: Observation, variant: Variant, count: int, seed: str, *, weighted: bool = True
) -> tuple[SampledDeal, ...]:
    """Return *count* deals; equal seeds give equal ones.

    Args:
        observation: what the seat knows, the hands being dealt.
        variant: the ruleset.
        count: how many.
        seed: all chance.
        weighted: whether likely deals come more often; else all are equally likely.

    Raises:
        NoSampleError: the hands are not dealt, or the numbers of cards contradict each other.
    """
    if not is_dealt(observation):
        raise NoSampleError("the hands are not dealt")
    chance = Random(seed)  # noqa: S311 - samples are no secret
    known = knowledge_of(observation, variant)
    if sum(place.room for place in known.places) != len(known.hidden):
        raise NoSampleError("the numbers of cards contradict each other")
    likelihoods = _likelihoods(observation, variant, known, weighted=weighted)
    try:
        chain = _Chain(known, likelihoods, chance)
    except NoSampleError:
        # Somebody has broken a rule: only the numbers of cards are certain.
        chain = _Chain(known.without_rules(), (), chance)
    builder = _Builder(observation, known.places)
    return tuple(builder.deal(masks, chance) for masks in chain.draw(count))


def _likelihoods(
    observation: Observation, variant: Variant, known: Knowledge, *, weighted: bool
) -> tuple[HandLikelihood, ...]:
    """Return how likely the hands are, by seat; if not *weighted*, by their limits alone."""
    found = []
    for n in range(len(observation.round.seats)):
        seat = Seat(n)
        shown = observation.deal.hands[seat].cards | played_by(observation, seat)
        limits = ((limit.cards.mask, limit.least, limit.most) for limit in known.limits[seat])
        hand = HandLikelihood(shown.mask, tuple(limits))
        likely = bots_of(variant).likely
        found.append(likely(observation, variant, seat, hand) if weighted else hand)
    return tuple(found)


@dataclass(slots=True)
class _Part:
    """Hand and pile of a seat, by their places (-1: nothing of it is hidden)."""

    likelihood: HandLikelihood
    hand: int
    pile: int
    penalty: float = 0.0
    """The penalty for the cards that lie there now."""


class _Chain:
    """The Markov chain: where the hidden cards lie now, and the exchanges."""

    def __init__(
        self, known: Knowledge, likelihoods: tuple[HandLikelihood, ...], chance: Random
    ) -> None:
        self.places = known.places
        self.chance = chance
        self.cards = [card.bit for card in known.hidden]
        self.at = self._first_way()
        self.masks = [0] * len(self.places)
        for bit, place in zip(self.cards, self.at, strict=True):
            self.masks[place] |= bit
        self._set_likelihoods(likelihoods)
        self._walk(FIRST_STEPS * len(self.cards))
        tries = SEARCH_STEPS
        while tries and self._violations():
            self._walk(len(self.cards))
            tries -= 1

    def draw(self, count: int) -> Iterator[list[int]]:
        """Yield the cards by place, *count* times."""
        for _ in range(count):
            self._walk(len(self.cards) // 2 + 4)
            tries = SEARCH_STEPS
            while tries and self._violations():
                self._walk(len(self.cards))
                tries -= 1
            yield self.masks

    def _set_likelihoods(self, likelihoods: tuple[HandLikelihood, ...]) -> None:
        hands = {p.seat: n for n, p in enumerate(self.places) if p.kind is PlaceKind.HAND}
        piles = {p.seat: n for n, p in enumerate(self.places) if p.kind is PlaceKind.PILE}
        self.parts: list[_Part | None] = [None] * len(self.places)
        self.limited: list[tuple[HandLikelihood, int]] = []
        for seat, likelihood in enumerate(likelihoods):
            hand, pile = hands.get(Seat(seat), -1), piles.get(Seat(seat), -1)
            if likelihood.is_uniform() or hand + pile == -2:
                continue
            if likelihood.limits and hand >= 0:
                self.limited.append((likelihood, hand))
            part = _Part(likelihood, hand, pile)
            part.penalty = self._penalty(part)
            for place in (hand, pile):
                if place >= 0:
                    self.parts[place] = part

    def _violations(self) -> int:
        return sum(likelihood.violations(self.masks[hand]) for likelihood, hand in self.limited)

    def _penalty(self, part: _Part) -> float:
        masks = self.masks
        return part.likelihood.penalty(
            masks[part.hand] if part.hand >= 0 else 0, masks[part.pile] if part.pile >= 0 else 0
        )

    def _walk(self, steps: int) -> None:
        """Try so many exchanges of two cards."""
        step()
        size, number = len(self.cards), self.chance.random
        if size < 2:
            return
        cards, at, places, parts = self.cards, self.at, self.places, self.parts
        may = [place.may.mask for place in places]
        for _ in range(steps):
            i, j = int(number() * size), int(number() * size)
            here, there = at[i], at[j]
            if here == there or not (may[there] & cards[i] and may[here] & cards[j]):
                continue
            one, two = parts[here], parts[there]
            self._exchange(i, j)
            if one is None and two is None:
                continue
            # The penalty before the exchange is stored with the part.
            first = self._penalty(one) if one else 0.0
            second = self._penalty(two) if two and two is not one else 0.0
            before = one.penalty if one else 0.0
            before += two.penalty if two and two is not one else 0.0
            if first + second > before and number() >= exp(before - first - second):
                self._exchange(i, j)
                continue
            if one:
                one.penalty = first
            if two and two is not one:
                two.penalty = second

    def _exchange(self, i: int, j: int) -> None:
        here, there = self.at[i], self.at[j]
        both = self.cards[i] | self.cards[j]
        self.masks[here] ^= both
        self.masks[there] ^= both
        self.at[i], self.at[j] = there, here

    def _first_way(self) -> list[int]:
        """Return a place for every hidden card that may lie there.

        Raises:
            NoSampleError: there is none.
        """
        room = [place.room for place in self.places]
        lying: list[list[int]] = [[] for _ in self.places]
        at = [-1] * len(self.cards)
        order = list(range(len(self.cards)))
        self.chance.shuffle(order)
        order.sort(key=lambda n: len(self._choices(n)))
        for n in order:
            chain = self._way_to_room(n, room, lying, at)
            if chain is None:
                raise NoSampleError("a card can lie nowhere")
            for card, place in chain:
                if at[card] >= 0:
                    lying[at[card]].remove(card)
                at[card] = place
                lying[place].append(card)
            room[chain[-1][1]] -= 1
        return at

    def _choices(self, card: int) -> list[int]:
        bit = self.cards[card]
        return [n for n, place in enumerate(self.places) if place.may.mask & bit]

    def _way_to_room(
        self, card: int, room: list[int], lying: list[list[int]], at: list[int]
    ) -> list[tuple[int, int]] | None:
        """Return moves that make room for a card: it pushes others on until one finds room."""
        queue: list[list[tuple[int, int]]] = [[]]
        seen: set[int] = set()
        while queue:
            moves = queue.pop(0)
            last = moves[-1][0] if moves else card
            pushed = card if not moves else last
            for place in self._shuffled_choices(pushed):
                if place in seen or place == at[pushed]:
                    continue
                step = [*moves[:-1], (pushed, place)] if moves else [(pushed, place)]
                if room[place]:
                    return step
                seen.add(place)
                queue += [[*step, (other, -1)] for other in lying[place]]
        return None

    def _shuffled_choices(self, card: int) -> list[int]:
        places = self._choices(card)
        self.chance.shuffle(places)
        return places


class _Builder:
    """Makes deals of the hidden cards by place."""

    def __init__(self, observation: Observation, places: tuple[Place, ...]) -> None:
        self.observation = observation
        self.places = places
        self.played = [
            played_by(observation, Seat(seat)) for seat in range(len(observation.deal.hands))
        ]

    def deal(self, masks: list[int], chance: Random) -> SampledDeal:
        """Return the deal in which the hidden cards lie so."""
        deal = self.observation.deal
        hands = [hand.cards for hand in deal.hands]
        piles = [pile.cards for pile in deal.discards]
        lost = [NO_CARDS] * len(hands)
        talon: list[Card] = []
        for place, mask in zip(self.places, masks, strict=True):
            cards = CardSet(mask)
            if place.seat is None:
                talon = list(cards)
            elif place.kind is PlaceKind.HAND:
                hands[place.seat] |= cards
            elif place.kind is PlaceKind.PILE:
                piles[place.seat] |= cards
            else:
                lost[place.seat] |= cards
        chance.shuffle(talon)
        return SampledDeal(
            tuple(hands), tuple(piles), self._talon(hands, piles, talon, chance), tuple(lost)
        )

    def _talon(
        self, hands: list[CardSet], piles: list[CardSet], unseen: list[Card], chance: Random
    ) -> tuple[Card | None, ...]:
        """Return the talon by place; what somebody took is one of the cards he had."""
        talon: list[Card | None] = []
        given: set[Card | None] = {place.card for place in self.observation.deal.talon}
        for place in self.observation.deal.talon:
            card = place.card
            if card is None and place.taken_by is None:
                card = unseen.pop() if unseen and not place.added else None
            elif card is None and place.taken_by is not None:
                card = self._drawn(place.taken_by, hands, piles, given, chance)
                given.add(card)
            talon.append(card)
        return tuple(talon)

    def _drawn(
        self,
        seat: Seat,
        hands: list[CardSet],
        piles: list[CardSet],
        given: set[Card | None],
        chance: Random,
    ) -> Card | None:
        """Return a card that *seat* may have drawn; the called one if he has it, it is likely.

        `None`: a staged hand, which did not begin with the deal, may lack the cards.
        """
        observation = self.observation
        had = hands[seat] | piles[seat] | self.played[seat]
        called = observation.calls.card
        likely = called is not None and called in had and called not in given
        if called is not None and likely and seat == observation.auction.declarer:
            return called
        left = had - CardSet.gather(card for card in given if card)
        dealt = CardSet.of(observation.deal.forehand_card or PACK[0])
        return chance.choice(tuple(left - dealt or left)) if left else None
