"""The order in which each person holds his cards: by rank, until he moves one."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.seats import Seat

Held = tuple[Card | None, ...]


class _Own(Struct, frozen=True):
    hand_no: int
    cards: tuple[Card, ...]


class HandOrder:
    """Remembers the own order of each seat for one hand."""

    def __init__(self) -> None:
        self._own: dict[Seat, _Own] = {}

    def arrange(self, seat: Seat, hand_no: int, ranked: Held) -> Held:
        """Return the cards in the order of the person; new ones come behind their neighbour.

        Args:
            seat: whose cards they are.
            hand_no: number of the hand; another hand is sorted by rank again.
            ranked: the cards by rank, those he does not know himself (`None`) last.
        """
        own = self._own.get(seat)
        if own is None or own.hand_no != hand_no:
            return ranked
        known = [card for card in ranked if card is not None]
        held = [card for card in own.cards if card in known]
        for place, card in enumerate(known):
            if card not in held:
                before = next((c for c in reversed(known[:place]) if c in held), None)
                held.insert(0 if before is None else held.index(before) + 1, card)
        return (*held, *(card for card in ranked if card is None))

    def move(self, seat: Seat, hand_no: int, hand: Held, card: Card, place: int) -> None:
        """Note that a person put a card at another place, counted from 0."""
        cards = [each for each in hand if each is not None and each is not card]
        cards.insert(place, card)
        self._own[seat] = _Own(hand_no, tuple(cards))

    def sort(self, seat: Seat) -> None:
        """Let the cards of a person be sorted by rank again."""
        self._own.pop(seat, None)


def nearest(places: Sequence[float], x: float) -> int:
    """Return which of some places, in pixels across, lies nearest to *x*."""
    return min(range(len(places)), key=lambda index: abs(places[index] - x))
