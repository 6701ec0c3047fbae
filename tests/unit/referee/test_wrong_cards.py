"""Wrong cards are found by asking the rules of play again: the same as the Texas finders say."""

from __future__ import annotations

from itertools import takewhile

import pytest

from tarock_desktop.referee.offence import is_known_whole
from tarock_desktop.referee.offences_in_play import revokes
from tarock_desktop.referee.wrong_cards import wrong_cards
from tarock_desktop.table.events import RulingIssued
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.state import State
from tests.kit.mishaps import clumsy_steps
from tests.kit.play import Step, texas_with

SPJST = texas_with()
REVOKES = ("play.follow-suit", "play.must-trump")


def before_rulings(step: Step) -> State:
    """Return the table after an act, before anything that came to light was put right."""
    events = step.decision.events
    return fold(step.before, takewhile(lambda event: not isinstance(event, RulingIssued), events))


@pytest.mark.parametrize("first", [0, 10, 20])
def test_both_ways_of_finding_revokes_agree(first):
    found = proven = 0
    for seed in range(first, first + 10):
        for step in clumsy_steps(SPJST, f"wrong-cards/{seed}"):
            state = before_rulings(step)
            if state.phase is not Phase.PLAY or not is_known_whole(state):
                continue
            old = {o.card_place: (o.seat, o.rule, o.proven) for o in revokes(state, SPJST.sheet)}
            new = {
                o.card_place: (o.seat, o.rule, o.proven)
                for o in wrong_cards(state, SPJST.phases[Phase.PLAY])
                if o.rule in REVOKES
            }
            assert new == old
            found += len(old)
            proven += sum(is_proven for _, _, is_proven in old.values())
    assert found
    assert proven
