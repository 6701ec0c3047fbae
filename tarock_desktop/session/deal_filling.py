"""Chance deals the cards that lie nowhere yet, as the wishes for each place allow.

What counting can disprove is told as such. Otherwise whole deals are tried first, all that fit
being equally likely. Where wishes are so rare that none of them fits, a deal is led towards the
wishes by exchanging cards, and then mixed by exchanges that keep them. Equal seeds, equal deals.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK, Card, Suit
from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.documents.faults import fault
from tarock_desktop.rules.pack import PackLaw
from tarock_desktop.session.deal_wishes import ANYTHING, Pile, reach, wish_faults
from tarock_desktop.session.deals import Deal, DealFault, right_sizes, status
from tarock_desktop.variants.schema import Sheet

WHOLE_DEALS: Final = 200
"""Deals that are tried as they come."""
EXCHANGES: Final = 10_000
"""Exchanges by which one deal is led towards the wishes."""
BEGINNINGS: Final = 4
"""Deals that are led so."""
MIXING: Final = 1_000
"""Exchanges that mix a deal which fits."""
TRIES: Final = WHOLE_DEALS + BEGINNINGS * EXCHANGES
_UPWARDS: Final = 40
"""One in so many exchanges is kept although it leads away from the wishes."""


class Unfilled(Struct, frozen=True):
    """Why there is no deal."""

    faults: tuple[DealFault, ...]


def placed(deal: Deal) -> CardSet:
    """Return the cards that lie somewhere."""
    return CardSet.gather(card for pile in deal.piles for card in pile)


def without(deal: Deal, cards: CardSet) -> Deal:
    """Return a deal in which *cards* lie nowhere."""
    left = [tuple(card for card in pile if card not in cards) for pile in deal.piles]
    return replace(deal, hands=tuple(left[:-1]), talon=left[-1], number="")


def piles_of(deal: Deal, sheet: Sheet) -> tuple[Pile, ...]:
    """Return what lies at each place, what is wished, and what is to come."""
    sizes = right_sizes(len(deal.hands), deal.dealer, sheet)
    return tuple(
        Pile(
            deal.where(place),
            deal.wish(place),
            CardSet.gather(cards),
            max(0, sizes[place] - len(cards)),
        )
        for place, cards in enumerate(deal.piles)
    )


def faults_of(deal: Deal, sheet: Sheet) -> tuple[DealFault, ...]:
    """Return everything that is wrong with a deal in the making, the wishes included."""
    free = CardSet.gather(PACK) - placed(deal)
    wrong = [
        DealFault(pile.where, what, card)
        for pile in piles_of(deal, sheet)
        for what, card in wish_faults(pile, free, sheet.pack)
    ]
    return (*status(deal, sheet), *wrong)


def fill(deal: Deal, sheet: Sheet, seed: str) -> Deal | Unfilled:
    """Return the deal that a seed text makes of one in the making; what lies there stays."""
    free = CardSet.gather(PACK) - placed(deal)
    piles = piles_of(deal, sheet)
    wrong = _not_to_be_mended(deal, sheet, piles, free)
    if wrong:
        return Unfilled(wrong)
    table = _Table(piles, free, sheet.pack, Generator(seed))
    if not table.search():
        what = fault("no deal was found in {number} tries; there may be one", number=TRIES)
        return Unfilled((DealFault("deal", what),))
    filled = [
        (*cards, *(card for card in table.order if table.place[card] == place))
        for place, cards in enumerate(deal.piles)
    ]
    return replace(deal, hands=tuple(filled[:-1]), talon=filled[-1], number="")


def _not_to_be_mended(
    deal: Deal, sheet: Sheet, piles: tuple[Pile, ...], free: CardSet
) -> tuple[DealFault, ...]:
    """Return what no further card can put right."""
    sizes = right_sizes(len(deal.hands), deal.dealer, sheet)
    over = {deal.where(at) for at, cards in enumerate(deal.piles) if len(cards) > sizes[at]}
    wrong = [
        each
        for each in status(deal, sheet)
        if each.card is not None or each.where in over or each.where == "dealer"
    ]
    wrong += [
        DealFault(pile.where, what, card)
        for pile in piles
        for what, card in wish_faults(pile, free, sheet.pack)
    ]
    if wrong:
        return tuple(wrong)
    if sum(pile.room for pile in piles) != len(free):
        name, people = sheet.ruleset.name, len(deal.hands)
        what = fault("{name} is not played with {number} hands", name=name, number=people)
        return (DealFault("deal", what),)
    if _is_too_much(piles, free, sheet.pack):
        return (DealFault("deal", fault("no deal meets all these wishes together")),)
    return ()


def _is_too_much(piles: tuple[Pile, ...], free: CardSet, pack: PackLaw) -> bool:
    """Return whether counting proves that the wishes can't be met together."""
    least, most, dealt = Fraction(0), Fraction(0), pack.count(CardSet.gather(PACK))
    for pile in piles:
        possible, wish = reach(pile, free, pack), pile.wish
        if possible is None:
            return True
        low, high = possible.points
        least += low if wish.least_points is None else max(low, Fraction(wish.least_points))
        most += high if wish.most_points is None else min(high, Fraction(wish.most_points))
    return not least <= dealt <= most or not _suits_fit(piles, free)


