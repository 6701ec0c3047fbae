"""Judging answers: by the engine, the search and the solver, never by what somebody typed in."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.bots.coach import hint
from tarock_desktop.bots.master import evaluated, master_effort
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.review import MEMORY_BITS, NODES, like
from tarock_desktop.bots.sampled_tables import share_of
from tarock_desktop.bots.thought import Alternative, rounded
from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cases.asking import callable_cards, legal_cards, values_held
from tarock_desktop.cases.checking import pay_so_far
from tarock_desktop.kernel.imagined import game_at
from tarock_desktop.kernel.order import card_order
from tarock_desktop.kernel.solver import Memory, solve
from tarock_desktop.kernel.stakes import UntranslatableError
from tarock_desktop.kernel.translate import position_of
from tarock_desktop.learning.lesson_file import BEST, LEGAL, SOUND, Goal
from tarock_desktop.learning.task import Answer, Task
from tarock_desktop.learning.trial import Answered, Received, Trial
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import (
    AmountRef,
    CardRef,
    CardsRef,
    CountRef,
    Message,
    NameRef,
    SeatRef,
)
from tarock_desktop.table.actions import Action, Declare, Discard, PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Seat, Watcher

_UNCERTAIN: Final = "hint.rule-of-thumb"
"""What the coach says of advice that was not calculated: no reason for the pupil."""
LIMIT: Final = 0.5
"""Units that a good act may be worth less than the best one; as in the review of a hand."""


class Verdict(Struct, frozen=True, kw_only=True):
    """What is said of an answer."""

    is_right: bool
    is_as_good: bool = False
    """Right, and something else would have been the best, or what was wished for."""
    reasons: tuple[Message, ...] = ()
    """Why it is wrong; of a right one what speaks for it."""
    answer: Answer | None = None
    """What would have been right; `None`: nothing single."""
    ruling: Ruling | None = None
    """The referee's, where the act is not allowed."""
    cost: float | None = None
    """Units that were given away; `None`: nobody has reckoned."""


class JudgingError(LookupError):
    """What was asked cannot be judged at this table, in one sentence."""


class Weighed(Struct, frozen=True):
    """What the acts of a question are worth, the best first."""

    request: Request
    alternatives: tuple[Alternative, ...]

    @property
    def best(self) -> Action:
        """The best act."""
        return self.alternatives[0].action

    def cost(self, action: Action) -> float:
        """Return how many units an act gives away by what its player knows.

        An act that the search has not tried is tried beside the others.
        """
        own = self._own(action)
        if own is not None:
            return max(0.0, self.alternatives[0].worth - own.worth)
        tried = evaluated(self.request, master_effort(), (action,))
        own = next((each for each in tried if each.action == action), None)
        if own is None:
            raise JudgingError("this act cannot be weighed against others")
        return max(0.0, tried[0].worth - own.worth)

    def _own(self, action: Action) -> Alternative | None:
        if isinstance(action, PlayCard):
            return like(self.request, self.alternatives, action.card)
        meant = same(action)
        return next((each for each in self.alternatives if same(each.action) == meant), None)


def weigh(trial: Trial) -> Weighed:
    """Return what the acts are worth of the pupil who is asked; takes up to a second or two.

    Raises:
        JudgingError: nobody is asked.
    """
    request = trial.request()
    if request is None:
        raise JudgingError("nobody is asked")
    return weigh_request(request)


def weigh_request(request: Request) -> Weighed:
    """Return what the acts of a question are worth by what its player knows."""
    values = request.prompt.values
    if values or request.prompt.phase is Phase.DECLARE:
        # What is held is paid when it is declared, whatever the cards are.
        held = Declare(request.seat, tuple(choice.value for choice in values))
        others = (Alternative(Declare(request.seat), -1.0),) if values else ()
        return Weighed(request, (Alternative(held, 0.0), *others))
    return Weighed(request, evaluated(request, master_effort()))


def same(action: Action) -> Action:
    """Return an act with its cards or values in a fixed order: the order means nothing."""
    match action:
        case Discard():
            return replace(action, cards=tuple(sorted(action.cards)))
        case Declare():
            return replace(action, values=tuple(sorted(action.values)))
        case _:
            return action


# ----------------------------------------------------------------------------------- judging


