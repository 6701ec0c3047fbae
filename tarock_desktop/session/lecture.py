"""What is taught before a room: which step, what of it the room may see, what it is asked.

The window of the room and that of the teacher both draw one `Lecture`. The room is drawn from
`Lecture.room` and from nothing else: what it may not see is not in it.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias, final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import Message
from tarock_desktop.session.explaining import Why
from tarock_desktop.session.lesson import Chapter, Lesson, with_closed
from tarock_desktop.session.sight import closed_to_room
from tarock_desktop.table.actions import Action
from tarock_desktop.table.events import Event
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation

MOST_OPTIONS: Final = 4
MOST_VOTES: Final = 999


class Figure(Struct, frozen=True):
    """A number that stands above the table."""

    place: int
    """Among all texts there, from 0."""


Light: TypeAlias = Card | Seat | Figure
"""What alone is lit: a card wherever it lies open, the tricks of a seat, or a number."""


class Asking(Enum):
    """How it stands with the question to the room."""

    NOTHING = "nothing"
    OPEN = "open"
    """What would you play? The answer is not to be seen."""
    ANSWERED = "answered"


class Option(Struct, frozen=True, kw_only=True):
    """An act that the room can vote for."""

    action: Action | None = None
    """`None`: it is barred."""
    card: Card | None = None
    """The card that is played."""
    label: Message | None = None
    """What the button of the act says."""
    reason: Message | None = None
    """Why it is barred; `None`: it is not, or that is not to be seen yet."""
    article: str | None = None
    """By which article of the sheet."""
    loss: float | None = None
    """Chips it is worth less than the best act, as far as its player can know; `None`: not
    known."""

    def is_same(self, other: Option) -> bool:
        """Return whether it is the same act, whatever is known of it."""
        mine, its = (self.action, self.card, self.label), (other.action, other.card, other.label)
        return mine == its

    def unanswered(self) -> Option:
        """Return it without a word on whether it is right."""
        return replace(self, reason=None, article=None, loss=None)


class Vote(Struct, frozen=True):
    """What the room can vote for, and how many hands went up."""

    options: tuple[Option, ...]
    counts: tuple[int, ...]

    @classmethod
    def on(cls, options: tuple[Option, ...]) -> Vote:
        """Return a vote in which nobody has voted."""
        return cls(options[:MOST_OPTIONS], (0,) * len(options[:MOST_OPTIONS]))

    def with_count(self, place: int, count: int) -> Vote:
        """Return it with another count of an option, by its place from 0."""
        counts = list(self.counts)
        counts[place] = max(0, min(count, MOST_VOTES))
        return replace(self, counts=tuple(counts))

    def with_option(self, place: int, option: Option) -> Vote:
        """Return it with another act at a place from 0, for which nobody has voted."""
        options = list(self.options)
        options[place] = option
        return replace(self, options=tuple(options)).with_count(place, 0)


class Ballot(Struct, frozen=True):
    """A vote as the room sees it: before the answer neither counts nor what is right."""

    options: tuple[Option, ...]
    counts: tuple[int, ...] = ()
    """Empty: not to be seen yet."""


class RoomSight(Struct, frozen=True, kw_only=True):
    """All that the room may see."""

    table: Observation
    number: int
    """Of the step, from 1."""
    total: int
    chapter: Chapter
    events: tuple[Event, ...]
    """What happened in this step."""
    story: tuple[Event, ...]
    """What happened in the hand so far."""
    why: Why | None = None
    """What the player to move may do; `None`: nobody is asked, or it is not to be seen."""
    asked: Seat | None = None
    """Whose act the room is asked for, or whose hand is closed when it is his turn."""
    ballot: Ballot | None = None
    light: Light | None = None


@final
class Lecture:
    """One step of one hand, and how it is shown."""

    def __init__(self) -> None:
        """Begin with nothing to show."""
        self.lesson: Lesson | None = None
        self.number = 0
        """The step that is shown, from 0."""
        self.closed: frozenset[Seat] = frozenset()
        """Whose hands the teacher has closed."""
        self.asking = Asking.NOTHING
        self.shows_hand = False
        """Whether the player the room is asked about shows his hand."""
        self.vote: Vote | None = None
        self.light: Light | None = None
        self.is_blank = False
        """Whether the room sees nothing."""
        self.opening = ""
        """The title of an evening that is about to begin: the room sees nothing else."""
        self._why: tuple[Lesson, int, Why | None] | None = None

    def look_at(self, lesson: Lesson | None, number: int = 0) -> None:
        """Show a step; what was asked about another one is over."""
        if lesson is self.lesson and number == self.number:
            return
        self.lesson, self.number = lesson, number
        self.asking, self.shows_hand, self.vote = Asking.NOTHING, False, None
        self.light = None

    def close_all(self) -> None:
        """Forget everything: another game is taught, or none."""
        self.look_at(None)
        self.closed, self.light, self.is_blank = frozenset(), None, False
        self.opening = ""

    # ------------------------------------------------------------------ what is asked

    @property
    def why(self) -> Why | None:
        """What the player to move may do; `None`: nobody is asked."""
        if self.lesson is None:
            return None
        if self._why is None or self._why[:2] != (self.lesson, self.number):
            self._why = self.lesson, self.number, self.lesson.why(self.number)
        return self._why[2]

    @property
    def mover(self) -> Seat | None:
        """Whose turn it is."""
        return None if self.why is None else self.why.seat

    @property
    def is_asking(self) -> bool:
        """Whether the room is asked and waits for the answer."""
        return self.asking is Asking.OPEN

    def ask(self) -> bool:
        """Ask the room what it would play, or show the answer; return whether there is a turn."""
        if self.mover is None:
            return False
        self.asking = Asking.ANSWERED if self.is_asking else Asking.OPEN
        self.light, self.shows_hand = None, False
        return True

    def answer(self) -> bool:
        """Show the answer; return whether one was waited for."""
        if not self.is_asking:
            return False
        self.asking = Asking.ANSWERED
        return True

    def toggle_hand(self, seat: Seat) -> None:
        """Close a hand to the room, or open it; while it is asked, also that of the player."""
        if self.is_asking and seat == self.mover:
            self.shows_hand = not self.shows_hand
        else:
            self.closed ^= {seat}

    # ------------------------------------------------------------------ the room

    @property
    def hidden(self) -> frozenset[Seat]:
        """Whose hands the room may not see."""
        asked = self.mover if self.is_asking else None
        return closed_to_room(closed=self.closed, asked=asked, is_shown=self.shows_hand)

    def room(self) -> RoomSight | None:
        """Return what the room may see of the table; `None`: nothing."""
        return None if self.is_blank or self.opening else self.sight()

    def sight(self, *, is_open: bool = False) -> RoomSight | None:
        """Return the step as the room may see it, or *is_open*: as the teacher sees it."""
        lesson = self.lesson
        if lesson is None:
            return None
        step, hidden = lesson.steps[self.number], frozenset[Seat]() if is_open else self.hidden
        is_told = is_open or (not self.is_asking and self.mover not in hidden)
        return RoomSight(
            table=with_closed(lesson.table(self.number), hidden),
            number=self.number + 1,
            total=len(lesson),
            chapter=step.chapter,
            events=step.events,
            story=lesson.events(self.number),
            why=self.why if is_told else None,
            asked=None if is_told else self.mover,
            ballot=self._ballot(is_open=is_open),
            light=self.light,
        )

    def _ballot(self, *, is_open: bool) -> Ballot | None:
        if self.vote is None or (self.asking is Asking.NOTHING and not is_open):
            return None
        if self.asking is Asking.ANSWERED or is_open:
            return Ballot(self.vote.options, self.vote.counts)
        return Ballot(tuple(option.unanswered() for option in self.vote.options))
