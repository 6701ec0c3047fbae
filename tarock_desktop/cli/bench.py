"""`tarock bench`: how fast the referee, the views and the bots are here, on one core.

Whole hands of the bots are recorded first; what is measured then is the same work for every
build: deciding, booking and observing those acts again. The clock is that of the processor: what
other programs do meanwhile does not count.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Final, Literal

from msgspec import Struct

from tarock_desktop.cli.bench_kernel import leads, say_kernel_speeds
from tarock_desktop.cli.options import UsageError, open_variant
from tarock_desktop.cli.selfplay import RoundPlan, SelfPlay
from tarock_desktop.cli.streams import OK, USAGE, Streams
from tarock_desktop.engine.decide import Decision, decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.table.actions import Action
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.base import Variant

Part = Literal["all", "engine", "kernel"]
HANDS: Final = 12
"""Hands that are recorded and decided again in every pass."""
QUICK_LEVELS: Final = ("novice", "club")
"""Levels that play whole rounds in a moment; `tarock arena` tells how long a master thinks."""


class Recording(Struct, frozen=True):
    """Accepted acts, each with the state it met."""

    variant: Variant
    opening: State
    acts: tuple[tuple[State, Action, Decision], ...]


class EngineSpeed(Struct, frozen=True):
    """Medians over all passes."""

    acts_a_second: float
    """Acts decided and accepted at the guard table."""
    decide: float
    """Seconds for one act: examined, events made and booked."""
    evolve: float
    """Seconds for booking one event."""
    observe: float
    """Seconds for one seat's observation of the full state."""
    prompt: float
    """Seconds for one question, the observation behind it included."""


def record(variant: Variant, level: str, hands: int = HANDS) -> Recording:
    """Return the acts of a round between bots of one level."""
    players = max(variant.sheet.ruleset.players)
    opening = opening_state((variant.start,) * players)
    acts: list[tuple[State, Action, Decision]] = []

    def remember(action: Action, decision: Decision) -> None:
        before = acts[-1][2].state if acts else opening
        acts.append((before, action, decision))

    SelfPlay(RoundPlan(1, hands, (level,) * players, "bench"), variant, remember).play()
    return Recording(variant, opening, tuple(acts))


def measure_engine(recording: Recording, passes: int) -> EngineSpeed:
    """Return the medians of *passes* passes over the recorded acts."""
    acts, variant = recording.acts, recording.variant
    asked = [before for before, _, _ in acts if before.turn is not None]
    events = sum(len(decision.events) for _, _, decision in acts)
    seats = tuple(range(len(recording.opening.round.seats)))

    def decide_all() -> None:
        state = recording.opening
        for _, action, _ in acts:
            state = decide(state, action, variant, Mode.GUARD).state

    def evolve_all() -> None:
        state = recording.opening
        for _, _, decision in acts:
            state = fold(state, decision.events)

    def observe_all() -> None:
        for before, _, _ in acts:
            for seat in seats:
                observe(before, Seat(seat))

    def prompt_all() -> None:
        for before in asked:
            prompt(before, variant)

    deciding = _median_seconds(decide_all, passes) / len(acts)
    return EngineSpeed(
        acts_a_second=1 / deciding,
        decide=deciding,
        evolve=_median_seconds(evolve_all, passes) / events,
        observe=_median_seconds(observe_all, passes) / (len(acts) * len(seats)),
        prompt=_median_seconds(prompt_all, passes) / len(asked),
    )


def hands_a_second(variant: Variant, level: str, passes: int) -> float:
    """Return how many whole hands bots of one level play in a second, their thinking included."""
    return HANDS / _median_seconds(lambda: record(variant, level), passes)


def _median_seconds(work: Callable[[], object], passes: int) -> float:
    work()  # the first pass fills caches
    taken = []
    for _ in range(passes):
        began = time.process_time()
        work()
        taken.append(time.process_time() - began)
    return median(taken)


def run(ruleset: str, streams: Streams, *, part: Part, rounds: int) -> int:
    """Print the speeds; each is the median of *rounds* passes."""
    try:
        variant = open_variant(ruleset, {})
    except UsageError as error:
        streams.warn(f"tarock bench: {error}")
        return USAGE
    recording = record(variant, "club")
    if part == "kernel":
        say_kernel_speeds(leads(recording.acts, variant), streams, rounds)
        return OK
    speed = measure_engine(recording, rounds)
    streams.say(f"{ruleset}, guard table, {len(recording.acts):,} acts, median of {rounds}")
    streams.say(f"{'accepted acts':24} {speed.acts_a_second:>12,.0f} a second")
    for name in ("decide", "evolve", "observe", "prompt"):
        streams.say(f"{name:24} {1e6 * getattr(speed, name):>12,.1f} microseconds")
    if part != "engine":
        for level in QUICK_LEVELS:
            hands = hands_a_second(variant, level, rounds)
            streams.say(f"{'hands, ' + level:24} {hands:>12,.1f} a second")
    return OK
