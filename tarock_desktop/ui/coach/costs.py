"""What decisions have cost, in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final, final

from PySide6.QtCore import QObject

from tarock_desktop.bots.costs import LITTLE, ActCost, CardCost, Cost, NoCost
from tarock_desktop.bots.thought import rounded
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.texts.render import Words

MISTAKE: Final = "●"
"""Stands before what has cost something as far as one could know."""
RIGHT: Final = "✓"
"""Stands before what was best."""
UNLUCKY: Final = "○"
"""Stands before what has cost something, which nobody could know."""


def open_cost(cost: Cost) -> tuple[float, float] | None:
    """Return what a decision has cost with all cards open, at least and at most."""
    match cost:
        case CardCost():
            return cost.least, cost.most
        case ActCost():
            return cost.cost, cost.cost
        case NoCost():
            return None


def known_cost(cost: Cost) -> float | None:
    """Return what a decision has cost as far as one could know."""
    return None if isinstance(cost, NoCost) else cost.known


def sign_of(cost: Cost) -> str:
    """Return what stands before the line of a decision: nothing if that can't be said."""
    known, seen = known_cost(cost), open_cost(cost)
    if seen is None:
        return ""
    if known is not None and rounded(known) >= LITTLE:
        return MISTAKE
    if rounded(seen[1]) < LITTLE:
        return RIGHT
    return UNLUCKY if rounded(seen[0]) >= LITTLE else ""


@final
class CostTexts(QObject):
    """Says what a decision has cost."""

    def short(self, cost: Cost, words: Words) -> str:
        """Return the line under a decision."""
        if isinstance(cost, NoCost):
            return words.message(cost.reason)
        seen, known = open_cost(cost), known_cost(cost)
        if seen is None or (rounded(seen[1]) < LITTLE and rounded(known or 0) < LITTLE):
            return self.tr("Nothing was better.")
        amount = self._range(*seen, words)
        if known is None:
            return self.tr("Cost with all cards open: {open}.").format(open=amount)
        return self.tr("Cost with all cards open: {open}; with what was known: {known}.").format(
            open=amount, known=words.amount(rounded(known))
        )

    def _range(self, least: float, most: float, words: Words) -> str:
        low, high = rounded(least), rounded(most)
        if low == high:
            return words.amount(high)
        return self.tr("{least} to {most}").format(
            least=words.figure(low), most=words.amount(high)
        )

    def best(self, cost: Cost, asked: Prompt, words: Words, acts: ActTexts) -> str:
        """Return what would have been best with all cards open; empty: nothing better."""
        match cost:
            case CardCost(best=card) if card is not cost.card:
                better = acts.act(PlayCard(cost.seat, card), asked, words)
            case ActCost(best=act) if act != cost.action:
                better = acts.act(act, asked, words)
            case _:
                return ""
        return self.tr("Better with all cards open: {act}.").format(act=better)

    def legend(self) -> str:
        """Return what the signs before the lines mean."""
        return self.tr(
            "{right} nothing was better · {mistake} a mistake · {unlucky} bad luck: nobody could "
            "know it"
        ).format(right=RIGHT, mistake=MISTAKE, unlucky=UNLUCKY)

    def sums(self, costs: Iterable[Cost], seats: tuple[Seat, ...], words: Words) -> str:
        """Return what the decisions of each player have cost together."""
        total = dict.fromkeys(sorted(seats), 0.0)
        for cost in costs:
            known = known_cost(cost)
            if known is not None and cost.seat in total and rounded(known) >= LITTLE:
                total[cost.seat] += known
        parts = [
            self.tr("{player} {amount}").format(
                player=words.seat(seat), amount=words.figure(Fraction(rounded(amount)))
            )
            for seat, amount in total.items()
        ]
        return self.tr("Cost of all decisions, with what was known: {costs}").format(
            costs=", ".join(parts)
        )
