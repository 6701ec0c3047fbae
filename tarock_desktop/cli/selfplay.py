"""Bots among themselves: whole rounds through the engine, every hand checked.

A round is a pure function of its plan, so it does not matter which process plays it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct

from tarock_desktop.bots.attentive import claim
from tarock_desktop.bots.levels import BOTS
from tarock_desktop.bots.protocol import Bot, Request
from tarock_desktop.bots.sloppy import Habits, Sloppy, wanted_rules
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.cli.irregularities import Endings, HowEnded, Irregularities
from tarock_desktop.engine.decide import Decision, decide
from tarock_desktop.engine.moves import prompt_from
from tarock_desktop.referee.checks import examine
from tarock_desktop.referee.families import referee_of
from tarock_desktop.table.actions import (
    Action,
    CallCard,
    Claim,
    CloseRound,
    Declare,
    Slip,
    StartHand,
)
from tarock_desktop.table.amounts import Amounts, no_amounts, total
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode, Remedy, Verdict
from tarock_desktop.table.seats import TABLE, Seat, turn_order
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.base import Variant

MOST_ACTS: Final = 2000
"""More acts than a hand has; about seventy are usual."""
CAREFUL: Final = Sloppy(Habits(per_mille=0))
"""A clumsy player who makes no mistake."""
INATTENTIVE: Final = ("novice", "sloppy")
"""Levels that never notice what others do wrong."""
MOST_CLAIMS: Final = 8
"""Claims of one player in a row; more of them would be a fault of the bots."""
CLAIM_EVERY: Final = 3
"""Players look for something to claim after every so many tricks."""
DOUBTFUL: Final = (Slip, Declare, CallCard)
"""Acts that may break a rule although the checks find nothing when they are done."""
GIVEN_UP: Final = ("line.throw-in", "line.dragged")
"""Score lines of hands that are given up before play: no card points are counted."""

Recorder = Callable[[Action, Decision], None]
"""Called with every accepted act."""


def _records_nothing(action: Action, decision: Decision) -> None:
    """Record nothing."""


class RoundPlan(Struct, frozen=True):
    """One round: who plays it, from which seed."""

    number: int
    """Number of the round in its series, from 1."""
    hands: int
    levels: tuple[str, ...]
    """Level of the bot on each seat."""
    seed: str
    mode: Mode = Mode.GUARD
    habits: Habits = Habits()
    """What the level `sloppy` does wrong, and how often."""


@dataclass(slots=True)
class Tally:
    """The totals of one or more rounds."""

    scores: Amounts
    """Gain of each seat."""
    rounds: int = 0
    hands: int = 0
    acts: int = 0
    contracts: Counter[str] = field(default_factory=Counter)
    endings: Endings = field(default_factory=Counter)
    """How the irregularities ended, by the row of the sheet."""
    violations: list[str] = field(default_factory=list)
    """One sentence for everything that must not happen."""

    def add(self, other: Tally) -> None:
        """Add another tally."""
        self.scores = total((self.scores, other.scores), len(self.scores))
        self.rounds += other.rounds
        self.hands += other.hands
        self.acts += other.acts
        self.contracts += other.contracts
        self.endings += other.endings
        self.violations += other.violations


class SelfPlay:
    """One round in progress."""

    def __init__(
        self, plan: RoundPlan, variant: Variant, record: Recorder = _records_nothing
    ) -> None:
        self.plan = plan
        self.variant = variant
        self.state = opening_state((variant.start,) * len(plan.levels))
        self.tally = Tally(no_amounts(len(plan.levels)))
        self._record = record
        self._bots = {level: self._bot(level) for level in plan.levels}
        self._irregularities = Irregularities(variant, plan.mode)

    def play(self) -> Tally:
        """Play the round to its end, or to the first act that is not accepted."""
        going = all(self._play_hand() for _ in range(self.plan.hands))
        if going:
            self._close()
        start = self.variant.start
        self.tally.scores = tuple(score - start for score in self.state.round.scores)
        self.tally.rounds += 1
        return self.tally

    def _bot(self, level: str) -> Bot:
        return Sloppy(self.plan.habits) if level == "sloppy" else BOTS[level]

    def _close(self) -> None:
        """Close the round; a player who is to add up badly first hands in a wrong sheet."""
        scores, self._irregularities = (
            self.state.round.scores,
            Irregularities(self.variant, self.plan.mode),
        )
        wanted = wanted_rules(self.variant.sheet, self.plan.habits.irregularity)
        if wanted is not None and "round.sheet" in wanted and self._may_break_rules:
            self._submit(CloseRound(TABLE, (scores[0] + 1, *scores[1:])))
        if self.state.phase is Phase.BETWEEN:
            self._submit(CloseRound(TABLE, scores))
        self.tally.endings += self._irregularities.endings

    @property
    def _may_break_rules(self) -> bool:
        """Whether a rule can be broken at this table."""
        return self.plan.mode is not Mode.GUARD

    def _play_hand(self) -> bool:
        """Play one hand; return whether the next one can follow."""
        dealer = self.state.round.next_dealer
        first = Generator(f"{self.plan.seed}/dealer").below(len(self.plan.levels))
        self._irregularities = Irregularities(self.variant, self.plan.mode)
        if not self._submit(StartHand(TABLE, Seat(first) if dealer is None else dealer)):
            return False
        last_act = self.tally.acts + MOST_ACTS
        while self.state.phase is not Phase.BETWEEN:
            if self.tally.acts >= last_act:
                self._violation("the hand does not end")
                return False
            if not (self._interrupted() and self._act()):
                return False
        if self._may_break_rules and not self._claimed():
            return False
        self.tally.hands += 1
        self.tally.contracts[self.state.auction.contract or "none"] += 1
        open_ones = self._irregularities.close(self.state)
        for sentence in (*open_ones, *hand_faults(self.state, self.variant)):
            self._violation(sentence)
        self.tally.endings += self._irregularities.endings
        return True

    def _interrupted(self) -> bool:
        """Let players act out of turn: slip or claim; return whether the round goes on."""
        if not self._may_break_rules:
            return True
        chance = Generator(f"{self.plan.seed}/between/{self.tally.acts}")
        slip = next(self._slips_between(chance), None)
        return (slip is None or self._submit(slip)) and self._claimed()

    def _slips_between(self, chance: Generator) -> Iterator[Action]:
        """Yield slips of players whose act is not due; of all of them if one row is wanted."""
        seats = self.state.deal.order
        seats = turn_order(seats, seats[chance.below(len(seats))])
        for seat in seats[:1] if self.plan.habits.irregularity is None else seats:
            bot, seed = self._bots[self.plan.levels[seat]], str(chance.word())
            if isinstance(bot, Sloppy) and seat != self.state.turn:
                slip = bot.between(self.variant, observe(self.state, seat), seed)
                if slip is not None and not (isinstance(slip, Claim) and self._is_stopped(slip)):
                    yield slip

    def _claimed(self) -> bool:
        """Let attentive players claim what they can prove; return whether the round goes on."""
        for seat in self.state.deal.order if self._is_time_to_claim() else ():
            if self.plan.levels[seat] in INATTENTIVE:
                continue
            for _ in range(MOST_CLAIMS):
                claimed = claim(observe(self.state, seat), self.variant)
                if claimed is None:
                    break
                if not self._submit(claimed):
                    return False
        return True

    def _is_time_to_claim(self) -> bool:
        """Return whether claims are looked for: before play, every few tricks, at the end."""
        if self.state.phase is Phase.BETWEEN:
            return referee_of(self.variant).hears_afterwards(self.state, self.variant)
        if self.state.play.trick:
            return False
        return len(self.state.play.tricks) % CLAIM_EVERY == 0

    def _act(self) -> bool:
        """Let the seat act that is due; return whether the round goes on."""
        if self.state.phase is Phase.BETWEEN:
            return True
        if self.state.turn is None:
            raise LookupError("a hand is running and nobody is asked")
        seen = observe(self.state, self.state.turn)
        asked = prompt_from(seen, self.variant)
        ticket = self.tally.acts
        request = Request(ticket, self.variant, seen, asked, f"{self.plan.seed}/{ticket}")
        bot = self._bots[self.plan.levels[asked.seat]]
        action = bot(request)
        if isinstance(bot, Sloppy) and not self._may_break_rules and self._is_stopped(action):
            action = CAREFUL(request)
        return self._submit(action)

    def _is_stopped(self, slip: Action) -> bool:
        """Return whether the table refuses a slip."""
        decision = decide(self.state, slip, self.variant, self.plan.mode)
        if decision.ruling is not None and decision.verdict is Verdict.REFUSED:
            self._irregularities.endings[decision.ruling.row, HowEnded.REFUSED] += 1
        if decision.state is not self.state and decision.verdict is not Verdict.ACCEPTED:
            self._violation(f"{slip} was {decision.verdict.value} and changed the table")
        return decision.verdict is not Verdict.ACCEPTED

    def _submit(self, action: Action) -> bool:
        is_suspect = self._may_break_rules and self._is_suspect(action)
        decision = decide(self.state, action, self.variant, self.plan.mode, acknowledged=True)
        if decision.verdict is not Verdict.ACCEPTED:
            self._violation(f"{decision.verdict.value}: {action} ({_why(decision)})")
            return False
        self.state = decision.state
        self.tally.acts += 1
        self._irregularities.follow(action, decision, is_suspect=is_suspect)
        self._record(action, decision)
        return True

    def _is_suspect(self, action: Action) -> bool:
        """Return whether an act may turn out later to have broken a rule."""
        if isinstance(action, DOUBTFUL):
            return True
        return bool(examine(self.state, action, self.variant).findings)

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
    given_up = any(line.label.key in GIVEN_UP for line in state.result.lines)
    if state.result.over and (given_up or state.notices.choice("drag") == "pays"):
        return faults
    ended = any(ruling.remedy is Remedy.END_HAND for ruling in state.book.rulings)
    if state.result.over and ended and state.result.points is None:
        return faults
    if state.result.points is None or not state.result.over:
        return [*faults, "the hand was not settled"]
    pack = variant.sheet.pack
    left = CardSet.gather(
        place.card
        for place in state.deal.talon
        if place.card and place.taken_by is None and not place.added
    )
    kept = CardSet.gather(card for hand in state.deal.hands for card in hand.cards)
    lost = CardSet.gather(dropped.card for dropped in state.deal.dropped if dropped.card)
    points = sum(state.result.points) + pack.count(left | kept | lost)
    if points != pack.points.total:
        faults.append(f"the cards count {points}, not {pack.points.total}")
    return faults
