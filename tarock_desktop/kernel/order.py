"""The bit of each card: a sheet decides which card of a suit is stronger."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK, Card, Suit
from tarock_desktop.kernel.cards import bits
from tarock_desktop.rules.pack import PackLaw

PLAIN_SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS)


class CardOrder(Struct, frozen=True):
    """Which card of a sheet is which bit of the kernel: within a suit, the stronger the higher."""

    cards: tuple[Card, ...]
    """By kernel bit."""
    places: tuple[int, ...]
    """Kernel bit by card id."""

    def bit(self, card: Card) -> int:
        """Return a card as the kernel knows it."""
        return 1 << self.places[card.id]

    def card(self, bit: int) -> Card:
        """Return the card of a bit."""
        return self.cards[bit.bit_length() - 1]

    def mask(self, cards: CardSet) -> int:
        """Return a set of cards as the kernel knows it."""
        return sum(1 << self.places[card.id] for card in cards)

    def cardset(self, mask: int) -> CardSet:
        """Return the cards of a set of bits."""
        return CardSet.gather(self.card(bit) for bit in bits(mask))


@cache
def order_of(strength: tuple[int, ...]) -> CardOrder:
    """Return the order in which *strength*, by card id, puts the cards of a sheet."""
    cards: list[Card] = []
    for suit in (*PLAIN_SUITS, Suit.TAROCK):
        held = [card for card in PACK if card.suit is suit]
        cards += sorted(held, key=lambda card: strength[card.id])
    return CardOrder(tuple(cards), tuple(cards.index(card) for card in PACK))


def card_order(pack: PackLaw) -> CardOrder:
    """Return the kernel's order of the cards of a sheet."""
    return order_of(pack.strength)
