"""Numbers of deals: what they say, how they are typed, and which mistakes they find."""

import tomllib
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarock_desktop.cards.pack import PACK
from tarock_desktop.session.deal_number import (
    EXAMPLE,
    LENGTH,
    PACKS,
    SIGNS,
    Chosen,
    Cut,
    DealNumber,
    NumberError,
    Packets,
    Split,
    numbered_seed,
    pack_of_seed,
    parse_number,
    seed_of_pack,
)
from tarock_desktop.table.seats import Seat

WAYS = st.one_of(
    st.builds(Cut, st.integers(0, 53)),
    st.builds(Packets, st.sampled_from((1, 2, 3, 4, 6, 8, 12, 16))),
    st.just(Split()),
    st.builds(Chosen, st.permutations(range(4)).map(tuple)),
)
NUMBERS = st.builds(DealNumber, st.integers(0, PACKS - 1), st.integers(0, 5).map(Seat), WAYS)


@given(NUMBERS)
def test_a_number_says_what_it_was_made_of(number):
    assert parse_number(str(number)) == number


@given(NUMBERS)
def test_every_wrong_sign_is_found(number):
    text = str(number).replace("-", "")
    for place, sign in enumerate(text):
        for other in set(SIGNS) - {sign}:
            with pytest.raises(NumberError, match="a sign of this deal number is wrong"):
                parse_number(text[:place] + other + text[place + 1 :])


@given(NUMBERS)
def test_two_signs_that_are_exchanged_are_found(number):
    text = str(number).replace("-", "")
    for one, other in combinations(range(LENGTH), 2):
        if text[one] != text[other]:
            signs = [*text]
            signs[one], signs[other] = signs[other], signs[one]
            with pytest.raises(NumberError):
                parse_number("".join(signs))


def test_it_is_nine_signs_in_three_groups():
    assert [len(group) for group in EXAMPLE.split("-")] == [3, 3, 3]
    assert len(EXAMPLE.replace("-", "")) == LENGTH
    assert str(parse_number(EXAMPLE)) == EXAMPLE


@pytest.mark.parametrize(
    "typed", ["k7q2mf9kp", " K7Q 2MF 9KP ", "K7Q\u20132MF\u20139KP", "k7q_2mf.9kp"]
)
def test_it_may_be_typed_as_one_likes(typed):
    assert str(parse_number(typed)) == EXAMPLE


def test_signs_that_look_alike_are_the_same():
    number = DealNumber(int("10", 31) * 31**5, Seat(0), Cut(0))
    written = str(number)
    assert "1" in written or "0" in written
    alike = written.translate(str.maketrans("105V", "IOSU"))
    assert parse_number(alike) == number
    assert not set("ILOSU") & set(SIGNS)


@pytest.mark.parametrize(
    "typed", ["", "K7Q", "K7Q-2MF-9KPP", "K7Q-2MF-9K!", "ÄÖÜ-ÄÖÜ-ÄÖÜ", "K" * 99]
)
def test_what_is_no_number_is_told_in_one_sentence(typed):
    with pytest.raises(NumberError) as caught:
        parse_number(typed)
    assert str(caught.value) == (f"a deal number has 9 letters and digits, such as {EXAMPLE}")


@given(st.text())
def test_any_text_gives_a_pack_with_a_number(text):
    seed = numbered_seed(text)
    pack = pack_of_seed(seed)
    assert pack is not None
    assert 0 <= pack < PACKS
    assert numbered_seed(seed) == seed == seed_of_pack(pack)


@pytest.mark.parametrize("seed", ["", "pack", "pack 01", "pack -1", f"pack {PACKS}", "pack 1 "])
def test_other_seeds_have_no_number(seed):
    assert pack_of_seed(seed) is None


GOLDEN = Path(__file__).parents[2] / "golden" / "deal_numbers.toml"


@pytest.mark.parametrize(
    "row", tomllib.loads(GOLDEN.read_text(encoding="utf-8"))["number"], ids=lambda row: row["is"]
)
def test_a_number_gives_the_same_pack_for_ever(row):
    number = parse_number(row["is"])
    assert number.pack == row["pack"]
    assert number.dealer == "ABCDEF".index(row["dealer"])
    assert repr(number.way) == row["way"]
    cards = number.cards
    assert sorted(cards) == sorted(PACK)
    assert [card.name for card in cards] == row["cards"].split()
