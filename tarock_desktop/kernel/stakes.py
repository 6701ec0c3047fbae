"""What a hand in play will pay, and which cards matter for that.

The kernel has no scoring of its own. A family's module `ends` makes up ways in which the hand may
end and asks the ruleset what each pays; `side_ends` and `feat_ends` hold what families share.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cache, reduce
from itertools import pairwise
from math import gcd, lcm
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import PACK, Card
from tarock_desktop.kernel.amounts import EachPayoff, Pair, Payoff, orders, way_of_order
from tarock_desktop.kernel.layout import MIXED, ROW
from tarock_desktop.kernel.steps import step
from tarock_desktop.rules.pack import PackLaw
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.records import Hand, Play, Trick
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

SIXTHS: Final = 6
FEW: Final = 1
"""Card points of who has few, where only the order counts."""


class UntranslatableError(ValueError):
    """A table the kernel can't play on: somebody has broken a rule that changes the count."""


class WatchedCards(Struct, frozen=True):
    """Cards that make or lose something beside their points; see `games.Watched`."""

    birds: tuple[Card | None, ...] = (None,) * 4
    caught: tuple[Card | None, ...] = (None,) * 3
    last: Card | None = None
    sets: tuple[CardSet, ...] = (NO_CARDS,) * 2
    pagat: bool = False


class Stakes(Struct, frozen=True):
    """What is paid, and what a hand is played for."""

    payoff: Payoff | EachPayoff
    watched: WatchedCards = field(default_factory=WatchedCards)
    valat_caller: int = 0
    """Who called all tricks: 0 nobody, 1 the declarer's side, 2 the other."""
    silent: tuple[Seat, ...] = ()
    """Who nullifies a called Valat by breaking it."""
    counts_tricks: bool = False
    avoid: bool = False
    limits: tuple[int, ...] = ()


class CountedCards(Struct, frozen=True):
    """Cards that lie with a side before the first trick."""

    own: CardSet
    """With the declarer's side: they count for it."""
    others: CardSet = NO_CARDS


class Ended(Struct, frozen=True):
    """How a made-up hand ends."""

    stage: int = MIXED
    """Who has taken tricks; see `layout.TAKEN`."""
    points: Fraction = Fraction(0)
    """Card points of the declarer's side."""
    made: tuple[str, int] = ("", 0)
    """The only feat made beside points and tricks, and by which side: 0 the declarer's."""


class Ends(ABC):
    """Made-up ends of one hand, under one family of sheets."""

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """Return all that the payment depends on."""

    @abstractmethod
    def stakes(self) -> Stakes:
        """Return what is paid."""

    @abstractmethod
    def counted(self) -> CountedCards:
        """Return what lies with the sides already."""


def sixths(points: Fraction) -> int:
    """Return card points in sixths."""
    number = points * SIXTHS
    if number.denominator != 1:
        raise ValueError(f"{points} is no number of sixths")
    return int(number)


class Columns(Struct, frozen=True):
    """The numbers of card points a side can have, rising by equal steps."""

    unit: int
    """Sixths of a point a step is."""
    number: int

    def points(self, column: int) -> Fraction:
        """Return the card points of a column."""
        return Fraction(column * self.unit, SIXTHS)


def counts(pack: PackLaw) -> tuple[int, ...]:
    """Return the sixths of a point each card counts, by card id."""
    return tuple(sixths(pack.count(CardSet.of(card))) for card in PACK)


