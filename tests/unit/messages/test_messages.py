"""Messages: a key with parameters of the right kinds, and nothing but kinds and keys."""

from fractions import Fraction

import pytest

from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.messages import keys
from tarock_desktop.messages.keys import KEYS, message
from tarock_desktop.messages.message import CardRef, CountRef, NumberRef, SeatRef


def test_a_message_holds_its_parameters_in_order():
    made = message("deal.shuffles", SeatRef(3), CountRef(5), NumberRef(Fraction(7)))
    assert made.key == "deal.shuffles"
    assert made.parameters == (SeatRef(3), CountRef(5), NumberRef(Fraction(7)))


@pytest.mark.parametrize("parameters", [
    (), (SeatRef(3),), (CountRef(5), SeatRef(3), NumberRef(Fraction(7))),
    (SeatRef(3), CountRef(5), CardRef(PAGAT)),
])  # fmt: skip
def test_wrong_parameters_are_the_callers_mistake(parameters):
    with pytest.raises(TypeError, match="seat"):
        message("deal.shuffles", *parameters)


def test_an_unknown_key_is_the_callers_mistake():
    with pytest.raises(KeyError):
        message("deal.beer")


_LISTS = ("RULINGS", "PROMPTS", "CHOICES", "SCORES", "COACH", "DEMONSTRATIONS")


def test_no_key_is_in_two_lists():
    lists = [getattr(keys, name) for name in _LISTS]
    assert sum(len(each) for each in lists) == len(KEYS)


def test_parameters_are_named_once_in_each_message():
    for key, signature in KEYS.items():
        names = [name for name, _ in signature]
        assert len(set(names)) == len(names), key
