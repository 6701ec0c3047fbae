"""What went on in a bot's head for one decision: for whoever asks "what did it know?"."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.records import dataclass
from tarock_desktop.table.actions import Action
from tarock_desktop.table.seats import Seat


@dataclass(frozen=True, slots=True)
class Alternative:
    """An act that was tried."""

    action: Action
    worth: float
    """What it brings its doer in chips: mean over the worlds."""
    deals: int = 0
    """In how many it was tried; 0: as many as the level tries."""


@dataclass(frozen=True, slots=True)
class HolderOdds:
    """Where a hidden card of note was in the worlds."""

    card: Card
    shares: tuple[float, ...]
    """Share of the worlds in which a seat holds it, by seat; the rest lies away."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The worlds a bot looked at, and what the acts came to in them."""

    deals: int
    tarocks: tuple[float, ...]
    """Tarocks each seat holds, mean over the worlds, by seat."""
    holders: tuple[HolderOdds, ...]
    """Hidden cards of note: the Trull, the kings and the called card."""
    alternatives: tuple[Alternative, ...] = ()
    """The best first."""


def thought_of(hands: Sequence[tuple[CardSet, ...]], noted: CardSet, tarocks: CardSet) -> Thought:
    """Return the summary of worlds by their *hands*; *noted* are the cards to tell about."""
    count = len(hands)
    seats = range(len(hands[0]))
    mean = tuple(sum(len(world[seat] & tarocks) for world in hands) / count for seat in seats)
    holders = tuple(
        HolderOdds(
            card, tuple(sum(card in world[seat] for world in hands) / count for seat in seats)
        )
        for card in noted
    )
    return Thought(count, mean, holders)


def holder(thought: Thought, card: Card) -> tuple[Seat, float] | None:
    """Return who most likely holds a card of note, and in which share of the worlds."""
    odds = next((each for each in thought.holders if each.card is card), None)
    if odds is None:
        return None
    best = max(range(len(odds.shares)), key=lambda seat: odds.shares[seat])
    return Seat(best), odds.shares[best]
