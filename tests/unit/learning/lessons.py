"""Lessons that tests write, and tables that they set up."""

from __future__ import annotations

from tarock_desktop.documents.toml import read_toml
from tarock_desktop.learning.lesson_file import Lesson
from tarock_desktop.learning.lesson_reading import lesson_of
from tarock_desktop.learning.lesson_run import LessonRun
from tarock_desktop.learning.task import Task
from tarock_desktop.learning.trial import Trial

HEAD = """lesson = "try"
rulesets = ["spjst"]
title = { en = "A try" }

"""
ENDING = """[[step]]
seat = "C"
ask = "act"
accept = "legal"
[step.hand]
contract = "povinost"
declarer = "A"
partner = "C"
points = "40"
at = "play"
leader = "B"
hands = { A = "T20 T3", B = "HQ D4", C = "H2 T5", D = "T9 S7" }
script = "B: HQ"
"""
DEAL = """[step.hand]
hands = { A = "T13 T10 T7 T6 T4 H4 DQ DN D2 SQ S9 CQ", \
B = "T22 T21 T18 T15 T3 T2 HQ HJ S7 S8 S10 C10", \
C = "T19 T11 HN H1 H2 D1 SN SJ CK CJ C7 C9", D = "T20 T16 T9 T8 T5 T1 HK H3 DK D4 SK C8" }
talon = "CN T12 T17 DJ T14 D3"
at = "bid"
"""
LATE = (
    DEAL
    + '''script = """
A: bid povinost
B: pass
C: pass
D: pass
A: take 1-4
B: take 5
C: pass talon
D: accept
A: call T19
A: discard H4 SQ CQ CN
B: discard HQ
D: discard C8
C: declare beeda
D: declare pane
A: can I go
A: T17 T21 T11 T5
B: T22 T19 T1 T4
B: T18 H1 T8 T6
B: S7 SJ SK S9
D: T20 T7 T2 D1
D: T16 T10 T3 C7
D: HK T12 HJ HN
A: D2 T14 H2 DK
"""
'''
)
"""B is asked, four tricks from the end; S8 and S10 are alike and better than the others."""


def lesson(text: str, head: str = HEAD) -> Lesson:
    """Return the lesson of a text."""
    return lesson_of(read_toml(head + text, "try.toml"))


def begun(text: str, ruleset: str = "spjst") -> LessonRun:
    """Return a lesson at its last step, the pupil being asked."""
    written = lesson(text)
    run = LessonRun(written, ruleset)
    for number in range(1, len(written.steps) + 1):
        run.begin(number)
        if run.goes_on and run.trial is not None:
            run.trial.play_others()
    return run


def task_of(run: LessonRun) -> Task:
    """Return what is asked at the step that was begun."""
    task = run.task()
    assert task is not None
    return task


def trial_of(run: LessonRun) -> Trial:
    """Return the table of the step that was begun."""
    assert run.trial is not None
    return run.trial
