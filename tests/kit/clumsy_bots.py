"""Rounds of clumsy bots: steps of a tournament in which one row of the sheet is broken."""

from __future__ import annotations

from tarock_desktop.bots.sloppy import Habits
from tarock_desktop.cli.selfplay import RoundPlan, SelfPlay
from tarock_desktop.engine.decide import Decision
from tarock_desktop.referee.families import referee_of
from tarock_desktop.table.actions import Action
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tests.kit.play import Step, first_state

LEVELS = ("sloppy", "club", "sloppy", "sloppy")


def sloppy_round(
    variant: Variant, seed: str, row: str | None = None, *, hands: int = 2, per_mille: int = 300
) -> list[Step]:
    """Return the steps of a round at a tournament table; nothing may go wrong in it."""
    steps: list[Step] = []
    before = first_state(variant)

    def keep(action: Action, decision: Decision) -> None:
        nonlocal before
        steps.append(Step(before, action, decision))
        before = decision.state

    plan = RoundPlan(1, hands, LEVELS, seed, Mode.TOURNAMENT, Habits(per_mille, row))
    tally = SelfPlay(plan, variant, keep).play()
    assert tally.violations == []
    return steps


def pending(state: State, variant: Variant) -> set[str]:
    """Return the rules of the offences that the referee knows of and has not ruled on."""
    if state.result.over or not state.deal.order:
        return set()
    ruled = {ruling.subject for ruling in state.book.rulings}
    found = referee_of(variant).offences(state, variant)
    return {offence.rule for offence in found if offence.subject not in ruled}
