"""From a finding to a ruling: the row of the sheet, its article, remedy and severity."""

from __future__ import annotations

from tarock_desktop.rules.findings import Finding
from tarock_desktop.table.actions import Action
from tarock_desktop.table.rulings import Citation, Ruling
from tarock_desktop.variants.schema import Irregularity, Sheet


def row_of(sheet: Sheet, rule: str) -> Irregularity:
    """Return the row of the sheet that deals with a rule."""
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
