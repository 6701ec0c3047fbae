"""How the search gets along with a window: tick gaps of the main thread, and stopping.

    python measurements/ticks.py [seconds]

The main thread sleeps 5 ms again and again, as an event loop does, while 0, 1 and 2 threads search
a whole deal. Then a search is stopped from the main thread, 30 times.
"""

from __future__ import annotations

import statistics
import sys
import threading
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tarock_desktop.kernel import COMPILED
from tarock_desktop.kernel.games import Game
from tarock_desktop.kernel.positions import Position, Table
from tarock_desktop.kernel.solver import Memory, solve
from tests.kit.kernels import no_payoff, position_at

VALUES = ((6,) * 4 + (12, 18, 24, 30)) * 4 + (30, *(6,) * 19, 30, 30)
TICK = 0.005


def deal(seed: int) -> Position:
    """Return a whole deal, one against three: far too much for the time."""
    cards = Random(seed).sample(range(54), 48)
    hands = tuple(sum(1 << card for card in cards[n * 12 : n * 12 + 12]) for n in range(4))
    return position_at(Game(VALUES, no_payoff(sum(VALUES))), Table(hands, side=1))


def ticks(searches: int, seconds: float) -> list[float]:
    """Return the milliseconds a tick of the main thread was late, while threads search."""
    memories = [Memory(18) for _ in range(searches)]
    threads = [
        threading.Thread(target=solve, args=(deal(n), "points", memory))
        for n, memory in enumerate(memories)
    ]
    for thread in threads:
        thread.start()
    gaps = []
    end = last = time.perf_counter()
    end += seconds
    while last < end:
        time.sleep(TICK)
        now = time.perf_counter()
        gaps.append(1000 * (now - last))
        last = now
    for memory in memories:
        memory.stop()
    for thread in threads:
        thread.join()
    return sorted(gaps)


def stopping() -> list[float]:
    """Return how many milliseconds a search went on after it was stopped."""
    found = []
    for seed in range(30):
        memory, ended = Memory(18), []

        def search(seed: int = seed, memory: Memory = memory, ended: list = ended) -> None:
            solve(deal(seed), "points", memory)
            ended.append(time.perf_counter())

        thread = threading.Thread(target=search)
        thread.start()
        time.sleep(0.02)
        began = time.perf_counter()
        memory.stop()
        thread.join()
        found.append(1000 * (ended[0] - began))
    return sorted(found)


def main() -> None:
    """Print the figures."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3
    print("compiled" if COMPILED else "plain Python")
    for searches in (0, 1, 2):
        gaps = ticks(searches, seconds)
        p99 = gaps[int(0.99 * (len(gaps) - 1))]
        print(f"{searches} searches: tick gap p99 {p99:6.1f} ms, worst {gaps[-1]:6.1f} ms")
    late = stopping()
    print(f"stopped after: median {statistics.median(late):.2f} ms, worst {late[-1]:.2f} ms")


if __name__ == "__main__":
    main()
