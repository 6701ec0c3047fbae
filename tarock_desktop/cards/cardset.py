"""Immutable sets of cards over a 54-bit mask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, final

from tarock_desktop.cards.pack import PACK, Card, Suit


@final
class CardSet:
    """A set of cards; iterates in pack order.

    >>> hand = CardSet.of(PACK[22], PACK[0])
    >>> str(hand), len(hand), PACK[0] in hand
    ('T1 HK', 2, True)
    """

    __slots__ = ("mask",)

    mask: int
    """Bit `1 << card.id` for every card of the set."""

    def __init__(self, mask: int = 0) -> None:
        self.mask = mask

    @classmethod
    def of(cls, *cards: Card) -> CardSet:
        """Return the set of these cards."""
        return cls.gather(cards)

    @classmethod
    def gather(cls, cards: Iterable[Card]) -> CardSet:
        """Return the set of these cards."""
        mask = 0
        for card in cards:
            mask |= card.bit
        return cls(mask)

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask & card.bit)

    def __iter__(self) -> Iterator[Card]:
        rest = self.mask
        while rest:
            lowest = rest & -rest
            yield PACK[lowest.bit_length() - 1]
            rest ^= lowest

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask | other.mask)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & ~other.mask)

    def __le__(self, other: CardSet) -> bool:
        return not self.mask & ~other.mask

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __str__(self) -> str:
        return " ".join(card.name for card in self)

    def __repr__(self) -> str:
        return f"CardSet({str(self)!r})"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return CardSet, (self.mask,)

    def add(self, card: Card) -> CardSet:
        """Return the set with this card."""
        return CardSet(self.mask | card.bit)

    def remove(self, card: Card) -> CardSet:
        """Return the set without this card; it need not be in it."""
        return CardSet(self.mask & ~card.bit)

    def of_suit(self, suit: Suit) -> CardSet:
        """Return the cards of one suit."""
        return CardSet(self.mask & SUIT_MASK[suit])


NO_CARDS: Final = CardSet()
ALL_CARDS: Final = CardSet.gather(PACK)
SUIT_MASK: Final = {
    suit: CardSet.gather(card for card in PACK if card.suit is suit).mask for suit in Suit
}
