"""Which act of an incident was the wrong one."""

from __future__ import annotations

from itertools import chain

from tarock_desktop.cases.incidents import Incident
from tarock_desktop.referee.offence_rulings import open_offences, undecided_offences
from tarock_desktop.table.events import RulingIssued
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


def wrong_act(incident: Incident) -> int:
    """Return the place of the act that the ruling of an incident is about, from 0.

    It is the first act after which the offence can be seen from the referee's chair.

    Raises:
        LookupError: nothing is ruled on by its row.
    """
    ruling = next((each for each in incident.rulings if each.row == incident.row), None)
    if ruling is None:
        raise LookupError(f"nothing is ruled on by {incident.row}")
    for number, happening in enumerate(incident.happenings):
        issued = any(
            isinstance(event, RulingIssued) and event.ruling.row == ruling.row
            for event in happening.events
        )
        if issued or _is_seen(ruling, happening.state, incident.variant):
            return number
    raise LookupError(f"nothing is ruled on by {incident.row}")


def rule_broken(incident: Incident) -> str:
    """Return the rule that is broken in an incident: a row may have several."""
    rules = (each.rule for each in incident.rulings if each.row == incident.row)
    return next(rules, "")


def refused_by(incident: Incident, act: int) -> Ruling | None:
    """Return the ruling by which the table did not let an act happen, by the row shown."""
    events = incident.happenings[act].events
    issued = (event.ruling for event in events if isinstance(event, RulingIssued))
    return next((ruling for ruling in issued if ruling.row == incident.row), None)


def _is_seen(ruling: Ruling, state: State, variant: Variant) -> bool:
    if not state.deal.order:
        return False
    offences = chain(open_offences(state, variant), undecided_offences(state, variant))
    return any(each.rule == ruling.rule and each.seat == ruling.seat for each in offences)
