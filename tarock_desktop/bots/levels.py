"""The levels of computer players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.bots.attentive import claim
from tarock_desktop.bots.before_play import choose_before_play
from tarock_desktop.bots.card_play import choose_card
from tarock_desktop.bots.protocol import Bot, Choice, Request
from tarock_desktop.bots.sloppy import sloppy
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.phases import Phase


def club(request: Request) -> Choice:
    """Return the act of a player who goes by rules of thumb and sees when others break one."""
    objection = claim(request.observation, request.variant)
    if objection is not None:
        return Choice(request.ticket, objection)
    if request.prompt.phase is Phase.PLAY:
        return Choice(request.ticket, PlayCard(request.seat, choose_card(request)))
    return Choice(request.ticket, choose_before_play(request))


def novice(request: Request) -> Choice:
    """Return the act of a beginner: sensible before play, then any card that is allowed."""
    choice = request.prompt.cards
    if request.prompt.phase is not Phase.PLAY or choice is None or not choice.legal:
        return Choice(request.ticket, choose_before_play(request))
    cards = tuple(choice.legal)
    card = cards[request.generator().below(len(cards))]
    return Choice(request.ticket, PlayCard(request.seat, card))


LEVELS: Final[Mapping[str, Bot]] = {"novice": novice, "club": club}
"""Computer players by the name of their level, the weakest first."""

BOTS: Final[Mapping[str, Bot]] = {**LEVELS, "sloppy": sloppy}
"""All bots; the clumsy one makes sense only where a table lets a rule be broken."""
