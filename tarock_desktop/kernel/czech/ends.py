"""What a hand of the Czech sheet pays: one amount, rounded, for count, values, Pagat and Valat."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache

from msgspec.structs import replace

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
)
from tarock_desktop.rules.czech.scoring import CzechHand, whole_eyes
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.czech.variant import CzechGp


class CzechEnds(SideEnds[CzechHand]):
    """Made-up ends of a hand."""

    def __init__(self, view: View, variant: CzechGp) -> None:
        """Take a table in play, all hands known."""
        super().__init__(view, variant, variant.sheet.item_of("all-tricks").id)
        self.czech = variant
        self.is_each = variant.contract(view).sides == "each"

    def key(self) -> tuple[object, ...]:
        """Return all that the payment depends on."""
        view, order = self.view, self.view.deal.order
        if self.is_each:
            forehand = view.deal.forehand
            place = None if forehand is None else order.index(forehand)
            return view.auction.contract, len(order), place
        # Who sits where makes no difference to what a side gets.
        drawn = view.exchange.draw, view.exchange.drawn
        holder = pagat_holder(view)
        role = None if holder is None else self._role(holder)
        people = len(order), len(self.side)
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
        eyes = self._eyes(columns)
        counted: list[list[int]] = []
        paid: list[dict[int, Fraction]] = []
        place = [[0] * FATES for _ in range(STAGES)]
        for stage, seats in winners.items():
            for fate, last in ((0, None), *self.last_tricks(stage)):
                place[stage][fate] = len(paid)
                counted.append(eyes[stage])
                paid.append(self._paid(self.facts(seats, last), set(eyes[stage])))
        for stage in range(STAGES):
            plain = place[stage if stage in winners else MIXED][0]
            place[stage] = [number or plain for number in place[stage]]
        chip = chip_of(amount for each in paid for amount in each.values())
        units = [{eyes: int(amount / chip) for eyes, amount in each.items()} for each in paid]
        payoff = Payoff(
            columns.unit,
            tuple(tuple(units[n][number] for number in row) for n, row in enumerate(counted)),
            rows=tuple(map(tuple, place)),
            chip=chip,
        )
        return Stakes(payoff, WatchedCards(pagat=True))

    def _eyes(self, columns: Columns) -> dict[int, list[int]]:
        """Return the eyes that are counted in each column, by stage.

        Where one side has taken all tricks, the other one has no more than lies outside the
        hands: columns in which no such hand can end are paid like the nearest one.
        """
        values = sorted(counts(self.czech.sheet.pack), reverse=True)
        dealt = sum(hand.size for hand in before_play(self.view).deal.hands)
        most = sum(values[: len(values) - dealt]) // columns.unit
        eyes = [whole_eyes(columns.points(column)) for column in range(columns.number)]
        fewer = len(eyes) - 1 - most
        return {
            1: [eyes[fewer]] * fewer + eyes[fewer:],
            2: eyes[: most + 1] + [eyes[most]] * fewer,
            MIXED: eyes,
        }

    def _paid(self, facts: CzechHand, eyes: Iterable[int]) -> dict[int, Fraction]:
        """Return what the declarer gets when the hand ends so; nothing was fined in it."""
        scoring, seat = self.czech.scoring, self.view.declarer
        return scoring.by_eyes(facts, seat, eyes)

    def _each(self) -> EachPayoff:
        order = self.view.deal.order
        # Before the first trick nobody has anything yet.
        facts = self.czech.facts(before_play(self.view))

        @cache
        def paid(counted: tuple[Fraction, ...], none: tuple[Seat, ...]) -> tuple[Fraction, ...]:
            by_seat = dict(zip(order, counted, strict=True))
            ended = replace(facts, each_points=by_seat, trickless=none)
            amounts = self.czech.scoring.amounts(ended)
            return tuple(amounts[seat] for seat in order)

        def asked(points: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
            none = tuple(seat for seat, own in zip(order, points, strict=True) if not own)
            return paid(tuple(map(self.czech.scoring.compared, points)), none)

        return paid_by_order(asked, len(order), columns_of(self.czech.sheet.pack))
