"""A printout becomes a PDF."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QMarginsF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
)

from tarock_desktop.journal.storage import replace_content
from tarock_desktop.printing.fonts import SANS, SIGNS, load_shipped_fonts
from tarock_desktop.printing.markup import GREY, STYLE, markup, title
from tarock_desktop.printing.paging import Piece, placed_on_pages, rows, whole
from tarock_desktop.texts.printout import PAGE, PAGES, Heading, Part, Printout, Table, Together

A4: Final = QPageSize.PageSizeId.A4
LETTER: Final = QPageSize.PageSizeId.Letter
_ON_LETTER: Final = {
    QLocale.Country.UnitedStates,
    QLocale.Country.Canada,
    QLocale.Country.Mexico,
    QLocale.Country.Philippines,
    QLocale.Country.PuertoRico,
    QLocale.Country.Colombia,
    QLocale.Country.Chile,
    QLocale.Country.Venezuela,
}
_MARGINS: Final = QMarginsF(18, 14, 18, 14)
"""Millimetres: left, top, right, bottom."""
_DOTS: Final = 1200
"""Dots of an inch in which everything is laid out: letters stand on whole dots."""
_PIXEL: Final = _DOTS / 96
"""What Qt's documents call a pixel, in dots."""
_EDGE: Final = 26 * _PIXEL
"""Dots that head and foot take at the top and the bottom of a page."""
_NORMAL: Final = 10.0
_SMALL: Final = 8.5
"""Points of text, and of head and foot."""


_SPACES: Final = (14 * _PIXEL, 9 * _PIXEL, 6 * _PIXEL)
"""Dots left free above a heading, by its level."""


def needs_application() -> QGuiApplication | None:
    """Return a new application without a screen, which must be kept; `None`: one is running."""
    if QGuiApplication.instance() is not None:
        return None
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(["tarock"])
    load_shipped_fonts()
    return application


def write_pdf(printout: Printout, path: Path, paper: QPageSize.PageSizeId | None = None) -> int:
    """Write a printout to a file, whole or not at all, and return its number of pages.

    Args:
        printout: what is to be printed.
        path: the file; one of this name is replaced.
        paper: A4 or Letter; what the country prints on if it is not given.

    Raises:
        OSError: it can't be written.
    """
    content, pages = pdf(printout, paper)
    replace_content(path, content)
    return pages


def pdf(printout: Printout, paper: QPageSize.PageSizeId | None = None) -> tuple[bytes, int]:
    """Return a printout as the content of a PDF file, and its number of pages."""
    application = needs_application()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pages = _draw(printout, buffer, paper or usual_paper())
    buffer.close()
    del application
    return bytes(content.data()), pages


def usual_paper() -> QPageSize.PageSizeId:
    """Return what is printed on in the country of this machine."""
    return LETTER if QLocale.system().territory() in _ON_LETTER else A4


def _draw(printout: Printout, device: QIODevice, paper: QPageSize.PageSizeId) -> int:
    writer = QPdfWriter(device)
    writer.setResolution(_DOTS)
    writer.setTitle(printout.title)
    writer.setCreator(printout.head)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(paper),
            QPageLayout.Orientation.Portrait,
            _MARGINS,
            QPageLayout.Unit.Millimeter,
        )
    )
    sheet = QRectF(0, 0, writer.width(), writer.height())
    body = sheet.adjusted(0, _EDGE, 0, -_EDGE)
    pages = placed_on_pages(_pieces(printout, writer, body.width()), body.height())
    painter = QPainter(writer)
    for number, page in enumerate(pages, start=1):
        if number > 1:
            writer.newPage()
        _draw_edges(painter, sheet, printout, number, len(pages))
        for piece, at in page:
            painter.save()
            painter.translate(0, body.top() + at - piece.top)
            part = QRectF(0, piece.top, body.width(), piece.height)
            piece.document.drawContents(painter, part)
            painter.restore()
    painter.end()
    return len(pages)


def _pieces(printout: Printout, writer: QPdfWriter, width: float) -> Iterator[Piece]:
    """Yield everything that stands between head and foot; *width* in dots."""
    first = whole(_document(title(printout.title), writer, width))
    yield first._replace(stays_with_next=True)
    for block in printout.blocks:
        if isinstance(block, Together):
            pieces = [p for part in block.parts for p in _of_part(part, writer, width)]
            yield from (piece._replace(stays_with_next=True) for piece in pieces[:-1])
            yield pieces[-1]
        else:
            yield from _of_part(block, writer, width)


def _of_part(part: Part, writer: QPdfWriter, width: float) -> Iterator[Piece]:
    document = _document(markup(part), writer, width)
    match part:
        case Table(rows=(_, *_)):
            yield from rows(document, _PIXEL)
        case Heading(level=level, on_new_page=on_new_page):
            piece = whole(document, space=_SPACES[min(level, len(_SPACES)) - 1])
            yield piece._replace(stays_with_next=True, on_new_page=on_new_page)
        case _:
            yield whole(document)


def _document(html: str, writer: QPdfWriter, width: float) -> QTextDocument:
    document = QTextDocument()
    document.documentLayout().setPaintDevice(writer)
    document.setDocumentMargin(0)
    document.setUseDesignMetrics(True)
    document.setDefaultFont(_font(_NORMAL))
    document.setDefaultStyleSheet(STYLE)
    document.setHtml(html)
    document.setTextWidth(width)
    return document


def _draw_edges(
    painter: QPainter, sheet: QRectF, printout: Printout, page: int, pages: int
) -> None:
    painter.setFont(_font(_SMALL))
    painter.setPen(QColor(GREY))
    aligned = Qt.AlignmentFlag
    foot = printout.foot.replace(PAGE, str(page)).replace(PAGES, str(pages))
    painter.drawText(sheet, aligned.AlignTop | aligned.AlignRight, printout.head)
    painter.drawText(sheet, aligned.AlignBottom | aligned.AlignRight, foot)
    if page > 1:
        painter.drawText(sheet, aligned.AlignTop | aligned.AlignLeft, printout.title)


def _font(points: float) -> QFont:
    font = QFont([SANS, SIGNS])
    font.setPointSizeF(points)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # Letters that are drawn as one can't be found: Qt does not write down which they are.
    font.setFeature(QFont.Tag("liga"), 0)
    return font
