"""What was wrong in a hand that is over, and nobody spoke up about."""

from __future__ import annotations

from itertools import islice

from tarock_desktop.referee.families import referee_of
from tarock_desktop.referee.offence_rulings import closed_subjects, rows_on
from tarock_desktop.table.judging import UnclaimedOffence
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant


def unclaimed(view: View, variant: Variant) -> tuple[UnclaimedOffence, ...]:
    """Return the offences of the last hand that were not ruled on; *view* must be the full state.

    For information only: none of them moves anything any more. Nothing while a hand is running.
    """
    if not view.result.over:
        return ()
    closed = closed_subjects(view.book)
    found = {o.subject: o for o in referee_of(variant).committed(view, variant)}
    return tuple(
        UnclaimedOffence(offence.seat, offence.rule, row.id, article, offence.explanation)
        for subject, offence in found.items()
        if subject not in closed
        for row in islice(rows_on(view, variant, offence), 1)
        for article in (row.duty_article(offence.rule, view.auction.contract),)
    )
