"""Records are as the standard library makes them; only their definition is quicker."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
from dataclasses import field, fields, replace

import pytest

from tarock_desktop.records import dataclass


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards and who took them."""

    number: int
    cards: tuple[str, ...] = ()
    winner: str | None = None


@dataclass(frozen=True, slots=True)
class Paid(Trick):
    """A trick that is paid."""

    chips: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """Fields by name."""

    first: int
    second: int = 2


@dataclass(frozen=True, slots=True)
class Fields:
    """Fields of all kinds."""

    id: str = field(compare=False)
    secret: str = field(repr=False)
    held: dict[str, int] = field(default_factory=dict, compare=False)

    def __post_init__(self) -> None:
        if self.id == "":
            raise ValueError("no id")


def standard(record):
    """Return the same class as the standard library makes it."""
    space = {"__annotations__": record.__annotations__, "__doc__": record.__doc__}
    for each in fields(record):
        if each.default is not dataclasses.MISSING:
            space[each.name] = each.default
    made = type(record.__name__, (), space)
    return dataclasses.dataclass(frozen=True, slots=True)(made)


def test_signature_is_the_standard_one():
    assert str(inspect.signature(Trick)) == "(number, cards=(), winner=None)"
    assert str(inspect.signature(Named)) == "(*, first, second=2)"
    assert Trick.__match_args__ == ("number", "cards", "winner")


def test_equality_hash_and_text_are_the_standard_ones():
    other = standard(Trick)
    assert Trick(1, ("a",)) == Trick(1, ("a",), None)
    assert Trick(1) != Trick(2)
    assert Trick(1) != other(1)
    assert hash(Trick(1, ("a",))) == hash(other(1, ("a",)))
    assert repr(Trick(1)) == "Trick(number=1, cards=(), winner=None)"


def test_a_record_of_a_derived_class_is_another_one():
    assert Trick(1) != Paid(1)
    assert Paid(1, chips=3).chips == 3
    assert [each.name for each in fields(Paid)] == ["number", "cards", "winner", "chips"]


def test_nothing_can_be_changed():
    trick = Trick(1)
    with pytest.raises(dataclasses.FrozenInstanceError, match="'number'"):
        trick.number = 2  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError, match="'number'"):
        del trick.number
    with pytest.raises(AttributeError):
        trick.other = 1  # type: ignore[attr-defined]
    assert not hasattr(trick, "__dict__")


def test_replace_copy_and_pickle():
    trick = Paid(1, ("a", "b"), "Anna", 4)
    assert replace(trick, winner="Josef") == Paid(1, ("a", "b"), "Josef", 4)
    assert pickle.loads(pickle.dumps(trick)) == trick
    assert copy.deepcopy(trick) == trick
    with pytest.raises(TypeError, match="loser"):
        replace(trick, loser="Karel")  # type: ignore[call-arg]


def test_patterns():
    match Trick(7, ("a",)):
        case Trick(number, cards=(card,)):
            assert (number, card) == (7, "a")
        case _:
            pytest.fail("no match")


def test_options_of_fields():
    one, two = Fields("x", "s"), Fields("y", "s")
    assert one == two
    assert hash(one) == hash(two)
    assert "secret" not in repr(one)
    assert one.held == {}
    assert one.held is not two.held
    with pytest.raises(ValueError, match="no id"):
        Fields("", "s")


def test_methods_of_the_class_stay():
    @dataclass(frozen=True, slots=True)
    class Loose:
        value: int

        def __eq__(self, other):
            return True

        def __hash__(self):
            return 5

        def __repr__(self):
            return "loose"

    assert Loose(1) == Loose(2)
    assert hash(Loose(1)) == 5
    assert repr(Loose(1)) == "loose"


def test_a_record_that_may_change_is_a_standard_one():
    @dataclass(slots=True)
    class Pile:
        cards: int = 0

    pile = Pile()
    pile.cards = 3
    assert pile == Pile(3)
    assert Pile.__hash__ is None


def test_methods_are_compiled_when_they_are_wanted():
    @dataclass(frozen=True, slots=True)
    class Fresh:
        value: int

    before = vars(Fresh)["__init__"]
    Fresh(1)
    assert vars(Fresh)["__init__"] is not before
    assert not inspect.isfunction(vars(Fresh)["__hash__"])
