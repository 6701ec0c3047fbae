"""Questions for judges: exactly one answer is right, and nothing shown gives it away.

All of them in four languages: `measurements/judge_questions.py`.
"""

from fractions import Fraction

import pytest

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Suit, tarock
from tarock_desktop.cases.incidents import incident_rows
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.learning.askable import case_files, piles, positions
from tarock_desktop.learning.doubts import doubts_of
from tarock_desktop.learning.examination import Score, Terms, examination, score, score_by_part
from tarock_desktop.learning.payments import payments_of
from tarock_desktop.learning.question import (
    FROM_CASES,
    Breach,
    Cards,
    Cited,
    Consequence,
    Kind,
    Nothing,
    Paid,
    Points,
)
from tarock_desktop.learning.questions import question_of, shown_frames, sources
from tarock_desktop.learning.situations import Noticed, legal_twins, situation_of
from tarock_desktop.learning.wrong_answers import GOES_ON
from tarock_desktop.table.events import RemarkMade, RulingIssued
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.table.seats import Seat
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.examination import ExaminationTexts
from tarock_desktop.texts.languages import language
from tarock_desktop.variants.loader import load_variant
from tests.unit.learning.questions import amounts, asked, met, right, told_of

SAMPLE = ("SPJST-P18", "SPJST-P16", "WF-P11", "KR-P03", "WF-P19", "CZ-P17")


@pytest.mark.parametrize("row", SAMPLE)
@pytest.mark.parametrize("kind", [Kind.WRONG, Kind.ARTICLE, Kind.FOLLOWS, Kind.PAYS])
def test_four_different_answers_and_the_same_for_the_same_seed(row, kind):
    question = asked(row, kind, "sample")
    assert question == asked(row, kind, "sample")
    texts = ExaminationTexts(read_catalogue(language("en")), question.ruleset)
    told = texts.told(question)
    assert len({*told.options}) == 4
    assert row not in " ".join((*told.position, *told.course, *told.told, *told.options))


@pytest.mark.parametrize("row", SAMPLE)
def test_no_frame_shows_the_ruling(row):
    for kind in Kind:
        question = question_of(incident_rows()[row], row, kind, "sample")
        frames = () if question is None else shown_frames(question)
        events = [event for frame in frames for event in frame.events]
        assert not any(isinstance(event, RulingIssued) for event in events)


def test_what_was_wrong_is_the_broken_rule_and_nothing_is_always_an_answer():
    for seed in range(6):
        question = asked("SPJST-P15", Kind.WRONG, str(seed))
        assert Nothing() in question.options
        if question.twin is None:
            assert right(question) == Breach(Seat(1), "SPJST-P15", "play.follow-suit")
        else:
            assert right(question) == Nothing()


def test_a_legal_act_is_asked_about_in_about_one_question_of_five():
    rows = [row.id for row in load_variant("spjst").sheet.irregularity]
    made = [
        question_of("spjst", row, Kind.WRONG, seed)
        for row in rows
        for seed in ("1", "2")
        if row in incident_rows()
    ]
    questions = [question for question in made if question is not None]
    twins = sum(question.twin is not None for question in questions)
    assert 0.1 < twins / len(questions) < 0.35


def test_the_article_of_the_duty_is_right_and_none_that_deals_with_it_too_is_wrong():
    question = asked("SPJST-P18", Kind.ARTICLE)
    assert right(question) == Cited("30/declarations")
    assert sum(option.article.startswith("30/") for option in question.options) == 1


def test_what_follows_depends_on_when_it_is_noticed():
    in_time = asked("SPJST-P15", Kind.FOLLOWS)
    late = asked("SPJST-P16", Kind.FOLLOWS)
    assert right(in_time).remedy is Remedy.TAKE_BACK
    assert right(late).remedy is Remedy.PLAY_ON
    assert (met("SPJST-P15").noticed, met("SPJST-P16").noticed) == (
        Noticed.NOW,
        Noticed.COUNTED,
    )
    # No reading stands between these two.
    at_once = asked("SPJST-P18", Kind.FOLLOWS)
    assert Consequence("spjst", "SPJST-P17", "declare.false", Remedy.PLAY_ON) in at_once.options


