"""Heuristics for the Königrufen auction: what a hand can expect in each game."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from msgspec import Struct

from tarock_desktop.bots.hand_strength import trick_strength
from tarock_desktop.bots.koenigrufen.hands import (
    bird_hope,
    colour_strength,
    few_tricks_risk,
    risk,
)
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.rules.koenigrufen.extra_laws import card_of, extra_of
from tarock_desktop.rules.koenigrufen.games import GameLaw, game_of
from tarock_desktop.table.actions import Action, Bid
from tarock_desktop.variants.koenigrufen.sheet import KoenigrufenSheet, koenigrufen


class Hope(Struct, frozen=True):
    """A measure of the hand at which a game is won half of the time, and how fast that grows."""

    even: float
    step: float

    def chance(self, measure: float) -> float:
        """Return how likely the game is won."""
        return 1 / (1 + exp(-(measure - self.even) / self.step))


TAKING: Final[Mapping[str, Hope]] = {
    "half": Hope(5.5, 0.5),
    "cards": Hope(6.3, 0.6),
    "all": Hope(4.5, 0.6),
    "untouched": Hope(7.2, 0.6),
}
"""Alone, by what becomes of the talon; measured in tricks (`hand_strength`)."""
WITH_PARTNER: Final[Mapping[str, Hope]] = {"half": Hope(2.9, 1.1), "untouched": Hope(4.6, 1.0)}
COLOUR: Final[Mapping[str, Hope]] = {
    "half": Hope(6.2, 0.6),
    "cards": Hope(6.8, 0.6),
    "untouched": Hope(7.4, 0.6),
}
FEW_TRICKS: Final[Mapping[int, Hope]] = {
    0: Hope(-2.4, 0.35),
    1: Hope(-2.6, 0.5),
    2: Hope(-1.2, 0.5),
}
"""For so many tricks: what forces the hand to take more (`few_tricks_risk`), with a minus."""
OPEN_LOSS: Final = 0.35
"""What open cards add to that danger."""
MARGIN: Final = 0.3
"""A game is bid when it can be hoped to bring such a part of its value."""
NO_GAME: Final = -99.0


def choose_bid(request: Request) -> Action:
    """Return the bid that promises most, or the quiet word."""
    sheet, actions = koenigrufen(request.variant.sheet), request.prompt.open_actions
    games = {game.id for game in sheet.contract}
    named = [act for act in actions if isinstance(act, Bid) and act.contract in games]
    hopes: dict[Action, float] = {act: bid_value(request, act) for act in named}
    quiet = [act for act in actions if act not in hopes]
    best = max(named, key=lambda act: hopes[act], default=None)
    if best is not None and (not quiet or hopes[best] >= MARGIN * _value(sheet, best)):
        return best
    return quiet[0]


def bid_value(request: Request, bid: Bid) -> float:
    """Return what a bid can be hoped to bring; one that names no game comes last."""
    sheet = koenigrufen(request.variant.sheet)
    game = next((game for game in sheet.contract if game.id == bid.contract), None)
    return NO_GAME if game is None else hope_of(game, request.hand, sheet)


def _value(sheet: KoenigrufenSheet, bid: Bid) -> float:
    return float(game_of(sheet.contract, bid.contract).value)


def hope_of(game: GameLaw, hand: CardSet, sheet: KoenigrufenSheet) -> float:
    """Return what a game can be hoped to bring from all others together."""
    value = float(game.value)
    lost = value if game.lost is None else float(game.lost)
    others = 1 if game.sides == "partner" else 3
    match game.kind:
        case "fewest":
            return fewest_hope(hand, sheet)
        case "negative":
            chance = _negative_chance(game, hand, sheet)
        case "colour":
            chance = COLOUR[game.talon].chance(colour_strength(hand, sheet.pack))
        case _ if game.sides == "partner":
            chance = WITH_PARTNER[game.talon].chance(trick_strength(hand))
        case _:
            chance = TAKING[game.talon].chance(trick_strength(hand))
    return others * (value * chance - lost * (1 - chance)) + _birds(game, hand, sheet)


def _negative_chance(game: GameLaw, hand: CardSet, sheet: KoenigrufenSheet) -> float:
    wanted = game.tricks or 0
    danger = few_tricks_risk(hand, wanted, sheet.pack)
    return FEW_TRICKS[wanted].chance(-danger - (0.0 if game.open == "nobody" else OPEN_LOSS))


FEWEST_LOSS: Final = 0.9
"""What the doubled hands afterwards and the others' skill take away."""


def fewest_hope(hand: CardSet, sheet: KoenigrufenSheet) -> float:
    """Return what playing for the fewest points can be hoped to bring."""
    by_tricks = 5.6 - 1.5 * trick_strength(hand)
    by_danger = 6.6 - risk(hand, sheet.pack)
    return (by_tricks + by_danger) / 2 - FEWEST_LOSS


def _birds(game: GameLaw, hand: CardSet, sheet: KoenigrufenSheet) -> float:
    """Return what the bird that must be announced adds; a game without a good one is not bid."""
    if not game.birds:
        return 0.0
    found = []
    for bird in game.birds:
        extra = extra_of(sheet.item, bird)
        card = card_of(extra)
        if card is not None and card in hand and extra.announced is not None:
            chance = bird_hope(hand, extra.tarock or 1)
            found.append(float(extra.announced * game.extras_factor) * (2 * chance - 1))
    return max(found, default=NO_GAME)
