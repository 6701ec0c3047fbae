"""Hands gone on with at imagined tables, to see what an act leads to.

Everybody goes on by rules of thumb to the first card. From there the kernel plays the hand to its
end many times. What it plays badly, games for other things than card points under tarocks that
win, is played by rules of thumb to the last card, and the sheet's own count tells what it came to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.sampled_tables import after_heuristic_act, seed_of, share_of
from tarock_desktop.kernel.guesses import Guesses
from tarock_desktop.kernel.imagined import ImaginedTable
from tarock_desktop.kernel.positions import Position
from tarock_desktop.records import dataclass
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase

MOST_ACTS: Final = 400
"""Acts after which a hand is given up; a real one has about seventy."""
ROUNDS: Final = (4, 4, 8, 16, 32)
TABLES: Final = sum(ROUNDS)
"""Hands that an act is tried in before the next look at what is clearly worse."""
FEWEST: Final = 7
"""Hands in which another act than the one by rules of thumb must have been tried."""
CLEARLY: Final = 1.6
"""Standard errors by which an act is clearly worse."""
CAUTION: Final = 1.0
"""Standard errors by which another act must be better than the one by rules of thumb."""
POSITION: Final = 5
"""What the kernel's plays of a hand cost, in acts."""

Gains = dict[Action, list[float]]
"""What an act came to, in the same hands one by one."""
Worth = Callable[[ImaginedTable, Action], float | None]
"""What an act is worth at a table; `None`: that can't be said."""


class Rollouts:
    """Goes on with hands, and counts what that costs."""

    def __init__(self, request: Request, most: int, plays: int) -> None:
        """Set out to let do *most* acts in all, and to play a hand *plays* times."""
        self.request, self.left, self.plays = request, most, plays
        self._seed = seed_of(request)

    def tried(self, tables: Sequence[ImaginedTable], actions: Sequence[Action]) -> Gains:
        """Return what each act came to; the first one is the act by rules of thumb."""
        return self.compared(tables, actions, self._worth_of)

    def compared(
        self, tables: Sequence[ImaginedTable], actions: Sequence[Action], worth: Worth
    ) -> Gains:
        """Return what each act came to by *worth*; what is clearly worse is given up."""
        found: Gains = {action: [] for action in actions}
        alive, first = list(actions), 0
        for size in ROUNDS:
            for table in tables[first : first + size]:
                if len(alive) < 2 or self.left <= 0:
                    return found
                gains = [worth(table, action) for action in alive]
                for action, gain in zip(alive, gains, strict=True):
                    if None not in gains:
                        found[action].append(gain or 0.0)
            first += size
            base = alive[0]
            # The act by rules of thumb stays to compare with.
            alive = [base, *(act for act in promising(found, alive, CLEARLY) if act is not base)]
        return found

    def _worth_of(self, table: ImaginedTable, action: Action) -> float | None:
        """Return what the seat gains when it does this; `None`: the hand gets stuck."""
        after = table.after(action)
        end = None if after is None else self.gone_on_to(after, Phase.PLAY)
        return None if end is None else self.worth(end)

    def begun(self, tables: Sequence[ImaginedTable], action: Action) -> list[ImaginedTable]:
        """Return the tables with the act done, when the first card is to be played.

        Those whose hand the kernel does not play well are left out.
        """
        found = []
        for table in tables:
            after = table.after(action)
            end = None if after is None else self.gone_on_to(after, Phase.PLAY)
            if end is not None and end.phase is Phase.PLAY and is_for_kernel(end.position()):
                found.append(end)
        return found

    def gone_on_to(self, table: ImaginedTable, phase: Phase) -> ImaginedTable | None:
        """Return the table in *phase*, or when the hand is over; `None`: it gets stuck.

        Where what is held has to be told, nothing more is said: it is paid whatever is played.
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
            self.left -= 1
        return None

    def worth(self, end: ImaginedTable) -> float | None:
        """Return what the seat gains in a hand whose first card is to be played."""
        seat = self.request.seat
        if end.phase is Phase.BETWEEN:
            return float(end.gain(seat))
        position = end.position()
        self.left -= POSITION
        if not is_for_kernel(position):
            over = self.gone_on_to(end, Phase.BETWEEN)
            return None if over is None else float(over.gain(seat))
        payoff = Guesses((position,)).payoffs(self.plays, self._seed)[0]
        return float(end.gain(seat)) + share_of(self.request, position) * payoff


def is_for_kernel(position: Position) -> bool:
    """Return whether the kernel's plays tell what a hand comes to."""
    game = position.game
    return game.trumps_win and not game.counts_tricks


def promising(found: Gains, alive: Sequence[Action], clearly: float) -> Iterator[Action]:
    """Yield the acts that are not worse than the best one by *clearly* standard errors."""
    best = max(alive, key=lambda action: fmean(found[action] or [-1e9]))
    for action in alive:
        if action is best or _lead(found[best], found[action]) <= clearly:
            yield action


def _lead(better: list[float], worse: list[float]) -> float:
    """Return by how many standard errors one is better than the other in the same hands."""
    found = compared(better, worse)
    if found.hands < 2:
        return 0.0
    return found.more / found.error if found.error else 1e9 * found.more


@dataclass(frozen=True, slots=True)
class Comparison:
    """By how much one act came to more than another in the hands that both have in common."""

    more: float
    """Mean of the differences."""
    error: float
    """Its standard error; 0 where there is but one hand."""
    hands: int


def compared(one: list[float], other: list[float]) -> Comparison:
    """Return by how much one act came to more than the other."""
    pairs = [mine - his for mine, his in zip(one, other, strict=False)]
    error = stdev(pairs) / sqrt(len(pairs)) if len(pairs) > 1 else 0.0
    return Comparison(fmean(pairs or [0.0]), error, len(pairs))


def cautious(found: Gains, base: Action) -> dict[Action, float]:
    """Return what each act is worth; another one than *base* less what may be chance."""
    worth = {}
    for action, gains in found.items():
        if action == base:
            worth[action] = fmean(gains or [0.0])
            continue
        against = compared(gains, found[base])
        # Few hands mean little.
        if against.hands >= FEWEST:
            worth[action] = fmean(found[base]) + against.more - CAUTION * against.error
    return worth
