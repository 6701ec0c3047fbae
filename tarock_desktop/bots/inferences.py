"""What the words and discards of the others say about their cards, sheet by sheet.

Certain as long as nobody breaks a rule. How likely the rest is stands in `likelihood`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cards.pack import PAGAT, tarock
from tarock_desktop.rules.czech.declarations import CzechValue
from tarock_desktop.rules.exchange.discard_rules import DiscardRules
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS, TAROCKS
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.rules.words.declaring import Held
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech.sheet import CzechSheet
from tarock_desktop.variants.texas.sheet import TexasSheet

HONOURS: Final = HONOUR_TAROCKS | KINGS


@dataclass(frozen=True, slots=True)
class Limit:
    """How many of some cards a hand held when play began."""

    cards: CardSet
    least: int
    most: int


@dataclass(slots=True)
class Inferences:
    """What follows for each seat."""

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


def inferences_of(observation: Observation, variant: Variant) -> Inferences:
    """Return what follows from words and discards."""
    sheet, people = variant.sheet, len(observation.round.seats)
    found = Inferences(((),) * people)
    _partner(observation, found)
    _discards(observation, variant, found)
    if isinstance(sheet, TexasSheet | CzechSheet):
        found.limits = tuple(
            tuple(_limits(observation, sheet, Seat(seat))) for seat in range(people)
        )
        _call(observation, sheet, found)
        _pagat(observation, sheet, found)
        if isinstance(sheet, TexasSheet):
            _forehand(observation, sheet, found)
    else:
        _king(observation, found)
    return found


def _discards(observation: Observation, variant: Variant, found: Inferences) -> None:
    """What lies face down may lie so by the sheet; what went by need tells of a hand."""
    rules = variant.phases.get(Phase.DISCARD)
    if not isinstance(rules, DiscardRules) or observation.auction.contract is None:
        return
    for seat in observation.deal.order:
        found.not_laid[seat] = ALL_CARDS - rules.hideable(observation)
        found.lacks(seat, rules.used_up(observation, seat))


def _king(observation: Observation, found: Inferences) -> None:
    """Who calls a king lacks it; hardly anybody holds all four."""
    called, declarer = observation.calls.card, observation.auction.declarer
    lay_open = any(place.card == called for place in observation.deal.talon)
    if called is not None and declarer is not None and not lay_open:
        found.lacks(declarer, CardSet.of(called))


def _limits(
    observation: Observation, sheet: TexasSheet | CzechSheet, seat: Seat
) -> Iterator[Limit]:
    """Yield what declared values and a passed talon card say about a hand."""
    declared = observation.notices.declared
    said = (declared[seat] or ()) if seat < len(declared) else ()
    for value in sheet.value:
        # One that does not count a single card of the Trull says nothing certain.
        spares = isinstance(value, CzechValue) and value.spares_trull_card
        if value.id in said and not spares:
            yield from _held_limits(value.held)
    if isinstance(sheet, TexasSheet) and seat in observation.exchange.passed:
        most = sheet.talon.most_tarocks + observation.exchange.drawn[seat]
        yield Limit(TAROCKS, 0, most)


def _held_limits(held: Held) -> Iterator[Limit]:
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


def _call(observation: Observation, sheet: TexasSheet | CzechSheet, found: Inferences) -> None:
    """Who had to call a lower tarock holds those before it, and not the called one."""
    called, declarer = observation.calls.card, observation.auction.declarer
    if called is None or declarer is None or not observation.calls.spoken:
        return
    order = [tarock(number) for number in sheet.call.tarocks]
    place = order.index(called) if called in order else 0
    found.holds(declarer, _still_hidden(observation, CardSet.gather(order[:place])))
    if place and sheet.call.basis == "after-drawing":
        found.lacks(declarer, CardSet.of(called))


def _still_hidden(observation: Observation, cards: CardSet) -> CardSet:
    """Return *cards* without those that lie face up somewhere."""
    for pile in observation.deal.discards:
        cards -= pile.shown
    return cards


def _partner(observation: Observation, found: Inferences) -> None:
    """The partner, once known, holds the called card; who doubles the game does not."""
    called, declarer = observation.calls.card, observation.auction.declarer
    if called is None:
        return
    partner = observation.calls.partner
    if partner is not None:
        found.holds(partner, CardSet.of(called))
    for step, seat in enumerate(observation.notices.doubling(GAME)):
        if step % 2 == 0 and seat != declarer:
            found.lacks(seat, CardSet.of(called))


def _pagat(observation: Observation, sheet: TexasSheet | CzechSheet, found: Inferences) -> None:
    """Who announces the Pagat holds it."""
    item = sheet.item_of("pagat-last").id
    for entry in observation.notices.announcements:
        if entry.item == item:
            found.holds(entry.seat, CardSet.of(PAGAT))


def _forehand(observation: Observation, sheet: TexasSheet, found: Inferences) -> None:
    """The tarock that showed the forehand is his; the lower ones looked for lay in the talon."""
    deal = observation.deal
    if deal.forehand_card is None or deal.forehand is None:
        return
    piles = CardSet.gather(card for pile in deal.discards for card in pile.cards)
    if deal.forehand_card not in piles:
        found.holds(deal.forehand, CardSet.of(deal.forehand_card))
    lower = range(sheet.forehand.lowest, deal.forehand_card.id + 1)
    for seat in deal.order:
        if not observation.exchange.drawn[seat]:
            found.lacks(seat, CardSet.gather(tarock(number) for number in lower))
