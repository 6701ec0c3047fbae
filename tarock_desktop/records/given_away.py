"""What a person's acts have given away, by kind: found after a hand, and in no journal."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from tarock_desktop.table.seats import Seat

KINDS: Final = ("bid", "talon", "call", "words", "card")
"""What an act may be about. Discards and a sale belong to the talon; announcements, values,
doublings and what is said before the first card are words."""


class GivenAway(Struct, frozen=True):
    """What the acts of one hand were worth less than the best ones, as far as one could know.

    In the unit of the sheet.
    """

    bid: float = 0.0
    talon: float = 0.0
    call: float = 0.0
    words: float = 0.0
    card: float = 0.0

    @property
    def by_kind(self) -> tuple[float, ...]:
        """The amounts, in the order of `KINDS`."""
        return self.bid, self.talon, self.call, self.words, self.card

    @property
    def total(self) -> float:
        """All kinds together."""
        return sum(self.by_kind)


def keep(
    connection: sqlite3.Connection, file: str, hand: int, seats: Mapping[Seat, GivenAway]
) -> None:
    """Keep what people have given away in a hand; of a guest, or of who is forgotten, nothing.

    Args:
        connection: of the database.
        file: name of the game.
        hand: its number in the game, from 1.
        seats: what each has given away.
    """
    connection.executemany(
        "INSERT OR REPLACE INTO given_away SELECT person, ?, ?, ?, ?, ?, ?, ? "
        "FROM seat JOIN game ON game.id = seat.game "
        "WHERE file = ? AND hand = ? AND seat = ? AND person IS NOT NULL",
        [(file, hand, *each.by_kind, file, hand, seat) for seat, each in seats.items()],
    )


def drop(connection: sqlite3.Connection, file: str, hand: int) -> None:
    """Take back what is known of the hands of a game from one on, which are played again."""
    connection.execute("DELETE FROM given_away WHERE file = ? AND hand >= ?", (file, hand))
