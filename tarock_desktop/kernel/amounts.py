"""What a hand pays in the end, as tables: between two sides, or where everybody plays for himself.

Amounts are whole units of the kernel; `chip` says what a unit is in chips of the sheet.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Final

from msgspec import Struct, field

from tarock_desktop.kernel.layout import (
    BY_RANK,
    BY_SIDES,
    BY_TRICKS,
    FATES,
    FEATS_AT,
    M16,
    MIXED,
    MOST_COUNTED,
    PAY_FATE,
    PAY_KIND,
    PAY_MADE,
    PAY_OFFSET,
    PAY_ROWS,
    PAY_SALT,
    PAY_SETS,
    PAY_TOP,
    PAY_UNIT,
    RANKS,
    ROW,
    ROW_OF,
    SEAT_POINTS,
    SEAT_TRICKS,
    SETS_AT,
    STAGE,
    STAGE_ROW,
    STAGES,
    VECTORS,
)
from tarock_desktop.kernel.marks import hash_of

OUT_OF_REACH: Final = 4000
"""Sixths of a point nobody has."""
ENDS: Final = range(1, MIXED + 1)
"""Stages in which feats are paid: the declarer's side has all tricks, the other, neither."""
Pair = tuple[int, int]
"""What is paid if the declarer's side does something, and if the other does."""
MADE_FEATS: Final = 8
SETS: Final = 2


