"""Worked cases that judges are asked about, and what is not asked."""

import pytest

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.learning.askable import case_files, piles, settled_hands
from tarock_desktop.learning.doubts import doubts_of
from tarock_desktop.learning.question import Kind
from tarock_desktop.learning.questions import question_of
from tarock_desktop.variants.loader import load_variant


def test_nothing_is_asked_of_a_hand_of_which_the_sheet_leaves_the_price_open():
    # A Valat of two against two, a Flek to an extra, a bonus of defenders, two who share a loss.
    assert settled_hands("czech-gp", "CZ-J10")
    assert not any(
        item.kontra
        for each in settled_hands("czech-gp", "CZ-J10")
        for item in each.case.facts.hand.items
    )
    cases = (("westfest", "WF-T26"), ("ziri", "ZIRI-T13"), ("czech-gp", "CZ-T23"))
    for ruleset, case in cases:
        assert question_of(ruleset, case, Kind.SETTLE, "1") is None
    assert question_of("koenigrufen", "KR-T54", Kind.SETTLE, "1") is None
    silent = {line.part for each in settled_hands("koenigrufen", "KR-H017") for line in each.lines}
    assert not silent & set(doubts_of("koenigrufen").silent)
    assert all(not each.case.facts.table.options for each in settled_hands("westfest", "WF-X10"))
    counted = [each.pile for each in piles("ziri", "ZIRI-C01")]
    assert all(pile is not None and len(pile[1]) % 3 == 0 for pile in counted)


def test_card_points_are_told_as_the_sheet_counts_them():
    worked = settled_hands("czech-gp", "CZ-J16")
    assert all(points.denominator == 1 for each in worked for _, points in each.points)
    assert all(sum(points for _, points in each.points) in (0, 70) for each in worked)


@pytest.mark.parametrize("ruleset", ["koenigrufen", "ziri"])
def test_a_hand_that_is_over_can_have_been_played(ruleset):
    left = {"dvojka": 4} | dict.fromkeys(("enka", "einer", "farbeneiner"), 5)
    left |= dict.fromkeys(("trojka", "rufer", "besserrufer", "dreier", "farbendreier"), 3)
    left |= dict.fromkeys(
        ("brez-talona", "solorufer", "solobesser", "solodreier", "farbensolo"), 6
    )
    whole, honour = 210, 13  # in thirds; each other card is one at least
    for name in case_files(ruleset):
        for worked in settled_hands(ruleset, name):
            if worked.points_of_side is None:
                continue
            hand, others = worked.case.facts.hand, whole - 3 * worked.points_of_side
            # Who has all of the trul, or all kings, has made it; otherwise the others have one.
            made = {item.item for item in hand.items}
            missing = len({"trul", "kralji"} - made) if ruleset == "ziri" else 0
            cards = left.get(hand.contract or "", 0)
            assert others >= missing * honour + cards - missing, (name, hand.contract)
            # Tricks of three: what is left over from the threes lies in the talon.
            assert ruleset != "ziri" or (others - cards) % 3 == 0, (name, hand.contract)


def test_no_row_has_a_number_that_a_table_sets_as_it_likes():
    # What a row costs at other tables is looked up for the choices of an option only.
    for ruleset in FAMILY_OF:
        for option in load_variant(ruleset).sheet.option:
            paths = (option.path or "", *(setting.path for setting in option.settings))
            assert option.choices or not any(path.startswith("irregularity") for path in paths)
