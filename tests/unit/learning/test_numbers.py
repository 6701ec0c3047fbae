"""Numbers that the texts of a lesson take from the sheet."""

from fractions import Fraction

import pytest

from tarock_desktop.learning.checking import texts_told
from tarock_desktop.learning.lesson_file import LessonFileError
from tarock_desktop.learning.lesson_run import LessonRun
from tarock_desktop.learning.numbers import SheetNumberError, number_of, places_of
from tarock_desktop.variants.loader import load_variant
from tests.cli.conftest import call
from tests.unit.learning.lessons import HEAD, lesson

KOENIGRUFEN = HEAD.replace("spjst", "koenigrufen")
STAKE = (
    '[numbers]\nstake = "pot.stake"\n[[step]]\nsay = { en = "{stake}" }\n'
    '[step.hand]\npiles = { A = "HK" }\n'
)


@pytest.mark.parametrize(
    ("ruleset", "told", "number"),
    [
        ("ziri", "contract[dvojka].wins", Fraction(107, 3)),
        ("ziri", "score.bonus_from[2]", Fraction(50)),
        ("ziri", "contract[enka].lost * contract[enka].multiplier", Fraction(18)),
        ("spjst", "5 + score.add * contract[povinost].multiplier / score.divide", Fraction(3)),
        ("czech-gp", "7 * contract[zakladni].rate up score.step", Fraction(1)),
        ("westfest", "irregularity[WF-P19].outcome.fines[1].amount", Fraction(5)),
    ],
)
def test_a_number_is_found_by_its_place_and_reckoned_with_from_left_to_right(
    ruleset, told, number
):
    assert number_of(told, load_variant(ruleset).sheet) == number


@pytest.mark.parametrize(
    "told", ["", "score", "score.parr", "contract[trojka].lost", "score.par +", "1 % 2"]
)
def test_what_is_no_number_is_said(told):
    with pytest.raises(SheetNumberError):
        number_of(told, load_variant("spjst").sheet)


def test_every_number_of_a_sheet_can_be_asked_for_by_the_place_that_is_named():
    sheet = load_variant("ziri").sheet
    places = places_of(sheet)
    assert places[Fraction(107, 3)] == "contract[dvojka].wins"
    assert all(number_of(place, sheet) == number for number, place in places.items())


def test_a_number_that_stands_nowhere_is_a_mistake_of_the_file():
    text = '[numbers]\nlimit = "score.limit"\n[[step]]\nsay = { en = "{limit}" }\n'
    with pytest.raises(LessonFileError, match=r'try\.toml:6:9: "score\.limit" is no number'):
        lesson(text)


def test_a_changed_option_changes_what_is_told():
    table = "[step.table]\noptions = { pagatkassa_stake = 10 }\n"
    stakes = []
    for text in (STAKE, STAKE + table):
        _title, told = texts_told(lesson(text, KOENIGRUFEN), "koenigrufen")
        stakes.append(told.numbers["stake"])
    assert stakes == [0, 10]


def test_the_points_that_are_told_can_be_named():
    each = '[[step]]\nask = "pay"\nsay = { en = "x" }\n[step.hand]\ncontract = "klop"\n'
    run = LessonRun(
        lesson(
            each + 'points = { A = "20+1", B = "36", C = "13+2" }\n', HEAD.replace("spjst", "ziri")
        ),
        "ziri",
    )
    run.begin(1)
    assert run.numbers()["told_of_A"] == Fraction(61, 3)


def test_the_check_complains_of_a_number_that_is_written_out(tmp_path):
    file = tmp_path / "own.toml"
    text = '[[step]]\nsay = { en = "Win with 35⅔, in 2 of 2000 hands." }\n'
    file.write_text(HEAD.replace("spjst", "ziri") + text, "utf-8")
    ended = call("lesson", "check", file)
    assert ended.code == 1
    assert f"{file}:5: 35⅔ is a number of the sheet" in ended.out
    assert 'NAME = "contract[dvojka].wins"' in ended.out
    assert "2000" not in ended.out
