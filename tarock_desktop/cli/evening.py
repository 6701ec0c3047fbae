"""`tarock evening FILE`: what an evening has brought everybody, over all its rounds."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tarock_desktop.cli.options import UsageError, open_words
from tarock_desktop.cli.sheet import PDF
from tarock_desktop.cli.streams import DIFFERENT, OK, USAGE, Streams, is_written
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.journal.rules import hash_of
from tarock_desktop.journal.storage import replace_content
from tarock_desktop.records.ledger import ledger
from tarock_desktop.records.series import Stretch, load_evening, read_sheet
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.evening import EveningTexts, told_csv
from tarock_desktop.texts.languages import language
from tarock_desktop.texts.printout import Block, Printout, PrintoutTexts, as_lines
from tarock_desktop.texts.score_sheet import ScoreSheetTexts, ToldSheet
from tarock_desktop.variants.loader import load_sheet


def run(path: Path, form: str, code: str, output: Path | None, streams: Streams) -> int:
    """Print the score sheets and the ledger as `text` or `csv`, or write them as `pdf`."""
    if form == PDF and output is None:
        streams.warn("tarock evening: a PDF needs a file: -o FILE")
        return USAGE
    try:
        file = load_evening(path)
        sheets, wrong = _told(path, code)
        blocks = _blocks(sheets, file.ruleset, code)
        content = _content(sheets, blocks, file.ruleset, form, code)
    except (DocumentError, UsageError) as error:
        streams.warn(
            str(error) if isinstance(error, DocumentError) else f"tarock evening: {error}"
        )
        return USAGE
    for problem in wrong:
        streams.warn(str(problem))
    if output is None:
        streams.say(content.decode().removesuffix("\n"))
    elif not is_written(output, partial(replace_content, output, content), streams):
        return USAGE
    holds = not wrong and all(sheet.holds for sheet in sheets)
    return OK if holds else DIFFERENT


def _told(path: Path, code: str) -> tuple[tuple[ToldSheet, ...], list[DocumentError]]:
    """Return all sheets of an evening in words, the ledger last, and what can't be read."""
    file, catalogue = load_evening(path), read_catalogue(language(code))
    law = load_sheet(file.ruleset, {})
    stretches, wrong, number = list[Stretch](), list[DocumentError](), 0
    for game in file.game:
        number += game.begins == "round"
        sheet = read_sheet(path.with_name(game.file))
        if isinstance(sheet, DocumentError):
            wrong.append(sheet)
        else:
            stretches.append(Stretch(number, sheet))
    evening = EveningTexts(catalogue, open_words(law, (), code))
    told = []
    for stretch in stretches:
        words = open_words(law, stretch.sheet.names, code)
        title = evening.round_title(stretch.number, max(number, law.rounds))
        texts = ScoreSheetTexts(catalogue, words)
        told.append(texts.told(stretch.sheet, title))
    return (*told, evening.ledger(ledger(stretches))), wrong


def _blocks(sheets: tuple[ToldSheet, ...], ruleset: str, code: str) -> list[Block]:
    words = open_words(load_sheet(ruleset, {}), (), code)
    texts = EveningTexts(read_catalogue(language(code)), words)
    return [
        block
        for place, sheet in enumerate(sheets)
        for block in texts.blocks(sheet, on_new_page=place > 0)
    ]


def _content(
    sheets: tuple[ToldSheet, ...], blocks: list[Block], ruleset: str, form: str, code: str
) -> bytes:
    if form == "csv":
        return told_csv(sheets).encode()
    identity = load_sheet(ruleset, {}).ruleset
    texts = PrintoutTexts(read_catalogue(language(code)))
    printout = texts.printout(identity.name, identity.sheet, hash_of(ruleset, {}), blocks)
    return _pdf(printout) if form == PDF else "\n".join((*as_lines(printout), "")).encode()


def _pdf(printout: Printout) -> bytes:
    from tarock_desktop.printing.pdf import pdf  # noqa: PLC0415 - only a PDF needs Qt

    content, _ = pdf(printout)
    return content
