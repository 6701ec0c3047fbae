"""A position of trick play with all hands known, and what can be asked of it without a search."""

from __future__ import annotations

from array import array
from fractions import Fraction

from msgspec import Struct

from tarock_desktop.kernel import tricks
from tarock_desktop.kernel.amounts import EachPayoff, Payoff
from tarock_desktop.kernel.games import Game
from tarock_desktop.kernel.layout import (
    ADDED,
    ADDED_LAST,
    BEST,
    FATE,
    FATED,
    HELD,
    LEADER,
    LEFT,
    NOTED,
    PAY_OFFSET,
    PLACE,
    POINTS,
    SIDE,
    SILENT,
    STATE_WORDS,
    TAKEN,
    TRICK,
    WINNER,
)


class Position(Struct, frozen=True):
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
        """What the declarer gets, in units of the kernel, if the hand is over.

        A caller's mistake before, and where there are no two sides.
        """
        sided = self.game.sided
        if not self.is_over or sided is None:
            raise LookupError("the hand is not over, or there are no two sides")
        return sided.amount(self.words[TAKEN], self.points, self.words[FATE])

    @property
    def paid(self) -> tuple[Fraction, ...]:
        """What each player gets in chips if the hand is over, in order of play."""
        match self.game.payoff:
            case Payoff() as sided:
                places = range(self.game.players)
                own = tuple(bool(self.words[SIDE] >> place & 1) for place in places)
                return sided.paid(self.payoff, own)
            case EachPayoff() as each:
                if not self.is_over:
                    raise LookupError("the hand is not over")
                return tuple(amount * each.chip for amount in each.at_end(self.words))

    def state(self, rooms: int = 1) -> array[int]:
        """Return the state for the kernel, with room for this many states."""
        return array("Q", self.words) + array("Q", bytes(8 * STATE_WORDS * (rooms - 1)))


class Table(Struct, frozen=True):
    """What a position begins with."""

    hands: tuple[int, ...]
    side: int
    """Seats of the declarer's side, a bit each."""
    points: int = 0
    """Sixths of a point the declarer's side has, its discards included."""
    taken: int = 0
    """See `layout.TAKEN`."""
    held: int = 0
    """Cards the declarer's side has played."""
    left: int = 0
    """Tricks that are not complete yet, if more than there are cards in a hand."""
    added: tuple[int, ...] = ()
    """Sixths of a point that are added to the next tricks."""
    added_last: int = 0
    """The same for the last trick."""


def position_after(game: Game, state: array[int], trick: tuple[int, ...]) -> Position:
    """Return the position in which *trick* has been played from *state*."""
    for card in trick:
        tricks.play_card(game.words(), state, card)
    return Position(game, tuple(state))


def state_at(game: Game, table: Table) -> array[int]:
    """Return the words of the beginning of a trick, without who leads."""
    state, g = array("Q", bytes(8 * STATE_WORDS)), game.words()
    held = table.held
    for seat, hand in enumerate(table.hands):
        state[seat] = hand
        held |= hand if table.side >> seat & 1 else 0
    state[SIDE], state[SILENT] = table.side, game.silent
    state[POINTS], state[TAKEN] = table.points, table.taken
    state[HELD] = held & (g[NOTED] | g[FATED])
    state[LEFT] = table.left or max(hand.bit_count() for hand in table.hands)
    state[ADDED] = sum(sixths << 8 * place for place, sixths in enumerate(table.added))
    state[ADDED_LAST] = table.added_last
    return state


def lay_trick(state: array[int], cards: int, winner: int, best: int) -> None:
    """Write a whole trick that *winner* takes with the card *best*; 0: not known."""
    state[TRICK], state[WINNER], state[BEST] = cards, winner, best


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


class Playouts(Struct, frozen=True):
    """Sums over random plays to the end."""

    times: int
    points: int
    """Sixths of a point of the declarer's side."""
    payoff: int
    """Units of the declarer, or where everybody plays for himself of who is to play."""
    seed: int
    """For the next call."""


def playouts(position: Position, times: int, seed: int) -> Playouts:
    """Play to the end at random, *times* times; *seed* is 1 to 2**32 - 1."""
    if not 0 < seed < 2**32:
        raise ValueError("the seed is a number from 1 to 4294967295")
    state = position.state(3)
    pay = position.game.pay_words()
    tricks.play_at_random(position.game.words(), pay, state, position.turn, times, seed)
    total, paid, after = state[2 * STATE_WORDS : 2 * STATE_WORDS + 3]
    return Playouts(times, total, paid - 2 * PAY_OFFSET * times, after)