class Feats(Struct, frozen=True):
    """What is paid beside points and the Pagat's fate in the last trick; nothing by default."""

    made: tuple[tuple[Pair, ...], ...] = (((0, 0),) * MADE_FEATS,) * (MIXED + 1)
    """By stage: four cards that take a certain trick (the last, the one before, ...), three that
    are caught, one that is in the last trick."""
    sets: tuple[tuple[Pair, ...], ...] = (((0, 0),) * SETS,) * (MIXED + 1)
    """By stage: for having all cards of a set."""

    def of_made(self, stage: int, number: int) -> int:
        """Return what a bit of the feats made pays."""
        return self.made[stage][number // 2][number % 2]

    def of_sets(self, stage: int, bits: int) -> int:
        """Return what is paid when *bits* tell who has cards of the sets."""
        pairs = (bits & 3, bits >> 2 & 3)
        alone = ((side - 1 if side in (1, 2) else None) for side in pairs)
        found = zip(self.sets[stage], alone, strict=True)
        return sum(pair[side] for pair, side in found if side is not None)


class Payoff(Struct, frozen=True, dict=True):
    """What the declarer gets in the end, where two sides play."""

    unit: int
    """Sixths of a point a column of `game` stands for."""
    game: tuple[tuple[int, ...], ...]
    """Rows by card points of the declarer's side; they grow with the points."""
    fates: tuple[tuple[int, ...], ...] = ((0,) * FATES,) * STAGES
    """By stage of the tricks and fate of the Pagat: added."""
    rows: tuple[tuple[int, ...], ...] = tuple((stage,) * FATES for stage in range(STAGES))
    """By stage of the tricks and fate of the Pagat: the row."""
    feats: Feats = field(default_factory=Feats)
    chip: Fraction = Fraction(1)
    """Chips of a unit."""
    shares: tuple[Fraction, ...] = ()
    """What each player gets for a unit of the declarer's, in order of play; empty: as usual."""
    for_points: bool = True
    """Whether card points matter."""

    @cached_property
    def _amounts(self) -> list[int]:
        return []

    def __post_init__(self) -> None:
        """Refuse what the search can't maximise."""
        for row in self.game:
            if list(row) != sorted(row):
                raise ValueError("more card points must not be paid less")
            if len(row) > ROW:
                raise ValueError(f"{len(row)} columns of points, at most {ROW}")

    def amount(self, taken: int, points: int, fate: int) -> int:
        """Return what the declarer gets; *taken* as in `layout.TAKEN`, *points* in sixths."""
        stage = taken & STAGE
        row = self.game[self.rows[stage][fate]]
        paid = row[points // self.unit] + self.fates[stage][fate]
        if taken >> SETS_AT:
            mixed, made = stage & MIXED, taken >> FEATS_AT & M16
            paid += self.feats.of_sets(mixed, taken >> SETS_AT & 15)
            bits = range(2 * MADE_FEATS)
            paid += sum(self.feats.of_made(mixed, n) for n in bits if made >> n & 1)
        return paid

    def least_points(self, stage: int, fate: int, need: int) -> int:
        """Return the sixths of a point with which the declarer gets *need* units."""
        wanted = need - self.fates[stage][fate]
        columns = enumerate(self.game[self.rows[stage][fate]])
        return next((n * self.unit for n, paid in columns if paid >= wanted), OUT_OF_REACH)

    def amounts(self) -> list[int]:
        """Return everything that can come out, rising."""
        if not self._amounts:
            found: set[int] = set()
            for stage, (rows, fates) in enumerate(zip(self.rows, self.fates, strict=True)):
                sums = self._sums(stage) if stage in ENDS else {0}
                for row, fate in set(zip(rows, fates, strict=True)):
                    found |= {paid + fate + more for paid in set(self.game[row]) for more in sums}
            self._amounts.extend(sorted(found))
        return self._amounts

    def _sums(self, stage: int) -> set[int]:
        """Return what all feats together may come to."""
        sums = {0}
        for pair in (*self.feats.made[stage], *self.feats.sets[stage]):
            if any(pair):
                sums = {one + more for one in sums for more in (0, *pair)}
        return sums

    def words(self) -> array[int]:
        """Return the payoff for the kernel's random play."""
        pay = array("Q", [PAY_OFFSET]) * (PAY_ROWS + len(self.game) * ROW)
        pay[PAY_UNIT], pay[PAY_KIND] = self.unit, BY_SIDES
        for stage in range(STAGES):
            for fate in range(FATES):
                place = stage * FATES + fate
                pay[ROW_OF + place] = self.rows[stage][fate]
                pay[PAY_FATE + place] += self.fates[stage][fate]
        for stage in ENDS:
            for n in range(2 * MADE_FEATS):
                pay[PAY_MADE + STAGE_ROW * stage + n] += self.feats.of_made(stage, n)
                pay[PAY_SETS + STAGE_ROW * stage + n] += self.feats.of_sets(stage, n)
        for number, row in enumerate(self.game):
            for column, paid in enumerate(row):
                pay[PAY_ROWS + number * ROW + column] += paid
        return salted(pay)

    def paid(self, declared: int, side: tuple[bool, ...]) -> tuple[Fraction, ...]:
        """Return what each player gets in chips when the declarer gets *declared* units.

        *side* tells who plays with the declarer.
        """
        own = sum(side)
        usual = (Fraction(1) if mine else Fraction(-own, len(side) - own) for mine in side)
        return tuple(declared * self.chip * share for share in self.shares or usual)


class EachPayoff(Struct, frozen=True):
    """What everybody gets where there are no two sides."""

    vectors: Mapping[int, tuple[int, ...]]
    """By the way the hand ends (see `endings`): what each gets, in order of play."""
    players: int
    unit: int = 1
    """Sixths of a point a column stands for."""
    ranks: tuple[int, ...] = ()
    """By column of points: the rank in a comparison. Empty: tricks are counted, not points."""
    top: int = ROW
    """Columns from which who has most points counts as having very many."""
    chip: Fraction = Fraction(1)

    def words(self) -> array[int]:
        """Return the payments for the kernel."""
        pay = array("Q", [PAY_OFFSET * 2]) * (VECTORS + 4 * (1 + max(self.vectors)))
        pay[PAY_UNIT] = self.unit
        pay[PAY_KIND] = BY_RANK if self.ranks else BY_TRICKS
        pay[PAY_TOP] = self.top
        for column in range(ROW):
            pay[RANKS + column] = self.ranks[min(column, len(self.ranks) - 1)] if self.ranks else 0
        for way, amounts in self.vectors.items():
            for place, amount in enumerate(amounts):
                pay[VECTORS + 4 * way + place] += amount
        return salted(pay)

    def at_end(self, state: Sequence[int]) -> tuple[int, ...]:
        """Return what each player gets at the end of a hand."""
        places = range(self.players)
        if not self.ranks:
            taken = [state[SEAT_TRICKS] >> 8 * place & 255 for place in places]
            return self.vectors[way_of_tricks(taken)]
        columns = [(state[SEAT_POINTS] >> 16 * place & M16) // self.unit for place in places]
        way = way_of_order(
            tuple(self.ranks[column] for column in columns),
            very_many=max(columns) >= self.top,
            trickless=0 in columns,
        )
        return self.vectors[way]

    def amounts_of(self, place: int) -> list[int]:
        """Return everything one player can get, rising."""
        return sorted({amounts[place] for amounts in self.vectors.values()})


def salted(pay: array[int]) -> array[int]:
    """Return payments with the mark of the memory's entries."""
    pay[PAY_SALT] = 0
    pay[PAY_SALT] = hash_of(pay)
    return pay


def orders(players: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to rank players, ties included: 0 is the lowest rank, none is left out."""
    for number in range(players**players):
        ranks = tuple(number // players**place % players for place in range(players))
        if set(ranks) == set(range(max(ranks) + 1)):
            yield ranks


def way_of_tricks(taken: Sequence[int]) -> int:
    """Return the number of a way to end for players who have so many tricks."""
    return sum(min(tricks, MOST_COUNTED) << 2 * place for place, tricks in enumerate(taken))


def way_of_order(ranks: tuple[int, ...], *, very_many: bool, trickless: bool) -> int:
    """Return the number of a way to end for players who are ranked so; see `tricks.ending`."""
    way = 0
    for one in range(len(ranks)):
        for other in range(one):
            way = 3 * way + (ranks[other] > ranks[one]) - (ranks[other] < ranks[one]) + 1
    return 4 * way + 2 * very_many + trickless
