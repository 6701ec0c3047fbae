"""The master: whatever is asked, it tries what may come of it in worlds that may be the true one.

A pure function of its request. Where nothing can be tried (an unequal deal after a mishap, a game
the kernel does not know) it goes by rules of thumb.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tarock_desktop.bots.act_search import can_be_searched, worth_of_acts
from tarock_desktop.bots.attentive import claim
from tarock_desktop.bots.card_search import worth_of_cards
from tarock_desktop.bots.effort import MASTER, MASTER_IN_PLAIN_PYTHON, PLAIN_PIMC, Effort
from tarock_desktop.bots.families import asks_for_card, heuristic_act
from tarock_desktop.bots.protocol import Choice, Request
from tarock_desktop.bots.sampled_tables import sampled_tables
from tarock_desktop.bots.sampling import NoSampleError
from tarock_desktop.bots.thought import Alternative, Thought, thought_of
from tarock_desktop.cards.cardset import ALL_CARDS, CardSet
from tarock_desktop.kernel import COMPILED
from tarock_desktop.kernel.stakes import UntranslatableError
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS, TAROCKS
from tarock_desktop.table.actions import PlayCard

SUMMARY: Final = 60
"""Worlds that are summed up for whoever asks what a bot knew."""


def master_effort() -> Effort:
    """Return how hard a master thinks with the kernel that runs here."""
    return MASTER if COMPILED else MASTER_IN_PLAIN_PYTHON


def master(request: Request) -> Choice:
    """Return the act of a player who thinks ahead, and sees when others break a rule."""
    objection = claim(request.observation, request.variant)
    if objection is not None:
        return Choice(request.ticket, objection)
    return Choice(request.ticket, tried(request, master_effort())[0].action)


def pimc(request: Request) -> Choice:
    """Return the act of a plain solver of sampled worlds that speaks by rules of thumb."""
    if asks_for_card(request):
        return Choice(request.ticket, tried(request, PLAIN_PIMC)[0].action)
    return Choice(request.ticket, heuristic_act(request))


def tried(request: Request, effort: Effort) -> tuple[Alternative, ...]:
    """Return the acts that were tried, the best first; one alone: nothing was to be tried."""
    try:
        if asks_for_card(request):
            return tuple(
                Alternative(PlayCard(request.seat, each.card), each.worth)
                for each in worth_of_cards(request, effort)
            )
        if can_be_searched(request):
            found = worth_of_acts(request, effort)
            return tuple(Alternative(each.action, each.worth, each.deals) for each in found)
    except (NoSampleError, UntranslatableError):
        pass
    return (Alternative(heuristic_act(request), 0.0),)


def thought_about(request: Request, alternatives: tuple[Alternative, ...]) -> Thought | None:
    """Return what the bot knew when it tried these acts; `None`: nothing could be guessed at."""
    try:
        tables = sampled_tables(request, SUMMARY)
    except NoSampleError:
        return None
    hands = [tuple(hand.cards for hand in table.state.deal.hands) for table in tables]
    noted = HONOUR_TAROCKS | KINGS
    if request.observation.calls.card is not None:
        noted = noted.add(request.observation.calls.card)
    own = request.observation.deal.hands[request.seat].cards
    hidden = (noted - own) & _ever_held(hands)
    return replace(thought_of(hands, hidden, TAROCKS), alternatives=alternatives)


def _ever_held(hands: list[tuple[CardSet, ...]]) -> CardSet:
    """Return the cards that somebody holds in some world."""
    held = ALL_CARDS - ALL_CARDS
    for world in hands:
        for hand in world:
            held |= hand
    return held
