"""From a finding or an offence to a ruling: the row of the sheet, its article and remedy."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.referee.offences import Offence, find_offences
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.sides import partner_of_declarer
from tarock_desktop.table.actions import Action
from tarock_desktop.table.rulings import Citation, Ruling
from tarock_desktop.table.view import View
from tarock_desktop.variants.schema import Irregularity, Sheet


def row_of(sheet: Sheet, rule: str) -> Irregularity:
    """Return the row of the sheet that deals with a rule as soon as it is broken."""
    for row in sheet.irregularity:
        if rule in row.rules:
            return row
    raise LookupError(f"{sheet.ruleset.id} has no row for {rule}")


def rule_on(sheet: Sheet, action: Action, findings: tuple[Finding, ...]) -> Ruling:
    """Return the ruling on *action*: the first finding is explained, the others are notes."""
    first, *others = findings
    row = row_of(sheet, first.rule)
    return Ruling(
        rule=first.rule,
        row=row.id,
        citation=Citation(sheet.ruleset.id, row.article, row.reading),
        severity=row.severity,
        remedy=row.remedy,
        seat=action.seat,
        action=action,
        explanation=first.explanation,
        right=first.right,
        alternatives=first.alternatives,
        notes=tuple(finding.explanation for finding in others),
    )


def rule_on_offence(view: View, sheet: Sheet, offence: Offence, action: Action) -> Ruling:
    """Return the ruling on an offence that has come to light through *action*."""
    row = _row_in_time(view, sheet, offence)
    return Ruling(
        rule=offence.rule,
        row=row.id,
        citation=Citation(sheet.ruleset.id, row.article, row.reading),
        severity=row.severity,
        remedy=row.remedy,
        seat=offence.seat,
        action=action,
        explanation=offence.explanation,
        subject=offence.subject,
        holder=offence.holder,
        value=offence.value,
    )


def open_offences(view: View, sheet: Sheet) -> Iterator[Offence]:
    """Yield the offences of the running hand that have not been ruled on."""
    ruled = {ruling.subject for ruling in view.book.rulings}
    for offence in find_offences(view, sheet):
        if offence.subject not in ruled:
            yield offence


def _row_in_time(view: View, sheet: Sheet, offence: Offence) -> Irregularity:
    """Return the first row for the offence whose window is open and whose condition holds."""
    for row in sheet.irregularity:
        in_time = row.until is None or row.until in _open_windows(view, sheet)
        fits = row.when is None or row.when == _situation(view, offence)
        if offence.rule in row.rules and in_time and fits:
            return row
    raise LookupError(f"{sheet.ruleset.id} has no row for {offence.rule} now")


def _open_windows(view: View, sheet: Sheet) -> tuple[str, ...]:
    if not view.play.trick and not view.play.tricks:
        return ("before-first-card", "hand-in-progress")
    return () if len(view.play.tricks) >= sheet.deal.hand else ("hand-in-progress",)


def _situation(view: View, offence: Offence) -> str:
    """Return how the offender stands in the hand: alone, against one alone, or in a team."""
    alone = partner_of_declarer(view) is None
    if alone and offence.seat == view.auction.declarer:
        return "solo"
    return "against-solo" if alone else "team"
