"""Rows of payments: what is asked of a sheet, and what is not."""

from __future__ import annotations

from fractions import Fraction

from tarock_desktop.kernel.stakes import Columns, row

THIRDS = Columns(2, 211)


def steps_at(*least: int):
    """Return a payment that rises from these points on, and the points it was asked for."""
    asked: list[Fraction] = []

    def paid(points: Fraction) -> Fraction:
        asked.append(points)
        return Fraction(sum(points >= each for each in least))

    return paid, asked


def every_column(paid) -> tuple[Fraction, ...]:
    return tuple(paid(THIRDS.points(column)) for column in range(THIRDS.number))


def test_a_row_is_the_same_whatever_cuts_are_known():
    paid, _ = steps_at(25, 36, 45)
    for cuts in (set(), {75, 108, 135}, {1, 74, 75, 200}, {210}):
        assert row(paid, THIRDS, cuts) == every_column(paid)
        assert {75, 108, 135} <= cuts


def test_where_another_row_was_cut_few_columns_are_asked_for():
    cuts: set[int] = set()
    row(steps_at(25, 36, 45)[0], THIRDS, cuts)
    assert cuts == {75, 108, 135}
    paid, asked = steps_at(25, 45)
    row(paid, THIRDS, cuts)
    assert len(asked) == 8
