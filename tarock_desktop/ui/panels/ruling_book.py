"""The book of rulings of a hand, read from its public events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from tarock_desktop.table import events as ev
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import Event
from tarock_desktop.table.rulings import Ruling

_Act: TypeAlias = (
    ev.CardPlayed | ev.CardsDiscarded | ev.ValuesDeclared | ev.ItemAnnounced | ev.CardCalled
)
_ACTS: Final[Mapping[str, tuple[type[_Act], ...]]] = MappingProxyType(
    {
        "play": (ev.CardPlayed,),
        "discard": (ev.CardsDiscarded,),
        "declare": (ev.ValuesDeclared,),
        "announce": (ev.ItemAnnounced,),
        "call": (ev.CardCalled,),
    }
)
"""Which event shows the act that a rule is about, by the first word of the rule's id."""


@dataclass(frozen=True, slots=True)
class BookEntry:
    """One ruling with what was paid for it."""

    ruling: Ruling
    """As everybody may know it."""
    lines: tuple[ScoreLine, ...]
    """What was paid at once because of it."""
    place: int
    """The event of the ruling, counted from 0."""
    act: int
    """The event of the act it is about; the ruling itself if the act did not take place."""


def read_book(events: Sequence[Event]) -> tuple[BookEntry, ...]:
    """Return the rulings among the *events* of one hand, in order."""
    return tuple(
        BookEntry(event.ruling, _paid(events, place), place, _act(events, place, event.ruling))
        for place, event in enumerate(events)
        if isinstance(event, ev.RulingIssued)
    )


def _paid(events: Sequence[Event], place: int) -> tuple[ScoreLine, ...]:
    """Return the lines that follow a ruling before anything else is done."""
    lines: tuple[ScoreLine, ...] = ()
    for event in events[place + 1 :]:
        if isinstance(event, ev.LinesScored):
            lines += event.lines
        elif isinstance(
            event, ev.RulingIssued | ev.TurnGiven | ev.CardPlayed | ev.TrickTaken | ev.HandCounted
        ):
            break
    return lines


def _act(events: Sequence[Event], place: int, ruling: Ruling) -> int:
    """Return the act a ruling is about: a card of the trick it names, or the seat's last one."""
    kinds = _ACTS.get(ruling.rule.partition(".")[0], ())
    if not ruling.subject or not kinds:
        return place
    trick = _trick(ruling) if ev.CardPlayed in kinds else None
    taken, found = 0, place
    for number, event in enumerate(events[:place]):
        if isinstance(event, ev.TrickTaken):
            taken += 1
        if isinstance(event, kinds) and event.seat == ruling.seat and trick in {None, taken + 1}:
            found = number
    return found


def _trick(ruling: Ruling) -> int | None:
    """Return the number of the trick, from 1, that the subject of a ruling ends with."""
    last = ruling.subject.partition("#")[0].rpartition("/")[2]
    return int(last) if last.isdecimal() and ruling.subject.count("/") > 1 else None
