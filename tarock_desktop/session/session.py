"""One game at one table: acts in, observations and redacted events out.

A session lives on one thread. It holds the full state and never gives it away: whoever asks gets
an observation, whoever listens gets events as his viewer may know them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tarock_desktop.bots.protocol import Request
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.journal.comments import Comments
from tarock_desktop.journal.errors import JournalError
from tarock_desktop.journal.journal import Journal
from tarock_desktop.journal.lines import Motion
from tarock_desktop.journal.rechecks import HandCheck, Rechecks
from tarock_desktop.journal.rules import opening
from tarock_desktop.journal.scoreboard import Scoreboard
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import SeatRef
from tarock_desktop.referee.families import referee_of
from tarock_desktop.referee.judge import questions
from tarock_desktop.referee.unclaimed import unclaimed
from tarock_desktop.session.answers import Answer
from tarock_desktop.session.ceremony import NO_CEREMONY, events_by_table
from tarock_desktop.session.deal_number import DealNumber, numbered_seed
from tarock_desktop.session.listeners import Happened, Listener, Listeners, Rewound
from tarock_desktop.session.past_rulings import PastRuling, past_rulings
from tarock_desktop.session.seating import Seating
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.session.sight import Sight, may_teach, sight_of
from tarock_desktop.table.actions import Action, Agree, Claim, Shuffle, StartHand
from tarock_desktop.table.events import Event
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.judging import JudgeQuestion, UnclaimedOffence
from tarock_desktop.table.phases import BETWEEN_HANDS, Phase
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import Seat, Viewer
from tarock_desktop.table.state import State, before_hand, with_round
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.schema import Sheet

if TYPE_CHECKING:
    from tarock_desktop.session.game_record import GameRecord
    from tarock_desktop.session.lesson import Lesson
    from tarock_desktop.session.looking_back import PlayedHand

# ruff: noqa: PLC0415 - a table that is opened needs no reviews, lessons or deal numbers


class GameSession:
    """A game in progress."""

    def __init__(
        self,
        variant: Variant,
        journal: Journal,
        seating: Seating,
        seeds: Seeds | None = None,
        *,
        is_decided: bool = True,
    ) -> None:
        """Go on where *journal* ends, which was written by the rules of *variant*.

        Where its acts were not decided again, the hands wait in `rechecks`.

        Raises:
            JournalError, LookupError, ...: only then: what `verify.IMPOSSIBLE` lists.
        """
        self.variant = variant
        self._journal = journal
        self._seating = seating
        self._seeds = Seeds() if seeds is None else seeds
        self._listeners = Listeners()
        self._observations: dict[Viewer, Observation] = {}
        self._prompt: Prompt | None = None
        self._prompt_ticket = -1
        self._number: DealNumber | None = None
        self._number_ticket = -1
        self._read = 0  # The hand whose unclaimed offences were read.
        self._starts: list[tuple[int, State]] = []
        """How many acts came before each hand, and the table on which it began."""
        self._state = self._folded()
        journal.pack_hands()
        self.rechecks = Rechecks() if is_decided else Rechecks(self._hand_checks())
        """Hands that were read from a file and not decided again yet."""
        self.comments = Comments.beside(journal.path)
        """What a teacher has written beside the game."""
        self.ceremony = NO_CEREMONY
        """Which acts the table does for people; a tournament table never does any."""

    @property
    def ruleset(self) -> str:
        """Id of the ruleset."""
        return self._journal.header.ruleset

    @property
    def path(self) -> Path | None:
        """Where the game is saved; `None`: nowhere."""
        return self._journal.path

    @property
    def sheet(self) -> Sheet:
        """The rule sheet with the options of this table."""
        return self.variant.sheet

    @property
    def options(self) -> dict[str, str | bool | int]:
        """The table options that were set, by id."""
        return dict(self._journal.header.options)

    @property
    def mode(self) -> Mode:
        """What this table does with an act that breaks a rule."""
        return self._journal.header.mode

    @property
    def seating(self) -> Seating:
        """Who sits at the table."""
        return self._seating

    @property
    def ticket(self) -> int:
        """Length of the journal in lines; another number after every act, undo and redo."""
        return self._journal.lines

    @property
    def position(self) -> int:
        """How many acts count now."""
        return self._journal.position

    @property
    def length(self) -> int:
        """How many acts there are with those that can be done again."""
        return self._journal.length

    @property
    def finished(self) -> bool:
        """Whether the round is closed."""
        return self._state.phase is Phase.CLOSED

    def observation(self, viewer: Viewer) -> Observation:
        """Return what *viewer* knows now."""
        if viewer not in self._observations:
            self._observations[viewer] = observe(self._state, viewer)
        return self._observations[viewer]

    def prompt(self) -> Prompt | None:
        """Return what is asked of the seat whose act is due.

        `None` between hands, and where the table acts for a person. The tournament table does not
        tell what is allowed.
        """
        asked = self.prompt_for_bot()
        if asked is None or self.act_by_table() is not None:
            return None
        return asked.without_help() if self.mode is Mode.TOURNAMENT else asked

    def act_by_table(self) -> Action | None:
        """Return what the table does now for the person whose act is due; `None`: nothing.

        After an undo people are asked: who goes back wants to do something himself.
        """
        asked = self.prompt_for_bot()
        if asked is None or self.mode is Mode.TOURNAMENT or self.may_redo:
            return None
        if asked.seat not in self._seating.humans:
            return None
        return self.ceremony.act(asked, self.seed("by-table"))

    def prompt_for_bot(self) -> Prompt | None:
        """Return the same with all that is allowed: a computer player knows the rules."""
        if self._prompt_ticket != self.ticket:
            self._prompt = prompt(self._state, self.variant)
            self._prompt_ticket = self.ticket
        return self._prompt

    def questions(self, viewer: Viewer) -> tuple[JudgeQuestion, ...]:
        """Return the rulings of the running or last hand, with what a judge can do about each."""
        asked = questions(self.observation(viewer), self.variant)
        return tuple(self._for_people(question) for question in asked)

    def _for_people(self, question: JudgeQuestion) -> JudgeQuestion:
        """Return a question without what computer players alone may decide: they have claimed."""
        people = self._seating.humans
        choices = tuple(c for c in question.choices if not c.seats or set(c.seats) & set(people))
        return replace(question, choices=choices)

    def unclaimed(self) -> tuple[UnclaimedOffence, ...]:
        """Return what was wrong in the last hand and nobody spoke up about (ziri reading A37).

        Who has read it claims nothing any more: for this hand nobody does.
        """
        if self._state.result.over:
            self._read = self._state.round.hand_no
        return unclaimed(self._state, self.variant)

    @property
    def hears_claims(self) -> bool:
        """Whether somebody may say now that a rule was broken."""
        state = self._state
        if self.mode is Mode.GUARD or not state.deal.order or self.finished:
            return False
        if state.phase is not Phase.BETWEEN:
            return True
        afterwards = referee_of(self.variant).hears_afterwards(state, self.variant)
        return afterwards and self._read != state.round.hand_no

    def history(self, viewer: Viewer) -> tuple[Event, ...]:
        """Return the events of the running or last hand as *viewer* may know them."""
        first = self._starts[-1][0] if self._starts else 0
        acts = self._journal.entries[first : self.position]
        events = tuple(event for act in acts for event in act.events)
        return Happened(events).for_viewer(viewer)

    def done_by_table(self) -> frozenset[int]:
        """Return which events of `history`, from 0, are acts that the table did for people."""
        first = self._starts[-1][0] if self._starts else 0
        return events_by_table(self._journal.entries[first : self.position])

    def deal_number(self) -> DealNumber | None:
        """Return the number of the last hand's deal, once the hand is over and if it has one.

        In a running hand it would tell everybody all cards.
        """
        if not self._starts or not self._is_over(self.hands):
            return None
        if self._number_ticket != self.ticket:
            from tarock_desktop.session.numbered_deals import number_of_hand

            acts = self._journal.entries[self._starts[-1][0] : self.position]
            self._number = number_of_hand(acts, self.sheet.deal)
            self._number_ticket = self.ticket
        return self._number

    def scoreboard_reader(self) -> Callable[[], Scoreboard]:
        """Return what reads what every hand has brought up to now; a thread may do it."""
        return self._journal.scoreboard_reader((self.variant.start,) * len(self._seating.places))

    def rulings(self, viewer: Viewer) -> tuple[PastRuling, ...]:
        """Return all rulings of this game as *viewer* may know them, in order."""
        acts = (act.entry() for act in self._journal.acts[: self.position])
        return past_rulings(acts, viewer)

    @property
    def hands(self) -> int:
        """How many hands were begun."""
        return len(self._starts)

    def sight(self, viewer: Viewer, hand: int | None = None, *, taught: bool = False) -> Sight:
        """Return how much of a hand *viewer* may look back at; see `look_back`."""
        number = self.hands if hand is None else hand
        if not 1 <= number <= self.hands:
            return Sight.NOTHING
        return sight_of(
            mode=self.mode,
            is_over=self._is_over(number),
            is_closed=self.finished,
            is_taught=taught,
            viewer=viewer,
        )

    def look_back(
        self,
        viewer: Viewer,
        hand: int | None = None,
        *,
        taught: bool = False,
        asked: Callable[[int], Request | None] = lambda _: None,
    ) -> PlayedHand:
        """Return what was decided in a hand, as far as *viewer* may look at it.

        Args:
            viewer: whose knowledge is on screen.
            hand: one of this game, counted from 1; `None`: the running or last one.
            taught: whether the table has agreed to talk about the running hand.
            asked: gives what a computer player was really asked, by the acts before it.

        Raises:
            LookupError: there is no such hand.
        """
        from tarock_desktop.session.looking_back import Looker, look_back

        number = self.hands if hand is None else hand
        start, entries, first = self._hand(number)
        sight = self.sight(viewer, number, taught=taught)
        looker = Looker(sight, viewer, self._seating.humans, asked)
        return look_back(start, entries, first, self.variant, looker)

    def may_teach(self, hand: int | None = None) -> bool:
        """Return whether a hand may lie open before everybody; `None`: the running or last one."""
        is_over = self._is_over(self.hands if hand is None else hand)
        people = len(self._seating.humans)
        closed = self.finished
        return may_teach(mode=self.mode, is_over=is_over, is_closed=closed, people=people)

    def lesson(self, hand: int | None = None) -> Lesson | None:
        """Return a hand step by step, all cards open; `None`: it may not lie open now.

        Raises:
            LookupError: there is no such hand.
        """
        from tarock_desktop.session.lesson import lesson_of_hand

        number = self.hands if hand is None else hand
        start, entries, first = self._hand(number)
        if not self.may_teach(number):
            return None
        return lesson_of_hand(number, start, entries, self._journal.course(first), self.variant)

    def may_report(self) -> bool:
        """Return whether the last hand is over, and all of it may be known."""
        return self.hands > 0 and self._is_over(self.hands) and self.may_teach()

    def record(self) -> GameRecord:
        """Return the game up to the last hand that may lie open before everybody."""
        from tarock_desktop.session.game_record import known_part, record_of_journal

        return known_part(record_of_journal(self._journal))

    def _is_over(self, hand: int) -> bool:
        return hand < self.hands or self._state.phase in BETWEEN_HANDS

    def _hand(self, number: int) -> tuple[State, Sequence[Entry], int]:
        """Return the table before a hand, its acts, and how many acts came before them."""
        if not 1 <= number <= self.hands:
            raise LookupError(f"no hand {number} was begun")
        first, start = self._starts[number - 1]
        last = self._starts[number][0] if number < self.hands else self.position
        self.rechecks.check(number)
        return start, self._journal.entries[first:last], first

    def seed(self, purpose: str) -> str:
        """Return a seed text for an act now, such as a person's shuffle; never the same twice."""
        return self._seeds.of(purpose, self.ticket)

    def submit(
        self, action: Action, *, acknowledged: bool = False, by_table: bool = False
    ) -> Answer:
        """Do an act, or say why not. What was accepted is on disk before anybody hears of it.

        An act that needs confirmation goes through when done again with the ruling *acknowledged*.
        *by_table*: the table does it in a person's place.

        Raises:
            JournalError: it could not be saved; nothing has changed.
        """
        if isinstance(action, Claim | Agree) and not self.hears_claims:
            return Answer(Verdict.IMPOSSIBLE, reason=message("act.not-now", SeatRef(action.seat)))
        if isinstance(action, Shuffle) and self._seeds.number_packs:
            action = replace(action, seed=numbered_seed(action.seed))
        decision = decide(self._state, action, self.variant, self.mode, acknowledged=acknowledged)
        if decision.verdict is Verdict.ACCEPTED:
            position, table = self.position, self._state
            self._journal.append(action, decision.events, by_table=by_table)
            if isinstance(action, StartHand):
                self._starts.append((position, before_hand(table)))
            self._state = decision.state
            self._observations.clear()
            self._listeners.tell(Happened(decision.events))
        return Answer(decision.verdict, decision.ruling, decision.reason)

    @property
    def may_undo(self) -> bool:
        """Whether `undo` leads anywhere."""
        return self.mode is not Mode.TOURNAMENT and self._before_own_act() is not None

    @property
    def may_redo(self) -> bool:
        """Whether there is anything to be done again."""
        return self.position < self.length

    @property
    def undo_seat(self) -> Seat | None:
        """Whose act `undo` takes back."""
        place = self._before_own_act()
        return None if place is None else self._journal.entries[place].action.seat

    def undo(self) -> bool:
        """Go back to before a person's last act, or the last act where only computers play.

        What the table did in a person's place is not his act: it is stepped over.

        Returns whether there was one.

        Raises:
            JournalError: it could not be saved; nothing has changed.
        """
        to = self._before_own_act() if self.may_undo else None
        if to is None:
            return False
        self._move(Motion.UNDO, to)
        return True

    def redo(self) -> bool:
        """Go forward to before a person's next act, or to the end.

        Returns whether there was anything to be done again.

        Raises:
            JournalError: it could not be saved; nothing has changed.
        """
        if not self.may_redo:
            return False
        later = range(self.position + 1, self.length)
        self._move(Motion.REDO, next((n for n in later if self._is_own(n)), self.length))
        return True

    def reseat(self, seating: Seating) -> None:
        """Let others sit at the table from now on.

        Raises:
            ValueError: that is not one for every seat.
            JournalError: it could not be saved; nothing has changed.
        """
        self._journal.reseat(seating.notes())
        self._seating = seating
        self._listeners.tell(Rewound())

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Let *listener* hear all news in order from now on; call the result to end that."""
        return self._listeners.add(listener)

    def report_to(self, report: Callable[[JournalError], None]) -> None:
        """Let *report* hear what became of the file where others have changed it."""
        self._journal.report = report

    @property
    def hands_to_come(self) -> int:
        """About how many more hands find room in the file."""
        used = 1 - self._journal.room
        return int((1 - used) * self.hands / used) if self.hands and used else 0

    def close(self) -> None:
        """Give the journal's file back; the game can't go on in this session."""
        self._journal.close()

    def _is_own(self, number: int) -> bool:
        humans, entry = self._seating.humans, self._journal.entries[number]
        return not humans or (entry.action.seat in humans and not entry.by_table)

    def _before_own_act(self) -> int | None:
        return next((n for n in reversed(range(self.position)) if self._is_own(n)), None)

    def _move(self, how: Motion, to: int) -> None:
        self.rechecks.check(sum(place < to for place, _ in self._starts))
        self._journal.move(how, to)
        self._state = self._folded()
        self._observations.clear()
        self._listeners.tell(Rewound())

    def _hand_checks(self) -> Iterator[tuple[int, HandCheck]]:
        """Yield what is to be decided again: each hand, the last with all that was undone."""
        acts = self._journal.acts
        places = (0, *(place for place, _ in self._starts), len(acts))
        begin = opening(self._journal.header, self.variant)
        tables = (begin, *(table for _, table in self._starts))
        for hand, (table, (first, last)) in enumerate(zip(tables, pairwise(places), strict=True)):
            yield hand, HandCheck(table, acts[first:last], first + 1, self.variant, self.mode)

    def _folded(self) -> State:
        """Return the table as it stands, and note where each hand begins."""
        acts, starts = self._journal.acts, self._starts
        while starts and starts[-1][0] >= self.position:
            starts.pop()
        first, table = starts[-1] if starts else (-1, opening(self._journal.header, self.variant))
        # Of all hands before the running one only that is wanted which changes the round.
        count, begin = 0, max(first, 0)
        for place, act in enumerate(acts[begin : self.position], start=begin):
            if act.starts_hand and place > first:
                table, count = before_hand(with_round(table, (), count)), 0
                starts.append((place, table))
            count += act.count
            if events := act.outlasting():
                table, count = with_round(table, events, count), 0
        first, table = starts[-1] if starts else (0, opening(self._journal.header, self.variant))
        for entry in self._journal.entries[first : self.position]:
            table = fold(table, entry.events)
        return table
