"""The rows of a sheet's list of irregularities, and rulings made of them."""

from __future__ import annotations

from tarock_desktop.rules.findings import Finding
from tarock_desktop.table.actions import Action
from tarock_desktop.table.rulings import Citation, Ruling
from tarock_desktop.variants.schema import Irregularity, Sheet


def row_of(sheet: Sheet, rule: str, standing: tuple[str, ...] = ()) -> Irregularity:
    """Return the row of the sheet that deals with a rule as soon as it is broken.

    *standing*: the conditions that hold; without any, the first row for the rule is meant.
    """
    for row in sheet.irregularity:
        holds = row.when is None or not standing or row.when in standing
        if rule in row.rules and not row.when_late and holds:
            return row
    raise LookupError(f"{sheet.ruleset.id} has no row for {rule}")


def rule_on(
    sheet: Sheet,
    action: Action,
    findings: tuple[Finding, ...],
    standing: tuple[str, ...] = (),
) -> Ruling:
    """Return the ruling on *action*: the first finding is explained, the others are notes."""
    first, *others = findings
    row = row_of(sheet, first.rule, standing)
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
