"""Heuristics for Königrufen tricks: games for points, with or without trumps."""

from __future__ import annotations

from tarock_desktop.bots.card_heuristics import (
    LONG_TAROCKS,
    has_tarocks_against,
    is_highest_left,
    is_last,
    is_worth_taking,
    law_now,
    on_table,
    points,
    poorest,
    rank,
    richest,
    split,
    surest,
    weakest,
)
from tarock_desktop.bots.koenigrufen.act_heuristics import game_played, is_declarers
from tarock_desktop.bots.koenigrufen.fewest import choose_to_avoid
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PAGAT, Card
from tarock_desktop.rules.pack import KINGS, TAROCKS
from tarock_desktop.rules.play.tricks import winning_card
from tarock_desktop.table.seats import Seat


def choose_koenigrufen_card(request: Request) -> Card:
    """Return the card to play."""
    legal = request.legal
    if len(legal) == 1:
        return next(iter(legal))
    if not game_played(request).is_positive:
        return choose_to_avoid(request, legal)
    trick = request.observation.play.trick
    return _follow(request, legal) if trick else _lead(request, legal)


def _lead(request: Request, legal: CardSet) -> Card:
    law = law_now(request)
    if not law.tarocks_win:
        return _lead_suit(request, legal - TAROCKS or legal, tarocks_out=False)
    tarocks = (legal & TAROCKS).remove(PAGAT)
    out = has_tarocks_against(request)
    sure = [card for card in tarocks if is_highest_left(request, card)]
    drawing = is_declarers(request) or len(tarocks) >= LONG_TAROCKS
    if sure and out and drawing:
        return max(sure, key=lambda card: card.id)
    if len(tarocks) >= LONG_TAROCKS and out and drawing:
        return _draw(request, tarocks)
    plain = legal - TAROCKS
    if plain:
        return _lead_suit(request, plain, tarocks_out=out)
    return min(tarocks or legal, key=lambda card: card.id)


def _draw(request: Request, tarocks: CardSet) -> Card:
    """Return a high tarock to draw those of the others, but not the Mond under the Skys."""
    safe = [card for card in tarocks if points(request, card) == 1]
    return max(safe or list(tarocks), key=lambda card: card.id)


def _lead_suit(request: Request, cards: CardSet, *, tarocks_out: bool) -> Card:
    """Return a sure winner, else a cheap card: the called suit for the partner."""
    called = request.observation.calls.card

    def worth(card: Card) -> tuple[int, int, int, int]:
        suit = request.hand.of_suit(card.suit)
        sure = is_highest_left(request, card) and (not tarocks_out or card in KINGS)
        wanted = called is not None and card.suit is called.suit and called not in suit
        for_partner = int(wanted and is_declarers(request))
        return int(sure), for_partner, len(suit), -points(request, card)

    return max(cards, key=worth)


def _follow(request: Request, legal: CardSet) -> Card:
    table, last, law = on_table(request), is_last(request), law_now(request)
    winners, losers = split(request, legal, law)
    best = winning_card(table, request.variant.sheet.pack, law)
    ours = _is_ours(request)
    if ours and (last or is_highest_left(request, best)):
        return richest(request, losers) if losers else weakest(request, winners)
    if winners and last:
        return min(winners, key=lambda c: (c is PAGAT, rank(request, c), c.id))
    if winners and is_worth_taking(request, table):
        return surest(request, [card for card in winners if card is not PAGAT] or winners)
    if losers:
        return richest(request, losers) if ours else poorest(request, losers)
    return weakest(request, winners)


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
