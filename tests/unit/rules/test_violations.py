"""What irregularities cost: SPJST 30 and 31, Westfest par. 4 to 9 and Following Suit.

The vectors of the digests stand in tests/cases; here are the rules behind them.
"""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tarock_desktop.rules.hand.facts import Feat, HandFacts
from tarock_desktop.rules.hand.violations import (
    Component,
    Fine,
    Outcome,
    Players,
    Violation,
    fine_lines,
    settle,
)
from tarock_desktop.table.seats import Seat
from tests.kit.play import texas_with, variant_with
from tests.kit.positions import A, B, C, D, amounts

SEATS = (A, B, C, D)
SETTLEMENTS = ("as-usual", "violator-settles", "discard-violator")


def violation(settlement, *offenders):
    return Violation("X", "30", Outcome(settlement=settlement), offenders)


def component(winners, unit=3, bare=None, *, is_feat=False):
    losers = tuple(seat for seat in SEATS if seat not in winners)
    whole = Fraction(unit)
    return Component(winners, losers, whole, whole if bare is None else Fraction(bare), is_feat)


def gains(winners, *violations, **more):
    return tuple(int(gain) for gain in settle(component(winners, **more), violations, 4))


# ------------------------------------------------------------------ who pays the hand: SPJST 5.6


@pytest.mark.parametrize("settlement", SETTLEMENTS[1:])
def test_wf_49_56_a_violator_among_two_winners_pays_his_partner_and_frees_the_losers(settlement):
    assert gains((A, C), violation(settlement, C)) == (3, 0, -3, 0)
    assert gains((A, C), violation(settlement, A, C)) == (0, 0, 0, 0), "nobody innocent is due"


@pytest.mark.parametrize("settlement", SETTLEMENTS[1:])
def test_a_violator_among_two_losers_pays_both_debts(settlement):
    assert gains((A, C), violation(settlement, B)) == (3, -6, 3, 0)
    assert gains((A, C), violation(settlement, B, D)) == (3, -3, 3, -3)


@pytest.mark.parametrize("settlement", SETTLEMENTS[1:])
def test_violators_on_both_sides_the_winning_side_decides(settlement):
    assert gains((A, C), violation(settlement, A, B)) == (-3, 0, 3, 0)


def test_wf_48_alone_against_three_the_revoking_player_settles():
    assert gains((C,), violation("violator-settles", C)) == (0, 0, 0, 0), "he collects nothing"
    assert gains((C,), violation("violator-settles", B)) == (0, -9, 9, 0)
    assert gains((A, B, D), violation("violator-settles", B)) == (3, -6, 0, 3)
    assert gains((A, B, D), violation("violator-settles", C)) == (3, 3, -9, 3)


def test_two_violators_share_and_the_odd_chip_is_the_first_ones():
    first_d = violation("violator-settles", D), violation("violator-settles", A)
    assert gains((C,), *first_d, unit=5) == (-7, 0, 15, -8)
    assert gains((A, B, D), violation("violator-settles", B, A), unit=3) == (-1, -2, 0, 3)


def test_one_player_with_two_offences_pays_for_the_others_once():
    both = violation("discard-violator", B), violation("violator-settles", B)
    assert gains((A, C), *both) == (3, -6, 3, 0)
    assert gains((B, D), *both) == (0, -3, 0, 3)


# ---------------------------------------- a wrong number of discards alone: westfest par. 6


def test_wf_49_alone_with_wrong_discards_he_pays_whoever_won_without_the_factor_of_a_loss():
    alone = violation("discard-violator", C)
    assert gains((C,), alone, unit=5, bare=5) == (5, 5, -15, 5)
    assert gains((A, B, D), alone, unit=12, bare=3) == (12, 12, -36, 12)
    assert gains((C,), alone, unit=2, is_feat=True) == (0, 0, 0, 0), "his Pagat is not collected"
    assert gains((A, B, D), alone, unit=2, is_feat=True) == (2, 2, -6, 2), "a lost one is paid"


