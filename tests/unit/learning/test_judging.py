"""What is right is found by the engine, the search, the solver and the settlement."""

from fractions import Fraction

import pytest

from tarock_desktop.cards.notation import parse_card, parse_cardset
from tarock_desktop.learning.checking import work_out
from tarock_desktop.learning.finding import wrong_act
from tarock_desktop.learning.judging import JudgingError, judge, weigh
from tarock_desktop.learning.task import WrongAct
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CountRef
from tarock_desktop.table.actions import PlayCard, Ready
from tarock_desktop.table.seats import Seat
from tests.unit.learning.lessons import ENDING, HEAD, LATE, begun, lesson, task_of, trial_of

B, C = Seat(1), Seat(2)
SOUND = '[[step]]\nseat = "B"\nask = "act"\naccept = "sound"\n' + LATE
BEST = SOUND.replace("sound", "best")


def card(seat, name):
    return PlayCard(seat, parse_card(name))


def test_any_act_is_right_that_the_table_lets_happen():
    run = begun(ENDING)
    assert judge(task_of(run), run.trial, card(C, "H2")).is_right
    wrong = judge(task_of(run), run.trial, card(C, "T5"))
    assert not wrong.is_right
    assert wrong.ruling.rule == "play.follow-suit"
    assert wrong.reasons
    assert run.trial.acts == 0


def test_what_is_impossible_is_wrong_and_says_why():
    run = begun(ENDING)
    verdict = judge(task_of(run), run.trial, Ready(C))
    assert not verdict.is_right
    assert verdict.reasons


def test_every_card_is_sound_that_is_as_good_and_alike_ones_are_one():
    run = begun(SOUND)
    task, weighed = task_of(run), weigh(trial_of(run))
    right = judge(task, run.trial, card(B, "S8"), weighed)
    alike = judge(task, run.trial, card(B, "S10"), weighed)
    wrong = judge(task, run.trial, card(B, "T15"), weighed)
    assert right.is_right
    assert not right.is_as_good
    assert right.reasons
    assert alike.is_right
    assert alike.is_as_good
    assert not wrong.is_right
    assert (wrong.cost or 0) > 0.5
    assert wrong.reasons[0].key == "review.cost"
    assert wrong.answer == card(B, "S8")


def test_the_best_card_is_that_of_the_solver():
    run = begun(BEST)
    assert judge(task_of(run), run.trial, card(B, "S10")).is_right
    wrong = judge(task_of(run), run.trial, card(B, "C10"))
    assert not wrong.is_right
    assert wrong.cost == pytest.approx(2)


def test_what_the_writer_wants_is_right_and_so_is_what_is_as_good():
    run = begun(SOUND.replace('"sound"', '"S10"'))
    task = task_of(run)
    assert task.wish == card(B, "S10")
    assert judge(task, run.trial, card(B, "S10")).is_right
    assert judge(task, run.trial, card(B, "S8")).is_as_good
    assert not judge(task, run.trial, card(B, "C10")).is_right


def test_the_legal_cards_are_all_of_them():
    run = begun(ENDING.replace('ask = "act"\naccept = "legal"', 'ask = "legal"'))
    assert judge(task_of(run), run.trial, parse_cardset("H2")).is_right
    wrong = judge(task_of(run), run.trial, parse_cardset("H2 T5"))
    assert not wrong.is_right
    assert wrong.answer == parse_cardset("H2")
    assert wrong.reasons[0].key == "reason.follow-suit"


def test_a_trick_a_count_and_a_payment():
    winner = begun('[[step]]\nask = "winner"\n[step.hand]\ntrick = "B: HQ H2 T5 T9"\n')
    assert judge(task_of(winner), winner.trial, Seat(0)).is_right
    assert not judge(task_of(winner), winner.trial, Seat(1)).is_right
    count = begun('[[step]]\nask = "count"\n[step.hand]\npiles = { A = "HK T21 S7 H4" }\n')
    assert judge(task_of(count), None, Fraction(12)).is_right
    assert judge(task_of(count), None, Fraction(11)).answer == 12
    told = 'contract = "povinost"\ndeclarer = "A"\npartner = "C"\npoints = "59"\n'
    pay = begun(f'[[step]]\nask = "pay"\nseat = "A"\n[step.hand]\n{told}')
    assert judge(task_of(pay), None, Fraction(3)).is_right
    everybody = begun(f'[[step]]\nask = "pay"\n[step.hand]\n{told}')
    assert judge(task_of(everybody), None, tuple(map(Fraction, (3, -3, 3, -3)))).is_right


