"""A worked case as a judge meets it: a position, a pile of cards, or a hand that is over."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec import Struct

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cases.reading import Case
from tarock_desktop.cases.seats import seat_of
from tarock_desktop.table.amounts import Amount, Amounts, ScoreLine, total
from tarock_desktop.table.outcomes import ExtraOutcome, extra_outcome
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant

_VALAT: Final = "valat"
"""The extra of all tricks."""


class Worked(Struct, frozen=True):
    """A case that something can be asked about."""

    case: Case
    variant: Variant
    state: State
    """The position; of a hand that is over the table before it."""
    legal: CardSet = NO_CARDS
    """The cards that may be played now."""
    pile: tuple[Seat, CardSet, Amount] | None = None
    """Who has taken which cards, and what they count as the sheet tells it."""
    lines: tuple[ScoreLine, ...] = ()
    """What is paid for the hand, line by line."""
    forehand: Seat = Seat(0)
    """Who bid first in a hand that is over."""

    @property
    def paid(self) -> Amounts:
        """What each seat gains or pays."""
        return total((line.amounts for line in self.lines), len(self.state.round.seats))

    @property
    def points(self) -> tuple[tuple[Seat, Amount], ...]:
        """How many card points each has, as the sheet tells them; where the case names each."""
        told = self.case.facts.hand.points or ()
        return tuple(
            (seat_of(letter), self.variant.told_points(Fraction(points)))
            for letter, points in told
            if letter is not None
        )

    @property
    def points_of_side(self) -> Amount | None:
        """How many card points the bidder's side has, where the case tells that."""
        told = self.case.facts.hand.points or ()
        return next((Fraction(points) for letter, points in told if letter is None), None)

    @property
    def bidder(self) -> Seat:
        """Who plays the game; in a game of each for himself the forehand."""
        told = self.case.facts.hand.declarer
        return self.forehand if told is None else seat_of(told)

    @property
    def joined(self) -> tuple[tuple[Seat, str], ...]:
        """The games of a hand, if several are played at once."""
        hand = self.case.facts.hand
        others = tuple((seat_of(each.declarer), each.contract) for each in hand.bei)
        return ((self.bidder, hand.contract or ""), *others) if others else ()

    @property
    def extras(self) -> tuple[tuple[str, ExtraOutcome], ...]:
        """The extras that something is paid for, with how they came out."""
        told = ((line.part, extra_outcome(line)) for line in self.lines)
        return tuple((item, outcome) for item, outcome in told if outcome is not None)

    @property
    def valat(self) -> ExtraOutcome | None:
        """How all tricks came out; `None`: nothing is paid for them."""
        return next((outcome for item, outcome in self.extras if item == _VALAT), None)

    @property
    def is_alone(self) -> bool:
        """Whether the bidder has no partner in a game that has one as a rule."""
        return self.case.facts.hand.partner == "none"

    @property
    def draws(self) -> int:
        """How often the bidder took talon cards in a game where that decides; otherwise 0."""
        hand = self.case.facts.hand
        counts = hand.contract is not None and self.variant.sheet.counts_draws(hand.contract)
        return hand.draw or 1 if counts else 0

    @property
    def is_doubled_round(self) -> bool:
        """Whether the hand counts twice because of the hand before it."""
        return bool(self.case.facts.table.double_left or self.case.facts.table.schlussradl)

    @property
    def partner(self) -> Seat | None:
        """Who plays with the bidder, where the case says so."""
        told = self.case.facts.hand.partner
        return None if told in (None, "none") else seat_of(told)
