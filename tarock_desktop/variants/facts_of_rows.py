"""The rows of a sheet's irregularities, by the rules that all sheets share."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from msgspec.structs import replace

from tarock_desktop.rules.hand.violations import Outcome
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.variants.schema import Afterwards, Irregularity, RowChoice, Standing, Window


@dataclass(frozen=True, slots=True)
class RowFact:
    """What one row provides; rows of two sheets are equal when they provide the same."""

    id: str = field(compare=False)
    """The row in the sheet's own list."""
    articles: tuple[str, ...] = field(compare=False)
    """That of the duty first, then those of what follows."""
    until: Window | None
    when: Standing | None
    remedy: Remedy
    remedy_until: Window | None
    outcome: Outcome
    afterwards: Afterwards | None
    when_late: bool
    choices: tuple[RowChoice, ...]
    """What a judge may rule instead."""


def row_fact(row: Irregularity, rule: str | None = None) -> RowFact:
    """Return what a row provides, for all its rules or for one."""
    late = row.afterwards
    return RowFact(
        id=row.id,
        articles=row.articles if rule is None else row.articles_on(rule),
        until=row.until,
        when=row.when,
        remedy=row.remedy,
        remedy_until=row.remedy_until,
        outcome=row.outcome,
        afterwards=None if late is None else replace(late, article=None),
        when_late=row.when_late,
        choices=row.choices,
    )


def rows_by_rule(rows: Iterable[Irregularity]) -> dict[str, list[RowFact]]:
    """Return the rows that cover each rule, in the order of the sheet; the first that fits holds.

    Rules come in the order of the rows that name them first.
    """
    found: dict[str, list[RowFact]] = {}
    for row in rows:
        for rule in row.rules:
            found.setdefault(rule, []).append(row_fact(row, rule))
    return found