def test_an_option_changes_what_is_right():
    told = 'contract = "povinost"\ndeclarer = "A"\npartner = "C"\npoints = "106"\n'
    valat = 'items = [{ item = "valat", by = "A" }]\n'
    step = f'[[step]]\nask = "pay"\nseat = "A"\n[step.hand]\n{told}{valat}'
    task = task_of(begun(step))
    other = task_of(begun(step + "[step.table]\noptions = { valat_adds_count = true }\n"))
    right = task.amounts[0]
    assert judge(task, None, right).is_right
    assert not judge(other, None, right).is_right


def test_an_option_changes_what_the_check_accepts():
    step = (
        '[[step]]\nseat = "A"\nask = "legal"\n[step.hand]\n'
        'hands = { A = "T22 T19 T17 T9 T7 T6 T3 T2 DK S9 CK CJ", '
        'B = "T20 T15 T10 T4 HN H3 DQ SQ S7 S8 CQ C8", '
        'C = "T18 T16 T14 T13 T11 T5 H2 SJ CN C7 C9 C10", '
        'D = "T21 T1 HQ HJ H4 DN DJ D1 D3 D4 SN S10" }\n'
        'talon = "T8 SK HK T12 H1 D2"\nat = "bid"\nscript = """\nA: bid prever\nA: take 1-3\n"""\n'
    )
    table = "[step.table]\noptions = { forbid_trull_discard = true }\n"
    (plain,), (other,) = (work_out(lesson(text)) for text in (step, step + table))
    assert plain.faults == other.faults == ()
    assert set(plain.accepts[0].split()) - set(other.accepts[0].split()) == {"T22"}


def test_the_values_of_a_hand():
    run = begun(
        '[[step]]\nseat = "B"\nask = "values"\n[step.hand]\nat = "declare"\ndeclarer = "A"\n'
        'hands = { B = "T22 T21 T1 T2 T3 T4 T5 T6 HK H1 H2 H3" }\n'
    )
    assert judge(task_of(run), run.trial, frozenset({"tarocky", "trull-pane"})).is_right
    wrong = judge(task_of(run), run.trial, frozenset({"tarocky", "krale"}))
    assert not wrong.is_right
    assert [reason.key for reason in wrong.reasons] == ["declare.false"]
    few = judge(task_of(run), run.trial, frozenset({"tarocky"}))
    assert few.reasons == (message("hint.declares", CountRef(2)),)


def test_the_wrong_act_is_the_one_its_ruling_is_about():
    run = begun('[[step]]\nask = "find"\nincident = "SPJST-P16"\n')
    assert run.incident is not None
    place = wrong_act(run.incident)
    assert run.incident.happenings[place].line.text == "B: DK"
    assert judge(task_of(run), None, WrongAct(place, "SPJST-P16")).is_right
    assert not judge(task_of(run), None, WrongAct(place, "SPJST-P15")).is_right
    assert not judge(task_of(run), None, WrongAct(place + 1, "SPJST-P16")).is_right


def test_a_hand_is_judged_when_it_is_over():
    text = ENDING.replace('ask = "act"\naccept = "legal"', 'ask = "hand"\ngoal = { refused = 0 }')
    run = begun(text)
    with pytest.raises(JudgingError, match="not over"):
        judge(task_of(run), run.trial, None)
    careless = run.trial.copy()
    careless.submit(card(C, "T5"))
    for trial in (run.trial, careless):
        while not trial.is_over:
            request = trial.request()
            trial.submit(PlayCard(C, next(iter(request.legal))))
            trial.play_others()
    assert judge(task_of(run), run.trial, None).is_right
    assert not judge(task_of(run), careless, None).is_right


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (ENDING.replace('C = "H2 T5"', 'C = "T5 T4"'), "nothing is wrong"),
        (ENDING.replace('"legal"', '"T5"'), "fewer than two acts"),
        (SOUND.replace('"sound"', '"C10"'), "not sound"),
        (SOUND.replace('"sound"', '"HK"'), "is refused"),
        (ENDING.replace('"legal"', '"best"'), "does not begin with the deal"),
    ],
)
def test_the_check_says_which_task_cannot_be_set(text, fault):
    worked = next(iter(work_out(lesson(text))))
    assert fault in " ".join(worked.faults)


def test_a_task_that_can_be_set_accepts_and_rejects():
    worked = next(iter(work_out(lesson(SOUND, HEAD))))
    assert worked.faults == ()
    assert worked.coach == "S8"
    assert worked.accepts[0].startswith("S8")
    assert any(each.startswith("C10") for each in worked.rejects)
