"""The generator and the shuffle; golden orders are in tests/golden."""

from collections import Counter

import pytest

from tarock_desktop.cards.pack import PACK
from tarock_desktop.cards.shuffle import Generator, shuffled


def test_a_shuffle_keeps_the_cards():
    assert sorted(shuffled("x")) == list(PACK)
    assert sorted(shuffled("x", PACK[:5])) == list(PACK[:5])
    assert shuffled("x", ()) == ()


def test_equal_seeds_give_equal_orders_and_others_others():
    assert shuffled("x") == shuffled("x")
    assert len({shuffled(str(number)) for number in range(200)}) == 200


def test_any_text_is_a_seed():
    assert len({shuffled(seed) for seed in ("", " ", "Škis", "\x00", "x" * 100_000)}) == 5


def test_places_are_drawn_without_a_visible_bias():
    generator = Generator("bias")
    drawn = Counter(generator.below(6) for _ in range(60_000))
    assert set(drawn) == set(range(6))
    # Chi-square with 5 degrees of freedom stays below 25.7 in all but one of 10,000 streams.
    assert sum((count - 10_000) ** 2 / 10_000 for count in drawn.values()) < 25.7


def test_words_above_the_last_full_multiple_are_thrown_away():
    generator = Generator("x")
    words = iter([(1 << 64) - 1, 5])
    generator.word = lambda: next(words)  # type: ignore[method-assign]
    assert generator.below(3 * (1 << 62)) == 5


def test_a_bound_is_at_least_one():
    assert Generator("x").below(1) == 0
    with pytest.raises(ValueError, match="at least 1"):
        Generator("x").below(0)
