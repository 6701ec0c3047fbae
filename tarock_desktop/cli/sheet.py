"""`tarock sheet FILE`: the score sheet of a journal, every line with its article."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from html import escape
from pathlib import Path
from typing import Final

from msgspec import Struct, structs

from tarock_desktop.cli.journals import (
    FAULTS,
    OpenJournal,
    open_journal,
    told_damage,
    told_fault,
)
from tarock_desktop.cli.streams import DIFFERENT, OK, USAGE, Streams, is_written
from tarock_desktop.journal.storage import replace_content
from tarock_desktop.records.score_sheet import ScoreSheet, SheetHand, sheet_of_journal
from tarock_desktop.table import events as ev
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.events import Event
from tarock_desktop.table.seats import Watcher
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.evening import EveningTexts
from tarock_desktop.texts.languages import language
from tarock_desktop.texts.numbers import gain, mixed
from tarock_desktop.texts.printout import PrintoutTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.ruling_texts import ScoreLineText
from tarock_desktop.texts.score_sheet import ScoreSheetTexts, ToldSheet
from tarock_desktop.texts.sheet_csv import sheet_csv

PDF: Final = "pdf"
SUM: Final = "Σ"
"""Stands before what a hand comes to."""
SCORE: Final = "="
"""Stands before the score after a hand: chips less loans."""

WRITTEN: Final = "✎"
"""Stands before the columns of the written sheet, where one is kept beside the payments."""


RIGHT: Final = "✓"
"""Stands before a sum that is right."""
WRONG: Final = "✗"
"""Stands before one that is wrong."""


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
    sheet: ScoreSheet
    told: ToldSheet
    """The same with its proof."""
    words: Words


def run(path: Path, form: str, code: str, output: Path | None, streams: Streams) -> int:
    """Print the score sheet as `text`, `csv` or `html`, or write it as `pdf` into *output*."""
    if form == PDF and output is None:
        streams.warn("tarock sheet: a PDF needs a file: -o FILE")
        return USAGE
    try:
        journal = open_journal(path, code)
        sheet = printed_sheet(journal, code)
        content = _pdf(sheet, journal) if form == PDF else _text(sheet, form)
    except FAULTS as fault:
        return told_fault(fault, "sheet", path, streams)
    if output is None:
        streams.say(content.decode().removesuffix("\n"))
    elif not is_written(output, partial(replace_content, output, content), streams):
        return USAGE
    return told_damage(journal, streams) or (OK if sheet.told.holds else DIFFERENT)


def _text(sheet: PrintedSheet, form: str) -> bytes:
    return "".join(f"{line}\n" for line in FORMS[form](sheet)).encode()


def _pdf(sheet: PrintedSheet, journal: OpenJournal) -> bytes:
    from tarock_desktop.printing.pdf import pdf  # noqa: PLC0415 - only a PDF needs Qt

    catalogue = read_catalogue(language(sheet.language))
    blocks = EveningTexts(catalogue, sheet.words).blocks(sheet.told)
    name, digest = journal.variant.sheet.ruleset.name, journal.reading.header.hash
    content, _ = pdf(PrintoutTexts(catalogue).printout(name, sheet.title, digest, blocks))
    return content


def printed_sheet(journal: OpenJournal, code: str) -> PrintedSheet:
    """Return the sheet of the hands that were played to their end, in words."""
    variant, words = journal.variant, journal.words
    found = sheet_of_journal(journal.reading, variant)
    # Names are shown as a terminal can bear them.
    sheet = structs.replace(found, names=journal.names)
    closed = None if sheet.closed is None else ev.RoundClosed(sheet.closed)
    identity = variant.sheet.ruleset
    texts = ScoreSheetTexts(read_catalogue(language(code)), words)
    return PrintedSheet(
        title=identity.sheet,
        language=code,
        names=journal.names,
        hands=tuple(_hand(words, hand) for hand in sheet.hands),
        close=None if closed is None else _sentence(words, closed),
        sheet=sheet,
        told=texts.told(sheet, identity.name),
        words=words,
    )


def _hand(words: Words, row: SheetHand) -> PrintedHand:
    return PrintedHand(
        number=row.number,
        title=_sentence(words, ev.HandStarted(row.number, row.dealer, ())),
        lines=tuple(PrintedLine(words.score_line(line), line.amounts) for line in row.lines),
        loans=tuple(_sentence(words, ev.LoanTaken(*loan)) for loan in row.loans),
        gains=row.gains,
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
    if sheet.told.proofs:
        yield ""
    for proof in sheet.told.proofs:
        yield f"{RIGHT if proof.holds else WRONG} {proof.sentence}"


def _columns(label: str, cells: Iterable[str], end: str = "") -> str:
    return f"{label:44}{''.join(cells)}{end}"


def as_csv(sheet: PrintedSheet) -> Iterator[str]:
    """Yield comma-separated lines, one for each score line: for a spreadsheet."""
    yield from sheet_csv(sheet.sheet, sheet.told, sheet.words)


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
    for proof in sheet.told.proofs:
        yield f"<p>{RIGHT if proof.holds else WRONG} {escape(proof.sentence)}</p>"
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
