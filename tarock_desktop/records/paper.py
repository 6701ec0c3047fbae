"""Scores that were kept on paper, at one table or several, and the standings over all tables.

A file may be a draft: a row that does not add up, or is not filled in yet, is kept as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import Enum
from fractions import Fraction
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from tarock_desktop.documents.conversion import convert, refuse_newer
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.faults import fault, not_known
from tarock_desktop.documents.files import load
from tarock_desktop.documents.names import quoted
from tarock_desktop.documents.people import clean_line, is_line
from tarock_desktop.documents.toml import Document
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.journal.storage import replace_content
from tarock_desktop.session.saves import SCORES
from tarock_desktop.table.amounts import Amount, Amounts
from tarock_desktop.variants.base import Variant

SUFFIX: Final = SCORES
FORMAT: Final = 1
MOST_TABLES: Final = 50
MOST_ROWS: Final = 500
MOST_TEXT: Final = 80
_AMOUNT: Final = re.compile(r"([+-]?)(\d{1,6})(?:[.,](\d{1,2})|/([1-9]\d?))?")

Kind = Literal["gains", "scores", "written"]
"""What stands in a row: what a hand brought, what lay before each after a round, what a hand
added to the columns of a written sheet."""


class PaperTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One table's sheet, as it was typed."""

    name: str
    players: tuple[str, ...]
    """In order of play; an empty name is an empty seat."""
    numbers: tuple[str, ...] = ()
    """Start numbers, where people have them."""
    rows: tuple[tuple[str, ...], ...] = ()
    """A figure for each seat; empty: not filled in, or he rested."""
    loans: tuple[tuple[str, ...], ...] = ()
    """What each had borrowed, row by row, where scores are counted and a bank lends."""


