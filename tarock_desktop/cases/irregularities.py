"""The irregularities that a case tells as facts."""

from __future__ import annotations

from typing import Final

from tarock_desktop.cases.schema import HandFacts, IrregularityFact, RulingFact
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.table.rulings import Remedy, Severity
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.schema import Irregularity

OMISSION: Final = "valat.omission"
"""The rule about a called Valat that was lost through a value nobody declared."""
FREE: Final = (Severity.NOTE, Severity.CORRECTABLE)
"""Rows of this weight cost nothing while they can be put right."""
PUT_RIGHT: Final = (Remedy.CORRECT, Remedy.TAKE_BACK)


def row_of(variant: Variant, row_id: str) -> Irregularity:
    """Return a row of the sheet's irregularities."""
    return next(row for row in variant.sheet.irregularity if row.id == row_id)


def rulings_on(facts: HandFacts, variant: Variant) -> tuple[RulingFact, ...]:
    """Return the rulings on the irregularities of a hand.

    Raises:
        UnjudgedError: one of them has consequences that the program can't judge.
    """
    rulings = []
    for fact in facts.irregularities:
        row = row_of(variant, fact.rule)
        if not _is_judged(fact, row, facts):
            raise UnjudgedError(f"the consequences of {fact.rule} are not judged yet")
        rulings.append(
            RulingFact(rule=row.id, by=fact.by, article=row.article, remedy=row.remedy.value)
        )
    return tuple(rulings)


def _is_judged(fact: IrregularityFact, row: Irregularity, facts: HandFacts) -> bool:
    """Return whether the row changes no payment, or only those the scoring knows of."""
    if OMISSION in row.rules:
        return True
    if row.severity not in FREE:
        return False
    if "declare.false" in row.rules and any(seat in facts.declared for seat in fact.by):
        return False
    # Rows without a check may say more than their remedy does.
    return bool(row.rules) and (
        row.remedy is Remedy.NONE or (row.remedy in PUT_RIGHT and fact.corrected)
    )


def is_void(facts: HandFacts, item: str, variant: Variant) -> bool:
    """Return whether an omission nullifies a lost call of this item (SPJST 12, reading A18)."""
    law = next(law for law in variant.sheet.item if law.id == item)
    omitted = any(OMISSION in row_of(variant, f.rule).rules for f in facts.irregularities)
    return law.feat == "all-tricks" and omitted
