"""Chips and loans: SPJST Art. 1, reading A42, vector B21."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import SeatRef
from tarock_desktop.rules.evening.bank import paid, sheet_total
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.state import opening_state
from tests.kit.play import variant_with


def table(*chips):
    return opening_state(tuple(Fraction(amount) for amount in chips))


def pay(state, *gains, **options):
    label = message("line.throw-in", SeatRef(0))
    line = ScoreLine("game", label, tuple(Fraction(gain) for gain in gains), "29")
    bank = variant_with("spjst", tuple(options.items())).sheet.bank
    return fold(state, paid(state, (line,), bank)).round


@pytest.mark.parametrize(
    ("unit", "debt", "loan"), [(10, 2, 10), (10, 10, 10), (10, 11, 20), (1, 2, 2), (100, 2, 100)]
)
def test_spjst_02_who_falls_short_borrows_the_least_that_covers_it(unit, debt, loan):
    after = pay(table(3, 100, 100, 100), -3 - debt, 3 + debt, 0, 0, loan_unit=unit)
    assert after.loans == (loan, 0, 0, 0)
    assert after.chips[0] == loan - debt
    assert after.scores[0] == -debt


def test_spjst_03_loans_are_deducted_and_all_scores_still_make_400():
    state = table(3, 197, 100, 100)
    round_ = pay(state, -9, 3, 3, 3)
    assert round_.scores == (-6, 200, 103, 103)
    after = pay(replace(state, round=round_), -15, 5, 5, 5)
    assert after.loans == (30, 0, 0, 0)
    assert after.scores == (-21, 205, 108, 108)
    assert sum(after.scores) == 400


def test_whoever_can_pay_borrows_nothing():
    assert pay(table(3, 100, 100, 100), -3, 3, 0, 0).loans == (0, 0, 0, 0)


def test_nothing_to_pay_is_no_event():
    assert paid(table(0, 0, 0, 0), (), variant_with().sheet.bank) == ()


def test_spjst_01_a_round_starts_with_a_hundred_in_six_blue_six_red_and_ten_white():
    bank = variant_with().sheet.bank
    assert bank.start == 100
    assert [(disc.colour, disc.worth, disc.count) for disc in bank.discs] == [
        ("blue", 10, 6),
        ("red", 5, 6),
        ("white", 1, 10),
    ]
    assert sum(disc.worth * disc.count for disc in bank.discs) == bank.start


def test_spjst_72_the_sheet_subtracts_what_is_negative():
    assert sheet_total((Fraction(132), Fraction(95), Fraction(188), Fraction(-15))) == 400
