"""Heuristics for trick play that several families share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cards.pack import PAGAT, Card, Suit
from tarock_desktop.rules.hand.sides import same_side
from tarock_desktop.rules.pack import KINGS, TAROCKS
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.rules.play.tricks import FollowLaw, winning_card
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.view import Observation

LONG_TAROCKS: Final = 5
"""With so many tarocks a bot draws those of the others."""

# --------------------------------------------------------------------- what a card is worth


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


def points(request: Request, card: Card) -> int:
    """Return the value of a card in whole points."""
    return int(request.variant.sheet.pack.values[card.id])


def rank(request: Request, card: Card) -> int:
    """Return the strength of a card within its suit."""
    return request.variant.sheet.pack.strength[card.id]


def is_highest_left(request: Request, card: Card) -> bool:
    """Return whether no higher card of its suit can be in another hand."""
    others = (ALL_CARDS - seen_cards(request.observation)).of_suit(card.suit)
    return all(rank(request, other) < rank(request, card) for other in others)


def others_of_suit(request: Request, card: Card) -> tuple[int, int]:
    """Return how many lower and how many higher cards of its suit can be in other hands."""
    others = (ALL_CARDS - seen_cards(request.observation)).of_suit(card.suit)
    lower = sum(rank(request, other) < rank(request, card) for other in others)
    return lower, len(others) - lower


def has_tarocks_against(request: Request) -> bool:
    """Return whether tarocks can be in other hands."""
    return bool((ALL_CARDS - seen_cards(request.observation)) & TAROCKS)


# ------------------------------------------------------------------------- cards by the trick


def law_now(request: Request) -> FollowLaw:
    """Return the law of following suit in the game being played."""
    rules = request.variant.phases[Phase.PLAY]
    if not isinstance(rules, TrickPlay):
        raise TypeError(rules)
    return rules.law_of(request.observation)


def on_table(request: Request) -> list[Card]:
    """Return the cards of the running trick."""
    return [entry.card for entry in request.observation.play.trick]


def is_last(request: Request) -> bool:
    """Return whether nobody plays to the trick after the bot."""
    view = request.observation
    return len(view.play.trick) == len(view.deal.order) - 1


def split(
    request: Request, cards: CardSet, law: FollowLaw | None = None
) -> tuple[list[Card], list[Card]]:
    """Return the cards that would lie highest in the trick now, and the others."""
    table, pack = on_table(request), request.variant.sheet.pack
    winners = [card for card in cards if winning_card([*table, card], pack, law) is card]
    return winners, [card for card in cards if card not in winners]


def richest(request: Request, cards: Iterable[Card]) -> Card:
    """Return the card that gives the own side most, the weakest among equals."""
    return max(cards, key=lambda c: (points(request, c), -rank(request, c)))


def poorest(request: Request, cards: Iterable[Card]) -> Card:
    """Return the card that gives the other side least, the weakest among equals."""
    return min(cards, key=lambda c: (points(request, c), rank(request, c)))


def weakest(request: Request, cards: Iterable[Card]) -> Card:
    """Return the lowest card."""
    return min(cards, key=lambda c: (rank(request, c), c.id))


def surest(request: Request, cards: Iterable[Card]) -> Card:
    """Return the lowest card that nobody can beat, else the lowest."""
    found = list(cards)
    return weakest(request, [c for c in found if is_highest_left(request, c)] or found)


def is_worth_taking(request: Request, table: list[Card]) -> bool:
    """Return whether a trick has points, or was led in tarock."""
    rich = sum(points(request, card) for card in table) > len(table)
    return rich or table[0].suit is Suit.TAROCK


# -------------------------------------------------------------------------- games for points


def choose_card(request: Request) -> Card:
    """Return the card to play in a game for card points in which tarocks are trumps."""
    legal = request.legal
    if len(legal) == 1:
        return next(iter(legal))
    return _follow(request, legal) if request.observation.play.trick else _lead(request, legal)


def _lead(request: Request, legal: CardSet) -> Card:
    tarocks = (legal & TAROCKS).remove(PAGAT)
    against = has_tarocks_against(request)
    sure = [card for card in tarocks if is_highest_left(request, card)]
    if sure and against:
        return max(sure, key=lambda card: card.id)
    if len(tarocks) >= LONG_TAROCKS and against:
        return max(tarocks, key=lambda card: card.id)
    plain = legal - TAROCKS
    if plain:
        return max(plain, key=lambda card: _lead_worth(request, card, tarocks_out=against))
    return min(tarocks, key=lambda card: card.id, default=PAGAT)


def _lead_worth(request: Request, card: Card, *, tarocks_out: bool) -> tuple[int, int, int]:
    """Prefer a sure king early, else a cheap card of the longest suit."""
    suit = request.hand.of_suit(card.suit)
    sure = is_highest_left(request, card) and (not tarocks_out or card in KINGS)
    return int(sure), len(suit) if not sure else 0, -points(request, card)


def _follow(request: Request, legal: CardSet) -> Card:
    table, last = on_table(request), is_last(request)
    winners, losers = split(request, legal)
    best = winning_card(table, request.variant.sheet.pack)
    if _is_ours(request) and (last or is_highest_left(request, best)):
        return richest(request, losers) if losers else weakest(request, winners)
    if winners and last:
        return weakest(request, winners)
    if winners and is_worth_taking(request, table):
        return surest(request, [card for card in winners if card is not PAGAT] or winners)
    return poorest(request, losers or winners)


def _is_ours(request: Request) -> bool:
    """Return whether the trick lies with the own side, as far as the bot knows."""
    winning = request.observation.play.winning
    return winning is not None and same_side(request.observation, request.seat, winning) is True
