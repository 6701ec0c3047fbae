"""The levels of computer players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.bots.attentive import claim
from tarock_desktop.bots.coach import coach
from tarock_desktop.bots.families import asks_for_card, heuristic_act
from tarock_desktop.bots.master import master, pimc
from tarock_desktop.bots.protocol import Bot, Choice, Request
from tarock_desktop.bots.sloppy import sloppy
from tarock_desktop.kernel import COMPILED
from tarock_desktop.table.actions import PlayCard


def club(request: Request) -> Choice:
    """Return the act of a player who goes by rules of thumb and sees when others break one."""
    objection = claim(request.observation, request.variant)
    if objection is not None:
        return Choice(request.ticket, objection)
    return Choice(request.ticket, heuristic_act(request))


def novice(request: Request) -> Choice:
    """Return the act of a beginner: sensible before play, then any card that is allowed."""
    choice = request.prompt.cards
    if not asks_for_card(request) or choice is None or not choice.legal:
        return Choice(request.ticket, heuristic_act(request))
    cards = tuple(choice.legal)
    card = cards[request.generator().below(len(cards))]
    return Choice(request.ticket, PlayCard(request.seat, card))


LEVELS: Final[Mapping[str, Bot]] = {"novice": novice, "club": club, "master": master}
"""Computer players by the name of their level, the weakest first."""

BOTS: Final[Mapping[str, Bot]] = {**LEVELS, "coach": coach, "sloppy": sloppy, "pimc": pimc}
"""All bots. The coach plays like a master and says why; the clumsy one makes sense only where a
table lets a rule be broken; the plain solver is there for the master to be measured by."""


def is_weaker_here(level: str) -> bool:
    """Return whether a level thinks less hard because the kernel runs in plain Python."""
    return level in ("master", "coach") and not COMPILED
