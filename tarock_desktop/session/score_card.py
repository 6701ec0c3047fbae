"""The card on which the players of a table confirm a round, and the rounds of a tournament."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.session.session import GameSession
from tarock_desktop.table.amounts import Amount, Amounts, total
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


class Tournament(Struct, frozen=True):
    """The rounds that one table has played, the present one last."""

    rounds: int
    """How many are played."""
    gains: tuple[Amounts, ...] = ()
    """What each closed round brought each seat, the stakes taken back."""

    @property
    def number(self) -> int:
        """Number of the present round, from 1."""
        return len(self.gains) + 1

    @property
    def has_next(self) -> bool:
        """Whether a round is left to be closed."""
        return len(self.gains) < self.rounds

    def closed(self, session: GameSession) -> Tournament:
        """Return the tournament with the round of *session* closed."""
        scores, start = session.observation(Watcher.PUBLIC).round.scores, session.variant.start
        return replace(self, gains=(*self.gains, tuple(score - start for score in scores)))

    def standing(self, seats: int) -> Amounts:
        """Return what each seat has gained in all closed rounds."""
        return total(self.gains, seats)
