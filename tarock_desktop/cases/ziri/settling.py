"""Settling a hand of the Žiri sheet from its facts, with the scoring of a played hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from tarock_desktop.cases.irregularities import violations_of
from tarock_desktop.cases.notation import Points
from tarock_desktop.cases.schema import HandFacts, IrregularityFact
from tarock_desktop.cases.seats import letter_of, seat_of
from tarock_desktop.cases.settling import Settlement, feats_of, told_feat
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.cases.ziri.contradictions import RESULT, contradiction
from tarock_desktop.cases.ziri.scene import ZiriScene
from tarock_desktop.rules.hand.facts import Feat
from tarock_desktop.rules.hand.violations import Violation
from tarock_desktop.rules.ziri.hand_facts import ZiriContract, ZiriHand
from tarock_desktop.rules.ziri.side_feats import SET_CARDS, entries, named_target
from tarock_desktop.table.records import Announcement
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.table.view import View
from tarock_desktop.variants.ziri.sheet import ZiriSheet
from tarock_desktop.variants.ziri.variant import Ziri

IN_TIME: Final = (None, "at-once")


class ToldZiri(Ziri):
    """The sheet at a table whose earlier tricks are only told, and count whenever it settles."""

    def __init__(self, sheet: ZiriSheet, told: Callable[[View, ZiriHand], ZiriHand]) -> None:
        """*told* adds what the case tells to the facts of a table."""
        super().__init__(sheet)
        self._told = told

    def facts(self, view: View) -> ZiriHand:
        """Return the hand in facts, those that are told among them."""
        return self._told(view, super().facts(view))


class ZiriSettlement(Settlement, frozen=True):
    """Settles the hand of a scene."""

    scene: ZiriScene
    variant: Ziri

    def _told(self, state: State) -> State:
        facts, scene = self.facts, self.scene
        hand = ZiriHand(
            order=scene.order, table=scene.people, violations=tuple(self._violations())
        )
        if facts.contract is not None:
            feats = tuple(self._told_feats(facts))
            hand = replace(hand, contract=facts.contract, feats=feats)
            if scene.is_each:
                hand = replace(hand, order=self._all(state), kontra=_klop_kontra(facts))
            else:
                hand = replace(hand, declarer=scene.declarer, steps=self._steps())
            hand = self._with_points(hand, facts.points)
            self._check_rows(hand)
            self._check(hand)
        return self._end(state, hand)

    def _after_game(self, state: State, contract: str, points: Points | None) -> State:
        told = self.variant.facts(state)
        violations = (*self._violations(), *self.variant.violations(state))
        hand = replace(told, feats=tuple(self._feats(state)), violations=violations)
        if self.variant.is_each(state):
            hand = replace(hand, order=self._all(state))
        hand = self._with_points(hand, points, won=points is None)
        self._check(hand)
        return self._end(state, hand)

    def counted(self, before: State, last: State) -> State:
        """Return the table after a hand of which only the last tricks were played."""
        hand = self.variant.facts(last)
        hand = replace(hand, violations=(*self._violations(), *hand.violations))
        ended = any(v.outcome.settlement in ("renons", "sold") for v in hand.violations)
        if not self._is_whole(before) and not ended:
            hand = self._with_earlier(before, last, hand)
        return self._end(last, hand)

    def telling(self, before: State) -> Ziri:
        """Return the sheet with what is told of the tricks before *before*."""

        def told(view: View, hand: ZiriHand) -> ZiriHand:
            hand = replace(hand, violations=(*self._violations(), *hand.violations))
            counted = hand.points is not None or hand.by_seat
            return self._with_earlier(before, view, hand) if counted else hand

        return self.variant if self._is_whole(before) else ToldZiri(self.variant.sheet, told)

    def _with_earlier(self, before: View, last: View, hand: ZiriHand) -> ZiriHand:
        """Return the hand with the count of the earlier tricks, which the case tells."""
        facts, gained = self.facts, self._gained(before, last)
        base = self._with_points(replace(hand, points=None, by_seat={}), facts.points, won=False)
        if hand.by_seat:
            if not base.by_seat:
                raise UnjudgedError("the points of every player at the beginning are missing")
            more = {s: base.by_seat[s] + gained[s] for s in hand.order}
            return replace(hand, by_seat=more)
        if base.points is None:
            raise UnjudgedError("the points of the declarer at the beginning are missing")
        points = base.points + gained[last.declarer]
        feats = tuple(self._late_feats(hand))
        return replace(hand, points=points, feats=feats)

    def _late_feats(self, hand: ZiriHand) -> Iterator[Feat]:
        """Yield the feats that the last tricks show, and those that the case tells.

        All tricks were not taken in the last ones alone; any other feat that is seen is one.
        """
        told = {(item.item, item.by): item for item in self.facts.items}
        laws = {law.id: law.feat for law in self.variant.sheet.item}
        seen = set[str]()
        for feat in hand.feats:
            item = told.pop((feat.item, letter_of(feat.seat)), None)
            law = laws[feat.item]
            shown = law in ("pagat-last", "mond-caught") or (feat.made and law != "all-tricks")
            if item is not None and not shown:
                yield replace(feat, made=item.made is not False)
            elif feat.announced or shown:
                seen.add(feat.item)
                yield feat
        silent = (item for item in told.values() if not item.announced)
        yield from (told_feat(item) for item in silent if item.item not in seen)

    def _is_whole(self, before: View) -> bool:
        """Return whether no trick had been played."""
        scene = self.scene
        return not before.play.tricks and all(
            before.deal.hands[seat].size == scene.size_of(seat) for seat in scene.order
        )

    def _end(self, state: State, hand: ZiriHand) -> State:
        return self._paid(state, self.variant.scoring.lines(hand))

    # ---------------------------------------------------------------------------------- facts

    def _all(self, state: State) -> tuple[Seat, ...]:
        """Return those who play a klop: with four the dealer too."""
        order = self.scene.order
        return (*order, *(seat for seat in state.round.seats if seat not in order))

    def _violations(self) -> Iterator[Violation]:
        """Yield the irregularities the case tells, without what was let pass or claimed late."""
        facts = self.facts
        told = zip(facts.irregularities, violations_of(facts, self.variant), strict=True)
        for fact, violation in told:
            if fact.choice != RESULT and not self._has_expired(fact):
                yield violation

    def _told_feats(self, facts: HandFacts) -> Iterator[Feat]:
        """Yield the feats of a hand told in facts; one whose announcement is struck out is silent.

        Not so what failed, or is told as silent beside: the struck announcement counts nothing.
        """
        by_rule = {r: row.id for row in self.variant.sheet.irregularity for r in row.rules}
        row = by_rule["announce.taken"]
        offenders = {seat for fact in facts.irregularities if fact.rule == row for seat in fact.by}
        silent = {item.item for item in facts.items if not item.announced}
        for number, item in enumerate(facts.items):
            feat, wrong = told_feat(item), item.announced and item.by in offenders
            if not (wrong and self._is_struck(facts, number)):
                yield feat
            elif feat.made and item.item not in silent:
                yield replace(feat, announced=False, steps=0)
            else:
                yield replace(feat, void=True)

    def _is_struck(self, facts: HandFacts, number: int) -> bool:
        """Return whether of all that an offender announced this is what he might not announce."""
        item, declarer = facts.items[number], letter_of(self.scene.declarer)
        own = [other for other in facts.items if other.announced and other.by == item.by]
        laws = {law.id: law.feat for law in self.variant.sheet.item}
        said = any(
            other.announced and other.item == item.item and declarer not in (other.by, item.by)
            for other in facts.items[:number]
        )
        return len(own) == 1 or said or laws[item.item] in SET_CARDS

    def _has_expired(self, fact: IrregularityFact) -> bool:
        """Return whether a breach had to be claimed at once and was not."""
        rules = set(self.variant.row(fact.rule).rules)
        return rules <= set(self.variant.sheet.claimed_at_once) and fact.found not in IN_TIME

    def _law(self, hand: ZiriHand) -> ZiriContract:
        return next(law for law in self.variant.sheet.contract if law.id == hand.contract)

    def _with_points(
        self, hand: ZiriHand, points: Points | None, *, won: bool | None = None
    ) -> ZiriHand:
        """Return the hand with its count: told, from piles, or the least that won or lost."""
        facts, law = self.facts, self._law(hand)
        if points is None and facts.piles is not None:
            return self._with_piles(hand)
        if points is None:
            told = facts.won if won is None or facts.won is not None else won or None
            least = {True: law.wins, False: law.wins and self.variant.sheet.score.total / 2}
            return hand if told is None else replace(hand, points=least[told])
        if law.sides == "each":
            return replace(hand, by_seat=self._points_of_each(points, hand.order))
        return replace(hand, points=self._points_of_side(points))

    def _with_piles(self, hand: ZiriHand) -> ZiriHand:
        counts = self._pile_counts(hand.order)
        if self._law(hand).sides == "each":
            return replace(hand, by_seat=counts)
        return replace(hand, points=counts[self.scene.declarer])

    def _check_rows(self, hand: ZiriHand) -> None:
        """Raise if an irregularity is told that can't be one of this hand."""
        for number, fact in enumerate(self.facts.irregularities):
            sentence = contradiction(fact, hand, self.variant)
            if sentence is not None:
                raise UnjudgedError(sentence, path=("irregularities", number))

    def _check(self, hand: ZiriHand) -> None:
        """Raise if the payment depends on a count that the case does not give.

        A case about an irregularity that costs nothing may leave the result of the hand open.
        """
        told = hand.violations or self.facts.irregularities
        if hand.points is None and not hand.by_seat and not told:
            raise UnjudgedError("ziri writes by the count: the points are missing")

    def _feats(self, state: State) -> Iterator[Feat]:
        """Return what was announced at the table and what the case tells of the rest."""

        def steps(entry: Announcement) -> int:
            return len(state.notices.doubling(named_target(state, entry)))

        return feats_of(entries(state), self.facts.items, steps, made=True)


def _klop_kontra(facts: HandFacts) -> tuple[Seat, ...]:
    return tuple(seat_of(letter) for chain in facts.kontra or () for letter in chain)
