"""Several big renoncs in one hand (czech-gp Velký renonc, reading A17)."""

from __future__ import annotations

from tarock_desktop.cards.notation import parse_card
from tarock_desktop.table.actions import Claim, Declare, PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tests.kit.czech import CzechTable
from tests.kit.positions import A, B, C, D

ONE_EACH = (80, -56, 32, -56)
"""A plays sólo. Who revokes pays him three rates of 16, cut to 40, and one rate to the other two.

B and D: A gets 40 twice, C 16 twice; B pays 40, 16 and 16 and gets 16 from D, and so does D.
"""
ONLY_B = (40, -72, 16, 16)


def two_revokes(**options: object) -> CzechTable:
    """Return a sólo in which B and D do not follow the first lead though they could."""
    table = CzechTable(Mode.TOURNAMENT, **options)
    table.bid("solo").silent()
    cards = ((A, "HK"), (B, "DQ"), (C, "HJ"), (D, "CQ"))
    return table.do(*(PlayCard(seat, parse_card(name)) for seat, name in cards))


def renoncs(table: CzechTable) -> list[str]:
    """Return the rows that were ruled on, without the remark on the ceiling."""
    return [row for row in table.rows() if row != "CZ-P32"]


def test_cz_17_each_big_renonc_is_paid_that_is_claimed_until_the_next_hand():
    table = two_revokes(referee_timing="claims").do(Claim(A, B))
    assert table.phase is Phase.BETWEEN
    assert table.gains() == ONLY_B
    table.do(Claim(A, D))
    assert renoncs(table) == ["CZ-P18", "CZ-P18"]
    assert table.gains() == ONE_EACH
    assert [line for line in table.state.result.lines if line.part == "game"] == []


def test_a_table_may_let_the_first_big_renonc_decide():
    table = two_revokes(referee_timing="claims", big_renonc="first").do(Claim(A, B))
    table.impossible(Claim(A, D))
    assert table.gains() == ONLY_B


def test_the_audit_at_the_end_finds_each_of_them():
    table = two_revokes(referee_timing="end").play_out()
    assert renoncs(table) == ["CZ-P18", "CZ-P18"]
    assert table.gains() == ONE_EACH


def test_the_audit_stops_at_the_first_where_that_decides():
    table = two_revokes(referee_timing="end", big_renonc="first").play_out()
    assert renoncs(table) == ["CZ-P18"]
    assert table.gains() == ONLY_B


def test_a_judge_who_opens_one_of_them_again_leaves_the_other():
    table = two_revokes(referee_timing="claims").do(Claim(A, B), Claim(A, D))
    table.reopen(2)
    assert table.gains() == ONLY_B


def test_nothing_small_is_claimed_when_the_hand_is_over():
    table = two_revokes(referee_timing="claims").do(Claim(A, B), Claim(A, B), Claim(B, C))
    assert renoncs(table) == ["CZ-P18"]
    assert table.gains() == ONLY_B


def test_cz_24_a_value_under_a_wrong_name_is_one_renonc():
    table = CzechTable(Mode.TOURNAMENT, referee_timing="end").bid("solo")
    # C holds six tarocks; he tells of ten.
    table.do(Declare(A), Declare(B), Declare(C, ("taroky",)))
    table.silent().play_out()
    assert renoncs(table) == ["CZ-P13"]
