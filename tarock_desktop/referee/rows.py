"""The rows of a sheet's list of irregularities."""

from __future__ import annotations

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
