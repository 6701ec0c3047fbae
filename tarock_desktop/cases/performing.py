"""Performing the script of a case at the table of the engine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cases import acts
from tarock_desktop.cases.acts import Act, Saying
from tarock_desktop.cases.auditing import audited
from tarock_desktop.cases.checking import difference_of_check
from tarock_desktop.cases.decks import deck_for
from tarock_desktop.cases.families import family_of, scene_of, settlement_of
from tarock_desktop.cases.notation import Points
from tarock_desktop.cases.people import letter_of, seat_of
from tarock_desktop.cases.reception import NOT_POSSIBLE, Reception, is_done_already
from tarock_desktop.cases.schema import HandFacts
from tarock_desktop.cases.script import Answer, Deed, Line, Script, Verdict
from tarock_desktop.cases.staging import set_scene, start_hand
from tarock_desktop.cases.translating import actions_of, judge_action
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.engine import decide as engine
from tarock_desktop.table import rulings
from tarock_desktop.table.actions import (
    Action,
    Claim,
    CloseRound,
    Cut,
    Declare,
    Knock,
)
from tarock_desktop.table.events import Event, HandCounted, LinesScored, RulingIssued
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant

MOST_QUIET: Final = 40
"""More acts than can be missing between two lines of a script."""
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
    """With those of the acts that nobody writes down; none of an act that was refused."""
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
        for line in script:
            try:
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
        reception = self._decided(self.state, judge_action(act, self.state))
        if not ((reception.rows and answer.verdict is Verdict.ACCEPTED) or reception.fits(answer)):
            return reception.words
        self._take(reception)
        return None

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
                events = (*map(RulingIssued, new), *_scored(before, after))
                rows = tuple(ruling.row for ruling in new)
                reception = Reception(Verdict.ACCEPTED.value, after, rows, events)
            case acts.Rest():
                reception = Reception(NOT_POSSIBLE, self.state)
            case acts.Say(Saying.CLOSE_ROUND):
                reception = self._close()
            case _:
                raise UnjudgedError("this act belongs to a seat, not to the table")
        self._take(reception)
        return None if reception.fits(deed.answer) else reception.words

    def _audited(self, points: Points | None) -> State:
        """Return the table after the rulings of the audit at the end of the hand."""
        if self.mode is Mode.GUARD:
            return self.state
        declared = (done for done in self.done if isinstance(done.act, acts.Declare))
        spoken = frozenset(done.seat for done in declared)
        return audited(self.state, points, self.variant, spoken)

    def _close(self) -> Reception:
        return self._decided(self.state, CloseRound(scores=self.state.round.scores))

    def _by_seat(self, seat: Seat, act: Act, answer: Answer) -> str | None:
        """Do an act, if need be after what the others do without a word."""
        before, reception = self.state, self._received(self.state, seat, act)
        first, silent = reception, list[Event]()
        family = family_of(self.variant)
        stopped = answer.verdict in {Verdict.REFUSED, Verdict.WARNED}
        for _ in range(MOST_QUIET):
            if reception.fits(answer):
                if stopped:
                    self.refused_at = reception.state
                else:
                    self.done.append(Done(seat, act, before))
                    self.events += silent
                    self._take(reception)
                return None
            # An act that is to be refused and can be done now is not put off until it can't.
            is_done = stopped and reception.words == Verdict.ACCEPTED.value
            quiet = (
                None if is_done else family.quiet_action(before, self.variant, spoken=self._spoken)
            )
            if quiet is None:
                break
            quietly = self._quietly(before, quiet)
            before = quietly.state
            silent += quietly.events
            reception = self._received(before, seat, act)
            if first.words.startswith(NOT_POSSIBLE):
                first = reception
        return first.words

    @property
    def _spoken(self) -> bool:
        """Whether somebody has said no where silence may have a meaning of its own."""
        asked = (done.act for done in self.done if done.before.phase is Phase.CHALLENGE)
        return any(isinstance(act, acts.Say) for act in asked)

    def _quietly(self, state: State, action: Action) -> Reception:
        """Return how an act is received that nobody writes down.

        Who does not say that he declares something declares nothing, even where he had to.
        """
        reception = self._decided(state, action)
        if isinstance(action, Declare) and reception.words.startswith(Verdict.REFUSED.value):
            decision = engine.decide(state, action, self.variant, Mode.TOURNAMENT)
            return Reception(Verdict.ACCEPTED.value, decision.state, events=decision.events)
        return reception

    def _received(self, state: State, seat: Seat, act: Act) -> Reception:
        """Return how the act is received at this table."""
        if not state.deal.order:
            return Reception(f"{NOT_POSSIBLE}: no hand is running", state)
        if is_done_already(state, seat, act, self.variant):
            return Reception(Verdict.ACCEPTED.value, state)
        actions = actions_of(act, seat, state, self.variant)
        start = self._with_deck(state, actions[-1])
        reception = Reception(Verdict.ACCEPTED.value, start)
        for action in actions:
            reception = self._after(reception, action)
            if reception.words != Verdict.ACCEPTED.value:
                break
        return reception

    def _with_deck(self, state: State, action: Action) -> State:
        """Return the table with the pack that a case needs, when it is cut or knocked on."""
        if state.phase is not Phase.CUT or not isinstance(action, Cut | Knock):
            return state
        deck = deck_for(action, scene_of(self.facts, state, self.variant))
        return replace(state, deal=replace(state.deal, deck=deck, pack=deck))

    def _after(self, earlier: Reception, action: Action) -> Reception:
        """Return how an act is received right after another, with the events of both."""
        reception = self._decided(earlier.state, action)
        return replace(reception, events=(*earlier.events, *reception.events))

    def _decided(self, state: State, action: Action) -> Reception:
        """Return the engine's decision; a hand that began in the middle is counted here."""
        decision = engine.decide(
            state, action, self.variant, self.mode, acknowledged=self.insisted
        )
        row = decision.ruling.row if decision.ruling is not None else ""
        match decision.verdict:
            case rulings.Verdict.ACCEPTED:
                words = f"{Verdict.RULING.value} {row}" if row else Verdict.ACCEPTED.value
                issued = (e for e in decision.events if isinstance(e, RulingIssued))
                rows = tuple(event.ruling.row for event in issued)
                after, events = self._counted(state, decision)
                return Reception(words, after, rows, events)
            case rulings.Verdict.NEEDS_CONFIRMATION:
                return Reception(f"{Verdict.WARNED.value} {row}", state)
            case rulings.Verdict.REFUSED:
                return Reception(f"{Verdict.REFUSED.value} {row}", state)
            case _:
                turn = f"{letter_of(state.turn)} is due" if state.turn is not None else "now"
                return Reception(f"{NOT_POSSIBLE}: {state.phase.value}, {turn}", state)

    def _counted(self, state: State, decision: engine.Decision) -> tuple[State, tuple[Event, ...]]:
        """Return the table after a decision, and what happened."""
        begins_late = self.start is not None and self.start.phase is Phase.PLAY
        is_last = any(isinstance(event, HandCounted) for event in decision.events)
        if self.start is None or not begins_late or not is_last:
            return decision.state, decision.events
        played = takewhile(lambda event: not isinstance(event, HandCounted), decision.events)
        events = tuple(played)
        last = fold(state, events)
        settlement = settlement_of(self.facts, self.state, self.variant)
        after = settlement.counted(self.start, last)
        return after, (*events, *_scored(last, after))

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
        if got is None and answer.verdict is Verdict.REFUSED:
            self.state, self.done = kept
            return None
        for done in later:
            got = got or self._by_seat(done.seat, done.act, Answer())
        return got

    def _admitted(self, seat: Seat, act: Act, answer: Answer) -> str | None:
        """Let *seat* say that the own last act was wrong, and do another."""
        claim = self._decided(self.state, Claim(seat, seat))
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


def _scored(before: State, after: State) -> tuple[Event, ...]:
    """Return the booking of the score lines between two tables."""
    lines = after.result.lines[len(before.result.lines) :]
    return (LinesScored(lines),) if lines else ()


def _begins_between_hands(script: Script) -> bool:
    """Return whether the script closes the round before any hand."""
    deeds = (line.step for line in script if isinstance(line.step, Deed))
    first = next(deeds, None)
    return first is not None and first.act == acts.Say(Saying.CLOSE_ROUND)
