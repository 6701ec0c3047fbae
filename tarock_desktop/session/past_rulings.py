"""The rulings of a whole game, read from its journal."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.journal.timeline import Entry
from tarock_desktop.table.events import HandStarted, RulingIssued, RulingJudged, RulingReopened
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Viewer


class PastRuling(Struct, frozen=True):
    """One ruling of a game."""

    hand: int
    """Number of the hand, from 1; 0 before the first."""
    ruling: Ruling
    judged: RulingJudged | None = None
    """What a judge decided on it."""


def past_rulings(entries: Iterable[Entry], viewer: Viewer) -> tuple[PastRuling, ...]:
    """Return the rulings among the acts of a game as *viewer* may know them, in order."""
    found: list[PastRuling] = []
    hand = first = 0
    for event in (event for entry in entries for event in entry.events):
        match event:
            case HandStarted(number):
                hand, first = number, len(found)
            case RulingIssued(ruling):
                found.append(PastRuling(hand, ruling.for_viewer(viewer)))
            case RulingJudged(number):
                found[first + number] = replace(found[first + number], judged=event)
            case RulingReopened(number):
                found[first + number] = replace(found[first + number], judged=None)
            case _:
                pass
    return tuple(found)
