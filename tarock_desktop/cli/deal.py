"""`tarock deal`: writes a deal file that people can read and edit, or checks one."""

from __future__ import annotations

import secrets
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import Struct

from tarock_desktop.cli.options import UsageError, open_variant, parse_seat
from tarock_desktop.cli.streams import DIFFERENT, OK, USAGE, Streams, is_written, write_new
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.files import load
from tarock_desktop.documents.names import shown_name
from tarock_desktop.session.deal_filling import Unfilled, fill
from tarock_desktop.session.deal_number import PACKS, DealNumber, NumberError, parse_number
from tarock_desktop.session.deals import (
    deal_mistakes,
    format_deal,
    random_deal,
    read_deal,
    read_draft,
)
from tarock_desktop.session.numbered_deals import deal_of_number
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.loader import load_sheet

LONGEST_SEED: Final = 60
"""A longer seed is not told in the file."""


class DealOrder(Struct, frozen=True):
    """What was asked for on the command line."""

    ruleset: str
    number: str | None = None
    """The number of the deal; `None`: another one every time."""
    seed: str | None = None
    """Text that decides the cards instead."""
    dealer: str | None = None
    """Letter of the dealer's seat; `None`: the last seat."""
    output: Path | None = None
    people: int | None = None
    """How many sit at the table; `None`: as many as play a hand."""


def run(order: DealOrder, streams: Streams) -> int:
    """Print a deal, and write it into a new file if one is named."""
    try:
        variant = open_variant(order.ruleset, {})
        sheet = variant.sheet
        people = sheet.dealt if order.people is None else order.people
        if people not in sheet.ruleset.players:
            wanted = " or ".join(str(count) for count in sorted(sheet.ruleset.players))
            raise UsageError(f"{sheet.ruleset.name} is played by {wanted}, not {people}")
        dealer = None if order.dealer is None else parse_seat(order.dealer, people)
        if order.seed is not None:
            deal = random_deal(sheet, order.seed, dealer, people)
            note = _seed_note(order.seed)
        else:
            number = _number(order, dealer, people)
            deal, note = deal_of_number(number, variant, people), f"# number {number}\n"
    except UsageError as error:
        streams.warn(f"tarock deal: {error}")
        return USAGE
    return _tell(note + format_deal(deal, sheet), order.output, streams)


def _tell(text: str, output: Path | None, streams: Streams) -> int:
    """Print a deal, and write it into a new file if one is named."""
    if output is not None:
        write = partial(write_new, output, text.encode("utf-8", "replace"))
        if not is_written(output, write, streams):
            return USAGE
    streams.say(text.rstrip())
    return OK


def _number(order: DealOrder, dealer: Seat | None, people: int) -> DealNumber:
    """Return the number that is asked for, or a new one."""
    if order.number is None:
        last = Seat(people - 1) if dealer is None else dealer
        return DealNumber(secrets.randbelow(PACKS), last)
    if dealer is not None:
        raise UsageError("the number says who deals; leave out --dealer")
    try:
        return parse_number(order.number)
    except NumberError as error:
        raise UsageError(f"{order.number[:30]!r}: {error}") from None


def _seed_note(seed: str) -> str:
    return f"# seed {seed}\n" if seed.isprintable() and len(seed) <= LONGEST_SEED else ""


def fill_file(path: Path, seed: str | None, output: Path | None, streams: Streams) -> int:
    """Deal by chance what a file leaves open, as its wishes say; print it like a new deal."""
    try:
        deal = read_draft(load(path))
    except DocumentError as error:
        streams.warn(str(error))
        return USAGE
    sheet = load_sheet(deal.ruleset, {})
    seed = f"{secrets.randbelow(1_000_000):06d}" if seed is None else seed
    filled = fill(deal, sheet, seed)
    if isinstance(filled, Unfilled):
        for each in filled.faults:
            streams.warn(f"{shown_name(str(path))}: {each.what}")
        return DIFFERENT
    return _tell(_seed_note(seed) + format_deal(filled, sheet), output, streams)


def check(path: Path, streams: Streams) -> int:
    """Say every mistake of a deal file, or print it with its hands in order."""
    try:
        document = load(path)
        mistakes = deal_mistakes(document)
    except DocumentError as error:
        mistakes = [error]
    for mistake in mistakes:
        streams.warn(str(mistake))
    if mistakes:
        return USAGE
    deal = read_deal(document)
    streams.say(format_deal(deal, load_sheet(deal.ruleset, {})).rstrip())
    return OK
