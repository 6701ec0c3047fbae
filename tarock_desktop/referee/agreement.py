"""Settling something among the players, before the referee is called."""

from __future__ import annotations

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import Message, SeatRef
from tarock_desktop.referee.offence_rulings import open_offences
from tarock_desktop.referee.rows import rule_on
from tarock_desktop.rules.findings import Finding
from tarock_desktop.table.actions import ANY_RULE, Agree, Claim
from tarock_desktop.table.events import AgreementMade, Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant


def meant_by(act: Claim | Agree, rule: str) -> bool:
    """Return whether an offence against *rule* is what the act is about."""
    return act.rule in (rule, ANY_RULE)


def not_now(view: View, act: Agree, variant: Variant) -> Message | None:
    """Return why there can be no agreement now; `None`: there can."""
    running = view.phase is not Phase.BETWEEN and act.seat in view.deal.order
    known = act.offender in view.deal.order
    if running and known and variant.sheet.agreement_first:
        return None
    return message("act.not-now", SeatRef(act.seat))


def refusal(view: View, act: Agree, variant: Variant) -> Ruling | None:
    """Return the ruling on an agreement that not everybody has given (CZ-01)."""
    missing = [seat for seat in view.deal.order if seat not in act.seats]
    if not missing:
        return None
    finding = Finding("agree.not-all", message("agree.not-all", SeatRef(missing[0])))
    return rule_on(variant.sheet, act, (finding,))


def agreement(view: View, act: Agree, variant: Variant) -> Event:
    """Return the agreement with the offences it settles; *view* must be the full state."""
    settled = tuple(
        offence.subject
        for offence in open_offences(view, variant)
        if offence.seat == act.offender and meant_by(act, offence.rule)
    )
    return AgreementMade(act.seat, act.offender, act.rule, settled)
