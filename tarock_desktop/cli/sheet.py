"""`tarock sheet FILE`: the score sheet of a journal, every line with its article."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape
from io import StringIO
from pathlib import Path
from typing import Final

from msgspec import Struct

from tarock_desktop.cli.journals import (
    FAULTS,
    OpenJournal,
    open_journal,
    told_damage,
    told_fault,
)
from tarock_desktop.cli.streams import Streams
from tarock_desktop.journal.rules import opening
from tarock_desktop.journal.scoreboard import HandRow, scoreboard
from tarock_desktop.table import events as ev
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.events import Event
from tarock_desktop.table.seats import Watcher
from tarock_desktop.texts.numbers import gain, mixed
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.ruling_texts import ScoreLineText

SUM: Final = "Σ"
"""Stands before what a hand comes to."""
SCORE: Final = "="
"""Stands before the score after a hand: chips less loans."""


WRITTEN: Final = "✎"
"""Stands before the columns of the written sheet, where one is kept beside the payments."""


class PrintedLine(Struct, frozen=True):
    """One score line in words."""

    text: ScoreLineText
    amounts: Amounts


class PrintedHand(Struct, frozen=True):
    """One hand in words."""

    number: int
    title: str
    lines: tuple[PrintedLine, ...]
    loans: tuple[str, ...]
    """A sentence for each loan that was taken."""
    gains: Amounts
    """What the hand came to, by seat."""
    scores: Amounts
    """Chips less loans afterwards."""
    written: Amounts = ()
    """The columns of the written sheet afterwards."""


class PrintedSheet(Struct, frozen=True):
    """The score sheet in words, as far as the round was played."""

    title: str
    language: str
    names: tuple[str, ...]
    hands: tuple[PrintedHand, ...]
    close: str | None
    """The sentence that closes the round, if it was closed."""


def run(path: Path, form: str, code: str, streams: Streams) -> int:
    """Print the score sheet as `text`, `csv` or `html`."""
    try:
        journal = open_journal(path, code)
        lines = list(FORMS[form](printed_sheet(journal, code)))
    except FAULTS as fault:
        return told_fault(fault, "sheet", path, streams)
    for line in lines:
        streams.say(line)
    return told_damage(journal, streams)


def printed_sheet(journal: OpenJournal, code: str) -> PrintedSheet:
    """Return the sheet of the hands that were played to their end, in words."""
    timeline = journal.reading.timeline()
    start = opening(journal.reading.header, journal.variant).round.chips
    sheet = scoreboard(timeline.entries[: timeline.position], start)
    closed = None if sheet.closed is None else ev.RoundClosed(sheet.closed)
    return PrintedSheet(
        title=journal.variant.sheet.ruleset.sheet,
        language=code,
        names=journal.names,
        hands=tuple(_hand(journal.words, row) for row in sheet.rows if row.over),
        close=None if closed is None else _sentence(journal.words, closed),
    )


def _hand(words: Words, row: HandRow) -> PrintedHand:
    return PrintedHand(
        number=row.number,
        title=_sentence(words, ev.HandStarted(row.number, row.dealer, ())),
        lines=tuple(PrintedLine(words.score_line(line), line.amounts) for line in row.lines),
        loans=tuple(_sentence(words, ev.LoanTaken(*loan)) for loan in row.loans),
        gains=row.amounts,
        scores=row.scores,
        written=row.written,
    )


def _sentence(words: Words, event: Event) -> str:
    return words.event(event, Watcher.PUBLIC) or ""


def as_text(sheet: PrintedSheet) -> Iterator[str]:
    """Yield the lines of a table for a terminal."""
    width = max(8, *(len(name) + 2 for name in sheet.names))
    yield sheet.title
    for hand in sheet.hands:
        yield ""
        yield _columns(hand.title, (name.rjust(width) for name in sheet.names))
        for line in hand.lines:
            article = f"  [{line.text.article.number}] {line.text.article.title}"
            cells = (text.rjust(width) for text in line.text.amounts)
            yield _columns(line.text.label, cells, article)
            for step in line.text.working:
                yield f"    {step.line}"
        yield _columns(SUM, (gain(amount).rjust(width) for amount in hand.gains))
        for loan in hand.loans:
            yield f"  {loan}"
        yield _columns(SCORE, (mixed(score).rjust(width) for score in hand.scores))
        if hand.written:
            yield _columns(WRITTEN, (mixed(amount).rjust(width) for amount in hand.written))
    if sheet.close is not None:
        yield ""
        yield sheet.close


def _columns(label: str, cells: Iterable[str], end: str = "") -> str:
    return f"{label:44}{''.join(cells)}{end}"


def as_csv(sheet: PrintedSheet) -> Iterator[str]:
    """Yield comma-separated lines, one for each score line: for a spreadsheet."""
    yield _csv_line("hand", ("article", "title", "line"), sheet.names, "working")
    for hand in sheet.hands:
        number = str(hand.number)
        for line in hand.lines:
            article = line.text.article
            labels = article.number, article.title, line.text.label
            yield _csv_line(number, labels, map(str, line.amounts), _steps(line.text))
        yield _csv_line(number, ("", "", "total"), map(str, hand.gains), "")
        yield _csv_line(number, ("", "", "score"), map(str, hand.scores), "")
        if hand.written:
            yield _csv_line(number, ("", "", "written"), map(str, hand.written), "")


def _steps(text: ScoreLineText) -> str:
    return "; ".join(step.line for step in text.working)


def _csv_line(number: str, labels: Iterable[str], cells: Iterable[str], end: str) -> str:
    line = StringIO()
    row = (number, *map(_inert, labels), *map(_inert, cells), _inert(end))
    csv.writer(line, lineterminator="").writerow(row)
    return line.getvalue()


def _inert(text: str) -> str:
    """Return the text so that no spreadsheet takes it for a formula; numbers stay numbers."""
    is_number = text.removeprefix("-").replace("/", "").isdigit()
    return f"'{text}" if text[:1] in tuple("=+-@") and not is_number else text


def as_html(sheet: PrintedSheet) -> Iterator[str]:
    """Yield a page of its own without any file beside it."""
    yield "<!DOCTYPE html>"
    yield f'<html lang="{sheet.language}"><head><meta charset="utf-8">'
    yield f"<title>{escape(sheet.title)}</title><style>{_STYLE}</style></head><body>"
    yield f"<h1>{escape(sheet.title)}</h1>"
    for hand in sheet.hands:
        yield f"<table><caption>{escape(hand.title)}</caption>"
        yield _row("th", "", sheet.names, "")
        for line in hand.lines:
            text = line.text
            article = f"{text.article.number} {text.article.title}"
            steps = (step.line for step in text.working)
            yield _row("td", text.label, text.amounts, article, steps)
        yield _row("th", SUM, map(gain, hand.gains), " ".join(hand.loans))
        yield _row("th", SCORE, map(mixed, hand.scores), "")
        if hand.written:
            yield _row("th", WRITTEN, map(mixed, hand.written), "")
        yield "</table>"
    if sheet.close is not None:
        yield f"<p>{escape(sheet.close)}</p>"
    yield "</body></html>"


_STYLE: Final = (
    "body{font-family:sans-serif}table{border-collapse:collapse;margin:1em 0}"
    "caption{text-align:left;font-weight:bold}td,th{padding:.2em .6em;border-top:1px solid #bbb;"
    "text-align:right}td:first-child,th:first-child,td:last-child,th:last-child{text-align:left}"
    "small{display:block;color:#555}"
)


def _row(
    cell: str, label: str, amounts: Iterable[str], end: str, working: Iterable[str] = ()
) -> str:
    steps = "".join(f"<small>{escape(step)}</small>" for step in working)
    cells = "".join(f"<{cell}>{escape(amount)}</{cell}>" for amount in amounts)
    first = f"<{cell}>{escape(label)}{steps}</{cell}>"
    return f"<tr>{first}{cells}<{cell}>{escape(end)}</{cell}></tr>"


FORMS: Final[Mapping[str, Callable[[PrintedSheet], Iterable[str]]]] = {
    "text": as_text,
    "csv": as_csv,
    "html": as_html,
}
"""How a sheet can be printed."""
