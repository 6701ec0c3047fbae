"""The scoreboard of acts that were done without a journal."""

from __future__ import annotations

from collections.abc import Iterable

from tarock_desktop.journal.scoreboard import Scoreboard, scoreboard_of
from tarock_desktop.journal.timeline import Entry, Timeline
from tarock_desktop.table.amounts import Amounts


def scoreboard(entries: Iterable[Entry], start: Amounts) -> Scoreboard:
    """Return the scoreboard after these acts; *start* is what each seat began with."""
    timeline = Timeline(())
    for entry in entries:
        timeline.add(entry)
    return scoreboard_of(timeline, start)
