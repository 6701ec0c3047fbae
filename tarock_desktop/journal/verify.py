"""Replay and verification: events folded as they stand, and every act decided again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.journal.lines import ActLine, MoveLine
from tarock_desktop.journal.reading import Reading
from tarock_desktop.journal.rules import opening
from tarock_desktop.journal.timeline import Act
from tarock_desktop.table.actions import Action
from tarock_desktop.table.events import Event
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


class Difference(Struct, frozen=True):
    """The first place where the journal and the rules disagree."""

    line: int
    """Line of the file, from 1."""
    act: int
    """Number of the act in the game."""
    action: Action
    written: Event | None
    """The event the journal has there; `None`: it has no more."""
    decided: Event | None
    """The event the rules give there; `None`: they give no more."""
    verdict: Verdict | None = Verdict.ACCEPTED
    """What the rules say to the act; `None`: they can't be asked, the state is impossible."""


def verify(reading: Reading, variant: Variant) -> Difference | None:
    """Decide every act of a journal again, undone ones included; return the first difference."""
    states = [opening(reading.header, variant)]
    for number, line in _acts(reading, states):
        found = _decided(states[-1], line, variant, reading.header.mode, number)
        if isinstance(found, Difference):
            return found
        states.append(found)
    return None


def _acts(reading: Reading, states: list[State]) -> Iterator[tuple[int, ActLine]]:
    """Yield every act with its line in the file; *states* ends with the one it was done in."""
    position = 0
    for number, line in enumerate(reading.lines, start=2):
        if isinstance(line, MoveLine):
            position = line.to
        if isinstance(line, ActLine):
            del states[position + 1 :]
            yield number, line
            position += 1


def verify_hand(
    table: State, acts: Sequence[Act], first: int, variant: Variant, mode: Mode
) -> int | None:
    """Decide the *acts* of a hand again; return the number of the first that comes out otherwise.

    Args:
        table: the table before the first of them.
        acts: those of the hand.
        first: number of the first in the game, from 1.
        variant: the rules.
        mode: that of the table.

    Raises:
        JournalError: an act can't be read.
    """
    for number, act in enumerate(acts, start=first):
        entry = act.entry()
        line = ActLine(number, entry.action, entry.events)
        found = _decided(table, line, variant, mode, number)
        if isinstance(found, Difference):
            return number
        table = found
    return None


IMPOSSIBLE: Final = (
    LookupError,
    ValueError,
    TypeError,
    ArithmeticError,
    RuntimeError,
    StopIteration,
)
"""Errors at a table that no acts could have led to."""


def contradiction(reading: Reading, variant: Variant) -> int | None:
    """Return the first line whose events contradict those before it; `None`: none does.

    No rule is asked, but whether somebody could be asked for his act.
    """
    states = [opening(reading.header, variant)]
    for number, line in _acts(reading, states):
        try:
            states.append(fold(states[-1], line.e))
            prompt(states[-1], variant)
        except IMPOSSIBLE:
            return number
    return None


def _decided(
    state: State, line: ActLine, variant: Variant, mode: Mode, number: int
) -> State | Difference:
    try:
        decision = decide(state, line.a, variant, mode, acknowledged=True)
    except IMPOSSIBLE:
        first = line.e[0] if line.e else None
        return Difference(number, line.n, line.a, first, None, verdict=None)
    if decision.verdict is Verdict.ACCEPTED and decision.events == line.e:
        return decision.state
    written, decided = _first_difference(line.e, decision.events)
    return Difference(number, line.n, line.a, written, decided, decision.verdict)


def _first_difference(
    written: tuple[Event, ...], decided: tuple[Event, ...]
) -> tuple[Event | None, Event | None]:
    for place in range(max(len(written), len(decided))):
        ours = written[place] if place < len(written) else None
        theirs = decided[place] if place < len(decided) else None
        if ours != theirs:
            return ours, theirs
    return None, None
