"""Putting an act of a script to the engine, and how it was received."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cases import acts
from tarock_desktop.cases.acts import Act
from tarock_desktop.cases.decks import deck_for
from tarock_desktop.cases.families import family_of, scene_of, settlement_of
from tarock_desktop.cases.schema import HandFacts
from tarock_desktop.cases.script import DONE, Answer, AnswerWord
from tarock_desktop.cases.seats import letter_of
from tarock_desktop.cases.translating import actions_of
from tarock_desktop.engine import decide as engine
from tarock_desktop.table import rulings
from tarock_desktop.table.actions import Action, Cut, Declare, Knock
from tarock_desktop.table.events import (
    Event,
    HandCounted,
    LinesScored,
    RemarkMade,
    RulingIssued,
)
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Ruling
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant

NOT_POSSIBLE: Final = "not possible"
_DONE: Final = {word.value for word in DONE}
_CLAIMS: Final = {"remark.claim-fails": "unfounded", "remark.claim-noted": "noted"}
"""What is said to a claim that finds no ruling at once, in the words of a script."""


class Reception(Struct, frozen=True):
    """How an act was received, and the table afterwards."""

    words: str
    """An answer as a script writes it, such as `refused RULE`, or that it is not possible."""
    state: State
    rows: tuple[str, ...] = ()
    """The rows of all rulings that were given on it."""
    events: tuple[Event, ...] = ()
    """What happened at the table; nothing if the act was not done."""
    refused: Ruling | None = None
    """Why the act was not done, where a rule says so."""

    @property
    def is_done(self) -> bool:
        """Whether the act was done without a ruling."""
        return self.words in _DONE

    def fits(self, answer: Answer) -> bool:
        """Return whether this is the answer that the script expects."""
        if answer.verdict is AnswerWord.REFUSED and answer.rule is None:
            return self.words.startswith((AnswerWord.REFUSED.value, NOT_POSSIBLE))
        if answer.verdict is AnswerWord.RULING and answer.rule in self.rows:
            return True
        if answer.verdict is AnswerWord.ACCEPTED and answer.rule is None:
            # Whether there was ground for a claim, only a script that asks for it says.
            return self.is_done
        return self.words == str(answer)


def _is_done_already(state: State, seat: Seat, act: Act, variant: Variant) -> bool:
    """Return whether the table has done by itself what somebody says.

    Who took nothing lays nothing away; the last packet is left to the last.
    """
    match act:
        case acts.Discard(cards) if not cards:
            return state.phase is Phase.DISCARD and not state.exchange.drawn[seat]
        case acts.TakePacket(number) if number <= len(state.deal.packets):
            return state.deal.packets[number - 1].taken_by == seat
        case _:
            return family_of(variant).is_done(act, seat, state, variant)


class Receiver(Struct, frozen=True):
    """Puts the acts of a script to the engine, and tells how they were received."""

    facts: HandFacts
    variant: Variant
    mode: Mode
    start: State | None
    """The table when the script began; `None` while no hand is running."""
    insisted: bool
    """Whether the act is done in spite of a warning."""

    def received(self, state: State, seat: Seat, act: Act) -> Reception:
        """Return how the act is received at this table."""
        if not state.deal.order:
            return Reception(f"{NOT_POSSIBLE}: no hand is running", state)
        if _is_done_already(state, seat, act, self.variant):
            return Reception(AnswerWord.ACCEPTED.value, state)
        actions = actions_of(act, seat, state, self.variant)
        start = self._with_deck(state, actions[-1])
        reception = Reception(AnswerWord.ACCEPTED.value, start)
        for action in actions:
            reception = self._after(reception, action)
            if not reception.is_done:
                break
        return reception

    def quietly(self, state: State, action: Action) -> Reception:
        """Return how an act is received that nobody writes down.

        Who does not say that he declares something declares nothing, even where he had to.
        """
        reception = self.decided(state, action)
        if isinstance(action, Declare) and reception.words.startswith(AnswerWord.REFUSED.value):
            decision = engine.decide(state, action, self.variant, Mode.TOURNAMENT)
            return Reception(AnswerWord.ACCEPTED.value, decision.state, events=decision.events)
        return reception

    def decided(self, state: State, action: Action) -> Reception:
        """Return the engine's decision; a hand that began in the middle is counted here."""
        decision = self._decision(state, action)
        row = decision.ruling.row if decision.ruling is not None else ""
        match decision.verdict:
            case rulings.Verdict.ACCEPTED:
                words = f"{AnswerWord.RULING.value} {row}" if row else _done_words(decision.events)
                issued = (e for e in decision.events if isinstance(e, RulingIssued))
                rows = tuple(event.ruling.row for event in issued)
                after, events = self._counted(state, decision)
                return Reception(words, after, rows, events)
            case rulings.Verdict.NEEDS_CONFIRMATION:
                return Reception(f"{AnswerWord.WARNED.value} {row}", state)
            case rulings.Verdict.REFUSED:
                words = f"{AnswerWord.REFUSED.value} {row}"
                return Reception(words, state, refused=decision.ruling)
            case _:
                turn = f"{letter_of(state.turn)} is due" if state.turn is not None else "now"
                return Reception(f"{NOT_POSSIBLE}: {state.phase.value}, {turn}", state)

    def decide(self, state: State, action: Action) -> engine.Decision:
        """Return the engine's decision, with a hand that began in the middle counted.

        Raises:
            UnjudgedError: the case does not tell what had been counted before.
        """
        decision = self._decision(state, action)
        if decision.verdict is not rulings.Verdict.ACCEPTED:
            return decision
        after, events = self._counted(state, decision)
        return replace(decision, state=after, events=events)

    def _decision(self, state: State, action: Action) -> engine.Decision:
        variant = self._deciding(state)
        return engine.decide(state, action, variant, self.mode, acknowledged=self.insisted)

    def _deciding(self, state: State) -> Variant:
        """Return the ruleset that decides; it knows what is told of a hand that is over."""
        begins_late = self.start is not None and self.start.phase is Phase.PLAY
        if self.start is None or not begins_late or not state.result.over:
            return self.variant
        return settlement_of(self.facts, state, self.variant).telling(self.start)

    def _after(self, earlier: Reception, action: Action) -> Reception:
        """Return how an act is received right after another, with the events of both."""
        reception = self.decided(earlier.state, action)
        return replace(reception, events=(*earlier.events, *reception.events))

    def _with_deck(self, state: State, action: Action) -> State:
        """Return the table with the pack that a case needs, when it is cut or knocked on."""
        if state.phase is not Phase.CUT or not isinstance(action, Cut | Knock):
            return state
        deck = deck_for(action, scene_of(self.facts, state, self.variant))
        return replace(state, deal=replace(state.deal, deck=deck, pack=deck))

    def _counted(self, state: State, decision: engine.Decision) -> tuple[State, tuple[Event, ...]]:
        """Return the table after a decision, and what happened."""
        begins_late = self.start is not None and self.start.phase is Phase.PLAY
        is_last = any(isinstance(event, HandCounted) for event in decision.events)
        if self.start is None or not begins_late or not is_last:
            return decision.state, decision.events
        played = takewhile(lambda event: not isinstance(event, HandCounted), decision.events)
        events = tuple(played)
        last = fold(state, events)
        settlement = settlement_of(self.facts, state, self.variant)
        after = settlement.counted(self.start, last)
        return after, (*events, *scored(last, after))


def _done_words(events: tuple[Event, ...]) -> str:
    """Return what an act without a ruling came to."""
    remarks = (event.remark.key for event in events if isinstance(event, RemarkMade))
    heard = (_CLAIMS[key] for key in remarks if key in _CLAIMS)
    return next(heard, AnswerWord.ACCEPTED.value)


def scored(before: State, after: State) -> tuple[Event, ...]:
    """Return the booking of the score lines between two tables."""
    lines = after.result.lines[len(before.result.lines) :]
    return (LinesScored(lines),) if lines else ()
