"""Score sheets become files: a PDF, or rows for a spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from tarock_desktop.journal.storage import replace_content
from tarock_desktop.printing.pdf import write_pdf
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.evening import EveningTexts, told_csv
from tarock_desktop.texts.printout import PrintoutTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.score_sheet import ToldSheet


class SheetHead(Struct, frozen=True):
    """What stands at the head of printed sheets."""

    title: str
    citation: str
    """The title of the rule sheet."""
    digest: str
    """That of the rule sheet with its options."""
    on_own_pages: bool = False
    """Whether each sheet begins on a page of its own."""


def write_sheets(
    sheets: Sequence[ToldSheet],
    path: Path,
    head: SheetHead,
    translations: Translations,
    words: Words,
) -> None:
    """Write sheets as the name of the file says: `.csv`, or else a PDF.

    Raises:
        OSError: the file can't be written.
    """
    if path.suffix.lower() == ".csv":
        replace_content(path, told_csv(sheets).encode())
        return
    texts = EveningTexts(translations, words)
    blocks = [
        block
        for place, sheet in enumerate(sheets)
        for block in texts.blocks(sheet, on_new_page=head.on_own_pages and place > 0)
    ]
    printout = PrintoutTexts(translations).printout(head.title, head.citation, head.digest, blocks)
    write_pdf(printout, path)
