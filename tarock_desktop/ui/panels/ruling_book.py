"""The book of rulings of a hand, read from its public events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from msgspec import Struct

from tarock_desktop.table import events as ev
from tarock_desktop.table.actions import (
    Action,
    Announce,
    CallCard,
    Declare,
    Discard,
    PlayCard,
)
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import CardsTakenBack, Event
from tarock_desktop.table.records import PlayedCard, Trick
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


class BookEntry(Struct, frozen=True):
    """One ruling with what was paid for it."""

    lines: tuple[ScoreLine, ...]
    """What was paid at once because of it."""
    place: int
    """The event of the ruling, counted from 0."""
    act: int
    """The event of the act it is about; the ruling itself if the act did not take place."""
    proof: int
    """The event by which it came to light; the ruling itself if that was no act at the table."""


def read_book(events: Sequence[Event]) -> tuple[BookEntry, ...]:
    """Return the rulings among the *events* of one hand, in order."""
    return tuple(
        BookEntry(
            _paid(events, place),
            place,
            _act(events, place, event.ruling),
            _proof(events, place, event.ruling.action),
        )
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


def _proof(events: Sequence[Event], place: int, action: Action) -> int:
    """Return the event of the *action* on which the ruling at *place* was given."""
    for number in reversed(range(place)):
        event = events[number]
        match action:
            case PlayCard(seat, card):
                found = isinstance(event, ev.CardPlayed) and (event.seat, event.card) == (
                    seat,
                    card,
                )
            case Discard(seat):
                found = isinstance(event, ev.CardsDiscarded) and event.seat == seat
            case Declare(seat):
                found = isinstance(event, ev.ValuesDeclared) and event.seat == seat
            case Announce(seat):
                found = isinstance(event, ev.ItemAnnounced) and event.seat == seat
            case CallCard(seat):
                found = isinstance(event, ev.CardCalled) and event.seat == seat
            case _:
                return place
        if found:
            return number
    return place


def trick_at(events: Sequence[Event], place: int) -> Trick | None:
    """Return the trick in which the card of the event at *place* lay, as it lay then.

    Cards that were taken back later are still in it; `None`: the event is no card.
    """
    if not isinstance(events[place], ev.CardPlayed):
        return None
    cards: list[PlayedCard] = []
    starts = [0]
    """How many cards had been played before each trick."""
    winner = None
    for number, event in enumerate(events):
        match event:
            case ev.CardPlayed():
                cards.append(PlayedCard(event.seat, event.card))
                winner = event.winning
            case ev.TrickTaken() if number < place:
                starts.append(len(cards))
            case CardsTakenBack() if number < place:
                del cards[len(cards) - event.count :]
                starts = [start for start in starts if start <= len(cards)] or [0]
            case ev.TrickTaken() | CardsTakenBack():
                break
            case _:
                pass
    return None if winner is None else Trick(tuple(cards[starts[-1] :]), winner)


def _trick(ruling: Ruling) -> int | None:
    """Return the number of the trick, from 1, that the subject of a ruling ends with."""
    last = ruling.subject.partition("#")[0].rpartition("/")[2]
    return int(last) if last.isdecimal() and ruling.subject.count("/") > 1 else None
