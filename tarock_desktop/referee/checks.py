"""The ordered checks of one act: possible, phase, turn, then the act's own rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import Message, SeatRef
from tarock_desktop.referee.slips import can_happen, slip_findings
from tarock_desktop.rules.findings import Finding
from tarock_desktop.table.actions import (
    Action,
    Announce,
    Bid,
    Challenge,
    CloseRound,
    Cut,
    Declare,
    JudgeRuling,
    Knock,
    Pass,
    PlayCard,
    Slip,
    StartHand,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant


@dataclass(frozen=True, slots=True)
class Examination:
    """What the checks found."""

    impossible: Message | None = None
    """Why the act can't be done at all; such an act is no rule break and is never ruled."""
    findings: tuple[Finding, ...] = ()
    """Rules it breaks, the most specific first."""


SPEECH: Final = (Declare, Announce, Challenge)
"""Words that anybody can say at any time, allowed or not."""
SPOKEN_BEFORE_PLAY: Final = (
    Phase.DECLARE,
    Phase.ANNOUNCE,
    Phase.CHALLENGE,
    Phase.CLEARANCE,
)


def examine(view: View, action: Action, variant: Variant) -> Examination:
    """Return what is wrong with *action* at this table."""
    if isinstance(action, StartHand | CloseRound):
        return _examine_between(view, action, variant)
    if isinstance(action, JudgeRuling):
        return _examine_judge(view, action)
    if isinstance(action, Slip):
        if not can_happen(view, action, variant.sheet):
            return Examination(impossible=message("act.not-possible", SeatRef(action.seat)))
        return Examination(findings=tuple(slip_findings(view, action, variant.sheet)))
    rules = variant.phases.get(view.phase)
    at_table = action.seat in view.deal.order
    if rules is None or not (at_table or rules.may_act(view, action.seat)):
        return Examination(impossible=_not_now(action))
    if not isinstance(action, rules.actions):
        misplaced = _misplaced(view, action, variant)
        if misplaced is not None:
            return Examination(findings=(misplaced,))
        return Examination(impossible=_not_now(action))
    if not rules.may_act(view, action.seat):
        return _examine_turn(view, action, variant)
    if not rules.is_possible(view, action):
        return Examination(impossible=message("act.not-possible", SeatRef(action.seat)))
    return Examination(findings=tuple(rules.findings(view, action)))


def _examine_between(view: View, action: StartHand | CloseRound, variant: Variant) -> Examination:
    if view.phase is not Phase.BETWEEN:
        return Examination(impossible=_not_now(action))
    if isinstance(action, CloseRound):
        if len(action.scores) != len(view.round.seats):
            return Examination(impossible=_not_now(action))
        return Examination(findings=tuple(variant.closing_findings(view, action)))
    expected = view.round.next_dealer
    known = (
        action.dealer in view.round.seats
        if expected is None
        else (action.dealer in (None, expected))
    )
    return Examination(impossible=None if known else _not_now(action))


def _examine_judge(view: View, ruling: JudgeRuling) -> Examination:
    """Return the judge's ruling as a finding; payments that do not add up to zero are none."""
    fits = len(ruling.payments) == len(view.round.seats) and not sum(ruling.payments)
    if not fits or not view.deal.order or view.phase is Phase.CLOSED:
        return Examination(impossible=_not_now(ruling))
    return Examination(findings=(Finding("judge.conflict", message("judge.conflict")),))


def _not_now(action: Action) -> Message:
    return message("act.not-now", SeatRef(action.seat))


def _misplaced(view: View, action: Action, variant: Variant) -> Finding | None:
    """Return the finding for an act the sheet knows, in a phase where it is too early or late."""
    seat = SeatRef(action.seat)
    if view.phase is Phase.PLAY and isinstance(action, SPEECH):
        return Finding("phase.after-lead", message("phase.after-lead", seat))
    after_values = view.phase in (Phase.CHALLENGE, Phase.CLEARANCE)
    closed = Declare if variant.sheet.announcing.after_challenge else Declare | Announce
    if after_values and view.notices.doublings and isinstance(action, closed):
        return Finding("phase.after-challenge", message("phase.after-challenge", seat))
    early_lead = view.phase in SPOKEN_BEFORE_PLAY and isinstance(action, PlayCard)
    if early_lead and action.seat == view.forehand and _is_held(view, action):
        return Finding("phase.lead-without-leave", message("phase.lead-without-leave", seat))
    late_bid = isinstance(action, Bid) and view.auction.contract is not None
    if late_bid and view.phase is not Phase.PLAY:
        return Finding("phase.late-bid", message("phase.late-bid", seat))
    return None


def _is_held(view: View, action: Action) -> bool:
    return isinstance(action, PlayCard) and action.card in view.deal.hands[action.seat].cards


def _examine_turn(view: View, action: Action, variant: Variant) -> Examination:
    """Return the finding for an act out of turn."""
    rules = variant.phases[view.phase]
    due = rules.due(view)
    if due is None or not rules.is_possible(view, action):
        return Examination(impossible=_not_now(action))
    match action:
        case PlayCard():
            rule = "turn.play"
        case Bid() if usurps(view, action, variant):
            rule = "bid.wrong-forehand"
        case Bid() | Pass():
            rule = "turn.bid"
        case Cut() | Knock():
            rule = "deal.cutter"
        case _:
            rule = "turn.wait"
    turn = Finding(rule, message(rule, SeatRef(action.seat), SeatRef(due)))
    return Examination(findings=(turn,))


def usurps(view: View, action: Action, variant: Variant) -> bool:
    """Return whether a seat opens the bidding with what is the forehand's to bid."""
    if not isinstance(action, Bid) or view.phase is not Phase.BID or view.auction.bids:
        return False
    own = (law.id for law in variant.sheet.contract if law.bidders == "forehand")
    return action.seat != view.forehand and action.contract in own
