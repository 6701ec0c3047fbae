"""Bots among themselves: the same result whoever plays it, and faults that are found."""

import json
from fractions import Fraction

import pytest
from msgspec.structs import replace

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.cli import selfplay
from tarock_desktop.cli.options import UsageError, open_variant, parse_choices
from tarock_desktop.cli.selfplay import RoundPlan, SelfPlay, hand_faults
from tarock_desktop.journal.reading import read_journal
from tarock_desktop.table.actions import GiveLeave, TakeTalon
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import HandEnded
from tarock_desktop.table.phases import Phase


def test_no_hand_of_the_bots_breaks_a_rule(tarock):
    ended = tarock("simulate", "--hands", 30, "--seats", "club,novice,club,novice", "--json")
    assert ended.code == 0
    totals = json.loads(ended.out)
    assert (totals["hands"], totals["rounds"], totals["violations"]) == (30, 3, [])
    assert sum(Fraction(seat["score"]) for seat in totals["seats"]) == 0
    assert sum(totals["contracts"].values()) == 30


def test_the_number_of_processes_changes_nothing(tarock):
    words = ("simulate", "--hands", 40, "--seed", "jobs")
    alone, together = tarock(*words), tarock(*words, "--jobs", 3)
    assert alone.code == together.code == 0
    assert alone.out == together.out


def test_another_seed_gives_other_hands(tarock):
    first, second = (tarock("simulate", "--hands", 6, "--seed", seed).out for seed in "12")
    assert first.splitlines()[1:] != second.splitlines()[1:]


def test_a_longer_simulation_begins_with_the_same_rounds(tarock, tmp_path):
    for name, hands in (("short", 12), ("long", 24)):
        tarock("simulate", "--hands", hands, "--journals", tmp_path / name)
    first = "spjst-round-0001.tarock"
    assert (tmp_path / "short" / first).read_bytes() == (tmp_path / "long" / first).read_bytes()


def test_the_journals_of_two_processes_are_those_of_one(tarock, tmp_path):
    for jobs in (1, 2):
        words = ("--hands", 14, "--jobs", jobs, "--journals", tmp_path / str(jobs))
        assert tarock("simulate", *words).code == 0
    alone, together = (sorted((tmp_path / jobs).iterdir()) for jobs in "12")
    assert [path.name for path in alone] == [path.name for path in together]
    for one, other in zip(alone, together, strict=True):
        assert one.read_bytes() == other.read_bytes()


def test_table_options_reach_the_table_and_the_journal(tarock, tmp_path):
    options = ("--options", "round_length=2", "stack_values=true")
    ended = tarock("simulate", "--hands", 5, "--journals", tmp_path, *options)
    assert ended.code == 0
    header = read_journal(tmp_path / "spjst-round-0003.tarock").header
    assert header.options == {"round_length": 2, "stack_values": True}
    assert tarock("verify", *sorted(tmp_path.iterdir())).code == 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_journal_that_is_there_is_never_written_over(tarock, tmp_path, jobs):
    there = tmp_path / "spjst-round-0001.tarock"
    there.write_bytes(b"precious")
    ended = tarock("simulate", "--hands", 1, "--jobs", jobs, "--journals", tmp_path)
    assert ended.code == 2
    assert f"{there}:1:1: cannot be created" in ended.err
    assert there.read_bytes() == b"precious"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--ruleset", "spjts"), 'unknown ruleset "spjts"; did you mean "spjst"?'),
        (("--seats", "club,clbu,club,club"), 'unknown level "clbu"; did you mean "club"?'),
        (("--seats", "a,b,c,d"), 'unknown level "a"; there are novice, club, '),
        (("--ruleset", "x"), 'unknown ruleset "x"; there are spjst, westfest'),
        (("--seats", "club,club,club"), "is played by 4; 3 seats are named"),
        (("--options", "loan_unit"), "written NAME=VALUE, not 'loan_unit'"),
        (("--options", "loan_unit=101"), "loan_unit can't be 101"),
        (("--options", "loan_units=5"), 'did you mean "loan_unit"?'),
    ],
)
def test_what_cannot_be_played_is_said(tarock, words, sentence):
    ended = tarock("simulate", "--hands", 1, *words)
    assert (ended.code, ended.out) == (2, "")
    assert sentence in ended.err