def judge(
    task: Task, trial: Trial | None, answer: Answer | None, weighed: Weighed | None = None
) -> Verdict:
    """Return the verdict on an answer; the table is not changed by it.

    Args:
        task: what is asked.
        trial: the table on which it is asked; of a whole hand the one on which it was played.
        answer: the pupil's; `None` for a whole hand, whose answer is what was played.
        weighed: what the acts are worth, where that is known already.

    Raises:
        JudgingError: it cannot be judged.
    """
    match task.ask:
        case "winner":
            return _compared(answer, task.winner)
        case "count":
            return _compared(answer, task.points)
        case "pay":
            right = task.amounts if task.seat is None else task.amounts[task.seat]
            return _compared(answer, right)
        case "sides":
            called = None if trial is None else trial.state.calls.card
            reasons = () if called is None else (message("sides.look", CardRef(called)),)
            verdict = _compared(answer, task.sides)
            return verdict if verdict.is_right else replace(verdict, reasons=reasons)
        case "find":
            return _compared(answer, task.wrong)
    if trial is None:
        raise JudgingError("nothing lies on the table")
    match task.ask:
        case "hand":
            return _judge_hand(task.goal or Goal(), trial)
        case "legal":
            return _judge_legal(trial, answer)
        case "values":
            return _judge_values(trial, _asked(task, trial), answer)
        case _:
            return _judge_act(task, trial, answer, weighed)


def _compared(answer: Answer | None, right: Answer | None) -> Verdict:
    return Verdict(is_right=answer == right, answer=right)


def _asked(task: Task, trial: Trial) -> Seat:
    seat = trial.state.turn if task.seat is None else task.seat
    if seat is None:
        raise JudgingError("nobody is asked")
    return seat


def choosable(trial: Trial) -> CardSet:
    """Return the cards that may be played, laid away or called now."""
    state = trial.state
    if state.phase is Phase.CALL and state.turn is not None:
        return callable_cards(state, state.turn, trial.variant)
    return legal_cards(state, trial.variant)


def _judge_legal(trial: Trial, answer: Answer | None) -> Verdict:
    right = choosable(trial)
    if answer == right:
        return Verdict(is_right=True, answer=right)
    asked = trial.prompt()
    marked = answer if isinstance(answer, CardSet) else NO_CARDS
    barred = () if asked is None or asked.cards is None else asked.cards.barred
    wrong = tuple(each.reason for each in barred if each.card in marked)[:1]
    missing = (message("play.right", CardsRef(right)),)
    return Verdict(is_right=False, reasons=wrong or missing, answer=right)


def _judge_values(trial: Trial, seat: Seat, answer: Answer | None) -> Verdict:
    held = values_held(trial.state, seat, trial.variant)
    if answer == held:
        return Verdict(is_right=True, answer=held)
    named = answer if isinstance(answer, frozenset) else frozenset()
    wrong = tuple(
        message("declare.false", SeatRef(seat), NameRef("value", name))
        for name in sorted(named - held)
    )
    # What is missing is not named: there is another try.
    missing = (message("hint.declares", CountRef(len(held))),)
    return Verdict(is_right=False, reasons=wrong or missing, answer=held)


# -------------------------------------------------------------------------------------- acts


def _judge_act(
    task: Task, trial: Trial, answer: Answer | None, weighed: Weighed | None
) -> Verdict:
    if not isinstance(answer, Action):
        raise JudgingError("an act is asked for")
    received = trial.copy().submit(answer)
    if not received.accepted:
        return _refused(task, received)
    match task.accept:
        case _ if task.accept == LEGAL:
            return Verdict(is_right=True)
        case _ if task.accept == BEST:
            return _judge_best(trial, answer)
        case _ if task.accept == SOUND:
            return _judge_sound(answer, weighed or weigh(trial), None)
        case _:
            weighed = weighed or weigh(trial)
            if is_alone(task, weighed) and same(answer) != same(weighed.best):
                reasons = _for_best(weighed, weighed.best)
                return Verdict(is_right=False, reasons=reasons, answer=task.wish)
            return _judge_sound(answer, weighed, task.wish)


def is_alone(task: Task, weighed: Weighed) -> bool:
    """Return whether the act that is wanted is the only one that the search tries.

    Who announces a feat plays for it, which the search cannot show; the coach announces it.
    """
    alone = len(weighed.alternatives) == 1 and not weighed.request.asks_for_card
    return alone and task.wish is not None and same(task.wish) == same(weighed.best)


def _refused(task: Task, received: Received) -> Verdict:
    ruling = received.ruling
    if ruling is None:
        reasons = () if received.reason is None else (received.reason,)
    else:
        reasons = (ruling.explanation, *((ruling.right,) if ruling.right else ()))
    return Verdict(is_right=False, reasons=reasons, answer=task.wish, ruling=ruling)


def _judge_sound(action: Action, weighed: Weighed, wish: Action | None) -> Verdict:
    best = weighed.best if wish is None else wish
    if same(action) == same(best):
        told = hint(weighed.request, weighed.alternatives).reasons if wish is None else ()
        reasons = tuple(reason for reason in told if reason.key != _UNCERTAIN)
        return Verdict(is_right=True, reasons=reasons, answer=best, cost=0.0)
    try:
        cost = weighed.cost(action)
    except JudgingError:
        # The search leaves out what promises nothing.
        return Verdict(is_right=False, reasons=_for_best(weighed, best), answer=best)
    if cost <= LIMIT:
        return Verdict(is_right=True, is_as_good=True, answer=best, cost=cost)
    reasons = (worse(action, best, cost), *_for_best(weighed, best))
    return Verdict(is_right=False, reasons=reasons, answer=best, cost=cost)


