"""A hand step by step, as it is taught: every table is folded from the acts that led to it.

Nothing is changed by looking: a step is a table of the past, and the game goes on where it was.
Who may have a lesson is decided in `sight`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.bots.protocol import Request
from tarock_desktop.engine.moves import prompt_from
from tarock_desktop.journal.comments import Course, Moment
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.session.explaining import Why, explain
from tarock_desktop.table.events import (
    Event,
    HandCounted,
    LeaveGiven,
    SeatReady,
    TrickTaken,
    TurnGiven,
)
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import BETWEEN_HANDS, Phase
from tarock_desktop.table.records import Hand
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.table.state import State
from tarock_desktop.table.view import Observation, View
from tarock_desktop.variants.base import Variant

_SILENT: Final = SeatReady | LeaveGiven | TurnGiven
"""Nobody has to look twice at these: an act of which nothing else comes is no step."""


class Chapter(Enum):
    """A part of the hand."""

    DEAL = "deal"
    BIDDING = "bidding"
    TALON = "talon"
    WORDS = "words"
    """Declarations, announcements, Kontra."""
    PLAY = "play"
    COUNT = "count"


_CHAPTERS: Final = {
    Phase.SHUFFLE: Chapter.DEAL,
    Phase.CUT: Chapter.DEAL,
    Phase.PACKET: Chapter.DEAL,
    Phase.VOTE: Chapter.DEAL,
    Phase.BID: Chapter.BIDDING,
    Phase.TALON: Chapter.TALON,
    Phase.CALL: Chapter.TALON,
    Phase.DISCARD: Chapter.TALON,
    Phase.SALE: Chapter.TALON,
    Phase.PLAY: Chapter.PLAY,
}


class Step(Struct, frozen=True):
    """One step of a lesson."""

    chapter: Chapter
    events: tuple[Event, ...]
    """What happened, as everybody at the table knew it."""
    moment: Moment
    """Where a comment on it is kept."""


class Lesson:
    """One hand. Its first step is the beginning of the deal, the last one how it stands."""

    def __init__(
        self, number: int, steps: Sequence[Step], states: Sequence[View], variant: Variant
    ) -> None:
        """Take the steps of a hand and the full table after each; *number*: from 1."""
        full = tuple(state for state in states if isinstance(state, State))
        if len(full) != len(states):
            raise TypeError("only from the full table can a hand be followed")
        self.number = number
        self.steps: tuple[Step, ...] = tuple(steps)
        self._states = full
        self._variant = variant

    def __len__(self) -> int:
        return len(self.steps)

    def table(self, number: int) -> Observation:
        """Return the table after a step, counted from 0, with all hands open."""
        return with_hands(observe(self._states[number], Watcher.PUBLIC), self.hands(number))

    def hands(self, number: int) -> tuple[Hand, ...]:
        """Return all hands after a step, by seat."""
        return self._states[number].deal.hands

    def why(self, number: int) -> Why | None:
        """Return what the player to move after a step may do; `None`: nobody is asked."""
        return explain(self._states[number], self._variant)

    def request(self, number: int) -> Request | None:
        """Return what the player to move after a step is asked and knows; `None`: nobody is."""
        state = self._states[number]
        if state.turn is None or state.phase in BETWEEN_HANDS:
            return None
        seen = observe(state, state.turn)
        asked = prompt_from(seen, self._variant)
        act = self.steps[number].moment.act
        return Request(act, self._variant, seen, asked, f"lesson/{act}")

    def events(self, number: int) -> tuple[Event, ...]:
        """Return what everybody knows of the hand after a step."""
        return tuple(event for step in self.steps[: number + 1] for event in step.events)


def lesson_of_hand(
    number: int, start: View, entries: Sequence[Entry], course: Course, variant: Variant
) -> Lesson:
    """Return the lesson of a hand that was played.

    Args:
        number: of the hand, from 1.
        start: the full table before it.
        entries: its acts.
        course: the acts of the game before it.
        variant: the ruleset.
    """
    if not isinstance(start, State):
        raise TypeError("only from the full table can a hand be followed")
    steps, states = list[Step](), list[State]()
    state: State = start
    for entry in entries:
        course = course.after(entry.action)
        parts = tuple(_parts(entry.events))
        for part, events in enumerate(parts):
            before, state = state, fold(state, events)
            # In the middle of an act nobody is asked for the next one.
            shown = state if part == len(parts) - 1 else replace(state, turn=None)
            if steps and all(isinstance(event, _SILENT) for event in events):
                states[-1] = shown
                steps[-1] = replace(steps[-1], events=steps[-1].events + events)
                continue
            public = tuple(redact(event, Watcher.PUBLIC) for event in events)
            chapter = _chapter(before, events)
            steps.append(Step(chapter, public, Moment(course.length, part, course.digest)))
            states.append(shown)
    return Lesson(number, steps, states, variant)


def lesson_of_acts(
    start: View, acts: Iterable[tuple[View, tuple[Event, ...]]], variant: Variant
) -> Lesson:
    """Return the lesson of a worked position: the table, then what each act did and left.

    Nothing can be written about its steps: it belongs to no game.
    """
    steps, states = list[Step](), list[State]()
    before = start
    for number, (view, events) in enumerate(((start, ()), *acts)):
        if not isinstance(before, State) or not isinstance(view, State):
            raise TypeError("only at the full table can a lesson be given")
        public = tuple(redact(event, Watcher.PUBLIC) for event in events)
        steps.append(Step(_chapter(before, events), public, Moment(number, 0, "")))
        states.append(view)
        before = view
    return Lesson(1, steps, states, variant)


def _parts(events: tuple[Event, ...]) -> Iterator[tuple[Event, ...]]:
    """Yield the parts of what came of one act: a full trick lies, it is taken, it is counted."""
    begin = 0
    for place, event in enumerate(events):
        if place > begin and isinstance(event, TrickTaken | HandCounted):
            yield events[begin:place]
            begin = place
    yield events[begin:]


def _chapter(before: State, events: tuple[Event, ...]) -> Chapter:
    if any(isinstance(event, HandCounted) for event in events):
        return Chapter.COUNT
    if before.phase in BETWEEN_HANDS:
        return Chapter.COUNT if before.result.over else Chapter.DEAL
    return _CHAPTERS.get(before.phase, Chapter.WORDS)


def with_hands(seen: Observation, hands: tuple[Hand, ...]) -> Observation:
    """Return a table on which these *hands* lie open, by seat."""
    if not seen.deal.hands:
        return seen
    opened = tuple(Seat(seat) for seat, hand in enumerate(hands) if hand.size)
    return replace(seen, deal=replace(seen.deal, hands=hands, open=opened))


def with_closed(seen: Observation, seats: Collection[Seat]) -> Observation:
    """Return a table on which the hands of some *seats* are closed again."""
    deal = seen.deal
    known = deal.exposed | deal.seen
    hands = tuple(
        Hand(hand.cards & known, hand.size) if seat in seats else hand
        for seat, hand in enumerate(deal.hands)
    )
    opened = tuple(seat for seat in deal.open if seat not in seats)
    return replace(seen, deal=replace(deal, hands=hands, open=opened))
