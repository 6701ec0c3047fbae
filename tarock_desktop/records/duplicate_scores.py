"""Tables that played the same deals are compared seat by seat with their mean (ADR 29)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from msgspec import Struct

from tarock_desktop.records.duplicate_results import TableResults
from tarock_desktop.records.duplicate_sets import DuplicateSet
from tarock_desktop.table.amounts import ZERO, Amounts, no_amounts
from tarock_desktop.table.seats import Seat


class DealScores(Struct, frozen=True):
    """One deal at all tables."""

    number: int
    """Of the deal in the set, from 1."""
    dealer: Seat
    scores: tuple[Amounts | None, ...]
    """By table, what each seat gained; `None`: the table has not played it."""
    mean: Amounts
    """Of the tables that played it, by seat."""
    differences: tuple[Amounts | None, ...]
    """By table, from the mean; `None`: not played, or nobody else has."""


class DuplicateStanding(Struct, frozen=True):
    """What one person came to."""

    place: int
    """From 1; equal differences have equal places."""
    table: int
    seat: Seat
    name: str
    scored: Fraction
    """Gained in all deals."""
    difference: Fraction


class Comparison(Struct, frozen=True):
    """All tables beside each other."""

    deals: tuple[DealScores, ...]
    differences: tuple[Amounts, ...]
    """By table, the sum of the differences of each seat."""
    standings: tuple[DuplicateStanding, ...]

    @property
    def is_proved(self) -> bool:
        """Whether all scores, and the differences of every seat, add up to zero."""
        rows = (row for deal in self.deals for row in deal.scores if row is not None)
        seats = zip(*self.differences, strict=True)
        return not any(map(sum, rows)) and not any(map(sum, seats))


def compare(played: DuplicateSet, tables: Sequence[TableResults]) -> Comparison:
    """Compare the results of tables, deal by deal."""
    deals = tuple(_deals(played, tables))
    totals = tuple(_sum((deal.scores[at] for deal in deals), played) for at in range(len(tables)))
    differences = tuple(
        _sum((deal.differences[at] for deal in deals), played) for at in range(len(tables))
    )
    return Comparison(deals, differences, tuple(_standings(tables, totals, differences)))


def _deals(played: DuplicateSet, tables: Sequence[TableResults]) -> Iterator[DealScores]:
    for number, deal in enumerate(played.deals, start=1):
        scores = tuple(table.scores.get(number) for table in tables)
        there = [row for row in scores if row is not None]
        mean = (
            tuple(sum(column, ZERO) / len(there) for column in zip(*there, strict=True))
            if there
            else no_amounts(played.people)
        )
        differences = tuple(
            None
            if row is None or len(there) < 2
            else tuple(each - usual for each, usual in zip(row, mean, strict=True))
            for row in scores
        )
        yield DealScores(number, deal.dealer, scores, mean, differences)


def _sum(
    rows: Iterator[Amounts | None] | Sequence[Amounts | None], played: DuplicateSet
) -> Amounts:
    there = [row for row in rows if row is not None]
    if not there:
        return no_amounts(played.people)
    return tuple(sum(column, ZERO) for column in zip(*there, strict=True))


def _standings(
    tables: Sequence[TableResults], totals: Sequence[Amounts], differences: Sequence[Amounts]
) -> Iterator[DuplicateStanding]:
    people = [
        (difference, at, seat)
        for at, row in enumerate(differences)
        for seat, difference in enumerate(row)
    ]
    people.sort(key=lambda each: (-each[0], each[1], each[2]))
    place, before = 0, None
    for count, (difference, at, seat) in enumerate(people, start=1):
        if difference != before:
            place, before = count, difference
        name = tables[at].names[seat]
        yield DuplicateStanding(place, at, Seat(seat), name, totals[at][seat], difference)
