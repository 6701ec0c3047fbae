"""What an act is about."""

from __future__ import annotations

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.actions import Action, Discard, PlayCard


def cards_of(action: Action | None) -> tuple[Card, ...]:
    """Return the cards that an act is about."""
    match action:
        case PlayCard(card=card):
            return (card,)
        case Discard(cards=cards):
            return cards
        case _:
            return ()
