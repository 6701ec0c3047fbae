"""Toy tarock in the layer `kernel`: it counts who has most points."""

from collections.abc import Sequence
from fractions import Fraction

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.kernel.families import KernelFamily
from tarock_desktop.kernel.stakes import (
    CountedCards,
    Ends,
    Stakes,
    amounts_by_place,
    columns_of,
    paid_by_order,
)
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tests.toy.ruleset import Toy


class ToyEnds(Ends):
    """Made-up ends of a hand."""

    def __init__(self, view: View, variant: Toy) -> None:
        """Take a table in play."""
        self.order, self.variant = view.deal.order, variant

    def key(self) -> tuple[object, ...]:
        """Return all that the payment depends on."""
        return ("toy", len(self.order), self.variant.sheet.prize.amount)

    def stakes(self) -> Stakes:
        """Return what is paid for each order of points."""
        columns = columns_of(self.variant.sheet.pack)
        return Stakes(paid_by_order(self._paid, len(self.order), columns))

    def _paid(self, points: Sequence[Fraction]) -> tuple[Fraction, ...]:
        places = tuple(Seat(place) for place in range(len(self.order)))
        return amounts_by_place(self.variant.prize(tuple(points), places), places)

    def counted(self) -> CountedCards:
        """Return that nobody has cards before the first trick."""
        return CountedCards(NO_CARDS)


FAMILY: KernelFamily[Toy, TrickPlay] = KernelFamily(ToyEnds)