def test_who_pays_is_told_with_and_without_the_ruling():
    paid = payments_of(met("SPJST-P16"))
    assert paid.alone == amounts(3, -3, 3, -3)
    assert paid.right == amounts(5, -12, 5, 2)
    question = asked("SPJST-P16", Kind.PAYS)
    assert right(question) == Paid(amounts(5, -12, 5, 2))
    assert all(sum(option.amounts) == 0 for option in question.options)


@pytest.mark.parametrize("row", ["KR-P19", "CZ-P26", "SPJST-P08", "WF-P31"])
def test_nobody_is_asked_who_pays_what_a_judge_decides(row):
    assert question_of(incident_rows()[row], row, Kind.PAYS, "1") is None


@pytest.mark.parametrize("row", ["SPJST-P01", "SPJST-P02", "WF-P08"])
def test_nothing_follows_of_a_wrong_deal_that_may_be_put_right_or_dealt_again(row):
    for kind in (Kind.FOLLOWS, Kind.PAYS):
        assert question_of(incident_rows()[row], row, kind, "1") is None


def test_nobody_is_asked_what_a_hand_costs_of_which_no_end_is_told():
    assert question_of("westfest", "WF-P07", Kind.PAYS, "1") is None
    assert question_of("westfest", "WF-P07", Kind.FOLLOWS, "1") is not None


def test_a_breach_in_varsava_is_not_asked_for_payments_where_nobody_sees_who_has_a_trick():
    assert question_of("czech-gp", "CZ-P22", Kind.PAYS, "1") is None


def test_a_bid_out_of_turn_of_which_the_sheet_says_nothing_is_asked_only_for_what_follows():
    assert question_of("spjst", "SPJST-P45", Kind.WRONG, "1") is None
    assert question_of("spjst", "SPJST-P45", Kind.ARTICLE, "1") is None


def test_who_is_to_lead_is_told_in_the_middle_of_a_hand():
    question = asked("ZIRI-P23", Kind.WRONG)
    told = ExaminationTexts(read_catalogue(language("en")), "ziri").told(question)
    assert "C is to lead." in told.position


@pytest.mark.parametrize(
    ("ruleset", "case", "lines"),
    [
        ("ziri", "ZIRI-T43", ["Klop: each plays for himself.", "B says Kontra."]),
        ("spjst", "SPJST-T09", ["A plays Povinost.", "A plays alone."]),
        ("czech-gp", "CZ-T61", ["A bids first.", "Without a trick: D."]),
        ("czech-gp", "CZ-J04", ["Card points of the bidder's side: 35."]),
        ("ziri", "ZIRI-H10", ["Kralji made: A.", "Nothing was announced."]),
        ("koenigrufen", "KR-H021", ["Mondfang made: C.", "Nothing else was announced."]),
    ],
)
def test_a_hand_that_is_over_is_told_with_game_sides_and_doublings(ruleset, case, lines):
    texts = ExaminationTexts(read_catalogue(language("en")), ruleset)
    made = (question_of(ruleset, case, Kind.SETTLE, str(seed)) for seed in range(20))
    told = [texts.told(question).told for question in made if question is not None]
    assert any(set(lines) <= set(each) for each in told)


def test_every_doubt_is_about_a_row_or_a_case_of_its_sheet():
    for ruleset in FAMILY_OF:
        doubts = doubts_of(ruleset)
        assert {each.id for each in doubts.rows} <= set(incident_rows())
        assert not any(name in case_files(ruleset) for name in doubts.cases)
        kinds = {kind for each in doubts.rows for kind in each.not_asked.split()}
        assert kinds <= {kind.value for kind in Kind if kind not in FROM_CASES}
        articles = {
            name for row in load_variant(ruleset).sheet.irregularity for name in row.articles
        }
        near = {name for each in doubts.rows for name in each.near} | set(doubts.summaries)
        assert near <= articles


