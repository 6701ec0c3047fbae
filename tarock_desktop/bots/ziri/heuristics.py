"""Heuristics for Žiri tarok: bids by strength, the richest talon part, few points in klop."""

from __future__ import annotations

from typing import Final

from tarock_desktop.bots.act_heuristics import choose_act
from tarock_desktop.bots.card_heuristics import (
    choose_card,
    is_last,
    on_table,
    others_of_suit,
    split,
)
from tarock_desktop.bots.hand_strength import trick_strength
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PAGAT, Card
from tarock_desktop.rules.ziri.play import DemandingPlay
from tarock_desktop.table.actions import (
    Action,
    Announce,
    Bid,
    Challenge,
    Choose,
    Pass,
    Ready,
    TakeTalon,
)
from tarock_desktop.table.phases import Phase

STRENGTH: Final = (5.9, 7.2, 8.6, 10.4)
"""Strength from which each game is bid if the lower ones are gone, the lowest first."""
GLADLY: Final = (5.9, 8.0, 10.0, 11.5)
"""Strength from which it promises more than the lower ones. In 120 deals a hand of strength 8
brought 8 points in the lowest game and 17 in the next; one of 7 the same in both."""
KONTRA: Final = 8.4
"""Strength from which a defender doubles; each further step asks for two tricks more."""


def choose_ziri_act(request: Request) -> Action:
    """Return the bot's act wherever no card is to be played."""
    actions = request.prompt.open_actions
    match request.prompt.phase:
        case Phase.BID:
            return _bid(request)
        case Phase.TALON:
            parts = [act for act in actions if isinstance(act, TakeTalon)]
            return max(parts, key=lambda part: _worth(request, part))
        case Phase.ANNOUNCE:
            return _speak(request)
        case Phase.CHALLENGE:
            return next(act for act in actions if isinstance(act, Choose) and act.value == "no")
        case Phase.PLAY:
            return actions[0]
        case _:
            return choose_act(request)


def _bid(request: Request) -> Action:
    """Return the game that promises most, or the lowest open one the hand is good for; or pass."""
    strength = trick_strength(request.hand)
    contracts = sorted(request.variant.sheet.contract, key=lambda law: law.rank)
    games = [law.id for law in contracts if law.sides != "each"]
    good = {game for game, least in zip(games, STRENGTH, strict=False) if strength >= least}
    bids = [act for act in request.prompt.open_actions if isinstance(act, Bid)]
    wanted = [bid for bid in bids if bid.contract in good]
    best = {game for game, least in zip(games, GLADLY, strict=False) if strength >= least}
    gladly = [bid for bid in wanted if bid.contract in best]
    if gladly:
        return max(gladly, key=lambda bid: games.index(bid.contract))
    return min(wanted, key=lambda bid: games.index(bid.contract), default=Pass(request.seat))


def _worth(request: Request, part: TakeTalon) -> tuple[float, int]:
    """Return what a talon part brings: strength for the hand, then card points."""
    places = (request.observation.deal.talon[place].card for place in part.places)
    cards = CardSet.gather(card for card in places if card is not None)
    pack = request.variant.sheet.pack
    return trick_strength(request.hand | cards), int(pack.count(cards) * 3)


def _speak(request: Request) -> Action:
    """Announce the Pagat with a long hand, double with a strong one, else be ready."""
    asked = request.prompt.open_actions
    strength = trick_strength(request.hand)
    for act in asked:
        match act:
            case Challenge(step=step) if strength >= KONTRA + 2 * (step - 1):
                return act
            case Announce() if _announces(request, act):
                return act
            case _:
                continue
    return Ready(request.seat)


def _announces(request: Request, act: Announce) -> bool:
    law = next(item for item in request.variant.sheet.item if item.id == act.item)
    hand = request.hand
    tarocks = sum(card.suit is PAGAT.suit for card in hand)
    return law.feat == "pagat-last" and PAGAT in hand and tarocks >= 12


def choose_ziri_card(request: Request) -> Card:
    """Return the card to play: for points in a game, away from them in klop."""
    rules, legal = request.variant.phases[Phase.PLAY], request.legal
    if not isinstance(rules, DemandingPlay) or not rules.is_each(request.observation):
        return choose_card(request)
    if len(legal) == 1:
        return next(iter(legal))
    choice, pack = request.prompt.cards, request.variant.sheet.pack
    if choice is not None and choice.legal is None:
        legal = rules.legal_cards(request.observation, request.seat)
    if not on_table(request):
        return max(legal, key=lambda card: _lead(request, card))
    winners, losers = split(request, legal, rules.law_of(request.observation))
    if losers:
        # A trick that goes to somebody else takes the dearest card along.
        return max(losers, key=lambda c: (pack.values[c.id], pack.strength[c.id], c.id))
    if is_last(request):
        return min(winners, key=lambda c: (pack.values[c.id], -pack.strength[c.id], c.id))
    return min(winners, key=lambda c: (pack.strength[c.id], pack.values[c.id], c.id))


def _lead(request: Request, card: Card) -> tuple[int, int, int]:
    """Return how good a lead a card is in klop: best if many higher ones of its suit are out."""
    lower, higher = others_of_suit(request, card)
    value = int(request.variant.sheet.pack.values[card.id])
    return (higher - 2 * lower if higher else -99), -value, -card.id
