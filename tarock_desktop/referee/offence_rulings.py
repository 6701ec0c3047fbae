"""From a finding or an offence to a ruling: the row of the sheet, its article and remedy."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.referee.families import referee_of
from tarock_desktop.referee.offence import Offence
from tarock_desktop.referee.rows import rows_about
from tarock_desktop.referee.windows import is_open
from tarock_desktop.table.actions import Action
from tarock_desktop.table.records import Book
from tarock_desktop.table.rulings import Remedy, Ruling
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.schema import Irregularity


def rule_on_offence(view: View, variant: Variant, offence: Offence, action: Action) -> Ruling:
    """Return the ruling on an offence that has come to light through *action*."""
    sheet = variant.sheet
    row = row_in_time(view, variant, offence)
    if row is None:
        raise LookupError(f"{sheet.ruleset.id} has no row for {offence.rule} now")
    in_time = is_open(view, row.remedy_until, offence, sheet)
    if not in_time:
        row = _late_row(view, variant, offence) or row
    remedy = row.remedy if in_time or row.when_late else _late_remedy(row)
    return Ruling(
        rule=offence.rule,
        row=row.id,
        citation=sheet.citation(row, remedy, offence.rule, view.auction.contract),
        severity=row.severity,
        remedy=remedy,
        seat=offence.seat,
        action=action,
        explanation=offence.explanation,
        subject=offence.subject,
        holder=offence.holder,
        value=offence.value,
        offenders=offence.offenders,
        tricks=offence.tricks,
    )


def _late_remedy(row: Irregularity) -> Remedy:
    return Remedy.PLAY_ON if row.afterwards is None else row.afterwards.remedy


def _late_row(view: View, variant: Variant, offence: Offence) -> Irregularity | None:
    """Return the row that takes the place of one whose remedy can no longer be had."""
    return next((row for row in rows_on(view, variant, offence) if row.when_late), None)


def open_offences(view: View, variant: Variant) -> Iterator[Offence]:
    """Yield the offences of the running hand that can be ruled on now.

    Left out is what has been ruled on, what has expired because nobody spoke in time, and what the
    sheet settles by the result of the hand.
    """
    for offence in _not_ruled_on(view, variant):
        if row_in_time(view, variant, offence) is not None:
            yield offence


def undecided_offences(view: View, variant: Variant) -> Iterator[Offence]:
    """Yield the offences whose row depends on who wins the hand, while it is being played."""
    for offence in _not_ruled_on(view, variant):
        rows = [row for row in variant.sheet.irregularity if offence.rule in row.rules]
        if row_in_time(view, variant, offence) is None and any(row.when for row in rows):
            yield offence


def closed_subjects(book: Book) -> frozenset[str]:
    """Return what has been ruled on or settled, so that nobody can claim it again."""
    return frozenset((*(ruling.subject for ruling in book.rulings), *book.settled))


def _not_ruled_on(view: View, variant: Variant) -> Iterator[Offence]:
    closed = closed_subjects(view.book)
    for offence in referee_of(variant).offences(view, variant):
        if offence.subject not in closed:
            yield offence


def row_in_time(view: View, variant: Variant, offence: Offence) -> Irregularity | None:
    """Return the first row for the offence whose window is open and whose condition holds."""
    rows = (row for row in rows_on(view, variant, offence) if not row.when_late)
    in_time = (row for row in rows if is_open(view, row.until, offence, variant.sheet))
    return next(in_time, None)


def rows_on(view: View, variant: Variant, offence: Offence) -> Iterator[Irregularity]:
    """Yield the rows for an offence whose condition holds, whenever they do."""
    referee = referee_of(variant)
    return rows_about(
        variant.sheet, offence.rule, lambda: referee.situation(view, variant, offence.seat)
    )
