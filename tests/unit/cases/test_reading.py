"""Whole case files: what they become, and each mistake at its line."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

from tarock_desktop.cards.notation import parse_card
from tarock_desktop.cases.schema import named
from tests.unit.cases.words import HEAD, book, mistakes

ROOT = Path(__file__).parents[3]
FOLDERS = (ROOT / "tests/cases/spjst", ROOT / "variants/cases/spjst")
VECTORS = sorted(file for folder in FOLDERS for file in folder.glob("*.toml"))
EXAMPLES = re.findall(
    r"^```toml\n(case = .*?)^```",
    (ROOT / "docs/case-format.md").read_text("utf-8"),
    re.MULTILINE | re.DOTALL,
)


def test_the_vectors_are_complete():
    gaps = {13, 14, 19, 20, 21, 28, 30, 36, 49, 54, 56, 62}
    rows = {f"SPJST-T{n:02}" for n in range(1, 65) if n not in gaps}
    rows |= {f"SPJST-B{n:02}" for n in range(1, 25)}
    rows |= {f"SPJST-P{n:02}" for n in range(1, 47)}
    assert rows <= {path.stem for path in VECTORS}


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.split('"')[1])
def test_every_example_of_the_format_is_a_case(text):
    assert book(text).cases


def test_the_examples_were_found():
    assert len(EXAMPLES) == 9


def test_a_settlement_becomes_typed_values():
    case = book(EXAMPLES[0]).cases[0]
    item = case.facts.hand.items[0]
    assert (item.item, item.by, item.announced, item.made) == ("pagat", "B", True, False)
    assert item.kontra == (("C",),)
    assert case.facts.hand.points is not None
    assert case.facts.hand.points.side == Fraction(47)
    assert dict(case.facts.expect.pay or {}) == dict(
        zip("ABCD", map(Fraction, (5, -5, 5, -5)), strict=True)
    )
    assert case.seats == "ABCD"


def test_a_change_replaces_whole_values_and_takes_keys_away():
    cases = book(
        HEAD
        + """
[hand]
contract = "povinost"
declarer = "A"
partner = "C"
points = "59"
kontra = "B"
[expect]
pay = { A = "6", B = "-6", C = "6", D = "-6" }
[expect.lines]
game = { A = "6", B = "-6", C = "6", D = "-6" }
[[also]]
title = "no Kontra"
[also.hand]
kontra = {}
[also.expect]
pay = { A = "3", B = "-3", C = "3", D = "-3" }
[also.expect.lines]
[[also]]
title = "tournament"
[also.table]
mode = "tournament"
"""
    ).cases
    assert [case.name for case in cases] == ["X", "X/1", "X/2"]
    assert [case.title for case in cases] == ["x", "no Kontra", "tournament"]
    assert [case.facts.hand.kontra is None for case in cases] == [False, True, False]
    assert [case.facts.expect.lines is None for case in cases] == [False, True, False]
    assert cases[2].facts.table.mode == "tournament"
    assert named(cases[1].facts.table) == {}


def test_a_change_of_players_changes_the_table():
    ziri = next(text for text in EXAMPLES if "ZIRI-T54" in text)
    assert [case.seats for case in book(ziri).cases] == ["ABC", "ABCD"]


def test_a_line_of_the_script_has_its_line_in_the_file():
    text = HEAD + '[hand]\nscript = """\n# first\nA: bid povinost\n\n? turn B\n"""\n'
    case = book(text).cases[0]
    script = case.facts.hand.script
    assert script is not None
    assert [case.line_of(line.number) for line in script] == [7, 9]


def test_points_and_cards_have_their_own_types():
    case = book(HEAD + "[hand]\ntrick = 'B: HK T1'\nleader = 'B'\n[expect]\nwinner = 'C'").cases[0]
    trick = case.facts.hand.trick
    assert trick is not None
    assert (trick.leader, trick.cards) == ("B", (parse_card("HK"), parse_card("T1")))


def test_an_unknown_article_is_a_warning_only():
    read = book(HEAD.replace("title", 'articles = ["14", "99"]\ntitle') + "[expect]\nturn = 'A'")
    assert [(error.position.line, error.sentence) for error in read.warnings] == [
        (3, 'unknown article "99"; did you mean "9"?')
    ]


def test_a_false_declaration_among_the_irregularities_need_not_fit_the_hand():
    cards = "T1 T2 T3 T4 T5 T6 HQ HN HJ H1 H2 H3"
    body = (
        f"[hand]\nhands = {{ B = '{cards}' }}\ndeclared = {{ B = 'tarocky' }}\n"
        "irregularities = [{ rule = 'SPJST-P17', by = 'B' }]\n[expect]\nrulings = []"
    )
    assert book(HEAD + body).cases


def test_own_discards_may_be_named_in_the_pile_too():
    body = (
        "[hand]\npiles = { A = 'HK S7' }\ndiscards = { A = 'S7' }\n[expect]\ncount = { A = '6' }"
    )
    assert book(HEAD + body).cases
    assert mistakes(HEAD + body.replace("discards = { A", "discards = { B"))


def test_hands_in_the_middle_of_a_trick_are_one_card_shorter():
    body = (
        "[hand]\nat = 'play'\ntrick = 'C: HK H1'\n"
        "hands = { A = 'T1 T2', B = 'T3 T4', C = 'T5', D = 'T6' }\n[expect]\nlegal = 'T1 T2'"
    )
    assert book(HEAD + body).cases
    assert mistakes(HEAD + body.replace("'T6'", "'T6 T7'"))


def test_options_of_several_values_and_joined_games():
    head = HEAD.replace("spjst", "koenigrufen")
    good = (
        "[table]\noptions = { pagatkassa = { stake = '10', cap = '60' }, minor_limit = 3 }\n"
        "[hand]\nbei = [{ contract = 'piccolo', declarer = 'C', kontra = ['B', 'C A'] }]\n"
        "[expect]\nlegal = ['bid vorhand', 'pass']\n"
    )
    facts = book(head + good).cases[0].facts
    assert facts.hand.bei[0].kontra == (("B",), ("C", "A"))
    assert facts.expect.legal is not None
    assert len(facts.expect.legal.acts) == 2
    found = mistakes(
        head + good.replace("cap", "cpa").replace("minor_limit = 3", "jungfrau = 'x'")
    )
    assert [line for line, _ in found] == [5, 5]


def test_a_game_of_each_for_himself_needs_the_points_of_all():
    text = HEAD.replace("spjst", "koenigrufen") + "[hand]\ncontract = 'trischaken'\n"
    found = mistakes(text + "points = '30+0'\n[expect]\nturn = 'A'")
    assert found == [(6, "in trischaken the points of every player are needed")]
