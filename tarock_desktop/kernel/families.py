"""The questions the kernel asks of a family of rulesets, and where each family answers them.

Everything else the kernel asks of the ruleset at the table: its trick play, its pack, its scoring.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from tarock_desktop.families import Families
from tarock_desktop.kernel.duties import AddedCards, Duties, nothing_added, only_exposed
from tarock_desktop.kernel.order import CardOrder
from tarock_desktop.kernel.stakes import Ends
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.table.state import State
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant

Ruleset = TypeVar("Ruleset", bound=Variant)
Play = TypeVar("Play", bound=TrickPlay)


def unchanged(state: State) -> State:
    """Return an imagined state that needs nothing more."""
    return state


class KernelFamily(Struct, Generic[Ruleset, Play], frozen=True):
    """What the kernel asks of one family."""

    ends: Callable[[View, Ruleset], Ends]
    """Return made-up ends of the hand in play; the view knows all hands."""
    duties: Callable[[View, Play, CardOrder], Duties] = only_exposed
    """Return the cards that must be kept or played because of announcements or lying open."""
    added: Callable[[View, Play], AddedCards] = nothing_added
    """Return the talon cards still to be added to tricks; the view knows the whole talon."""
    completed: Callable[[State], State] = unchanged
    """Return an imagined state with what the true table keeps secret beside cards."""


FAMILIES: Final[Families[KernelFamily[Any, Any]]] = Families(
    KernelFamily,
    {
        "texas": "tarock_desktop.kernel.texas.family",
        "czech": "tarock_desktop.kernel.czech.family",
        "ziri": "tarock_desktop.kernel.ziri.family",
        "koenigrufen": "tarock_desktop.kernel.koenigrufen.family",
    },
)


def family_of(variant: Variant) -> KernelFamily[Any, Any]:
    """Return the record of the family *variant* belongs to."""
    return FAMILIES.of(variant.sheet.ruleset.id)
