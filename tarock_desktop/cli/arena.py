"""`tarock arena`: two levels of computer players against each other, on the same deals.

Every deal is played once for each way to seat the two levels, so that both get the same cards as
often; what is left is the difference in play. Deals do not depend on each other, so any number of
processes gives the same result.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.bots.levels import BOTS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cli.options import UsageError, known_variant, parse_levels
from tarock_desktop.cli.streams import OK, USAGE, Streams
from tarock_desktop.cli.workers import Workers, results
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt_from
from tarock_desktop.kernel import COMPILED
from tarock_desktop.table.actions import Action, Cut, Shuffle, StartHand
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import TABLE, Seat, seat_after
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import Choice

NORMAL_95: Final = 1.96
"""Standard errors to either side that hold 95 % of a mean's distribution."""
MOST_ACTS: Final = 2000


class Match(Struct, frozen=True, kw_only=True):
    """What was asked for on the command line."""

    ruleset: str
    a: str
    b: str
    deals: int = 100
    seed: str = "1"
    workers: Workers = Workers()
    options: tuple[tuple[str, Choice], ...] = ()
    as_json: bool = False


@dataclass(slots=True)
class DealResult:
    """One deal, played in every seating."""

    points: float
    """What a seat of level A gained a hand, mean."""
    hands: int
    seconds: dict[str, float] = field(default_factory=dict)
    """Thinking time by level."""
    counts: dict[str, Counter[str]] = field(default_factory=dict)
    """By level: hands as declarer by contract, announcements and doublings said."""


def seatings(a: str, b: str, players: int) -> tuple[tuple[str, ...], ...]:
    """Return the ways to seat the levels: one after the other around the table, turned."""
    first = tuple(a if seat % 2 == 0 else b for seat in range(players))
    turned = (first[-turn:] + first[:-turn] for turn in range(players))
    return tuple(dict.fromkeys(turned))


def run(wanted: Match, streams: Streams) -> int:
    """Play the match and print what came out."""
    try:
        variant = known_variant(wanted.ruleset, wanted.options)
        players = max(variant.sheet.ruleset.players)
        for level in (wanted.a, wanted.b):
            parse_levels(",".join([level] * players), variant)
        began, played = time.perf_counter(), []
        for result in results(partial(play_deal, wanted), range(wanted.deals), wanted.workers):
            played.append(result)
            streams.progress(len(played), wanted.deals, "deals")
    except UsageError as error:
        streams.warn(f"tarock arena: {error}")
        return USAGE
    _report(wanted, played, time.perf_counter() - began, streams)
    return OK


def play_deal(wanted: Match, number: int) -> DealResult:
    """Play one deal in every seating."""
    variant = known_variant(wanted.ruleset, wanted.options)
    players = max(variant.sheet.ruleset.players)
    tables = seatings(wanted.a, wanted.b, players)
    result = DealResult(0.0, len(tables))
    gains = []
    for levels in tables:
        table = Deal(variant, levels, f"{wanted.seed}/{number}", Seat(number % players), result)
        gained = table.play()
        gains.append(fmean(gained[n] for n, level in enumerate(levels) if level == wanted.a))
    result.points = fmean(gains)
    return result


