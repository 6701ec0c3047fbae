"""Many positions of which each may be the true one: played out, and searched together.

The positions differ in what a seat does not know: the cards of the others, who plays with whom,
and so in what is paid. Rules and card values are the same in all of them.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tarock_desktop.kernel import tricks
from tarock_desktop.kernel.layout import (
    CARD,
    CHILD,
    NODE_WORDS,
    PAID,
    PAY_OFFSET,
    SIBLING,
    STATE_WORDS,
    VISITS,
)
from tarock_desktop.kernel.positions import Position

MOST_CARDS: Final = 54
WIDTH: Final = 0.02
"""How much a card that was seldom tried is looked at, against one that did well."""


class TriedCard(Struct, frozen=True):
    """A card at the root of a tree."""

    card: int
    visits: int
    payoff: float
    """Units of the declarer, mean; where everybody plays for himself, of who plays the card."""


class Guesses:
    """Positions with the same rules, the same turn and the same trick on the table."""

    def __init__(self, positions: Sequence[Position]) -> None:
        """Put *positions*, at least one, where the kernel can read them."""
        self.positions = tuple(positions)
        self._game = positions[0].game.words()
        places: dict[int, int] = {}
        self._pays = array("Q")
        self._worlds = array("Q", [len(positions)])
        for position in positions:
            game = position.game
            if id(game) not in places:
                places[id(game)] = len(self._pays)
                self._pays += game.pay_words()
            self._worlds.extend(position.words)
            self._worlds.append(places[id(game)])

    def payoffs(self, times: int, seed: int) -> tuple[float, ...]:
        """Return what each position pays when it is played to the end with some sense: means.

        Units of the declarer; where everybody plays for himself, of the seat whose turn it is.
        """
        sums = array("Q", bytes(8 * (len(self.positions) + STATE_WORDS)))
        seat = self.positions[0].turn
        tricks.try_worlds(self._game, self._pays, self._worlds, sums, seat, times, seed)
        paid = sums[: len(self.positions)]
        return tuple(each / times - 2 * PAY_OFFSET for each in paid)

    def tree(
        self, simulations: int, seed: int, cards: int, bounds: tuple[int, int]
    ) -> tuple[TriedCard, ...]:
        """Return what a search among *cards* found, the card looked at most first.

        *bounds* are the payments between which a better one makes a difference.
        """
        pool = array("Q", bytes(8 * NODE_WORDS * (simulations + 1)))
        path = array("Q", bytes(8 * (MOST_CARDS + 2)))
        state = array("Q", bytes(8 * (STATE_WORDS + 8)))
        low, span = bounds[0] + 2 * PAY_OFFSET, max(1, bounds[1] - bounds[0])
        tricks.grow_tree(
            pool, self._game, self._pays, self._worlds, path, state, simulations, cards, low, span,
            WIDTH, seed,
        )  # fmt: skip
        found = []
        child = pool[CHILD]
        while child:
            node = pool[child * NODE_WORDS : (child + 1) * NODE_WORDS]
            visits = node[VISITS]
            found.append(TriedCard(1 << node[CARD], visits, node[PAID] / visits - 2 * PAY_OFFSET))
            child = node[SIBLING]
        return tuple(sorted(found, key=lambda tried: (-tried.visits, tried.card)))
