"""`tarock bench --kernel`: the speed of random play and of the solver, compiled and plain.

The positions come from whole hands of the club level. The two versions of the kernel take turns,
so that a busy machine slows both.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from statistics import mean, median
from typing import Final, TypeAlias

from msgspec import Struct

from tarock_desktop.cli.streams import Streams
from tarock_desktop.kernel.positions import Position, playouts
from tarock_desktop.kernel.solver import Memory, solve
from tarock_desktop.kernel.translate import position_of
from tarock_desktop.kernel.versions import PLAIN, running_on, versions
from tarock_desktop.table.actions import Action, PlayCard
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant

Acts: TypeAlias = Iterable[tuple[State, Action, object]]
PLAYOUTS: Final = {PLAIN: 300, "compiled": 30_000}
MOST_TRICKS: Final = {PLAIN: 5, "compiled": 10}
LEAST_TRICKS: Final = 4
NODES: Final = 3_000_000
MEMORY_BITS: Final = 16


class SolverSpeed(Struct, frozen=True):
    """Milliseconds for the values of all legal cards of one position."""

    median: float
    mean: float
    nodes: float
    """Nodes of the median position."""
    exact: int
    """Positions solved within the budget of nodes."""
    positions: int


def leads(acts: Acts, variant: Variant) -> Iterator[tuple[int, Position]]:
    """Yield the positions in which a trick begins, with the number of tricks left."""
    game = None
    for before, action, _ in acts:
        if not isinstance(action, PlayCard) or before.play.trick:
            continue
        first = not before.play.tricks
        position = position_of(before, variant, None if first else game)
        game = position.game
        yield position.hands[position.turn].bit_count(), position


def playouts_a_second(positions: list[Position], rounds: int) -> dict[str, float]:
    """Return whole hands played at random a second, by version; medians of *rounds*."""
    speeds: dict[str, list[float]] = {name: [] for name in versions()}
    for _ in range(rounds):
        for name, found in speeds.items():
            times = PLAYOUTS[name] // len(positions)
            with running_on(name):
                began = time.perf_counter()
                for seed, position in enumerate(positions, start=1):
                    playouts(position, times, seed)
                found.append(times * len(positions) / (time.perf_counter() - began))
    return {name: median(found) for name, found in speeds.items()}


def solver_speed(positions: list[Position], version: str) -> SolverSpeed:
    """Return how long the solver takes for these positions."""
    taken, nodes, exact = [], [], 0
    with running_on(version):
        for position in positions:
            memory = Memory(MEMORY_BITS)
            began = time.perf_counter()
            solution = solve(position, memory=memory, nodes=NODES)
            taken.append(1000 * (time.perf_counter() - began))
            nodes.append(solution.nodes)
            exact += solution.is_exact
    return SolverSpeed(median(taken), mean(taken), median(nodes), exact, len(taken))


def say_kernel_speeds(
    positions: Iterable[tuple[int, Position]], streams: Streams, rounds: int
) -> None:
    """Print the speeds of the kernel on *positions*, each with its number of tricks."""
    by_tricks: dict[int, list[Position]] = {}
    for tricks, position in positions:
        by_tricks.setdefault(tricks, []).append(position)
    speeds = playouts_a_second(by_tricks[max(by_tricks)], rounds)
    for name, speed in speeds.items():
        streams.say(f"{'playouts, ' + name:24} {speed:>12,.0f} a second")
    if len(speeds) > 1:
        ratio = speeds["compiled"] / speeds[PLAIN]
        streams.say(f"{'compiled : plain Python':24} {ratio:>12,.0f} : 1")
    streams.say("solver, every legal card, at the lead of a trick; median / mean ms, median nodes")
    for name in versions():
        for tricks in range(LEAST_TRICKS, MOST_TRICKS[name] + 1):
            found = solver_speed(by_tricks[tricks], name)
            label = f"{tricks} tricks, {name}"
            streams.say(
                f"{label:24} {found.median:>9,.2f} / {found.mean:>9,.2f} {found.nodes:>12,.0f}   "
                f"{found.exact} of {found.positions} within {NODES:,} nodes"
            )
