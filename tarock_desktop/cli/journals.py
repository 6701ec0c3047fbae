"""Opening a journal for a command, with its ruleset and its words."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tarock_desktop.journal.reading import Reading, read_journal
from tarock_desktop.journal.rules import variant_of
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import language
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.base import Variant


@dataclass(frozen=True, slots=True)
class OpenJournal:
    """A journal, the ruleset it was played by, and words to tell it in."""

    reading: Reading
    variant: Variant
    words: Words

    @property
    def names(self) -> tuple[str, ...]:
        """The people by seat, as they sat in the end."""
        return tuple(note.name for note in self.reading.timeline().seats)


def open_journal(path: Path, code: str) -> OpenJournal:
    """Return the journal of a file, with words of the language *code*.

    Raises:
        JournalError: the file can't be used.
    """
    reading = read_journal(path)
    variant = variant_of(reading.header, reading.name)
    names = [note.name for note in reading.timeline().seats]
    return OpenJournal(
        reading, variant, Words(read_catalogue(language(code)), variant.sheet, names)
    )
