"""Which part of a printout stands on which page: no row is torn, no heading stands alone.

Qt's own pages cut a row of a table between two of its lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtGui import QTextBlock, QTextDocument, QTextTable


class Piece(NamedTuple):
    """A part of a document that is not divided."""

    document: QTextDocument
    top: float
    bottom: float
    """From where to where in the document."""
    stays_with_next: bool = False
    on_new_page: bool = False
    space: float = 0.0
    """Left free above it, but not at the top of a page."""
    head: tuple[float, float] | None = None
    """Where the heads of the columns are, which stand above it on a new page too."""

    @property
    def height(self) -> float:
        """How high it is, in dots."""
        return self.bottom - self.top


class Placed(NamedTuple):
    """A part of a document on a page."""

    piece: Piece
    at: float
    """Its top, from the top of the page."""


def whole(document: QTextDocument, *, space: float = 0.0) -> Piece:
    """Return a document as one piece."""
    return Piece(document, 0.0, document.size().height(), space=space)


def rows(document: QTextDocument, pixel: float) -> Iterator[Piece]:
    """Yield the rows of the table that a document consists of; the last two stay together.

    *pixel*: how many dots the pixels have in which its margins are given.
    """
    (table,) = document.rootFrame().childFrames()
    assert isinstance(table, QTextTable)
    tops = [_top_of_row(document, table, row, pixel) for row in range(table.rows())]
    tops[0] = 0.0
    bottoms = [*tops[1:], document.size().height()]
    heads = table.format().headerRowCount()
    head = (0.0, bottoms[heads - 1]) if heads else None
    for row, (top, bottom) in enumerate(zip(tops, bottoms, strict=True)):
        stays = row < heads or row == len(tops) - 2
        yield Piece(document, top, bottom, stays, head=head if row >= heads else None)


def _top_of_row(document: QTextDocument, table: QTextTable, row: int, pixel: float) -> float:
    cells = (table.cellAt(row, column) for column in range(table.columns()))
    first = min(_top(document, cell.firstCursorPosition().block()) for cell in cells)
    return first - table.format().cellPadding() * pixel


def _top(document: QTextDocument, block: QTextBlock) -> float:
    return document.documentLayout().blockBoundingRect(block).top()


def placed_on_pages(pieces: Iterable[Piece], height: float) -> list[list[Placed]]:
    """Return the pieces of each page of this *height*."""
    pages: list[list[Placed]] = [[]]
    at = 0.0
    for bunch in _bunches(pieces):
        needed = sum(piece.space + piece.height for piece in bunch)
        is_full = at + needed > height and needed <= height
        if pages[-1] and (bunch[0].on_new_page or is_full):
            pages.append([])
            at = 0.0
        for piece in _not_higher(bunch, height):
            if pages[-1] and at + piece.space + piece.height > height:
                pages.append([])
                at = 0.0
            for placed in _placed(piece, at, is_first=not pages[-1]):
                pages[-1].append(placed)
                at = placed.at + placed.piece.height
    return pages


def _placed(piece: Piece, at: float, *, is_first: bool) -> Iterator[Placed]:
    """Yield a piece, and before it the heads of its columns where it is the first of a page."""
    if is_first and piece.head is not None:
        head = piece._replace(top=piece.head[0], bottom=piece.head[1], head=None)
        yield Placed(head, at)
        at += head.height
    yield Placed(piece, at if is_first else at + piece.space)


def _bunches(pieces: Iterable[Piece]) -> Iterator[list[Piece]]:
    """Yield the pieces that stay together."""
    bunch: list[Piece] = []
    for piece in pieces:
        bunch.append(piece)
        if not piece.stays_with_next:
            yield bunch
            bunch = []
    if bunch:
        yield bunch


def _not_higher(bunch: Sequence[Piece], height: float) -> Iterator[Piece]:
    """Yield pieces; what is higher than a page is cut after all."""
    for piece in bunch:
        room = height if piece.head is None else height - (piece.head[1] - piece.head[0])
        top = piece.top
        while piece.bottom - top > room:
            yield piece._replace(top=top, bottom=top + room)
            top += room
        yield piece if top == piece.top else piece._replace(top=top, space=0.0)
