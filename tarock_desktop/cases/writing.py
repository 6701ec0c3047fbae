"""From the acts of a hand to the script of a case."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tarock_desktop.cases.asking import words_of
from tarock_desktop.cases.seats import letter_of
from tarock_desktop.table.actions import Action, Choose, PlayCard
from tarock_desktop.table.events import Event, TrickTaken
from tarock_desktop.table.seats import Seat, turn_order


def script_lines(
    acts: Iterable[tuple[Action, tuple[Event, ...]]], order: tuple[Seat, ...]
) -> Iterator[str]:
    """Yield the lines of a script that does these acts, a whole trick in one line.

    Acts come with their events; *order* are those who play, in order of play. What
    has no words in a script is left out: it is done quietly.
    """
    trick: list[PlayCard] = []
    for action, events in acts:
        if isinstance(action, PlayCard):
            trick.append(action)
            if any(isinstance(event, TrickTaken) for event in events):
                yield from _lines(trick, order)
                trick = []
            continue
        words = words_of(action)
        if not isinstance(action, Choose) or words:
            yield f"{letter_of(action.seat)}: {words}"
    yield from _lines(trick, order)


def _lines(trick: list[PlayCard], order: tuple[Seat, ...]) -> Iterator[str]:
    """Yield the line of a trick; one for each card where somebody has none to play."""
    players = tuple(act.seat for act in trick)
    first = players[0] if players else None
    if first in order and turn_order(order, first)[: len(trick)] == players:
        yield f"{letter_of(first)}: {' '.join(act.card.name for act in trick)}"
    else:
        yield from (f"{letter_of(act.seat)}: {act.card.name}" for act in trick)
