"""A score sheet for a spreadsheet: a row for each score line, and the proof below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tarock_desktop.records.score_sheet import ScoreSheet, SheetHand
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.score_sheet import BETWEEN_LINES, ToldSheet
from tarock_desktop.texts.spreadsheet import csv_line


def sheet_csv(sheet: ScoreSheet, told: ToldSheet, words: Words) -> Iterator[str]:
    """Yield comma-separated lines with plain numbers; *told* is the same sheet in words."""
    yield csv_line(("hand", "article", "title", "line", *sheet.names, "working"))
    for hand in sheet.hands:
        yield from _hand(hand, words)
    if sheet.hands and sheet.keeps_loans:
        yield _row("", "loans", map(str, sheet.loans))
        yield _row("", "chips", map(str, sheet.chips))
    for proof in told.proofs:
        said = "right" if proof.holds else "wrong"
        yield csv_line(("", "", "", said, *("" for _ in sheet.names), proof.sentence))


def _hand(hand: SheetHand, words: Words) -> Iterator[str]:
    number = str(hand.number)
    for line in hand.lines:
        said = words.score_line(line)
        steps = BETWEEN_LINES.join(step.line for step in said.working)
        article = said.article
        labels = article.number, article.title, said.label
        yield csv_line((number, *labels, *map(str, line.amounts), steps))
    yield _row(number, "total", map(str, hand.gains))
    yield _row(number, "score", map(str, hand.scores))
    if hand.written:
        yield _row(number, "written", map(str, hand.written))


def _row(number: str, line: str, cells: Iterable[str]) -> str:
    return csv_line((number, "", "", line, *cells, ""))
