"""`tarock exam`: an examination for judges on paper, with its key."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from msgspec import Struct

from tarock_desktop.cli.options import UsageError, open_variant
from tarock_desktop.cli.streams import OK, USAGE, Streams, is_written
from tarock_desktop.journal.rules import hash_of
from tarock_desktop.journal.storage import replace_content
from tarock_desktop.learning.examination import Terms, examination
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.examination import ExaminationTexts
from tarock_desktop.texts.languages import language
from tarock_desktop.texts.printout import Printout, as_lines

KEY: Final = "-key"
"""Ends the name of the file with the key."""


class Order(Struct, frozen=True):
    """What was asked for on the command line."""

    terms: Terms
    paper: Path | None = None
    """The PDF with the questions; the key lies beside it."""
    key: bool = False
    """Whether the key is printed instead of the questions."""


def run(order: Order, code: str, streams: Streams) -> int:
    """Print an examination or its key, or write both as PDF files."""
    try:
        ruleset = open_variant(order.terms.ruleset, {}).sheet.ruleset.id
    except UsageError as error:
        streams.warn(f"tarock exam: {error}")
        return USAGE
    examined = examination(order.terms)
    texts = ExaminationTexts(read_catalogue(language(code)), ruleset)
    digest = hash_of(ruleset, {})
    if order.paper is None:
        printout = (texts.key if order.key else texts.paper)(examined, digest)
        for line in as_lines(printout):
            streams.say(line)
        return OK
    key = order.paper.with_name(f"{order.paper.stem}{KEY}{order.paper.suffix}")
    papers = {order.paper: texts.paper(examined, digest), key: texts.key(examined, digest)}
    done = (
        is_written(path, partial(replace_content, path, _pdf(made)), streams)
        for path, made in papers.items()
    )
    return OK if all(done) else USAGE


def _pdf(printout: Printout) -> bytes:
    from tarock_desktop.printing.pdf import pdf  # noqa: PLC0415 - only a PDF needs Qt

    return pdf(printout)[0]
