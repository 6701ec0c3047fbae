"""Rollouts: hands played on from an act, to see what it leads to.

The heuristics bid, exchange and announce up to the first card. From there the kernel plays the
hand to its end many times, at random with some sense. It does not understand games for tricks and
games in which tarocks do not win. In these the heuristics play the cards too, and the sheet's own
scoring tells what the hand pays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct

from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.sampled_tables import after_heuristic_act, seed_of, share_of
from tarock_desktop.kernel.guesses import Guesses
from tarock_desktop.kernel.imagined import ImaginedTable
from tarock_desktop.kernel.positions import Position
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase

MOST_ACTS: Final = 400
"""Acts after which a hand is given up; a real one has about seventy."""
ROUNDS: Final = (4, 4, 8, 16, 32)
"""Sampled deals in which the acts are compared before clearly worse ones are dropped."""
DEALS: Final = sum(ROUNDS)
FEWEST: Final = 7
"""Deals in which another act than the heuristic's must have been evaluated."""
CLEARLY: Final = 1.6
"""Standard errors by which an act is clearly worse."""
CAUTION: Final = 1.0
"""Standard errors by which another act must be better than the heuristic's."""
POSITION: Final = 5
"""What the kernel's rollouts of one hand cost, in acts."""

Gains = dict[Action, list[float]]
"""What each act gained, in the same deals one by one."""
Gain = Callable[[ImaginedTable, Action], float | None]
"""What an act gains at a table; `None`: the hand gets stuck."""


class Rollouts:
    """Plays hands on within a budget of acts."""

    def __init__(self, request: Request, budget: int, plays: int) -> None:
        """Set the *budget*, and how many times the kernel *plays* a hand."""
        self.request, self.budget, self.plays = request, budget, plays
        self._seed = seed_of(request)

    def compared(
        self, tables: Sequence[ImaginedTable], actions: Sequence[Action], gain: Gain | None = None
    ) -> Gains:
        """Return what each act gained; after every round clearly worse ones are dropped.

        The first act is the heuristic's. It is never dropped, so that the others can be compared
        with it.
        """
        gain_of = gain or self._gain_after
        gains: Gains = {action: [] for action in actions}
        alive, first = list(actions), 0
        for size in ROUNDS:
            for table in tables[first : first + size]:
                if len(alive) < 2 or self.budget <= 0:
                    return gains
                found = [gain_of(table, action) for action in alive]
                for action, each in zip(alive, found, strict=True):
                    if None not in found:
                        gains[action].append(each or 0.0)
            first += size
            base = alive[0]
            alive = [base, *(act for act in _promising(gains, alive) if act is not base)]
        return gains

    def after(self, tables: Sequence[ImaginedTable], action: Action) -> list[ImaginedTable]:
        """Return the tables at the first card after *action*, discards; kernel games only."""
        ends = (self._first_card(table, action) for table in tables)
        return [
            end
            for end in ends
            if end is not None and end.phase is Phase.PLAY and is_for_kernel(end.position())
        ]

    def gain(self, end: ImaginedTable) -> float | None:
        """Return what the seat gains in a hand whose first card is to be played."""
        seat = self.request.seat
        if end.phase is Phase.BETWEEN:
            return float(end.gain(seat))
        position = end.position()
        self.budget -= POSITION
        if not is_for_kernel(position):
            over = self._played_to(end, Phase.BETWEEN)
            return None if over is None else float(over.gain(seat))
        payoff = Guesses((position,)).payoffs(self.plays, self._seed)[0]
        return float(end.gain(seat)) + share_of(self.request, position) * payoff

    def _gain_after(self, table: ImaginedTable, action: Action) -> float | None:
        end = self._first_card(table, action)
        return None if end is None else self.gain(end)

    def _first_card(self, table: ImaginedTable, action: Action) -> ImaginedTable | None:
        after = table.after(action)
        return None if after is None else self._played_to(after, Phase.PLAY)

    def _played_to(self, table: ImaginedTable, phase: Phase) -> ImaginedTable | None:
        """Return the table in *phase*, or when the hand is over; `None`: it gets stuck.

        Declarations end it too: they are paid whatever is played.
        """
        for _ in range(MOST_ACTS):
            if table.phase in (phase, Phase.BETWEEN):
                return table
            if table.phase is Phase.DECLARE:
                return table.in_play()
            after = after_heuristic_act(table, self.request.seed)
            if after is None:
                return None
            table = after
            self.budget -= 1
        return None


def is_for_kernel(position: Position) -> bool:
    """Return whether the kernel's rollouts tell what a hand pays."""
    game = position.game
    return game.trumps_win and not game.counts_tricks


# ------------------------------------------------------------------------------ statistics


class Comparison(Struct, frozen=True):
    """By how much one act gained more than another, in the deals that both were tried in."""

    more: float
    """Mean of the differences."""
    error: float
    """Its standard error; 0 for a single deal."""
    deals: int


def compared(one: list[float], other: list[float]) -> Comparison:
    """Return by how much one act gained more than the other."""
    pairs = [mine - his for mine, his in zip(one, other, strict=False)]
    error = stdev(pairs) / sqrt(len(pairs)) if len(pairs) > 1 else 0.0
    return Comparison(fmean(pairs or [0.0]), error, len(pairs))


def _promising(gains: Gains, alive: Sequence[Action]) -> Iterator[Action]:
    """Yield the acts that are not clearly worse than the best one."""
    best = max(alive, key=lambda action: fmean(gains[action] or [-1e9]))
    for action in alive:
        found = compared(gains[best], gains[action])
        if action is best or found.deals < 2 or found.more <= CLEARLY * found.error:
            yield action


def cautious(gains: Gains, base: Action) -> dict[Action, float]:
    """Return what each act is worth; of another one than *base* what may be chance is deducted."""
    worth = {}
    for action, found in gains.items():
        if action == base:
            worth[action] = fmean(found or [0.0])
            continue
        against = compared(found, gains[base])
        # A few deals prove nothing.
        if against.deals >= FEWEST:
            worth[action] = fmean(gains[base]) + against.more - CAUTION * against.error
    return worth
