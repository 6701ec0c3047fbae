"""Scores kept on paper: sums as the sheet wants them, places, files."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.toml import read_toml
from tarock_desktop.records.paper import (
    PaperScores,
    PaperTable,
    RowState,
    amount_of,
    check_row,
    format_paper,
    kinds,
    load_paper,
    read_paper,
    save_paper,
    standings,
)
from tests.kit.play import variant_with

FOUR = ("Anna", "Josef", "Karel", "Marie")


def paper(ruleset="spjst", kind="scores", rows=(), loans=(), players=FOUR, **more):
    table = PaperTable(name="1", players=players, rows=rows, loans=loans, **more)
    return PaperScores(ruleset=ruleset, kind=kind, table=(table,))


def checked(scores, row=0):
    return check_row(scores, scores.table[0], row, variant_with(scores.ruleset))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("12", 12),
        ("-15", -15),
        ("\u22123", -3),
        ("+4", 4),
        ("1,50", Fraction(3, 2)),
        ("0.5", Fraction(1, 2)),
        ("-2/3", Fraction(-2, 3)),
        ("", None),
        ("1e9", None),
        ("1/0", None),
        ("1,2,3", None),
        ("12345678", None),
    ],
)
def test_an_amount_as_it_is_typed(text, value):
    assert amount_of(text) == value


def test_spjst_72_four_scores_come_to_400_and_loans_are_money_on_the_table():
    right = checked(paper(rows=(("132", "95", "188", "-15"),)))
    assert (right.state, right.found, right.right) == (RowState.RIGHT, 400, 400)
    assert right.gains == (32, -5, 88, -115)
    wrong = checked(paper(rows=(("132", "95", "188", "15"),)))
    assert (wrong.state, wrong.found) == (RowState.WRONG, 430)
    lent = checked(paper(rows=(("132", "95", "188", "15"),), loans=(("", "", "", "30"),)))
    assert lent.state is RowState.RIGHT
    assert lent.gains == (32, -5, 88, -115)


def test_czech_stakes_and_dokup_are_all_the_money():
    scores = paper("czech-gp", rows=(("60", "90", "40", "40"),), loans=(("", "", "", "30"),))
    check = checked(scores)
    assert (check.state, check.right) == (RowState.RIGHT, 230)
    assert check.gains == (10, 40, -10, -40)


def test_a_hand_of_koenigrufen_comes_to_0_and_who_rests_has_no_figure():
    five = (*FOUR, "Eva")
    right = checked(paper("koenigrufen", "gains", (("4", "-4", "", "4", "-4"),), players=five))
    assert right.state is RowState.RIGHT
    wrong = checked(paper("koenigrufen", "gains", (("4", "-4", "", "4", "-3"),), players=five))
    assert (wrong.state, wrong.found) == (RowState.WRONG, 1)
    partly = checked(paper("koenigrufen", "gains", (("4", "-4", "", "", ""),), players=five))
    assert partly.state is RowState.PARTLY


def test_ziri_written_columns_are_levelled_in_the_standings():
    rows = (("-4", "", ""), ("", "6", ""))
    scores = paper("ziri", "written", rows, players=("Ana", "Bor", "Cene"))
    assert checked(scores).state is RowState.RIGHT
    found = standings(scores, variant_with("ziri"))
    assert [(line.name, line.gain) for line in found.lines] == [
        ("Bor", 16),
        ("Cene", -2),
        ("Ana", -14),
    ]
    assert sum(line.gain for line in found.lines) == 0


def test_a_figure_that_is_none_is_strange_and_an_empty_row_is_empty():
    assert checked(paper(rows=(("1o", "95", "188", "-15"),))).state is RowState.STRANGE
    assert checked(paper(rows=(("", " ", "", ""),))).state is RowState.EMPTY


def test_equal_gains_share_a_place_and_the_next_is_left_out():
    one = PaperTable(name="1", players=FOUR, rows=(("120", "100", "100", "80"),))
    two = PaperTable(
        name="2", players=("Eva", "Jan", "Petr", "Ota"), rows=(("120", "90", "95", "95"),)
    )
    scores = PaperScores(ruleset="spjst", kind="scores", table=(one, two))
    found = standings(scores, variant_with("spjst"))
    assert [(line.place, line.name) for line in found.lines] == [
        (1, "Anna"),
        (1, "Eva"),
        (3, "Josef"),
        (3, "Karel"),
        (5, "Ota"),
        (5, "Petr"),
        (7, "Jan"),
        (8, "Marie"),
    ]
    assert found.is_final


def test_somebody_who_plays_at_two_tables_is_one_person():
    one = PaperTable(
        name="1", players=FOUR, rows=(("110", "90", "100", "100"),), numbers=("7", "", "", "")
    )
    two = PaperTable(
        name="2", players=("Eva", "Anna", "Petr", "Ota"), rows=(("100", "95", "105", "100"),)
    )
    scores = PaperScores(ruleset="spjst", kind="scores", table=(one, two))
    anna = next(x for x in standings(scores, variant_with("spjst")).lines if x.name == "Anna")
    assert (anna.gain, anna.rows, anna.number) == (5, 2, "7")


def test_a_wrong_or_unfinished_row_leaves_the_standings_open():
    rows = (("132", "95", "188", "-15"), ("100", "100", "100", ""))
    assert not standings(paper(rows=rows), variant_with("spjst")).is_final
    assert standings(paper(rows=rows[:1]), variant_with("spjst")).is_final


def test_a_draft_is_saved_as_it_is_and_opens_again(tmp_path):
    scores = paper(
        rows=(("132", "95", "", "-15"), ("1", "2", "3", "4")),
        loans=(("", "", "", ""), ("", "10", "", "")),
        players=('Anna "A"', "Žiga", "", "O'Neil"),
        numbers=("12", "", "", ""),
    )
    scores = replace(scores, title="Caldwell, 29. 11.")
    save_paper(scores, tmp_path / "a.tarock-scores")
    assert load_paper(tmp_path / "a.tarock-scores") == scores


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("scores = 1", "scores = 2"), "1:10: format 2 was written by a newer version"),
        (('"spjst"', '"spjts"'), 'unknown ruleset "spjts"; did you mean "spjst"?'),
        (('"95"', '"9x5"'), '10:11: "9x5" is no amount'),
        (('["132", "95", "188", "-15"]', '["132", "95"]'), "10:3: this row has 2 figures, not 4"),
        (('"scores"\n', '"points"\n'), "4:8:"),
        (("rows = [", "rows = "), "this is not TOML"),
        (("players", "player"), "player"),
    ],
)
def test_a_damaged_file_is_one_sentence_with_line_and_column(change, said):
    text = format_paper(paper(rows=(("132", "95", "188", "-15"),)))
    assert change[0] in text
    with pytest.raises(DocumentError) as error:
        read_paper(read_toml(text.replace(*change), "a.tarock-scores"))
    assert said in str(error.value)
    assert str(error.value).startswith("a.tarock-scores:")


def test_what_can_be_written_down_is_the_sheets():
    assert kinds(variant_with("spjst")) == ("scores", "gains")
    assert kinds(variant_with("czech-gp")) == ("scores", "gains")
    assert kinds(variant_with("koenigrufen")) == ("gains",)
    assert kinds(variant_with("ziri")) == ("written", "gains")
