"""A rough measure of a hand: for bids, and for how likely a sampled hand is."""

from __future__ import annotations

from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import MOND, PACK, SKYS, Suit
from tarock_desktop.rules.pack import KINGS, TAROCKS

HIGH_TAROCK: Final = 15
"""Tarocks from this number on usually take the trick they are led to."""
_TAROCKS: Final = TAROCKS.mask
_KINGS: Final = KINGS.mask
_TOPS: Final = SKYS.bit | MOND.bit
_HIGH: Final = CardSet.gather(card for card in TAROCKS if card.id + 1 >= HIGH_TAROCK).mask
_PLAIN: Final = tuple(
    CardSet.gather(card for card in PACK if card.suit is suit).mask
    for suit in Suit
    if suit is not Suit.TAROCK
)


def tarock_count(hand: CardSet) -> int:
    """Return how many tarocks *hand* holds."""
    return len(hand & TAROCKS)


def trick_strength(hand: CardSet) -> float:
    """Return about how many tricks *hand* takes by itself.

    Skys and Mond are sure, a high tarock is nearly so, a long tarock suit wins with its small
    cards too, and a king takes its suit unless somebody is void.
    """
    return mask_strength(hand.mask)


def mask_strength(hand: int) -> float:
    """Return `trick_strength` of the set with the bits *hand*: sampling asks very often."""
    tarocks = (hand & _TAROCKS).bit_count()
    high = (hand & _HIGH).bit_count()
    top = (hand & _TOPS).bit_count()
    one, two, three, four = _PLAIN
    voids = (not hand & one) + (not hand & two) + (not hand & three) + (not hand & four)
    length = 0.4 * (tarocks - 6) if tarocks > 6 else 0.0
    kings = (hand & _KINGS).bit_count()
    return top + 0.8 * (high - top) + 0.35 * (tarocks - high) + length + 0.6 * kings + 0.5 * voids
