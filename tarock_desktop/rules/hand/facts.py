"""What a finished hand is scored from: the same facts for a played hand and for a worked case."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct, field

from tarock_desktop.rules.hand.violations import Violation
from tarock_desktop.table.seats import Seat


class Feat(Struct, frozen=True):
    """A feat that was announced, made or lost by one side."""

    item: str
    seat: Seat
    """Who announced it; if silent, any seat of the side that made or lost it."""
    announced: bool
    made: bool
    steps: int = 0
    """Doublings said to it."""
    void: bool = False
    """Whether the announcement does not count."""


class TwoSides:
    """The declarer's side of a hand and the other one, from who took part."""

    __slots__ = ()
    order: tuple[Seat, ...]
    declarer: Seat | None
    partner: Seat | None

    @property
    def side(self) -> tuple[Seat, ...]:
        """The declarer's side."""
        both = self.declarer, self.partner
        return tuple([s for s in self.order if s in both])

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the side *seat* belongs to."""
        side = self.side
        return side if seat in side else self.against(side)

    def against(self, side: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return the other side."""
        return tuple([s for s in self.order if s not in side])


class HandFacts(TwoSides, Struct, frozen=True):
    """A finished hand in facts."""

    order: tuple[Seat, ...]
    """Those who played, in order of play."""
    table: int
    """People at the table, for amounts by seat."""
    contract: str | None = None
    declarer: Seat | None = None
    partner: Seat | None = None
    draw: int = 1
    points: Fraction | None = None
    """Card points of the declarer's side, discards included."""
    steps: int = 0
    """Doublings said to the game."""
    feats: tuple[Feat, ...] = ()
    declared: Mapping[Seat, tuple[str, ...]] = field(default_factory=dict)
    violations: tuple[Violation, ...] = ()

    def voids(self, what: str) -> bool:
        """Return whether a violation voids the hand (`hand`) or a Valat call (`valat-call`)."""
        return any(violation.outcome.voids == what for violation in self.violations)
