"""The levels that search nothing: novice and club."""

from __future__ import annotations

from tarock_desktop.bots.attentive import claim
from tarock_desktop.bots.heuristics import heuristic_act
from tarock_desktop.bots.protocol import Request
from tarock_desktop.table.actions import Action, PlayCard


def club(request: Request) -> Action:
    """Return the act of a player who follows heuristics and claims when others break a rule."""
    objection = claim(request.observation, request.variant)
    return heuristic_act(request) if objection is None else objection


def novice(request: Request) -> Action:
    """Return the act of a beginner: heuristics before play, then any card that is allowed."""
    choice = request.prompt.cards
    if not request.asks_for_card or choice is None or not choice.legal:
        return heuristic_act(request)
    cards = tuple(choice.legal)
    card = cards[request.generator().below(len(cards))]
    return PlayCard(request.seat, card)
