"""What the words and discards of the others prove about their cards.

It is certain as long as nobody breaks a rule. A family says which of these inferences hold at its
tables (`BotFamily.infer`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct

from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cards.pack import PAGAT, Card
from tarock_desktop.rules.exchange.discard_rules import DiscardRules
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS, TAROCKS
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.rules.words.declaring import Held
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant

HONOURS: Final = HONOUR_TAROCKS | KINGS


class Limit(Struct, frozen=True):
    """How many of some cards a hand held when play began."""

    cards: CardSet
    least: int
    most: int


@dataclass(slots=True)
class Inferences:
    """What is proven about each seat."""

    limits: tuple[tuple[Limit, ...], ...]
    held: dict[Seat, CardSet] = field(default_factory=dict)
    lacked: dict[Seat, CardSet] = field(default_factory=dict)
    not_laid: dict[Seat, CardSet] = field(default_factory=dict)

    def in_hand(self, seat: Seat) -> CardSet:
        """Return cards the seat holds unless it has played them."""
        return self.held.get(seat, NO_CARDS)

    def not_in_hand(self, seat: Seat) -> CardSet:
        """Return cards the seat does not hold."""
        return self.lacked.get(seat, NO_CARDS) - self.in_hand(seat)

    def not_in_pile(self, seat: Seat) -> CardSet:
        """Return cards the seat has not laid away face down."""
        return self.not_laid.get(seat, NO_CARDS)

    def holds(self, seat: Seat, cards: CardSet) -> None:
        """Note cards that a seat holds."""
        self.held[seat] = self.in_hand(seat) | cards

    def lacks(self, seat: Seat, cards: CardSet) -> None:
        """Note cards that a seat does not hold."""
        self.lacked[seat] = self.lacked.get(seat, NO_CARDS) | cards


# -------------------------------------------------------------------------- for every family


def infer_discards(observation: Observation, variant: Variant, found: Inferences) -> None:
    """Add what the rules let nobody lay away, and what a pile shows about the hand."""
    rules = variant.phases.get(Phase.DISCARD)
    if not isinstance(rules, DiscardRules) or observation.auction.contract is None:
        return
    for seat in observation.deal.order:
        found.not_laid[seat] = ALL_CARDS - rules.hideable(observation)
        found.lacks(seat, rules.used_up(observation, seat))


def infer_partner(observation: Observation, found: Inferences) -> None:
    """Add that a known partner holds the called card, and that who doubles the game lacks it."""
    called, declarer = observation.calls.card, observation.auction.declarer
    if called is None:
        return
    partner = observation.calls.partner
    if partner is not None:
        found.holds(partner, CardSet.of(called))
    for step, seat in enumerate(observation.notices.doubling(GAME)):
        if step % 2 == 0 and seat != declarer:
            found.lacks(seat, CardSet.of(called))


# ------------------------------------------------------------------------- for some families


def infer_called_king(observation: Observation, variant: Variant, found: Inferences) -> None:
    """Add that the declarer lacks the called king: hardly anybody holds all four."""
    del variant
    called, declarer = observation.calls.card, observation.auction.declarer
    lies_open = any(place.card == called for place in observation.deal.talon)
    if called is not None and declarer is not None and not lies_open:
        found.lacks(declarer, CardSet.of(called))


def infer_called_tarock(
    observation: Observation, order: Sequence[Card], found: Inferences, *, after_drawing: bool
) -> None:
    """Add that a declarer who called a lower tarock holds those that come before it in *order*.

    Where the call is made *after_drawing*, he lacks the called one.
    """
    called, declarer = observation.calls.card, observation.auction.declarer
    if called is None or declarer is None or not observation.calls.spoken:
        return
    place = order.index(called) if called in order else 0
    before = CardSet.gather(order[:place])
    for pile in observation.deal.discards:
        before -= pile.shown
    found.holds(declarer, before)
    if place and after_drawing:
        found.lacks(declarer, CardSet.of(called))


def infer_pagat(observation: Observation, item: str, found: Inferences) -> None:
    """Add that who announces the Pagat, the feat *item*, holds it."""
    for entry in observation.notices.announcements:
        if entry.item == item:
            found.holds(entry.seat, CardSet.of(PAGAT))


def values_declared(observation: Observation, seat: Seat) -> tuple[str, ...]:
    """Return the ids of the values that a seat has declared."""
    declared = observation.notices.declared
    return (declared[seat] or ()) if seat < len(declared) else ()


def limits_of_value(held: Held) -> Iterator[Limit]:
    """Yield what a declared value says about a hand."""
    free = Held()
    for name, cards in (
        ("tarocks", TAROCKS),
        ("kings", KINGS),
        ("trull", HONOUR_TAROCKS),
        ("honours", HONOURS),
    ):
        least, most = getattr(held, name)
        if (least, most) != getattr(free, name):
            yield Limit(cards, least, most)
