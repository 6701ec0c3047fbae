"""A position of trick play with all hands known, and what can be asked of it without a search."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass

from tarock_desktop.kernel import tricks
from tarock_desktop.kernel.games import Game
from tarock_desktop.kernel.layout import (
    FATE,
    LEADER,
    PAY_OFFSET,
    PLACE,
    POINTS,
    SIDE,
    SILENT,
    STATE_WORDS,
    TAKEN,
    WINNER,
)


def bits(mask: int) -> Iterator[int]:
    """Yield the cards of a set, the lowest first."""
    while mask:
        card = mask & -mask
        yield card
        mask ^= card


@dataclass(frozen=True, slots=True)
class Position:
    """Who holds what, the trick on the table and what has been taken; cards are bits."""

    game: Game
    words: tuple[int, ...]
    """The kernel's state; see `layout`."""

    @property
    def hands(self) -> tuple[int, ...]:
        """The hands by seat, in order of play."""
        return self.words[: self.game.players]

    @property
    def turn(self) -> int:
        """The seat that plays next; after the last trick the one that took it."""
        return (self.words[LEADER] + self.words[PLACE]) % self.game.players

    @property
    def winner(self) -> int:
        """The seat that takes, or has just taken, the trick."""
        return self.words[WINNER]

    @property
    def is_over(self) -> bool:
        """Whether all cards are played."""
        return not any(self.hands)

    @property
    def points(self) -> int:
        """Sixths of a point of the declarer's side so far."""
        return self.words[POINTS]

    @property
    def payoff(self) -> int:
        """What the declarer gets, in chips, if the hand is over; a caller's mistake before."""
        if not self.is_over:
            raise LookupError("the hand is not over")
        return self.game.payoff.amount(self.words[TAKEN], self.points, self.words[FATE])

    def state(self, rooms: int = 1) -> array[int]:
        """Return the state for the kernel, with room for this many states."""
        return array("Q", self.words) + array("Q", bytes(8 * STATE_WORDS * (rooms - 1)))


@dataclass(frozen=True, slots=True)
class Table:
    """What a position begins with."""

    hands: tuple[int, ...]
    leader: int
    side: int
    """Seats of the declarer's side, a bit each."""
    points: int = 0
    """Sixths of a point the declarer's side has, its discards included."""
    taken: int = 0
    """See `layout.TAKEN`."""


def position_at(game: Game, table: Table, trick: tuple[int, ...] = ()) -> Position:
    """Return the position in which *trick* has been played from *table*."""
    words = [0] * STATE_WORDS
    words[: len(table.hands)] = table.hands
    words[LEADER], words[SIDE], words[SILENT] = table.leader, table.side, game.silent
    words[POINTS], words[TAKEN] = table.points, table.taken
    words[WINNER] = table.leader
    position = Position(game, tuple(words))
    for card in trick:
        position = play(position, card)
    return position


def legal(position: Position) -> int:
    """Return the cards that may be played now."""
    return tricks.legal_cards(position.game.words(), position.state())


def play(position: Position, card: int) -> Position:
    """Return the position after a card; whether it is legal is not asked."""
    if not position.hands[position.turn] & card:
        raise ValueError("the card is not in the hand")
    state = position.state()
    tricks.play_card(position.game.words(), state, card)
    return Position(position.game, tuple(state))


def perft(position: Position, depth: int) -> int:
    """Return the number of ways to play *depth* cards on, or to the end."""
    return tricks.count_ways(position.game.words(), position.state(depth + 1), depth)


@dataclass(frozen=True, slots=True)
class Playouts:
    """Sums over random plays to the end."""

    times: int
    points: int
    """Sixths of a point of the declarer's side."""
    payoff: int
    """Chips of the declarer."""
    seed: int
    """For the next call."""


def playouts(position: Position, times: int, seed: int) -> Playouts:
    """Play to the end at random, *times* times; *seed* is 1 to 2**32 - 1."""
    if not 0 < seed < 2**32:
        raise ValueError("the seed is a number from 1 to 4294967295")
    state = position.state(3)
    pay = position.game.pay_words()
    tricks.play_at_random(position.game.words(), pay, state, times, seed)
    total, paid, after = state[2 * STATE_WORDS : 2 * STATE_WORDS + 3]
    return Playouts(times, total, paid - 2 * PAY_OFFSET * times, after)
