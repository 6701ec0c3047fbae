"""Where something stands in a text, and what is wrong with it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tarock_desktop.documents.names import shown_name


class Position(Struct, frozen=True, order=True):
    """A place in a text; line and column count from 1."""

    line: int
    column: int


START: Final = Position(1, 1)


class DocumentError(ValueError):
    """A text that cannot be used: one clear sentence with its place.

    >>> str(DocumentError("club.toml", Position(7, 3), "unknown key"))
    'club.toml:7:3: unknown key'
    """

    def __init__(self, name: str, position: Position, sentence: str) -> None:
        super().__init__(f"{shown_name(name)}:{position.line}:{position.column}: {sentence}")
        self.name = name
        """The name of the file; shown, it can't steer a terminal."""
        self.position = position
        self.sentence = sentence

    @property
    def with_line(self) -> str:
        """The form `FILE:LINE: sentence`."""
        return f"{shown_name(self.name)}:{self.position.line}: {self.sentence}"
