"""The pack as a sheet ranks and values it."""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK, Card, Suit
from tarock_desktop.rules.law import Law


class PointLaw(Law, frozen=True, kw_only=True):
    """What cards count."""

    by_face: dict[str, Fraction]
    """Points of court cards by face letter."""
    honours: Fraction
    """Points of each of Skys, Mond and Pagat."""
    other: Fraction
    """Points of every other card."""
    total: Fraction
    """Points of the whole pack: a check on the rest."""
    deduction: Fraction = Fraction(0)
    """Taken off for every card, where cards are counted in threes less two points."""


class PackLaw(Law, frozen=True, kw_only=True, dict=True):
    """Order and value of the cards."""

    red: tuple[str, ...]
    """Faces of hearts and diamonds, the highest first."""
    black: tuple[str, ...]
    """Faces of spades and clubs, the highest first."""
    points: PointLaw

    @cached_property
    def strength(self) -> tuple[int, ...]:
        """Strength of each card within its suit, by card id; higher beats lower."""
        return tuple(self._strength(card) for card in PACK)

    @cached_property
    def values(self) -> tuple[Fraction, ...]:
        """Card points by card id."""
        return tuple(self._value(card) for card in PACK)

    def _strength(self, card: Card) -> int:
        if card.suit is Suit.TAROCK:
            return card.id
        order = self.red if card.suit.is_red else self.black
        return len(order) - order.index(card.face)

    def _value(self, card: Card) -> Fraction:
        if card.suit is Suit.TAROCK:
            is_honour = card in HONOUR_TAROCKS
            return self.points.honours if is_honour else self.points.other
        return self.points.by_face.get(card.face, self.points.other)

    def count(self, cards: CardSet) -> Fraction:
        """Return the card points of *cards*."""
        values = sum((self.values[card.id] for card in cards), Fraction(0))
        return values - self.points.deduction * len(cards)

    def ranked(self, cards: CardSet) -> tuple[Card, ...]:
        """Return *cards* in the order a hand is held: suits in pack order, the highest first."""
        suits = list(Suit)
        key = lambda card: (suits.index(card.suit), -self.strength[card.id])  # noqa: E731
        return tuple(sorted(cards, key=key))


HONOUR_TAROCKS = CardSet.of(PACK[0], PACK[20], PACK[21])
"""The Trull: Pagat, Mond, Skys."""
KINGS = CardSet.gather(card for card in PACK if card.face == "K")
TAROCKS = CardSet.gather(card for card in PACK if card.suit is Suit.TAROCK)
