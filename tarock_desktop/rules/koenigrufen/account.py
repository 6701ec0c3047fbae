"""A finished hand in facts: the same for a played hand and for a worked case."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

from msgspec import Struct, field

from tarock_desktop.rules.hand.facts import TwoSides
from tarock_desktop.rules.hand.violations import Violation
from tarock_desktop.rules.koenigrufen.kontra_targets import Chain
from tarock_desktop.table.seats import Seat

KingFate = Literal["", "dragged", "taken", "left", "talon"]
"""What became of a called king that lay in the talon."""


class Extra(Struct, frozen=True):
    """An extra that was announced, or made silently, by one side."""

    item: str
    seat: Seat
    """Who announced it; if silent, any seat of the side that made it."""
    announced: bool
    made: bool
    chain: Chain = ()
    """Who doubled it."""


class TrickGame(Struct, frozen=True):
    """A game for a number of tricks, of one player against each of the others."""

    contract: str
    owner: Seat
    won: bool
    chains: Mapping[Seat, Chain] = field(default_factory=dict)
    """Who doubled it, by the opponent it concerns."""


class Account(TwoSides, Struct, frozen=True):
    """A finished hand in facts."""

    order: tuple[Seat, ...]
    """Those who played, in order of play."""
    table: int
    """People at the table, for amounts by seat."""
    contract: str | None = None
    declarer: Seat | None = None
    partner: Seat | None = None
    king: KingFate = ""
    points: Fraction | None = None
    """Card points of the declarer's side, talon and discards included."""
    won: bool | None = None
    """Whether the declarer's side won, where the points are not known."""
    points_by_seat: Mapping[Seat, Fraction] = field(default_factory=dict)
    """The count of every player, in games of each for himself."""
    trickless: tuple[Seat, ...] = ()
    taker: Seat | None = None
    """Who took all tricks, in games of each for himself."""
    games: tuple[TrickGame, ...] = ()
    chain: Chain = ()
    """Who doubled the game, where it is doubled for all."""
    extras: tuple[Extra, ...] = ()
    bird: str | None = None
    """The lowest bird dealt to a bidder who had to have one."""
    honours: Seat | None = None
    """Who announced that so many honours were dealt to him."""
    doubled: bool = False
    """Whether the hand counts double."""
    violations: tuple[Violation, ...] = ()

    @property
    def guilty(self) -> Violation | None:
        """The violation that the hand is settled by: the earliest of those that decide it."""
        decisive = (v for v in self.violations if v.outcome.settlement == "renonce")
        return next(decisive, None)
