"""Cards out of turn that nobody rules on at once: the audit after the last trick finds them."""

from fractions import Fraction

import pytest

from tarock_desktop.cards.notation import parse_card
from tarock_desktop.table.actions import Bid, Pass, PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Remedy, Verdict
from tests.kit.czech import CzechTable
from tests.kit.positions import A, B, C, D


def table(timing="end", contract="solo"):
    return CzechTable(Mode.TOURNAMENT, referee_timing=timing).bid(contract).silent()


def put(table, *cards):
    """Let seats play named cards, whether it is their turn or not."""
    for seat, name in cards:
        table.do(PlayCard(seat, parse_card(name)))
    return table


def play_out(table):
    while table.phase is Phase.PLAY:
        table.do(table.legal()[0])
    return table


def test_cz_17_a_lead_out_of_turn_that_is_found_late_is_a_big_renonc():
    late = put(table(), (B, "HN"), (C, "HJ"), (D, "H3"), (A, "HK"))
    assert late.rows() == []
    play_out(late)
    assert late.rows() == ["CZ-17", "CZ-P32"]
    assert late.state.book.rulings[0].remedy is Remedy.END_HAND
    assert late.gains() == (40, -72, 16, 16)


def test_cz_17_so_is_a_card_ahead_of_turn():
    late = put(table(), (A, "HK"), (C, "HJ"), (D, "H3"), (B, "HN"))
    play_out(late)
    assert [ruling.seat for ruling in late.state.book.rulings][:1] == [C]
    assert late.rows()[0] == "CZ-17"


def test_what_follows_from_it_is_nobody_elses_offence():
    late = put(table(), (B, "HN"), (C, "HJ"), (D, "H3"), (A, "HK"))
    leader = late.turn
    assert leader == A
    play_out(late)
    assert {ruling.seat for ruling in late.state.book.rulings} == {B}


def test_in_varsava_it_has_its_own_price():
    late = CzechTable(Mode.TOURNAMENT, referee_timing="end")
    late.do(Bid(A, "zakladni"), Pass(B), Pass(C), Pass(D), Bid(A, "varsava"))
    play_out(put(late, (B, "HN")))
    assert late.rows() == ["CZ-P24"]
    assert late.state.book.rulings[0].seat == B


@pytest.mark.parametrize("timing", ["claims", "awake"])
def test_cz_16_elsewhere_it_is_small_and_put_right_at_once(timing):
    seen = put(table(timing), (B, "HN"))
    assert seen.rows() == ["CZ-P16"]
    assert seen.gains() == (Fraction(2), Fraction(-6), Fraction(2), Fraction(2))
    assert seen.turn == A


def test_a_clean_hand_has_no_such_ruling():
    clean = play_out(table())
    assert not {"CZ-17", "CZ-P16", "CZ-P19"} & set(clean.rows())


def test_at_the_guard_table_nothing_out_of_turn_takes_place():
    guarded = CzechTable(Mode.GUARD, referee_timing="end").bid("solo").silent()
    assert guarded.decide(PlayCard(B, parse_card("HN"))).verdict is Verdict.REFUSED
