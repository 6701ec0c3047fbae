"""Rules of thumb for Czech tricks: for eyes, or in Varšava for as few of them as possible."""

from __future__ import annotations

from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.texas.before_play import own_hand
from tarock_desktop.bots.texas.card_play import choose_card
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.rules.pack import TAROCKS
from tarock_desktop.rules.play.tricks import winning_card
from tarock_desktop.variants.czech.sheet import czech


def choose_czech_card(request: Request) -> Card:
    """Return the card to play."""
    contract = request.observation.auction.contract
    if contract is None or czech(request.variant.sheet).game(contract).sides != "each":
        return choose_card(request)
    choice = request.prompt.cards
    hand = own_hand(request)
    legal = hand if choice is None or not choice.legal else choice.legal
    return _duck(request, legal) if request.observation.play.trick else _low_lead(request, legal)


def _power(request: Request, card: Card) -> tuple[bool, int]:
    """Return how hard a card is to lose a trick with."""
    return card in TAROCKS, request.variant.sheet.pack.strength[card.id]


def _low_lead(request: Request, legal: CardSet) -> Card:
    """Lead the lowest card of the suit in which the others have most left."""
    hand = own_hand(request)
    return min(legal, key=lambda c: (*_power(request, c), len(hand.of_suit(c.suit)), c.id))


def _duck(request: Request, legal: CardSet) -> Card:
    """Stay under the trick with the most dangerous card; if that can't be, win it cheaply.

    The last to play, who has to win, gets rid of his strongest card.
    """
    trick = request.observation.play.trick
    table, pack = [entry.card for entry in trick], request.variant.sheet.pack
    under = [card for card in legal if winning_card([*table, card], pack) is not card]
    values = pack.values
    if under:
        return max(under, key=lambda c: (values[c.id], *_power(request, c), c.id))
    last = len(trick) == len(request.observation.deal.order) - 1
    if last:
        return max(legal, key=lambda c: (*_power(request, c), c.id))
    return min(legal, key=lambda c: (*_power(request, c), c.id))