def test_values_of_options_keep_their_kind():
    words = ["a=true", "b=false", "c=-12", "d=1x", "e=x=y"]
    assert parse_choices(words) == {"a": True, "b": False, "c": -12, "d": "1x", "e": "x=y"}
    for word in ("a", "=a", "a="):
        with pytest.raises(UsageError):
            parse_choices([word])


def test_a_bot_that_breaks_a_rule_is_a_violation(tarock, monkeypatch):
    honest = LEVELS["club"]

    def greedy(request):
        if request.prompt.phase is Phase.TALON:
            return TakeTalon(request.seat, (0, 1, 2, 3, 4, 5))
        return honest(request)

    monkeypatch.setattr(selfplay, "BOTS", {"club": greedy})
    ended = tarock("simulate", "--hands", 3)
    assert ended.code == 1
    assert "round 1, hand 1:" in ended.out
    assert ended.out.splitlines()[-1].split() == ["violations", "1"]


def test_a_bot_out_of_turn_is_a_violation(monkeypatch):
    def confused(request):
        return GiveLeave(request.seat)

    monkeypatch.setattr(selfplay, "BOTS", {"club": confused})
    tally = SelfPlay(RoundPlan(7, 2, ("club",) * 4, "x"), open_variant("spjst", {})).play()
    (sentence,) = tally.violations
    assert sentence.startswith("round 7, hand 1: ")
    assert tally.hands == 0


def test_a_hand_without_end_is_a_violation(monkeypatch):
    monkeypatch.setattr(selfplay, "MOST_ACTS", 20)
    tally = SelfPlay(RoundPlan(1, 2, ("club",) * 4, "x"), open_variant("spjst", {})).play()
    assert tally.violations == ["round 1, hand 1: the hand does not end"]


@pytest.fixture
def ended_hand():
    """A table after its first hand, with its ruleset."""
    variant, states = open_variant("spjst", {}), []

    def keep(action, decision):
        if any(isinstance(event, HandEnded) for event in decision.events):
            states.append(decision.state)

    SelfPlay(RoundPlan(1, 1, ("club",) * 4, "faults"), variant, keep).play()
    return states[0], variant


def test_a_sound_hand_has_no_faults(ended_hand):
    assert hand_faults(*ended_hand) == []


def test_chips_from_nowhere_are_found(ended_hand):
    state, variant = ended_hand
    chips = (state.round.chips[0] + 1, *state.round.chips[1:])
    state = replace(state, round=replace(state.round, chips=chips))
    assert hand_faults(state, variant) == ["chips less loans come to 401, not 400"]


def test_a_line_that_pays_more_than_it_takes_is_found(ended_hand):
    state, variant = ended_hand
    first = state.result.lines[0]
    crooked = ScoreLine("gift", first.label, (Fraction(1, 2), *map(Fraction, (0, 0, 0))), "1")
    state = replace(state, result=replace(state.result, lines=(crooked,)))
    assert hand_faults(state, variant) == ["the line gift comes to 1/2, not 0"]


def test_lost_card_points_are_found(ended_hand):
    state, variant = ended_hand
    points = state.result.points
    state = replace(state, result=replace(state.result, points=(points[0] - 5, *points[1:])))
    assert hand_faults(state, variant) == ["the cards count 101, not 106"]


def test_a_hand_that_was_not_settled_is_found(ended_hand):
    state, variant = ended_hand
    state = replace(state, result=replace(state.result, over=False))
    assert hand_faults(state, variant) == ["the hand was not settled"]


ENDINGS = ("refused", "at once", "proof", "claim", "audit", "expired")


def irregularities(tarock, *words):
    """Return what became of each row in a simulation that must find nothing amiss."""
    ended = tarock("simulate", *words, "--json")
    totals = json.loads(ended.out)
    assert ended.code == 0, totals["violations"]
    assert sum(Fraction(seat["score"]) for seat in totals["seats"]) == 0
    for endings in totals["irregularities"].values():
        assert endings["committed"] == sum(endings[ending] for ending in ENDINGS) > 0
    return totals["irregularities"]


