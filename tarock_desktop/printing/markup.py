"""A printout in the part of HTML that Qt's documents know."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from tarock_desktop.printing.fonts import SANS, SERIF, SIGNS
from tarock_desktop.texts.printout import (
    Box,
    Diagram,
    Heading,
    Line,
    Part,
    Row,
    Signatures,
    Table,
    Tone,
)

RED: Final = "#b00020"
GREY: Final = "#5a5a5a"
LINE: Final = "#b4b4b4"
_RED_SUITS: Final = re.compile("[♥♦]")
_STYLES: Final = {
    Tone.PLAIN: "",
    Tone.QUIET: f"color:{GREY}",
    Tone.STRONG: "font-weight:700",
    Tone.WRONG: f"color:{RED};font-weight:700",
}
STYLE: Final = (
    f"body{{font-family:'{SANS}','{SIGNS}';font-size:10pt}}"
    f"h1,h2,h3,h4{{font-family:'{SERIF}','{SIGNS}';font-weight:700}}"
    "h1{font-size:17pt;margin-bottom:6px}"
    "h2{font-size:13pt;margin-bottom:4px}"
    "h3{font-size:11pt;margin-bottom:3px}"
    "h4{font-size:10pt;margin-bottom:2px}"
    "p{margin-bottom:3px}"
)
"""Sizes in points; margins in pixels of 1/96 inch."""
_PLACES: Final = {
    2: ((2, 1), (0, 1)),
    3: ((2, 1), (1, 2), (1, 0)),
    4: ((2, 1), (1, 2), (0, 1), (1, 0)),
    5: ((2, 1), (2, 2), (0, 2), (0, 0), (2, 0)),
    6: ((2, 1), (2, 2), (0, 2), (0, 1), (0, 0), (2, 0)),
}
"""Row and column of each seat in a square of three, by the number of seats."""


def markup(block: Part) -> str:
    """Return one block; a table is one table and nothing else."""
    return "".join(_markup(block))


def title(text: str) -> str:
    """Return the title of a printout."""
    return f"<h1>{_text(text)}</h1>"


def _text(text: str) -> str:
    """Return a text with red signs for the red suits."""
    red = rf'<span style="color:{RED}">\g<0></span>'
    return _RED_SUITS.sub(red, escape(text)).replace("\n", "<br>")


def _markup(block: Part) -> Iterator[str]:
    match block:
        case Heading(text, level):
            name = f"h{min(level, 3) + 1}"
            yield f"<{name}>{_text(text)}</{name}>"
        case Line(text, tone):
            yield f'<p style="{_STYLES[tone]}">{_text(text)}</p>'
        case Table():
            yield from _table(block)
        case Diagram():
            yield from _diagram(block)
        case Signatures(names):
            yield from _signatures(names)


def _table(table: Table) -> Iterator[str]:
    whole = ' width="100%"' if any(column.share for column in table.columns) else ""
    yield f'<table{whole} cellspacing="0" cellpadding="2" style="margin-bottom:6px">'
    if any(column.head for column in table.columns):
        heads = "".join(
            f"<td{_width(column.share)}{_align(number=column.is_number)} "
            f'style="border-bottom:1px solid {GREY};font-weight:700">{_text(column.head)}</td>'
            for column in table.columns
        )
        yield f"<thead><tr>{heads}</tr></thead>"
    yield from (_row(table, row) for row in table.rows)
    yield "</table>"


def _row(table: Table, row: Row) -> str:
    style = f"border-bottom:1px solid {LINE};{_STYLES[row.tone]}"
    return f"<tr>{''.join(_cells(table, row, style))}</tr>"


def _cells(table: Table, row: Row, style: str) -> Iterator[str]:
    notes = "".join(
        f'<br><span style="color:{GREY};font-size:8.5pt;font-weight:400">{_text(note)}</span>'
        for note in row.notes
    )
    for place, (column, cell) in enumerate(zip(table.columns, row.cells, strict=True)):
        below = "" if place else notes
        align = _align(number=column.is_number)
        yield f'<td{_width(column.share)}{align} style="{style}">{_text(cell)}{below}</td>'


def _width(share: int) -> str:
    return f' width="{share}%"' if share else ""


def _align(*, number: bool) -> str:
    return ' align="right"' if number else ""


def _diagram(diagram: Diagram) -> Iterator[str]:
    places = dict(zip(_PLACES[len(diagram.around)], diagram.around, strict=True))
    if diagram.middle is not None:
        places[1, 1] = diagram.middle
    yield '<table width="100%" cellspacing="0" cellpadding="4" style="margin-bottom:6px">'
    for row in range(3):
        cells = "".join(_box(places.get((row, column))) for column in range(3))
        if any((row, column) in places for column in range(3)):
            yield f"<tr>{cells}</tr>"
    yield "</table>"


def _box(box: Box | None) -> str:
    if box is None:
        return '<td width="33%"></td>'
    lines = "".join(f"<br>{_text(line)}" for line in box.lines)
    return f'<td width="33%" style="border:1px solid {LINE}"><b>{_text(box.title)}</b>{lines}</td>'


def _signatures(names: Sequence[str]) -> Iterator[str]:
    yield '<table width="100%" cellspacing="14" cellpadding="2"><tr>'
    yield '<td height="34"></td>' * len(names)
    yield "</tr><tr>"
    style = f"border-top:1px solid {GREY};color:{GREY}"
    yield from (f'<td style="{style}">{_text(name)}</td>' for name in names)
    yield "</tr></table>"
