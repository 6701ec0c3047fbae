"""A rough measure of a hand, for decisions before play."""

from __future__ import annotations

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import MOND, SKYS, Suit
from tarock_desktop.rules.pack import KINGS, TAROCKS

HIGH_TAROCK = 15
"""Tarocks from this number on usually take the trick they are led to."""


def tarock_count(hand: CardSet) -> int:
    """Return how many tarocks *hand* holds."""
    return len(hand & TAROCKS)


def trick_strength(hand: CardSet) -> float:
    """Return about how many tricks *hand* takes by itself.

    Skys and Mond are sure, a high tarock is nearly so, a long tarock suit wins with its small
    cards too, and a king takes its suit unless somebody is void.
    """
    tarocks = hand & TAROCKS
    high = sum(1 for card in tarocks if card.id + 1 >= HIGH_TAROCK)
    low = len(tarocks) - high
    top = (SKYS in hand) + (MOND in hand)
    length = max(0, len(tarocks) - 6) * 0.4
    voids = sum(not hand.of_suit(suit) for suit in Suit if suit is not Suit.TAROCK)
    return top + (high - top) * 0.8 + low * 0.35 + length + len(hand & KINGS) * 0.6 + voids * 0.5
