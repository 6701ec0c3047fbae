"""Irregularities that nobody has noticed: no seat can tell that there is one."""

import pytest

from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt_from
from tarock_desktop.referee.modes import SECRET
from tarock_desktop.table.events import HandEnded
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode
from tests.kit.clumsy_bots import pending, sloppy_round
from tests.kit.play import variant_with
from tests.props.test_secrets import exchanged
from tests.props.test_tournament import NOT_COMPARED, RULESETS, told

FOUND_LATER = {
    *SECRET,
    "announce.card-count",
    "announce.pagat-missed",
    "announce.pagat-spent",
    "call.silent",
    "deal.misdeal",
    "declare.omitted",
    "discard.too-few",
    "discard.too-many",
    "play.card-count",
    "play.piles",
    "valat.false-declaration",
    "valat.omission",
}
"""Rules whose breach takes place and is ruled on afterwards, if at all."""
ROWS = [
    (ruleset, row.id)
    for ruleset in RULESETS
    for row in variant_with(ruleset).sheet.irregularity
    if not FOUND_LATER.isdisjoint(row.rules)
]


def test_most_rows_of_both_sheets_are_about_what_may_pass_unnoticed():
    assert len(ROWS) > 30


@pytest.mark.parametrize(("ruleset", "row"), ROWS)
def test_what_a_seat_sees_and_is_answered_does_not_tell_of_a_pending_irregularity(ruleset, row):
    """The same act gets the same answer, whatever the cards are that its seat can't see.

    Not compared is what the referee finds at the end of the hand or on somebody's claim, when
    the cards are looked at.
    """
    variant = variant_with(ruleset)
    for number, step in enumerate(sloppy_round(variant, f"pending {row}", row)):
        before, action = step.before, step.action
        if not pending(before, variant) or isinstance(action, NOT_COMPARED):
            continue
        for viewer in before.deal.order:
            other = exchanged(before, viewer, f"{row} {number} {viewer}")
            seen = observe(other, viewer)
            assert seen == observe(before, viewer)
            if viewer == before.turn:
                assert prompt_from(seen, variant) == prompt_from(observe(before, viewer), variant)
        if any(isinstance(event, HandEnded) for event in step.decision.events):
            continue
        if action.seat in before.deal.order:
            other = exchanged(before, action.seat, f"{row} {number}")
            decision = decide(other, action, variant, Mode.TOURNAMENT)
            heard = told(step.decision.events, action.seat)
            assert told(decision.events, action.seat) == heard, action


@pytest.mark.parametrize("ruleset", RULESETS)
def test_irregularities_of_many_rules_are_met_while_they_are_pending(ruleset):
    variant, met = variant_with(ruleset), set()
    for number in range(8):
        for step in sloppy_round(variant, f"met {number}", hands=2):
            met |= pending(step.before, variant)
    assert {"play.follow-suit", "declare.false", "play.card-count"} <= met
    assert len(met) > 6
