"""How likely a hand is, given what its owner has said and left unsaid.

The numbers are logarithms of odds: what speaks against a hand. People and computers differ, so
that only what nearly all of them do alike is used, and mildly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tarock_desktop.bots.bidding_bounds import FREE, Bounds, bounds_of
from tarock_desktop.bots.hand_strength import HIGH_TAROCK
from tarock_desktop.bots.inferences import Limit
from tarock_desktop.bots.knowledge import played_by
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import MOND, PACK, SKYS, Suit
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS, TAROCKS
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.rules.words.declaring import Held
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.texas.sheet import TexasSheet

IMPOSSIBLE: Final = 9.0
"""Against a hand, for every card by which it is outside a limit."""
UNDECLARED: Final = 3.0
"""Against a hand with a value its owner did not declare: hardly anybody leaves chips lying."""
SURE: Final = 5.4
"""Strength from which people double."""
PER_STRENGTH: Final = 1.1
PER_POINT: Final = 0.35
"""In favour of a card laid away face down, for each point beyond one."""

_TAROCK: Final = TAROCKS.mask
_KINGS: Final = KINGS.mask
_TRULL: Final = HONOUR_TAROCKS.mask
_TOPS: Final = SKYS.bit | MOND.bit
_HIGH: Final = CardSet.gather(card for card in TAROCKS if card.id + 1 >= HIGH_TAROCK).mask
_PLAIN: Final = tuple(
    CardSet.gather(card for card in PACK if card.suit is suit).mask
    for suit in Suit
    if suit is not Suit.TAROCK
)

Ranges = tuple[int, int, int, int, int, int, int, int]


def strength(hand: int) -> float:
    """Return `hand_strength.trick_strength` of a set of bits."""
    tarocks = (hand & _TAROCK).bit_count()
    high = (hand & _HIGH).bit_count()
    top = (hand & _TOPS).bit_count()
    one, two, three, four = _PLAIN
    voids = (not hand & one) + (not hand & two) + (not hand & three) + (not hand & four)
    length = 0.4 * (tarocks - 6) if tarocks > 6 else 0.0
    kings = (hand & _KINGS).bit_count()
    return top + 0.8 * (high - top) + 0.35 * (tarocks - high) + length + 0.6 * kings + 0.5 * voids


@dataclass(frozen=True, slots=True)
class Opinion:
    """What speaks for and against the hidden cards of one seat."""

    shown: int
    """Cards of the hand, as it was when play began, that are known."""
    limits: tuple[tuple[int, int, int], ...]
    """Cards, least and most."""
    unsaid: tuple[Ranges, ...]
    """Values that would have been declared."""
    bounds: Bounds
    """How strong it is by its owner's words in the auction."""
    doubles: bool
    points: tuple[tuple[int, float], ...]
    """What a card laid away face down counts beyond one, by cards of equal value."""

    def is_silent(self) -> bool:
        """Return whether all hands are alike to it."""
        words = self.limits or self.unsaid or self.points
        return not (words or self.bounds != FREE or self.doubles)

    def against(self, hidden: int, pile: int) -> float:
        """Return what speaks against *hidden* cards in the hand and *pile* laid away."""
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
            tricks, (weakest, strongest) = strength(hand), self.bounds
            if tricks > strongest:
                found += PER_STRENGTH * (tricks - strongest)
            if tricks < weakest:
                found += PER_STRENGTH * (weakest - tricks)
            if self.doubles and tricks < SURE:
                found += PER_STRENGTH * (SURE - tricks)
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
    tarocks, kings = (hand & _TAROCK).bit_count(), (hand & _KINGS).bit_count()
    trull = (hand & _TRULL).bit_count()
    both = kings + trull
    for a, b, c, d, e, f, g, h in values:
        if a <= tarocks <= b and c <= kings <= d and e <= trull <= f and g <= both <= h:
            return True
    return False


def opinions_of(
    observation: Observation,
    variant: Variant,
    limits: tuple[tuple[Limit, ...], ...],
    *,
    guesses: bool = True,
) -> tuple[Opinion, ...]:
    """Return what speaks for and against hands, by seat; without *guesses* the limits only."""
    seats = range(len(observation.round.seats))
    return tuple(
        _opinion(observation, variant, Seat(seat), limits[seat], guesses=guesses) for seat in seats
    )


def _opinion(
    observation: Observation,
    variant: Variant,
    seat: Seat,
    limits: tuple[Limit, ...],
    *,
    guesses: bool,
) -> Opinion:
    sheet = variant.sheet
    known = observation.deal.hands[seat].cards | played_by(observation, seat)
    bounds = tuple((limit.cards.mask, limit.least, limit.most) for limit in limits)
    if not guesses:
        return Opinion(known.mask, bounds, (), FREE, False, ())
    words = bounds_of(observation, sheet, seat)
    if not isinstance(sheet, TexasSheet):
        return Opinion(known.mask, bounds, (), words, False, ())
    doubles = seat in observation.notices.doubling(GAME)[::2]
    pile = observation.deal.discards[seat]
    points = tuple(_rich_cards(sheet)) if pile.size > len(pile.cards) else ()
    unsaid = tuple(_unsaid(observation, sheet, seat))
    return Opinion(known.mask, bounds, unsaid, words, doubles, points)


def _rich_cards(sheet: TexasSheet) -> Iterator[tuple[int, float]]:
    values = sheet.pack.values
    for value in sorted(set(values)):
        cards = CardSet.gather(card for card in PACK if values[card.id] == value)
        if value > 1:
            yield cards.mask, float(value - 1)


def _unsaid(observation: Observation, sheet: TexasSheet, seat: Seat) -> Iterator[Ranges]:
    """Yield the values that are worth more than what the seat declared of their family."""
    said = observation.notices.declared[seat]
    if said is None:
        return
    best = {value.family: value.amount for value in sheet.value if value.id in said}
    for value in sheet.value:
        if value.id not in said and value.amount > best.get(value.family, 0):
            yield _ranges(value.held)


def _ranges(held: Held) -> Ranges:
    return (*held.tarocks, *held.kings, *held.trull, *held.honours)
