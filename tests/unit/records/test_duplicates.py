"""Sets of deals, results of tables, and the comparison whose sums prove themselves."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.toml import read_toml
from tarock_desktop.records.duplicate_results import (
    TableResults,
    format_results,
    joined,
    read_results,
    results_of_game,
    score_of,
    table_of,
)
from tarock_desktop.records.duplicate_scores import compare
from tarock_desktop.records.duplicate_sets import DuplicateSet, format_set, read_set
from tarock_desktop.session.deal_number import DealNumber
from tarock_desktop.session.deals import random_deal
from tarock_desktop.session.numbered_deals import deal_of_number
from tarock_desktop.table.seats import Seat
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.duplicates import DuplicateTexts
from tarock_desktop.texts.languages import language
from tarock_desktop.texts.printout import Heading
from tarock_desktop.variants.loader import load_variant
from tests.kit.duplicates import play_deal
from tests.kit.thinking import EVERY_SHEET

NAMES = ("Anna", "Josef", "Karel", "Marie")


def amounts(*values):
    """Return exact amounts."""
    return tuple(Fraction(value) for value in values)


def set_of(ruleset="spjst", numbers=2, others=1, **options):
    variant = load_variant(ruleset, options)
    people = variant.sheet.dealt
    deals = [
        deal_of_number(DealNumber(at, Seat(at % people)), variant, people) for at in range(numbers)
    ]
    deals += [random_deal(variant.sheet, f"x{at}") for at in range(others)]
    return DuplicateSet("Club", ruleset, options, tuple(deals))


def refused(text, read, *args):
    with pytest.raises(DocumentError) as told:
        read(read_toml(text, "f.toml"), *args)
    return str(told.value.what)


@pytest.mark.parametrize("ruleset", EVERY_SHEET)
def test_a_set_is_read_as_it_was_written(ruleset):
    played = set_of(ruleset)
    again = read_set(read_toml(format_set(played), "set.toml"))
    assert again.digest == played.digest
    assert [deal.dealer for deal in again.deals] == [deal.dealer for deal in played.deals]
    assert again.deals[0].number == played.deals[0].number


def test_other_cards_or_options_are_another_set():
    played = set_of()
    assert replace(played, deals=played.deals[::-1]).digest != played.digest
    assert replace(played, options={"loan_unit": 20}).digest != played.digest
    assert replace(played, name="Other").digest == played.digest


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"spjst"', '"spjts"', 'unknown ruleset "spjts"; did you mean "spjst"?'),
        ('number = "', 'number = "X', "a deal number has 9 letters"),
        ("duplicate = 1", "duplicate = 2", ""),
        ("talon = ", "talom = ", "unknown key"),
    ],
)
def test_a_mistake_in_a_set_is_told(old, new, told):
    text = format_set(set_of())
    assert refused(text.replace(old, new, 1), read_set).startswith(told)


def test_a_deal_that_stands_twice_is_told():
    played = set_of()
    twice = replace(played, deals=(*played.deals, played.deals[1]))
    assert refused(format_set(twice), read_set) == "deal 4 is deal 2 again"


def test_results_are_read_as_they_were_written():
    played = set_of()
    scores = {1: amounts(3, -1, -1, -1), 3: amounts("1/2", "-1/2", 0, 0)}
    results = TableResults("Table 1", NAMES, scores)
    assert read_results(read_toml(format_results(results, played), "r.toml"), played) == results


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("1 = [3", "1 = [4", "the scores of a deal add up to 0, not 1"),
        ("1 = [3", "7 = [3", "the set has deals 1 to 3"),
        ('set = "', 'set = "0', "these results belong to another set"),
        (", -1]", "]", "the set is played by 4"),
        ("1 = [3", '1 = ["drei"', "a score is a number"),
        ('"Marie"]', '"Marie", "Eva"]', "the set is played by 4"),
    ],
)
def test_a_mistake_in_results_is_told(old, new, told):
    played = set_of()
    results = TableResults("Table 1", NAMES, {1: amounts(3, -1, -1, -1)})
    text = format_results(results, played)
    assert old in text
    assert refused(text.replace(old, new, 1), read_results, played) == told


@pytest.mark.parametrize("text", ["−1", "-1", " +2 ", "1/2", "2,5", "0"])
def test_scores_are_read_as_people_write_them(text):
    assert score_of(text).denominator in {1, 2}


@pytest.mark.parametrize("text", ["", "x", "1/0", "--1"])
def test_what_is_no_score_is_refused(text):
    with pytest.raises(ValueError, match=r".*"):
        score_of(text)


@st.composite
def tables(draw):
    """Give some tables that have each played some of the deals; scores add up to zero."""
    found = []
    for at in range(draw(st.integers(1, 4))):
        scores = {}
        for number in draw(st.sets(st.integers(1, 3))):
            row = [Fraction(draw(st.integers(-60, 60)), 2) for _ in range(3)]
            scores[number] = (*row, -sum(row, Fraction(0)))
        found.append(TableResults(f"Table {at}", tuple(f"{at}{name}" for name in NAMES), scores))
    return found


@given(tables())
@settings(max_examples=60, deadline=None)
def test_all_sums_prove_themselves(found):
    played = PLAYED
    result = compare(played, found)
    assert result.is_proved
    assert len(result.standings) == 4 * len(found)
    assert sum(each.difference for each in result.standings) == 0
    for deal in result.deals:
        there = [row for row in deal.scores if row is not None]
        for at, row in enumerate(deal.differences):
            assert (row is None) == (deal.scores[at] is None or len(there) < 2)
        assert not any(map(sum, (row for row in deal.differences if row is not None)))


PLAYED = set_of()


def test_the_same_cards_played_better_win():
    played = set_of()
    one = TableResults("One", NAMES, {1: amounts(6, -2, -2, -2)})
    other = TableResults("Two", ("P", "Q", "R", "S"), {1: amounts(2, 0, -1, -1)})
    result = compare(played, [one, other])
    assert result.deals[0].mean == (4, -1, Fraction(-3, 2), Fraction(-3, 2))
    assert result.deals[0].differences == (
        (2, -1, Fraction(-1, 2), Fraction(-1, 2)),
        (-2, 1, Fraction(1, 2), Fraction(1, 2)),
    )
    assert [(each.place, each.name) for each in result.standings[:3]] == [
        (1, "Anna"),
        (2, "Q"),
        (3, "R"),
    ]
    assert result.standings[3].place == 3


def test_a_wrong_score_is_seen_in_the_sums():
    played = set_of()
    wrong = TableResults("One", NAMES, {1: amounts(6, -2, -2, 0)})
    assert not compare(played, [wrong]).is_proved


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", EVERY_SHEET)
def test_games_of_two_tables_are_read(ruleset, tmp_path):
    played = set_of(ruleset)
    names = NAMES[: played.people]
    for table in ("north", "south"):
        for number in (1, 2, 3):
            game = play_deal(played, number, tmp_path / table, names)
            assert set(results_of_game(game, played).scores) == {number}
    found = [table_of(tmp_path / table, played) for table in ("north", "south")]
    assert [table.names for table in found] == [names, names]
    assert [set(table.scores) for table in found] == [{1, 2, 3}] * 2
    assert compare(played, found).is_proved


def test_a_game_of_another_set_is_refused(tmp_path):
    played = set_of(numbers=1, others=0)
    game = play_deal(played, 1, tmp_path / "one", NAMES)
    other = DuplicateSet("Club", "spjst", {}, set_of().deals[1:])
    with pytest.raises(DocumentError, match="no finished hand of this game is a deal of the set"):
        table_of(game, other)
    with pytest.raises(DocumentError, match="not played by the rules of the set"):
        table_of(game, replace(played, options={"loan_unit": 20}))
    part = results_of_game(game, played)
    with pytest.raises(DocumentError, match="deal 1 was played twice at this table"):
        joined("One", [part, part], "x.tarock")


def test_a_number_is_told_when_every_table_has_played_the_deal():
    played = set_of(numbers=2, others=0)
    done = TableResults("One", NAMES, {1: amounts(3, -1, -1, -1), 2: amounts(0, 0, 0, 0)})
    late = TableResults("Two", NAMES, {1: amounts(1, 1, -1, -1)})
    found = compare(played, [done, late])
    texts = DuplicateTexts(read_catalogue(language("en")))
    said = "\n".join(
        block.text
        for block in texts.blocks(played, [done, late], found)
        if isinstance(block, Heading)
    )
    assert played.deals[0].number in said
    assert played.deals[1].number not in said
