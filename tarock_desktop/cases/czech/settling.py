"""Settling a hand of the Czech sheet from its facts, with the scoring of a played hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cases.czech.scene import CzechScene
from tarock_desktop.cases.irregularities import IN_PLAY, violations_of
from tarock_desktop.cases.notation import Points
from tarock_desktop.cases.seats import letter_of, seat_of
from tarock_desktop.cases.settling import Settlement, feats_of, told_feat
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.cases.wording import TIMES
from tarock_desktop.rules.czech.declarations import duty_values
from tarock_desktop.rules.czech.scoring import CzechHand
from tarock_desktop.rules.hand.facts import Feat
from tarock_desktop.rules.hand.sides import declarer_side, other_side, partner_of_declarer
from tarock_desktop.rules.hand.violations import Outcome, Violation
from tarock_desktop.rules.words.challenging import GAME, steps_that_count
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.records import Announcement
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.table.view import View
from tarock_desktop.variants.czech.sheet import CzechSheet
from tarock_desktop.variants.czech.variant import CzechGp
from tarock_desktop.variants.schema import Irregularity

LATER: Final = TIMES[TIMES.index("during-play") :]
"""Times at which every window within a trick is closed."""


class ToldCzech(CzechGp):
    """The sheet at a table whose earlier tricks are only told, and count whenever it settles."""

    def __init__(self, sheet: CzechSheet, told: Callable[[View, CzechHand], CzechHand]) -> None:
        """*told* adds what the case tells to the facts of a table."""
        super().__init__(sheet)
        self._told = told

    def facts(self, view: View) -> CzechHand:
        """Return the hand in facts, those that are told among them."""
        return self._told(view, super().facts(view))


class CzechSettlement(Settlement, frozen=True):
    """Settles the hand of a scene."""

    scene: CzechScene
    variant: CzechGp

    def _told(self, state: State) -> State:
        facts, scene = self.facts, self.scene
        hand = CzechHand(
            order=scene.order,
            table=scene.people,
            violations=self._violations(),
            forehand=scene.forehand,
        )
        if facts.contract is not None:
            hand = replace(
                hand,
                contract=facts.contract,
                declarer=scene.declarer,
                partner=scene.partner if scene.calls else None,
                draw=facts.draw or 1,
                steps=self._steps(),
                feats=tuple(map(told_feat, facts.items)),
                declared=self._declared(),
                false_values=self._false_values(),
                trickless=scene.trickless,
            )
            hand = self._with_points(hand, facts.points)
            self._check_rows(hand)
            self._check_points(hand)
        return self._paid(state, self.variant.lines(hand))

    def _after_game(self, state: State, contract: str, points: Points | None) -> State:
        told = self._declared()
        said = {seat: state.notices.declared[seat] or told[seat] for seat in state.deal.order}
        hand = CzechHand(
            order=state.deal.order,
            table=len(state.round.seats),
            contract=contract,
            declarer=state.declarer,
            partner=self._partner(state),
            draw=max(1, state.exchange.draw),
            steps=len(state.notices.doubling(GAME)),
            feats=tuple(self._feats(state)),
            declared=said,
            violations=(*self._violations(), *self.variant.violations(state)),
            forehand=state.forehand,
            trickless=self.scene.trickless,
        )
        if any(v.outcome.voids == "own-values" for v in hand.violations):
            hand = replace(hand, false_values=_false_by_ruling(hand))
        hand = self._with_points(hand, points)
        self._check_points(hand)
        return self._paid(state, self._due(hand))

    def counted(self, before: State, last: State) -> State:
        """Return the table after a hand of which only the last tricks were played."""
        return self._paid(last, self._due(self._with_told(before, last, self.variant.facts(last))))

    def telling(self, before: State) -> CzechGp:
        """Return the sheet with what is told of the tricks before *before*."""

        def told(view: View, hand: CzechHand) -> CzechHand:
            return self._with_told(before, view, hand)

        return ToldCzech(self.variant.sheet, told)

    def _with_told(self, before: View, last: View, hand: CzechHand) -> CzechHand:
        """Return the hand with the count of the earlier tricks, which the case tells."""
        facts = self.facts
        hand = replace(hand, violations=(*self._violations(), *hand.violations))
        is_told = facts.points is not None or facts.piles is not None
        if hand.big or not hand.has_end or (self._is_whole(before) and not is_told):
            return hand
        gained = self._gained(before, last)
        base = self._with_points(CzechHand(hand.order, hand.table, hand.contract), facts.points)
        if hand.each_points:
            if not base.each_points:
                raise UnjudgedError("the eyes of every player at the beginning are missing")
            won = {s: base.each_points[s] + gained[s] for s in hand.order}
            return replace(hand, each_points=won)
        if base.points is None:
            raise UnjudgedError("the eyes of the bidder's side at the beginning are missing")
        more = sum((gained[s] for s in declarer_side(last)), Fraction(0))
        feats = [feat for feat in hand.feats if feat.announced or not self._is_valat(feat)]
        feats = [self._valat_as_told(feat, before, last) for feat in feats]
        feats += self._silent_valat(before, last, hand)
        return replace(hand, points=base.points + more, feats=tuple(feats))

    def _due(self, hand: CzechHand) -> tuple[ScoreLine, ...]:
        told = replace(hand, violations=self._violations())
        at_once = (f for f in self.variant.fines(told) if self.variant.row(f.part).outcome.fines)
        return (*at_once, *self.variant.due_lines(hand))

    # ---------------------------------------------------------------------------------- facts

    def _violations(self) -> tuple[Violation, ...]:
        """Return the irregularities the case tells; what was found late costs as a later row."""
        facts, variant = self.facts, self.variant
        told = zip(facts.irregularities, violations_of(facts, variant), strict=True)
        return tuple(
            replace(violation, outcome=_outcome_later(variant.row(fact.rule), variant.sheet))
            if fact.found in LATER and not fact.corrected
            else violation
            for fact, violation in told
        )

    def _false_values(self) -> dict[Seat, tuple[str, ...]]:
        """Return the values an offender declared and does not hold, as far as it can be told."""
        false: dict[Seat, tuple[str, ...]] = {}
        declared, named = self._declared(), self.facts.held
        size = self.variant.sheet.deal.hand
        for violation in self._violations():
            if violation.outcome.voids != "own-values":
                continue
            for seat in violation.offenders:
                hand = CardSet.gather(named.get(letter_of(seat), ()))
                held = {law.id for law in duty_values(hand, self.variant.sheet.value)}
                whole = len(hand) == size
                said = declared[seat]
                false[seat] = tuple(v for v in said if not whole or v not in held)
        return false

    def _with_points(self, hand: CzechHand, points: Points | None) -> CzechHand:
        facts, pack = self.facts, self.variant.sheet.pack
        each = self.variant.sheet.game(hand.contract or "").sides == "each"
        if points is None and facts.piles is not None:
            return self._with_piles(hand, each=each)
        if points is None:
            return hand
        if each:
            return replace(hand, each_points=self._points_of_each(points, hand.order))
        count = self._points_of_side(points)
        if count > pack.points.total:
            raise UnjudgedError("there are not so many eyes in the pack")
        return replace(hand, points=count)

    def _with_piles(self, hand: CzechHand, *, each: bool) -> CzechHand:
        counts = self._pile_counts(hand.order)
        if each:
            return replace(hand, each_points=counts)
        declarer = self.scene.declarer if hand.declarer is None else hand.declarer
        side = {declarer, hand.partner or self.scene.partner} if self.scene.calls else {declarer}
        total = sum((counts[seat] for seat in side if seat is not None), Fraction(0))
        return replace(hand, points=total)

    def _check_rows(self, hand: CzechHand) -> None:
        """Raise if an irregularity is told that can't be one of this hand."""
        contract = self.variant.scoring.contract(hand)
        each = next(law.id for law in self.variant.sheet.contract if law.sides == "each")
        for number, fact in enumerate(self.facts.irregularities):
            row, path = self.variant.row(fact.rule), ("irregularities", number)
            if row.outcome.settlement not in ("each-renonc", "talon-forgotten"):
                continue
            if contract.sides != "each":
                sentence = f"{row.id} is about {each}, not about {contract.id}"
                raise UnjudgedError(sentence, path=path)
            forgot = row.outcome.settlement == "talon-forgotten"
            if forgot and tuple(map(seat_of, fact.by)) != (hand.forehand,):
                raise UnjudgedError(f"{row.id} is about the forehand", path=path)

    def _check_points(self, hand: CzechHand) -> None:
        """Raise if the payment depends on a count that the case does not give."""
        if not hand.has_end and not hand.violations:
            raise UnjudgedError("czech-gp pays by the eye: the points are missing")

    def _partner(self, state: State) -> Seat | None:
        """Return the holder of the partner card; if nobody has it yet, whom the case names."""
        if self.variant.contract(state).sides != "partner":
            return None
        card = state.calls.card
        if card is None or state.holder(card) is None:
            return self.scene.partner
        return partner_of_declarer(state)

    def _feats(self, state: State) -> Iterator[Feat]:
        """Return what was announced at the table and what the case tells of the rest."""
        laws = {law.id: law for law in self.variant.sheet.item}

        def steps(entry: Announcement) -> int:
            return steps_that_count(state, laws[entry.item], entry.seat)

        return feats_of(state.notices.announcements, self.facts.items, steps, made=True)

    # ----------------------------------------------------------------------------- last tricks

    def _is_valat(self, feat: Feat) -> bool:
        return feat.item == self.variant.sheet.item_of("all-tricks").id

    def _is_trickless(self, before: View, losers: tuple[Seat, ...]) -> bool:
        """Return whether *losers* had no trick when the script began, as the case tells."""
        named = self.facts.trickless
        told = named is not None and {letter_of(seat) for seat in losers} <= set(named)
        return told or self._is_whole(before)

    def _took_all(self, before: View, last: View, own: tuple[Seat, ...]) -> bool:
        winners = {trick.winner for trick in last.play.tricks[len(before.play.tricks) :]}
        return winners <= set(own) and self._is_trickless(before, other_side(last, own))

    def _valat_as_told(self, feat: Feat, before: View, last: View) -> Feat:
        if not self._is_valat(feat):
            return feat
        side = declarer_side(last)
        own = side if feat.seat in side else other_side(last, side)
        return replace(feat, made=self._took_all(before, last, own))

    def _silent_valat(self, before: View, last: View, hand: CzechHand) -> Iterator[Feat]:
        side = declarer_side(last)
        for own in (side, other_side(last, side)):
            called = any(f.announced and self._is_valat(f) and f.seat in own for f in hand.feats)
            if not called and self._took_all(before, last, own):
                item = self.variant.sheet.item_of("all-tricks").id
                yield Feat(item, own[0], announced=False, made=True)


def _false_by_ruling(hand: CzechHand) -> dict[Seat, tuple[str, ...]]:
    return {
        seat: (violation.value,)
        for violation in hand.violations
        for seat in violation.offenders
        if violation.outcome.voids == "own-values" and violation.value is not None
    }


def _outcome_later(row: Irregularity, sheet: CzechSheet) -> Outcome:
    """Return what a breach costs that is found when every window within a trick is closed."""
    if row.until not in IN_PLAY:
        return row.outcome
    below = sheet.irregularity[sheet.irregularity.index(row) + 1 :]
    later = (other for other in below if set(other.rules) & set(row.rules))
    return next((other.outcome for other in later), row.outcome)
