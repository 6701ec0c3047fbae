"""What a hand will pay, as tables: asked of the sheet's own scoring, not told again.

For every way the tricks and the Pagat can go a finished hand is made up and handed to the
ruleset, with every number of card points.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import reduce
from math import gcd
from typing import Final

from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.kernel.games import TAKEN_STATES, Payoff
from tarock_desktop.kernel.layout import FATES
from tarock_desktop.rules.facts import HandFacts
from tarock_desktop.rules.sides import declarer_side, other_side
from tarock_desktop.table.records import Play, PlayedCard, Trick
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.texas import Texas

SIXTHS: Final = 6
WINNING: Final = 20
"""What winning is worth in points where the sheet's own payment is not known here."""


class UntranslatableError(ValueError):
    """A table the kernel can't play on: somebody has broken a rule that changes the count."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is paid, and who nullifies a called Valat by breaking it."""

    payoff: Payoff
    valat_caller: int = 0
    silent: tuple[Seat, ...] = ()


def sixths(points: Fraction) -> int:
    """Return card points in sixths."""
    number = points * SIXTHS
    if number.denominator != 1:
        raise ValueError(f"{points} is no number of sixths")
    return int(number)


def stakes_of(view: View, variant: Variant) -> Stakes:
    """Return what the hand on the table will pay; *view* knows all hands.

    Raises:
        UntranslatableError: a ruling changes the payment of this hand.
    """
    if view.book.rulings:
        raise UntranslatableError("a hand with rulings is not paid by points and feats alone")
    unit, columns = _columns(variant)
    if not isinstance(variant, Texas):
        return Stakes(_points_payoff(view, variant, unit, columns))
    ends = _Ends(view, variant)
    silent = ends.silent()
    breaker = next((seat for seat in ends.breakers() if seat not in silent), None)
    winners = {
        1: ends.side,
        2: ends.others,
        3: ends.mixed(breaker),
        7: ends.mixed(silent[0] if silent else None),
    }
    games, feats = {}, {}
    for taken, seats in winners.items():
        facts = ends.facts(seats, None)
        games[taken] = ends.row(facts, columns)
        feats[taken] = ends.fates(seats)
    # No hand ends in the other rows: somebody has taken the tricks.
    rows = [taken if taken in winners else 3 for taken in range(TAKEN_STATES)]
    payoff = Payoff(unit, tuple(games[row] for row in rows), tuple(feats[row] for row in rows))
    return Stakes(payoff, ends.caller, silent)


def silent_seats(view: View, variant: Variant) -> tuple[Seat, ...]:
    """Return the seats that nullify a called Valat if they break it; *view* knows all hands."""
    return _Ends(view, variant).silent() if isinstance(variant, Texas) else ()


def _columns(variant: Variant) -> tuple[int, tuple[int, ...]]:
    """Return the numbers of sixths a side can have, and by how many they grow."""
    values = variant.sheet.pack.values
    unit = reduce(gcd, (sixths(value) for value in set(values)))
    return unit, tuple(range(0, sixths(sum(values, Fraction(0))) + 1, unit))


