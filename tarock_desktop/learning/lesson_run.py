"""Going through a lesson: the table of each step, and what is asked at it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from fractions import Fraction
from typing import final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cases.checking import pay_so_far
from tarock_desktop.cases.families import scene_of, settlement_of
from tarock_desktop.cases.incidents import Incident, play_incident
from tarock_desktop.cases.notation import LETTERS, Points
from tarock_desktop.cases.performing import Performance
from tarock_desktop.cases.reception import Receiver
from tarock_desktop.cases.schema import CaseFacts, HandFacts, TableFacts
from tarock_desktop.cases.seats import letter_of, seat_of
from tarock_desktop.cases.sheets import rules_for
from tarock_desktop.cases.staging import opening, set_scene, start_hand
from tarock_desktop.cases.translating import action_of
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.engine.decide import Decision, decide
from tarock_desktop.learning.finding import wrong_act
from tarock_desktop.learning.lesson_file import Lesson, Step
from tarock_desktop.learning.numbers import PACK_NUMBERS, SheetNumberError, number_of
from tarock_desktop.learning.sides import sides_seen
from tarock_desktop.learning.task import Task, WrongAct
from tarock_desktop.learning.trial import Deciding, Trial
from tarock_desktop.rules.play.tricks import winning_card
from tarock_desktop.table.actions import Action
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, seat_after
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


class Laid(Struct, frozen=True):
    """The table of a step, before anything is asked."""

    facts: HandFacts
    variant: Variant
    state: State | None
    """`None`: no table is shown, only a pile, or what is told of a hand."""
    is_whole: bool = True
    """Whether the hand can be counted at its end."""
    people: int = 0
    """How many sit at the table."""
    deciding: Deciding | None = None


@final
class LessonRun:
    """One pupil going through one lesson, under one of its rulesets."""

    def __init__(self, lesson: Lesson, ruleset: str, *, level: str = "club") -> None:
        """Begin before the first step; `begin` goes to one.

        Args:
            lesson: what is gone through.
            ruleset: one of its rulesets.
            level: of the computer players.
        """
        self.lesson = lesson.under(ruleset)
        """With the steps that the ruleset has."""
        self.ruleset = ruleset
        self.level = level
        self.number = 0
        """Of the step, from 1; 0: none was begun."""
        self.trial: Trial | None = None
        """The table; `None`: nothing lies on one."""
        self.laid: Laid | None = None
        self.incident: Incident | None = None
        """What is shown where the wrong act is to be found."""
        tables = (step.hand[ruleset].table for step in self.lesson.steps if step.hand)
        self._first = rules_for(ruleset, next(tables, TableFacts()))
        self._seat: Seat | None = None
        self._starts: dict[int, tuple[Trial | None, Laid | None, Seat | None]] = {}
        """How the table stood when a step was begun, to begin it again."""

    @property
    def step(self) -> Step:
        """The step that was begun last."""
        return self.lesson.steps[max(self.number, 1) - 1]

    @property
    def variant(self) -> Variant:
        """The rules of the table; before one is set up, those of the first."""
        return self._first if self.laid is None else self.laid.variant

    @property
    def people(self) -> int:
        """How many sit at the table."""
        laid = self.laid
        return self._first.sheet.ruleset.players[0] if laid is None else laid.people

    @property
    def is_last(self) -> bool:
        """Whether no step follows."""
        return self.number == len(self.lesson.steps)

    @property
    def goes_on(self) -> bool:
        """Whether computer players act at this step until the pupil is asked.

        Where there is only something to read the table stays as it was set up.
        """
        return self.step.ask in {"act", "hand", "legal", "values"}

    @property
    def seat(self) -> Seat | None:
        """The pupil's seat; `None`: no step has named it."""
        return self._seat

    def numbers(self) -> Mapping[str, Fraction]:
        """Return the numbers that the texts of the step may name, by the sheet of its table."""
        found = dict(PACK_NUMBERS)
        for name, told in self.lesson.numbers.items():
            # Of several rulesets one may not have it: its steps do not name it.
            with suppress(SheetNumberError):
                found[name] = number_of(told, self.variant.sheet)
        for seat, points in self._told():
            found["told" if seat is None else f"told_of_{seat}"] = Fraction(points)
        goal = self.step.goal
        if goal is not None and goal.most_given_away is not None:
            found["given_away"] = goal.most_given_away
        return found

    def _told(self) -> Points:
        points = None if self.laid is None else self.laid.facts.points
        return points or Points()

    def begin(self, number: int) -> None:
        """Go to a step: the next one, or one that was begun before.

        Let computer players act by `Trial.play_other` where the step `goes_on`.

        Raises:
            DocumentError: its table can't be set up, or its script goes another way.
            IndexError: there is no such step, or one before it was left out.
        """
        if not 1 <= number <= len(self.lesson.steps) or number > self.number + 1:
            raise IndexError(number)
        if number <= self.number:
            trial, self.laid, self._seat = self._starts[number]
            self.trial = None if trial is None else trial.copy()
        else:
            kept = None if self.trial is None else self.trial.copy()
            self._starts[number] = (kept, self.laid, self._seat)
        self.number, self.incident = number, None
        step = self.step
        self._seat = self._seat if step.seat is None else step.seat
        if step.hand:
            self._lay(step)
        if step.incident:
            self.incident = play_incident(step.incident[self.ruleset])
            self.trial = None
        if self.trial is not None and self._seat is not None:
            self.trial.pupils = frozenset({self._seat})

    def _lay(self, step: Step) -> None:
        facts = step.hand[self.ruleset]
        self.laid = laid = lay(self.lesson, step, facts)
        if laid.state is None:
            self.trial = None
            return
        self.trial = Trial(
            laid.state,
            laid.variant,
            pupils=frozenset() if self._seat is None else frozenset({self._seat}),
            mode=Mode(facts.table.mode or Mode.GUARD.value),
            level=self.level,
            seed=f"{self.lesson.id}/{step.number}",
            deciding=laid.deciding,
        )

    def task(self) -> Task | None:
        """Return what is asked now; `None`: there is only something to read.

        Raises:
            DocumentError: nothing of the kind can be asked here.
        """
        step = self.step
        if step.ask is None:
            return None
        task = Task(ask=step.ask, accept=step.accept, seat=self._seat, goal=step.goal)
        try:
            return self._completed(task, step)
        except (UnjudgedError, LookupError) as error:
            raise _mistake(self.lesson, step, str(error)) from None

    def _completed(self, task: Task, step: Step) -> Task:
        """Return a task with what its answer is compared with."""
        if task.ask == "find":
            incident = self.incident
            if incident is None:
                raise LookupError("there is no incident")
            return replace(task, wrong=WrongAct(wrong_act(incident), incident.row))
        laid = self.laid
        if laid is None:
            raise LookupError("nothing lies on the table")
        match task.ask:
            case "act" if step.wish:
                return replace(task, accept="", wish=self._wish(step))
            case "winner":
                return replace(task, winner=_winner(laid, self.trial))
            case "sides":
                trial, seat = self.trial, self._seat
                if trial is None or seat is None:
                    raise LookupError("nobody is asked")
                sides = sides_seen(trial.observation(seat), laid.variant.sheet)
                return replace(task, sides=sides)
            case "count":
                pile = _pile(laid.facts, task.seat if step.seat is not None else None)
                points = laid.variant.told_points(laid.variant.sheet.pack.count(pile))
                return replace(task, pile=pile, points=points)
            case "pay":
                seat = step.seat
                return replace(task, seat=seat, amounts=_paid(laid, step))
            case _:
                return task

    def _wish(self, step: Step) -> Action:
        trial, seat = self.trial, self._seat
        if trial is None or seat is None:
            raise LookupError("nobody is asked")
        return action_of(step.wish[self.ruleset], seat, trial.state, trial.variant)


