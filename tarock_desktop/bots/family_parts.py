"""Answers that several families give alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tarock_desktop.bots.families import Avoiders
from tarock_desktop.bots.protocol import Request
from tarock_desktop.referee.offence import Offence
from tarock_desktop.rules.base_laws import ContractBase
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.table.actions import Action, Challenge, Pass, Ready
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant

DOUBLING_MARGINS: Final = (0.75, 1.0, 5.0, 4.0)
"""Chips by which a doubling must be better than silence, where a sheet has no own measurements:
who has answered with the second step is stronger than sampled deals show."""


def interest(request: Request, action: Action) -> float | None:
    """Return that silence is most promising, then doubling the game; feats come last."""
    del request
    match action:
        case Challenge(target=target):
            return 1.0 if target == GAME else -1.0
        case Pass() | Ready():
            return 99.0
        case _:
            return 0.0


def no_proofs(view: View, variant: Variant, seat: Seat) -> Iterator[Offence]:
    """Yield nothing: before all cards lie open these bots claim nothing. A family says why."""
    del view, variant, seat
    return iter(())


def avoiders_by_sides(law: ContractBase) -> Avoiders:
    """Return that everybody wants few points where each plays for himself, else nobody."""
    return "everybody" if law.sides == "each" else "nobody"
