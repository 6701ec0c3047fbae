"""A hand as text for a report: what the program needs to play it again, and no names."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tarock_desktop import __version__
from tarock_desktop.journal.lines import Header, SeatNote, act_line, seal
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.session.deals import LETTERS


def hand_report(header: Header, entries: Sequence[Entry]) -> str:
    """Return version, rules, options and acts of a hand as the lines of a journal.

    Args:
        header: the first line of the game's journal; its names become letters.
        entries: the acts of the hand.
    """
    notes = zip(LETTERS, header.seats, strict=False)
    seats = tuple(SeatNote(letter, note.player) for letter, note in notes)
    line = seal(replace(header, seats=seats, engine=__version__), "")
    found = [line.content]
    for number, entry in enumerate(entries, start=1):
        act = act_line(number, entry.action, entry.events, by_table=entry.by_table)
        line = seal(act, line.digest)
        found.append(line.content)
    return b"".join(found).decode()
