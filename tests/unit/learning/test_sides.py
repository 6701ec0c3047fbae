"""With whom the bidder plays is found by what the pupil sees."""

import pytest

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.learning.judging import judge
from tarock_desktop.learning.lesson_run import LessonRun
from tarock_desktop.learning.sides import UNKNOWN, Sides, sides_seen
from tarock_desktop.table.seats import Seat, Watcher
from tests.unit.learning.lessons import DEAL, HEAD, LATE, begun, lesson, task_of, trial_of

CALLED = DEAL + (
    'script = """\nA: bid povinost\nB: pass\nC: pass\nD: pass\nA: take 1-4\nB: take 5\n'
    'C: pass talon\nD: accept\nA: call T19\n"""\n'
)


def asked(seat, table):
    return begun(f'[[step]]\nseat = "{seat}"\nask = "sides"\n{table}')


@pytest.mark.parametrize(
    ("seat", "table", "right"),
    [
        ("C", CALLED, Sides(Seat(2))),  # The XIX is his own.
        ("D", CALLED, UNKNOWN),
        ("A", CALLED, UNKNOWN),
        ("D", LATE, Sides(Seat(2))),  # It has been played.
        ("B", CALLED.replace("A: call T19\n", ""), UNKNOWN),
        ("D", DEAL + 'script = "A: bid prever"\n', Sides()),
    ],
)
def test_who_plays_with_the_bidder_is_what_the_pupil_can_know(seat, table, right):
    run = asked(seat, table)
    assert task_of(run).sides == right
    truth = sides_seen(trial_of(run).observation(Watcher.REFEREE), run.variant.sheet)
    assert right in {UNKNOWN, truth}


def test_a_king_that_lies_open_in_the_talon_plays_with_nobody():
    hands = (
        '[step.hand]\nhands = { A = "T21 T14 T4 T2 HJ H1 H2 DJ SK SJ CK CQ", '
        'B = "T19 T17 T13 T11 T9 HK D1 D2 D3 SQ CJ C7", '
        'C = "T20 T18 T6 T5 T1 H3 H4 SN S8 S9 S10 CN", '
        'D = "T16 T15 T10 T8 T7 T3 HQ DN D4 S7 C8 C9" }\ntalon = "DQ HN T22 T12 DK C10"\n'
        'at = "bid"\nscript = """\nA: bid vorhand\nB: pass\nC: pass\nD: pass\nA: bid rufer\n'
        'A: call DK\n"""\n'
    )
    head = HEAD.replace("spjst", "koenigrufen")
    run = LessonRun(lesson(f'[[step]]\nseat = "B"\nask = "sides"\n{hands}', head), "koenigrufen")
    run.begin(1)
    assert task_of(run).sides == Sides()


def test_a_wrong_answer_hears_which_card_was_called():
    run = asked("D", CALLED)
    verdict = judge(task_of(run), run.trial, Sides(Seat(1)))
    assert not verdict.is_right
    assert verdict.answer == UNKNOWN
    assert [reason.key for reason in verdict.reasons] == ["sides.look"]
    assert judge(task_of(run), run.trial, UNKNOWN).is_right


def test_there_are_no_sides_before_anybody_has_bid():
    with pytest.raises(DocumentError, match="no sides"):
        asked("B", DEAL).task()
