"""A hand as text for a report: what the program needs to play it again, and no names."""

from __future__ import annotations

from msgspec.structs import replace

from tarock_desktop import __version__
from tarock_desktop.journal.excerpt import excerpt
from tarock_desktop.journal.lines import SeatNote
from tarock_desktop.session.deals import LETTERS
from tarock_desktop.session.game_record import GameRecord


def hand_report(record: GameRecord) -> str:
    """Return version, rules, options and acts of the last hand as the lines of a journal.

    The names of the people become letters.

    Raises:
        LookupError: no hand was begun.
    """
    notes = zip(LETTERS, record.header.seats, strict=False)
    seats = tuple(SeatNote(letter, note.player) for letter, note in notes)
    header = replace(record.header, seats=seats, engine=__version__, branch=None)
    return excerpt(header, record.entries(record.hands), seats).decode()
