"""Working a lesson out: what each task accepts and rejects, and whether it can be set at all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import inf, isfinite
from typing import Final

from msgspec import Struct

from tarock_desktop.bots.act_search import candidates
from tarock_desktop.cases.asking import words_of
from tarock_desktop.cases.checking import pay_so_far
from tarock_desktop.cases.notation import amount_words, count_words
from tarock_desktop.cases.seats import by_letter, letter_of
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.engine.moves import legal_actions
from tarock_desktop.learning.judging import (
    LIMIT,
    JudgingError,
    Verdict,
    Weighed,
    choosable,
    is_alone,
    is_complete,
    judge,
    same,
    solved,
    weigh,
)
from tarock_desktop.learning.lesson_file import BEST, LEGAL, Lesson, Step, Text
from tarock_desktop.learning.lesson_run import LessonRun
from tarock_desktop.learning.sides import UNKNOWN, Sides
from tarock_desktop.learning.task import Task
from tarock_desktop.learning.trial import MOST_ACTS, Trial
from tarock_desktop.table.actions import Action, Discard
from tarock_desktop.table.seats import Seat

SETS: Final = 6
"""Sets of discards that are tried where all of the search are good."""


class CheckedTask(Struct, frozen=True, kw_only=True):
    """A task that was worked out under one ruleset."""

    ruleset: str
    step: Step
    accepts: tuple[str, ...] = ()
    """Answers that are right, in the notation of a case."""
    rejects: tuple[str, ...] = ()
    """Answers that are wrong and can be given."""
    coach: str = ""
    """What the coach does, where it is asked."""
    faults: tuple[str, ...] = ()
    """Why the task cannot be set; nothing: it can."""


class Told(Struct, frozen=True):
    """A text of a lesson as it is told."""

    text: Text
    numbers: Mapping[str, Fraction] = {}
    """What it may name."""
    step: int = 0
    """Its number in the file; 0: it is the title."""
    is_read: bool = False
    """Whether it is what the step says, and no help."""


class _Answers(Struct, frozen=True):
    accepts: tuple[str, ...]
    rejects: tuple[str, ...]
    coach: str = ""
    fault: str = ""
    act: Action | None = None
    """With what the table goes on."""


def texts_told(lesson: Lesson, ruleset: str) -> Iterator[Told]:
    """Yield every text under a ruleset; it ends where a table can't be set up."""
    yield Told(lesson.title)
    run = LessonRun(lesson, ruleset)
    for place in range(1, len(run.lesson.steps) + 1):
        try:
            run.begin(place)
        except DocumentError:
            return
        yield from texts_of(run)


def texts_of(run: LessonRun) -> Iterator[Told]:
    """Yield the texts of the step that was begun."""
    step, numbers = run.step, run.numbers()
    if step.say is not None:
        yield Told(step.say, numbers, step.number, is_read=True)
    yield from (Told(hint, numbers, step.number) for hint in step.hint)


def work_out(lesson: Lesson) -> Iterator[CheckedTask]:
    """Yield every task of a lesson, under each of its rulesets."""
    for ruleset in lesson.rulesets:
        run = LessonRun(lesson, ruleset)
        for number, step in enumerate(run.lesson.steps, 1):
            try:
                run.begin(number)
                checked = _checked(run, step)
            except DocumentError as error:
                yield CheckedTask(ruleset=ruleset, step=step, faults=(error.with_line,))
                break
            if checked is not None:
                yield checked


def _checked(run: LessonRun, step: Step) -> CheckedTask | None:
    """Return the task of a step; `None`: it asks nothing. The table goes on behind it.

    Raises:
        DocumentError: its table can't be set up.
    """
    if run.trial is not None and run.goes_on:
        run.trial.play_others()
    task = run.task()
    if task is None:
        return None
    try:
        answers = _answers_to(task, run)
    except JudgingError as error:
        return CheckedTask(ruleset=run.ruleset, step=step, faults=(str(error),))
    if answers.act is not None and run.trial is not None:
        run.trial.submit(answers.act)
    return CheckedTask(
        ruleset=run.ruleset,
        step=step,
        accepts=answers.accepts,
        rejects=answers.rejects,
        coach=answers.coach,
        faults=tuple(_faults(answers)),
    )


def _faults(answers: _Answers) -> Iterator[str]:
    if answers.fault:
        yield answers.fault
    if not answers.accepts:
        yield "nothing is right"
    if not answers.rejects:
        yield "nothing is wrong: whatever the pupil does is right"