def test_alone_against_wrong_discards_the_innocent_are_paid_and_the_violator_pays():
    assert gains((B, C, D), violation("discard-violator", B)) == (-6, 0, 3, 3)
    assert gains((A,), violation("discard-violator", B)) == (9, -9, 0, 0)
    assert gains((A,), violation("discard-violator", B, D)) == (9, -5, 0, -4)


def test_alone_with_wrong_discards_against_another_violator_only_the_innocent_gain():
    both = violation("discard-violator", A, B)
    assert gains((A,), *[both]) == (-6, 0, 3, 3)
    assert gains((B, C, D), *[both]) == (-6, 0, 3, 3)


def test_alone_and_revoked_he_collects_nothing_from_a_violator_either():
    offences = violation("discard-violator", B), violation("violator-settles", A)
    assert gains((A,), *offences) == (0, 0, 0, 0)


sides = st.sampled_from([(A, C), (B, D), (A,), (B,), (C,), (D,), (B, C, D), (A, C, D), (A, B, C)])
offences = st.lists(
    st.builds(
        lambda settlement, seats: violation(settlement, *seats),
        st.sampled_from(SETTLEMENTS),
        st.lists(st.sampled_from(SEATS), min_size=1, max_size=2, unique=True),
    ),
    max_size=3,
)


@given(sides, st.integers(1, 60), offences, st.booleans())
@example((A,), 3, [violation("discard-violator", B), violation("violator-settles", A)], False)
def test_wf_49_nothing_is_lost_and_no_violator_ever_collects(winners, unit, found, is_feat):
    got = gains(winners, *found, unit=unit, is_feat=is_feat)
    assert sum(got) == 0
    guilty = {s for v in found if v.outcome.settlement != "as-usual" for s in v.offenders}
    assert all(got[seat] <= 0 for seat in guilty)
    if not guilty:
        assert got == gains(winners, unit=unit, is_feat=is_feat)
    elif len(winners) == 2:
        innocent = [seat for seat in SEATS if seat not in guilty]
        assert [got[seat] for seat in innocent if seat in winners] == [
            unit for seat in innocent if seat in winners
        ], "an innocent winner gets his due from somebody"
        assert all(got[seat] == 0 for seat in innocent if seat not in winners)


# ------------------------------------------------------------------------------------------ fines


def fines(fine, *offenders, holder=None):
    found = Violation("X", "31", Outcome(fines=(fine,)), offenders, holder)
    line, *more = fine_lines(found, Players(SEATS, A, 4))
    assert not more
    assert (line.part, line.article) == ("X", "31")
    return amounts(line)


@pytest.mark.parametrize(
    ("offenders", "gained"),
    [((B,), (2, -6, 2, 2)), ((B, D), (4, -4, 4, -4)), ((A, B, C), (-2, -2, -2, 6))],
)
def test_every_offender_pays_every_other_player(offenders, gained):
    assert fines(Fine(amount=Fraction(2)), *offenders) == gained


def test_the_negligent_holder_pays_too_if_another_player_held_the_card():
    both = Fine(amount=Fraction(5), payer="offender-and-holder")
    assert fines(both, A, holder=C) == (-10, 10, -10, 10)
    assert fines(both, A) == (-15, 5, 5, 5)
    assert fines(both, A, holder=A) == (-15, 5, 5, 5)


@pytest.mark.parametrize("offender", [B, C, D])
def test_the_wrong_and_the_rightful_forehand_pay_only_the_other_two(offender):
    fine = Fine(amount=Fraction(2), payer="offender-and-forehand", payee="bystanders")
    payers = {A, offender}
    assert fines(fine, offender) == tuple(-4 if seat in payers else 4 for seat in SEATS)


def test_without_a_fine_there_is_no_line():
    assert fine_lines(violation("violator-settles", A), Players(SEATS, A, 4)) == ()


# -------------------------------------------------------------------------- rows of the two sheets


TEAM: dict[str, Any] = {"contract": "povinost", "declarer": A, "partner": C}


