"""The rows of a sheet's list of irregularities, and rulings made of them."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from typing import get_args

from tarock_desktop.rules.findings import Finding
from tarock_desktop.table.actions import Action
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.variants.schema import Irregularity, Sheet, Standing


def rows_about(
    sheet: Sheet, rule: str, held: Callable[[], Container[str]]
) -> Iterator[Irregularity]:
    """Yield the rows of the sheet that deal with a rule and whose condition is *held*.

    What is held is asked for a row with a condition only.
    """
    for row in sheet.irregularity:
        if rule in row.rules and (row.when is None or row.when in held()):
            yield row


def row_of(sheet: Sheet, rule: str, standing: tuple[str, ...] = ()) -> Irregularity:
    """Return the row of the sheet that deals with a rule as soon as it is broken.

    *standing*: the conditions that hold; without any, the first row for the rule is meant.
    """
    held = standing or get_args(Standing)
    rows = (row for row in rows_about(sheet, rule, lambda: held) if not row.when_late)
    row = next(rows, None)
    if row is None:
        raise LookupError(f"{sheet.ruleset.id} has no row for {rule}")
    return row


def rule_on(
    sheet: Sheet,
    action: Action,
    findings: tuple[Finding, ...],
    standing: tuple[str, ...] = (),
    game: str | None = None,
) -> Ruling:
    """Return the ruling on *action* in *game*: one finding is explained, the others are notes."""
    first, *others = findings
    row = row_of(sheet, first.rule, standing)
    return Ruling(
        rule=first.rule,
        row=row.id,
        citation=sheet.citation(row, row.remedy, first.rule, game),
        severity=row.severity,
        remedy=row.remedy,
        seat=action.seat,
        action=action,
        explanation=first.explanation,
        right=first.right,
        alternatives=first.alternatives,
        notes=tuple(finding.explanation for finding in others),
    )
