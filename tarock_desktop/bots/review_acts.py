"""What a decision before the first card has cost: a bid, the talon, a call, discards, a word.

Every act is done again at the true table. Heuristics play on to the first card, and a search that
sees all cards tells about what the hand would have paid. The cost by what the player knew is that
of the sampled deals.
"""

from __future__ import annotations

from typing import Final

from tarock_desktop.bots.costs import ActCost, Cost, Move, NoCost
from tarock_desktop.bots.master import evaluated, master_effort
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.review import cost_of, known_cost_of_card
from tarock_desktop.bots.sampled_tables import after_heuristic_act, seed_of, share_of
from tarock_desktop.bots.thought import Alternative
from tarock_desktop.kernel import COMPILED
from tarock_desktop.kernel.guesses import Guesses
from tarock_desktop.kernel.imagined import Filling, ImaginedTable, imagine
from tarock_desktop.kernel.positions import Position, legal
from tarock_desktop.kernel.solver import Memory
from tarock_desktop.kernel.stakes import UntranslatableError
from tarock_desktop.kernel.steps import until
from tarock_desktop.messages.keys import message
from tarock_desktop.table.actions import (
    Action,
    ChoosePacket,
    Cut,
    Declare,
    Knock,
    PlayCard,
    Shuffle,
)
from tarock_desktop.table.phases import BEFORE_PLAY, Phase
from tarock_desktop.table.view import Observation

SIMULATIONS: Final = 4_000 if COMPILED else 300
"""Rollouts for one act with all cards open."""
PLAYS: Final = 32
"""Rollouts that find the range of what can be paid."""
SETTLED: Final = (*BEFORE_PLAY, Phase.PLAY)
"""Phases in which no card moves any more before it is played."""
MOST_ACTS: Final = 200
"""Acts before play after which a hand is given up."""
BY_CHANCE: Final = Shuffle | Cut | Knock | ChoosePacket


def cost_of_decision(
    number: int, request: Request, truth: Observation, action: Action, memory: Memory
) -> Cost:
    """Return what a decision of a finished hand has cost.

    Args:
        number: place of the act among those of the hand, from 0.
        request: what its doer was asked and knew.
        truth: the table before it as the referee saw it.
        action: what he did.
        memory: what searching the later cards of the hand has found out.

    Raises:
        StoppedError: the search was stopped by its memory.
    """

    def without(key: str) -> NoCost:
        return NoCost(number, request.seat, action, message(key))

    if isinstance(action, BY_CHANCE):
        return without("review.by-chance")
    try:
        with until(memory.is_stopped):
            if isinstance(action, PlayCard):
                move = Move(request, truth, action.card)
                return cost_of(number, move, memory, as_known=True)
            return _cost_of_act(number, request, truth, action) or without("review.no-choice")
    except UntranslatableError:
        return without("review.irregular" if truth.book.rulings else "review.unknown-game")


def known_cost(request: Request, action: Action) -> float | None:
    """Return what a decision has cost by what its doer knew; `None`: nobody can say.

    It is found much sooner than what the decision has cost with all cards open.
    """
    if isinstance(action, BY_CHANCE) or not _has_choice(request):
        return None
    try:
        if isinstance(action, PlayCard):
            return known_cost_of_card(request, action.card)
        return _known(_alternatives(request), action)
    except UntranslatableError:
        return None


def _cost_of_act(
    number: int, request: Request, truth: Observation, action: Action
) -> ActCost | None:
    """Return the cost of an act; `None`: nothing else could be done.

    Raises:
        UntranslatableError: what the acts come to can't be reckoned.
    """
    if not _has_choice(request):
        return None
    alternatives = _alternatives(request)
    acts = dict.fromkeys((*(each.action for each in alternatives), action))
    table = _true_table(request, truth)
    values = {act: value for act in acts if (value := _value(request, table, act)) is not None}
    if action not in values:
        raise UntranslatableError("the act can't be done again")
    best = max(values, key=lambda act: values[act])
    if values[best] <= values[action]:
        best = action
    cost = values[best] - values[action]
    return ActCost(number, request.seat, action, best, cost, _known(alternatives, action))


def _alternatives(request: Request) -> tuple[Alternative, ...]:
    """Return the acts that were evaluated, the best first by what the player knew.

    Raises:
        UntranslatableError: nothing can be evaluated.
    """
    values = request.prompt.values
    if values:
        # What is held is paid when it is declared, whatever the cards are.
        everything = tuple(choice.value for choice in values)
        return (Alternative(Declare(request.seat, everything), 0.0),)
    found = evaluated(request, master_effort())
    if len(found) == 1 and not request.asks_for_card:
        raise UntranslatableError("nothing was evaluated")
    return found


def _has_choice(request: Request) -> bool:
    asked = request.prompt
    return asked.cards is not None or bool(asked.values) or len(asked.open_actions) > 1


def _known(alternatives: tuple[Alternative, ...], action: Action) -> float | None:
    own = next((each for each in alternatives if each.action == action), None)
    return None if own is None else max(0.0, alternatives[0].worth - own.worth)


def _true_table(request: Request, truth: Observation) -> ImaginedTable:
    """Return the table as it was, to go on from."""
    deal = truth.deal
    filling = Filling(
        tuple(hand.cards for hand in deal.hands),
        tuple(pile.cards for pile in deal.discards),
        tuple(place.card for place in deal.talon),
    )
    return imagine(truth, request.variant, filling)


def _value(request: Request, table: ImaginedTable, action: Action) -> float | None:
    """Return what an act gains for its player with all cards open; `None`: it is not allowed."""
    after = table.after(action)
    if after is None:
        return None
    end = _played_to_first_card(after, request.seed)
    gained = float(end.gain(request.seat) - table.gain(request.seat))
    if end.phase is not Phase.PLAY:
        return gained
    position = end.position()
    return gained + share_of(request, position) * _searched(position, seed_of(request))


def _played_to_first_card(table: ImaginedTable, seed: str) -> ImaginedTable:
    """Return the table after acts by heuristics, when every card is where it is played from.

    It is in play then, with nothing announced, or the hand is over.
    """
    for _ in range(MOST_ACTS):
        if table.phase in SETTLED:
            return table.in_play()
        after = after_heuristic_act(table, seed)
        if after is None:
            return table
        table = after
    return table


def _searched(position: Position, seed: int) -> float:
    """Return what the declarer can expect when both sides see all cards."""
    guesses = Guesses((position,))
    paid = guesses.payoffs(PLAYS, seed)[0]
    width = 2 * max(4, round(abs(paid)))
    bounds = round(paid) - width, round(paid) + width
    found = guesses.tree(SIMULATIONS, seed, legal(position), bounds)
    if not found:
        raise UntranslatableError("the kernel plays no card here")
    return found[0].payoff
