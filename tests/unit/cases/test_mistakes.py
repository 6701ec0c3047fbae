"""Case files that are not right: each mistake at its line."""

import pytest

from tarock_desktop.cases.reading import CaseFileError, read_cases
from tarock_desktop.documents.toml import read_toml
from tests.unit.cases.words import ALL_SHEETS, HEAD, book, mistakes


@pytest.mark.parametrize(
    ("body", "line", "sentence"),
    [
        ('[hand]\npartnr = "C"', 5, 'unknown key "partnr" in [hand]; did you mean "partner"?'),
        ("[hand]\npoints = 59", 5, "a count of card points is written in quotation marks"),
        ("[expect]\npay = { A = 1 }", 5, "an amount is written in quotation marks"),
        (
            "[expect]\npay = { A = '1.5.0' }",
            5,
            '"1.5.0" is not an amount; amounts are written as in "3", "-4", "8/3", "12.50"',
        ),
        ("[hand]\ncontract = 'prefer'", 5, 'unknown contract "prefer"; did you mean "prever"?'),
        ("[table]\nsigned = 'A B'", 5, "spjst has no card of the round that is signed"),
        (
            (
                "[expect]\nrulings = [{ rule = 'SPJST-P16', "
                "pay = { A = '1', B = '0', C = '0', D = '0' } }]"
            ),
            5,
            "what SPJST-P16 pays adds up to 1, not to zero",
        ),
        ("[hand]\nscript = 'A: pass -> noted'", 5, 'only a claim can be "noted"'),
        (
            "[hand]\nscript = 'B: claim A SPJST-P16 -> unfounded SPJST-P16'",
            5,
            '"unfounded" has no rule behind it',
        ),
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
        ("[hand]\nscript = 'table: rest 200'", 5, "there are only 106 card points in the pack"),
        ("[hand]\nscript = 'table: rest 35+2'", 5, "spjst counts whole points"),
        (
            "[hand]\ndeclarer = 'B'\npartner = 'B'",
            6,
            'B is the declarer; alone is "none"',
        ),
        ("[hand]\npartner = 'A'", 5, 'A is the declarer; alone is "none"'),
        (
            "[[before]]\ndeclarer = 'C'\npartner = 'C'",
            6,
            'C is the declarer; alone is "none"',
        ),
        ("[hand]\ncontract = 'prever'\npartner = 'C'", 6, "nobody has a partner in prever"),
        (
            "[hand]\ncontract = 'povinost'\ndraw = 2",
            6,
            "the talon is taken once in povinost",
        ),
        (
            "[hand]\nhands = { B = 'T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13' }",
            5,
            "B holds 13 cards: a hand has 12",
        ),
        (
            "[hand]\n\ntalon = 'T1 T2 T3 T4 T5 T6 T7'",
            6,
            "the talon has 6 cards, not 7",
        ),
        (
            "[hand]\nexposed = { A = 'HK', B = 'HK' }",
            5,
            "HK is exposed, but not in the hand of B",
        ),
        ('[expect]\nturn = "A"\n[[also]]\ntitle = "a\\nb"', 7, "a title is one line"),
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
        (
            'case = "X"\nruleset = "spjst"\ntitle = "a\\nb"\n[expect]\nturn = "A"',
            3,
            "a title is one line",
        ),
        ("ruleset = 4", 1, "ruleset must be a text"),
    ],
)
def test_the_head_of_a_case_is_checked(text, line, sentence):
    assert (line, sentence) in mistakes(text)


def test_a_sheet_this_program_does_not_have_is_named():
    with pytest.raises(CaseFileError, match='unknown ruleset "ziri"'):
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


def test_who_was_dealt_nothing_may_hold_fewer_cards_where_everybody_plays_for_himself():
    hands = "{ A = 'HK HQ', B = 'DK DQ', C = 'SK SQ', D = 'CK' }"
    table = HEAD.replace("spjst", "ziri") + "[table]\nplayers = 4\n[hand]\nat = 'play'\n"
    text = table + f"contract = 'GAME'\nhands = {hands}\n[expect]\nturn = 'A'"
    assert book(text.replace("GAME", "klop")).cases
    sentence = "the hands of A and D do not have the same number of cards"
    assert mistakes(text.replace("GAME", "trojka")) == [(9, sentence)]
