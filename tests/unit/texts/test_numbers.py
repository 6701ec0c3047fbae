from fractions import Fraction

import pytest

from tarock_desktop.texts.languages import CZECH, ENGLISH, GERMAN, SLOVENIAN
from tarock_desktop.texts.numbers import decimal, gain, mixed, whole

NBSP = "\u00a0"
MINUS = "\u2212"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(9, 2), "4½"),
        (Fraction(8, 3), "2⅔"),
        (Fraction(-7, 3), f"{MINUS}2⅓"),
        (Fraction(-1, 2), f"{MINUS}½"),
        (Fraction(3, 4), "¾"),
        (Fraction(8, 5), f"1{NBSP}3\u20445"),
        (Fraction(-1, 12), f"{MINUS}1\u204412"),
        (Fraction(6, 3), "2"),
        (0, "0"),
        (-70, f"{MINUS}70"),
    ],
)
def test_fractions(value, text):
    assert mixed(value) == text


def test_signs():
    assert [gain(n) for n in (4, 0, -4, Fraction(-8, 3))] == ["+4", "0", f"{MINUS}4", f"{MINUS}2⅔"]
    assert whole(-1000) == f"{MINUS}1000"


@pytest.mark.parametrize("spoken", [CZECH, SLOVENIAN, GERMAN])
def test_continental_decimals_have_a_comma(spoken):
    assert decimal(Fraction(3, 2), spoken, 2) == "1,50"


def test_english_decimals_have_a_point():
    assert decimal(Fraction(3, 2), ENGLISH, 2) == "1.50"


@pytest.mark.parametrize(
    ("value", "places", "text"),
    [
        (Fraction(1, 20), 1, "0,1"),
        (Fraction(-1, 20), 1, f"{MINUS}0,1"),
        (Fraction(-1, 1000), 2, "0,00"),
        (Fraction(1999, 1000), 2, "2,00"),
        (Fraction(21, 20), 2, "1,05"),
        (Fraction(5, 2), 0, "3"),
    ],
)
def test_decimals_round_half_away_from_zero(value, places, text):
    assert decimal(value, CZECH, places) == text
