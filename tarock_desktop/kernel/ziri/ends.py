"""What a hand of Žiri tarok pays: what is written for game and feats, or for the most points."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.cards.pack import MOND, PAGAT
from tarock_desktop.kernel.amounts import MADE_FEATS, SETS
from tarock_desktop.kernel.feat_ends import NOTHING, FeatEnds, Pays
from tarock_desktop.kernel.layout import LATEST
from tarock_desktop.kernel.stakes import (
    CountedCards,
    Ended,
    Stakes,
    WatchedCards,
    amounts_by_place,
    before_play,
    columns_of,
    paid_by_order,
)
from tarock_desktop.rules.hand.counting import pile
from tarock_desktop.rules.hand.facts import Feat
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS
from tarock_desktop.rules.ziri.side_feats import SideItem
from tarock_desktop.table.view import View
from tarock_desktop.variants.ziri.variant import Ziri

MADE_PLACES: Final = {"mond-caught": LATEST, "pagat-last": LATEST + 3}
SET_PLACES: Final = {"kings": 0, "trull": 1}


class ZiriEnds(FeatEnds):
    """Made-up ends of a hand."""

    def __init__(self, view: View, variant: Ziri) -> None:
        """Take a table in play, all hands known."""
        super().__init__(view, variant)
        self.variant, self.declarer = variant, view.declarer
        # Before the first trick the facts are what has been said.
        self.base = variant.facts(before_play(view))

    def key(self) -> tuple[object, ...]:
        """Return all that the payment depends on."""
        base = self.base
        if self.variant.is_each(self.view):
            # Nobody's seat matters, but his place.
            kontra = tuple(sorted(map(self.order.index, base.kontra)))
            return len(base.order), base.table, base.contract, kontra
        who = base.order, base.table, base.contract, base.declarer
        return (*who, base.steps, base.kontra, base.feats)

    def by_roles(self) -> tuple[object, ...]:
        """Return all that the declarer's payment depends on, seats told by their `role`."""
        base = self.base
        feats = tuple(
            (feat.item, self.role(feat.seat), feat.announced, feat.made, feat.steps, feat.void)
            for feat in base.feats
        )
        kontra = tuple(sorted(map(self.role, base.kontra)))
        return (len(base.order), base.table, base.contract, base.steps, kontra, feats)

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
        if not self.variant.is_each(self.view):
            return Stakes(self.payoff(), self._watched())
        columns = columns_of(self.pack)
        return Stakes(paid_by_order(self._each, len(self.order), columns), avoid=True)

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

    def feats(self, stage: int) -> tuple[Pays, Pays]:
        """Return what feats add at the end, by their place among the kernel's: made, and sets."""
        made, sets = [NOTHING] * MADE_FEATS, [NOTHING] * SETS
        for item in self.variant.sheet.item:
            if item.feat in MADE_PLACES:
                made[MADE_PLACES[item.feat]] = self.pair(stage, item.id)
            elif item.feat in SET_PLACES:
                sets[SET_PLACES[item.feat]] = self.pair(stage, item.id)
        return made, sets

    def _maker(self, ended: Ended, item: SideItem) -> int | None:
        """Return which side makes a feat, if one does."""
        if item.feat == "all-tricks":
            return {1: 0, 2: 1}.get(ended.stage)
        return ended.made[1] if ended.made[0] == item.id else None

    def amounts(self, ended: Ended) -> tuple[Fraction, ...]:
        """Return what each player gets when the hand ends so, in order of play."""
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
