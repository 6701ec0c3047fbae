"""What can be doubled: the game itself, or a feat."""

from __future__ import annotations

from typing import Final

from tarock_desktop.messages.message import NameRef

GAME: Final = "game"
"""The target of a doubling that is no item: the game itself."""


def target_name(target: str, contract: str | None) -> NameRef:
    """Return the name of what can be doubled: of the game that of its contract."""
    what, at, seats = target.partition("@")
    if what == GAME and contract is not None:
        return NameRef("contract", f"{contract}{at}{seats}")
    return NameRef("item", target)
