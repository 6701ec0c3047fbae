"""Rules of thumb for trick play."""

from __future__ import annotations

from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.texas.before_play import own_hand
from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cards.pack import PAGAT, Card, Suit
from tarock_desktop.rules.hand.sides import same_side
from tarock_desktop.rules.pack import KINGS, TAROCKS
from tarock_desktop.rules.play.tricks import winning_card
from tarock_desktop.table.view import Observation

LONG_TAROCKS = 5
"""With so many tarocks the bot draws those of the others."""


def choose_card(request: Request) -> Card:
    """Return the card to play."""
    choice = request.prompt.cards
    hand = own_hand(request)
    legal = hand if choice is None or choice.legal is None else choice.legal
    if len(legal) == 1:
        return next(iter(legal))
    if not request.observation.play.trick:
        return _lead(request, legal)
    return _follow(request, legal)


def _points(request: Request, card: Card) -> int:
    return int(request.variant.sheet.pack.values[card.id])


def _strength(request: Request, card: Card) -> int:
    return request.variant.sheet.pack.strength[card.id]


def seen_cards(observation: Observation) -> CardSet:
    """Return the cards that can't be in another hand: own ones, played ones, shown ones."""
    seen = NO_CARDS
    for hand in observation.deal.hands:
        seen |= hand.cards
    for pile in observation.deal.discards:
        seen |= pile.cards
    tricks = (trick.cards for trick in observation.play.tricks)
    for cards in (*tricks, observation.play.trick):
        seen |= CardSet.gather(entry.card for entry in cards)
    return seen


def _is_master(request: Request, card: Card) -> bool:
    """Return whether no higher card of its suit can be in another hand."""
    others = (ALL_CARDS - seen_cards(request.observation)).of_suit(card.suit)
    return all(_strength(request, other) < _strength(request, card) for other in others)


def _lead(request: Request, legal: CardSet) -> Card:
    tarocks = (legal & TAROCKS).remove(PAGAT)
    others = (ALL_CARDS - seen_cards(request.observation)) & TAROCKS
    masters = [card for card in tarocks if _is_master(request, card)]
    if masters and others:
        return max(masters, key=lambda card: card.id)
    if len(tarocks) >= LONG_TAROCKS and others:
        return max(tarocks, key=lambda card: card.id)
    plain = legal - TAROCKS
    if plain:
        return max(plain, key=lambda card: _lead_worth(request, card, tarocks_out=bool(others)))
    if tarocks:
        return min(tarocks, key=lambda card: card.id)
    return PAGAT


def _lead_worth(request: Request, card: Card, *, tarocks_out: bool) -> tuple[int, int, int]:
    """Prefer a sure king early, else a cheap card of the longest suit."""
    suit = own_hand(request).of_suit(card.suit)
    sure = _is_master(request, card) and (not tarocks_out or card in KINGS)
    return int(sure), len(suit) if not sure else 0, -_points(request, card)


def _follow(request: Request, legal: CardSet) -> Card:
    trick = request.observation.play.trick
    table = [entry.card for entry in trick]
    pack = request.variant.sheet.pack
    last = len(trick) == len(request.observation.deal.order) - 1
    winners = [card for card in legal if winning_card([*table, card], pack) is card]
    losers = [card for card in legal if card not in winners]
    ours = _ours(request)
    if ours and (last or _is_master(request, winning_card(table, pack))):
        return _richest(request, losers) if losers else _cheapest_winner(request, winners)
    if winners and (last or _worth_taking(request, table)):
        safe = winners if last else [card for card in winners if card is not PAGAT] or winners
        return _cheapest_winner(request, safe) if last else _surest(request, safe)
    return _poorest(request, losers or winners)


def _ours(request: Request) -> bool:
    winning = request.observation.play.winning
    if winning is None:
        return False
    return same_side(request.observation, request.seat, winning) is True


def _worth_taking(request: Request, table: list[Card]) -> bool:
    rich = sum(_points(request, card) for card in table) > len(table)
    return rich or table[0].suit is Suit.TAROCK


def _richest(request: Request, cards: list[Card]) -> Card:
    """Return the card that gives the own side most, cheap in strength among equals."""
    return max(cards, key=lambda c: (_points(request, c), -_strength(request, c)))


def _poorest(request: Request, cards: list[Card]) -> Card:
    return min(cards, key=lambda c: (_points(request, c), _strength(request, c)))


def _cheapest_winner(request: Request, cards: list[Card]) -> Card:
    return min(cards, key=lambda c: (_strength(request, c), c.id))


def _surest(request: Request, cards: list[Card]) -> Card:
    masters = [card for card in cards if _is_master(request, card)]
    if masters:
        return _cheapest_winner(request, masters)
    return _cheapest_winner(request, cards)
