"""Cases written as people write: fractions, accents, blanks, the words of the players."""

from fractions import Fraction

import pytest

from tarock_desktop.cases.notation import (
    parse_amount,
    parse_amounts,
    parse_cards,
    parse_points,
    parse_seats,
)
from tarock_desktop.cases.reading import CaseFileError, read_cases
from tarock_desktop.cases.sheets import vocabularies
from tarock_desktop.cases.spelling import known_name, known_names, plain_name
from tarock_desktop.documents.toml import read_toml


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("2⅔", Fraction(8, 3)),
        ("2 2/3", Fraction(8, 3)),
        ("2,2/3", Fraction(8, 3)),
        ("-2,2/3", Fraction(-8, 3)),
        ("−2 ⅔", Fraction(-8, 3)),
        ("⅔", Fraction(2, 3)),
        ("- ⅓", Fraction(-1, 3)),
        ("4½", Fraction(9, 2)),
        ("4,5", Fraction(9, 2)),
        ("+13.5", Fraction(27, 2)),
        ("¾", Fraction(3, 4)),
        ("12,50 Kč", Fraction(25, 2)),
        ("2,-", Fraction(2)),
        ("-3,-- Kč", Fraction(-3)),
    ],
)
def test_an_amount_as_it_is_written_by_hand(text, amount):
    assert parse_amount(text) == amount


@pytest.mark.parametrize("text", ["", "1,2,3", "2,", "1.", "⅔⅔", "two", "1/0", "--1", "Kč", "2⅔3"])
def test_no_amount(text):
    with pytest.raises(ValueError, match=r"amount|zero"):
        parse_amount(text)


@pytest.mark.parametrize("text", ["35+2", "35⅔", "35 2/3", "35,2/3", "35 + 2", " 35+2 "])
def test_card_points_with_two_lists(text):
    assert parse_points(text) == Fraction(107, 3)


@pytest.mark.parametrize("text", ["35+3", "35.6", "35½", "-1", "35 3/3", "1000"])
def test_no_card_points(text):
    with pytest.raises(ValueError, match="card points"):
        parse_points(text)


def test_amounts_by_seat_may_have_decimal_commas():
    expected = {"A": Fraction(5, 2), "B": Fraction(-5, 2), "C": Fraction(0)}
    assert parse_amounts("A 2,5, B -2,5,C 0") == expected


def test_commas_between_cards_and_seats():
    assert parse_cards("HK, T5,S10") == parse_cards("HK T5 S10")
    assert parse_seats("B, D") == ("B", "D")


def test_a_name_without_its_accents():
    assert plain_name(" Královské  honery ") == "kralovske-honery"
    assert plain_name("König_Ultimo") == "koenig-ultimo"
    assert known_name("BREZ talona", {"brez-talona"}) == "brez-talona"
    assert known_name("Druhá povinnost", {"druha"}) == "Druhá povinnost"
    assert known_name("Druhá povinnost", {"druha"}, {"druha-povinnost": "druha"}) == "druha"
    assert known_name("tridva", {"dva"}) == "tridva"


def test_names_of_several_words_stand_in_a_row():
    known = {"trul", "kralovske-honery", "tarocky"}
    assert known_names("taročky, královské honery trul", known) == "tarocky kralovske-honery trul"
    assert known_names("taročky fuj", known) == "tarocky fuj"
    assert known_names("trull pane", {"trull", "pane", "trull-pane"}) == "trull pane"


def facts(body, ruleset="czech-gp"):
    text = f'case = "x"\nruleset = "{ruleset}"\ntitle = "x"\n{body}'
    return read_cases(read_toml(text, "x.toml"), vocabularies()).cases[0].facts


def test_every_name_of_a_case_may_have_its_accents():
    read = facts(
        '[[before]]\ncontract = "Sólo"\npoints = "35"\n[hand]\ncontract = "základní"\n'
        'partner = "C"\npoints = "42"\nitems = [{ item = "pagát", by = "A" }]\n'
        'declared = { A = "taročky, honery" }\n'
        '[expect]\nvalues = { B = "barvičky" }\nhand = { contract = "druhá" }\n'
        'lines = { "pagát" = { A = "2,-", B = "-2", C = "2", D = "-2" } }'
    )
    assert read.before[0].contract == "solo"
    assert (read.hand.contract, read.hand.items[0].item) == ("zakladni", "pagat")
    assert read.hand.declared == {"A": "tarocky honery"}
    for name in ("První", "povinnost", "Základní povinnost"):
        told = f'[hand]\ncontract = "{name}"\n[expect]\nturn = "A"'
        assert facts(told).hand.contract == "zakladni"
    assert read.expect.hand.contract == "druha"
    assert read.expect.values == {"B": "barvicky"}
    assert read.expect.lines["pagat"]["A"] == 2


def test_the_joined_games_and_the_birds_too():
    read = facts(
        '[hand]\ncontract = "Piccolo"\nbirds = ["Uhu"]\n'
        'bei = [{ contract = "Zwiccolo", declarer = "B" }]\n[expect]\nturn = "A"',
        "Königrufen",
    )
    assert read.ruleset == "koenigrufen"
    assert (read.hand.contract, read.hand.bei[0].contract) == ("piccolo", "zwiccolo")
    assert read.hand.birds == ("uhu",)


def test_the_words_of_the_players():
    plain = "A: bid zakladni\nB: good\nC: pass\nD: good\nB: kontra game\nA: re game\nB: sub game"
    told = "A: bid základní\nB: dobrá\nC: dál\nD: Dobrá povinnost\nB: flek\nA: re\nB: sup game"
    by = [facts(f'[hand]\nscript = """\n{script}\n"""') for script in (plain, told)]
    steps = [[line.step for line in read.hand.script] for read in by]
    assert steps[0] == steps[1]


def test_an_arrow_may_be_one():
    script = facts('[hand]\nscript = "A: pass → refused CZ-P06"').hand.script
    assert script[0].step.answer.rule == "CZ-P06"


def test_a_misspelt_name_is_still_a_mistake_with_its_line():
    with pytest.raises(CaseFileError, match=r'x.toml:5: unknown contract "zakladnii"; did you'):
        facts('[hand]\ncontract = "zakladnii"\n[expect]\nturn = "A"')


@pytest.mark.parametrize("body", ["hand = 3", "[hand]\nitems = 3", "[hand]\ndeclared = 3"])
def test_what_is_no_table_at_all_is_told(body):
    with pytest.raises(CaseFileError, match="must be"):
        facts(f"{body}\n")