def _answers_to(task: Task, run: LessonRun) -> _Answers:
    match task.ask:
        case "winner":
            return _of_seats(task, run)
        case "count":
            return _Answers((count_words(task.points or Fraction(0)),), ("any other number",))
        case "pay":
            own = letter_of(task.seat) if task.seat is not None else ""
            paid = {
                letter: n for letter, n in by_letter(task.amounts).items() if own in ("", letter)
            }
            return _Answers((amount_words(paid),), ("any other amounts",))
        case "sides":
            return _of_sides(task, run)
        case "find":
            return _of_incident(task, run)
        case "values":
            values = judge(task, run.trial, frozenset()).answer
            held = " ".join(sorted(values)) if isinstance(values, frozenset) else ""
            return _Answers((held or "nothing",), ("any other values",))
    if run.trial is None:
        raise JudgingError("nothing lies on the table")
    match task.ask:
        case "legal":
            return _of_marked(run.trial)
        case "hand":
            return _of_hand(task, run.trial)
        case _:
            return _of_acts(task, run.trial)


def _of_seats(task: Task, run: LessonRun) -> _Answers:
    seats = () if run.trial is None else run.trial.state.deal.order
    others = tuple(letter_of(seat) for seat in seats if seat != task.winner)
    return _Answers((letter_of(task.winner or Seat(0)),), others)


def _of_sides(task: Task, run: LessonRun) -> _Answers:
    if task.sides is None or run.trial is None:
        raise JudgingError("nothing lies on the table")
    seats = (seat for seat in run.trial.state.deal.order if seat != run.trial.state.declarer)
    every = (*map(Sides, seats), Sides(), UNKNOWN)
    return _Answers(
        (_sides_words(task.sides),),
        tuple(_sides_words(each) for each in every if each != task.sides),
    )


def _sides_words(sides: Sides) -> str:
    if not sides.is_known:
        return "unknown"
    return "alone" if sides.partner is None else letter_of(sides.partner)


def _of_incident(task: Task, run: LessonRun) -> _Answers:
    incident, wrong = run.incident, task.wrong
    if incident is None or wrong is None:
        raise JudgingError("there is no incident")
    lines = [each.line.text if each.line else "?" for each in incident.happenings]
    others = tuple(line for number, line in enumerate(lines) if number != wrong.act)
    return _Answers((f"{lines[wrong.act]} ({wrong.row})",), others)


def _of_marked(trial: Trial) -> _Answers:
    right = choosable(trial)
    if not right:
        return _Answers((), (), fault="no card may be chosen here")
    return _Answers((str(right),), ("any other cards",))


# -------------------------------------------------------------------------------------- acts


def _of_acts(task: Task, trial: Trial) -> _Answers:
    if trial.request() is None:
        raise JudgingError("the pupil is not asked here")
    if task.accept == LEGAL:
        return _of_allowed(task, trial)
    if task.accept == BEST:
        worth = solved(trial)
        best = max(worth.values())
        costs = {action: best - value for action, value in worth.items()}
        answers = _by_cost(costs, 0.0)
    else:
        answers = _of_weighed(task, trial, weighed := weigh(trial))
        return _with_coach(task, trial, answers, weighed)
    return _with_coach(task, trial, answers, weigh(trial))


def _of_allowed(task: Task, trial: Trial) -> _Answers:
    """Return what may be done, and what the table refuses."""
    asked = trial.prompt()
    allowed = tuple(
        words_of(action) for action in _first(legal_actions(trial.state, trial.variant))
    )
    barred: list[str] = []
    if asked is not None and asked.cards is not None:
        barred += (each.card.name for each in asked.cards.barred)
    if asked is not None:
        barred += (words_of(each.action) for each in asked.options if each.barred is not None)
    answers = _Answers(allowed, tuple(barred))
    return _with_coach(task, trial, answers, weigh(trial))


def _first(actions: Iterator[Action], most: int = 20) -> Iterator[Action]:
    """Yield the first of many acts, discards of one kind as examples."""
    for number, action in enumerate(actions):
        if number == most:
            return
        yield action


