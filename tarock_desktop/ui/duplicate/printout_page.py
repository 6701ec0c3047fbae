"""What is to be printed, on the screen and in the colours of the window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from tarock_desktop.texts.printout import Block, Heading, Line, Row, Table, Tone
from tarock_desktop.ui.style.tokens import Theme


def page(blocks: Iterable[Block], theme: Theme) -> str:
    """Return headings, lines and tables as HTML for a text browser."""
    return "".join(part for block in blocks for part in _block(block, theme))


def _block(block: Block, theme: Theme) -> Iterator[str]:
    match block:
        case Heading(text, level):
            yield f"<h{level + 1}>{escape(text)}</h{level + 1}>"
        case Line(text, tone):
            yield f'<p style="{_style(tone, theme)}">{escape(text)}</p>'
        case Table(columns, rows):
            yield '<table cellspacing="0" cellpadding="4">'
            heads = tuple(column.head for column in columns)
            for row in (Row(heads, tone=Tone.QUIET), *rows):
                yield "<tr>"
                for column, cell in zip(columns, row.cells, strict=True):
                    side = "right" if column.is_number else "left"
                    style = _style(row.tone, theme)
                    yield f'<td align="{side}" style="{style}">{escape(cell)}</td>'
                yield "</tr>"
            yield "</table>"


def _style(tone: Tone, theme: Theme) -> str:
    match tone:
        case Tone.QUIET:
            return f"color: {theme.muted}"
        case Tone.STRONG:
            return f"color: {theme.on_panel}; font-weight: 700"
        case Tone.WRONG:
            return f"color: {theme.warning}; font-weight: 700"
        case _:
            return f"color: {theme.on_panel}"
