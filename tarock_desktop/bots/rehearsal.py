"""Hands played on to the last card at imagined tables, to see what an act leads to.

Everybody goes on by rules of thumb, and the sheet's own count tells what it came to. That takes
longer than the kernel, but knows every game of every sheet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from tarock_desktop.bots.families import sensible_act
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
        alive = list(_promising(found, alive))
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
        asked = table.question()
        if asked is None:
            return None
        seen, prompt = asked
        after = table.after(sensible_act(Request(0, table.variant, seen, prompt, seed)))
        if after is None:
            return None
        table = after
    return None


def _promising(found: Gains, alive: list[Action]) -> Iterator[Action]:
    """Yield the acts that may be the best; the one by rules of thumb stays to compare with."""
    best = max(alive, key=lambda action: fmean(found[action] or [-1e9]))
    for action in alive:
        if action is alive[0] or action is best or lead(found[best], found[action]) <= CLEARLY:
            yield action


def lead(better: list[float], worse: list[float]) -> float:
    """Return by how many standard errors one is better than the other in the same hands."""
    pairs = [one - two for one, two in zip(better, worse, strict=False)]
    if len(pairs) < 2:
        return 0.0
    error = stdev(pairs) / sqrt(len(pairs))
    return fmean(pairs) / error if error else 1e9 * fmean(pairs)


def cautious(found: Gains, base: Action) -> dict[Action, float]:
    """Return what each act is worth; another one than *base* less what may be chance."""
    worth = {}
    for action, gains in found.items():
        pairs = [one - two for one, two in zip(gains, found[base], strict=False)]
        if action == base:
            worth[action] = fmean(gains or [0.0])
            continue
        if len(pairs) < FEWEST:
            continue
        error = stdev(pairs) / sqrt(len(pairs))
        # Measured in the hands that both have in common: few of them mean little.
        worth[action] = fmean(found[base]) + fmean(pairs) - CAUTION * error
    return worth
