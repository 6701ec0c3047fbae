"""A finished hand in facts, from which the written points are computed."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

from msgspec import Struct, field

from tarock_desktop.rules.base_laws import ContractBase
from tarock_desktop.rules.hand.facts import Feat
from tarock_desktop.rules.hand.violations import Violation
from tarock_desktop.rules.law import Law
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.seats import Seat


class ZiriContract(ContractBase, frozen=True, kw_only=True):
    """One game."""

    talon: int
    """Talon cards the declarer takes."""
    multiplier: Fraction = Fraction(1)
    """Everything counts so many times."""
    lost: Fraction = Fraction(0)
    """Written for the lost game, before the multiplier."""
    wins: Fraction | None = None
    """Card points that win it."""
    renons: Fraction = Fraction(0)
    """Written for a renons, without kontra and announcements."""
    renons_kontra: int | None = None
    """The same under kontra, where kontra does not double it; each further step doubles this."""
    sold: Fraction | None = None
    """Price of the sold game, and of wrong discards; `None`: it can't be sold."""
    wrong_discard: Fraction | None = None
    """Written for wrong discards; `None`: nothing is laid away."""


class ZiriScoreLaw(Law, frozen=True, kw_only=True):
    """How a hand is written and paid."""

    won: Fraction
    """Written for the won game, before the multiplier."""
    bonus_from: tuple[Fraction, ...]
    """Card points from which the winning side writes one more."""
    bonus_for: Literal["winning-side", "declarer"]
    """Who writes that: whoever wins, or the declarer alone when he wins."""
    total: Fraction
    """Card points of the pack."""
    renons: Literal["appendix", "whole"]
    """How a defender's renons is written: with the gain of the declarer, or the whole of it."""
    cash: Literal["per-payer", "levelled"]
    """Whether every written point is a unit from each other player, or the n-th part of it."""


class EachLaw(Law, frozen=True, kw_only=True):
    """What the game of each for himself costs."""

    most: Fraction
    """Written by who has most card points."""
    full_from: Fraction
    """Card points from which it is doubled."""
    full_tie: Literal["plain", "full"]
    """What two share who both have the full points: the plain amount, or the doubled one."""
    kontra: Fraction
    """Factor when anybody has said kontra."""
    own_kontra: Fraction
    """Factor for who has most and has said kontra himself."""
    renons: Fraction
    """Written for a renons without kontra."""
    renons_kontra: Fraction
    renons_own_kontra: Fraction


class ZiriHand(Struct, frozen=True):
    """A finished hand in facts."""

    order: tuple[Seat, ...]
    """Those who played, in order of play."""
    table: int
    """People at the table; all of them share the payment."""
    contract: str | None = None
    declarer: Seat | None = None
    points: Fraction | None = None
    """Card points of the declarer, discards included."""
    by_seat: Mapping[Seat, Fraction] = field(default_factory=dict)
    """Card points of everybody, where each plays for himself."""
    steps: int = 0
    """Doublings said to the game."""
    kontra: tuple[Seat, ...] = ()
    """Who said kontra, where each plays for himself."""
    feats: tuple[Feat, ...] = ()
    violations: tuple[Violation, ...] = ()
    sold: bool = False


def cash(written: Amounts, law: ZiriScoreLaw) -> Amounts:
    """Return the payment for what is written: every point is a unit from each other player."""
    people, total = len(written), sum(written, Fraction(0))
    paid = tuple(people * amount - total for amount in written)
    return tuple(amount / people for amount in paid) if law.cash == "levelled" else paid


def written_of(payments: Amounts, law: ZiriScoreLaw) -> Amounts:
    """Return what is written for payments that add up to zero: `cash` the other way round."""
    people = 1 if law.cash == "levelled" else len(payments)
    return tuple(amount / people for amount in payments)
