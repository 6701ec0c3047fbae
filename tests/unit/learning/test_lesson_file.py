"""Reading lesson files, and the table of each step."""

import pytest

from tarock_desktop.cards.notation import parse_card
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.learning.lesson_file import LessonFileError, read_lesson
from tarock_desktop.learning.lesson_run import LessonRun
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.seats import Seat
from tests.unit.learning.lessons import DEAL, ENDING, HEAD, LATE, begun, lesson

ACT = '[[step]]\nseat = "B"\nask = "act"\naccept = "sound"\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[[step]]\nask = "acts"\n', 'try.toml:6:7: "acts" is not possible here'),
        ('[[step]]\nsya = { en = "x" }\n', 'did you mean "say"?'),
        ('[[step]]\nsay = { key = "a", en = "b" }\n', "try.toml:6:7: a text is"),
        ('[[step]]\nlight = "moon"\nsay = { en = "x" }\n', "try.toml:6:9: what is lit"),
        ('[[step]]\nask = "act"\nseat = "B"\n' + DEAL, '"accept" is missing'),
        ('[[step]]\nask = "winner"\naccept = "legal"\n' + DEAL, "try.toml:7:10:"),
        (ACT, "nothing lies on the table"),
        (ACT.replace('"sound"', '"T23"') + DEAL, "try.toml:8:10: legal, sound, best, or an act"),
        (ACT + DEAL.replace("T22 T21", "T22 T22"), "stands twice"),
        (ACT + 'hand = { contract = "povinst" }\n', 'did you mean "povinost"?'),
        ('[[step]]\nask = "find"\nincident = "SPJST-P999"\n', "unknown incident"),
        ('[[step]]\nseat = "B"\nask = "hand"\n' + DEAL, '"goal" belong together'),
        ("[[step]]\n", "a step says something"),
        ("[passed]\nact = 2\n" + ENDING, 'try.toml:6:7: spjst: "act" is asked 1 times, not 2'),
        ("", "at least one [[step]]"),
        (
            'rules = ["play.must-trump", "play.folow-suit"]\n' + ENDING,
            'try.toml:5:29: unknown rule "play.folow-suit"; did you mean "play.follow-suit"?',
        ),
    ],
)
def test_a_mistake_is_told_with_its_place(text, told):
    with pytest.raises(LessonFileError) as caught:
        lesson(text)
    assert told in str(caught.value)


def test_a_lesson_is_read_under_each_of_its_rulesets():
    head = HEAD.replace('["spjst"]', '["spjst", "westfest"]')
    step = lesson(ENDING, head).steps[0]
    assert set(step.hand) == {"spjst", "westfest"}
    with pytest.raises(LessonFileError) as caught:
        lesson(ENDING.replace("povinost", "prever"), head.replace("westfest", "ziri"))
    assert "prever" in str(caught.value)
    assert ":10:" in str(caught.value)


def test_a_step_may_be_for_some_of_the_rulesets_only():
    head = HEAD.replace('["spjst"]', '["spjst", "westfest"]')
    own = '[[step]]\nrulesets = ["westfest"]\nsay = { en = "Six." }\n'
    written = lesson(own + ENDING, head)
    assert [len(LessonRun(written, each).lesson.steps) for each in written.rulesets] == [1, 2]
    with pytest.raises(LessonFileError, match=r"try\.toml:6:13: unknown ruleset"):
        lesson(own.replace("westfest", "ziri") + ENDING, head)


def test_a_file_that_is_missing_is_one_sentence(tmp_path):
    with pytest.raises(DocumentError, match="no such file"):
        read_lesson(tmp_path / "none.toml")


def test_a_script_that_goes_another_way_is_told_with_its_line():
    run = LessonRun(lesson(ENDING.replace('"B: HQ"', '"B: HQ\\nC: T5"')), "spjst")
    with pytest.raises(DocumentError, match=r"C: T5: refused SPJST-P"):
        run.begin(1)


def test_the_table_goes_on_where_no_other_is_set_up():
    text = ENDING + '[[step]]\nsay = { en = "x" }\n[[step]]\nask = "act"\naccept = "legal"\n'
    run = LessonRun(lesson(text), "spjst")
    run.begin(1)
    assert run.trial.prompt().seat == Seat(2)
    assert run.trial.submit(PlayCard(Seat(2), parse_card("H2"))).accepted
    run.begin(2)
    assert not run.goes_on
    assert len(run.trial.state.play.trick) == 2
    run.begin(3)
    run.trial.play_others()
    assert run.trial.request().seat == Seat(2)
    run.begin(1)
    assert len(run.trial.state.play.trick) == 1


def test_an_ending_is_counted_with_what_had_been_counted_before():
    run = begun(ENDING)
    run.trial.pupils = frozenset()
    run.trial.play_others()
    assert run.trial.is_over
    assert run.laid.is_whole
    # 40, a queen, and nothing else of value: 43 points are eight of ten short, the loss counts 1.
    assert [line.amounts for line in run.trial.state.result.lines]


def test_a_deal_goes_the_same_way_whenever_it_is_begun():
    text = ACT + LATE
    first, second = begun(text), begun(text)
    for run in (first, second):
        run.trial.pupils = frozenset()
        run.trial.play_others()
    assert first.trial.state == second.trial.state