def _for_best(weighed: Weighed, best: Action) -> tuple[Message, ...]:
    """Return what speaks for the best act itself, beside what it gains."""
    if same(best) != same(weighed.best):
        return ()
    compares = ("hint.card-better", "hint.act-better", "hint.close", _UNCERTAIN)
    reasons = hint(weighed.request, weighed.alternatives).reasons
    return tuple(reason for reason in reasons if reason.key not in compares)


def worse(action: Action, best: Action, cost: float) -> Message:
    """Return what an act gives away against the best one."""
    amount = AmountRef(rounded(cost))
    if isinstance(action, PlayCard) and isinstance(best, PlayCard):
        return message("review.cost", CardRef(action.card), CardRef(best.card), amount)
    return message("review.act-cost", amount)


# ---------------------------------------------------------------------------------- endings


def is_complete(trial: Trial) -> bool:
    """Return whether all cards lie somewhere: in an ending set up alone nobody knows the rest."""
    state = trial.state
    cards = CardSet.gather(entry.card for entry in state.play.trick)
    for trick in state.play.tricks:
        cards |= CardSet.gather(entry.card for entry in trick.cards) | trick.added
    for hand, pile in zip(state.deal.hands, state.deal.discards, strict=True):
        cards |= hand.cards | pile.cards
    cards |= CardSet.gather(place.card for place in state.deal.talon if place.card is not None)
    return cards == ALL_CARDS


def solved(trial: Trial) -> dict[Action, float]:
    """Return what each card is worth with all hands known, for its player, in units.

    Cards that are alike are all named.

    Raises:
        JudgingError: no card is asked for, or it cannot be solved exactly.
    """
    request = trial.request()
    if request is None or not request.asks_for_card:
        raise JudgingError("no card is to be played")
    if not is_complete(trial):
        raise JudgingError("the hand does not begin with the deal: it cannot be solved")
    truth, variant = trial.observation(Watcher.REFEREE), trial.variant
    try:
        position = position_of(truth, variant, game_at(truth, variant))
    except UntranslatableError as error:
        raise JudgingError(f"this ending cannot be solved: {error}") from None
    order, share = card_order(variant.sheet.pack), share_of(request, position)
    values = solve(position, "payoff", Memory(MEMORY_BITS), NODES).values
    if any(value.low != value.high for value in values):
        raise JudgingError("this ending is too long to be solved: the bounds do not meet")
    worth = {order.card(value.card): share * value.low for value in values}
    alternatives = tuple(
        Alternative(PlayCard(request.seat, card), value) for card, value in worth.items()
    )
    return {
        PlayCard(request.seat, card): like(request, alternatives, card).worth
        for card in request.legal
    }


def _judge_best(trial: Trial, action: Action) -> Verdict:
    worth = solved(trial)
    best = max(worth, key=lambda each: worth[each])
    cost = worth[best] - worth[action]
    if cost <= 0:
        return Verdict(is_right=True, is_as_good=action != best, answer=best, cost=0.0)
    reason = worse(action, best, cost)
    return Verdict(is_right=False, reasons=(reason,), answer=best, cost=cost)


# ------------------------------------------------------------------------------------- hands


def gained(trial: Trial, seat: Seat) -> Fraction:
    """Return what a seat has gained in the hand so far."""
    return pay_so_far(trial.state)[seat]


def given_away(answered: Answered) -> Weighed | None:
    """Return what could have been done instead of an act; `None`: there was no choice."""
    asked = answered.request.prompt
    if asked.cards is None and not asked.values and len(asked.open_actions) < 2:
        return None
    return weigh_request(answered.request)


def _judge_hand(goal: Goal, trial: Trial) -> Verdict:
    if not trial.is_over:
        raise JudgingError("the hand is not over")
    is_right = goal.refused is None or trial.refused <= goal.refused
    if goal.won:
        seats = {each.request.seat for each in trial.answered}
        is_right = is_right and all(gained(trial, seat) > 0 for seat in seats)
    if goal.most_given_away is None:
        return Verdict(is_right=is_right)
    lost, worst, reasons = 0.0, LIMIT, tuple[Message, ...]()
    for answered in trial.answered:
        weighed = given_away(answered)
        cost = 0.0 if weighed is None else _cost(weighed, answered.action)
        lost += cost
        if weighed is not None and cost > worst:
            worst, reasons = cost, (worse(answered.action, weighed.best, cost),)
    return Verdict(is_right=is_right and lost <= goal.most_given_away, reasons=reasons, cost=lost)


def _cost(weighed: Weighed, action: Action) -> float:
    """Return what an act gave away; nothing where it can't be weighed."""
    try:
        return weighed.cost(action)
    except JudgingError:
        return 0.0
