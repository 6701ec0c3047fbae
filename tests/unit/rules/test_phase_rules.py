"""What all phases have in common: an act of another kind is nothing to them."""

import pytest

from tarock_desktop.table.actions import StartHand
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.state import State
from tests.kit.play import random_steps, variant_with

SPJST = variant_with()


def states():
    """Return a table in each phase."""
    found: dict[Phase, State] = {}
    for seed in range(12):
        for step in random_steps(SPJST, f"phases-{seed}"):
            found.setdefault(step.after.phase, step.after)
    return found


MET = states()


@pytest.mark.parametrize("phase", list(SPJST.phases))
def test_an_act_of_another_kind_cannot_be_done(phase):
    rules, view, foreign = SPJST.phases[phase], MET[phase], StartHand()
    assert not isinstance(foreign, rules.actions)
    assert not rules.is_possible(view, foreign)
    assert list(rules.findings(view, foreign)) == []


@pytest.mark.parametrize("phase", [phase for phase in SPJST.phases if phase is not Phase.BID])
def test_to_ask_for_its_events_is_the_callers_mistake(phase):
    with pytest.raises(TypeError):
        SPJST.phases[phase].events(MET[phase], StartHand())


@pytest.mark.parametrize("phase", list(SPJST.phases))
def test_the_prompt_names_its_phase_and_the_seat_that_is_due(phase):
    rules, view = SPJST.phases[phase], MET[phase]
    seat = rules.due(view)
    assert seat is not None
    assert seat == view.turn
    assert rules.may_act(view, seat)
    asked = rules.prompt(view, seat)
    assert (asked.phase, asked.seat) == (phase, seat)
