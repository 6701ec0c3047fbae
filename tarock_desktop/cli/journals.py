"""Opening a journal for a command, with its ruleset and its words."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct

from tarock_desktop.cli.options import UsageError, open_words
from tarock_desktop.cli.streams import DAMAGED, OK, USAGE, Streams
from tarock_desktop.documents.names import shown_name
from tarock_desktop.journal.errors import JournalError, UnreadableError
from tarock_desktop.journal.reading import Reading, read_journal
from tarock_desktop.journal.rules import variant_of
from tarock_desktop.journal.verify import IMPOSSIBLE
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.base import Variant

FAULTS: Final = (UsageError, JournalError, *IMPOSSIBLE)
"""Errors after which a journal cannot be told; `told_fault` gives the sentence."""


class OpenJournal(Struct, frozen=True):
    """A journal, the ruleset it was played by, and words to tell it in."""

    reading: Reading
    variant: Variant
    words: Words

    names: tuple[str, ...]
    """The people by seat, as they sat in the end."""


def open_journal(path: Path, code: str) -> OpenJournal:
    """Return the journal of a file, with words of the language *code*.

    Raises:
        JournalError: the file can't be used.
        UsageError: there are no words for its ruleset.
    """
    reading = read_journal(path)
    variant = variant_of(reading.header, reading.name)
    names = tuple(_printable(note.name) for note in reading.timeline().seats)
    return OpenJournal(reading, variant, open_words(variant.sheet, names, code), names)


def _printable(name: str) -> str:
    """Return a name that can't steer a terminal."""
    return "".join(char if char.isprintable() else "?" for char in name[:40])


def told_fault(fault: Exception, command: str, path: Path, streams: Streams) -> int:
    """Say in one sentence why a journal can't be told; return the exit code."""
    match fault:
        case UsageError():
            streams.warn(f"tarock {command}: {fault}")
            return USAGE
        case JournalError():
            streams.warn(str(fault))
            return USAGE if isinstance(fault, UnreadableError) else DAMAGED
        case _:
            streams.warn(f"{shown_name(str(path))}: the events contradict each other")
            return DAMAGED


def told_damage(journal: OpenJournal, streams: Streams) -> int:
    """Say where a journal stops being readable, if it does; return the exit code."""
    if journal.reading.damage is None:
        return OK
    streams.warn(str(journal.reading.damage))
    return DAMAGED
