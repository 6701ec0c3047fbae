"""The rows of a sheet's list of irregularities."""

from __future__ import annotations

from tarock_desktop.variants.schema import Irregularity, Sheet


def row_of(sheet: Sheet, rule: str) -> Irregularity:
    """Return the row of the sheet that deals with a rule as soon as it is broken."""
    for row in sheet.irregularity:
        if rule in row.rules and not row.when_late:
            return row
    raise LookupError(f"{sheet.ruleset.id} has no row for {rule}")
