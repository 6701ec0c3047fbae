"""What a person has played, sheet by sheet."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

from tarock_desktop.records.given_away import GivenAway
from tarock_desktop.records.summaries import Outcome, Role
from tarock_desktop.table.amounts import ZERO, Amount


class HandOfPerson(Struct, frozen=True):
    """One hand as it was for one person."""

    ruleset: str
    file: str
    number: int
    """Of the hand in its game, from 1."""
    played: str
    """Date and time."""
    contract: str
    """Id; empty: there was none."""
    role: Role
    outcome: Outcome
    gain: Amount
    """Chips or points, everything paid in the hand together."""
    written: Amount
    """What was written, where a score sheet is kept beside the payments."""
    given_away: GivenAway | None = None
    """What his acts have given away; `None`: they were not all looked at."""


class RoleCount(Struct, frozen=True):
    """How often somebody played in a role, and how the game ended for him."""

    hands: int = 0
    won: int = 0
    lost: int = 0


class RuleCount(Struct, frozen=True):
    """How often somebody broke a rule, or wanted to."""

    rule: str
    article: str
    refused: int
    """Acts that the referee did not let happen."""
    ruled: int
    """Acts that happened and were ruled on."""


class SheetStatistics(Struct, frozen=True):
    """What a person has played by one rule sheet."""

    ruleset: str
    hands: tuple[HandOfPerson, ...]
    """The earliest first, those left out at which he rested."""
    rules: tuple[RuleCount, ...]
    """The most frequent first."""

    def role(self, role: Role) -> RoleCount:
        """Return how often he played in a role, and what came of it."""
        outcomes = [hand.outcome for hand in self.hands if hand.role is role]
        return RoleCount(len(outcomes), outcomes.count(Outcome.WON), outcomes.count(Outcome.LOST))

    @property
    def given_away(self) -> tuple[GivenAway, ...]:
        """What was given away in the hands of which that is known."""
        return tuple(h.given_away for h in self.hands if h.given_away is not None)

    def amounts_given_away(self) -> tuple[Amount, ...]:
        """Return what was given away in each of these hands, to hundredths."""
        return tuple(Fraction(round(100 * each.total), 100) for each in self.given_away)

    def amounts(self, *, written: bool = False) -> tuple[Amount, ...]:
        """Return what every hand brought, or what was written for it."""
        return tuple(hand.written if written else hand.gain for hand in self.hands)


def mean(amounts: Sequence[Amount]) -> Amount:
    """Return the mean of some amounts, exact; zero of none.

    >>> mean([Fraction(1), Fraction(2)])
    Fraction(3, 2)
    """
    return sum(amounts, ZERO) / len(amounts) if amounts else ZERO


def hands_of(connection: sqlite3.Connection, person: int) -> Iterator[HandOfPerson]:
    """Yield all hands a person has played, the earliest first."""
    rows = connection.execute(
        "SELECT ruleset, game.file, number, played, contract, role, outcome, gain, written, "
        "bid, talon, call, words, card FROM seat "
        "JOIN hand ON hand.game = seat.game AND hand.number = seat.hand "
        "JOIN game ON game.id = seat.game "
        "LEFT JOIN given_away ON given_away.person = seat.person "
        "AND given_away.file = game.file AND given_away.hand = seat.hand "
        # Of a game that was played on from another one, those hands count that are its own.
        "WHERE seat.person = ? AND role != ? AND number > branch_hand "
        "ORDER BY played, game.started, game.id, number",
        (person, Role.RESTED.value),
    )
    for ruleset, file, number, played, contract, role, outcome, gain, written, *lost in rows:
        yield HandOfPerson(
            *(ruleset, file, number, played, contract),
            *(Role(role), Outcome(outcome), Fraction(gain), Fraction(written)),
            None if None in lost else GivenAway(*lost),
        )


def statistics_of(connection: sqlite3.Connection, person: int) -> tuple[SheetStatistics, ...]:
    """Return what a person has played, the sheet with the most hands first."""
    hands: dict[str, list[HandOfPerson]] = {}
    for hand in hands_of(connection, person):
        hands.setdefault(hand.ruleset, []).append(hand)
    rules = _rules(connection, person)
    sheets = [
        SheetStatistics(ruleset, tuple(hands.get(ruleset, ())), tuple(rules.get(ruleset, ())))
        for ruleset in dict.fromkeys((*hands, *rules))
    ]
    return tuple(sorted(sheets, key=lambda sheet: -len(sheet.hands)))


# What was refused in a running hand would tell the others at the screen of the cards.
def _rules(connection: sqlite3.Connection, person: int) -> dict[str, list[RuleCount]]:
    found: dict[str, list[RuleCount]] = {}
    for ruleset, *count in connection.execute(_RULES, {"person": person}):
        found.setdefault(ruleset, []).append(RuleCount(*count))
    return found


_RULES: Final = """
SELECT ruleset, rule, article, sum(refused), sum(ruled) FROM (
  SELECT game.ruleset, ruling.rule, ruling.article, 0 AS refused, 1 AS ruled
  FROM ruling JOIN seat USING (game, hand, seat) JOIN game ON game.id = ruling.game
  WHERE seat.person = :person AND ruling.hand > game.branch_hand
  UNION ALL
  SELECT game.ruleset, refusal.rule, refusal.article, refusal.times, 0
  FROM refusal JOIN game ON game.file = refusal.file
  JOIN seat ON seat.game = game.id AND seat.hand = refusal.hand AND seat.seat = refusal.seat
  WHERE seat.person = :person
) GROUP BY ruleset, rule, article ORDER BY sum(refused) + sum(ruled) DESC, rule, article
"""
