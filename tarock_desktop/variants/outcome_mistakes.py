"""Contradictions in a sheet's table of irregularities that the schema can't see."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final, get_args

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.names import unknown
from tarock_desktop.documents.toml import Document
from tarock_desktop.messages.keys import RULINGS
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.variants.outcome_fit import misfits
from tarock_desktop.variants.schema import Irregularity, Sheet, Standing, Window

RULES: Final = frozenset(
    rule for rule in RULINGS if not rule.startswith("act.") and not rule.endswith(".right")
) | {
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
STANDINGS: Final = frozenset(
    {
        "against-solo",
        "against-solo-winner",
        "against-solo-loser",
        "team",
        "team-winner",
        "team-loser",
    }
)
TABLE: Final = "irregularity"
WINDOWS: Final[tuple[str, ...]] = get_args(Window)
"""From the one that closes first to the one that closes last."""


def outcome_mistakes(document: Document, sheet: Sheet) -> Iterator[DocumentError]:
    """Yield every mistake in the rows: of a row alone, and of rows against each other."""
    start = sheet.bank.start or None
    for number, row in enumerate(sheet.irregularity):
        yield from _in_row(document, number, row, start)
        yield from _duties(document, number, row, [game.id for game in sheet.contract])
    known = {rule for row in sheet.irregularity for rule in row.rules}
    for rule in sorted(sheet.needed - known):
        yield document.error(("ruleset", "id"), f"no row deals with {rule}")
    for rule in sheet.claimed_at_once:
        if rule not in known:
            yield document.error(("claims", "at_once"), unknown("rule", rule, known))
    for rule in {rule: None for row in sheet.irregularity for rule in row.rules}:
        yield from _in_order(document, sheet, rule)


def _in_row(
    document: Document, number: int, row: Irregularity, start: Fraction | None
) -> Iterator[DocumentError]:
    if not row.rules:
        yield document.error((TABLE, number, "rules"), f"{row.id} deals with no rule")
    for rule in row.rules:
        if rule not in RULES:
            yield document.error((TABLE, number, "rules"), unknown("rule", rule, RULES))
    for path, sentence in misfits(row, start):
        yield document.error((TABLE, number, *path), sentence)
    if row.remedy_until is not None and row.remedy not in {Remedy.CORRECT, Remedy.TAKE_BACK}:
        sentence = f'"{row.remedy.value}" has no end: only a correction or take-back has'
        yield document.error((TABLE, number, "remedy_until"), sentence)
    both = row.until is not None and row.remedy_until is not None
    if both and WINDOWS.index(row.remedy_until or "") >= WINDOWS.index(row.until or ""):
        sentence = f'the row itself ends with "{row.until}"'
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


def _duties(
    document: Document, number: int, row: Irregularity, games: list[str]
) -> Iterator[DocumentError]:
    """Yield rules and games for which the row says where their duty stands, and that are none."""
    for place, duty in enumerate(row.duty_articles):
        here = (TABLE, number, "duty_articles", place)
        if duty.rule not in (None, *row.rules):
            yield document.error((*here, "rule"), unknown("rule", duty.rule or "", row.rules))
        for game in duty.games:
            if game not in games:
                yield document.error((*here, "games"), unknown("contract", game, games))


def _in_order(document: Document, sheet: Sheet, rule: str) -> Iterator[DocumentError]:
    """Yield the rows of a rule that can never hold, because an earlier row does all the time."""
    rows = [(n, row) for n, row in enumerate(sheet.irregularity) if rule in row.rules]
    for place, (number, row) in enumerate(rows):
        hider = next((other for _, other in rows[:place] if _hides(other, row)), None)
        if hider is not None:
            sentence = f"{row.id} never holds for {rule}: {hider.id} stands before it"
            yield document.error((TABLE, number, "id"), sentence)
    last, held = (
        rows[-1][0],
        {row.when for _, row in rows if row.until is None and not row.when_late},
    )
    for stand in _uncovered(held):
        sentence = f'for {rule} no row holds when the offender is "{stand}"'
        yield document.error((TABLE, last, "when"), sentence)


def _uncovered(held: set[Standing | None]) -> Iterator[str]:
    """Yield the standings for which no row holds, where rows ask for some."""
    if None in held or not held & {"solo", *STANDINGS}:
        return
    if "solo" not in held:
        yield "solo"
    for stand in ("against-solo", "team"):
        for outcome in ("winner", "loser"):
            if not held & {stand, f"{stand}-{outcome}"}:
                yield f"{stand}-{outcome}"


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
