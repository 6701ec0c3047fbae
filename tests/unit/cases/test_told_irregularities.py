"""Irregularities told as facts of a hand in which they can't happen are mistakes of the case."""

import pytest

from tests.unit.cases.test_running import report

CASE = """case = "x"
ruleset = "{ruleset}"
title = "x"
[table]
options = {{ {options} }}
[hand]
{hand}
irregularities = [{{ {row} }}]
[expect]
pay = {{ {pay} }}
"""
DECLARER = 'contract = "{}"\ndeclarer = "A"'


def told(ruleset, hand, row, options=""):
    pay = ", ".join(f'{seat} = "0"' for seat in ("ABC" if ruleset == "ziri" else "ABCD"))
    return report(CASE.format(ruleset=ruleset, hand=hand, row=row, options=options, pay=pay))


@pytest.mark.parametrize(
    ("hand", "row", "sentence"),
    [
        ("brez-talona", 'rule = "ZIRI-P11", by = "A"', "brez-talona is not sold at this table"),
        ("brez-talona", 'rule = "ZIRI-P08", by = "A"', "nothing is laid away in brez-talona"),
        ("trojka", 'rule = "ZIRI-P11", by = "B"', "ZIRI-P11 is about the declarer"),
        ("trojka", 'rule = "ZIRI-P10", by = "B"', "ZIRI-P10 is about the declarer"),
        ("trojka", 'rule = "ZIRI-P24", by = "B"', "ZIRI-P24 is about another game"),
        ("trojka", 'rule = "ZIRI-P06", by = "B"', "ZIRI-P06 is about a game without the talon"),
        ("trojka", 'rule = "ZIRI-P10", by = "A", choice = "result"', "leaves the opponents no"),
        ("trojka", 'rule = "ZIRI-P08", by = "A", choice = "result"', "found at the end"),
    ],
)
def test_ziri(hand, row, sentence):
    (line,) = told("ziri", DECLARER.format(hand), row)
    assert line.startswith("error  x.toml:9: x: ")
    assert sentence in line


def test_ziri_the_result_of_a_won_game_can_not_be_chosen():
    hand = DECLARER.format("trojka") + '\npoints = "36"'
    row = 'rule = "ZIRI-P08", by = "A", found = "hand-end", choice = "result"'
    (line,) = told("ziri", hand, row)
    assert "only be chosen where the declarer has lost" in line


@pytest.mark.parametrize(
    ("kontra", "row"),
    [("", "ZIRI-P25"), ('kontra = "B"', "ZIRI-P24"), ('kontra = "B"', "ZIRI-P26")],
)
def test_ziri_klop_and_its_kontra(kontra, row):
    (line,) = told("ziri", f'contract = "klop"\n{kontra}', f'rule = "{row}", by = "A"')
    assert row in line
    assert line.startswith("error")


def test_ziri_a_table_that_sells_brez_talona():
    row = 'rule = "ZIRI-P11", by = "A"'
    lines = told("ziri", DECLARER.format("brez-talona"), row, 'sell_brez_talona = "-24"')
    assert lines[0].startswith("FAIL")  # Nothing is expected there; written is minus 24.
    assert ["pay", "A", "0", "-48"] in [line.split() for line in lines]


@pytest.mark.parametrize(
    ("hand", "row", "sentence"),
    [
        ("zakladni", 'rule = "CZ-P22", by = "B"', "CZ-P22 is about varsava, not about zakladni"),
        ("solo", 'rule = "CZ-P21", by = "A"', "CZ-P21 is about varsava, not about solo"),
    ],
)
def test_czech(hand, row, sentence):
    (line,) = told("czech-gp", DECLARER.format(hand), row)
    assert line.startswith("error  x.toml:9: x: ")
    assert sentence in line


def test_czech_only_the_forehand_adds_talon_cards():
    hand = 'contract = "varsava"\nforehand = "A"'
    (line,) = told("czech-gp", hand, 'rule = "CZ-P21", by = "B"')
    assert "CZ-P21 is about the forehand" in line
