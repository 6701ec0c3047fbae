"""What a bot knew and evaluated for one decision, and the proposal of the coach."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import Message
from tarock_desktop.table.actions import Action
from tarock_desktop.table.seats import Seat


class Alternative(Struct, frozen=True):
    """An act that was evaluated."""

    action: Action
    worth: float
    """Chips of its player, mean over the sampled deals."""
    deals: int = 0
    """In how many of them it was evaluated; 0: in as many as the level samples."""


class HolderOdds(Struct, frozen=True):
    """Where a hidden card of note lies in the sampled deals."""

    card: Card
    shares: tuple[float, ...]
    """Share of the deals in which a seat holds it, by seat; in the others it is laid away."""


class Thought(Struct, frozen=True):
    """The deals a bot sampled, and what the acts were worth in them."""

    deals: int
    tarocks: tuple[float, ...]
    """Tarocks each seat holds, mean over the deals, by seat."""
    holders: tuple[HolderOdds, ...]
    """Hidden cards of note: the Trull, the kings and the called card."""
    alternatives: tuple[Alternative, ...] = ()
    """The best first."""


class Hint(Struct, frozen=True):
    """What the coach would do, why, and what it knew."""

    action: Action
    reasons: tuple[Message, ...]
    thought: Thought | None


def thought_of(hands: Sequence[tuple[CardSet, ...]], noted: CardSet, tarocks: CardSet) -> Thought:
    """Return the summary of sampled deals by their *hands*, with the odds of *noted* cards."""
    count = len(hands)
    seats = range(len(hands[0]))
    mean = tuple(sum(len(deal[seat] & tarocks) for deal in hands) / count for seat in seats)
    holders = tuple(
        HolderOdds(
            card, tuple(sum(card in deal[seat] for deal in hands) / count for seat in seats)
        )
        for card in noted
    )
    return Thought(count, mean, holders)


def holder(thought: Thought, card: Card) -> tuple[Seat, float] | None:
    """Return who most likely holds a card of note, and in which share of the deals."""
    odds = next((each for each in thought.holders if each.card is card), None)
    if odds is None:
        return None
    best = max(range(len(odds.shares)), key=lambda seat: odds.shares[seat])
    return Seat(best), odds.shares[best]


def rounded(amount: float) -> Fraction:
    """Return an amount to halves."""
    return Fraction(round(2 * amount), 2)
