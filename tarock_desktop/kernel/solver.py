"""The exact value of every legal card, all hands known: with a budget of nodes, and bounds."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

from tarock_desktop.kernel import tricks
from tarock_desktop.kernel.amounts import EachPayoff
from tarock_desktop.kernel.cards import bits
from tarock_desktop.kernel.layout import (
    ADJACENT,
    BUDGET,
    MASK,
    MEMORY_HEAD,
    NODES,
    PAY_OFFSET,
    TRICK,
    WAYS,
)
from tarock_desktop.kernel.positions import Position, legal, play
from tarock_desktop.kernel.steps import step

Objective = Literal["points", "payoff"]
UNLIMITED: Final = 2**62


class Memory:
    """What the search has found out, kept for the next positions of the same deal.

    Another thread may `stop` a running search; it ends within a few nodes.
    """

    def __init__(self, size_bits: int = 15) -> None:
        """Make room for 2 ** size_bits times 32 bytes.

        Raises:
            ValueError: there would be no room for a bucket; *size_bits* is at least 3.
        """
        if 4 << size_bits < 2 * WAYS:
            raise ValueError(f"2 ** {size_bits} times 32 bytes have no room for a bucket")
        self.words = array("Q", bytes(8 * (MEMORY_HEAD + (4 << size_bits))))
        self.words[MASK] = (1 << size_bits) - 1
        self.stopped = False

    def stop(self) -> None:
        """End the running search and every later one."""
        self.stopped = True
        self.words[BUDGET] = 0

    def is_stopped(self) -> bool:
        """Whether somebody has stopped the search."""
        return self.stopped

    def allow(self, nodes: int) -> None:
        """Begin to count, up to this many nodes."""
        self.words[NODES], self.words[BUDGET] = 0, nodes
        if self.stopped:
            self.words[BUDGET] = 0

    @property
    def nodes(self) -> int:
        """Nodes searched since `allow`."""
        return self.words[NODES]

    def is_spent(self) -> bool:
        """Whether the budget is used up, or somebody has stopped the search."""
        return self.words[NODES] >= self.words[BUDGET]


class CardValue(Struct, frozen=True):
    """The value of playing a card when all play their best.

    Between two sides it is the declarer's. Where everybody plays for himself it is that of who
    plays the card, and sure: what he gets if all others play together against him.
    """

    card: int
    low: int
    """Sixths of a point in the whole hand, or units of a payment: at least."""
    high: int

    @property
    def is_exact(self) -> bool:
        """Whether the search came to an end."""
        return self.low == self.high


class Solution(Struct, frozen=True):
    """The values of all legal cards."""

    values: tuple[CardValue, ...]
    nodes: int

    @property
    def is_exact(self) -> bool:
        """Whether every value is."""
        return all(value.is_exact for value in self.values)


def solve(
    position: Position,
    objective: Objective = "points",
    memory: Memory | None = None,
    nodes: int = UNLIMITED,
) -> Solution:
    """Return the value of every legal card: exact, or bounds where *nodes* did not suffice."""
    step()
    memory = Memory() if memory is None else memory
    memory.allow(nodes)
    compacted, chosen = _representatives(position)
    found: dict[int, tuple[int, int]] = {}
    guess: int | None = None
    for card in sorted(set(chosen.values())):
        child = play(compacted, card)
        if objective == "points":
            found[card] = _points(child, memory, guess)
        elif isinstance(position.game.payoff, EachPayoff):
            found[card] = _own(child, memory, guess, position.turn)
        else:
            found[card] = _chips(child, memory, guess)
        guess = found[card][0]
    values = (CardValue(card, *found[like]) for card, like in chosen.items())
    return Solution(tuple(values), memory.nodes)


def _representatives(position: Position) -> tuple[Position, dict[int, int]]:
    """Return the position with equal cards moved together, and which card stands for which."""
    game, state = position.game.words(), position.state()
    tricks.make_compact(game, state)
    compacted = Position(position.game, tuple(state))
    turn, may = position.turn, legal(position)
    chosen: dict[int, int] = {}
    before = last = 0
    hands = position.hands[turn], compacted.hands[turn]
    for card, moved in zip(*map(bits, hands), strict=True):
        if may & card:
            same = before & game[ADJACENT] and before << 1 == moved
            chosen[card] = chosen[last] if same else moved
        before, last = (moved, card) if may & card else (0, 0)
    return compacted, chosen


def _at_least(position: Position, memory: Memory, need: int, chips: int | None) -> int:
    """Return a bound on what is still to come: at least *need* if the value is."""
    game = position.game
    words = game.point_words() if chips is None else game.need_words(chips)
    state = position.state()
    tricks.make_compact(words, state)
    return tricks.search(memory.words, words, state, need)


def _points(position: Position, memory: Memory, guess: int | None) -> tuple[int, int]:
    """Return the value in sixths of a point, between bounds."""
    so_far = position.points
    rest = _points_in(position)
    low, high = so_far, so_far + rest
    value = so_far + rest // 2 if guess is None else guess
    while low < high and not memory.is_spent():
        need = min(max(value, low + 1), high)
        value = so_far + _at_least(position, memory, need - so_far, None)
        if memory.is_spent():
            break
        if value >= need:
            low = value
        else:
            high = value
    return low, high


def _points_in(position: Position) -> int:
    """Return the sixths of a point that are in nobody's tricks yet."""
    left = position.words[TRICK]
    for hand in position.hands:
        left |= hand
    return sum(position.game.values[card.bit_length() - 1] for card in bits(left))


def _chips(position: Position, memory: Memory, guess: int | None) -> tuple[int, int]:
    """Return the value for the declarer, between bounds."""
    sided = position.game.sided
    if sided is None:
        raise LookupError("there are no two sides")
    if position.is_over:
        return position.payoff, position.payoff

    def reaches(amount: int) -> bool:
        return _at_least(position, memory, -position.points, amount) >= -position.points

    return _between(sided.amounts(), memory, guess, reaches)


def _own(position: Position, memory: Memory, guess: int | None, seat: int) -> tuple[int, int]:
    """Return what *seat* gets if all others play together, between bounds."""
    each, game = position.game.payoff, position.game
    if not isinstance(each, EachPayoff):
        raise LookupError("there are two sides")
    if position.is_over:
        paid = each.at_end(position.words)[seat]
        return paid, paid
    state = position.state(rooms=sum(hand.bit_count() for hand in position.hands) + 1)

    def reaches(amount: int) -> bool:
        need = amount + 2 * PAY_OFFSET
        return bool(
            tricks.search_each(memory.words, game.words(), game.pay_words(), state, seat, need)
        )

    return _between(each.amounts_of(seat), memory, guess, reaches)


def _between(
    amounts: list[int], memory: Memory, guess: int | None, reaches: Callable[[int], bool]
) -> tuple[int, int]:
    """Return the value, one of *amounts*, between bounds; they are tried from *guess* on."""
    low, high, stride = 0, len(amounts) - 1, 1
    here = high // 2 if guess is None else bisect_left(amounts, guess)
    while low < high and not memory.is_spent():
        here = min(max(here, low + 1), high)
        reached = reaches(amounts[here])
        if memory.is_spent():
            break
        if reached:
            low = here
            here += stride
        else:
            high = here - 1
            here -= stride
        stride *= 2
    return amounts[low], amounts[high]
