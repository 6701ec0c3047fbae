"""`decide`: what becomes of an act. Pure: same state, same act, same decision."""

from __future__ import annotations

from typing import Final, assert_never

from msgspec import Struct

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import Message, SeatRef
from tarock_desktop.referee.agreement import agreement, meant_by, not_now
from tarock_desktop.referee.agreement import refusal as agreement_refusal
from tarock_desktop.referee.checks import examine
from tarock_desktop.referee.families import referee_of
from tarock_desktop.referee.modes import plain_first, takes_place
from tarock_desktop.referee.offence import Offence
from tarock_desktop.referee.offence_rulings import (
    open_offences,
    rule_on_offence,
    undecided_offences,
)
from tarock_desktop.referee.remedies import remedy_at_once, remedy_events
from tarock_desktop.referee.reopening import impossible, judge_events, refusal
from tarock_desktop.referee.rows import rule_on
from tarock_desktop.referee.slips import slip_events
from tarock_desktop.rules.exchange.talon import owes_discards
from tarock_desktop.rules.findings import Finding
from tarock_desktop.table.actions import (
    Action,
    Agree,
    Claim,
    CloseRound,
    JudgeRuling,
    ReopenRuling,
    Slip,
    StartHand,
)
from tarock_desktop.table.events import (
    Event,
    HandStarted,
    RemarkMade,
    RoundClosed,
    RulingIssued,
    TurnGiven,
)
from tarock_desktop.table.evolve import evolve, fold
from tarock_desktop.table.phases import BEFORE_PLAY, BETWEEN_HANDS, Phase
from tarock_desktop.table.rulings import Mode, Remedy, Ruling, Severity, Verdict
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


class Decision(Struct, frozen=True):
    """The answer to an act."""

    verdict: Verdict
    state: State
    """The state afterwards; unchanged unless accepted."""
    events: tuple[Event, ...] = ()
    ruling: Ruling | None = None
    reason: Message | None = None
    """Why an impossible act is impossible."""


def decide(
    state: State,
    action: Action,
    variant: Variant,
    mode: Mode,
    *,
    acknowledged: bool = False,
) -> Decision:
    """Return what becomes of *action*.

    At the guard table an act that breaks a rule is refused with its ruling and changes nothing. At
    the warn table it goes through when done again with the warning *acknowledged*. At the
    tournament table it takes place; the referee rules when it comes to light. A mere remark of the
    sheet (severity note) is made and the act goes through in every mode.
    """
    if isinstance(action, Claim):
        return _claimed(state, action, variant, mode)
    if isinstance(action, Agree):
        return _agreed(state, action, variant, mode)
    if isinstance(action, JudgeRuling | ReopenRuling):
        return _judged(state, action, variant)
    examination = examine(state, action, variant)
    if examination.impossible is not None:
        return Decision(Verdict.IMPOSSIBLE, state, reason=examination.impossible)
    if isinstance(action, Slip) and mode is Mode.GUARD:
        reason = message("act.not-now", SeatRef(action.seat))
        return Decision(Verdict.IMPOSSIBLE, state, reason=reason)
    if not examination.findings:
        return _accepted(state, action, variant, _Table(mode))
    ruling = _rule_on(state, action, variant, examination.findings)
    if ruling.severity is Severity.NOTE:
        return _accepted(state, action, variant, _Table(mode, remark=ruling))
    match mode:
        case Mode.GUARD:
            return Decision(Verdict.REFUSED, state, ruling=ruling)
        case Mode.WARN if not acknowledged:
            return Decision(Verdict.NEEDS_CONFIRMATION, state, ruling=ruling)
        case Mode.WARN | Mode.TOURNAMENT:
            overlooked = referee_of(variant).overlooked(state, variant)
            if takes_place(examination.findings, overlooked):
                return _accepted(state, action, variant, _Table(mode))
            return _ruled_at_once(state, action, variant, plain_first(examination.findings))
        case _:
            assert_never(mode)


class _Table(Struct, frozen=True):
    """How an act is received: the mode, and the sheet's remark on it if it has one."""

    mode: Mode
    remark: Ruling | None = None


