"""Performing the script of a case at the table of the engine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from msgspec import Struct

from tarock_desktop.cases import acts
from tarock_desktop.cases.acts import Act, Saying
from tarock_desktop.cases.auditing import audited
from tarock_desktop.cases.checking import difference_of_check
from tarock_desktop.cases.families import family_of, settlement_of
from tarock_desktop.cases.notation import Points, Seats
from tarock_desktop.cases.reception import NOT_POSSIBLE, Receiver, Reception, scored
from tarock_desktop.cases.schema import HandFacts
from tarock_desktop.cases.script import Answer, AnswerWord, Deed, Line, Script
from tarock_desktop.cases.seats import letter_of, seat_of
from tarock_desktop.cases.staging import set_scene, start_hand
from tarock_desktop.cases.translating import judge_action
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.table.actions import Claim, CloseRound
from tarock_desktop.table.events import Event, RulingIssued
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant

MOST_QUIET: Final = 40
"""More acts than can be missing between two lines of a script."""
SILENCE: Final = (acts.Say(Saying.READY), acts.Say(Saying.GOOD))
MISDEALS: Final = (Saying.MISDEAL, Saying.MISDEAL_STYLE)


class Mismatch(Struct, frozen=True):
    """The first line of a script that went another way."""

    line: int
    """Counted from 1 in the script."""
    text: str
    got: str


class Happening(Struct, frozen=True):
    """What a line of a script did at the table."""

    line: Line | None
    """`None` when the position has been set up and nobody has acted."""
    events: tuple[Event, ...]
    """With those of the acts that nobody writes down; of an act that was refused its ruling."""
    state: State
    """The table afterwards."""


Listener: TypeAlias = Callable[[Happening], None]
"""Is told of the position and then of every line that somebody acts in, as soon as it is done."""


class Done(Struct, frozen=True):
    """An act that was accepted, with the table before it."""

    seat: Seat
    act: Act
    before: State


@dataclass(slots=True)
class Performance:
    """The table of a case while its script is performed."""

    facts: HandFacts
    variant: Variant
    state: State
    mode: Mode = Mode.GUARD
    start: State | None = None
    """The table when the script began; `None` while no hand is running."""
    refused_at: State | None = None
    """The table at which the last act was refused, if the others had to do something first."""
    done: list[Done] = field(default_factory=list)
    insisted: bool = False
    """Whether the act of this line is done in spite of a warning."""
    following: Line | None = None
    """The next line."""
    ruled: tuple[Seat, Reception] | None = None
    """Who was ruled against at once, where the next line claims it."""
    signed: Seats | None = None
    """Who has signed the card of the round; `None`: the case tells of no card."""
    listener: Listener | None = None
    events: list[Event] = field(default_factory=list)
    """What this line has done so far."""

    def run(self, script: Script) -> Mismatch | None:
        """Perform the lines; return the first that goes another way.

        Raises:
            UnjudgedError: with the line that can't be judged.
        """
        if _begins_between_hands(script) and self.facts.at is None:
            if self.facts.contract is not None:
                state = start_hand(self.state, self.variant)
                self.state = settlement_of(self.facts, state, self.variant).without_play(state)
        else:
            self.start = set_scene(self.state, self.facts, self.variant, filled=True)
            self.state = self.start
        self._tell(None)
        for line, following in zip(script, (*script[1:], None), strict=True):
            try:
                self.following = following
                got = self._line(line)
            except UnjudgedError as error:
                raise UnjudgedError(error.sentence, line.number) from None
            if got is not None:
                return Mismatch(line.number, line.text, got)
            if isinstance(line.step, Deed):
                self._tell(line)
        return None

    def _tell(self, line: Line | None) -> None:
        """Tell the listener what came of a line."""
        if self.listener is not None:
            self.listener(Happening(line, tuple(self.events), self.state))
        self.events.clear()

    def _line(self, line: Line) -> str | None:
        """Return what came instead of what the line says; `None`: it went as it says."""
        refused_at, self.refused_at = self.refused_at, None
        if not isinstance(line.step, Deed):
            got = difference_of_check(line.step, self.state, self.variant)
            if got is None or refused_at is None:
                return got
            self.refused_at = refused_at
            return got and difference_of_check(line.step, refused_at, self.variant)
        deed = line.step
        self.insisted = deed.anyway
        if isinstance(deed.act, acts.JudgeRuling | acts.Reopen):
            return self._by_judge(deed.act, deed.answer)
        if deed.who == "table":
            return self._by_table(deed)
        if isinstance(deed.act, acts.Correct):
            return self._correct(seat_of(deed.who), deed.act.act, deed.answer)
        return self._by_seat(seat_of(deed.who), deed.act, deed.answer)

    def _by_judge(self, act: acts.JudgeRuling | acts.Reopen, answer: Answer) -> str | None:
        """Enter the ruling of the judge, which needs no arrow behind it."""
        reception = self._receiver.decided(self.state, judge_action(act, self.state))
        if not (
            (reception.rows and answer.verdict is AnswerWord.ACCEPTED) or reception.fits(answer)
        ):
            return reception.words
        self._take(reception)
        return None

    @property
    def _receiver(self) -> Receiver:
        return Receiver(self.facts, self.variant, self.mode, self.start, self.insisted)

    def _take(self, reception: Reception) -> None:
        """Go on at the table after an act."""
        self.state = reception.state
        self.events += reception.events

    def _by_table(self, deed: Deed) -> str | None:
        before = self.state
        match deed.act:
            case acts.Rest(points) if self.start is not None and not self.state.result.over:
                settlement = settlement_of(self.facts, self.state, self.variant)
                audited = self._audited(points)
                after = settlement.after(audited, points)
                new = audited.book.rulings[len(before.book.rulings) :]
                events = (*map(RulingIssued, new), *scored(before, after))
                rows = tuple(ruling.row for ruling in new)
                reception = Reception(AnswerWord.ACCEPTED.value, after, rows, events)
            case acts.Rest():
                reception = Reception(NOT_POSSIBLE, self.state)
            case acts.Say(Saying.CLOSE_ROUND) if missing := self._not_signed():
                reception = Reception(f"{NOT_POSSIBLE}: not signed by {missing}", self.state)
            case acts.Say(Saying.CLOSE_ROUND):
                closing = CloseRound(scores=self.state.round.scores)
                reception = self._receiver.decided(self.state, closing)
            case _:
                raise UnjudgedError("this act belongs to a seat, not to the table")
        self._take(reception)
        return None if reception.fits(deed.answer) else reception.words

    def _not_signed(self) -> str:
        """Return who has not signed the card of the round; nobody where none is told of."""
        if self.signed is None:
            return ""
        seats = (letter_of(seat) for seat in self.state.round.seats)
        return " ".join(letter for letter in seats if letter not in self.signed)

    def _audited(self, points: Points | None) -> State:
        """Return the table after the rulings of the audit at the end of the hand."""
        if self.mode is Mode.GUARD:
            return self.state
        declared = (done for done in self.done if isinstance(done.act, acts.Declare))
        spoken = frozenset(done.seat for done in declared)
        return audited(self.state, points, self.variant, spoken)

    def _by_seat(self, seat: Seat, act: Act, answer: Answer) -> str | None:
        """Do an act, if need be after what the others do without a word."""
        if self._ends_own_words(seat, act, answer):
            return None
        ruled, self.ruled = self.ruled, None
        if ruled is not None and isinstance(act, acts.Claim) and ruled[1].fits(answer):
            return None
        before, reception = self.state, self._receiver.received(self.state, seat, act)
        first, silent = reception, list[Event]()
        family = family_of(self.variant)
        stopped = answer.verdict in {AnswerWord.REFUSED, AnswerWord.WARNED}
        for _ in range(MOST_QUIET):
            if reception.fits(answer):
                if stopped:
                    self.refused_at = reception.state
                    if reception.refused is not None:
                        self.events.append(RulingIssued(reception.refused))
                else:
                    self.done.append(Done(seat, act, before))
                    self.events += silent
                    self._take(reception)
                return None
            # An act that is to be refused and can be done now is not put off until it can't.
            if stopped and reception.is_done:
                break
            if self._is_claimed_next(seat, reception):
                self.ruled = (seat, reception)
                self.events += silent
                self._take(reception)
                return None
            quiet = family.quiet_action(before, self.variant, spoken=self._spoken)
            if quiet is None:
                break
            quietly = self._receiver.quietly(before, quiet)
            before = quietly.state
            silent += quietly.events
            reception = self._receiver.received(before, seat, act)
            if first.words.startswith(NOT_POSSIBLE):
                first = reception
        return first.words

    def _is_claimed_next(self, seat: Seat, reception: Reception) -> bool:
        """Return whether the next line claims what *seat* did before the eyes of everybody.

        It is ruled on at once; the claim finds the ruling that it asks for.
        """
        deed = None if self.following is None else self.following.step
        if not (isinstance(deed, Deed) and isinstance(deed.act, acts.Claim)):
            return False
        ruled = deed.answer.verdict is AnswerWord.RULING and deed.answer.rule in reception.rows
        return ruled and seat_of(deed.act.offender) == seat

    def _ends_own_words(self, seat: Seat, act: Act, answer: Answer) -> bool:
        """Return whether *seat* only says that it has done speaking, before the others answer."""
        if act not in SILENCE or answer.verdict is not AnswerWord.ACCEPTED or not self.done:
            return False
        last = self.done[-1]
        spoken = last.seat == seat and isinstance(last.act, acts.Challenge)
        return spoken and self.state.phase is Phase.CHALLENGE and self.state.turn != seat

    @property
    def _spoken(self) -> bool:
        """Whether somebody has said no where silence may have a meaning of its own."""
        asked = (done.act for done in self.done if done.before.phase is Phase.CHALLENGE)
        return any(isinstance(act, acts.Say) for act in asked)

    def _correct(self, seat: Seat, act: Act, answer: Answer) -> str | None:
        """Take the own last act of this kind back and do another; the later acts stay."""
        mine = (
            n
            for n, done in enumerate(self.done)
            if (done.seat, type(done.act)) == (seat, type(act))
        )
        place = max(mine, default=None)
        led = self.state.phase is Phase.PLAY
        if self.mode is not Mode.GUARD and not isinstance(act, acts.Call):
            return self._admitted(seat, act, answer)
        if place is None or led or self._call_is_fixed(seat, act):
            return None if Reception(NOT_POSSIBLE, self.state).fits(answer) else NOT_POSSIBLE
        kept, later = (self.state, self.done), self.done[place + 1 :]
        self.state, self.done = self.done[place].before, self.done[:place]
        got = self._by_seat(seat, act, answer)
        if got is None and answer.verdict is AnswerWord.REFUSED:
            self.state, self.done = kept
            return None
        for done in later:
            got = got or self._by_seat(done.seat, done.act, Answer())
        return got

    def _admitted(self, seat: Seat, act: Act, answer: Answer) -> str | None:
        """Let *seat* say that the own last act was wrong, and do another."""
        claim = self._receiver.decided(self.state, Claim(seat, seat))
        if not claim.fits(answer):
            return claim.words
        self._take(claim)
        if self.state.phase is Phase.BETWEEN or isinstance(act, acts.Declare | acts.Misdeal):
            return None
        if isinstance(act, acts.Say) and act.saying in MISDEALS:
            return None
        return self._by_seat(seat, act, Answer())

    def _call_is_fixed(self, seat: Seat, act: Act) -> bool:
        """Return whether a call stands, because another player has acted since (SPJST 31)."""
        return isinstance(act, acts.Call) and self.done[-1].seat != seat


def _begins_between_hands(script: Script) -> bool:
    """Return whether the script closes the round before any hand."""
    deeds = (line.step for line in script if isinstance(line.step, Deed))
    first = next(deeds, None)
    return first is not None and first.act == acts.Say(Saying.CLOSE_ROUND)