def _points_payoff(view: View, variant: Variant, unit: int, columns: tuple[int, ...]) -> Payoff:
    """Return a payment for card points and for winning with them, where the rest is left out.

    Raises:
        UntranslatableError: points do not decide this game, or there are no two sides.
    """
    contract = view.auction.contract
    least = None if contract is None else variant.sheet.points_to_win(contract)
    if least is None or view.auction.declarer is None or len(view.auction.games) > 1:
        raise UntranslatableError("card points do not decide this game")
    won = sixths(least)
    row = tuple(column // SIXTHS + (WINNING if column >= won else 0) for column in columns)
    return Payoff(unit, (row,) * TAKEN_STATES, ((0,) * FATES,) * TAKEN_STATES)


class _Ends:
    """Made-up ends of a hand."""

    def __init__(self, view: View, variant: Texas) -> None:
        self.view, self.variant = view, variant
        self.side = declarer_side(view)
        self.others = other_side(view, self.side)
        valat = variant.sheet.item_of("all-tricks")
        announcer = view.notices.announcer(valat.id)
        self.caller = 0 if announcer is None else 1 if announcer in self.side else 2
        self.valat = valat.id

    def breakers(self) -> tuple[Seat, ...]:
        """Return who can break the called Valat; without one, the declarer's opponents."""
        return self.side if self.caller == 2 else self.others

    def mixed(self, breaker: Seat | None) -> tuple[Seat, ...]:
        """Return winners of both sides; *breaker* breaks the Valat."""
        callers = self.others if self.caller == 2 else self.side
        return (callers[0], self.breakers()[0] if breaker is None else breaker)

    def silent(self) -> tuple[Seat, ...]:
        """Return the seats that nullify the called Valat if they break it."""
        if not self.caller:
            return ()
        return tuple(seat for seat in self.breakers() if self._is_void(self.mixed(seat)))

    def _is_void(self, winners: tuple[Seat, ...]) -> bool:
        feats = self.facts(winners, None).feats
        return any(feat.void for feat in feats if feat.item == self.valat)

    def facts(self, winners: tuple[Seat, ...], last: tuple[Seat, Seat] | None) -> HandFacts:
        """Return the facts of a hand whose tricks these seats have won, without points.

        *last* says who plays the Pagat to the last trick, and who takes it.
        """
        tricks = [Trick((), winner) for winner in winners]
        if last:
            tricks.append(Trick((PlayedCard(last[0], PAGAT),), last[1]))
        # The cards played so far stay where they are, under winners that are made up.
        played = tuple(entry for trick in self.view.play.tricks for entry in trick.cards)
        tricks.insert(0, Trick((*played, *self.view.play.trick), winners[0]))
        view = replace(self.view, play=Play((), None, tuple(tricks)))
        return replace(self.variant.facts(view), points=Fraction(0))

    def fates(self, winners: tuple[Seat, ...]) -> tuple[int, ...]:
        """Return what each fate of the Pagat adds, for a hand whose tricks these have won."""
        plain = self.paid(self.facts(winners, None))
        out = [0] * FATES
        for fate, last in self._last_tricks(winners):
            out[fate] = self.paid(self.facts(winners, last)) - plain
        return tuple(out)

    def _last_tricks(self, winners: tuple[Seat, ...]) -> Iterator[tuple[int, tuple[Seat, Seat]]]:
        holder = self.view.holder(PAGAT)
        gone = any(entry.card is PAGAT for trick in self.view.play.tricks for entry in trick.cards)
        if holder is None or gone or PAGAT in self.view.deal.discards[holder].cards:
            return
        first = 1 if holder in self.side else 3
        own = self.side if holder in self.side else self.others
        if set(own) & set(winners):
            yield first, (holder, holder)
        taker = next((seat for seat in winners if seat != holder), None)
        yield first + 1, (holder, winners[0] if taker is None else taker)

    def row(self, facts: HandFacts, columns: tuple[int, ...]) -> tuple[int, ...]:
        """Return what is paid for each number of sixths; between equal ends it is the same."""
        paid: dict[int, int] = {}

        def at(place: int) -> int:
            if place not in paid:
                ended = replace(facts, points=Fraction(columns[place], SIXTHS))
                paid[place] = self.paid(ended)
            return paid[place]

        row = [0] * len(columns)
        open_parts = [(0, len(columns) - 1)]
        while open_parts:
            first, last = open_parts.pop()
            if at(first) == at(last):
                row[first : last + 1] = [at(first)] * (last + 1 - first)
            else:
                middle = (first + last) // 2
                open_parts += [(first, middle), (middle + 1, last)]
        return tuple(row)

    def paid(self, facts: HandFacts) -> int:
        """Return what the declarer gets when the hand ends so."""
        amount = sum(
            (line.amounts[self.view.declarer] for line in self.variant.due_lines(facts)),
            Fraction(0),
        )
        if amount.denominator != 1:
            raise UntranslatableError(f"{amount} is no whole number of chips")
        return int(amount)
