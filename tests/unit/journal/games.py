"""Journals of random games, for the tests of this folder."""

from pathlib import Path

from tarock_desktop.journal.journal import Journal
from tarock_desktop.journal.lines import Header, SeatNote
from tarock_desktop.journal.rules import hash_of
from tarock_desktop.journal.storage import JournalFile
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.table.rulings import Mode
from tests.kit.play import random_hand, variant_with

SEATS = tuple(
    SeatNote(name, player)
    for name, player in (("Anna", "human"), ("Josef", "club"), ("Marie", "club"), ("Jan", "club"))
)

ENTRIES = [Entry(action, decision.events) for action, decision in random_hand(variant_with(), "7")]
"""The acts of a hand."""


def add(journal: Journal, number: int) -> None:
    """Write an act of that hand, counted from 0."""
    journal.append(ENTRIES[number].action, ENTRIES[number].events)


def header(**changes: object) -> Header:
    fields: dict[str, object] = {
        "ruleset": "spjst",
        "hash": hash_of("spjst", {}),
        "options": {},
        "mode": Mode.GUARD,
        "seats": SEATS,
        "engine": "0.1.0",
    }
    return Header(**(fields | changes))  # type: ignore[arg-type]


def played(path: Path, seed: str = "7", acts: int | None = None, hands: int = 1) -> Path:
    """Write the journal of a random game and return its path."""
    journal = Journal(header(), JournalFile.create(path))
    for action, decision in random_hand(variant_with(), seed, hands)[:acts]:
        journal.append(action, decision.events)
    journal.close()
    return path
