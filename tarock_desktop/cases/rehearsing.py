"""From a script to the actions that it comes to, with those that nobody writes down."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cases.families import family_of
from tarock_desktop.cases.performing import MOST_QUIET
from tarock_desktop.cases.script import Deed, Script
from tarock_desktop.cases.seats import seat_of
from tarock_desktop.cases.translating import actions_of
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.engine.decide import decide
from tarock_desktop.table.actions import Action
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


def script_actions(script: Script, state: State, variant: Variant) -> Iterator[Action]:
    """Yield the actions of a script of plain play, all of which the table accepts.

    Raises:
        UnjudgedError: a line can't be done; with its number.
    """
    for line in script:
        deed = line.step
        if not isinstance(deed, Deed):
            continue
        for _ in range(MOST_QUIET):
            found = _accepted(deed, state, variant)
            if found is not None:
                state, actions = found
                yield from actions
                break
            quiet = family_of(variant).quiet_action(state, variant, spoken=True)
            decision = None if quiet is None else decide(state, quiet, variant, Mode.GUARD)
            if quiet is None or decision is None or decision.verdict is not Verdict.ACCEPTED:
                raise UnjudgedError(f"{line.text} cannot be done", line.number)
            yield quiet
            state = decision.state


def _accepted(
    deed: Deed, state: State, variant: Variant
) -> tuple[State, tuple[Action, ...]] | None:
    """Return the table after a deed and its actions; `None`: it is not possible now."""
    actions = actions_of(deed.act, seat_of(deed.who), state, variant)
    for action in actions:
        decision = decide(state, action, variant, Mode.GUARD)
        if decision.verdict is not Verdict.ACCEPTED:
            return None
        state = decision.state
    return state, actions
