"""What all phases have in common: an act of another kind is nothing to them."""

from functools import cache

import pytest

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.table.actions import StartHand
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.state import State
from tarock_desktop.variants.loader import load_variant
from tests.kit.play import random_steps, variant_with

SPJST = variant_with()
SHEETS = {ruleset: load_variant(ruleset) for ruleset in FAMILY_OF}
PHASES = [(ruleset, phase) for ruleset, rules in SHEETS.items() for phase in rules.phases]

REFUSES = (("czech-gp", Phase.TALON),)
"""Where the talon belongs to a seat, to do anything else is to refuse it."""
ANSWERS_ALL = (
    ("koenigrufen", Phase.BETWEEN),
    ("ziri", Phase.SALE),
    *((ruleset, Phase.BID) for ruleset in ("spjst", "westfest", "ziri", "czech-gp")),
)
"""Phases with two acts at most, where what is not the one is the other."""


@cache
def states(ruleset: str = "spjst", hands: int = 12) -> dict[Phase, State]:
    """Return a table in each phase that some random hands come to."""
    found: dict[Phase, State] = {}
    for seed in range(hands):
        for step in random_steps(SHEETS[ruleset], f"phases-{seed}"):
            found.setdefault(step.after.phase, step.after)
    return found


def table_in(ruleset: str, phase: Phase) -> State:
    """Return a table in this phase; where none was met, in the one before play."""
    met = states() if ruleset == "spjst" else states(ruleset, 2)
    return met.get(phase, met[Phase.BID])


MET = states()


@pytest.mark.parametrize(("ruleset", "phase"), PHASES)
def test_an_act_of_another_kind_cannot_be_done(ruleset, phase):
    rules, view, foreign = SHEETS[ruleset].phases[phase], table_in(ruleset, phase), StartHand()
    assert not isinstance(foreign, rules.actions)
    assert not rules.is_possible(view, foreign)
    if (ruleset, phase) not in REFUSES:
        assert list(rules.findings(view, foreign)) == []


@pytest.mark.parametrize(("ruleset", "phase"), [p for p in PHASES if p not in ANSWERS_ALL])
def test_to_ask_for_its_events_is_the_callers_mistake(ruleset, phase):
    with pytest.raises(TypeError):
        SHEETS[ruleset].phases[phase].events(table_in(ruleset, phase), StartHand())


@pytest.mark.parametrize("phase", list(SPJST.phases))
def test_the_prompt_names_its_phase_and_the_seat_that_is_due(phase):
    rules, view = SPJST.phases[phase], MET[phase]
    seat = rules.due(view)
    assert seat is not None
    assert seat == view.turn
    assert rules.may_act(view, seat)
    asked = rules.prompt(view, seat)
    assert (asked.phase, asked.seat) == (phase, seat)
