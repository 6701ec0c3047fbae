"""Whether a lesson is passed."""

from __future__ import annotations

import pytest

from tarock_desktop.documents.toml import read_toml
from tarock_desktop.learning.lesson_reading import lesson_of
from tarock_desktop.learning.tally import Outcome, Tally

ASKED = """
[[step]]
ask = "{ask}"
[step.hand]
{hand}
"""
WINNER = ASKED.format(ask="winner", hand='contract = "povinost"\ntrick = "B: HQ H2 T5 T9"')
COUNT = ASKED.format(ask="count", hand='piles = { A = "HK T21" }')
LESSON = f"""
lesson = "x"
rulesets = ["spjst"]
title = {{ en = "X" }}
passed = {{ winner = 1 }}
[[step]]
say = {{ en = "Read." }}
{WINNER}{WINNER}{COUNT}
"""


def tally(*outcomes: Outcome) -> Tally:
    made = Tally(lesson_of(read_toml(LESSON, "x.toml")))
    for step, outcome in enumerate(outcomes, 2):
        made.note(step, outcome)
    return made


@pytest.mark.parametrize(
    ("outcomes", "is_passed"),
    [
        ((Outcome.AT_ONCE, Outcome.SHOWN, Outcome.AT_LAST), True),
        ((Outcome.AT_LAST, Outcome.AT_LAST, Outcome.AT_ONCE), False),
        ((Outcome.AT_ONCE, Outcome.AT_ONCE, Outcome.SHOWN), False),
        ((Outcome.AT_ONCE, Outcome.AT_ONCE), False),
    ],
)
def test_as_many_as_the_lesson_wants_are_right_at_once(
    outcomes: tuple[Outcome, ...], is_passed: bool
):
    assert tally(*outcomes).is_passed is is_passed


def test_a_repeated_task_keeps_its_first_outcome():
    made = tally(Outcome.AT_LAST)
    made.note(2, Outcome.AT_ONCE)
    assert [(line.ask, line.right, line.needed, line.tasks) for line in made.lines()] == [
        ("winner", 0, 1, 2),
        ("count", 0, 1, 1),
    ]