def pay(ruleset, rows, points=59, **more):
    variant = texas_with(ruleset)
    facts = HandFacts(
        order=SEATS, table=4, points=None if points is None else Fraction(points),
        violations=tuple(variant.violation(*row) for row in rows),
        **(TEAM | more),
    )  # fmt: skip
    columns = zip(*(amounts(line) for line in variant.lines(facts)), strict=True)
    return tuple(sum(column) for column in columns)


def test_penalties_add_up():
    rows = [("SPJST-P12", (A,)), ("SPJST-P16", (A,)), ("SPJST-P13", (D,))]
    # 3 from A to C, for the revoke; 5 and 2 from A, 5 from D to each other player.
    assert pay("spjst", rows) == (-19, 12, 15, -8)


def test_a_void_hand_returns_all_values_and_keeps_other_fines():
    rows = [("SPJST-P22", (A,), C), ("SPJST-P12", (B,))]
    declared = {C: ("tarocky", "krale"), D: ("uni",)}
    assert pay("spjst", rows, declared=declared, steps=2) == (-10, -10, 10, 10)


def test_a_false_value_goes_back_and_the_other_players_keep_theirs():
    declared = {B: ("trull",), D: ("tarocky",)}
    assert pay("spjst", [("SPJST-P18", (B,))], declared=declared) == (1, -5, 1, 3)
    assert pay("westfest", [("WF-P25", (B,))], declared={B: ("trul",)}) == (3, -3, 3, -3)


def test_a_nullified_valat_call_is_counted_as_if_it_had_not_been_made():
    called = (Feat("valat", A, announced=True, made=False),)
    for row in ("SPJST-P19", "SPJST-P21"):
        assert pay("spjst", [(row, (D,))], 95, feats=called) == (10, -10, 10, -10)
    silent = (*called, Feat("valat", B, announced=False, made=True))
    assert pay("spjst", [("SPJST-P21", (D,))], 0, feats=silent) == (-20, 20, -20, 20)


def test_wf_15_the_dealer_pays_the_count_to_all_and_nothing_else_of_the_hand_is_settled():
    pagat = (Feat("pagat", B, announced=True, made=True),)
    row = [("WF-P07", (D,))]
    assert pay("westfest", row, 47, feats=pagat, steps=1) == (6, 6, 6, -18)
    lone = {"contract": "prever", "declarer": D, "partner": None}
    assert pay("westfest", row, 52, draw=3, **lone) == (12, 12, 12, -36)
    # A revoke in the same hand changes nothing in the count that the dealer pays.
    assert pay("westfest", [*row, ("WF-P19", (B,))]) == (8, -12, 8, -4)


def test_wf_48_the_fine_for_a_revoke_is_5_in_one_sheet_and_2_in_the_other():
    assert pay("westfest", [("WF-P19", (B,))]) == (8, -21, 8, 5)
    assert pay("spjst", [("SPJST-P16", (B,))]) == (5, -12, 5, 2)


def test_wf_49_a_five_point_discard_costs_its_fine_and_the_violator_collects():
    assert pay("westfest", [("WF-P15", (A,))]) == (-12, 2, 8, 2)


def test_wf_11_12_13_14_without_a_game_only_the_fines_are_paid():
    nothing = {"contract": None, "declarer": None, "partner": None}
    for row in ("WF-P01", "WF-P03", "WF-P04"):
        assert pay("westfest", [(row, (D,))], None, **nothing) == (2, 2, 2, -6)
    assert pay("westfest", [("WF-P05", (C,))], None, **nothing) == (2, 2, -6, 2)
    assert pay("spjst", [("SPJST-P01", (D,))], None, **nothing) == (2, 2, 2, -6)


@pytest.mark.parametrize("ruleset", ["spjst", "westfest"])
def test_every_row_names_an_article_of_its_sheet_and_no_row_makes_chips(ruleset):
    sheet = variant_with(ruleset).sheet
    for row in sheet.irregularity:
        assert row.article in sheet.articles
        for offender in SEATS:
            assert sum(pay(ruleset, [(row.id, (offender,), Seat((offender + 1) % 4))])) == 0