def _suits_fit(piles: tuple[Pile, ...], free: CardSet) -> bool:
    """Return whether the cards can lie so that all wishes for suits and trumps are met.

    A flow from the suits to the places; the trumps that a place must have flow beforehand.
    """
    supply = {suit: len(free.of_suit(suit)) for suit in Suit}
    demand = [pile.room for pile in piles]
    limit: dict[tuple[Suit, int], int] = {}
    for place, pile in enumerate(piles):
        there, wish = len(pile.fixed.of_suit(Suit.TAROCK)), pile.wish
        for suit in Suit:
            limit[suit, place] = 0 if suit in wish.void else pile.room
        if wish.most_trumps is not None:
            limit[Suit.TAROCK, place] = min(pile.room, max(0, wish.most_trumps - there))
        must = max(0, (wish.least_trumps or 0) - there)
        supply[Suit.TAROCK] -= must
        demand[place] -= must
        limit[Suit.TAROCK, place] -= must
    if min(*supply.values(), *demand, *limit.values()) < 0:
        return False
    wanted = sum(demand)
    return _flow(supply, demand, limit) == wanted


def _flow(supply: dict[Suit, int], demand: list[int], limit: dict[tuple[Suit, int], int]) -> int:
    """Return how many cards can be laid at most; all three are used up."""
    laid = dict.fromkeys(limit, 0)
    total = 0
    while True:
        way = _way(supply, demand, limit, laid)
        if not way:
            return total
        supply[way[0][0]] -= 1
        demand[way[-1][1]] -= 1
        for suit, place, step in way:
            laid[suit, place] += step
        total += 1


def _way(
    supply: dict[Suit, int],
    demand: list[int],
    limit: dict[tuple[Suit, int], int],
    laid: dict[tuple[Suit, int], int],
) -> list[tuple[Suit, int, int]]:
    """Return how one more card can be laid: cards laid and taken back; empty: it can't be."""
    ways: list[list[tuple[Suit, int, int]]] = [[]]
    starts = [suit for suit, count in supply.items() if count > 0]
    seen_suits, seen_places = set(starts), set()
    waiting = [(suit, ways[0]) for suit in starts]
    while waiting:
        suit, way = waiting.pop(0)
        for place, wanted in enumerate(demand):
            if place in seen_places or laid[suit, place] >= limit[suit, place]:
                continue
            seen_places.add(place)
            there = [*way, (suit, place, 1)]
            if wanted > 0:
                return there
            for other in Suit:
                if other not in seen_suits and laid[other, place] > 0:
                    seen_suits.add(other)
                    waiting.append((other, [*there, (other, place, -1)]))
    return []