# -------------------------------------------------------------------------------- the table


def lay(lesson: Lesson, step: Step, facts: CaseFacts) -> Laid:
    """Return the table that a step sets up.

    Raises:
        DocumentError: it can't be set up, or its script goes another way.
    """
    hand = facts.hand
    try:
        variant = rules_for(facts.ruleset, facts.table)
        if not _shows_table(hand):
            return Laid(hand, variant, None, people=_people(facts, variant))
        opened = _opened(facts, variant)
        start = set_scene(opened, hand, variant, filled=True)
        state = start
        if hand.script is not None:
            mode = Mode(facts.table.mode or Mode.GUARD.value)
            performance = Performance(hand, variant, opened, mode)
            mismatch = performance.run(hand.script)
            if mismatch is not None:
                line = lesson.document.at_text(("step", step.number - 1, "hand", "script")).line
                where = f"line {line + mismatch.line - 1}: {mismatch.text}"
                raise UnjudgedError(f"{where}: {mismatch.got}", path=("script",))
            state = performance.state
    except UnjudgedError as error:
        raise _mistake(lesson, step, error.sentence, *error.path) from None
    receiver = Receiver(hand, variant, Mode.GUARD, start, insisted=False)
    held = max(each.size for each in start.deal.hands)
    whole = held == variant.sheet.deal.hand or hand.points is not None
    people = len(state.deal.hands)
    return Laid(hand, variant, state, whole, people, _deciding(receiver))


