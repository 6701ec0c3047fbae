"""Rules of thumb for games in which tricks are not wanted, or only so many of them."""

from __future__ import annotations

from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.texas.before_play import own_hand
from tarock_desktop.bots.texas.card_play import seen_cards
from tarock_desktop.cards.cardset import ALL_CARDS, CardSet
from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.rules.koenigrufen.games import game_of, games_played
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.rules.play.tricks import winning_card
from tarock_desktop.table.phases import Phase
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


def _rank(request: Request, card: Card) -> int:
    return koenigrufen(request.variant.sheet).pack.strength[card.id]


def _points(request: Request, card: Card) -> int:
    return int(koenigrufen(request.variant.sheet).pack.values[card.id])


def _split(request: Request, legal: CardSet) -> tuple[list[Card], list[Card]]:
    """Return the cards that would be winning the trick now, and the others."""
    rules = request.variant.phases[Phase.PLAY]
    if not isinstance(rules, TrickPlay):
        raise TypeError(rules)
    table = [entry.card for entry in request.observation.play.trick]
    pack, law = koenigrufen(request.variant.sheet).pack, rules.law_of(request.observation)
    winners = [card for card in legal if winning_card([*table, card], pack, law) is card]
    return winners, [card for card in legal if card not in winners]


def _is_last(request: Request) -> bool:
    view = request.observation
    return len(view.play.trick) == len(view.deal.order) - 1


def _out(request: Request, card: Card) -> tuple[int, int]:
    """Return how many lower and higher cards of its suit can be in other hands."""
    others = (ALL_CARDS - seen_cards(request.observation) - own_hand(request)).of_suit(card.suit)
    lower = sum(_rank(request, other) < _rank(request, card) for other in others)
    return lower, len(others) - lower


def _to_win(request: Request, legal: CardSet) -> Card:
    """Take a trick with what is highest, as long as one is still wanted."""
    if not request.observation.play.trick:
        return min(legal, key=lambda c: (_out(request, c)[1], -_rank(request, c)))
    winners, losers = _split(request, legal)
    if winners:
        return max(winners, key=lambda c: (_rank(request, c), c.id))
    return min(losers, key=lambda c: (_rank(request, c), c.id))


def _shy(request: Request, legal: CardSet) -> Card:
    """Take no trick: lead low, get rid of high and rich cards under others."""
    if not request.observation.play.trick:
        return _low_lead(request, legal)
    winners, losers = _split(request, legal)
    if losers:
        return max(losers, key=lambda c: (*_danger(request, c), c.id))
    if _is_last(request):
        return max(winners, key=lambda c: (_rank(request, c), c.id))
    return min(winners, key=lambda c: (_rank(request, c), c.id))


def _danger(request: Request, card: Card) -> tuple[int, int, int]:
    """Return how gladly one is rid of a card."""
    lower, _ = _out(request, card)
    return lower + _points(request, card), _points(request, card), _rank(request, card)


def _low_lead(request: Request, legal: CardSet) -> Card:
    """Return the card above which most others lie, for others to take."""

    def worth(card: Card) -> tuple[int, int, int]:
        lower, higher = _out(request, card)
        return higher - 2 * lower if higher else -99, -_points(request, card), -card.id

    return max(legal, key=worth)


def _against(request: Request, legal: CardSet) -> Card:
    """Give a bidder a trick: stay under him, and keep low cards to lead.

    Where his cards lie open, make him take what he has to.
    """
    view = request.observation
    victims = _victims(request)
    if not view.play.trick:
        return _lead_to(request, legal, victims)
    winners, losers = _split(request, legal)
    played = {entry.seat for entry in view.play.trick}
    waiting = any(victim not in played for victim in victims)
    forcing = [card for card in legal if _forces(request, card, victims)]
    if forcing:
        return max(forcing, key=lambda c: (*_danger(request, c), c.id))
    if losers:
        return max(losers, key=lambda c: (*_danger(request, c), c.id))
    if waiting:
        return min(winners, key=lambda c: (_rank(request, c), c.id))
    return max(winners, key=lambda c: (_rank(request, c), c.id))


def _lead_to(request: Request, legal: CardSet, victims: list[Seat]) -> Card:
    """Lead low; where the bidder's cards lie open, a card he has to take."""
    traps = [card for card in legal if _forces(request, card, victims)]
    if traps:
        return max(traps, key=lambda c: (_is_deep(request, c, victims), -_rank(request, c), -c.id))
    return _low_lead(request, legal)


def _forces(request: Request, card: Card, victims: list[Seat]) -> bool:
    """Return whether a bidder with open cards who plays later must go above *card*.

    He has to win the trick where he can, so that one card that beats it is enough.
    """
    view = request.observation
    rules = request.variant.phases[Phase.PLAY]
    if not isinstance(rules, TrickPlay):
        raise TypeError(rules)
    played = {entry.seat for entry in view.play.trick}
    table = [*(entry.card for entry in view.play.trick), card]
    pack, law = koenigrufen(request.variant.sheet).pack, rules.law_of(view)
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
        suit and all(_rank(request, other) > _rank(request, card) for other in suit)
        for suit in suits
    )
