"""Whole case files: what they become, and each mistake at its line."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

from tarock_desktop.cards.notation import parse_card
from tarock_desktop.cases.reading import CaseFileError, read_cases
from tarock_desktop.cases.schema import named
from tarock_desktop.documents.toml import read_toml
from tests.unit.cases.words import ALL_SHEETS

ROOT = Path(__file__).parents[3]
VECTORS = sorted((ROOT / "tests/cases/spjst").glob("*.toml"))
EXAMPLES = re.findall(
    r"^```toml\n(case = .*?)^```",
    (ROOT / "docs/case-format.md").read_text("utf-8"),
    re.MULTILINE | re.DOTALL,
)
HEAD = 'case = "X"\nruleset = "spjst"\ntitle = "x"\n'


def book(text):
    return read_cases(read_toml(text, "x.toml"), ALL_SHEETS)


def mistakes(text):
    with pytest.raises(CaseFileError) as caught:
        book(text)
    return [(mistake.position.line, mistake.sentence) for mistake in caught.value.mistakes]


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
    assert case.facts.expect.pay == {"A": 5, "B": -5, "C": 5, "D": -5}
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


@pytest.mark.parametrize(
    ("body", "line", "sentence"),
    [
        ('[hand]\npartnr = "C"', 5, 'unknown key "partnr" in [hand]; did you mean "partner"?'),
        ("[hand]\npoints = 59", 5, "a count of card points is written in quotation marks"),
        ("[expect]\npay = { A = 1 }", 5, "an amount is written in quotation marks"),
        (
            "[expect]\npay = { A = '1,5' }",
            5,
            '"1,5" is not an amount; amounts are written as in "3", "-4", "8/3", "12.50"',
        ),
        ("[hand]\ncontract = 'prefer'", 5, 'unknown contract "prefer"; did you mean "prever"?'),
        ("[hand]\ndraw = true", 5, "hand.draw must be a whole number, not true or false"),
        ("[hand]\ncalled = 'T23'", 5, 'unknown card "T23"; there are T1 to T22'),
        (
            "[hand]\ndeclarer = 'E'",
            5,
            '"E" is not at the table: there are A B C D',
        ),
        (
            "[hand]\nitems = [\n{ item = 'pagat', by = 'A' },\n{ item = 'valt', by = 'A' }]",
            7,
            'unknown item "valt"; did you mean "valat"?',
        ),
        (
            "[hand.declared]\nA = 'trul'",
            5,
            'unknown value "trul"; did you mean "trull"?',
        ),
        (
            "[table]\noptions = { stack_value = true }",
            5,
            'unknown option "stack_value"; did you mean "stack_values"?',
        ),
        (
            "[table]\noptions = { povinost_rule = 'every-hand' }",
            5,
            'unknown value of the option "povinost_rule" "every-hand"; did you mean "every_hand"?',
        ),
        (
            "[table]\noptions = { stack_values = 3 }",
            5,
            'the option "stack_values" is no number',
        ),
        (
            "[hand]\nirregularities = [{ rule = 'SPJST-16', by = 'B' }]",
            5,
            'unknown rule "SPJST-16"; did you mean "SPJST-P16"?',
        ),
        ("[table]\nmode = 'gard'", 5, 'unknown mode "gard"; did you mean "guard"?'),
        ("[table]\nplayers = 5", 5, "spjst is played by 4"),
        ("[hand]\nat = 'plays'", 5, 'unknown act "plays"; did you mean "play"?'),
        (
            "[expect]\nrulings = [{ rule = 'SPJST-P16', remedy = 'taek-back' }]",
            5,
            'unknown remedy "taek-back"; did you mean "take-back"?',
        ),
        (
            "[expect.lines]\ngames = { A = '0', B = '0', C = '0', D = '0' }",
            5,
            'unknown line "games"; did you mean "game"?',
        ),
        (
            "[hand]\nhands = { A = 'HK T1' }\ntalon = 'T2 HK'",
            6,
            "HK is in two places: hands.A and talon",
        ),
        ("[hand]\nhands = { A = 'HK HK' }", 5, "HK stands twice in one list"),
        (
            "[expect]\npay = { A = '3', B = '-3' }",
            5,
            "expect.pay leaves out C D",
        ),
        (
            "[expect]\npay = { A = '3', B = '-3', C = '3', D = '-4' }",
            5,
            "pay adds up to -1, not to zero",
        ),
        (
            "[expect.lines]\ngame = { A = '3', B = '-3', C = '3', D = '-4' }",
            5,
            "the line game adds up to -1, not to zero",
        ),
        (
            (
                "[expect]\npay = { A = '3', B = '-3', C = '0', D = '0' }\n"
                "lines = { game = { A = '2', B = '-2', C = '0', D = '0' } }"
            ),
            5,
            "the lines of A add up to 2, but pay says 3",
        ),
        ("[hand]\npoints = '59'\nwon = true", 6, 'both "points" and "won" are given'),
        ("[hand]\npoints = '59'\npiles = { A = 'HK' }", 6, 'both "points" and "piles" are given'),
        ("[hand]\npoints = '107'", 5, "there are only 106 card points in the pack"),
        ("[hand]\npoints = '35+2'", 5, "spjst counts whole points"),
        (
            "[hand]\nkontra = 'B A D C B'",
            5,
            "5 steps of Kontra on the game: the sheet has 4",
        ),
        (
            "[hand]\nitems = [{ item = 'valat', by = 'A', kontra = 'B' }]",
            5,
            '1 steps of Kontra on "valat": the sheet has none',
        ),
        ("[hand]\ndeck = 'T1 T2'", 5, "the deck has 54 cards, not 2"),
        (
            "[hand]\nhands = { A = 'T1' }\ndrawn = { A = 'T2' }",
            6,
            "T2 is drawn, but not in the hand of A",
        ),
        (
            (
                "[hand]\nhands = { B = 'T1 T2 T3 T4 T5 T6 HQ HN HJ H1 H2 H3' }\n"
                "declared = { B = 'tarocky' }"
            ),
            6,
            "B does not hold tarocky",
        ),
        (
            "[hand]\nat = 'play'\nhands = { A = 'T1', B = 'T2 T3' }\n[expect]\nturn = 'A'",
            6,
            "the hands of A and B do not have the same number of cards",
        ),
        ("", 1, "nothing is expected: an [expect] table or a script is missing"),
        (
            "[hand]\nscript = ''",
            1,
            "nothing is expected: an [expect] table or a script is missing",
        ),
        (
            (
                "[hand]\ncontract = 'povinost'\npoints = '59'\n"
                "[expect]\npay = { A = '3', B = '-3', C = '3', D = '-3' }"
            ),
            5,
            '"partner" is missing: a seat, or "none" if A is alone',
        ),
        ("[[also]]\n[also.hand]\npoints = '1'", 4, '"title" is missing in [[also]]'),
        (
            "[[also]]\ntitle = 'y'\n[also.hands]",
            6,
            'unknown key "hands" in [[also]]; did you mean "hand"?',
        ),
        (
            "[expect]\nturn = 'A'\n[[also]]\ntitle = 'y'\n[also.hand]\ncontract = 'x'",
            9,
            'unknown contract "x"',
        ),
        ("[hand]\ncalled = 'T19 T18'", 5, "exactly one card is called"),
        ("[hand]\ndraw = 4", 5, "draw is 1, 2 or 3"),
        ("[hand]\nking = 'lefft'", 5, 'unknown fate of the king "lefft"; did you mean "left"?'),
        ("[hand]\nnumber = 0", 5, "hand.number must be at least 1"),
        ("[hand]\nbirds = ['uhu']", 5, 'unknown item "uhu"'),
        (
            "[hand]\nbei = [{ contract = 'piccolo', declarer = 'C' }]",
            5,
            'unknown contract "piccolo"',
        ),
        ("[hand]\nkontra = 3", 5, "a chain or a list of chains is needed here"),
        ("[expect]\nlegal = ['pass', 'biid']", 5, 'unknown act "biid"; did you mean "bid"?'),
        ("[expect]\nwinner = 'AB'", 5, '"AB" is not at the table: there are A B C D'),
        (
            "[hand]\nirregularities = [{ rule = 'SPJST-P16', by = '' }]",
            5,
            "an irregularity has at least one offender",
        ),
        ("[hand]\ntrick = 'HK T1'", 5, 'a trick is written as in "A: HQ T9", not "HK T1"'),
        ("[hand]\ntrickless = 'A A'", 5, 'a seat is named twice in "A A"'),
        ("[expect]\npay = { A = '1/00' }", 5, '"1/00" divides by zero'),
        (
            "[hand]\npoints = 'many'",
            5,
            '"many" is not a count of card points; it is written as in "59" or "35+2"',
        ),
        (
            "[hand]\ncontract = 'prever'\npoints = { A = '106' }",
            6,
            "prever has one count, that of the declarer's side",
        ),
        (
            "[table]\noptions = { stack_values = { a = true } }",
            5,
            'unknown key of the option "stack_values" "a"',
        ),
        ("[[also]]\ntitle = 'y'\nhand = 3", 6, "hand must be a table"),
        ("also = [3]", 4, "changed cases are written as [[also]]"),
        ("also = 3", 4, "changed cases are written as [[also]]"),
        (
            "[hand]\nscript = '''\nA: bid povinost\nB: biid prever\nE: pass\n'''",
            7,
            'unknown act "biid"; did you mean "bid"?',
        ),
        ("[[before]]\ncontract = 'solo'", 5, 'unknown contract "solo"'),
    ],
)
def test_a_mistake_stops_the_file_with_its_line(body, line, sentence):
    found = mistakes(HEAD + body)
    assert (line, sentence) in found


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("case = 'X'\ntitle = 'x'", 1, '"ruleset" is missing'),
        ("case = 'X'\nruleset = 'spjts'", 2, 'unknown ruleset "spjts"; did you mean "spjst"?'),
        ("ruleset = 'spjst'\n[expect]\nturn = 'A'", 1, '"case" is missing'),
        ("ruleset = 4", 1, "ruleset must be a text"),
    ],
)
def test_the_head_of_a_case_is_checked(text, line, sentence):
    assert (line, sentence) in mistakes(text)


def test_a_sheet_this_program_does_not_have_is_named():
    with pytest.raises(CaseFileError, match='does not have the ruleset "ziri"'):
        read_cases(read_toml("ruleset = 'ziri'", "x.toml"), {"spjst": ALL_SHEETS["spjst"]})


def test_points_of_all_players_add_up_to_the_pack():
    text = HEAD.replace("spjst", "koenigrufen") + "[hand]\ncontract = 'trischaken'\npoints = {}\n"
    good = text.replace("{}", "{ A = '30+0', B = '20+1', C = '19+2', D = '0' }")
    assert book(good + "[expect]\nturn = 'A'").cases
    bad = text.replace("{}", "{ A = '30+0', B = '20+1', C = '19+1', D = '0' }")
    found = mistakes(bad + "[expect]\nturn = 'A'")
    assert found == [(6, "the points of all players add up to 69+2, not 70")]


def test_all_mistakes_of_a_file_are_told_at_once():
    found = mistakes(
        HEAD
        + "[hand]\ncontract = 'x'\ndeclarer = 'Z'\nkontra = 'B Q'\n"
        + "script = '''\nA: foo\nB: bar\n'''\n[expect]\npay = { A = '1' }"
    )
    assert [line for line, _ in found] == [7, 9, 10]
    found = mistakes(HEAD + "[hand]\ncontract = 'x'\ndeclarer = 'Z'\n[expect]\npay = { A = '1' }")
    assert [line for line, _ in found] == [5, 6, 8, 8]


def test_a_mistake_in_the_shared_part_is_told_once():
    found = mistakes(
        HEAD + "[hand]\ncontract = 'x'\n[expect]\nturn = 'A'\n[[also]]\ntitle = 'y'\n"
    )
    assert found == [(5, 'unknown contract "x"')]


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
