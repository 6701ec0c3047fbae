"""What is wrong with a journal file: one clear sentence with its place."""

from __future__ import annotations

from typing import Final

from tarock_desktop.documents.errors import DocumentError, Position
from tarock_desktop.documents.faults import Fault, fault


class JournalError(DocumentError):
    """A journal that can't be used, or can't be used any further than this place."""


class UnreadableError(JournalError):
    """A file that can't be opened or read at all: nothing is known of what is in it."""


class ContradictedError(JournalError):
    """A hand that can't be shown: what stands in the file does not follow the rules."""


class BusyError(JournalError):
    """A journal that another window or program is writing."""


_TOO_LONG: Final = fault(
    "this game is too long for its file; close the round and begin a new game"
)


class FullError(JournalError):
    """A game that has grown too long for its file: to try again does not help."""

    def __init__(self, name: str, line: int) -> None:
        super().__init__(name, Position(line, 1), _TOO_LONG)


class OtherVersionError(JournalError):
    """A journal of a newer version of the program, or by rules that are not today's.

    Nothing is wrong with the file, so it is never renamed or repaired.
    """


NOT_BY_THE_RULES: Final = fault("what stands here does not follow the rules")
NO_JOURNAL: Final = fault("this is not a Tarock journal")


def at_line(name: str, line: int, what: Fault, column: int = 1) -> JournalError:
    """Return an error about a line, counted from 1."""
    return JournalError(name, Position(line, column), what)
