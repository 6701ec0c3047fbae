"""What a hand of the Texas sheets pays: the count, the Pagat, a Valat."""

from __future__ import annotations

from fractions import Fraction

from tarock_desktop.kernel.amounts import Payoff
from tarock_desktop.kernel.layout import FATES, MIXED, STAGES
from tarock_desktop.kernel.side_ends import SideEnds, pagat_holder
from tarock_desktop.kernel.stakes import (
    Stakes,
    UntranslatableError,
    WatchedCards,
    columns_of,
    row,
)
from tarock_desktop.rules.hand.facts import HandFacts
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.texas.variant import Texas

VOID = MIXED + 4
"""The stage after a called Valat that its breaker nullifies."""


class TexasEnds(SideEnds[HandFacts]):
    """Made-up ends of a hand."""

    def __init__(self, view: View, variant: Texas) -> None:
        """Take a table in play, all hands known."""
        self.pack, self.valat = variant.sheet.pack, variant.sheet.item_of("all-tricks").id
        super().__init__(view, variant, self.valat)

    def key(self) -> tuple[object, ...]:
        """Return all that the payment depends on; whoever sits where, if nobody called Valat."""
        view, side = self.view, self.side
        said = [entry for entry in view.notices.announcements if not entry.cancelled]
        names: dict[Seat | None, object] = {seat: seat in side for seat in view.deal.order}
        if self.caller:
            # Whoever breaks the called one may make a difference: seats stay as they are.
            names = {seat: seat for seat in view.deal.order}
            names[None] = side, self.silent()
        holder = pagat_holder(view)
        return (
            view.auction.contract,
            len(side),
            len(view.deal.order),
            view.exchange.draw,
            tuple((names[entry.seat], entry.item, entry.seat == holder) for entry in said),
            tuple(
                (d.target, tuple(tuple(names[s] for s in by) for by in d.speakers))
                for d in view.notices.doublings
            ),
            holder is not None and names[holder],
            holder is None,
            names.get(None),
        )

    def stakes(self) -> Stakes:
        """Return what is paid."""
        columns = columns_of(self.pack)
        silent = self.silent()
        breaker = next((seat for seat in self.breakers() if seat not in silent), None)
        winners = {
            1: self.side,
            2: self.others,
            MIXED: self.mixed(breaker),
            VOID: self.mixed(silent[0] if silent else None),
        }
        games: dict[int, tuple[int, ...]] = {}
        fates: dict[int, tuple[int, ...]] = {}
        for stage, seats in winners.items():
            facts = self.facts(seats, None)
            games[stage] = tuple(
                map(whole, row(lambda points, at=facts: self.paid(at, points), columns))  # type: ignore[misc]
            )
            fates[stage] = self.fates(stage, seats)
        # No hand ends in the other rows: somebody has taken the tricks.
        stages = [stage if stage in winners else MIXED for stage in range(STAGES)]
        payoff = Payoff(
            columns.unit, tuple(games[s] for s in stages), tuple(fates[s] for s in stages)
        )
        return Stakes(payoff, WatchedCards(pagat=True), self.caller, silent)

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

    def fates(self, stage: int, winners: tuple[Seat, ...]) -> tuple[int, ...]:
        """Return what each fate of the Pagat adds, for a hand whose tricks these have won."""
        plain = self.paid(self.facts(winners, None))
        out = [0] * FATES
        for fate, last in self.last_tricks(stage):
            out[fate] = whole(self.paid(self.facts(winners, last)) - plain)
        return tuple(out)


def whole(amount: Fraction) -> int:
    """Return an amount in whole chips."""
    if amount.denominator != 1:
        raise UntranslatableError(f"{amount} is no whole number of chips")
    return int(amount)
