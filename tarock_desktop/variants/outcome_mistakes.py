"""Contradictions in a sheet's table of irregularities that the schema can't see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.names import unknown
from tarock_desktop.documents.toml import Document
from tarock_desktop.messages.keys import RULINGS
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.variants.schema import Irregularity, Sheet, Window

RULES: Final = frozenset(RULINGS) | {
    "discard.too-few",
    "discard.too-many",
    "announce.card-count",
    "deal.misdeal-open",
    "deal.misdeal-late",
    "each.revoke",
    "each.must-beat",
    "each.pagat",
    "each.turn",
    "each.thrown-in",
    "score.ceiling",
    "game.sold",
    "feat.own-partner",
}
"""Every rule the referee knows; most explain themselves by the message of the same name."""
TABLE: Final = "irregularity"
WINDOWS: Final[tuple[str, ...]] = get_args(Window)
"""From the one that closes first to the one that closes last."""


def outcome_mistakes(document: Document, sheet: Sheet) -> Iterator[DocumentError]:
    """Yield every mistake in the rows: of a row alone, and of rows against each other."""
    for number, row in enumerate(sheet.irregularity):
        yield from _in_row(document, number, row)
    for rule in {rule: None for row in sheet.irregularity for rule in row.rules}:
        yield from _in_order(document, sheet, rule)


def _in_row(document: Document, number: int, row: Irregularity) -> Iterator[DocumentError]:
    if not row.rules:
        yield document.error((TABLE, number, "rules"), f"{row.id} deals with no rule")
    for rule in row.rules:
        if rule not in RULES:
            yield document.error((TABLE, number, "rules"), unknown("rule", rule, RULES))
    for place, fine in enumerate(row.outcome.fines):
        if fine.amount <= 0:
            path = (TABLE, number, "outcome", "fines", place, "amount")
            yield document.error(path, f"a fine is more than nothing, not {fine.amount}")
    if row.remedy_until is not None and row.remedy not in {Remedy.CORRECT, Remedy.TAKE_BACK}:
        sentence = f'"{row.remedy.value}" has no end: only a correction or take-back has'
        yield document.error((TABLE, number, "remedy_until"), sentence)
    if row.afterwards is not None and row.remedy_until is None:
        sentence = "nothing comes afterwards: the remedy has no end"
        yield document.error((TABLE, number, "afterwards"), sentence)
    voids = row.outcome.voids == "hand"
    if voids != (row.remedy is Remedy.VOID_HAND):
        sentence = "the remedy and the outcome do not agree whether the hand is void"
        yield document.error((TABLE, number, "remedy"), sentence)
    if voids and row.outcome.settlement != "as-usual":
        yield document.error((TABLE, number, "outcome"), "a void hand is not settled")


def _in_order(document: Document, sheet: Sheet, rule: str) -> Iterator[DocumentError]:
    """Yield the rows of a rule that can never hold, because an earlier row does all the time."""
    rows = [(n, row) for n, row in enumerate(sheet.irregularity) if rule in row.rules]
    for place, (number, row) in enumerate(rows):
        hider = next((other for _, other in rows[:place] if _hides(other, row)), None)
        if hider is not None:
            sentence = f"{row.id} never holds for {rule}: {hider.id} stands before it"
            yield document.error((TABLE, number, "id"), sentence)


def _hides(first: Irregularity, second: Irregularity) -> bool:
    """Return whether *first* holds whenever *second* does."""
    if first.when_late or second.when_late:
        return False
    wider = first.until is None or (
        second.until is not None and WINDOWS.index(first.until) >= WINDOWS.index(second.until)
    )
    if not wider:
        return False
    return first.when is None or (second.when is not None and second.when.startswith(first.when))
