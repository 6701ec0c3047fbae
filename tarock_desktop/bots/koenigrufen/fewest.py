"""Heuristics for games in which tricks are not wanted, or only so many of them."""

from __future__ import annotations

from tarock_desktop.bots.card_heuristics import (
    is_last,
    law_now,
    on_table,
    others_of_suit,
    points,
    rank,
    split,
)
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.rules.koenigrufen.games import game_of, games_played
from tarock_desktop.rules.play.tricks import winning_card
from tarock_desktop.table.records import BidEntry
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.koenigrufen.sheet import koenigrufen


def choose_to_avoid(request: Request, legal: CardSet) -> Card:
    """Return the card to play where nobody, or one player, wants few tricks."""
    own = next((e for e in _entries(request) if e.seat == request.seat), None)
    if own is not None and _still_wanted(request, own) > 0:
        return _to_win(request, legal)
    if own is None and _victims(request):
        return _against(request, legal)
    return _shy(request, legal)


def _entries(request: Request) -> tuple[BidEntry, ...]:
    return games_played(request.observation)


def _taken(request: Request, seat: Seat) -> int:
    return sum(trick.winner == seat for trick in request.observation.play.tricks)


def _still_wanted(request: Request, entry: BidEntry) -> int:
    """Return how many tricks the owner of a game for tricks still wants."""
    game = game_of(koenigrufen(request.variant.sheet).contract, entry.contract)
    return 0 if game.tricks is None else game.tricks - _taken(request, entry.seat)


def _victims(request: Request) -> list[Seat]:
    """Return the bidders who are to be given a trick they do not want."""
    sheet = koenigrufen(request.variant.sheet)
    entries = _entries(request)
    negative = [e for e in entries if game_of(sheet.contract, e.contract).kind == "negative"]
    return [entry.seat for entry in negative if _still_wanted(request, entry) >= 0]


def _to_win(request: Request, legal: CardSet) -> Card:
    """Take a trick with what is highest, as long as one is still wanted."""
    if not request.observation.play.trick:
        return min(legal, key=lambda c: (others_of_suit(request, c)[1], -rank(request, c)))
    winners, losers = split(request, legal, law_now(request))
    if winners:
        return max(winners, key=lambda c: (rank(request, c), c.id))
    return min(losers, key=lambda c: (rank(request, c), c.id))


def _shy(request: Request, legal: CardSet) -> Card:
    """Take no trick: lead low, get rid of high and rich cards under others."""
    if not request.observation.play.trick:
        return _low_lead(request, legal)
    winners, losers = split(request, legal, law_now(request))
    if losers:
        return max(losers, key=lambda c: (*_danger(request, c), c.id))
    if is_last(request):
        return max(winners, key=lambda c: (rank(request, c), c.id))
    return min(winners, key=lambda c: (rank(request, c), c.id))


def _danger(request: Request, card: Card) -> tuple[int, int, int]:
    """Return how dangerous a card is to keep: the most dangerous one is played first."""
    lower, _ = others_of_suit(request, card)
    return lower + points(request, card), points(request, card), rank(request, card)


def _low_lead(request: Request, legal: CardSet) -> Card:
    """Return the card above which most others lie, for others to take."""

    def worth(card: Card) -> tuple[int, int, int]:
        lower, higher = others_of_suit(request, card)
        return higher - 2 * lower if higher else -99, -points(request, card), -card.id

    return max(legal, key=worth)


def _against(request: Request, legal: CardSet) -> Card:
    """Give a bidder a trick: stay under him, and keep low cards to lead.

    Where his cards lie open, make him take what he has to.
    """
    view = request.observation
    victims = _victims(request)
    if not view.play.trick:
        return _lead_to(request, legal, victims)
    winners, losers = split(request, legal, law_now(request))
    played = {entry.seat for entry in view.play.trick}
    waiting = any(victim not in played for victim in victims)
    forcing = [card for card in legal if _forces(request, card, victims)]
    if forcing:
        return max(forcing, key=lambda c: (*_danger(request, c), c.id))
    if losers:
        return max(losers, key=lambda c: (*_danger(request, c), c.id))
    if waiting:
        return min(winners, key=lambda c: (rank(request, c), c.id))
    return max(winners, key=lambda c: (rank(request, c), c.id))


def _lead_to(request: Request, legal: CardSet, victims: list[Seat]) -> Card:
    """Lead low; where the bidder's cards lie open, a card he has to take."""
    traps = [card for card in legal if _forces(request, card, victims)]
    if traps:
        return max(traps, key=lambda c: (_is_deep(request, c, victims), -rank(request, c), -c.id))
    return _low_lead(request, legal)


def _forces(request: Request, card: Card, victims: list[Seat]) -> bool:
    """Return whether a bidder with open cards who plays later must go above *card*.

    He has to win the trick where he can, so that one card that beats it is enough.
    """
    view = request.observation
    played = {entry.seat for entry in view.play.trick}
    table = [*on_table(request), card]
    pack, law = request.variant.sheet.pack, law_now(request)
    for victim in victims:
        if victim in played or victim not in view.deal.open:
            continue
        hand = view.deal.hands[victim].cards
        answers = hand.of_suit(table[0].suit) or hand.of_suit(Suit.TAROCK)
        if any(winning_card([*table, answer], pack, law) is answer for answer in answers):
            return True
    return False


def _is_deep(request: Request, card: Card, victims: list[Seat]) -> bool:
    """Return whether a bidder with open cards has nothing lower than a card that is led."""
    view = request.observation
    hands = (view.deal.hands[v].cards for v in victims if v in view.deal.open)
    suits = [hand.of_suit(card.suit) for hand in hands]
    return any(
        suit and all(rank(request, other) > rank(request, card) for other in suit)
        for suit in suits
    )