def _of_weighed(task: Task, trial: Trial, weighed: Weighed) -> _Answers:
    if is_alone(task, weighed):
        others = (a for a in weighed.request.prompt.open_actions if same(a) != same(weighed.best))
        return _Answers((words_of(weighed.best),), tuple(map(words_of, others)))
    dropped = _dropped(weighed)
    if len(weighed.alternatives) < 2 and not dropped:
        fault = "the search tries fewer than two acts here"
        if not is_complete(trial):
            fault += ": the hand does not begin with the deal"
        return _Answers((words_of(weighed.best),), (), fault=fault)
    costs = {each.action: weighed.cost(each.action) for each in weighed.alternatives}
    costs |= dict.fromkeys(dropped, inf)
    for action in _others(trial, weighed):
        if max(costs.values()) > LIMIT:
            break
        costs[action] = _cost(weighed, action)
    answers = _by_cost(costs, LIMIT)
    if task.wish is None:
        return answers
    received = trial.copy().submit(task.wish)
    wanted = words_of(task.wish)
    if not received.accepted:
        row = received.ruling.row if received.ruling is not None else "not possible"
        return _Answers(answers.accepts, answers.rejects, fault=f"{wanted} is refused: {row}")
    cost = weighed.cost(task.wish)
    if cost > LIMIT:
        fault = f"{wanted} gives {cost:.2f} away: it is not sound"
        return _Answers(answers.accepts, answers.rejects, fault=fault)
    return answers


def _dropped(weighed: Weighed) -> tuple[Action, ...]:
    """Return the acts that the search tried and soon gave up, being far worse."""
    if weighed.request.asks_for_card or not weighed.alternatives[0].deals:
        return ()
    kept = {same(each.action) for each in weighed.alternatives}
    return tuple(act for act in candidates(weighed.request) if same(act) not in kept)


def _others(trial: Trial, weighed: Weighed) -> Iterator[Action]:
    """Yield a few sets of discards that the search leaves out because they promise little."""
    if isinstance(weighed.best, Discard):
        legal = tuple(legal_actions(trial.state, trial.variant))
        yield from legal[:: max(1, len(legal) // SETS)]


def _cost(weighed: Weighed, action: Action) -> float:
    """Return what an act gives away; without end where the search soon gives it up."""
    try:
        return weighed.cost(action)
    except JudgingError:
        return inf


def _by_cost(costs: dict[Action, float], limit: float) -> _Answers:
    ranked = sorted(costs, key=lambda action: costs[action])
    told = {action: f"{words_of(action)} ({_figure(costs[action])})" for action in ranked}
    right = tuple(told[action] for action in ranked if costs[action] <= limit)
    wrong = tuple(told[action] for action in ranked if costs[action] > limit)
    return _Answers(right, wrong)


def _figure(cost: float) -> str:
    return f"{cost:.2f}" if isfinite(cost) else "far worse"


def _with_coach(task: Task, trial: Trial, answers: _Answers, weighed: Weighed) -> _Answers:
    """Return the same with what the coach does, which must be right."""
    act = weighed.best
    verdict = judge(task, trial, act, weighed)
    fault = answers.fault or ("" if verdict.is_right else "the coach fails")
    going_on = act if verdict.is_right or task.wish is None else task.wish
    return _Answers(answers.accepts, answers.rejects, words_of(act), fault, going_on)


# ------------------------------------------------------------------------------------- hands


def _of_hand(task: Task, trial: Trial) -> _Answers:
    """Return how the coach plays the hand, and somebody who always takes the worst act."""
    good, bad = (played(trial, worst=worst) for worst in (False, True))
    coach, other = judge(task, good, None), judge(task, bad, None)
    accepts = (_told("the best acts", good, coach),) if coach.is_right else ()
    # A refusal is never among the acts that are tried.
    strict = task.goal is not None and task.goal.refused is not None
    rejects = [] if other.is_right else [_told("the worst acts", bad, other)]
    rejects += [f"more than {task.goal.refused} refused acts"] if strict and task.goal else []
    fault = "" if coach.is_right else f"the coach fails: {_told('the best acts', good, coach)}"
    return _Answers(accepts, tuple(rejects), "", fault)


def _told(who: str, trial: Trial, verdict: Verdict) -> str:
    cost = "" if verdict.cost is None else f", {verdict.cost:.2f} given away"
    paid = by_letter(pay_so_far(trial.state))
    return f"{who}: {amount_words(paid)}{cost}"


def played(trial: Trial, *, worst: bool = False) -> Trial:
    """Return a table on which the hand was played to its end, by the best or the worst acts."""
    table = trial.copy()
    for _ in range(MOST_ACTS):
        table.play_others()
        if table.request() is None:
            break
        weighed = weigh(table)
        action = weighed.alternatives[-1 if worst else 0].action
        if not table.submit(action).accepted:
            raise JudgingError(f"the table refuses {words_of(action)}")
    return table
