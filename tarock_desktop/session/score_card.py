"""The card on which the players of a table confirm a round."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from tarock_desktop.session.session import GameSession
from tarock_desktop.table.amounts import Amount, Amounts
from tarock_desktop.table.seats import Watcher


class CardLine(Struct, frozen=True):
    """One player on the card."""

    name: str
    money: Amount
    """What lies before him."""
    bought: Amount
    """What he bought in for again; he takes it back."""
    signs_himself: bool
    """Whether a person has to confirm it; computer players do so by themselves."""


class ScoreCard(Struct, frozen=True):
    """What is counted, added up and confirmed when a round is over."""

    lines: tuple[CardLine, ...]
    stakes: Amount
    """All stakes together."""

    @property
    def due(self) -> Amount:
        """What all the money on the table must come to: stakes, and what was bought in."""
        return self.stakes + sum((line.bought for line in self.lines), Fraction(0))

    def scores(self, counted: Amounts) -> Amounts:
        """Return the scores for the money as it was *counted*, without what was bought in."""
        return tuple(
            amount - line.bought for amount, line in zip(counted, self.lines, strict=True)
        )


def score_card(session: GameSession) -> ScoreCard:
    """Return the card of the round that is played in *session*."""
    table, seating = session.observation(Watcher.PUBLIC).round, session.seating
    lines = tuple(
        CardLine(seating.names[seat], table.chips[seat], table.loans[seat], seat in seating.humans)
        for seat in table.seats
    )
    return ScoreCard(lines, session.variant.start * len(lines))
