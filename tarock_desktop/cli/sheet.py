"""`tarock sheet FILE`: the score sheet of a journal, every line with its article."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from html import escape
from io import StringIO
from pathlib import Path
from typing import Final

from tarock_desktop.cli.journals import OpenJournal, open_journal
from tarock_desktop.cli.streams import DAMAGED, OK, USAGE, Streams
from tarock_desktop.journal.errors import JournalError
from tarock_desktop.journal.verify import replay
from tarock_desktop.table import events as ev
from tarock_desktop.table.amounts import Amounts, total
from tarock_desktop.table.seats import Watcher
from tarock_desktop.table.state import State
from tarock_desktop.texts.numbers import gain, mixed
from tarock_desktop.texts.ruling_texts import ScoreLineText

SUM: Final = "Σ"
"""Stands before what a hand comes to."""
SCORE: Final = "="
"""Stands before the score after a hand: chips less loans."""


@dataclass(frozen=True, slots=True)
class HandSheet:
    """One hand on the sheet."""

    number: int
    title: str
    lines: tuple[ScoreLineText, ...]
    loans: tuple[str, ...]
    """A sentence for each loan that was taken."""
    gains: Amounts
    """What the hand came to, by seat."""
    scores: Amounts
    """Chips less loans afterwards."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The sheet of a round as far as it was played."""

    title: str
    language: str
    names: tuple[str, ...]
    hands: tuple[HandSheet, ...]
    close: str | None
    """The sentence that closes the round, if it was closed."""


def run(path: Path, form: str, code: str, streams: Streams) -> int:
    """Print the score sheet as `text`, `csv` or `html`."""
    try:
        journal = open_journal(path, code)
        sheet = score_sheet(journal, code)
    except JournalError as error:
        streams.complain(str(error))
        return DAMAGED if path.is_file() else USAGE
    except (LookupError, TypeError, ValueError):
        streams.complain(f"{path}: the events contradict each other")
        return DAMAGED
    for line in FORMS[form](sheet):
        streams.say(line)
    if journal.reading.damage is not None:
        streams.complain(str(journal.reading.damage))
        return DAMAGED
    return OK


def score_sheet(journal: OpenJournal, code: str) -> ScoreSheet:
    """Return the sheet of the hands that were played to their end."""
    hands: list[HandSheet] = []
    title, close = "", None
    loans: list[str] = []
    for entry, state in replay(journal.reading, journal.variant):
        for event in entry.events:
            sentence = journal.words.event(event, Watcher.PUBLIC) or ""
            match event:
                case ev.HandStarted():
                    title, loans = sentence, []
                case ev.LoanTaken():
                    loans.append(sentence)
                case ev.HandEnded():
                    hands.append(_hand(journal, state, title, tuple(loans)))
                case ev.RoundClosed():
                    close = sentence
                case _:
                    pass
    return ScoreSheet(
        journal.variant.sheet.ruleset.sheet, code, journal.names, tuple(hands), close
    )


def _hand(journal: OpenJournal, state: State, title: str, loans: tuple[str, ...]) -> HandSheet:
    lines = state.result.lines
    return HandSheet(
        number=state.round.hand_no,
        title=title,
        lines=tuple(journal.words.score_line(line) for line in lines),
        loans=loans,
        gains=total((line.amounts for line in lines), len(journal.names)),
        scores=state.round.scores,
    )


def as_text(sheet: ScoreSheet) -> Iterator[str]:
    """Yield the lines of a table for a terminal."""
    width = max(8, *(len(name) + 2 for name in sheet.names))
    yield sheet.title
    for hand in sheet.hands:
        yield ""
        yield _columns(hand.title, (name.rjust(width) for name in sheet.names))
        for line in hand.lines:
            article = f"  [{line.article.number}] {line.article.title}"
            yield _columns(line.label, (text.rjust(width) for text in line.amounts), article)
            for step in line.working:
                yield f"    {step}"
        yield _columns(SUM, (gain(amount).rjust(width) for amount in hand.gains))
        for loan in hand.loans:
            yield f"  {loan}"
        yield _columns(SCORE, (mixed(score).rjust(width) for score in hand.scores))
    if sheet.close is not None:
        yield ""
        yield sheet.close


def _columns(label: str, cells: Iterable[str], end: str = "") -> str:
    return f"{label:44}{''.join(cells)}{end}"


def as_csv(sheet: ScoreSheet) -> Iterator[str]:
    """Yield comma-separated lines, one for each score line: for a spreadsheet."""
    yield _csv_line(("hand", "article", "title", "line", *sheet.names, "working"))
    for hand in sheet.hands:
        for line in hand.lines:
            article = line.article
            working = "; ".join(line.working)
            cells = (article.number, article.title, line.label, *line.amounts, working)
            yield _csv_line((str(hand.number), *cells))
        yield _csv_line((str(hand.number), "", "", SUM, *map(gain, hand.gains), ""))
        yield _csv_line((str(hand.number), "", "", SCORE, *map(mixed, hand.scores), ""))


def _csv_line(cells: Iterable[str]) -> str:
    line = StringIO()
    csv.writer(line, lineterminator="").writerow(cells)
    return line.getvalue()


def as_html(sheet: ScoreSheet) -> Iterator[str]:
    """Yield a page of its own without any file beside it."""
    yield "<!DOCTYPE html>"
    yield f'<html lang="{sheet.language}"><head><meta charset="utf-8">'
    yield f"<title>{escape(sheet.title)}</title><style>{_STYLE}</style></head><body>"
    yield f"<h1>{escape(sheet.title)}</h1>"
    for hand in sheet.hands:
        yield f"<table><caption>{escape(hand.title)}</caption>"
        yield _row("th", "", sheet.names, "")
        for line in hand.lines:
            article = f"{line.article.number} {line.article.title}"
            yield _row("td", line.label, line.amounts, article, line.working)
        yield _row("th", SUM, map(gain, hand.gains), " ".join(hand.loans))
        yield _row("th", SCORE, map(mixed, hand.scores), "")
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


FORMS: Final[Mapping[str, Callable[[ScoreSheet], Iterable[str]]]] = {
    "text": as_text,
    "csv": as_csv,
    "html": as_html,
}
"""How a sheet can be printed."""
