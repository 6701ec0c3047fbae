"""Exact amounts and payments; never a float (ADR 4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Final

import msgspec

from tarock_desktop.messages.message import Message
from tarock_desktop.table.seats import Seat

Amount = Fraction
"""An exact amount in the ruleset's unit."""

ZERO: Final = Fraction(0)

Amounts = tuple[Amount, ...]
"""What each seat gains (or pays, negative), by seat number."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score: what for, how it was worked out, and what each seat gains by it."""

    part: str
    """`game`, `values`, an item, an irregularity's id, `rounding` or `cap`."""
    label: Message
    amounts: Amounts
    """Gain of each seat; adds up to zero."""
    article: str
    """Article of the sheet, as the ruleset names it."""
    working: tuple[Message, ...] = ()
    """The calculation, step by step."""
    ruling: int | None = None
    """The ruling it was paid for: its place among those of the hand, from 0."""
    written: Amounts = ()
    """What each seat writes for it, where scores are kept beside the payments.

    They need not add up to zero.
    """


def no_amounts(seats: int) -> Amounts:
    """Return zero for every seat."""
    return (ZERO,) * seats


def total(lines: Iterable[Amounts], seats: int) -> Amounts:
    """Return the sum of several amounts by seat."""
    result = list(no_amounts(seats))
    for amounts in lines:
        for seat, amount in enumerate(amounts):
            result[seat] += amount
    return tuple(result)


def payments(amounts: Amounts) -> Iterator[tuple[Seat, Seat]]:
    """Yield who pays whom: each who loses pays each who gains.

    >>> list(payments((Fraction(2), Fraction(-1), Fraction(-1))))
    [(1, 0), (2, 0)]
    """
    for payer, lost in enumerate(amounts):
        for payee, gained in enumerate(amounts):
            if lost < 0 < gained:
                yield Seat(payer), Seat(payee)


def opposite(amounts: Amounts) -> Amounts:
    """Return what pays *amounts* back."""
    return tuple(-amount for amount in amounts)


def by_seat(amounts: Mapping[Seat, Amount], seats: int) -> Amounts:
    """Return amounts by seat number, zero where none is given."""
    return tuple(amounts.get(Seat(seat), ZERO) for seat in range(seats))


def from_each(payee: Seat, amount: Amount, seats: tuple[Seat, ...], table: int) -> Amounts:
    """Return the gains when every other one of *seats* pays *amount* to *payee*."""
    gains = {seat: -amount for seat in seats if seat != payee}
    gains[payee] = amount * len(gains)
    return by_seat(gains, table)


def between(
    winners: tuple[Seat, ...], losers: tuple[Seat, ...], unit: Amount, table: int
) -> Amounts:
    """Return the gains when two sides settle *unit*.

    Two against two: every loser pays and every winner receives one unit. One against several: the
    one settles a unit with each of the others.
    """
    gains = {seat: unit * max(1, len(losers) // len(winners)) for seat in winners}
    gains |= {seat: -unit * max(1, len(winners) // len(losers)) for seat in losers}
    return by_seat(gains, table)
