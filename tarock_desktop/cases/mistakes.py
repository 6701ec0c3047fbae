"""Collecting the mistakes of one case, each with its place."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from tarock_desktop.cases.vocabulary import Vocabulary
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.names import unknown
from tarock_desktop.documents.positions import KeyPath
from tarock_desktop.documents.toml import Document


@dataclass(slots=True)
class Mistakes:
    """What is wrong with one case, and what is only doubtful."""

    document: Document
    words: Vocabulary
    seats: str
    """Letters of the people at the table."""
    found: list[DocumentError] = field(default_factory=list)
    warnings: list[DocumentError] = field(default_factory=list)

    def add(self, path: KeyPath, sentence: str) -> None:
        """Note a mistake in the value at *path*."""
        self.found.append(self.document.error(path, sentence))

    def name(self, path: KeyPath, kind: str, name: str | None, known: Collection[str]) -> None:
        """Note a name that is not among the known ones; `None` is no name."""
        if name is not None and name not in known:
            self.add(path, unknown(kind, name, sorted(known)))

    def article(self, path: KeyPath, name: str | None) -> None:
        """Warn of an article that the sheet does not have."""
        if name is not None and name not in self.words.articles:
            sentence = unknown("article", name, sorted(self.words.articles))
            self.warnings.append(self.document.error(path, sentence))

    def seat(self, path: KeyPath, seat: str | None) -> None:
        """Note a seat that is not at the table."""
        if seat is not None and (len(seat) != 1 or seat not in self.seats):
            self.add(path, f'"{seat}" is not at the table: there are {" ".join(self.seats)}')

    def each_seat(self, path: KeyPath, seats: Iterable[str] | None) -> None:
        """Note the seats of a list that are not at the table."""
        for seat in seats or ():
            self.seat(path, seat)

    def keys(self, path: KeyPath, table: Iterable[str] | None) -> None:
        """Note the keys of a table that are not seats at the table."""
        for seat in table or ():
            self.seat((*path, seat), seat)

    def every_seat(self, path: KeyPath, table: Collection[str] | None) -> None:
        """Note strangers among the seats of a table, and seats that it leaves out."""
        if table is None:
            return
        self.keys(path, table)
        missing = [seat for seat in self.seats if seat not in table]
        if missing:
            self.add(path, f"{_shown(path)} leaves out {' '.join(missing)}")

    def at_least(self, path: KeyPath, number: int | None, least: int) -> None:
        """Note a number that is too small."""
        if number is not None and number < least:
            self.add(path, f"{_shown(path)} must be at least {least}")


def _shown(path: KeyPath) -> str:
    return ".".join(str(step) for step in path if isinstance(step, str))
