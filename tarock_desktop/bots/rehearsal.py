"""Hands played on to the last card at imagined tables, to see what an act leads to.

Everybody goes on by rules of thumb, and the sheet's own count tells what it came to. That takes
longer than the kernel's own plays, but the cards are played with more sense.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from tarock_desktop.bots.imagination import gone_on
from tarock_desktop.bots.protocol import Request
from tarock_desktop.kernel.imagined import ImaginedTable
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase

MOST_ACTS: Final = 400
"""Acts after which a hand is given up; a real one has about seventy."""
ROUNDS: Final = (4, 4, 8, 16)
"""Hands that an act is tried in before the next look at what is clearly worse."""
FEWEST: Final = 7
"""Hands in which another act than the one by rules of thumb must have been tried."""
CLEARLY: Final = 1.6
"""Standard errors by which an act is clearly worse."""
CAUTION: Final = 1.0
"""Standard errors by which another act must be better than the one by rules of thumb."""

Gains = dict[Action, list[float]]
"""What an act came to, in the same hands one by one."""


def tried_in_hands(
    request: Request, tables: Sequence[ImaginedTable], actions: Sequence[Action], most: int
) -> Gains:
    """Return what each act came to; the first one is the act by rules of thumb.

    Args:
        request: what is asked.
        tables: as they may be.
        actions: what can be done.
        most: hands to be played in all, about.
    """
    found: Gains = {action: [] for action in actions}
    alive, left, first = list(actions), most, 0
    for size in ROUNDS:
        part = tables[first : first + size]
        if len(alive) < 2 or not part or left <= 0:
            break
        for table in part:
            gains = [_gain(request, table, action) for action in alive]
            if None in gains:
                continue
            for action, gain in zip(alive, gains, strict=True):
                found[action].append(gain or 0.0)
            left -= len(alive)
        first += size
        base = alive[0]
        # The act by rules of thumb stays to compare with.
        alive = [base, *(act for act in promising(found, alive, CLEARLY) if act is not base)]
    return found


def _gain(request: Request, table: ImaginedTable, action: Action) -> float | None:
    """Return what the seat gains when it does this; `None`: the hand gets stuck."""
    after = table.after(action)
    end = None if after is None else finished(after, request.seed)
    return None if end is None else float(end.gain(request.seat))


def finished(table: ImaginedTable, seed: str) -> ImaginedTable | None:
    """Return the table when everybody has gone on by rules of thumb; `None`: it gets stuck."""
    for _ in range(MOST_ACTS):
        if table.phase is Phase.BETWEEN:
            return table
        after = gone_on(table, seed)
        if after is None:
            return None
        table = after
    return None


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
