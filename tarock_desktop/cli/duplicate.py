"""`tarock duplicate`: sets of deals for several tables, their results, and the comparison."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from msgspec import Struct

from tarock_desktop.cli.options import UsageError, open_variant
from tarock_desktop.cli.streams import DIFFERENT, OK, USAGE, Streams, is_written, write_new
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.names import shown_name
from tarock_desktop.documents.people import clean_line, is_name
from tarock_desktop.records.duplicate_results import format_results, joined, table_of
from tarock_desktop.records.duplicate_scores import compare
from tarock_desktop.records.duplicate_sets import (
    MOST_DEALS,
    DuplicateSet,
    check_deal,
    format_set,
    load_set,
)
from tarock_desktop.session.deal_number import PACKS, DealNumber
from tarock_desktop.session.deals import digest, load_deal
from tarock_desktop.session.numbered_deals import deal_of_number
from tarock_desktop.table.seats import Seat
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.duplicates import DuplicateTexts, comparison_csv
from tarock_desktop.texts.languages import language
from tarock_desktop.texts.printout import PrintoutTexts, as_lines
from tarock_desktop.variants.loader import Choice


class SetOrder(Struct, frozen=True):
    """The set that is to be made."""

    ruleset: str
    options: Mapping[str, Choice]
    name: str
    files: tuple[Path, ...]
    """Deal files; they come first."""
    deals: int
    """How many new deals follow."""
    output: Path


class Printed(Struct, frozen=True):
    """The comparison that is to be printed."""

    set: Path
    tables: tuple[Path, ...]
    csv: Path | None
    pdf: Path | None
    lang: str


def make(order: SetOrder, streams: Streams) -> int:
    """Write a set of deals."""
    try:
        variant = open_variant(order.ruleset, order.options)
        if not 0 < len(order.files) + order.deals <= MOST_DEALS:
            raise UsageError(f"a set has 1 to {MOST_DEALS} deals: name files or --deals N")
        if not is_name(order.name):
            raise UsageError(f"{order.name[:40]!r} can't be the name of a set")
    except UsageError as error:
        streams.warn(f"tarock duplicate: {error}")
        return USAGE
    deals = []
    try:
        for path in order.files:
            deal = load_deal(path)
            check_deal(deal, order.ruleset, str(path))
            deals.append(deal)
    except DocumentError as error:
        streams.warn(str(error))
        return USAGE
    people = variant.sheet.dealt
    for _ in range(order.deals):
        # Everybody deals in turn, the last seat first.
        number = DealNumber(secrets.randbelow(PACKS), Seat((len(deals) - 1) % people))
        deals.append(deal_of_number(number, variant, people))
    made = DuplicateSet(clean_line(order.name), order.ruleset, dict(order.options), tuple(deals))
    if len({digest(deal) for deal in deals}) < len(deals):
        streams.warn("tarock duplicate: one deal is named twice")
        return USAGE
    code = _write(order.output, format_set(made), streams)
    if code == OK:
        streams.say(f"{shown_name(str(order.output))}: {len(deals)} deals, set {made.digest}")
    return code


def results(
    path: Path, table: str, files: tuple[Path, ...], output: Path, streams: Streams
) -> int:
    """Write what the games of one table brought in the deals of a set."""
    try:
        played = load_set(path)
        if not is_name(table):
            streams.warn(f"tarock duplicate: {table[:40]!r} can't be the name of a table")
            return USAGE
        parts = [table_of(file, played) for file in files]
        found = joined(clean_line(table), parts, str(files[-1]))
    except DocumentError as error:
        streams.warn(str(error))
        return USAGE
    return _write(output, format_results(found, played), streams)


def compare_tables(wanted: Printed, streams: Streams) -> int:
    """Print the comparison of all tables, and write it as CSV and PDF if asked."""
    try:
        played = load_set(wanted.set)
        tables = [table_of(path, played) for path in wanted.tables]
    except DocumentError as error:
        streams.warn(str(error))
        return USAGE
    found = compare(played, tables)
    catalogue = read_catalogue(language(wanted.lang))
    texts = DuplicateTexts(catalogue)
    blocks = texts.blocks(played, tables, found)
    sheet = played.variant.sheet.ruleset.sheet
    printout = PrintoutTexts(catalogue).printout(texts.title(played), sheet, played.digest, blocks)
    for line in as_lines(printout):
        streams.say(line)
    code = OK if found.is_proved else DIFFERENT
    if wanted.csv is not None:
        code = max(code, _write(wanted.csv, comparison_csv(tables, found), streams))
    if wanted.pdf is not None:
        # Qt is loaded for a PDF only.
        from tarock_desktop.printing.pdf import needs_application, write_pdf  # noqa: PLC0415

        application = needs_application()
        if not is_written(wanted.pdf, partial(write_pdf, printout, wanted.pdf), streams):
            code = USAGE
        del application
    return code


def _write(path: Path, text: str, streams: Streams) -> int:
    return OK if is_written(path, partial(write_new, path, text.encode()), streams) else USAGE
