"""A deal in the making: cards go from place to place, chance deals the rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.session.deal_filling import Unfilled, fill, placed, without
from tarock_desktop.session.deal_wishes import ANYTHING, Wish
from tarock_desktop.session.deals import Deal, right_sizes
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.schema import Sheet

POOL: Final = -1
"""The place of the cards that lie nowhere yet."""


class Spot(Struct, frozen=True):
    """A card where it lies."""

    place: int
    """The seat; the number of seats for the talon; or `POOL`."""
    card: Card


class Draft(Struct, frozen=True):
    """What is on the table of the editor."""

    deal: Deal
    """It may be faulty."""
    by_chance: CardSet = NO_CARDS
    """Cards that chance has dealt: they are dealt anew with the next seed."""

    @property
    def pool(self) -> tuple[Card, ...]:
        """The cards that lie nowhere, in pack order."""
        return tuple(ALL_CARDS - placed(self.deal))

    @property
    def talon(self) -> int:
        """The place of the talon."""
        return len(self.deal.hands)

    def cards(self, place: int) -> tuple[Card, ...]:
        """Return the cards of a place."""
        return self.pool if place == POOL else self.deal.piles[place]

    def _with(self, piles: Iterable[tuple[Card, ...]], by_chance: CardSet) -> Draft:
        *hands, talon = piles
        deal = replace(self.deal, hands=tuple(hands), talon=talon, number="")
        return Draft(deal, by_chance & placed(deal))

    def moved(self, spots: Iterable[Spot], place: int) -> Draft:
        """Return the draft with cards moved to a place; whoever moves a card means it."""
        piles = [list(pile) for pile in self.deal.piles]
        by_chance = self.by_chance
        for spot in spots:
            if spot.place == place:
                continue
            if spot.place != POOL:
                piles[spot.place].remove(spot.card)
            if place != POOL:
                piles[place].append(spot.card)
            by_chance = by_chance.remove(spot.card)
        return self._with(map(tuple, piles), by_chance)

    def swapped(self, one: Spot, other: Spot) -> Draft:
        """Return the draft with two cards exchanged; *one* is the card that was taken up."""
        piles = [list(pile) for pile in self.deal.piles]
        spots = [
            (spot.place, piles[spot.place].index(spot.card), for_it.card)
            for spot, for_it in ((one, other), (other, one))
            if spot.place != POOL
        ]
        for place, at, card in spots:
            piles[place][at] = card
        by_chance = self.by_chance.remove(one.card).remove(other.card)
        return self._with(map(tuple, piles), by_chance)

    def dealt_by(self, dealer: Seat) -> Draft:
        """Return the draft with another dealer."""
        return replace(self, deal=replace(self.deal, dealer=dealer, number=""))

    def wished(self, place: int, wish: Wish) -> Draft:
        """Return the draft with another wish for a place."""
        wishes = list(self.deal.wishes or (ANYTHING,) * (self.talon + 1))
        wishes[place] = wish
        kept = tuple(wishes) if any(each != ANYTHING for each in wishes) else ()
        return replace(self, deal=replace(self.deal, wishes=kept))

    def held(self, cards: CardSet) -> Draft:
        """Return the draft in which *cards* stay although chance dealt them.

        If all of them stay already, chance may have them again.
        """
        there = cards & placed(self.deal)
        by_chance = self.by_chance - there if there & self.by_chance else self.by_chance | there
        return Draft(self.deal, by_chance)

    def kept(self) -> Draft:
        """Return the draft without the cards that chance has dealt."""
        return Draft(without(self.deal, self.by_chance))

    def cleared(self) -> Draft:
        """Return the draft with all cards in the pool."""
        return Draft(without(self.deal, ALL_CARDS))

    def filled(self, sheet: Sheet, seed: str) -> Draft | Unfilled:
        """Return the draft with all cards dealt; what chance has dealt before is dealt anew."""
        kept = self.kept().deal
        dealt = fill(kept, sheet, seed)
        if isinstance(dealt, Unfilled):
            return dealt
        return Draft(dealt, ALL_CARDS - placed(kept))

    def under(self, sheet: Sheet, before: Sheet) -> Draft:
        """Return the draft by the rules of a sheet; *before*: those that counted so far.

        Every card stays where it lies. Where fewer hands are dealt, the cards of the others go to
        the pool.
        """
        people = len(self.deal.hands)
        if sheet.dealt != before.dealt or people not in sheet.ruleset.players:
            people = sheet.dealt
        old, nobody = self.deal, ("",) * people
        hands = (*old.hands, *((),) * people)[:people]
        wishes = (*old.wishes[:-1], *(ANYTHING,) * people)[:people] if old.wishes else ()
        deal = replace(
            old,
            ruleset=sheet.ruleset.id,
            dealer=min(old.dealer, Seat(people - 1)),
            hands=hands,
            names=(*old.names, *nobody)[:people] if old.names else (),
            players=(*old.players, *nobody)[:people] if old.players else (),
            wishes=(*wishes, old.wishes[-1]) if old.wishes else (),
            number="",
        )
        return Draft(deal, self.by_chance & placed(deal))


def new_draft(sheet: Sheet, people: int | None = None) -> Draft:
    """Return a draft with all cards in the pool, and the last seat as the dealer."""
    count = sheet.dealt if people is None else people
    return Draft(Deal(sheet.ruleset.id, Seat(count - 1), ((),) * count, ()))


def forehand(deal: Deal, sheet: Sheet) -> Seat:
    """Return who is the first in a deal: the first seat after the dealer that is dealt cards."""
    people = len(deal.hands)
    sizes = right_sizes(people, deal.dealer, sheet)
    order = (Seat((deal.dealer + step) % people) for step in range(1, people + 1))
    return next(seat for seat in order if sizes[seat])
