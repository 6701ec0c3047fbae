"""Hands full of slips: they end, the chips add up, nobody learns what he may not know."""

import pytest

from tarock_desktop.engine.decide import decide
from tarock_desktop.referee.offence_rulings import open_offences
from tarock_desktop.table.actions import ChoosePacket, Claim, Cut, Knock, Shuffle
from tarock_desktop.table.events import (
    CardsDealt,
    ForehandFound,
    HandEnded,
    HandRedealt,
    PacketTaken,
    PartnerRevealed,
    TalonTaken,
)
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tests.kit.play import first_state, variant_with
from tests.kit.slips import clumsy_steps
from tests.props.test_secrets import exchanged

VIEWERS = (*(Seat(number) for number in range(4)), *Watcher)
NOT_COMPARED = (Claim, Shuffle, Cut, Knock, ChoosePacket)
"""What lets cards be looked at, and what deals them: they may tell who begins."""
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
            assert list(open_offences(step.after, variant)) == [], step.action


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


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_happens_next_depends_on_nothing_hidden(ruleset, seed):
    """With irregularities pending too: the same act is answered alike, whatever others hold.

    Not compared is what the referee finds at the end of the hand or on somebody's claim, when
    the cards are looked at; and not what the acting seat's own cards decide.
    """
    variant = variant_with(ruleset)
    for number, step in enumerate(clumsy_steps(variant, seed)):
        action, before = step.action, step.before
        if number % 3 or action.seat not in before.deal.order or isinstance(action, NOT_COMPARED):
            continue
        if any(isinstance(event, HandEnded) for event in step.decision.events):
            continue
        viewer = action.seat
        other = exchanged(before, viewer, f"{seed} {number}")
        assert observe(other, viewer) == observe(before, viewer)
        decision = decide(other, action, variant, Mode.TOURNAMENT)
        assert told(decision.events, viewer) == told(step.decision.events, viewer), action


def told(events, viewer):
    """Return what *viewer* hears of, without the cards that a deal or the talon brings."""
    dealt = (CardsDealt, PacketTaken, TalonTaken, HandRedealt, ForehandFound, PartnerRevealed)
    heard = [redact(event, viewer) for event in events]
    return [event for event in heard if not isinstance(event, dealt)]
