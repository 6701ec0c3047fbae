"""What is wished of one place of a deal that chance fills, and whether that can be had there."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from itertools import accumulate
from typing import Final

import msgspec
from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.documents.faults import Fault, fault
from tarock_desktop.rules.pack import PackLaw

PLAIN_SUITS: Final = (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS)


class Suits(tuple[Suit, ...]):
    """Suits in the order they were named."""

    __slots__ = ()


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a hand or the talon is to be like; without any value: anything."""

    least_trumps: int | None = None
    most_trumps: int | None = None
    least_points: int | None = None
    """Card points as the sheet counts them."""
    most_points: int | None = None
    void: Suits = Suits()
    """Plain suits of which no card lies there."""


ANYTHING: Final = Wish()


class Pile(Struct, frozen=True):
    """One place of a deal: what is wished there, what lies there, and how much is still free."""

    where: str
    """The seat's letter, or `talon`."""
    wish: Wish
    fixed: CardSet
    room: int
    """How many cards are still to come."""


class Reach(Struct, frozen=True):
    """What is possible at a place, whatever lies elsewhere."""

    trumps: tuple[int, int]
    """The least and the most."""
    points: tuple[Fraction, Fraction]


def reach(pile: Pile, free: CardSet, pack: PackLaw) -> Reach | None:
    """Return what a place can come to with cards of *free*; `None`: it can't be filled.

    Wishes for suits count, and so do those for the number of trumps where they can be had.
    """
    trumps = free.of_suit(Suit.TAROCK)
    plain = CardSet.gather(card for card in free - trumps if card.suit not in pile.wish.void)
    there = len(pile.fixed.of_suit(Suit.TAROCK))
    few, many = max(0, pile.room - len(plain)), min(pile.room, len(trumps))
    if few > many:
        return None
    least = max(few, (pile.wish.least_trumps or 0) - there)
    most = many if pile.wish.most_trumps is None else min(many, pile.wish.most_trumps - there)
    counts = range(least, most + 1) or range(few, many + 1)
    lies = pack.count(pile.fixed)
    low, high = _sums(trumps, pack, is_dear=False), _sums(trumps, pack, is_dear=True)
    low_plain, high_plain = _sums(plain, pack, is_dear=False), _sums(plain, pack, is_dear=True)
    fewest = min(low[count] + low_plain[pile.room - count] for count in counts)
    richest = max(high[count] + high_plain[pile.room - count] for count in counts)
    return Reach((there + few, there + many), (lies + fewest, lies + richest))


def _sums(cards: CardSet, pack: PackLaw, *, is_dear: bool) -> list[Fraction]:
    """Return what no card, one card, two cards ... count: the dearest first, or the cheapest."""
    worth = sorted(
        (pack.values[card.id] - pack.points.deduction for card in cards), reverse=is_dear
    )
    return list(accumulate(worth, initial=Fraction(0)))


def wish_faults(pile: Pile, free: CardSet, pack: PackLaw) -> Iterator[tuple[Fault, Card | None]]:
    """Say which wishes of a place can't be had, with the card that lies in the way."""
    place, wish = place_name(pile.where), pile.wish
    barred = [card for card in pile.fixed if card.suit in wish.void]
    for card in barred:
        yield (
            fault(
                "{place}: no card of this suit is wished, and {card} lies there",
                place=place,
                card=card.name,
            ),
            card,
        )
    possible = reach(pile, free, pack)
    if possible is None:
        # Without such a wish too few cards are left for all places, which is told anyway.
        if wish.void:
            what = fault("{place}: there are not enough cards of the other suits", place=place)
            yield what, None
        return
    for found in _wrong_trumps(place, wish, possible.trumps):
        yield found, None
    for found in _wrong_points(place, wish, possible.points):
        yield found, None


def _wrong_trumps(place: Fault, wish: Wish, possible: tuple[int, int]) -> Iterator[Fault]:
    least, most = wish.least_trumps, wish.most_trumps
    if least is not None and most is not None and least > most:
        yield fault(
            "{place}: at least {least} trumps are wished, and at most {most}",
            place=place,
            least=least,
            most=most,
        )
        return
    if least is not None and least > possible[1]:
        yield fault(
            "{place}: at least {least} trumps are wished, {most} are possible",
            place=place,
            least=least,
            most=possible[1],
        )
    if most is not None and most < possible[0]:
        yield fault(
            "{place}: at most {most} trumps are wished, {least} are certain",
            place=place,
            most=most,
            least=possible[0],
        )


def _wrong_points(
    place: Fault, wish: Wish, possible: tuple[Fraction, Fraction]
) -> Iterator[Fault]:
    least, most = wish.least_points, wish.most_points
    if least is not None and most is not None and least > most:
        yield fault(
            "{place}: at least {least} points are wished, and at most {most}",
            place=place,
            least=least,
            most=most,
        )
        return
    if least is not None and least > possible[1]:
        yield fault(
            "{place}: at least {least} points are wished, {most} are possible",
            place=place,
            least=least,
            most=math.floor(possible[1]),
        )
    if most is not None and most < possible[0]:
        yield fault(
            "{place}: at most {most} points are wished, {least} are certain",
            place=place,
            most=most,
            least=math.ceil(possible[0]),
        )


def place_name(where: str) -> Fault:
    """Return what a place is called in a sentence."""
    return fault("the talon") if where == "talon" else fault("hand {seat}", seat=where)
