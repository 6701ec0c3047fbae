"""Who holds which cards, as the facts of a case say it."""

from __future__ import annotations

from collections.abc import Mapping

from tarock_desktop.cards.pack import Card
from tarock_desktop.cases.schema import HandFacts


def held_cards(facts: HandFacts) -> Mapping[str, tuple[Card, ...]]:
    """Return the cards of every hand that is named.

    A card that lies face up before a seat is one of its hand; it need not be named twice.
    """
    held = {seat: tuple(cards) for seat, cards in (facts.hands or {}).items()}
    for seat, cards in (facts.exposed or {}).items():
        own = held.get(seat, ())
        held[seat] = (*own, *(card for card in cards if card not in own))
    return held