class PaperScores(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The sheets of all tables."""

    scores: int = FORMAT
    ruleset: str
    title: str = ""
    kind: Kind = "gains"
    table: tuple[PaperTable, ...] = ()


# ------------------------------------------------------------------------------------- the file


def load_paper(path: Path) -> PaperScores:
    """Return the scores of a file.

    Raises:
        DocumentError: the first mistake, with line and column.
    """
    return read_paper(load(path))


def read_paper(document: Document) -> PaperScores:
    """Return the scores of a document; as `load_paper`."""
    refuse_newer(document, "scores", FORMAT)
    paper = convert(document, PaperScores)
    for mistake in _mistakes(document, paper):
        raise mistake
    return paper


def _mistakes(document: Document, paper: PaperScores) -> Iterator[DocumentError]:
    if paper.ruleset not in FAMILY_OF:
        yield document.error(("ruleset",), not_known("ruleset", paper.ruleset, FAMILY_OF))
    if not _is_text(paper.title):
        yield document.error(("title",), _TOO_LONG)
    if len(paper.table) > MOST_TABLES:
        yield document.key_error(("table",), fault("there are too many tables"))
    for place, table in enumerate(paper.table):
        if not _is_text(table.name):
            yield document.error(("table", place, "name"), _TOO_LONG)
        for seat, name in enumerate(table.players):
            if not _is_text(name):
                yield document.error(("table", place, "players", seat), _TOO_LONG)
        if len(table.rows) > MOST_ROWS:
            yield document.error(("table", place, "rows"), fault("there are too many rows"))
        yield from _wrong_rows(document, place, table)


def _wrong_rows(document: Document, place: int, table: PaperTable) -> Iterator[DocumentError]:
    seats = len(table.players)
    for key, rows in (("rows", table.rows), ("loans", table.loans)):
        for number, row in enumerate(rows):
            if len(row) != seats:
                what = fault(
                    "this row has {count} figures, not {right}", count=len(row), right=seats
                )
                yield document.error(("table", place, key, number), what)
            for seat, figure in enumerate(row):
                if figure.strip() and amount_of(figure) is None:
                    what = fault("{word} is no amount", word=quoted(figure))
                    yield document.error(("table", place, key, number, seat), what)


_TOO_LONG: Final = fault(
    "a text has at most {most} characters, all of them visible", most=MOST_TEXT
)


def _is_text(text: str) -> bool:
    return len(text) <= MOST_TEXT and is_line(text)


def format_paper(paper: PaperScores) -> str:
    """Return the text of a file."""
    lines = [
        f"scores = {paper.scores}",
        f"ruleset = {_text(paper.ruleset)}",
        f"title = {_text(paper.title)}",
        f"kind = {_text(paper.kind)}",
    ]
    for table in paper.table:
        lines += ["", "[[table]]", f"name = {_text(table.name)}"]
        lines.append(f"players = {_row(table.players)}")
        if any(table.numbers):
            lines.append(f"numbers = {_row(table.numbers)}")
        lines += _rows("rows", table.rows)
        if any(any(row) for row in table.loans):
            lines += _rows("loans", table.loans)
    return "\n".join(lines) + "\n"


def _rows(key: str, rows: tuple[tuple[str, ...], ...]) -> list[str]:
    return [f"{key} = [", *(f"  {_row(row)}," for row in rows), "]"]


def _row(texts: Iterable[str]) -> str:
    return f"[{', '.join(map(_text, texts))}]"


def _text(text: str) -> str:
    return msgspec.json.encode(text).decode()


def save_paper(paper: PaperScores, path: Path) -> None:
    """Write the scores, right or not.

    Raises:
        OSError: they can't be written.
    """
    replace_content(path, format_paper(paper).encode())


# ------------------------------------------------------------------------------------ the sums


def amount_of(text: str) -> Amount | None:
    """Return the amount that was typed; `None`: it is none.

    >>> amount_of("1,50"), amount_of("−2/3"), amount_of("x")
    (Fraction(3, 2), Fraction(-2, 3), None)
    """
    found = _AMOUNT.fullmatch(text.strip().replace("\u2212", "-").replace(" ", ""))
    if found is None:
        return None
    sign, whole, decimals, divisor = found.groups()
    if decimals:
        value = Fraction(int(whole + decimals), 10 ** len(decimals))
    else:
        value = Fraction(int(whole), int(divisor or 1))
    return -value if sign == "-" else value


def kinds(variant: Variant) -> tuple[Kind, ...]:
    """Return in which ways scores of a sheet can be written down, the usual one first."""
    found: list[Kind] = ["written", "gains"] if variant.sheet.keeps_written else ["gains"]
    if variant.start:
        found.insert(0, "scores")
    return tuple(found)


class RowState(Enum):
    """How far a row is."""

    EMPTY = "empty"
    STRANGE = "strange"
    """A figure can't be read."""
    PARTLY = "partly"
    """Figures are missing."""
    WRONG = "wrong"
    """The sum is not what it should be."""
    RIGHT = "right"


class RowCheck(Struct, frozen=True):
    """What a row comes to, and what it should come to."""

    state: RowState
    found: Amount = Fraction(0)
    right: Amount | None = None
    """`None`: the sheet says nothing of the sum of such a row."""
    gains: Amounts = ()
    """What the row brings each seat, where it is filled in; stakes and loans taken off."""


def check_row(paper: PaperScores, table: PaperTable, row: int, variant: Variant) -> RowCheck:
    """Return whether a row of a table adds up as its sheet wants it."""
    cells = table.rows[row]
    loans = table.loans[row] if row < len(table.loans) else ()
    if not any(cell.strip() for cell in (*cells, *loans)):
        return RowCheck(RowState.EMPTY)
    amounts = [Fraction(0) if not cell.strip() else amount_of(cell) for cell in cells]
    lent = [Fraction(0) if not cell.strip() else amount_of(cell) for cell in loans]
    if None in amounts or None in lent:
        return RowCheck(RowState.STRANGE)
    figures = tuple(amount for amount in amounts if amount is not None)
    borrowed = tuple(amount for amount in lent if amount is not None) or (Fraction(0),) * len(
        cells
    )
    filled = sum(bool(cell.strip()) for cell in cells)
    found = sum(figures, Fraction(0))
    if paper.kind == "scores":
        people = sum(bool(cell.strip()) for cell in cells)
        right: Amount | None = variant.start * people + sum(borrowed, Fraction(0))
        gains = tuple(
            counted - loan - variant.start if cell.strip() else Fraction(0)
            for counted, loan, cell in zip(figures, borrowed, cells, strict=True)
        )
        enough = filled >= sum(bool(name.strip()) for name in table.players)
    else:
        right = None if paper.kind == "written" else Fraction(0)
        gains = figures
        # Who rests has no figure; on a written sheet most write nothing.
        enough = filled >= (1 if right is None else variant.sheet.dealt)
    if not enough:
        return RowCheck(RowState.PARTLY, found, right)
    state = RowState.RIGHT if right is None or found == right else RowState.WRONG
    return RowCheck(state, found, right, gains)


class PaperStanding(Struct, frozen=True):
    """One person's place over all tables."""

    place: int
    """From 1; who has the same shares a place, and the next one is left out."""
    name: str
    number: str
    """His start number; empty: he has none."""
    rows: int
    """Hands or rounds that count."""
    gain: Amount


class Standings(Struct, frozen=True):
    """The places over all tables."""

    lines: tuple[PaperStanding, ...]
    is_final: bool
    """Whether every row is filled in and adds up."""


def standings(paper: PaperScores, variant: Variant) -> Standings:
    """Return the places: the highest gain first, equal gains share a place.

    No sheet has a rule of its own for places; docs/adr/0028 says why it is this one.
    """
    gains: dict[str, Amount] = {}
    numbers: dict[str, str] = {}
    rows: dict[str, int] = {}
    is_final = True
    for table in paper.table:
        names = tuple(map(clean_line, table.players))
        for seat, name in enumerate(names):
            if name:
                gains.setdefault(name, Fraction(0))
                rows.setdefault(name, 0)
                number = table.numbers[seat].strip() if seat < len(table.numbers) else ""
                numbers[name] = number or numbers.get(name, "")
        won, counted, is_right = _of_table(paper, table, variant)
        is_final = is_final and is_right
        for name, gain in zip(names, won, strict=True):
            if name:
                gains[name] += gain
                rows[name] += counted
    order = sorted(gains, key=lambda name: (-gains[name], name.casefold()))
    places = {name: 1 + sum(gains[other] > gains[name] for other in order) for name in order}
    return Standings(
        tuple(
            PaperStanding(places[name], name, numbers[name], rows[name], gains[name])
            for name in order
        ),
        is_final,
    )


def _of_table(
    paper: PaperScores, table: PaperTable, variant: Variant
) -> tuple[Amounts, int, bool]:
    """Return what a table brings each seat, in how many rows, and whether all of it is right."""
    seats = len(table.players)
    won, counted, is_right = [Fraction(0)] * seats, 0, True
    for row in range(len(table.rows)):
        check = check_row(paper, table, row, variant)
        if check.state is RowState.EMPTY:
            continue
        is_right = is_right and check.state is RowState.RIGHT
        if check.gains:
            counted += 1
            won = [so_far + gain for so_far, gain in zip(won, check.gains, strict=True)]
    if paper.kind != "written":
        return tuple(won), counted, is_right
    seated = [seat for seat, name in enumerate(table.players) if name.strip()]
    paid = variant.paid_for(tuple(won[seat] for seat in seated))
    if not paid:
        return tuple(won), counted, is_right
    by_seat = dict(zip(seated, paid, strict=True))
    return tuple(by_seat.get(seat, Fraction(0)) for seat in range(seats)), counted, is_right
