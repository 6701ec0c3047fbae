"""The levels that search nothing: novice and club."""

from __future__ import annotations

from tarock_desktop.bots.attentive import claim
from tarock_desktop.bots.heuristics import heuristic_act
from tarock_desktop.bots.protocol import Choice, Request
from tarock_desktop.table.actions import PlayCard


def club(request: Request) -> Choice:
    """Return the act of a player who follows heuristics and claims when others break a rule."""
    objection = claim(request.observation, request.variant)
    return Choice(request.ticket, heuristic_act(request) if objection is None else objection)


def novice(request: Request) -> Choice:
    """Return the act of a beginner: heuristics before play, then any card that is allowed."""
    choice = request.prompt.cards
    if not request.asks_for_card or choice is None or not choice.legal:
        return Choice(request.ticket, heuristic_act(request))
    cards = tuple(choice.legal)
    card = cards[request.generator().below(len(cards))]
    return Choice(request.ticket, PlayCard(request.seat, card))
