"""From points to chips: SPJST Art. 8, 13, 15, 16, 29; the tables of the digest, section 5."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from tarock_desktop.rules.hand.facts import Feat, HandFacts
from tests.kit.play import texas_with
from tests.kit.positions import A, B, C, D, amounts

SEATS = (A, B, C, D)
# d -> chips, read off the sheet's table: the first d of each amount.
POVINOST = {0: 2, 3: 3, 8: 4, 13: 5, 18: 6, 23: 7, 28: 8, 33: 9, 38: 10, 43: 11, 48: 12, 53: 13}
PREVER = {0: 3, 2: 4, 5: 5, 9: 6, 12: 7, 15: 8, 19: 9, 22: 10, 25: 11, 29: 12, 32: 13, 35: 14,
          39: 15, 42: 16, 45: 17, 49: 18, 52: 19}  # fmt: skip


def facts(points, contract="povinost", declarer=A, partner=C, **more):
    if contract == "prever":
        partner = None
    return HandFacts(
        order=SEATS, table=4, contract=contract, declarer=declarer, partner=partner,
        points=Fraction(points), **more,
    )  # fmt: skip


def lines(hand, **options):
    return texas_with("spjst", tuple(options.items())).lines(hand)


def pay(hand, **options):
    """Return what each seat gains by the whole hand."""
    columns = zip(*(amounts(line) for line in lines(hand, **options)), strict=True)
    return tuple(sum(column) for column in columns)


def step(table, difference):
    return table[max(d for d in table if d <= difference)]


@pytest.mark.parametrize("difference", range(54))
def test_spjst_66_the_formula_gives_the_sheets_table(difference):
    unit = step(POVINOST, difference)
    lost = (-unit, unit, -unit, unit)
    assert pay(facts(53 - difference)) == lost
    if difference:
        assert pay(facts(53 + difference)) == tuple(-amount for amount in lost)
    unit = step(PREVER, difference)
    assert pay(facts(53 - difference, "prever", B)) == (unit, -3 * unit, unit, unit)
    if difference:
        assert pay(facts(53 + difference, "prever", B)) == (-unit, 3 * unit, -unit, -unit)


@pytest.mark.parametrize(("steps", "factor"), [(0, 1), (1, 2), (2, 4), (3, 8), (4, 16)])
def test_spjst_43_46_challenges_double_win_loss_and_tie_alike(steps, factor):
    for points, unit in ((59, 3), (47, -3), (53, -2)):
        won = unit * factor
        assert pay(facts(points, steps=steps)) == (won, -won, won, -won)


def test_spjst_22_secretly_alone_the_multiplier_stays_2():
    assert pay(facts(60, partner=None)) == (9, -3, -3, -3)
    assert pay(facts(50, partner=None)) == (-9, 3, 3, 3)


@pytest.mark.parametrize(("draw", "factor"), [(1, 1), (2, 2), (3, 3)])
def test_spjst_24_26_only_a_lost_prever_is_multiplied_by_its_draws(draw, factor):
    assert pay(facts(52, "prever", B, draw=draw))[B] == -9 * factor
    assert pay(facts(59, "prever", B, draw=draw))[B] == 15
    assert pay(facts(52, draw=draw))[A] == -2, "a partner game knows no draws"


def feat(item, seat, *, made, announced=False, steps=0, void=False):
    return Feat(item, seat, announced, made, steps, void)


@pytest.mark.parametrize(("announced", "amount"), [(False, 2), (True, 4)])
@pytest.mark.parametrize("made", [True, False])
def test_spjst_50_51_53_the_pagat(announced, amount, made):
    won = amount if made else -amount
    hand = facts(59, feats=(feat("pagat", D, made=made, announced=announced),))
    assert pay(hand) == (3 - won, -3 + won, 3 - won, -3 + won)


def test_spjst_45_the_pagat_is_doubled_by_its_own_challenges_alone():
    hand = facts(59, steps=2, feats=(feat("pagat", A, made=True, announced=True, steps=1),))
    assert pay(hand)[A] == 3 * 4 + 4 * 2


@pytest.mark.parametrize(
    ("announced", "made", "amount"), [(False, True, 20), (True, True, 40), (True, False, -40)]
)
def test_spjst_56_57_a_valat_stands_in_place_of_points_and_pagat(announced, made, amount):
    feats = (
        feat("valat", A, made=made, announced=announced),
        feat("pagat", A, made=True),
    )
    hand = facts(106 if made else 90, feats=feats)
    assert pay(hand) == (amount, -amount, amount, -amount)
    assert pay(replace(hand, steps=1))[A] == 2 * amount
    assert pay(hand, valat_adds_count=True)[A] == amount + (13 if made else 9)


def test_the_option_pays_the_silent_pagat_after_a_failed_valat_call():
    feats = (feat("valat", A, made=False, announced=True), feat("pagat", A, made=True))
    assert pay(facts(90, feats=feats), failed_valat_keeps_pagat=True)[A] == -38
    made = (feat("valat", A, made=True, announced=True), feat("pagat", A, made=True))
    assert pay(facts(106, feats=made), failed_valat_keeps_pagat=True)[A] == 40


def test_a_failed_call_is_settled_alone_even_if_the_others_take_everything():
    feats = (feat("valat", A, made=False, announced=True), feat("valat", B, made=True))
    assert pay(facts(0, feats=feats)) == (-40, 40, -40, 40)


def test_spjst_42_a_void_call_counts_as_not_made():
    feats = (feat("valat", A, made=False, announced=True, void=True), feat("pagat", D, made=True))
    assert pay(facts(95, feats=feats))[A] == 10 - 2


def test_a_valat_against_prever_takes_the_draw_and_his_own_failed_call_does_not():
    against = facts(0, "prever", B, draw=2, feats=(feat("valat", A, made=True),))
    assert pay(against) == (40, -120, 40, 40)
    own = facts(60, "prever", C, draw=2, feats=(feat("valat", C, made=False, announced=True),))
    assert pay(own) == (40, 40, -120, 40)
    made = facts(106, "prever", C, draw=3, feats=(feat("valat", C, made=True),))
    assert pay(made)[C] == 60


def test_a_hand_nobody_played_has_declared_values_at_most():
    bare = HandFacts(order=SEATS, table=4, declared={B: ("tarocky", "trull")})
    assert pay(bare) == (-4, 12, -4, -4)


def test_feats_alone_can_be_settled_without_a_count():
    hand = replace(facts(0), points=None, feats=(feat("pagat", A, made=True),))
    assert [line.part for line in lines(hand)] == ["pagat"]


def test_each_line_adds_up_to_nothing_and_names_its_article():
    hand = facts(70, steps=1, feats=(feat("pagat", D, made=False),), declared={A: ("uni",)})
    found = lines(hand)
    assert [(line.part, line.article) for line in found] == [
        ("values", "17"),
        ("game", "29"),
        ("pagat", "15"),
    ]
    assert all(sum(line.amounts) == 0 for line in found)


def test_the_working_shows_each_step_of_the_calculation():
    (line,) = lines(facts(52, "prever", B, draw=2, steps=1))
    assert [message.key for message in line.working] == [
        "working.points", "working.difference", "working.add", "working.multiply",
        "working.tens", "working.doubling", "working.draw", "working.each",
    ]  # fmt: skip
    assert line.label.key == "line.game-lost"
    (line,) = lines(facts(53))
    assert line.label.key == "line.game-tied"
    assert line.working[1].key == "working.tie"


def test_a_contract_needs_a_declarer():
    with pytest.raises(LookupError):
        lines(replace(facts(59), declarer=None))
