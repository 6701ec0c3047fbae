"""Hands for the comparison of kernel and engine."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions
from tarock_desktop.table.actions import Announce, PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tests.kit.play import Step, first_state, legal_act


def varied_steps(variant, seed: str, hands: int) -> Iterator[Step]:
    """Yield hands of random play in which the rare is less rare and the loud less loud.

    A feat is announced once in a while only, and the Pagat often stays in the hand.
    """
    chance, state = Generator(seed), first_state(variant)
    while state.round.hand_no < hands or state.phase is not Phase.BETWEEN:
        action = legal_act(state, variant, chance)
        if isinstance(action, Announce) and chance.below(6):
            action = next(a for a in legal_actions(state, variant) if not isinstance(a, Announce))
        if isinstance(action, PlayCard) and action.card is PAGAT and chance.below(8):
            action = list(legal_actions(state, variant))[-1]
        decision = decide(state, action, variant, Mode.GUARD)
        yield Step(state, action, decision)
        state = decision.state
