"""The rules a journal was played by, and whether they are still the same."""

from __future__ import annotations

from tarock_desktop.documents.errors import START
from tarock_desktop.documents.faults import fault
from tarock_desktop.documents.names import quoted
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.journal.errors import OtherVersionError, at_line
from tarock_desktop.journal.lines import Header
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import (
    Choices,
    OptionError,
    load_variant,
    sheet_document,
    sheet_hash,
)


def variant_of(header: Header, name: str) -> Variant:
    """Return the ruleset of a journal with its options, whether changed since or not.

    Raises:
        OtherVersionError: there is no such ruleset or option.
        JournalError: it is not for so many players.
    """
    if header.ruleset not in FAMILY_OF:
        ruleset = quoted(header.ruleset)
        what = fault("this program does not know the ruleset {name}", name=ruleset)
        raise OtherVersionError(name, START, what)
    try:
        variant = load_variant(header.ruleset, header.options)
    except OptionError as error:
        raise OtherVersionError(name, START, error.what) from None
    if len(header.seats) not in variant.sheet.ruleset.players:
        what = fault("{number} can't play this game", number=len(header.seats))
        raise at_line(name, 1, what)
    return variant


def check_same_rules(header: Header, name: str) -> None:
    """Refuse a journal that can be looked at but not played on.

    Raises:
        OtherVersionError: the rule sheet has changed since.
    """
    if header.hash != hash_of(header.ruleset, header.options):
        what = fault("the rules have changed since this game was played; it can only be looked at")
        raise OtherVersionError(name, START, what)


def hash_of(ruleset: str, options: Choices) -> str:
    """Return the digest of a ruleset with these options."""
    return sheet_hash(sheet_document(ruleset), options)


def opening(header: Header, variant: Variant) -> State:
    """Return the table before the first act of a journal."""
    return opening_state((variant.start,) * len(header.seats))
