"""What a Kontra is said to: the game, a game of one player towards another, an extra.

A target is a string: `game`; `game@<owner>/<opponent>` where each opponent speaks for himself; an
item, `<item>@<seat>` if another seat had announced the same before.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tarock_desktop.table.seats import Seat

GAME: Final = "game"
Chain = tuple[tuple[Seat, ...], ...]
"""Who said step 1, 2, 3: usually one seat each."""


class Target(Struct, frozen=True):
    """A target taken apart."""

    item: str
    """`game` or the id of an extra."""
    owner: Seat | None = None
    """Whose game, or who announced the extra, where that must be said."""
    opponent: Seat | None = None
    """The one opponent towards whom the game is doubled."""

    @property
    def text(self) -> str:
        """The target as actions and events have it."""
        if self.owner is None:
            return self.item
        towards = "" if self.opponent is None else f"/{self.opponent}"
        return f"{self.item}@{self.owner}{towards}"


def parse_target(text: str) -> Target:
    """Return a target taken apart; what is none is an item of no name.

    >>> parse_target("game@0/2")
    Target(item='game', owner=0, opponent=2)
    """
    item, _, who = text.partition("@")
    owner, _, opponent = who.partition("/")
    return Target(item, _seat(owner), _seat(opponent))


def _seat(text: str) -> Seat | None:
    return Seat(int(text)) if text.isascii() and text.isdecimal() else None


def valid_steps(said: Chain, side: frozenset[Seat], others: frozenset[Seat]) -> int:
    """Return how many steps count: each must come from the side that may say it.

    *side* announced what is doubled, *others* answer first. The first step of the wrong side ends
    the chain (koenigrufen Allgemeines, reading A22).
    """
    for number, speakers in enumerate(said):
        entitled = others if number % 2 == 0 else side
        if not entitled & set(speakers):
            return number
    return len(said)
