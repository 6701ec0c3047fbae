"""A score sheet proves itself, and a changed figure is found where it stands."""

from fractions import Fraction
from functools import cache

import pytest
from msgspec.structs import replace

from tarock_desktop.journal.timeline import Entry
from tarock_desktop.records.score_sheet import Check, proofs, score_sheet
from tarock_desktop.table.amounts import total
from tarock_desktop.table.records import RoundNotes
from tests.kit.play import random_steps, variant_with
from tests.kit.scoreboards import scoreboard

TABLES = [
    ("spjst", 4),
    ("westfest", 4),
    ("czech-gp", 4),
    ("ziri", 3),
    ("ziri", 4),
    ("koenigrufen", 4),
    ("koenigrufen", 5),
]


@cache
def sheet_of(ruleset, people=4, hands=6, seed="3"):
    variant = variant_with(ruleset)
    steps = random_steps(variant, seed, hands, people)
    entries = [Entry(step.action, step.decision.events) for step in steps]
    names = tuple("ABCDEF"[:people])
    return score_sheet(scoreboard(entries, (variant.start,) * people), variant, names)


def failed(sheet):
    return tuple(proof for proof in proofs(sheet) if not proof.holds)


def changed(sheet, hand, **figures):
    hands = list(sheet.hands)
    hands[hand] = replace(hands[hand], **figures)
    return replace(sheet, hands=tuple(hands))


def more(amounts, seat=0):
    return tuple(a + (each == seat) for each, a in enumerate(amounts))


@pytest.mark.parametrize(("ruleset", "people"), TABLES)
def test_what_was_played_adds_up_on_every_sheet(ruleset, people):
    sheet = sheet_of(ruleset, people)
    assert len(sheet.hands) == 6
    assert len(proofs(sheet)) > 6 * people
    assert failed(sheet) == ()


@pytest.mark.parametrize(("ruleset", "people"), TABLES)
@pytest.mark.parametrize("hand", [0, 3, 5])
def test_a_changed_gain_is_found_in_its_hand(ruleset, people, hand):
    sheet = sheet_of(ruleset, people)
    wrong = changed(sheet, hand, gains=more(sheet.hands[hand].gains, 1))
    found = failed(wrong)
    assert {proof.hand for proof in found} == {hand + 1}
    assert {proof.check for proof in found} >= {Check.LINES, Check.ZERO, Check.CARRIED}


@pytest.mark.parametrize(("ruleset", "people"), TABLES)
def test_a_changed_total_is_found_there_and_where_it_is_carried(ruleset, people):
    sheet = sheet_of(ruleset, people)
    wrong = changed(sheet, 2, scores=more(sheet.hands[2].scores))
    carried = [proof for proof in failed(wrong) if proof.check is Check.CARRIED]
    assert [(proof.hand, proof.seat) for proof in carried] == [(3, 0), (4, 0)]


def test_spjst_72_a_last_total_that_is_not_400_fails_with_loans_counted():
    sheet = sheet_of("spjst", hands=12, seed="3")
    assert any(sheet.loans), "the example must have loans"
    assert sum(sheet.chips) == 400 + sum(sheet.loans)
    wrong = changed(sheet, 11, scores=more(sheet.hands[11].scores))
    sums = [proof for proof in failed(wrong) if proof.check is Check.TOTAL]
    assert [(proof.found, proof.right) for proof in sums] == [(401, 400)]
    lent = replace(sheet, loans=more(sheet.loans))
    assert [proof.check for proof in failed(lent)] == [Check.MONEY]


def test_ziri_the_written_columns_levelled_are_what_was_paid():
    sheet = sheet_of("ziri", 4)
    assert any(proof.check is Check.LEVELLED for proof in proofs(sheet))
    last = sheet.hands[-1]
    people, whole = 4, sum(last.written)
    assert last.levelled == tuple(people * column - whole for column in last.written)
    wrong = changed(sheet, 5, written=more(last.written))
    assert {proof.check for proof in failed(wrong)} == {Check.WRITTEN}


def test_ziri_a_renons_written_in_whole_is_not_compared():
    columns = Fraction(-2), Fraction(0), Fraction(0)
    assert variant_with("ziri").paid_for(columns) == (-4, 2, 2)
    assert variant_with("ziri", (("renons_written", "whole"),)).paid_for(columns) == ()


def test_czech_ceiling_bounds_what_a_hand_can_bring():
    sheet = sheet_of("czech-gp")
    assert sheet.ceiling == 40
    assert sheet.signed
    gains = (Fraction(121), Fraction(-121), Fraction(0), Fraction(0))
    wrong = changed(sheet, 0, gains=gains)
    cut = [proof for proof in failed(wrong) if proof.check is Check.CEILING]
    assert [(proof.seat, proof.right) for proof in cut] == [(0, 120), (1, -120)]


def test_koenigrufen_marks_the_radl_of_a_hand_and_what_counts_double():
    variant = variant_with("koenigrufen")
    sheet = sheet_of("koenigrufen", 4, hands=10)
    laps = [hand.mark.lap for hand in sheet.hands]
    assert laps == [hand // 4 + 1 for hand in range(10)]
    doubled = [hand.number for hand in sheet.hands if hand.mark.factor == 2]
    assert doubled, "the example must have a double Radl"
    before = {hand.number: hand for hand in sheet.hands}[doubled[0] - 1]
    assert before.contract == "trischaken" or not any(before.gains)
    assert variant.round_mark(RoundNotes(closing=5, last=8), 5, 4).name == "closing"


def test_the_scores_a_round_was_closed_with_must_be_the_last_totals():
    sheet = sheet_of("spjst")
    right = replace(sheet, closed=sheet.scores)
    assert failed(right) == ()
    wrong = replace(sheet, closed=more(sheet.scores))
    assert [(proof.check, proof.seat) for proof in failed(wrong)] == [(Check.CLOSED, 0)]


def test_all_gains_together_are_the_last_totals_less_the_stakes():
    sheet = sheet_of("czech-gp")
    gained = total((hand.gains for hand in sheet.hands), 4)
    assert sheet.scores == total((sheet.start, gained), 4)
