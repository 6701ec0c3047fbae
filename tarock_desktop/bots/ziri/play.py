"""Rules of thumb for Žiri tarok: bids by strength, the richest talon part, few points in klop."""

from __future__ import annotations

from typing import Final

from tarock_desktop.bots.hand_strength import trick_strength
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.texas.before_play import choose_before_play, own_hand
from tarock_desktop.bots.texas.card_play import choose_card, seen_cards
from tarock_desktop.cards.cardset import ALL_CARDS, CardSet
from tarock_desktop.cards.pack import PAGAT, Card
from tarock_desktop.rules.play.tricks import winning_card
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


def choose_ziri_words(request: Request) -> Action:
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
            return choose_before_play(request)


def _bid(request: Request) -> Action:
    """Return the game that promises most, or the lowest open one the hand is good for; or pass."""
    strength = trick_strength(own_hand(request))
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
    return trick_strength(own_hand(request) | cards), int(pack.count(cards) * 3)


def _speak(request: Request) -> Action:
    """Announce the Pagat with a long hand, double with a strong one, else be ready."""
    asked = request.prompt.open_actions
    strength = trick_strength(own_hand(request))
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
    hand = own_hand(request)
    tarocks = sum(card.suit is PAGAT.suit for card in hand)
    return law.feat == "pagat-last" and PAGAT in hand and tarocks >= 12


def choose_ziri_card(request: Request) -> Card:
    """Return the card to play: for points in a game, away from them in klop."""
    rules, choice = request.variant.phases[Phase.PLAY], request.prompt.cards
    hand = own_hand(request)
    legal = hand if choice is None or choice.legal is None else choice.legal
    each = isinstance(rules, DemandingPlay) and rules.is_each(request.observation)
    if not each or not isinstance(rules, DemandingPlay) or len(legal) == 1:
        return choose_card(request)
    law, pack = rules.law_of(request.observation), request.variant.sheet.pack
    table = [entry.card for entry in request.observation.play.trick]
    if choice is not None and choice.legal is None:
        legal = rules.legal_cards(request.observation, request.seat)
    if not table:
        return max(legal, key=lambda card: _lead(request, card))
    winners = [card for card in legal if winning_card((*table, card), pack, law) is card]
    losers = [card for card in legal if card not in winners]
    if losers:
        # A trick that goes to somebody else takes the dearest card along.
        return max(losers, key=lambda c: (pack.values[c.id], pack.strength[c.id], c.id))
    last = len(table) == len(request.observation.deal.order) - 1
    if last:
        return min(winners, key=lambda c: (pack.values[c.id], -pack.strength[c.id], c.id))
    return min(winners, key=lambda c: (pack.strength[c.id], pack.values[c.id], c.id))


def _lead(request: Request, card: Card) -> tuple[int, int, int]:
    """Return how gladly a card is led in klop: many others of its suit lie above it."""
    pack = request.variant.sheet.pack
    unseen = ALL_CARDS - seen_cards(request.observation) - own_hand(request)
    others = unseen.of_suit(card.suit)
    lower = sum(pack.strength[other.id] < pack.strength[card.id] for other in others)
    higher = len(others) - lower
    return (higher - 2 * lower if higher else -99), -int(pack.values[card.id]), -card.id
