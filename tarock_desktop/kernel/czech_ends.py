"""What a hand of the Czech sheet pays: one amount, rounded, for count, values, Pagat and Valat."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import partial

from tarock_desktop.kernel.amounts import EachPayoff, Payoff
from tarock_desktop.kernel.layout import FATES, MIXED, STAGES
from tarock_desktop.kernel.side_ends import SideEnds, pagat_holder
from tarock_desktop.kernel.stakes import (
    Columns,
    Stakes,
    WatchedCards,
    before_play,
    chip_of,
    columns_of,
    counts,
    paid_by_order,
    row,
)
from tarock_desktop.rules.hand.facts import HandFacts
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.czech import CzechGp


class CzechEnds(SideEnds):
    """Made-up ends of a hand."""

    def __init__(self, view: View, variant: CzechGp) -> None:
        """Take a table in play, all hands known."""
        super().__init__(view, variant)
        self.czech = variant
        self.is_each = variant.contract(view).sides == "each"

    def key(self) -> tuple[object, ...]:
        """Return all that the payment depends on."""
        view = self.view
        where = view.deal.order, view.deal.forehand, view.auction.contract, view.declarer
        if self.is_each:
            return where
        # Who sits where makes no difference to what a side gets.
        drawn = view.exchange.draw, view.exchange.drawn
        holder = pagat_holder(view)
        role = None if holder is None else self._role(holder)
        people = len(view.deal.order), len(self.side)
        return (view.auction.contract, *people, drawn, self._words(), role)

    def _role(self, seat: Seat) -> int:
        """Return who a seat is: the declarer, its partner or another."""
        return 0 if seat == self.view.declarer else 1 if seat in self.side else 2

    def _words(self) -> tuple[object, ...]:
        """Return what has been said, by the roles of the speakers."""
        notices = self.view.notices
        said = [(self._role(e.seat), e.item) for e in notices.announcements if not e.cancelled]
        held = [
            (self._role(Seat(seat)), values or ()) for seat, values in enumerate(notices.declared)
        ]
        doubled = [
            (
                doubling.target,
                tuple(map(self._role, doubling.seats)),
                tuple((step, self._role(seat)) for step, seat in doubling.repeated),
            )
            for doubling in notices.doublings
        ]
        return tuple(sorted(said)), tuple(sorted(held)), tuple(doubled)

    def stakes(self) -> Stakes:
        """Return what is paid."""
        if self.is_each:
            return Stakes(self._each(), avoid=True)
        columns = columns_of(self.czech.sheet.pack)
        winners = {1: self.side, 2: self.others, MIXED: (self.side[0], self.others[0])}
        rows: list[tuple[Fraction, ...]] = []
        place = [[0] * FATES for _ in range(STAGES)]
        reached = self._reached(columns)
        for stage, seats in winners.items():
            for fate, last in ((0, None), *self.last_tricks(stage)):
                facts = self.facts(seats, last)
                place[stage][fate] = len(rows)
                given = partial(self.given, facts)
                rows.append(row(given, columns, reached.get(stage)))
        for stage in range(STAGES):
            plain = place[stage if stage in winners else MIXED][0]
            place[stage] = [number or plain for number in place[stage]]
        chip = chip_of(amount for each in rows for amount in each)
        payoff = Payoff(
            columns.unit,
            tuple(tuple(int(amount / chip) for amount in each) for each in rows),
            rows=tuple(map(tuple, place)),
            chip=chip,
        )
        return Stakes(payoff, WatchedCards(pagat=True))

    def _reached(self, columns: Columns) -> dict[int, range]:
        """Return the columns in which a hand can end whose tricks one side has taken.

        The other one has no more then than lies outside the hands.
        """
        values = sorted(counts(self.czech.sheet.pack), reverse=True)
        dealt = sum(hand.size for hand in before_play(self.view).deal.hands)
        most = sum(values[: len(values) - dealt]) // columns.unit + 1
        return {1: range(columns.number - most, columns.number), 2: range(most)}

    def given(self, facts: HandFacts, points: Fraction) -> Fraction:
        """Return what the declarer gets when the hand ends so; nothing was fined in it."""
        ended = replace(facts, points=points)
        amounts = self.czech.scoring.amounts(ended)  # type: ignore[arg-type]
        return amounts[self.view.declarer]

    def _each(self) -> EachPayoff:
        order = self.view.deal.order
        # Before the first trick nobody has anything yet.
        facts = self.czech.facts(before_play(self.view))

        def asked(points: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
            by_seat = dict(zip(order, points, strict=True))
            none: tuple[Seat, ...] = tuple(seat for seat in order if not by_seat[seat])
            ended = replace(facts, each_points=by_seat, trickless=none)
            amounts = self.czech.scoring.amounts(ended)
            return tuple(amounts[seat] for seat in order)

        return paid_by_order(asked, len(order), columns_of(self.czech.sheet.pack))
