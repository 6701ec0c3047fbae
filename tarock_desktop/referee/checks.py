"""The ordered checks of one act: possible, phase, turn, then the act's own rules."""

from __future__ import annotations

from msgspec import Struct

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import Message, SeatRef
from tarock_desktop.referee.families import referee_of
from tarock_desktop.referee.offence import has_row
from tarock_desktop.referee.slips import can_happen, slip_findings
from tarock_desktop.rules.findings import Finding
from tarock_desktop.table.actions import (
    Action,
    Bid,
    ChoosePacket,
    CloseRound,
    Cut,
    Knock,
    Pass,
    PlayCard,
    Slip,
    StartHand,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant


class Examination(Struct, frozen=True):
    """What the checks found."""

    impossible: Message | None = None
    """Why the act can't be done at all; such an act is no rule break and is never ruled."""
    findings: tuple[Finding, ...] = ()
    """Rules it breaks, the most specific first."""


def examine(view: View, action: Action, variant: Variant) -> Examination:
    """Return what is wrong with *action* at this table."""
    if isinstance(action, StartHand | CloseRound):
        return _examine_between(view, action, variant)
    if isinstance(action, Slip):
        if not can_happen(view, action, variant.sheet):
            return Examination(impossible=message("act.not-possible", SeatRef(action.seat)))
        return Examination(findings=tuple(slip_findings(view, action, variant.sheet)))
    rules = variant.rules_for(view, action)
    at_table = action.seat in view.deal.order
    if rules is None or not (at_table or rules.may_act(view, action.seat)):
        return Examination(impossible=_not_now(action))
    if not isinstance(action, rules.actions):
        misplaced = referee_of(variant).misplaced(view, action, variant)
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
    if view.book.reopened:
        return Examination(impossible=message("act.ruling-open"))
    if isinstance(action, CloseRound):
        if len(action.scores) != len(view.round.seats):
            return Examination(impossible=_not_now(action))
        return Examination(findings=tuple(variant.closing_findings(view, action)))
    if variant.evening_over(view):
        return Examination(impossible=message("round.over"))
    expected = view.round.next_dealer
    known = (
        action.dealer in view.round.seats
        if expected is None
        else (action.dealer in (None, expected))
    )
    return Examination(impossible=None if known else _not_now(action))


def _not_now(action: Action) -> Message:
    return message("act.not-now", SeatRef(action.seat))


def _examine_turn(view: View, action: Action, variant: Variant) -> Examination:
    """Return the finding for an act out of turn."""
    rules = variant.phases[view.phase]
    due = rules.due(view)
    if due is None or not rules.is_possible(view, action):
        return Examination(impossible=_not_now(action))
    closer = rules.out_of_turn(view, action)
    if closer is not None:
        return Examination(findings=(closer,))
    order = "deal.packet-order"
    if isinstance(action, ChoosePacket) and has_row(variant.sheet, order):
        return Examination(findings=(Finding(order, message(order, SeatRef(action.seat))),))
    leads = not view.play.trick and has_row(variant.sheet, "turn.lead")
    own = referee_of(variant).turn_rule(view, action, variant)
    match action:
        case _ if own is not None:
            rule = own
        case PlayCard():
            rule = "turn.lead" if leads else "turn.play"
        case Bid() | Pass():
            rule = "turn.bid"
        case Cut() | Knock():
            rule = "deal.cutter"
        case _:
            rule = "turn.wait"
    turn = Finding(rule, message(rule, SeatRef(action.seat), SeatRef(due)))
    return Examination(findings=(turn,))
