"""Settling between pairs of players: rounded up to whole coins, and cut at a ceiling."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, Message
from tarock_desktop.rules.law import Law
from tarock_desktop.table.amounts import ZERO, Amounts, ScoreLine, no_amounts
from tarock_desktop.table.seats import Seat

Pair: TypeAlias = tuple[Seat, Seat]
"""Who gets an amount, and who pays it; a negative amount goes the other way."""
Pairs: TypeAlias = Mapping[Pair, Fraction]


class SettleLaw(Law, frozen=True, kw_only=True):
    """How sums are made whole, and how high they may be."""

    step: Fraction
    """The payment of a pair is rounded up to a multiple of this, whoever pays it."""
    ceiling: Fraction
    """The most that one player pays one other in a hand; 0: no limit."""
    ceiling_article: str


class Part(Struct, frozen=True):
    """One part of what is settled."""

    part: str
    label: Message
    article: str
    pays: Pairs
    working: tuple[Message, ...] = ()
    ruling: int | None = None
    """The ruling it is paid for."""
    payment: int = 0
    """Parts of one payment are rounded together."""


class Settling(Struct, frozen=True):
    """Makes score lines of parts: as they are, the rounding, the ceiling."""

    law: SettleLaw
    earlier: Pairs
    """What was paid before in the same hand: payee and payer."""
    table: int

    def lines(self, parts: Iterable[Part]) -> tuple[ScoreLine, ...]:
        """Return the lines of all parts, then what rounding adds and the ceiling takes away."""
        found = list(parts)
        sums, whole = sums_of(found), self._rounded(found)
        capped = {pair: self._capped(pair, amount) for pair, amount in whole.items()}
        lines = [self._line(part) for part in found if any(part.pays.values())]
        article = self.law.article
        rounding = Part("rounding", message("line.rounding"), article, _less(whole, sums))
        limit = message("line.ceiling", AmountRef(self.law.ceiling))
        cap = Part("cap", limit, self.law.ceiling_article, _less(capped, whole))
        return (*lines, *(self._line(part) for part in (rounding, cap) if any(part.pays.values())))

    def amounts(self, parts: Iterable[Part]) -> Amounts:
        """Return what all lines together come to, by seat."""
        return self._paid(self._rounded(list(parts)))

    def settled(self, sums: Pairs) -> Amounts:
        """Return what each seat gets when the parts of every pair add up to this one payment."""
        return self._paid({pair: self._whole(amount) for pair, amount in sums.items()})

    def _paid(self, whole: Pairs) -> Amounts:
        return self._amounts({pair: self._capped(pair, amount) for pair, amount in whole.items()})

    def _rounded(self, parts: Sequence[Part]) -> dict[Pair, Fraction]:
        """Return what every pair settles, each payment made whole for itself."""
        rounded: dict[Pair, Fraction] = {}
        for payment in dict.fromkeys(part.payment for part in parts):
            own = sums_of(part for part in parts if part.payment == payment)
            for pair, amount in own.items():
                rounded[pair] = rounded.get(pair, ZERO) + self._whole(amount)
        return rounded

    def _whole(self, amount: Fraction) -> Fraction:
        steps = -(-abs(amount) // self.law.step) * self.law.step
        return steps if amount >= 0 else -steps

    def _capped(self, pair: Pair, amount: Fraction) -> Fraction:
        if not self.law.ceiling:
            return amount
        payee, payer = pair if amount >= 0 else (pair[1], pair[0])
        paid = self.earlier.get((payee, payer))
        left = self.law.ceiling if paid is None else max(ZERO, self.law.ceiling - paid)
        return max(-left, min(amount, left))

    def _line(self, part: Part) -> ScoreLine:
        amounts = self._amounts(part.pays)
        return ScoreLine(
            part.part, part.label, amounts, part.article, part.working, ruling=part.ruling
        )

    def _amounts(self, pays: Pairs) -> Amounts:
        gains = list(no_amounts(self.table))
        for (payee, payer), amount in pays.items():
            gains[payee] += amount
            gains[payer] -= amount
        return tuple(gains)


def sums_of(parts: Iterable[Part]) -> dict[Pair, Fraction]:
    """Return what parts come to for every pair that settles something."""
    sums: dict[Pair, Fraction] = {}
    for part in parts:
        for pair, amount in part.pays.items():
            sums[pair] = sums[pair] + amount if pair in sums else amount
    return sums


def _less(more: Pairs, less: Pairs) -> dict[Pair, Fraction]:
    return {pair: amount - less[pair] for pair, amount in more.items()}
