"""What was wrong in a hand that is over, and nobody spoke up about."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.referee.families import customs_of
from tarock_desktop.referee.judging import closed_subjects
from tarock_desktop.referee.offence import Offence
from tarock_desktop.table.judging import UnclaimedOffence
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.schema import Irregularity


def unclaimed(view: View, variant: Variant) -> tuple[UnclaimedOffence, ...]:
    """Return the offences of the last hand that were not ruled on; *view* must be the full state.

    For information only: none of them moves anything any more. Nothing while a hand is running.
    """
    if not view.result.over:
        return ()
    closed = closed_subjects(view.book)
    found = {o.subject: o for o in customs_of(variant).committed(view, variant)}
    return tuple(
        UnclaimedOffence(offence.seat, offence.rule, row.id, row.article, offence.explanation)
        for subject, offence in found.items()
        if subject not in closed
        for row in _row(view, variant, offence)
    )


def _row(view: View, variant: Variant, offence: Offence) -> Iterator[Irregularity]:
    """Yield the first row of the sheet that is about an offence; none it says nothing of."""
    held = customs_of(variant).situation(view, variant, offence.seat)
    rows = (row for row in variant.sheet.irregularity if offence.rule in row.rules)
    row = next((row for row in rows if row.when is None or row.when in held), None)
    if row is not None:
        yield row
