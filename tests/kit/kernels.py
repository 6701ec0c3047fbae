"""The kernel compiled and as it stands in its source, side by side."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

from tarock_desktop import kernel
from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions
from tarock_desktop.kernel import positions, solver, tricks
from tarock_desktop.table.actions import Announce, PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tests.kit.play import Step, first_state, legal_act

SOURCE = Path(kernel.__path__[-1]) / "tricks.py"


@cache
def plain_tricks() -> ModuleType:
    """Return the module as plain Python, whatever the program runs."""
    spec = importlib.util.spec_from_file_location("tricks_as_plain_python", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def kernels() -> dict[str, ModuleType]:
    """Return what there is to compare: the plain one always, the compiled one if it is here."""
    both = {"plain": plain_tricks()}
    if kernel.COMPILED:
        both["compiled"] = tricks
    return both


def use(monkeypatch, module: ModuleType) -> None:
    """Let everything in `kernel` run on *module*."""
    for user in (positions, solver):
        monkeypatch.setattr(user, "tricks", module)


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
