"""Made-up ends of a hand for rulesets that pay for card points, tricks and feats.

An end is a number of points and one feat.
"""

from __future__ import annotations

from abc import abstractmethod
from fractions import Fraction
from typing import Final, TypeAlias
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from tarock_desktop.cards.cardset import ALL_CARDS
from tarock_desktop.kernel.amounts import ENDS, MADE_FEATS, SETS, Feats, Payoff
from tarock_desktop.kernel.layout import MIXED, STAGES
from tarock_desktop.kernel.stakes import Ended, Ends, chip_of, columns_of, in_units, row
from tarock_desktop.rules.hand.sides import declarer_side
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant

Pays: TypeAlias = list[tuple[Fraction, Fraction]]
"""By feat: what it adds if the declarer's side makes it, and if the other does."""
NOTHING = Fraction(0), Fraction(0)
MOST_REMEMBERED: Final = 4096
_PAYOFFS: WeakKeyDictionary[Variant, dict[tuple[object, ...], Payoff]] = WeakKeyDictionary()
"""What is paid, by who said what in which role: who sits where makes no difference to a side."""

_CUTS: WeakKeyDictionary[Variant, set[int]] = WeakKeyDictionary()
"""Columns of card points from which something else has been paid so far."""


class FeatEnds(Ends):
    """Made-up ends of such a hand."""

    def __init__(self, view: View, ruleset: Variant) -> None:
        """Take a table in play, all hands known."""
        pack = ruleset.sheet.pack
        self.view, self.order, self.pack = view, view.deal.order, pack
        self._ruleset, self._own = ruleset, declarer_side(view)
        self.whole = pack.count(ALL_CARDS)
        self._known: dict[Ended, Fraction] = {}

    @abstractmethod
    def amounts(self, ended: Ended) -> tuple[Fraction, ...]:
        """Return what each player gets when the hand ends so, in order of play."""

    @abstractmethod
    def by_roles(self) -> tuple[object, ...]:
        """Return all that the declarer's payment depends on, seats told by their `role`."""

    def role(self, seat: Seat) -> int:
        """Return who a seat is: the declarer, its partner or another."""
        return 0 if seat == self.view.declarer else 1 if seat in self._own else 2

    @abstractmethod
    def feats(self, stage: int) -> tuple[Pays, Pays]:
        """Return what feats add at the end, by their place among the kernel's: made, and sets."""

    def at(self, ended: Ended) -> Fraction:
        """Return what the declarer gets when the hand ends so."""
        if ended not in self._known:
            amounts = self.amounts(ended)
            self._known[ended] = amounts[self.order.index(self.view.declarer)]
        return self._known[ended]

    def pair(
        self, stage: int, item: str, sides: tuple[int, ...] = (0, 1)
    ) -> tuple[Fraction, Fraction]:
        """Return what a feat adds where nothing else is made; only *sides* can make it."""
        plain = self.at(Ended(stage))
        own, other = (
            self.at(Ended(stage, made=(item, side))) - plain if side in sides else Fraction(0)
            for side in (0, 1)
        )
        return own, other

    def payoff(self) -> Payoff:
        """Return what is paid for points, tricks and feats."""
        known = _PAYOFFS.setdefault(self._ruleset, {})
        key = self.by_roles()
        if key not in known:
            if len(known) >= MOST_REMEMBERED:
                known.clear()
            known[key] = self._payoff()
        return replace(known[key], shares=self._shares())

    def _payoff(self) -> Payoff:
        columns, cuts = columns_of(self.pack), _CUTS.setdefault(self._ruleset, set())
        games = {
            stage: row(lambda p, at=stage: self.at(Ended(at, p)), columns, cuts)  # type: ignore[misc]
            for stage in ENDS
        }
        found = [self.feats(stage) for stage in ENDS]
        # Nothing ends before the first trick.
        made = [[NOTHING] * MADE_FEATS, *(pays for pays, _ in found)]
        sets = [[NOTHING] * SETS, *(pays for _, pays in found)]
        amounts = {amount for each in games.values() for amount in each}
        amounts |= {amount for pairs in (*made, *sets) for pair in pairs for amount in pair}
        chip = chip_of(amounts)
        rows = tuple(
            tuple(int(amount / chip) for amount in games[stage if stage in games else MIXED])
            for stage in range(STAGES)
        )
        feats = Feats(in_units(made, chip), in_units(sets, chip))
        return Payoff(unit=columns.unit, game=rows, feats=feats, chip=chip)

    def _shares(self) -> tuple[Fraction, ...]:
        """Return what each gets for what the declarer gets."""
        for points in (Fraction(0), self.whole):
            amounts = self.amounts(Ended(points=points))
            own = amounts[self.order.index(self.view.declarer)]
            if own:
                return tuple(amount / own for amount in amounts)
        return ()
