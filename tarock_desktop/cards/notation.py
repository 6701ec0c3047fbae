"""Text form of cards and hands: `T19`, `HK S10 T1` (docs/case-format.md, section 1)."""

from __future__ import annotations

from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK, Card

BY_NAME: Final = {card.name: card for card in PACK}


class NotationError(ValueError):
    """A text that names no card, or one card twice; `word` is the offending part."""

    def __init__(self, word: str, reason: str) -> None:
        super().__init__(reason)
        self.word = word


def parse_card(text: str) -> Card:
    """Return the card of this name.

    >>> parse_card("T19")
    T19
    """
    card = BY_NAME.get(text)
    if card is None:
        raise NotationError(text, f"{text!r} is not a card")
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a list with blanks between them, in the order of the text."""
    cards = tuple(parse_card(word) for word in text.split())
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise NotationError(card.name, f"{card.name} is named twice")
        seen.add(card)
    return cards


def parse_cardset(text: str) -> CardSet:
    """Return the set of the cards of a list."""
    return CardSet.gather(parse_cards(text))


def format_cards(cards: tuple[Card, ...] | list[Card]) -> str:
    """Return the text form of cards in their own order."""
    return " ".join(card.name for card in cards)
