"""The answers to questions for judges: near enough to the right one, and certainly wrong."""

import re

import pytest

from tarock_desktop.cases.incidents import incident_rows
from tarock_desktop.learning.question import Breach, Kind, part_of
from tarock_desktop.learning.questions import question_of
from tarock_desktop.table.seats import TABLE
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.examination import ExaminationTexts
from tarock_desktop.texts.languages import language
from tests.unit.learning.questions import asked, told_of


@pytest.mark.parametrize(
    ("ruleset", "case", "articles"),
    [
        ("koenigrufen", "KR-H005", {"Zutaten", "Allgemeines/Kontrieren"}),
        ("koenigrufen", "KR-T30", {"Allgemeines/Kontrieren"}),
        ("koenigrufen", "KR-T51", {"Speisen"}),
        ("koenigrufen", "KR-T53", {"Allgemeines"}),
        ("ziri", "ZIRI-T05", {"6"}),
        ("ziri", "ZIRI-T16", {"Začetek igre/kontra"}),
        ("ziri", "ZIRI-H110", {"9"}),
        ("czech-gp", "CZ-J02", {"Herní strop", "Základní povinnost"}),
        ("spjst", "SPJST-T27", {"13"}),
    ],
)
def test_the_key_to_a_hand_names_the_article_that_decides_what_is_paid(ruleset, case, articles):
    made = (question_of(ruleset, case, Kind.SETTLE, str(seed)) for seed in range(12))
    assert {each.article for each in made if each is not None} == articles


def test_who_may_throw_in_a_hand_stands_where_the_call_does():
    assert asked("WF-P18", Kind.PAYS).article == "par. 7"


@pytest.mark.parametrize("row", ["SPJST-P33", "WF-P27", "CZ-P15", "ZIRI-P13", "KR-P35"])
def test_a_wrong_rule_is_of_the_same_part_of_the_hand_where_there_are_enough(row):
    for seed in range(6):
        question = asked(row, Kind.WRONG, str(seed))
        rules = [each.rule for each in question.options if isinstance(each, Breach)]
        assert {part_of(rule) for rule in rules} == {question.part}


def test_a_false_announcement_is_not_asked_about_beside_a_false_value():
    both = {"declare.false", "announce.not-held"}
    for row in ("CZ-P15", "SPJST-P18"):
        for seed in range(12):
            options = asked(row, Kind.WRONG, str(seed)).options
            assert not both <= {each.rule for each in options if isinstance(each, Breach)}


@pytest.mark.parametrize(
    ("row", "near"), [("SPJST-P18", "12"), ("SPJST-P20", "11"), ("SPJST-P31", "30")]
)
def test_an_article_that_fits_too_is_never_a_wrong_answer(row, near):
    for seed in range(12):
        question = asked(row, Kind.ARTICLE, str(seed))
        assert near not in {each.article.partition("/")[0] for each in question.options}


def test_where_a_sheet_asks_for_no_number_of_shuffles_nobody_hears_of_them():
    course = told_of("SPJST-P04", Kind.PAYS).course
    assert "The deck is shuffled 7\N{NO-BREAK SPACE}times." in course
    for seed in range(12):
        question = asked("WF-P02", Kind.WRONG, str(seed))
        rules = {each.rule for each in question.options if isinstance(each, Breach)}
        assert not rules & {"deal.shuffles", "deal.cut-depth"}
    assert not any("shuffled" in line for line in told_of("WF-P02", Kind.PAYS).course)


def test_nobody_takes_a_trick_before_which_the_next_card_is_led():
    course = told_of("CZ-P25", Kind.ARTICLE).course
    assert course[-1] == "D plays the three of hearts."


def test_a_sheet_has_one_word_for_what_is_laid_away():
    told = told_of("ZIRI-P10", Kind.FOLLOWS, code="sl")
    said = " ".join((*told.course, *told.told)).casefold()
    assert said.count("zaleže") == 2
    assert not re.search("zala|zalo", said)


def test_cards_laid_away_face_up_are_told_beside_the_others():
    course = " ".join(told_of("WF-P15", Kind.PAYS).course)
    assert "nine of spades. A discards face up: Mond." in course


def test_a_pile_of_the_whole_pack_is_not_listed():
    question = question_of("ziri", "ZIRI-J30", Kind.COUNT, "1")
    assert question is not None
    texts = ExaminationTexts(read_catalogue(language("en")), "ziri")
    assert texts.told(question).told == ("A has taken all cards.",)


def test_where_nothing_was_wrong_with_a_deal_no_player_is_said_to_have_dealt():
    made = (question_of("koenigrufen", "KR-P49", Kind.WRONG, str(seed)) for seed in range(12))
    twins = [each for each in made if each is not None and each.twin is not None]
    assert twins
    for question in twins:
        breaches = [each for each in question.options if isinstance(each, Breach)]
        assert {each.seat for each in breaches} == {TABLE}


@pytest.mark.parametrize("row", ["SPJST-P07", "ZIRI-P17", "ZIRI-P19", "KR-P19", "KR-P45"])
def test_no_title_is_asked_for_that_the_line_says_in_other_words(row):
    assert question_of(incident_rows()[row], row, Kind.ARTICLE, "1") is None
