"""Moments at which somebody could think about hidden cards."""

from __future__ import annotations

from hypothesis import strategies as st

from tarock_desktop.bots.knowledge import UNDEALT
from tarock_desktop.kernel.imagined import Filling
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.state import State
from tests.kit.play import random_steps, seeds, variant_with

SHEETS = ("spjst", "westfest")
"""Sheets whose words tell most about the hidden cards."""
EVERY_SHEET = (*SHEETS, "koenigrufen", "ziri", "czech-gp")


@st.composite
def thinking_moments(draw, rulesets=SHEETS):
    """Give a ruleset and a state with hidden cards, rare phases as often as trick play."""
    variant = variant_with(draw(st.sampled_from(rulesets)))
    by_phase: dict[Phase, list[State]] = {}
    for step in random_steps(variant, draw(seeds())):
        after = step.after
        if after.phase not in UNDEALT and after.turn is not None:
            by_phase.setdefault(after.phase, []).append(after)
    phase = draw(st.sampled_from(sorted(by_phase, key=lambda phase: phase.value)))
    return variant, draw(st.sampled_from(by_phase[phase]))


def filling(deal):
    return Filling(deal.hands, deal.piles, deal.talon, deal.lost)
