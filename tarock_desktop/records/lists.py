"""Lists of all games and hands, for looking something up."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, Final

import msgspec
from msgspec import Struct

from tarock_desktop.journal.lines import Branch
from tarock_desktop.records.summaries import (
    HandSummary,
    Outcome,
    Role,
    RulingSummary,
    SeatSummary,
)
from tarock_desktop.table.amounts import ZERO, Amounts
from tarock_desktop.table.seats import Seat

Choice = str | bool | int


class Sitter(Struct, frozen=True):
    """Who sits at a seat."""

    person: int | None
    """`None`: a guest or a computer player."""
    name: str
    """Empty: a guest."""
    level: str
    """Of a computer player; empty: a person or a guest."""


class ListedHand(Struct, frozen=True):
    """A finished hand."""

    game: int
    """The `id` of its game."""
    summary: HandSummary
    played: str
    """Date and time, such as 2026-11-29T20:15:00."""
    sitters: tuple[Sitter, ...]


class ListedGame(Struct, frozen=True):
    """A saved game."""

    id: int
    file: str
    """Its name in the folder of saved games."""
    ruleset: str
    mode: str
    started: str
    """Date and time, such as 2026-11-29T20:15:00."""
    damage: str
    """What is wrong with its file; empty: nothing."""
    hands: int
    """How many are finished."""
    last: str
    """When the last of them was played; empty: none was."""
    branch: Branch | None
    """Where it was played on from; `None`: it began with its first hand."""
    options: dict[str, Choice]
    """Table options that were set, by id."""
    sitters: tuple[Sitter, ...]
    """Who sits at the table now, by seat."""
    gains: Amounts
    """What all hands together have brought each seat."""


def games(connection: sqlite3.Connection) -> tuple[ListedGame, ...]:
    """Return all games, the one first that was played last."""
    sitters = _grouped(connection.execute(_SITTERS))
    gains: dict[int, dict[int, Fraction]] = {}
    for game, seat, gain in connection.execute("SELECT game, seat, gain FROM seat"):
        of_game = gains.setdefault(game, {})
        of_game[seat] = of_game.get(seat, ZERO) + Fraction(gain)
    found: list[ListedGame] = []
    for row in connection.execute(_GAMES):
        game, file, ruleset, mode, started, damage, hands, last, *rest = row
        people, options, *branch = rest
        brought = gains.get(game, {})
        found.append(
            ListedGame(
                *(game, file, ruleset, mode, started, damage, hands, last),
                None if branch[0] is None else Branch(*branch),
                msgspec.json.decode(options, type=dict[str, Choice]),
                tuple(Sitter(*each) for each in sitters.get((game,), [])),
                tuple(brought.get(seat, ZERO) for seat in range(people)),
            )
        )
    return tuple(found)


_SITTERS: Final = """
SELECT game, person, coalesce(person.name, place.name), level
FROM place LEFT JOIN person ON person.id = place.person ORDER BY game, seat
"""
_GAMES: Final = """
SELECT id, file, ruleset, mode, started, damage,
  count(number), coalesce(max(played), ''), people, options,
  branch_game, branch_hand, branch_act
FROM game LEFT JOIN hand ON hand.game = game.id
GROUP BY id ORDER BY coalesce(max(played), started) DESC, id DESC
"""


def hands(connection: sqlite3.Connection, game: int | None = None) -> Iterator[ListedHand]:
    """Yield the finished hands of a game in order; `None`: of all games, one after the other."""
    which = {"game": game}
    seats = _grouped(connection.execute(_SEATS, which), 2)
    rulings = _grouped(connection.execute(_RULINGS, which), 3)
    of_hand: dict[tuple[int, ...], list[RulingSummary]] = {}
    for key, rows in rulings.items():
        guilty = tuple(Seat(row[0]) for row in rows)
        _, act, *rule = rows[0]
        of_hand.setdefault(key[:2], []).append(RulingSummary(key[2], act, guilty, *rule))
    for id_, number, played, act, dealer, deal, contract, declarer, partner in connection.execute(
        _HANDS, which
    ):
        rows = seats.get((id_, number), [])
        summary = HandSummary(
            *(number, act, Seat(dealer), deal, contract, declarer, partner),
            tuple(_seat(*row[3:]) for row in rows),
            tuple(of_hand.get((id_, number), [])),
        )
        yield ListedHand(id_, summary, played, tuple(Sitter(*row[:3]) for row in rows))


_SEATS: Final = """
SELECT game, hand, person, coalesce(person.name, seat.name), level,
  seat, role, outcome, gain, written
FROM seat LEFT JOIN person ON person.id = seat.person
WHERE :game IS NULL OR game = :game ORDER BY game, hand, seat
"""
_RULINGS: Final = """
SELECT game, hand, place, seat, act, rule, article, line FROM ruling
WHERE :game IS NULL OR game = :game ORDER BY game, hand, place, seat
"""
_HANDS: Final = """
SELECT game, number, played, act, dealer, deal, contract, declarer, partner FROM hand
WHERE :game IS NULL OR game = :game ORDER BY game, number
"""


def _seat(seat: int, role: str, outcome: str, gain: str, written: str) -> SeatSummary:
    return SeatSummary(Seat(seat), Role(role), Outcome(outcome), Fraction(gain), Fraction(written))


def _grouped(
    rows: Iterable[tuple[Any, ...]], keys: int = 1
) -> dict[tuple[int, ...], list[tuple[Any, ...]]]:
    """Return rows by their first values, without these."""
    found: dict[tuple[int, ...], list[tuple[Any, ...]]] = {}
    for row in rows:
        found.setdefault(row[:keys], []).append(row[keys:])
    return found
