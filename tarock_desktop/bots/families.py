"""Which rules of thumb a sheet is played by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from tarock_desktop.bots.czech.before_play import choose_before_lead as choose_czech_words
from tarock_desktop.bots.czech.card_play import choose_czech_card
from tarock_desktop.bots.koenigrufen.before_play import choose_before_lead
from tarock_desktop.bots.koenigrufen.bids import hope_of
from tarock_desktop.bots.koenigrufen.card_play import choose_ranked_card
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.texas.before_play import choose_before_play, own_hand
from tarock_desktop.bots.texas.card_play import choose_card
from tarock_desktop.bots.ziri.play import choose_ziri_card, choose_ziri_words
from tarock_desktop.cards.pack import Card
from tarock_desktop.table.actions import Action, Bid, PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.variants.czech.sheet import CzechSheet
from tarock_desktop.variants.koenigrufen.sheet import KoenigrufenSheet
from tarock_desktop.variants.schema import Sheet
from tarock_desktop.variants.ziri.sheet import ZiriSheet


@dataclass(frozen=True, slots=True)
class Heuristics:
    """The rules of thumb for one family of sheets."""

    before_play: Callable[[Request], Action]
    """Answers every prompt that asks for no card to be played."""
    card: Callable[[Request], Card]


GENERAL: Final = Heuristics(choose_before_play, choose_card)
THUMBS: Final[Mapping[type[Sheet], Heuristics]] = {
    KoenigrufenSheet: Heuristics(choose_before_lead, choose_ranked_card),
    CzechSheet: Heuristics(choose_czech_words, choose_czech_card),
    ZiriSheet: Heuristics(choose_ziri_words, choose_ziri_card),
}
"""Families with rules of their own, by the form of their sheets."""


def heuristics_of(request: Request) -> Heuristics:
    """Return the rules of thumb for the sheet at the table."""
    return THUMBS.get(type(request.variant.sheet), GENERAL)


def hope_of_bid(request: Request, bid: Bid) -> float:
    """Return what a game can be hoped to bring by rules of thumb; 0 where none speaks of it."""
    sheet = request.variant.sheet
    if not isinstance(sheet, KoenigrufenSheet):
        return 0.0
    game = next((law for law in sheet.contract if law.id == bid.contract), None)
    return -99.0 if game is None else hope_of(game, own_hand(request), sheet)


def asks_for_card(request: Request) -> bool:
    """Return whether a card is to be played."""
    return request.prompt.phase is Phase.PLAY and request.prompt.cards is not None


def heuristic_act(request: Request) -> Action:
    """Return what a player does who goes by rules of thumb."""
    thumb = heuristics_of(request)
    if asks_for_card(request):
        return PlayCard(request.seat, thumb.card(request))
    return thumb.before_play(request)
