"""How likely a sampled hand is, given what its owner has said and left unsaid.

The numbers are negative logarithms of odds: penalties. People and computers bid differently, so
only habits that nearly all of them share are used, and with small weights.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Final, TypeAlias

from msgspec import Struct

from tarock_desktop.bots.hand_strength import mask_strength
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS, TAROCKS
from tarock_desktop.table.records import BidEntry
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation

IMPOSSIBLE: Final = 9.0
"""Penalty for every card by which a hand is outside a limit."""
UNDECLARED: Final = 3.0
"""Penalty for a hand with a value its owner did not declare: declaring it would have paid."""
DOUBLING: Final = 5.4
"""Strength from which people double the game."""
PER_STRENGTH: Final = 1.1
"""Penalty per trick of strength outside the bounds."""
PER_POINT: Final = 0.35
"""Bonus for a card laid away face down, for each point beyond one."""
SLACK: Final = 0.4
"""How far people stray from the strength at which the bots bid."""

Bounds: TypeAlias = tuple[float, float]
"""Least and most strength of a hand (`hand_strength`)."""
FREE: Final[Bounds] = (-inf, inf)
Ranges: TypeAlias = tuple[int, int, int, int, int, int, int, int]
"""Least and most tarocks, kings, honour tarocks, and honour tarocks and kings together."""

_TAROCKS: Final = TAROCKS.mask
_KINGS: Final = KINGS.mask
_TRULL: Final = HONOUR_TAROCKS.mask


class HandLikelihood(Struct, frozen=True):
    """How likely the hidden cards of one seat are."""

    shown: int
    """Known cards of the hand as it was when play began, as bits."""
    limits: tuple[tuple[int, int, int], ...]
    """Cards as bits, least and most: certain as long as nobody has broken a rule."""
    unsaid: tuple[Ranges, ...] = ()
    """Values that the owner would have declared."""
    bounds: Bounds = FREE
    """How strong the hand is by its owner's bids and passes."""
    doubles: bool = False
    """Whether the owner has doubled the game."""
    points: tuple[tuple[int, float], ...] = ()
    """Cards of equal value as bits, and their points beyond one, if a pile lies face down."""

    def is_uniform(self) -> bool:
        """Return whether all hands are equally likely."""
        words = self.limits or self.unsaid or self.points
        return not (words or self.bounds != FREE or self.doubles)

    def penalty(self, hidden: int, pile: int) -> float:
        """Return the penalty for *hidden* cards in the hand and *pile* laid away."""
        hand = self.shown | hidden
        found = 0.0
        for cards, least, most in self.limits:
            count = (hand & cards).bit_count()
            if count < least:
                found += IMPOSSIBLE * (least - count)
            elif count > most:
                found += IMPOSSIBLE * (count - most)
        if self.unsaid and _is_worth_any(hand, self.unsaid):
            found += UNDECLARED
        if self.bounds != FREE or self.doubles:
            tricks, (weakest, strongest) = mask_strength(hand), self.bounds
            if tricks > strongest:
                found += PER_STRENGTH * (tricks - strongest)
            if tricks < weakest:
                found += PER_STRENGTH * (weakest - tricks)
            if self.doubles and tricks < DOUBLING:
                found += PER_STRENGTH * (DOUBLING - tricks)
        if pile:
            for cards, beyond in self.points:
                found -= PER_POINT * beyond * (pile & cards).bit_count()
        return found

    def violations(self, hidden: int) -> int:
        """Return by how many cards the hand is outside its limits."""
        hand, found = self.shown | hidden, 0
        for cards, least, most in self.limits:
            count = (hand & cards).bit_count()
            found += max(0, least - count, count - most)
        return found


def _is_worth_any(hand: int, values: tuple[Ranges, ...]) -> bool:
    tarocks, kings = (hand & _TAROCKS).bit_count(), (hand & _KINGS).bit_count()
    trull = (hand & _TRULL).bit_count()
    both = kings + trull
    for a, b, c, d, e, f, g, h in values:
        if a <= tarocks <= b and c <= kings <= d and e <= trull <= f and g <= both <= h:
            return True
    return False


def bids_of(observation: Observation, seat: Seat) -> Iterator[BidEntry]:
    """Yield what *seat* has bid, its passes included."""
    return (entry for entry in observation.auction.bids if entry.seat == seat)