def _accepted(state: State, action: Action, variant: Variant, table: _Table) -> Decision:
    remark = table.remark
    events = _direct_events(state, action, variant)
    if remark is not None:
        events = (RulingIssued(remark), *events)
    after = fold(state, events)
    ruling = remark
    if table.mode is not Mode.GUARD and after.deal.order:
        found, after, last = _come_to_light(after, action, variant, table.mode)
        events, ruling = events + found, last or remark
    consequences, after = _advance(after, action, variant)
    return Decision(Verdict.ACCEPTED, after, events + consequences, ruling)


_GOES_ON: Final = (Remedy.DEMAND_LEAD, Remedy.END_HAND, Remedy.DEEMED_ACTION)
"""Remedies after which somebody else may be due."""


def _ruled_at_once(
    state: State, action: Action, variant: Variant, findings: tuple[Finding, ...]
) -> Decision:
    """Return the answer to a breach that everybody sees: it is ruled on and does not count."""
    first = _rule_on(state, action, variant, findings)
    ruling = referee_of(variant).weighed(state, first, variant)
    issued = RulingIssued(ruling)
    ruled = evolve(state, issued)
    events = (issued, *remedy_at_once(ruled, ruling, variant))
    after = fold(state, events)
    if isinstance(action, Slip) or ruling.remedy in _GOES_ON:
        consequences, after = _advance(after, action, variant)
        events += consequences
    return Decision(Verdict.ACCEPTED, after, events, ruling)


def _rule_on(
    state: State, action: Action, variant: Variant, findings: tuple[Finding, ...]
) -> Ruling:
    standing = referee_of(variant).standing(state, variant, action.seat)
    return rule_on(variant.sheet, action, findings, standing, state.auction.contract)


def _judged(state: State, action: JudgeRuling | ReopenRuling, variant: Variant) -> Decision:
    """Return the answer to a judge, the same in every mode."""
    reason = impossible(state, action, variant)
    if reason is not None:
        return Decision(Verdict.IMPOSSIBLE, state, reason=reason)
    refused = refusal(state, action, variant)
    if refused is not None:
        return Decision(Verdict.REFUSED, state, ruling=refused)
    events = judge_events(state, action, variant)
    consequences, after = _advance(fold(state, events), action, variant)
    ruling = next((event.ruling for event in events if isinstance(event, RulingIssued)), None)
    return Decision(Verdict.ACCEPTED, after, events + consequences, ruling)


def _claimed(state: State, action: Claim, variant: Variant, mode: Mode) -> Decision:
    """Return the answer to a player who says that a rule was broken."""
    referee = referee_of(variant)
    over = state.phase is Phase.BETWEEN and not referee.hears_afterwards(state, variant)
    if mode is Mode.GUARD or not state.deal.order or over:
        reason = message("act.not-now", SeatRef(action.seat))
        return Decision(Verdict.IMPOSSIBLE, state, reason=reason)
    objection = referee.objection(state, action, variant)
    if objection is not None:
        refused = rule_on(variant.sheet, action, (objection,))
        return Decision(Verdict.REFUSED, state, ruling=refused)
    admitted = referee.admission(state, action, variant)
    if admitted:
        consequences, after = _advance(fold(state, admitted), action, variant)
        issued = (event.ruling for event in admitted if isinstance(event, RulingIssued))
        events = admitted + consequences
        return Decision(Verdict.ACCEPTED, after, events, next(issued, None))
    heard = referee.hears(state, variant)
    for offence in open_offences(state, variant) if heard else ():
        if _is_meant(action, offence):
            events, after, ruling = _rule(state, offence, action, variant)
            consequences, after = _advance(after, action, variant)
            return Decision(Verdict.ACCEPTED, after, events + consequences, ruling)
    noted = not heard or any(_is_meant(action, o) for o in undecided_offences(state, variant))
    key = "remark.claim-noted" if noted else "remark.claim-fails"
    remark = RemarkMade(message(key, SeatRef(action.seat)))
    return Decision(Verdict.ACCEPTED, fold(state, (remark,)), (remark,))


def _agreed(state: State, action: Agree, variant: Variant, mode: Mode) -> Decision:
    """Return the answer to players who settle among themselves what went wrong."""
    reason = not_now(state, action, variant)
    if mode is Mode.GUARD or reason is not None:
        reason = reason or message("act.not-now", SeatRef(action.seat))
        return Decision(Verdict.IMPOSSIBLE, state, reason=reason)
    missing = agreement_refusal(state, action, variant)
    if missing is not None:
        return Decision(Verdict.REFUSED, state, ruling=missing)
    events = (agreement(state, action, variant),)
    return Decision(Verdict.ACCEPTED, fold(state, events), events)


