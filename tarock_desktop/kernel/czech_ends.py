"""What a hand of the Czech sheet pays: one amount, rounded, for count, values, Pagat and Valat."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tarock_desktop.kernel.amounts import EachPayoff, Payoff
from tarock_desktop.kernel.layout import FATES, MIXED, STAGES
from tarock_desktop.kernel.side_ends import SideEnds, pagat_holder
from tarock_desktop.kernel.stakes import (
    Stakes,
    WatchedCards,
    amounts_by_place,
    before_play,
    chip_of,
    columns_of,
    paid_by_order,
    row,
)
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
        view, notices = self.view, self.view.notices
        said = tuple((e.seat, e.item) for e in notices.announcements if not e.cancelled)
        where = view.deal.order, view.deal.forehand, view.auction.contract, view.declarer
        if self.is_each:
            return where
        drawn = view.exchange.draw, view.exchange.drawn
        words = notices.declared, said, notices.doublings
        return (*where, self.side, drawn, words, pagat_holder(view))

    def stakes(self) -> Stakes:
        """Return what is paid."""
        if self.is_each:
            return Stakes(self._each(), avoid=True)
        columns = columns_of(self.czech.sheet.pack)
        winners = {1: self.side, 2: self.others, MIXED: (self.side[0], self.others[0])}
        rows: list[tuple[Fraction, ...]] = []
        place = [[0] * FATES for _ in range(STAGES)]
        for stage, seats in winners.items():
            for fate, last in ((0, None), *self.last_tricks(stage)):
                facts = self.facts(seats, last)
                place[stage][fate] = len(rows)
                rows.append(row(lambda points, at=facts: self.paid(at, points), columns))  # type: ignore[misc]
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

    def _each(self) -> EachPayoff:
        order = self.view.deal.order
        # Before the first trick nobody has anything yet.
        facts = self.czech.facts(before_play(self.view))

        def asked(points: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
            by_seat = dict(zip(order, points, strict=True))
            none: tuple[Seat, ...] = tuple(seat for seat in order if not by_seat[seat])
            ended = replace(facts, each_points=by_seat, trickless=none)
            return amounts_by_place(self.czech.due_lines(ended), order)

        return paid_by_order(asked, len(order), columns_of(self.czech.sheet.pack))
