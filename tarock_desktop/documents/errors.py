"""Where something stands in a text, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tarock_desktop.documents.faults import Fault, fault
from tarock_desktop.documents.names import shown_name


class Position(Struct, frozen=True, order=True):
    """A place in a text; line and column count from 1."""

    line: int
    column: int


START: Final = Position(1, 1)
MOST_MISTAKES: Final = 50
"""How many mistakes of one document are told."""


class DocumentError(ValueError):
    """A text that cannot be used: one clear sentence with its place.

    >>> str(DocumentError("club.toml", Position(7, 3), "unknown key"))
    'club.toml:7:3: unknown key'
    """

    def __init__(self, name: str, position: Position, what: str | Fault) -> None:
        super().__init__(f"{shown_name(name)}:{position.line}:{position.column}: {what}")
        self.name = name
        """The name of the file; shown, it can't steer a terminal."""
        self.position = position
        self.what = what
        """What is wrong; a plain text where only the command line says it."""

    @property
    def sentence(self) -> str:
        """What is wrong, in English."""
        return str(self.what)

    @property
    def with_line(self) -> str:
        """The form `FILE:LINE: sentence`."""
        return f"{shown_name(self.name)}:{self.position.line}: {self.sentence}"


def the_first(mistakes: Sequence[DocumentError]) -> tuple[DocumentError, ...]:
    """Return mistakes of a document up to `MOST_MISTAKES`; one more says that there are others."""
    if len(mistakes) <= MOST_MISTAKES:
        return tuple(mistakes)
    told, more = mistakes[:MOST_MISTAKES], mistakes[MOST_MISTAKES]
    if more.what != _MORE:
        more = DocumentError(more.name, more.position, _MORE)
    return (*told, more)


_MORE: Final = fault("there are more mistakes; the first {number} are told", number=MOST_MISTAKES)