def test_a_doubtful_kind_is_not_asked_and_a_near_article_never_offered():
    assert question_of("spjst", "SPJST-P19", Kind.FOLLOWS, "1") is None
    for seed in range(8):
        articles = [each.article for each in asked("SPJST-P22", Kind.ARTICLE, str(seed)).options]
        assert "QS" not in articles
        articles = [each.article for each in asked("ZIRI-P10", Kind.ARTICLE, str(seed)).options]
        assert not any(article.startswith("4/") for article in articles)


def test_nothing_follows_where_the_sheet_leaves_it_to_a_judge_or_is_silent():
    for row in ("SPJST-P45", "SPJST-P08", "WF-P06", "KR-P19"):
        assert question_of(incident_rows()[row], row, Kind.FOLLOWS, "1") is None
    # The Czech sheet says itself that the chief referee decides.
    assert right(asked("CZ-P26", Kind.FOLLOWS)).remedy is Remedy.JUDGE_DECIDES


def test_where_the_hand_goes_on_it_is_what_is_paid_that_differs():
    variant = load_variant("czech-gp")
    for seed in range(6):
        options = asked("CZ-P17", Kind.FOLLOWS, str(seed)).options
        goes_on = [each for each in options if each.remedy in GOES_ON]
        costs = [variant.row(each.row).outcome_of(each.remedy).fines for each in goes_on]
        assert len(costs) == len(set(costs))


def test_what_another_table_lets_an_offence_cost_is_never_a_wrong_answer():
    elsewhere = payments_of(met("WF-P10")).chosen
    assert elsewhere
    for seed in range(12):
        question = asked("WF-P10", Kind.PAYS, str(seed))
        wrong = [each.amounts for n, each in enumerate(question.options) if n != question.right]
        assert not {*wrong} & {*elsewhere}


def test_a_fine_paid_at_once_is_not_in_what_the_hand_comes_to_without_it():
    paid = payments_of(met("CZ-P16"))
    assert paid.alone == amounts(1, -1, 1, -1)
    assert paid.right == amounts(3, -7, 3, 1)
    # What was paid for values stays in it.
    assert payments_of(met("SPJST-P29")).alone == amounts(3, -3, 3, -3)
    assert told_of("CZ-P16", Kind.PAYS).asked == "What does each player gain or pay in all?"
    assert told_of("CZ-P19", Kind.PAYS).asked == "What does each player gain or pay for it?"


def test_no_line_of_the_course_gives_the_answer_away():
    # The votes of the others, a claim, a wrong forehand and a dropped card.
    assert told_of("WF-P02", Kind.WRONG).course[-1] == (
        "D turns a card face up while dealing: queen of clubs."
    )
    assert not any("claim" in line for line in told_of("WF-P10", Kind.FOLLOWS).course)
    # The log of the window is made from the same frames.
    frames = shown_frames(asked("WF-P10", Kind.FOLLOWS))
    assert not any(isinstance(each, RemarkMade) for frame in frames for each in frame.events)
    for row in ("SPJST-P24", "SPJST-P30", "KR-P24"):
        for seed in range(4):
            question = question_of(incident_rows()[row], row, Kind.WRONG, str(seed))
            assert question is None or question.twin is not None


def test_who_plays_alone_and_what_was_bid_too_late_is_told():
    assert "A plays alone." in " ".join(told_of("WF-P09", Kind.PAYS).told)
    assert "alone" not in " ".join(told_of("WF-P12", Kind.PAYS).told)
    assert told_of("CZ-P07", Kind.ARTICLE).told == ("C bids Sólo.",)
    assert told_of("KR-P35", Kind.FOLLOWS).told[0] == "B says Rekontra."


def test_a_bidder_does_not_pass_the_own_bid():
    course = told_of("CZ-P02", Kind.FOLLOWS).course
    assert "D passes." in course
    assert "A passes." not in course
    assert "A plays Základní povinnost." in course


def test_a_trick_that_can_be_put_right_is_not_turned_over():
    course = told_of("KR-P04", Kind.FOLLOWS).course
    assert course[-1] == "The trick is not turned over yet."
    assert course[-2] == "C plays the Pagat."


def test_each_who_is_guilty_has_a_sentence_and_nobody_s_turn_is_told():
    told = told_of("CZ-P01", Kind.FOLLOWS).told
    assert told[0] == "B had a wrong number of cards. D had a wrong number of cards."
    assert not any("turn" in line for line in told)


