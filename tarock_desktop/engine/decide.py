"""`decide`: what becomes of an act. Pure: same state, same act, same decision."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from tarock_desktop.messages.message import Message
from tarock_desktop.referee.checks import examine
from tarock_desktop.referee.judging import rule_on
from tarock_desktop.table.actions import Action, CloseRound, StartHand
from tarock_desktop.table.events import (
    Event,
    HandStarted,
    RoundClosed,
    RulingIssued,
    TurnGiven,
)
from tarock_desktop.table.evolve import evolve, fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Ruling, Severity
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


class Verdict(Enum):
    """How an act was received."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    """It breaks a rule and the table does not let it happen."""
    NEEDS_CONFIRMATION = "needs-confirmation"
    """It breaks a rule; done again with the ruling acknowledged it goes through."""
    IMPOSSIBLE = "impossible"
    """It can't physically be done now; no rule is involved."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The answer to an act."""

    verdict: Verdict
    state: State
    """The state afterwards; unchanged unless accepted."""
    events: tuple[Event, ...] = ()
    ruling: Ruling | None = None
    reason: Message | None = None
    """Why an impossible act is impossible."""


def decide(state: State, action: Action, variant: Variant, mode: Mode) -> Decision:
    """Return what becomes of *action*.

    At the guard table an act that breaks a rule is refused with its ruling and changes nothing; a
    mere remark of the sheet (severity note) is made and the act goes through.
    """
    examination = examine(state, action, variant)
    if examination.impossible is not None:
        return Decision(Verdict.IMPOSSIBLE, state, reason=examination.impossible)
    if not examination.findings:
        return _accepted(state, action, variant, None)
    ruling = rule_on(variant.sheet, action, examination.findings)
    if ruling.severity is Severity.NOTE:
        return _accepted(state, action, variant, ruling)
    match mode:
        case Mode.GUARD:
            return Decision(Verdict.REFUSED, state, ruling=ruling)
        case Mode.WARN | Mode.TOURNAMENT:
            raise NotImplementedError("only the guard table is open")
        case _:
            assert_never(mode)


def _accepted(state: State, action: Action, variant: Variant, ruling: Ruling | None) -> Decision:
    events = _direct_events(state, action, variant)
    if ruling is not None:
        events = (RulingIssued(ruling), *events)
    after = fold(state, events)
    consequences, after = _advance(after, action, variant)
    return Decision(Verdict.ACCEPTED, after, events + consequences, ruling)


def _direct_events(state: State, action: Action, variant: Variant) -> tuple[Event, ...]:
    match action:
        case StartHand():
            dealer = state.round.next_dealer
            dealer = action.dealer if dealer is None else dealer
            if dealer is None:
                raise ValueError("the first hand of a round needs a dealer")
            order = variant.playing_order(state, dealer)
            return (HandStarted(state.round.hand_no + 1, dealer, order),)
        case CloseRound():
            return (RoundClosed(action.scores),)
        case _:
            return variant.phases[state.phase].events(state, action)


def _advance(state: State, action: Action, variant: Variant) -> tuple[tuple[Event, ...], State]:
    """Return what happens by itself after an act, up to the next turn."""
    events: list[Event] = []
    phase = _phase_after(state, action, variant)
    due = _due(state, phase, variant)
    while due is None and phase not in (Phase.BETWEEN, Phase.CLOSED):
        left = variant.leaving(state, phase)
        events += left
        state = fold(state, left)
        phase = variant.following(state, phase, action)
        due = _due(state, phase, variant)
    if (phase, due) != (state.phase, state.turn):
        turn = TurnGiven(phase, due)
        events.append(turn)
        state = fold(state, (turn,))
    return tuple(events), state


def _phase_after(state: State, action: Action, variant: Variant) -> Phase:
    match action:
        case StartHand():
            return variant.following(state, Phase.BETWEEN, action)
        case CloseRound():
            return Phase.CLOSED
        case _:
            return variant.reopens(state.phase, action) or state.phase


def _due(state: State, phase: Phase, variant: Variant) -> Seat | None:
    if phase in (Phase.BETWEEN, Phase.CLOSED):
        return None
    # Who is ready in one phase is not ready in the next: ask as if the phase had begun.
    view = state if phase is state.phase else evolve(state, TurnGiven(phase, None))
    return variant.phases[phase].due(view)