def columns_of(pack: PackLaw) -> Columns:
    """Return the numbers of card points that can be had with a pack."""
    values = counts(pack)
    unit = reduce(gcd, values)
    return Columns(unit, sum(values) // unit + 1)


def row(
    paid: Callable[[Fraction], Fraction], columns: Columns, cuts: set[int] | None = None
) -> tuple[Fraction, ...]:
    """Return what is paid for each column; between equal ends it is the same.

    *cuts* are columns from which other rows pay something else; those of this row are added.
    """

    @cache
    def at(place: int) -> Fraction:
        return paid(columns.points(place))

    cuts = set() if cuts is None else cuts
    found = [at(0)] * columns.number
    open_parts = [(a, b - 1) for a, b in pairwise((0, *sorted(cuts), columns.number))]
    while open_parts:
        first, last = open_parts.pop()
        if at(first) == at(last):
            found[first : last + 1] = [at(first)] * (last + 1 - first)
        else:
            middle = (first + last) // 2
            open_parts += [(first, middle), (middle + 1, last)]
    # Most neighbours are one object: to compare amounts is dear.
    cuts |= {n for n, (a, b) in enumerate(pairwise(found), 1) if a is not b and a != b}
    return tuple(found)


def chip_of(amounts: Iterable[Fraction]) -> Fraction:
    """Return the largest amount of which all *amounts* are whole multiples."""
    found = [amount for amount in set(amounts) if amount]
    below = lcm(*(amount.denominator for amount in found))
    return Fraction(gcd(*(int(amount * below) for amount in found)) or below, below)


def in_units(
    pays: Sequence[Sequence[tuple[Fraction, Fraction]]], chip: Fraction
) -> tuple[tuple[Pair, ...], ...]:
    """Return payments for what either side makes in units of the kernel."""
    return tuple(tuple((int(a / chip), int(b / chip)) for a, b in pairs) for pairs in pays)


def amounts_by_place(lines: Sequence[ScoreLine], order: Sequence[Seat]) -> tuple[Fraction, ...]:
    """Return what each player gets by these lines, in order of play."""
    step()
    zero = Fraction(0)
    return tuple(sum((line.amounts[seat] for line in lines), zero) for seat in order)


def before_play(view: View) -> View:
    """Return a table as it was before the first card: what was played is in the hands again."""
    played: dict[Seat, list[Card]] = {}
    for trick in (*view.play.tricks, Trick(view.play.trick, Seat(0))):
        for entry in trick.cards:
            played.setdefault(entry.seat, []).append(entry.card)
    hands = []
    for seat, hand in enumerate(view.deal.hands):
        own = CardSet.gather(played.get(Seat(seat), ()))
        hands.append(Hand(hand.cards | own, hand.size + len(own)))
    return replace(view, deal=replace(view.deal, hands=tuple(hands)), play=Play())


Asked = Callable[[tuple[Fraction, ...]], tuple[Fraction, ...]]
"""What each gets who has these points, in order of play."""


def paid_by_order(asked: Asked, players: int, columns: Columns) -> EachPayoff:
    """Return the payment of a game in which it counts who has more points than whom."""
    top = _very_many(asked, players, columns)
    found: dict[int, tuple[Fraction, ...]] = {}
    for ranks in orders(players):
        for very_many in (False, True) if top < columns.number else (False,):
            for trickless in (False, True):
                points = [Fraction(rank + FEW - trickless) for rank in ranks]
                if very_many:
                    most = columns.points(top)
                    points = [most if r == max(ranks) else p for r, p in zip(ranks, points)]  # noqa: B905
                if trickless and min(ranks) == max(ranks):
                    continue
                way = way_of_order(ranks, very_many=very_many, trickless=trickless)
                found[way] = asked(tuple(points))
    chip = chip_of(amount for amounts in found.values() for amount in amounts)
    vectors = {way: tuple(int(a / chip) for a in amounts) for way, amounts in found.items()}
    ranks = _ranks(asked, players, columns, top)
    return EachPayoff(vectors, players, columns.unit, ranks, min(top, ROW), chip)


def _very_many(asked: Asked, players: int, columns: Columns) -> int:
    """Return from which column on who has most gets something else."""

    def at(column: int) -> tuple[Fraction, ...]:
        return asked((columns.points(column), *(Fraction(FEW),) * (players - 1)))

    low, high = columns.number // players, columns.number - 1
    few, many = at(low), at(high)
    if few == many:
        return columns.number
    while low + 1 < high:
        middle = (low + high) // 2
        low, high = (middle, high) if at(middle) == few else (low, middle)
    return high


def _ranks(asked: Asked, players: int, columns: Columns, top: int) -> tuple[int, ...]:
    """Return which numbers of points count as the same in a comparison: by column a rank."""
    nothing, most = Fraction(0), columns.points(top - 1)
    # Two are compared as those with most, and with somebody above and somebody below them.
    others = [(nothing,) * (players - 2), (most, *(nothing,) * (players - 3))]
    found, rank = [0], 0
    for column in range(1, columns.number):
        less, more = columns.points(column - 1), columns.points(column)
        rank += column == 1 or any(
            asked((*pair, *rest)) != asked((more, more, *rest))
            for rest in others
            for pair in ((less, more), (more, less))
        )
        found.append(rank)
    return tuple(found)
