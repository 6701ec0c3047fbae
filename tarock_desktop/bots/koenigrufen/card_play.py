"""Rules of thumb for Königrufen tricks: games for points, with or without trumps."""

from __future__ import annotations

from tarock_desktop.bots.koenigrufen.before_play import game_played, is_declarers
from tarock_desktop.bots.koenigrufen.fewest import choose_to_avoid
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.texas.before_play import own_hand
from tarock_desktop.bots.texas.card_play import seen_cards
from tarock_desktop.cards.cardset import ALL_CARDS, CardSet
from tarock_desktop.cards.pack import PAGAT, Card, Suit
from tarock_desktop.rules.pack import KINGS, TAROCKS
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.rules.play.tricks import FollowLaw, winning_card
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.koenigrufen.sheet import koenigrufen

LONG: int = 5
"""With so many tarocks the bot draws those of the others."""


def choose_ranked_card(request: Request) -> Card:
    """Return the card to play."""
    choice = request.prompt.cards
    hand = own_hand(request)
    legal = hand if choice is None or not choice.legal else choice.legal
    if len(legal) == 1:
        return next(iter(legal))
    if not game_played(request).is_positive:
        return choose_to_avoid(request, legal)
    trick = request.observation.play.trick
    return _follow(request, legal) if trick else _lead(request, legal)


def law_now(request: Request) -> FollowLaw:
    """Return the law of following suit in the game being played."""
    rules = request.variant.phases[Phase.PLAY]
    if not isinstance(rules, TrickPlay):
        raise TypeError(rules)
    return rules.law_of(request.observation)


def points(request: Request, card: Card) -> int:
    """Return the value printed for a card."""
    return int(koenigrufen(request.variant.sheet).pack.values[card.id])


def rank(request: Request, card: Card) -> int:
    """Return the strength of a card within its suit."""
    return koenigrufen(request.variant.sheet).pack.strength[card.id]


def is_master(request: Request, card: Card) -> bool:
    """Return whether no higher card of its suit can be in another hand."""
    others = (ALL_CARDS - seen_cards(request.observation)).of_suit(card.suit)
    return all(rank(request, other) < rank(request, card) for other in others)


def _others_tarocks(request: Request) -> CardSet:
    return (ALL_CARDS - seen_cards(request.observation)) & TAROCKS


def _lead(request: Request, legal: CardSet) -> Card:
    law = law_now(request)
    if not law.tarocks_win:
        return _lead_suit(request, legal - TAROCKS or legal, tarocks_out=False)
    tarocks = (legal & TAROCKS).remove(PAGAT)
    out = _others_tarocks(request)
    masters = [card for card in tarocks if is_master(request, card)]
    drawing = is_declarers(request) or len(tarocks) >= LONG
    if masters and out and drawing:
        return max(masters, key=lambda card: card.id)
    if len(tarocks) >= LONG and out and drawing:
        return _draw(request, tarocks)
    plain = legal - TAROCKS
    if plain:
        return _lead_suit(request, plain, tarocks_out=bool(out))
    return min(tarocks or legal, key=lambda card: card.id)


def _draw(request: Request, tarocks: CardSet) -> Card:
    """Return a high tarock to draw those of the others, but not the Mond under the Skys."""
    safe = [card for card in tarocks if points(request, card) == 1]
    return max(safe or list(tarocks), key=lambda card: card.id)


def _lead_suit(request: Request, cards: CardSet, *, tarocks_out: bool) -> Card:
    """Return a sure winner, else a cheap card: the called suit for the partner."""
    called = request.observation.calls.card

    def worth(card: Card) -> tuple[int, int, int, int]:
        suit = own_hand(request).of_suit(card.suit)
        sure = is_master(request, card) and (not tarocks_out or card in KINGS)
        wanted = called is not None and card.suit is called.suit and called not in suit
        for_partner = int(wanted and is_declarers(request))
        return int(sure), for_partner, len(suit), -points(request, card)

    return max(cards, key=worth)


def _follow(request: Request, legal: CardSet) -> Card:
    trick = request.observation.play.trick
    table = [entry.card for entry in trick]
    pack, law = koenigrufen(request.variant.sheet).pack, law_now(request)
    last = len(trick) == len(request.observation.deal.order) - 1
    winners = [card for card in legal if winning_card([*table, card], pack, law) is card]
    losers = [card for card in legal if card not in winners]
    best = winning_card(table, pack, law)
    ours = _is_ours(request)
    if ours and (last or is_master(request, best)):
        return _richest(request, losers) if losers else _cheapest(request, winners)
    if winners and (last or _is_worth(request, table)):
        if last:
            return _cheapest(request, winners, spare=PAGAT)
        return _surest(request, [card for card in winners if card is not PAGAT] or winners)
    if losers:
        return _richest(request, losers) if ours else _poorest(request, losers)
    return _cheapest(request, winners)


def _is_ours(request: Request) -> bool:
    """Return whether the trick lies with the own side, as far as the bot can know."""
    view = request.observation
    winning = view.play.winning
    if winning is None:
        return False
    return _with(request, winning)


def _with(request: Request, other: Seat) -> bool:
    view, seat = request.observation, request.seat
    if other == seat:
        return True
    side = {view.declarer} if view.calls.partner is None else {view.declarer, view.calls.partner}
    if is_declarers(request):
        return other in side
    known = game_played(request).sides != "partner" or view.calls.partner is not None
    return known and other not in side


def _is_worth(request: Request, table: list[Card]) -> bool:
    rich = sum(points(request, card) for card in table) > len(table)
    return rich or table[0].suit is Suit.TAROCK


def _richest(request: Request, cards: list[Card]) -> Card:
    """Return the card that gives the own side most, cheap in strength among equals."""
    return max(cards, key=lambda c: (points(request, c), -rank(request, c)))


def _poorest(request: Request, cards: list[Card]) -> Card:
    return min(cards, key=lambda c: (points(request, c), rank(request, c)))


def _cheapest(request: Request, cards: list[Card], spare: Card | None = None) -> Card:
    return min(cards, key=lambda c: (c is spare, rank(request, c), c.id))


def _surest(request: Request, cards: list[Card]) -> Card:
    masters = [card for card in cards if is_master(request, card)]
    return _cheapest(request, masters or cards)
