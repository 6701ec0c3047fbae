"""What is printed or written as text: headings, lines and tables, without a word on how they look.

`printing` makes a PDF of it; `as_lines` makes the text for a terminal. Both show the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import Final, TypeAlias, final

from msgspec import Struct

from tarock_desktop import __version__
from tarock_desktop.texts.sentences import Texts

PAGE: Final = "{number}"
PAGES: Final = "{count}"
_APART: Final = "  "
_INDENT: Final = "    "
_RULE: Final = "_"
_SIGNATURE: Final = 24
"""Characters of a line to sign on."""


class Tone(Enum):
    """How much a line or a row says."""

    PLAIN = "plain"
    QUIET = "quiet"
    """Less important than what is around it."""
    STRONG = "strong"
    """A total, a result."""
    WRONG = "wrong"
    """Something that should be otherwise; the words say what."""


class Heading(Struct, frozen=True):
    """A heading."""

    text: str
    level: int = 1
    """From 1; the title of the printout stands above all."""
    on_new_page: bool = False


class Line(Struct, frozen=True):
    """A paragraph."""

    text: str
    tone: Tone = Tone.PLAIN


class Column(Struct, frozen=True):
    """A column of a table."""

    head: str = ""
    is_number: bool = False
    """Stands at the right of its column."""
    share: int = 0
    """Percent of the width of the page; 0: as wide as it needs."""


class Row(Struct, frozen=True):
    """A row of a table."""

    cells: tuple[str, ...]
    """As many as the table has columns."""
    notes: tuple[str, ...] = ()
    """What stands small below the first cell."""
    tone: Tone = Tone.PLAIN


class Table(Struct, frozen=True):
    """Rows and columns; the heads of the columns are repeated on each page."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


class Box(Struct, frozen=True):
    """What lies at one place of a diagram."""

    title: str
    lines: tuple[str, ...]


class Diagram(Struct, frozen=True):
    """A table seen from above."""

    around: tuple[Box, ...]
    """The seats in order of play, 2 to 6; the first at the bottom, the next at its right."""
    middle: Box | None = None


class Signatures(Struct, frozen=True):
    """Lines to sign on, side by side."""

    names: tuple[str, ...]
    """What stands below each line."""


Part: TypeAlias = Heading | Line | Table | Diagram | Signatures


class Together(Struct, frozen=True):
    """Parts that stand on one page."""

    parts: tuple[Part, ...]


Block: TypeAlias = Part | Together


class Printout(Struct, frozen=True):
    """A document to be printed; `PrintoutTexts.printout` makes one."""

    title: str
    head: str
    """Stands at the top of every page: the rule sheet, its digest, the version of the program."""
    foot: str
    """Stands at the bottom of every page, with `PAGE` and `PAGES` to be filled in."""
    language: str
    """Its code."""
    blocks: tuple[Block, ...]


@final
class PrintoutTexts(Texts):
    """What stands at the top and the bottom of every page."""

    def printout(self, title: str, sheet: str, digest: str, blocks: Iterable[Block]) -> Printout:
        """Return a document.

        Args:
            title: what it is.
            sheet: the title of the rule sheet; empty where there is none.
            digest: that of the rule sheet with its options (`Header.hash`), or of the file.
            blocks: all that is printed.
        """
        parts = (sheet, digest, f"Tarock Desktop {__version__}")
        head = " · ".join(part for part in parts if part)
        foot = self.tr("Page {number} of {count}")
        return Printout(title, head, foot, self.language.code, tuple(blocks))


# ------------------------------------------------------------------------------------- as text


def as_lines(printout: Printout) -> Iterator[str]:
    """Yield the lines of a document for a terminal or a text file."""
    yield printout.title
    yield printout.head
    for block in printout.blocks:
        yield from _lines(block)


def _lines(block: Block) -> Iterator[str]:
    match block:
        case Together(parts):
            for part in parts:
                yield from _lines(part)
        case Heading(text, level):
            yield ""
            yield f"{'#' * level} {text}"
        case Line(text):
            yield text
        case Table():
            yield from table_lines(block)
        case Diagram(around, middle):
            boxes = around if middle is None else (*around, middle)
            width = max(len(box.title) for box in boxes)
            for box in boxes:
                for number, text in enumerate(box.lines or ("",)):
                    title = "" if number else box.title
                    yield f"{title:{width}}{_APART}{text}".rstrip()
        case Signatures(names):
            yield ""
            yield _APART.join(_RULE * max(_SIGNATURE, len(name)) for name in names)
            yield _APART.join(name.ljust(_SIGNATURE) for name in names).rstrip()


def table_lines(table: Table) -> Iterator[str]:
    """Yield a table as lines with columns of spaces."""
    heads = tuple(column.head for column in table.columns)
    rows = [row.cells for row in table.rows]
    widths = [max(map(len, cells)) for cells in zip(heads, *rows, strict=True)]
    if any(heads):
        yield _columns(table.columns, widths, heads)
    for row in table.rows:
        yield _columns(table.columns, widths, row.cells)
        yield from (f"{_INDENT}{note}" for note in row.notes)


def _columns(columns: Sequence[Column], widths: Sequence[int], cells: Sequence[str]) -> str:
    parts = zip(columns, widths, cells, strict=True)
    placed = (
        cell.rjust(width) if column.is_number else cell.ljust(width)
        for column, width, cell in parts
    )
    return _APART.join(placed).rstrip()
