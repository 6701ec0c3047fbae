"""Seats, amounts, views and texts of the table."""

from fractions import Fraction

import pytest

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.table.amounts import between, by_seat, from_each, no_amounts, total
from tarock_desktop.table.codec import decode_value, encode_value, parse_amount
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Watcher, may_see, seat_after, turn_order
from tests.kit.play import first_state, variant_with
from tests.kit.positions import A, B, C, D, Table, card, cards

SEATS = (A, B, C, D)


def exact(*amounts: int | Fraction) -> tuple[Fraction, ...]:
    return tuple(Fraction(amount) for amount in amounts)


def test_turns_go_round():
    assert turn_order(SEATS, C) == (C, D, A, B)
    assert [seat_after(SEATS, D, steps) for steps in (1, 2, -1, -4)] == [A, B, C, D]


def test_everybody_sees_himself_and_the_referee_sees_all():
    assert may_see(A, A)
    assert not may_see(A, B)
    assert not may_see(Watcher.PUBLIC, A)
    assert all(may_see(Watcher.REFEREE, seat) for seat in SEATS)


@pytest.mark.parametrize(
    ("winners", "gains"),
    [
        ((A, C), (3, -3, 3, -3)),
        ((B,), (-3, 9, -3, -3)),
        ((A, C, D), (3, -9, 3, 3)),
    ],
)
def test_two_sides_settle(winners, gains):
    losers = tuple(seat for seat in SEATS if seat not in winners)
    assert between(winners, losers, Fraction(3), 4) == gains


def test_all_pay_one():
    assert from_each(B, Fraction(2), SEATS, 4) == exact(-2, 6, -2, -2)
    assert from_each(B, Fraction(-2), SEATS, 4) == exact(2, -6, 2, 2)
    assert from_each(B, Fraction(2), (A, B, D), 4) == exact(-2, 4, 0, -2)


def test_amounts_add_by_seat():
    assert no_amounts(3) == exact(0, 0, 0)
    assert by_seat({C: Fraction(1, 3)}, 4) == exact(0, 0, Fraction(1, 3), 0)
    assert total([exact(1, 2), exact(-1, Fraction(1, 2))], 2) == exact(0, Fraction(5, 2))


@pytest.mark.parametrize(("text", "value"), [("3", 3), ("-4", -4), ("8/3", Fraction(8, 3)),
                                             ("12.50", Fraction(25, 2))])  # fmt: skip
def test_amounts_are_exact(text, value):
    assert parse_amount(text) == value


@pytest.mark.parametrize("text", ["", "x", "1e3", "1_000", " 1", "1/0", "--1", "9" * 41, "½"])
def test_what_is_no_amount(text):
    with pytest.raises(ValueError, match="not an amount"):
        parse_amount(text)


def test_texts_of_cards_sets_and_amounts():
    assert encode_value(card("T19")) == "T19"
    assert encode_value(cards("T1 HK")) == "T1 HK"
    assert encode_value(Fraction(8, 3)) == "8/3"
    for stranger in (1.5, object()):
        with pytest.raises(NotImplementedError):
            encode_value(stranger)
    with pytest.raises(NotImplementedError):
        decode_value(complex, "1")
    with pytest.raises(ValueError, match="text"):
        decode_value(Fraction, 1)


def test_before_a_hand_there_is_neither_forehand_nor_declarer():
    state = first_state(variant_with())
    with pytest.raises(LookupError):
        state.forehand  # noqa: B018
    with pytest.raises(LookupError):
        state.declarer  # noqa: B018


def test_a_view_finds_a_card_in_hand_discards_and_tricks_and_never_in_the_talon():
    table = Table().deal(A="HK HQ", C="T19", talon="H4 H3 H2 H1 D4 D3").walk_to(Phase.PLAY)
    state = table.state
    away = next(iter(state.deal.discards[A].cards))
    assert state.holder(card("HK")) == A
    assert state.holder(away) == A
    assert table.seen_by(B).holder(card("HK")) is None
    table.play("HK")
    assert table.state.holder(card("HK")) == A
    assert table.seen_by(B).holder(card("HK")) == A
    assert Table().deal(talon="HK").state.holder(card("HK")) is None


def test_spjst_63_everybody_sees_how_many_cards_each_one_holds():
    table = Table().deal().walk_to(Phase.DISCARD)
    for viewer in (*SEATS, Watcher.PUBLIC):
        assert [hand.size for hand in table.seen_by(viewer).deal.hands] == [16, 13, 13, 12]
    assert table.seen_by(Watcher.PUBLIC).deal.hands[A].cards == NO_CARDS
