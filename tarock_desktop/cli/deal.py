"""`tarock deal`: writes a deal file that people can read and edit, or checks one."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from msgspec import Struct

from tarock_desktop.cli.options import UsageError, open_variant, parse_seat
from tarock_desktop.cli.streams import OK, USAGE, Streams
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.files import load, reason
from tarock_desktop.documents.names import shown_name
from tarock_desktop.session.deals import deal_mistakes, format_deal, random_deal, read_deal
from tarock_desktop.variants.loader import load_sheet

LONGEST_SEED: Final = 60
"""A longer seed is not told in the file."""


class DealOrder(Struct, frozen=True):
    """What was asked for on the command line."""

    ruleset: str
    seed: str | None = None
    """Text that decides the cards; `None`: another one every time."""
    dealer: str | None = None
    """Letter of the dealer's seat; `None`: the last seat."""
    output: Path | None = None
    people: int | None = None
    """How many sit at the table; `None`: as many as play a hand."""


def run(order: DealOrder, streams: Streams) -> int:
    """Print a deal, and write it into a new file if one is named."""
    seed = secrets.token_hex(4) if order.seed is None else order.seed
    try:
        sheet = open_variant(order.ruleset, {}).sheet
        people = sheet.dealt if order.people is None else order.people
        if people not in sheet.ruleset.players:
            wanted = " or ".join(str(count) for count in sorted(sheet.ruleset.players))
            raise UsageError(f"{sheet.ruleset.name} is played by {wanted}, not {people}")
        dealer = None if order.dealer is None else parse_seat(order.dealer, people)
    except UsageError as error:
        streams.warn(f"tarock deal: {error}")
        return USAGE
    text = _seed_note(seed) + format_deal(random_deal(sheet, seed, dealer, people), sheet)
    if order.output is not None:
        try:
            _write_new(order.output, text)
        except OSError as error:
            name = shown_name(str(order.output))
            streams.warn(f"{name}: cannot be written: {reason(error)}")
            return USAGE
    streams.say(text.rstrip())
    return OK


def _write_new(path: Path, text: str) -> None:
    """Write a new file; what could not be written whole is not left behind."""
    with path.open("xb") as file:
        try:
            file.write(text.encode("utf-8", "replace"))
            file.flush()
        except OSError:
            path.unlink(missing_ok=True)
            raise


def _seed_note(seed: str) -> str:
    return f"# seed {seed}\n" if seed.isprintable() and len(seed) <= LONGEST_SEED else ""


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
