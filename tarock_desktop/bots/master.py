"""The master: samples hidden deals that fit what has been seen, and evaluates each act in them.

A pure function of its request. Where nothing can be evaluated (an unequal deal after a misdeal, a
game the kernel does not know) the master follows the heuristics.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tarock_desktop.bots.act_search import can_be_searched, worth_of_acts
from tarock_desktop.bots.attentive import claim
from tarock_desktop.bots.card_search import worth_of_cards
from tarock_desktop.bots.effort import MASTER, MASTER_IN_PLAIN_PYTHON, PLAIN_PIMC, Effort
from tarock_desktop.bots.heuristics import heuristic_act
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.sampled_tables import sampled_tables
from tarock_desktop.bots.sampling import NoSampleError
from tarock_desktop.bots.thought import Alternative, Thought, thought_of
from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.kernel import COMPILED
from tarock_desktop.kernel.stakes import UntranslatableError
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS, TAROCKS
from tarock_desktop.table.actions import Action

SUMMARY: Final = 60
"""Deals that are sampled for whoever asks what a bot knew."""


def master_effort() -> Effort:
    """Return how much a master searches with the kernel that runs here."""
    return MASTER if COMPILED else MASTER_IN_PLAIN_PYTHON


def master(request: Request) -> Action:
    """Return the act of a player who searches, and claims when others break a rule."""
    objection = claim(request.observation, request.variant)
    if objection is not None:
        return objection
    return evaluated(request, master_effort())[0].action


def pimc(request: Request) -> Action:
    """Return the act of perfect-information Monte Carlo: heuristics before play, a plain solver.

    It is there to measure the master's strength.
    """
    if request.asks_for_card:
        return evaluated(request, PLAIN_PIMC)[0].action
    return heuristic_act(request)


def evaluated(
    request: Request, effort: Effort, also: tuple[Action, ...] = ()
) -> tuple[Alternative, ...]:
    """Return the acts that were evaluated, the best first; one alone if nothing could be.

    *also*: acts before the first card that are evaluated too, whatever they promise.
    """
    try:
        if request.asks_for_card:
            return worth_of_cards(request, effort)
        if also or can_be_searched(request):
            return worth_of_acts(request, effort, also)
    except (NoSampleError, UntranslatableError):
        pass
    return (Alternative(heuristic_act(request), 0.0),)


def thought_about(request: Request, alternatives: tuple[Alternative, ...]) -> Thought | None:
    """Return what the bot knew when it evaluated these acts; `None`: no deal could be sampled."""
    try:
        tables = sampled_tables(request, SUMMARY)
    except NoSampleError:
        return None
    hands = [tuple(hand.cards for hand in table.state.deal.hands) for table in tables]
    noted = HONOUR_TAROCKS | KINGS
    if request.observation.calls.card is not None:
        noted = noted.add(request.observation.calls.card)
    hidden = (noted - request.hand) & _ever_held(hands)
    return replace(thought_of(hands, hidden, TAROCKS), alternatives=alternatives)


def _ever_held(hands: list[tuple[CardSet, ...]]) -> CardSet:
    """Return the cards that somebody holds in one of the deals."""
    held = NO_CARDS
    for deal in hands:
        for hand in deal:
            held |= hand
    return held
