"""Made-up ends of a hand of two sides, for rulesets that read all facts from the tricks.

So tricks are made up: who wins them, and what happens to the Pagat in the last one.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Generic, Protocol, TypeVar

from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.kernel.layout import FATES, MIXED
from tarock_desktop.kernel.stakes import CountedCards, Ends, before_play
from tarock_desktop.kernel.steps import step
from tarock_desktop.rules.hand.counting import pile
from tarock_desktop.rules.hand.facts import HandFacts
from tarock_desktop.rules.hand.sides import declarer_side, other_side
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.records import Hand, Play, PlayedCard, Trick
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

Facts = TypeVar("Facts", bound=HandFacts)


class Scored(Protocol[Facts]):
    """A ruleset that counts so."""

    def facts(self, view: View) -> Facts:
        """Return the hand in facts."""

    def due_lines(self, facts: Facts) -> tuple[ScoreLine, ...]:
        """Return what is still to be paid when the hand ends."""


class SideEnds(Ends, Generic[Facts]):
    """Made-up ends of such a hand."""

    def __init__(self, view: View, scored: Scored[Facts], valat: str) -> None:
        """Take a table in play, all hands known, and the item that announces all tricks."""
        self.view, self.scored = view, scored
        self.side = declarer_side(view)
        self.others = other_side(view, self.side)
        announcer = view.notices.announcer(valat)
        self.caller = 0 if announcer is None else 1 if announcer in self.side else 2

    def counted(self) -> CountedCards:
        """Return the discards of the declarer's side."""
        start, cards = before_play(self.view), NO_CARDS
        for seat in self.side:
            cards |= pile(start, seat)
        return CountedCards(cards)

    def facts(self, winners: tuple[Seat, ...], last: tuple[Seat, Seat] | None) -> Facts:
        """Return the facts of a hand whose tricks these seats have won, without points.

        *last* says who plays the Pagat to the last trick, and who takes it.
        """
        played = [entry for trick in self.view.play.tricks for entry in trick.cards]
        played += self.view.play.trick
        for seat, hand in enumerate(self.view.deal.hands):
            played += [PlayedCard(Seat(seat), card) for card in hand.cards]
        if last:
            played = [entry for entry in played if entry.card is not PAGAT]
        # Every card lies where it came from, under winners that are made up.
        tricks = [Trick(tuple(played), winners[0]), *(Trick((), winner) for winner in winners)]
        if last:
            tricks.append(Trick((PlayedCard(last[0], PAGAT),), last[1]))
        empty = tuple(Hand() for _ in self.view.deal.hands)
        deal = replace(self.view.deal, hands=empty)
        view = replace(self.view, deal=deal, play=Play((), None, tuple(tricks)))
        return self.scored.facts(view)

    def last_tricks(self, stage: int) -> Iterator[tuple[int, tuple[Seat, Seat]]]:
        """Yield the fates of a Pagat that may fall in the last trick, with player and taker."""
        holder = pagat_holder(self.view)
        if holder is None:
            return
        own, others = (self.side, self.others)[:: 1 if holder in self.side else -1]
        first = 1 if holder in self.side else FATES // 2 + 1
        won = {MIXED - 2: self.side, MIXED - 1: self.others}.get(stage, self.view.deal.order)
        partner = next((seat for seat in own if seat != holder), None)
        for number, taker in enumerate((holder, partner, others[0])):
            if taker is not None and taker in won:
                yield first + number, (holder, taker)

    def paid(self, facts: Facts, points: Fraction = Fraction(0)) -> Fraction:
        """Return what the declarer gets when the hand ends so."""
        step()
        lines = self.scored.due_lines(replace(facts, points=points))
        return sum((line.amounts[self.view.declarer] for line in lines), Fraction(0))


def pagat_holder(view: View) -> Seat | None:
    """Return who holds the Pagat or has just played it; `None`: it is gone."""
    for seat, hand in enumerate(view.deal.hands):
        if PAGAT in hand.cards:
            return Seat(seat)
    return next((entry.seat for entry in view.play.trick if entry.card is PAGAT), None)
