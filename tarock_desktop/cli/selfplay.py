"""Bots among themselves: whole rounds through the engine, every hand checked.

A round is a pure function of its plan, so it does not matter which process plays it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tarock_desktop.bots.levels import BOTS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.engine.decide import Decision, Verdict, decide
from tarock_desktop.engine.moves import prompt_from
from tarock_desktop.referee.judging import open_offences
from tarock_desktop.table.actions import Action, CloseRound, StartHand
from tarock_desktop.table.amounts import Amounts, no_amounts, total
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.base import Variant

MOST_ACTS: Final = 2000
"""Accepted acts after which a hand is taken not to end; a real one has about seventy."""

Recorder = Callable[[Action, Decision], None]
"""Hears of every accepted act."""


def _hears_nothing(action: Action, decision: Decision) -> None:
    """Take no notice."""


@dataclass(frozen=True, slots=True)
class RoundPlan:
    """What is to be played: one round, by whom, from which seed."""

    number: int
    """Number of the round in its series, from 1."""
    hands: int
    levels: tuple[str, ...]
    """Level of the bot on each seat."""
    seed: str
    mode: Mode = Mode.GUARD


@dataclass(slots=True)
class Tally:
    """What came out of one or more rounds."""

    scores: Amounts
    """Gain of each seat."""
    rounds: int = 0
    hands: int = 0
    acts: int = 0
    contracts: Counter[str] = field(default_factory=Counter)
    rulings: Counter[str] = field(default_factory=Counter)
    """Rulings by the row of the sheet's irregularities."""
    violations: list[str] = field(default_factory=list)
    """One sentence for everything that must not happen."""

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        self.scores = total((self.scores, other.scores), len(self.scores))
        self.rounds += other.rounds
        self.hands += other.hands
        self.acts += other.acts
        self.contracts += other.contracts
        self.rulings += other.rulings
        self.violations += other.violations


class SelfPlay:
    """One round in progress."""

    def __init__(
        self, plan: RoundPlan, variant: Variant, record: Recorder = _hears_nothing
    ) -> None:
        self.plan = plan
        self.variant = variant
        self.state = opening_state((variant.start,) * len(plan.levels))
        self.tally = Tally(no_amounts(len(plan.levels)))
        self._record = record

    def play(self) -> Tally:
        """Play the round to its end, or to the first act that is not accepted."""
        going = all(self._play_hand() for _ in range(self.plan.hands))
        if going:
            self._submit(CloseRound(TABLE, self.state.round.scores))
        start = self.variant.start
        self.tally.scores = tuple(score - start for score in self.state.round.scores)
        self.tally.rounds += 1
        return self.tally

    def _play_hand(self) -> bool:
        """Play one hand; return whether the next one can follow."""
        dealer = self.state.round.next_dealer
        first = Generator(f"{self.plan.seed}/dealer").below(len(self.plan.levels))
        if not self._submit(StartHand(TABLE, Seat(first) if dealer is None else dealer)):
            return False
        last_act = self.tally.acts + MOST_ACTS
        while self.state.phase is not Phase.BETWEEN:
            if self.tally.acts >= last_act:
                self._violation("the hand does not end")
                return False
            if not self._submit(self._choose()):
                return False
        self.tally.hands += 1
        self.tally.contracts[self.state.auction.contract or "none"] += 1
        self.tally.rulings.update(ruling.row for ruling in self.state.book.rulings)
        for sentence in hand_faults(self.state, self.variant):
            self._violation(sentence)
        return True

    def _choose(self) -> Action:
        if self.state.turn is None:
            raise LookupError("a hand is running and nobody is asked")
        seen = observe(self.state, self.state.turn)
        asked = prompt_from(seen, self.variant)
        ticket = self.tally.acts
        request = Request(ticket, self.variant, seen, asked, f"{self.plan.seed}/{ticket}")
        return BOTS[self.plan.levels[asked.seat]](request).action

    def _submit(self, action: Action) -> bool:
        decision = decide(self.state, action, self.variant, self.plan.mode)
        if decision.verdict is not Verdict.ACCEPTED:
            self._violation(f"{decision.verdict.value}: {action} ({_why(decision)})")
            return False
        self.state = decision.state
        self.tally.acts += 1
        self._record(action, decision)
        return True

    def _violation(self, sentence: str) -> None:
        hand = self.state.round.hand_no
        self.tally.violations.append(f"round {self.plan.number}, hand {hand}: {sentence}")


def _why(decision: Decision) -> str:
    if decision.ruling is not None:
        return decision.ruling.row
    return decision.reason.key if decision.reason is not None else "no reason given"


def hand_faults(state: State, variant: Variant) -> list[str]:
    """Return what does not add up after a hand: chips, score lines, card points."""
    faults = []
    chips, start = sum(state.round.scores), variant.start * len(state.round.seats)
    if chips != start:
        faults.append(f"chips less loans come to {chips}, not {start}")
    faults += [
        f"the line {line.part} comes to {sum(line.amounts)}, not 0"
        for line in state.result.lines
        if sum(line.amounts) != 0
    ]
    if state.result.over and state.result.void:
        return faults
    faults += [
        f"{offence.subject} was neither ruled on nor lapsed"
        for offence in open_offences(state, variant)
    ]
    if state.result.points is None or not state.result.over:
        return [*faults, "the hand was not settled"]
    pack = variant.sheet.pack
    left = CardSet.gather(
        place.card for place in state.deal.talon if place.card and place.taken_by is None
    )
    kept = CardSet.gather(card for hand in state.deal.hands for card in hand.cards)
    points = sum(state.result.points) + pack.count(left | kept)
    if points != pack.points.total:
        faults.append(f"the cards count {points}, not {pack.points.total}")
    return faults