class Deal:
    """One deal at a table of computer players."""

    def __init__(
        self,
        variant: Variant,
        levels: tuple[str, ...],
        seed: str,
        dealer: Seat,
        result: DealResult | None = None,
    ) -> None:
        """Sit down; what is counted goes to *result*."""
        self.variant, self.levels, self.seed = variant, levels, seed
        self.result = DealResult(0.0, 1) if result is None else result
        state = opening_state((variant.start,) * len(levels))
        before = seat_after(state.round.seats, dealer, -1)
        # Not the first hand of a round: who is forehand does not hang on a card.
        round_ = replace(state.round, hand_no=1, dealer=before, next_dealer=dealer)
        self.state: State = replace(state, round=round_)

    def play(self) -> tuple[float, ...]:
        """Return what each seat gained."""
        self._go_on(Phase.BETWEEN)
        self._count()
        return tuple(float(score - self.variant.start) for score in self.state.round.scores)

    def before_play(self) -> State:
        """Return the table when the first card is to be played, or when the hand is over."""
        self._go_on(Phase.PLAY, Phase.BETWEEN)
        return self.state

    def _go_on(self, *ends: Phase) -> None:
        self._do(StartHand(TABLE, self.state.round.next_dealer))
        for _ in range(MOST_ACTS):
            if self.state.phase in ends:
                return
            self._do(self._choose())

    def _choose(self) -> Action:
        seat = self.state.turn
        if seat is None:
            raise RuntimeError(f"nobody is asked in {self.state.phase}")
        observation = observe(self.state, seat)
        asked = prompt_from(observation, self.variant)
        if asked.shuffle is not None:
            return Shuffle(seat, asked.shuffle.least, f"{self.seed}/pack")
        if asked.cut is not None:
            return Cut(seat, asked.cut.least)
        level = self.levels[seat]
        request = Request(0, self.variant, observation, asked, f"{self.seed}/{self.state.seq}")
        began = time.perf_counter()
        action = BOTS[level](request)
        spent = self.result.seconds
        spent[level] = spent.get(level, 0.0) + time.perf_counter() - began
        return action

    def _do(self, action: Action) -> None:
        decision = decide(self.state, action, self.variant, Mode.GUARD)
        if decision.verdict is not Verdict.ACCEPTED:
            raise RuntimeError(f"{action} was not accepted: {decision.ruling or decision.reason}")
        self.state = decision.state

    def _count(self) -> None:
        """Count what was bid and said by whom."""
        state = self.state
        for level in self.levels:
            self.result.counts.setdefault(level, Counter())
        for seat, level in enumerate(self.levels):
            self.result.counts[level]["seats"] += seat in state.deal.order
        if state.auction.declarer is not None:
            counts = self.result.counts[self.levels[state.auction.declarer]]
            counts[f"plays {state.auction.contract}"] += 1
        for entry in state.notices.announcements:
            self.result.counts[self.levels[entry.seat]][f"announces {entry.item}"] += 1
        for doubling in state.notices.doublings:
            for step, seat in enumerate(doubling.seats, 1):
                name = f"doubles {doubling.target} to step {step}"
                self.result.counts[self.levels[seat]][name] += 1


def interval(points: list[float]) -> float:
    """Return how far to either side of the mean the 95 % interval goes."""
    if len(points) < 2:
        return float("inf")
    return NORMAL_95 * stdev(points) / sqrt(len(points))


class _Score(Struct, frozen=True):
    """What all deals came to."""

    points: list[float]
    hands: int
    thought: Counter[str]
    counts: dict[str, Counter[str]]

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the points a hand."""
        mean, half = fmean(self.points), interval(self.points)
        return mean - half, mean + half


def _score(results: list[DealResult]) -> _Score:
    thought: Counter[str] = Counter()
    counts: dict[str, Counter[str]] = {}
    for result in results:
        thought.update(result.seconds)
        for level, found in result.counts.items():
            counts[level] = counts.get(level, Counter()) + found
    hands = sum(result.hands for result in results)
    return _Score([result.points for result in results], hands, thought, counts)


def _report(wanted: Match, results: list[DealResult], seconds: float, streams: Streams) -> None:
    score = _score(results)
    if wanted.as_json:
        streams.say(json.dumps(_as_data(wanted, score), indent=2, ensure_ascii=False))
    else:
        _say(wanted, score, streams)
    for level, spent in score.thought.items():
        streams.warn(f"{level} thought {spent / max(1, score.hands):.2f} s a hand")
    streams.warn(f"{seconds:.1f} s, kernel {'compiled' if COMPILED else 'in plain Python'}")


def _say(wanted: Match, score: _Score, streams: Streams) -> None:
    low, high = score.interval
    streams.say(f"{wanted.ruleset}, {wanted.a} against {wanted.b}, seed {wanted.seed}")
    streams.say(f"{len(score.points):,} deals, {score.hands:,} hands")
    streams.say(
        f"{wanted.a} gains {fmean(score.points):+.2f} a hand and seat, "
        f"95 % interval {low:+.2f} to {high:+.2f}"
    )
    for level, found in score.counts.items():
        streams.say(f"{level}, of {found['seats']:,} seats:")
        for name, count in sorted(found.items()):
            if name != "seats":
                streams.say(f"  {name:32} {count:>8,} {100 * count / found['seats']:>6.1f} %")


def _as_data(wanted: Match, score: _Score) -> dict[str, object]:
    return {
        "ruleset": wanted.ruleset,
        "a": wanted.a,
        "b": wanted.b,
        "seed": wanted.seed,
        "options": dict(wanted.options),
        "compiled": COMPILED,
        "deals": len(score.points),
        "hands": score.hands,
        "points": fmean(score.points),
        "interval": list(score.interval),
        "counts": {level: dict(sorted(found.items())) for level, found in score.counts.items()},
        "by_deal": score.points,
    }
