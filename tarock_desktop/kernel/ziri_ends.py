"""What a hand of Žiri tarok pays: what is written for game and feats, or for the most points."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Final

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.cards.pack import MOND, PAGAT
from tarock_desktop.kernel.amounts import ENDS, MADE_FEATS, SETS, Feats, Payoff
from tarock_desktop.kernel.layout import LATEST, MIXED, STAGES
from tarock_desktop.kernel.stakes import (
    CountedCards,
    Ended,
    Ends,
    Stakes,
    WatchedCards,
    amounts_by_place,
    before_play,
    chip_of,
    columns_of,
    in_units,
    paid_by_order,
    row,
)
from tarock_desktop.rules.hand.counting import pile
from tarock_desktop.rules.hand.facts import Feat
from tarock_desktop.rules.hand.side_feats import SideItem
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS
from tarock_desktop.table.view import View
from tarock_desktop.variants.ziri import Ziri

MADE_PLACES: Final = {"mond-caught": LATEST, "pagat-last": LATEST + 3}
SET_PLACES: Final = {"kings": 0, "trull": 1}


class WrittenEnds(Ends):
    """Made-up ends of a hand."""

    def __init__(self, view: View, variant: Ziri) -> None:
        """Take a table in play, all hands known."""
        self.view, self.variant = view, variant
        self.order, self.declarer = view.deal.order, view.declarer
        # Before the first trick the facts are what has been said.
        self.base = variant.facts(before_play(view))

    def key(self) -> tuple[object, ...]:
        """Return all that the payment depends on."""
        base = self.base
        who = base.order, base.table, base.contract, base.declarer
        return (*who, base.steps, base.kontra, base.feats)

    def counted(self) -> CountedCards:
        """Return the declarer's discards, and the talon where it counts for the others."""
        left = NO_CARDS
        if self.variant.feats.talon_counts:
            for place in self.view.deal.talon:
                if place.taken_by is None and place.card is not None:
                    left = left.add(place.card)
        return CountedCards(pile(before_play(self.view), self.declarer), left)

    def stakes(self) -> Stakes:
        """Return what is paid."""
        columns = columns_of(self.variant.sheet.pack)
        if self.variant.is_each(self.view):
            return Stakes(paid_by_order(self._each, len(self.order), columns), avoid=True)
        games = {
            stage: row(lambda p, at=stage: self._at(Ended(at, p)), columns)  # type: ignore[misc]
            for stage in ENDS
        }
        made, sets = self._feats()
        amounts = {amount for each in games.values() for amount in each}
        amounts |= {amount for pairs in (*made, *sets) for pair in pairs for amount in pair}
        chip = chip_of(amounts)
        rows = tuple(
            tuple(int(amount / chip) for amount in games[stage if stage in games else MIXED])
            for stage in range(STAGES)
        )
        feats = Feats(in_units(made, chip), in_units(sets, chip))
        payoff = Payoff(
            unit=columns.unit, game=rows, feats=feats, chip=chip, shares=self._shares()
        )
        return Stakes(payoff, self._watched())

    def _each(self, points: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
        hand = replace(self.base, by_seat=dict(zip(self.order, points, strict=True)))
        return amounts_by_place(self.variant.scoring.lines(hand), self.order)

    def _watched(self) -> WatchedCards:
        feats = {item.feat for item in self.variant.sheet.item}
        return WatchedCards(
            caught=(MOND if "mond-caught" in feats else None, None, None),
            last=PAGAT if "pagat-last" in feats else None,
            sets=(
                KINGS if "kings" in feats else NO_CARDS,
                HONOUR_TAROCKS if "trull" in feats else NO_CARDS,
            ),
        )

    def _feats(self) -> tuple[list[list[tuple[Fraction, Fraction]]], ...]:
        nothing = Fraction(0), Fraction(0)
        made = [[nothing] * MADE_FEATS for _ in range(MIXED + 1)]
        sets = [[nothing] * SETS for _ in range(MIXED + 1)]
        for stage in ENDS:
            plain = self._at(Ended(stage))
            for item in self.variant.sheet.item:
                ways = [self._at(Ended(stage, made=(item.id, n))) - plain for n in (0, 1)]
                if item.feat in MADE_PLACES:
                    made[stage][MADE_PLACES[item.feat]] = ways[0], ways[1]
                elif item.feat in SET_PLACES:
                    sets[stage][SET_PLACES[item.feat]] = ways[0], ways[1]
        return made, sets

    def _maker(self, ended: Ended, item: SideItem) -> int | None:
        """Return which side makes a feat, if one does."""
        if item.feat == "all-tricks":
            return {1: 0, 2: 1}.get(ended.stage)
        return ended.made[1] if ended.made[0] == item.id else None

    def _at(self, ended: Ended) -> Fraction:
        return self._amounts(ended)[self.order.index(self.declarer)]

    def _amounts(self, ended: Ended) -> tuple[Fraction, ...]:
        sides = (self.declarer, next(seat for seat in self.order if seat != self.declarer))
        feats = []
        for item in self.variant.sheet.item:
            maker = self._maker(ended, item)
            said = [feat for feat in self.base.feats if feat.item == item.id]
            for feat in said:
                own = 0 if feat.seat == self.declarer else 1
                feats.append(replace(feat, made=maker == own))
            if not said and maker is not None:
                feats.append(Feat(item.id, sides[maker], announced=False, made=True))
        hand = replace(self.base, points=ended.points, feats=tuple(feats))
        return amounts_by_place(self.variant.scoring.lines(hand), self.order)

    def _shares(self) -> tuple[Fraction, ...]:
        amounts = self._amounts(Ended())
        own = amounts[self.order.index(self.declarer)]
        return tuple(amount / own for amount in amounts) if own else ()
