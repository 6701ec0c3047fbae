"""Hands full of mishaps: they end, the chips add up, nobody learns what he may not know."""

import pytest

from tarock_desktop.referee.judging import open_offences
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tests.kit.mishaps import clumsy_steps
from tests.kit.play import first_state, variant_with

VIEWERS = (*(Seat(number) for number in range(4)), *Watcher)
RULESETS = ("spjst", "westfest")
SEEDS = tuple(f"clumsy {number}" for number in range(12))


@pytest.mark.parametrize("mode", [Mode.TOURNAMENT, Mode.WARN])
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", SEEDS[:8])
def test_every_hand_ends_and_the_chips_add_up(ruleset, seed, mode):
    variant = variant_with(ruleset)
    after = first_state(variant)
    for step in clumsy_steps(variant, seed, hands=2, mode=mode):
        after = step.after
        assert sum(after.round.scores) == variant.sheet.round.sheet_total, step.action
        for line in after.result.lines:
            assert sum(line.amounts) == 0
    assert after.phase is Phase.BETWEEN


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", SEEDS)
def test_at_the_end_of_a_hand_nothing_is_left_to_rule_on(ruleset, seed):
    variant = variant_with(ruleset)
    for step in clumsy_steps(variant, seed, hands=2):
        over = step.after.phase is Phase.BETWEEN
        if over and not step.after.result.void and step.after.play.tricks:
            assert list(open_offences(step.after, variant.sheet)) == [], step.action


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_an_observation_is_the_fold_of_what_its_viewer_was_told(ruleset, seed):
    variant = variant_with(ruleset)
    seen = {viewer: observe(first_state(variant), viewer) for viewer in VIEWERS}
    for step in clumsy_steps(variant, seed):
        for viewer in VIEWERS:
            told = [redact(event, viewer) for event in step.decision.events]
            seen[viewer] = fold(seen[viewer], told)
            assert seen[viewer] == observe(step.after, viewer), (step.action, viewer)