@pytest.mark.parametrize("row", ["SPJST-P31", "SPJST-P32"])
def test_who_declares_too_late_holds_the_value(row):
    situation = met(row)
    hand = situation.incident.position.deal.hands[situation.ruling.seat].cards
    assert len([card for card in hand if card.suit is Suit.TAROCK]) >= 8


def test_a_legal_twin_announces_the_same_and_calls_aloud():
    announced = [action for action, _ in legal_twins(met("WF-P21"))]
    assert announced == []
    assert all(action.card is not None for action, _ in legal_twins(met("WF-P24")))


def test_who_bids_out_of_turn_broke_no_other_rule_of_turns():
    for seed in range(8):
        options = asked("KR-P32", Kind.WRONG, str(seed)).options
        rules = [each.rule for each in options if isinstance(each, Breach)]
        assert "turn.bid" not in rules


def test_a_settled_hand_is_not_worked_out_for_the_judge():
    texts = ExaminationTexts(read_catalogue(language("en")), "westfest")
    question = question_of("westfest", "WF-T10", Kind.SETTLE, "1")
    assert question is not None
    assert texts.told(question).told[-1] == "Card points of the bidder's side: 53."
    question = question_of("westfest", "WF-T06", Kind.SETTLE, "1")
    assert question is not None
    assert "C took talon cards 3\N{NO-BREAK SPACE}times." in texts.told(question).told


def test_what_is_written_is_told_with_how_it_is_paid():
    texts = ExaminationTexts(read_catalogue(language("en")), "ziri")
    note = "Each written point is paid to or by every other player at the table."
    for source, kind in (("ZIRI-P24", Kind.PAYS), ("ZIRI-T45", Kind.SETTLE)):
        question = question_of("ziri", source, kind, "1")
        assert question is not None
        assert note in texts.told(question).told
    assert note not in told_of("SPJST-P16", Kind.PAYS).told


def test_an_examination_asks_of_one_rule_but_once_in_a_kind():
    questions = examination(Terms(ruleset="czech-gp", seed="examiner", count=40)).questions
    asked_about = [(each.kind, each.about) for each in questions if each.about]
    assert len(questions) == 40
    assert len(set(asked_about)) == len(asked_about)


@pytest.mark.parametrize("ruleset", ["westfest", "ziri"])
def test_nothing_in_a_paper_tells_what_was_wrong_in_another_question(ruleset):
    for seed in ("third-1", "third-2"):
        questions = examination(Terms(ruleset=ruleset, seed=seed, count=20)).questions
        secret = {name for each in questions if each.kind is Kind.WRONG for name in each.names}
        told = [each for each in questions if each.names and each.kind is not Kind.WRONG]
        assert not any(secret & each.names for each in told)


def test_who_discards_is_done_with_it():
    for seed in range(4):
        told = told_of("SPJST-P12", Kind.WRONG, str(seed)).told
        assert told == ("A discards no more cards.",)


def test_a_sheet_with_few_sources_has_a_paper_of_40_too():
    questions = examination(Terms(ruleset="westfest", seed="len1", count=40)).questions
    assert len({(each.source, each.kind) for each in questions}) == 40
    # Whoever is asked what was wrong reads it nowhere else in the paper.
    wrong = [each.source for each in questions if each.kind is Kind.WRONG]
    assert all([each.source for each in questions].count(source) == 1 for source in wrong)


@pytest.mark.parametrize("row", ["ZIRI-P07", "SPJST-P39", "KR-P42"])
def test_nobody_is_asked_what_was_wrong_where_the_telling_says_it(row):
    ruleset = incident_rows()[row]
    assert not met(row).tells_itself
    assert question_of(ruleset, row, Kind.WRONG, "1") is None
    assert question_of(ruleset, row, Kind.FOLLOWS, "1") is not None


@pytest.mark.parametrize("row", ["SPJST-P43", "ZIRI-P11"])
def test_nothing_is_asked_where_nobody_broke_a_rule(row):
    assert situation_of(row) is None
    assert all(question_of(incident_rows()[row], row, kind, "1") is None for kind in Kind)


