"""The act that a family's heuristics choose, without any search."""

from __future__ import annotations

from tarock_desktop.bots.families import bots_of
from tarock_desktop.bots.protocol import Request
from tarock_desktop.table.actions import Action, PlayCard


def heuristic_act(request: Request) -> Action:
    """Return the act of a player who follows heuristics."""
    family = bots_of(request.variant)
    if request.asks_for_card:
        return PlayCard(request.seat, family.card(request))
    return family.act(request)
