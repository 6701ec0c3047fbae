"""Worlds: ways the hidden cards may lie, drawn from what one seat knows.

A chain of exchanges of two cards walks from one way to the next; it goes where nothing certain is
broken, and the more often the more likely a way is (Metropolis). So every world is consistent
with the observation, and common ones come more often.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random
from typing import Final

from tarock_desktop.bots.knowledge import (
    Knowledge,
    Place,
    PlaceKind,
    is_dealt,
    knowledge_of,
    played_by,
)
from tarock_desktop.bots.likelihood import Opinion, opinions_of
from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import PACK, Card
from tarock_desktop.records import dataclass
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant

FIRST_STEPS: Final = 4
"""Exchanges for every hidden card before the first world."""
SEARCH_STEPS: Final = 60
"""Exchanges for every hidden card after which no way without contradiction is taken to exist."""


class NoSampleError(LookupError):
    """The numbers of cards do not come out: nothing can be said about the hidden ones."""


@dataclass(frozen=True, slots=True)
class SampledDeal:
    """One way the cards may lie; the cards the viewer knows are where he knows them."""

    hands: tuple[CardSet, ...]
    """By seat."""
    piles: tuple[CardSet, ...]
    """Laid away, by seat."""
    talon: tuple[Card | None, ...]
    """By place; a card that was taken lies with its taker too."""
    lost: tuple[CardSet, ...]
    """Dropped unseen, by seat."""


def sampled_deals(
    observation: Observation, variant: Variant, count: int, seed: str, *, guesses: bool = True
) -> tuple[SampledDeal, ...]:
    """Return *count* worlds; equal seeds give equal worlds.

    Args:
        observation: what the seat knows, the hands being dealt.
        variant: the ruleset.
        count: how many.
        seed: all chance.
        guesses: whether likely worlds come more often; else every possible one as often.

    Raises:
        NoSampleError: the hands are not dealt, or the numbers of cards do not come out.
    """
    if not is_dealt(observation):
        raise NoSampleError("the hands are not dealt")
    chance = Random(seed)  # noqa: S311 - worlds are no secret
    known = knowledge_of(observation, variant)
    if sum(place.room for place in known.places) != len(known.hidden):
        raise NoSampleError("the cards do not come out")
    opinions = opinions_of(observation, variant, known.limits, guesses=guesses)
    try:
        chain = _Chain(known, opinions, chance)
    except NoSampleError:
        # Somebody has broken a rule: only the numbers of cards are certain.
        chain = _Chain(known.without_rules(), (), chance)
    builder = _Builder(observation, known.places)
    return tuple(builder.world(masks, chance) for masks in chain.draw(count))


@dataclass(slots=True)
class _Part:
    """Hand and pile of a seat, by their places (-1: nothing of it is hidden)."""

    opinion: Opinion
    hand: int
    pile: int
    against: float = 0.0
    """What speaks against the way they are filled now."""


class _Chain:
    """A way the hidden cards may lie, and its exchanges."""

    def __init__(self, known: Knowledge, opinions: tuple[Opinion, ...], chance: Random) -> None:
        self.places = known.places
        self.chance = chance
        self.cards = [card.bit for card in known.hidden]
        self.at = self._first_way()
        self.masks = [0] * len(self.places)
        for bit, place in zip(self.cards, self.at, strict=True):
            self.masks[place] |= bit
        self._set_opinions(opinions)
        self._walk(FIRST_STEPS * len(self.cards))
        tries = SEARCH_STEPS
        while tries and self._violations():
            self._walk(len(self.cards))
            tries -= 1

    def draw(self, count: int) -> Iterator[list[int]]:
        """Yield the cards by place of *count* worlds."""
        for _ in range(count):
            self._walk(len(self.cards) // 2 + 4)
            tries = SEARCH_STEPS
            while tries and self._violations():
                self._walk(len(self.cards))
                tries -= 1
            yield self.masks

    def _set_opinions(self, opinions: tuple[Opinion, ...]) -> None:
        hands = {p.seat: n for n, p in enumerate(self.places) if p.kind is PlaceKind.HAND}
        piles = {p.seat: n for n, p in enumerate(self.places) if p.kind is PlaceKind.PILE}
        self.parts: list[_Part | None] = [None] * len(self.places)
        self.limited: list[tuple[Opinion, int]] = []
        for seat, opinion in enumerate(opinions):
            hand, pile = hands.get(Seat(seat), -1), piles.get(Seat(seat), -1)
            if opinion.is_silent() or hand + pile == -2:
                continue
            if opinion.limits and hand >= 0:
                self.limited.append((opinion, hand))
            part = _Part(opinion, hand, pile)
            part.against = self._against(part)
            for place in (hand, pile):
                if place >= 0:
                    self.parts[place] = part

    def _violations(self) -> int:
        return sum(opinion.violations(self.masks[hand]) for opinion, hand in self.limited)

    def _against(self, part: _Part) -> float:
        masks = self.masks
        return part.opinion.against(
            masks[part.hand] if part.hand >= 0 else 0, masks[part.pile] if part.pile >= 0 else 0
        )

    def _walk(self, steps: int) -> None:
        """Try so many exchanges of two cards."""
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
            # What spoke against the way before is remembered with the part.
            first = self._against(one) if one else 0.0
            second = self._against(two) if two and two is not one else 0.0
            before = one.against if one else 0.0
            before += two.against if two and two is not one else 0.0
            if first + second > before and number() >= exp(before - first - second):
                self._exchange(i, j)
                continue
            if one:
                one.against = first
            if two and two is not one:
                two.against = second

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
    """Makes worlds of the hidden cards by place."""

    def __init__(self, observation: Observation, places: tuple[Place, ...]) -> None:
        self.observation = observation
        self.places = places
        self.played = [
            played_by(observation, Seat(seat)) for seat in range(len(observation.deal.hands))
        ]

    def world(self, masks: list[int], chance: Random) -> SampledDeal:
        """Return the world in which the hidden cards lie so."""
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
    ) -> Card:
        """Return a card that *seat* may have drawn; the called one if he has it, it is likely."""
        observation = self.observation
        had = hands[seat] | piles[seat] | self.played[seat]
        called = observation.calls.card
        likely = called is not None and called in had and called not in given
        if called is not None and likely and seat == observation.auction.declarer:
            return called
        left = had - CardSet.gather(card for card in given if card)
        dealt = CardSet.of(observation.deal.forehand_card or PACK[0])
        return chance.choice(tuple(left - dealt or left))