@pytest.mark.parametrize("ruleset", ["spjst", "westfest"])
@pytest.mark.parametrize("mode", ["warn", "tournament"])
def test_in_other_modes_every_irregularity_is_ruled_on_or_expires(tarock, ruleset, mode):
    seats = "sloppy,club,sloppy,sloppy"
    words = ("--ruleset", ruleset, "--hands", 24, "--seats", seats, "--mode", mode)
    found = irregularities(tarock, *words, "--rate", 0.15)
    assert len(found) > 12
    assert not any(endings["refused"] for endings in found.values())


def test_a_revoke_is_ruled_on_when_a_later_card_proves_it(tarock):
    seats = ("--seats", "sloppy,club,sloppy,sloppy", "--mode", "tournament")
    found = irregularities(tarock, "--hands", 12, *seats, "--irregularity", "spjst-p15")
    assert found["SPJST-P15"]["proof"] > 0
    assert set(found) <= {"SPJST-P15", "SPJST-P16", "SPJST-P20", "SPJST-P41"}


def test_the_guard_table_refuses_the_clumsy_ones_and_the_hand_goes_on(tarock):
    seats = ("--seats", "sloppy,club,sloppy,sloppy", "--rate", 0.3)
    found = irregularities(tarock, "--hands", 12, *seats)
    assert found["SPJST-P15"]["refused"] == found["SPJST-P15"]["committed"]


def test_who_adds_up_badly_closes_the_round_twice(tarock):
    words = ("--hands", 2, "--seats", "sloppy,club,club,club", "--mode", "tournament")
    found = irregularities(tarock, *words, "--irregularity", "SPJST-P40")
    assert found["SPJST-P40"]["at once"] == 1


def test_what_the_clumsy_ones_did_is_printed_and_verified(tarock, tmp_path):
    words = ("simulate", "--hands", 12, "--seats", "sloppy,club,club,novice", "--rate", 0.5)
    ended = tarock(*words, "--mode", "tournament", "--journals", tmp_path)
    lines = ended.out.splitlines()
    (heading,) = (line.split() for line in lines if "committed" in line)
    assert heading == ["committed", *" ".join(ENDINGS).split()]
    (row,) = (line.split() for line in lines if line.startswith("SPJST-P05"))
    assert row[1:4] == [row[1], "0", row[1]]
    assert tarock("verify", *sorted(tmp_path.iterdir())).code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--irregularity", "SPJST-P99"), 'unknown irregularity "SPJST-P99"'),
        (("--irregularity", "WF-P01"), 'unknown irregularity "WF-P01"'),
        (("--rate", "1.5"), "'1.5' is no number from 0 to 1"),
        (("--rate", "often"), "'often' is no number from 0 to 1"),
        (("--rate", "nan"), "'nan' is no number from 0 to 1"),
        (("--mode", "gaurd"), "choose from"),
    ],
)
def test_habits_that_nobody_can_have_are_told(tarock, words, sentence):
    ended = tarock("simulate", "--hands", 1, *words)
    assert (ended.code, ended.out) == (2, "")
    assert sentence in ended.err


def test_a_preset_is_overruled_by_single_options(tarock):
    ended = tarock(
        "simulate", "--ruleset", "koenigrufen", "--hands", "4", "--seats", "club,club,club,club",
        "--preset", "pagatkassa", "--options", "play_out=true", "--json",
    )  # fmt: skip
    assert ended.code == 0
    options = json.loads(ended.out)["options"]
    assert options == {"pagatkassa_stake": 10, "play_out": True}


@pytest.mark.parametrize(
    ("ruleset", "said"), [("koenigrufen", "pagatkassa"), ("spjst", "no presets")]
)
def test_an_unknown_preset_is_said(tarock, ruleset, said):
    ended = tarock("simulate", "--ruleset", ruleset, "--preset", "pagatkasa")
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err
