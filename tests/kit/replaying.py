"""A journal played through by its events alone."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.journal.reading import Reading
from tarock_desktop.journal.rules import opening
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


def replay(reading: Reading, variant: Variant) -> Iterator[tuple[Entry, State]]:
    """Yield the acts that count, each with the state after it; no rule is asked."""
    timeline = reading.timeline()
    state = opening(reading.header, variant)
    for entry in timeline.entries[: timeline.position]:
        state = fold(state, entry.events)
        yield entry, state