def _is_meant(claim: Claim, offence: Offence) -> bool:
    return offence.seat == claim.offender and meant_by(claim, offence.rule)


def _come_to_light(
    state: State, action: Action, variant: Variant, mode: Mode
) -> tuple[tuple[Event, ...], State, Ruling | None]:
    """Return the rulings on offences that are proven now; at the warn table on the new one too."""
    events: tuple[Event, ...] = ()
    last: Ruling | None = None
    referee = referee_of(variant)
    while not state.result.over or events:
        due = (
            offence
            for offence in open_offences(state, variant)
            if not state.result.over or referee.rules_on_more(state, offence, variant)
            if referee.comes_to_light(state, offence, variant)
            or (mode is Mode.WARN and offence.seat == action.seat)
        )
        offence = next(due, None)
        if offence is None:
            break
        found, state, last = _rule(state, offence, action, variant)
        events += found
    return events, state, last


def _rule(
    state: State, offence: Offence, action: Action, variant: Variant
) -> tuple[tuple[Event, ...], State, Ruling]:
    ruling = rule_on_offence(state, variant, offence, action)
    issued = RulingIssued(ruling)
    ruled = evolve(state, issued)
    remedy = remedy_events(ruled, ruling, offence, variant)
    return (issued, *remedy), fold(ruled, remedy), ruling


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
        case _ if isinstance(action, Slip):
            return slip_events(state, action, variant.sheet)
        case _:
            rules = variant.rules_for(state, action) or variant.phases[state.phase]
            before = referee_of(variant).preceding(state, action, variant)
            return (*before, *rules.events(state, action))


def _advance(state: State, action: Action, variant: Variant) -> tuple[tuple[Event, ...], State]:
    """Return what happens by itself after an act, up to the next turn."""
    events: list[Event] = []
    phase = _phase_after(state, action, variant)
    due = _due(state, phase, variant)
    while due is None and phase not in BETWEEN_HANDS:
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
        case _ if state.result.over:
            return Phase.BETWEEN
        case _ if not (state.deal.talon or state.deal.deck or state.deal.shuffles):
            return Phase.SHUFFLE
        case _ if _is_voting(state, variant):
            return Phase.VOTE
        case _ if _bids_again(state):
            return Phase.BID
        case _ if _must_call_again(state, variant):
            return Phase.CALL
        case _ if _must_discard_again(state):
            return Phase.DISCARD
        case _:
            return variant.reopens(state.phase, action) or state.phase


def _is_voting(state: State, variant: Variant) -> bool:
    """Return whether somebody still has to vote on the deal."""
    voting = variant.phases.get(Phase.VOTE)
    return voting is not None and voting.due(state) is not None


def _bids_again(state: State) -> bool:
    """Return whether the bidding was undone when it was over already (SPJST 6)."""
    return state.phase is Phase.TALON and state.auction.contract is None


def _must_call_again(state: State, variant: Variant) -> bool:
    """Return whether a call was taken back, so that everything after it waits."""
    calling = variant.phases.get(Phase.CALL)
    if calling is None or state.auction.declarer is None or not _was_corrected(state, "call."):
        return False
    spoken = state.phase in (Phase.TALON, Phase.DISCARD, *BEFORE_PLAY, Phase.PLAY)
    return spoken and not state.calls.spoken and calling.due(state) is not None


def _must_discard_again(state: State) -> bool:
    """Return whether discards were taken back, so that everything after them waits."""
    # Without a ruling nobody lays away the talon cards that a game lets him keep.
    waiting = state.phase is Phase.PLAY and _was_corrected(state, "discard.")
    spoken = waiting or state.phase in (*BEFORE_PLAY, Phase.CALL)
    return spoken and state.auction.declarer is not None and owes_discards(state) is not None


def _was_corrected(state: State, rules: str) -> bool:
    """Return whether something against rules that begin so was put right in this hand."""
    return any(
        ruling.remedy is Remedy.CORRECT and ruling.rule.startswith(rules)
        for ruling in state.book.rulings
    )


def _due(state: State, phase: Phase, variant: Variant) -> Seat | None:
    if phase in BETWEEN_HANDS:
        return None
    # Who is ready in one phase is not ready in the next: ask as if the phase had begun.
    view = state if phase is state.phase else evolve(state, TurnGiven(phase, None))
    return variant.phases[phase].due(view)