@pytest.mark.parametrize("ruleset", ["ziri"])
def test_an_examination_goes_through_all_parts_and_asks_nothing_twice(ruleset):
    assert ruleset in FAMILY_OF
    examined = examination(Terms(ruleset=ruleset, seed="7", count=20))
    assert len(examined.questions) == 20
    assert len({question.source for question in examined.questions}) == 20
    paid = [right(each) for each in examined.questions if each.kind is Kind.PAYS]
    assert 3 * sum(each.nobody for each in paid) <= len(paid)
    answers = tuple(each.right for each in examined.questions)
    assert score(examined, answers) == Score(20, 20)
    assert not score(examined, (None,) * 20).is_passed
    parts = score_by_part(examined.questions, answers)
    assert sum(each.asked for each in parts.values()) == 20
    assert len(parts) >= 5


def test_the_pass_mark_is_85_percent():
    assert Score(17, 20).is_passed
    assert not Score(16, 20).is_passed


def test_worked_cases_ask_for_cards_counts_and_payments():
    assert "ZIRI-J24" in dict(sources("ziri"))
    legal = question_of("ziri", "ZIRI-J24", Kind.LEGAL, "1")
    assert legal is not None
    assert right(legal) == Cards(CardSet.gather([tarock(9)]))
    assert shown_frames(legal)[0].observation.turn == Seat(3)
    counted = question_of("ziri", "ZIRI-C01", Kind.COUNT, "1")
    assert counted is not None
    assert right(counted) == Points(Fraction(13))
    assert Points(Fraction(15)) in counted.options
    settled = question_of("koenigrufen", "KR-T51", Kind.SETTLE, "1")
    assert settled is not None
    assert right(settled) == Paid(amounts(-8, -8, -8, 24))


def test_nothing_of_another_sheet_is_asked():
    assert question_of("spjst", "ZIRI-J24", Kind.WRONG, "1") is None
    assert question_of("spjst", "ZIRI-P12", Kind.WRONG, "1") is None


def test_the_key_names_an_article_for_every_position_and_pile():
    files = [(ruleset, name) for ruleset in FAMILY_OF for name in case_files(ruleset)]
    for ruleset, name in files:
        for worked in (*positions(ruleset, name), *piles(ruleset, name)):
            assert worked.case.facts.articles, name
    # That the second three cost double does not stand where the chips are counted.
    prever = question_of("spjst", "SPJST-T15", Kind.SETTLE, "1")
    assert prever is not None
    assert prever.article == "8"


def test_no_line_of_a_question_about_an_article_is_its_title():
    for row in ("SPJST-P41", "CZ-P15", "ZIRI-P13"):
        assert question_of(incident_rows()[row], row, Kind.ARTICLE, "1") is None
    # Where the sheet says what follows it is still a wrong answer near to another one.
    options = asked("SPJST-P12", Kind.FOLLOWS).options
    assert {"SPJST-P09", "SPJST-P10"} & {option.row for option in options}


@pytest.mark.parametrize("row", ["SPJST-P46", "WF-par. 2"])
def test_nothing_follows_where_the_sheet_says_only_whose_turn_it_is(row):
    assert question_of(incident_rows()[row], row, Kind.ARTICLE, "1") is not None
    assert question_of(incident_rows()[row], row, Kind.FOLLOWS, "1") is None
    assert question_of(incident_rows()[row], row, Kind.PAYS, "1") is None


@pytest.mark.parametrize(("row", "who"), [("ZIRI-P22", "A"), ("CZ-P03", "C"), ("SPJST-P22", "C")])
def test_who_objects_is_told_because_a_sheet_may_ask_who_it_is(row, who):
    question = asked(row, Kind.FOLLOWS)
    texts = ExaminationTexts(read_catalogue(language("en")), question.ruleset)
    assert texts.told(question).told[-1] == f"{who} objects now, before anything else happens."


def test_a_legal_bid_is_asked_about_only_beside_the_rules_for_all_bids():
    for row in ("KR-P25", "KR-P33", "KR-P34"):
        assert legal_twins(met(row)) == ()
    assert legal_twins(met("KR-P30"))
