"""Settling a hand of a Texas-Czech sheet from its facts, with the scoring of a played hand."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import tarock
from tarock_desktop.cases.irregularities import is_unplayed, violations_of
from tarock_desktop.cases.notation import Points
from tarock_desktop.cases.seats import letter_of
from tarock_desktop.cases.settling import Settlement, feats_of, told_feat
from tarock_desktop.cases.texas.scene import TexasScene
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.rules.hand.counting import points_by_seat
from tarock_desktop.rules.hand.facts import Feat
from tarock_desktop.rules.hand.facts import HandFacts as FinishedHand
from tarock_desktop.rules.hand.sides import declarer_side, other_side, partner_of_declarer
from tarock_desktop.rules.hand.violations import Violation
from tarock_desktop.rules.words.announcing import ItemLaw
from tarock_desktop.rules.words.challenging import GAME, steps_that_count
from tarock_desktop.table.records import Announcement, Calls
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.texas.variant import Texas


class TexasSettlement(Settlement, frozen=True):
    """Settles the hand of a scene."""

    scene: TexasScene
    variant: Texas

    def _told(self, state: State) -> State:
        facts = self.facts
        hand = FinishedHand(
            order=self.scene.order,
            table=self.scene.people,
            declared=self._declared(),
            violations=violations_of(facts, self.variant),
        )
        if facts.contract is not None and not is_unplayed(facts, self.variant):
            points = self._points(facts.points, self._named_side())
            hand = replace(
                hand,
                contract=facts.contract,
                declarer=self.scene.declarer,
                partner=self.scene.partner if self.scene.calls else None,
                draw=facts.draw or 1,
                points=points,
                steps=self._steps(),
                feats=tuple(map(told_feat, facts.items)),
            )
            self._check_points(hand)
        return self._paid(state, self.variant.lines(hand))

    def _after_game(self, state: State, contract: str, points: Points | None) -> State:
        state, told = self._called(state), self._declared()
        silent = {seat for seat, said in enumerate(state.notices.declared) if said is None}
        partner = self._partner(state)
        side = tuple(seat for seat in state.deal.order if seat in (state.declarer, partner))
        hand = FinishedHand(
            order=state.deal.order,
            table=len(state.round.seats),
            contract=contract,
            declarer=state.declarer,
            partner=partner,
            draw=max(1, state.exchange.draw),
            points=self._points(points, side),
            steps=len(state.notices.doubling(GAME)),
            feats=self._feats(state),
            declared={seat: values for seat, values in told.items() if seat in silent},
            violations=self._violations(state),
        )
        self._check_points(hand)
        if any(hand.declared.values()):
            return self._paid(state, self.variant.lines(hand))
        said = {seat: state.notices.declared[seat] or () for seat in state.deal.order}
        return self._paid(state, self.variant.due_lines(replace(hand, declared=said)))

    def _violations(self, state: State) -> tuple[Violation, ...]:
        """Return the irregularities the case tells, and those that were ruled on at the table."""
        told = violations_of(self.facts, self.variant)
        return (*told, *self.variant.violations(state))

    def _called(self, state: State) -> State:
        """Return the table with the partner card; where nobody said anything, the sheet's own."""
        law = next(c for c in self.variant.sheet.contract if c.id == state.auction.contract)
        if law.sides != "partner" or state.calls.card is not None:
            return state
        return replace(state, calls=Calls(tarock(self.variant.sheet.call.tarocks[0])))

    def _partner(self, state: State) -> Seat | None:
        """Return the holder of the partner card; if nobody has it yet, whom the case names."""
        card = state.calls.card
        if card is not None and state.holder(card) is None:
            return self.scene.partner
        return partner_of_declarer(state)

    def counted(self, before: State, last: State) -> State:
        """Return the table after a hand of which only the last tricks were played.

        *before* is the table at the beginning of the script, *last* the one with all cards played.
        """
        side = declarer_side(last)
        gained = points_by_seat(last, self.variant.sheet.pack)
        base = self._points(self.facts.points, side)
        # Cards laid away are in the count that the case gives.
        laid = points_by_seat(before, self.variant.sheet.pack)
        if base is None and self._is_whole(before):
            base = sum((laid[seat] for seat in side), Fraction(0))
        if base is None:
            raise UnjudgedError("the points of the declarer's side at the beginning are missing")
        points = base + sum((gained[s] - laid[s] for s in side), Fraction(0))
        hand = self.variant.facts(last)
        feats = [feat for feat in hand.feats if not self._is_all_tricks(feat)]
        feats += self._all_tricks(before, last, hand, base)
        violations = self._violations(last)
        hand = replace(hand, points=points, feats=tuple(feats), violations=violations)
        return self._paid(last, self.variant.due_lines(hand))

    def _named_side(self) -> tuple[Seat, ...]:
        side = {self.scene.declarer, self.scene.partner if self.scene.calls else None}
        return tuple(seat for seat in self.scene.order if seat in side)

    def _points(self, points: Points | None, side: tuple[Seat, ...]) -> Fraction | None:
        """Return the count of the declarer's side, from the points or the piles of the case."""
        if points is not None:
            return self._points_of_side(points)
        if self.facts.piles is None:
            return None
        return sum(self._pile_counts(side).values(), Fraction(0))

    def _check_points(self, hand: FinishedHand) -> None:
        """Raise if the payment depends on a count that the case does not give."""
        if hand.points is not None or hand.voids("hand"):
            return
        void = hand.voids("valat-call")
        replaced = any(self._is_all_tricks(f) and not (f.announced and void) for f in hand.feats)
        if not replaced or self.variant.sheet.score.valat_adds_count:
            ruleset = self.variant.sheet.ruleset.id
            raise UnjudgedError(f"{ruleset} pays by the count: the points are missing")

    def _law(self, item: str) -> ItemLaw:
        return next(law for law in self.variant.sheet.item if law.id == item)

    def _is_all_tricks(self, feat: Feat) -> bool:
        return self._law(feat.item).feat == "all-tricks"

    def _feats(self, state: State) -> tuple[Feat, ...]:
        """Return what was announced at the table and what the case tells of the rest."""
        announced = (entry for entry in state.notices.announcements if not entry.cancelled)

        def steps(entry: Announcement) -> int:
            return steps_that_count(state, self._law(entry.item), entry.seat)

        return tuple(feats_of(announced, self.facts.items, steps, made=False))

    def _all_tricks(
        self, before: State, last: State, hand: FinishedHand, base: Fraction
    ) -> list[Feat]:
        """Return the feats of all tricks, where the tricks before the script are not known."""
        winners = {trick.winner for trick in last.play.tricks[len(before.play.tricks) :]}
        side = hand.side
        announced = [f for f in hand.feats if self._is_all_tricks(f) and f.announced]
        if announced:
            own = hand.side_of(announced[0].seat)
            made = winners <= set(own) and self._had_no_trick(
                before, base, hand.against(own), side
            )
            void = announced[0].void and self._is_whole(before)
            return [replace(announced[0], made=made, void=void)]
        for own in (side, other_side(last, side)):
            if winners <= set(own) and self._had_no_trick(before, base, hand.against(own), side):
                item = next(law.id for law in self.variant.sheet.item if law.feat == "all-tricks")
                return [Feat(item, own[0], announced=False, made=True)]
        return []

    def _had_no_trick(
        self, before: State, base: Fraction, losers: tuple[Seat, ...], side: tuple[Seat, ...]
    ) -> bool:
        """Return whether *losers* had no trick when the script began, as far as the case tells."""
        named = self.facts.trickless
        if named is not None:
            return {letter_of(seat) for seat in losers} <= set(named)
        if self._is_whole(before):
            return True
        if losers == side:
            return base == 0
        pack = self.variant.sheet.pack
        held = sum((pack.count(hand.cards) for hand in before.deal.hands), Fraction(0))
        held += pack.count(CardSet.gather(entry.card for entry in before.play.trick))
        return held + base == pack.points.total