class _Table:
    """The free cards at their places while a deal is looked for."""

    def __init__(
        self, piles: tuple[Pile, ...], free: CardSet, pack: PackLaw, chance: Generator
    ) -> None:
        self._piles, self._chance = piles, chance
        self._unit = math.lcm(*(value.denominator for value in pack.values))
        self._unit = math.lcm(self._unit, pack.points.deduction.denominator)
        self._worth = {card: self._scaled(pack.count(CardSet.of(card))) for card in PACK}
        self.order = list(free)
        """The free cards; those of one place stand in the order they are dealt."""
        self.place: dict[Card, int] = {}
        self._trumps, self._points, self._wrong = [0], [0], [0]

    def _scaled(self, points: Fraction) -> int:
        return int(points * self._unit)

    def search(self) -> bool:
        """Lay the cards so that all wishes are met; return whether that was found."""
        wishes = any(pile.wish != ANYTHING for pile in self._piles)
        for _ in range(WHOLE_DEALS):
            self._deal()
            if not wishes or not self._missed():
                return True
        for _ in range(BEGINNINGS):
            self._deal()
            if self._is_led():
                self._mix()
                return True
        return False

    def _deal(self) -> None:
        cards = self.order
        for last in range(len(cards) - 1, 0, -1):
            other = self._chance.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        at = 0
        self._trumps, self._points, self._wrong = [], [], []
        for place, pile in enumerate(self._piles):
            dealt = cards[at : at + pile.room]
            at += pile.room
            self.place.update(dict.fromkeys(dealt, place))
            held = [*pile.fixed, *dealt]
            self._trumps.append(sum(card.suit is Suit.TAROCK for card in held))
            self._points.append(sum(self._worth[card] for card in held))
            self._wrong.append(sum(card.suit in pile.wish.void for card in held))

    def _missed(self) -> int:
        """Return how far the deal is from the wishes; 0: they are met."""
        return sum(self._missed_at(place) for place in range(len(self._piles)))

    def _missed_at(self, place: int) -> int:
        wish, card = self._piles[place].wish, 3 * self._unit
        if wish == ANYTHING:
            return 0
        trumps = _outside(self._trumps[place], wish.least_trumps, wish.most_trumps, 1)
        points = _outside(self._points[place], wish.least_points, wish.most_points, self._unit)
        return card * (trumps + self._wrong[place]) + points

    def _is_led(self) -> bool:
        missed = self._missed()
        for _ in range(EXCHANGES):
            if not missed:
                return True
            missed = self._exchange(missed, upwards=True)
        return not missed

    def _mix(self) -> None:
        for _ in range(MIXING):
            self._exchange(0, upwards=False)

    def _exchange(self, missed: int, *, upwards: bool) -> int:
        """Exchange two cards if that leads towards the wishes; return what is missed then."""
        chance, cards = self._chance, self.order
        one, other = cards[chance.below(len(cards))], cards[chance.below(len(cards))]
        here, there = self.place[one], self.place[other]
        if here == there:
            return missed
        before = self._missed_at(here) + self._missed_at(there)
        self._swap(one, other)
        after = missed - before + self._missed_at(here) + self._missed_at(there)
        if after <= missed or (upwards and not chance.below(_UPWARDS)):
            return after
        self._swap(one, other)
        return missed

    def _swap(self, one: Card, other: Card) -> None:
        here, there = self.place[one], self.place[other]
        for card, old, new in ((one, here, there), (other, there, here)):
            self.place[card] = new
            for place, step in ((old, -1), (new, 1)):
                self._trumps[place] += step * (card.suit is Suit.TAROCK)
                self._points[place] += step * self._worth[card]
                self._wrong[place] += step * (card.suit in self._piles[place].wish.void)


def _outside(value: int, least: int | None, most: int | None, unit: int) -> int:
    """Return by how much a value lies outside of its bounds, which are in *unit*."""
    if least is not None and value < least * unit:
        return least * unit - value
    if most is not None and value > most * unit:
        return value - most * unit
    return 0