def _deciding(receiver: Receiver) -> Deciding:
    def decided(state: State, action: Action) -> Decision:
        try:
            return receiver.decide(state, action)
        except UnjudgedError:
            return decide(state, action, receiver.variant, receiver.mode)

    return decided


def _opened(facts: CaseFacts, variant: Variant) -> State:
    return opening(facts.table, LETTERS[: _people(facts, variant)], variant)


def _people(facts: CaseFacts, variant: Variant) -> int:
    return facts.table.players or variant.sheet.ruleset.players[0]


def _shows_table(hand: HandFacts) -> bool:
    """Return whether a position is told, not only a pile or how a hand has ended."""
    return any((hand.hands, hand.trick, hand.script, hand.deck, hand.at, hand.talon))


def _mistake(lesson: Lesson, step: Step, sentence: str, *path: str | int) -> DocumentError:
    return lesson.document.error(("step", step.number - 1, "hand", *path), sentence)


# ---------------------------------------------------------------------------------- answers


def _winner(laid: Laid, trial: Trial | None) -> Seat:
    """Return who takes the trick that lies there, or who took the last one."""
    if trial is None or laid.facts.trick is None:
        tricks = () if trial is None else trial.state.play.tricks
        if not tricks:
            raise LookupError("no trick lies on the table")
        return tricks[-1].winner
    state, trick = trial.state, laid.facts.trick
    scene = scene_of(laid.facts, state, laid.variant)
    best = winning_card(trick.cards, laid.variant.sheet.pack, scene.follow_law)
    return seat_after(scene.players, seat_of(trick.leader), trick.cards.index(best))


def _pile(hand: HandFacts, seat: Seat | None) -> CardSet:
    piles: Mapping[str, tuple[object, ...]] = hand.piles or {}
    letter = next(iter(piles), "") if seat is None else letter_of(seat)
    if hand.piles is None or letter not in hand.piles:
        raise LookupError("the pile to be counted is not told")
    return CardSet.gather(hand.piles[letter])


def _paid(laid: Laid, step: Step) -> Amounts:
    """Return what each seat gains or pays in the hand that is told."""
    if laid.state is not None and laid.state.result.over:
        return pay_so_far(laid.state)
    told = step.hand.get(laid.variant.sheet.ruleset.id)
    if told is None:
        raise LookupError("the hand that is paid is not told")
    state = start_hand(_opened(told, laid.variant), laid.variant)
    return pay_so_far(settlement_of(told.hand, state, laid.variant).without_play(state))
