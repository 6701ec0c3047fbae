"""Scoring by difference from half the pack, as both Texas sheets do it, with its working."""

from __future__ import annotations

from fractions import Fraction
from math import floor
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, Message, NameRef, NumberRef
from tarock_desktop.rules.hand.facts import Feat, HandFacts
from tarock_desktop.rules.hand.violations import Component, Violation, fine_label, settle
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.texas.bidding import ContractLaw
from tarock_desktop.rules.texas.talon import DrawLaw
from tarock_desktop.rules.words.announcing import ItemLaw
from tarock_desktop.rules.words.challenging import ChallengeLaw
from tarock_desktop.table.amounts import ZERO, Amounts, ScoreLine, by_seat, from_each, total
from tarock_desktop.table.outcomes import extra_label, game_label
from tarock_desktop.table.seats import Seat

_BY_DEALER: Final = ("dealer-pays", "dealer-pays-losers")


class ScoreLaw(Law, frozen=True, kw_only=True):
    """How the counted hand is turned into an amount."""

    par: Fraction
    """Points from which the difference is taken; a side that has no more loses."""
    add: Fraction
    divide: Fraction
    """The product is divided by this and rounded half up."""
    total: Fraction
    """Points of the pack."""
    tie: Literal["declarer-loses", "last-challenger-loses"]
    """Who loses when both sides have the same."""
    tie_multiplier: Fraction | None = None
    """Multiplier of a lone declarer's tied hand, if it is not the contract's own."""
    silent_valat_voids_pagat: bool
    """Whether a Valat that was not announced leaves the Pagat unpaid."""
    valat_adds_count: bool
    """Whether a Valat is paid beside the counted hand instead of replacing it."""
    failed_valat_keeps_pagat: bool
    """Whether a silent Pagat is paid after a called Valat has failed."""


class Scoring(Struct, frozen=True):
    """Turns the facts of a finished hand into score lines. Articles: spjst 13, 15, 16, 29."""

    law: ScoreLaw
    contracts: tuple[ContractLaw, ...]
    items: tuple[ItemLaw, ...]
    challenge: ChallengeLaw
    draws: DrawLaw

    def lines(self, facts: HandFacts) -> tuple[ScoreLine, ...]:
        """Return the lines for the hand and its feats; nothing for a hand nobody played."""
        if facts.contract is None or facts.voids("hand"):
            return ()
        dealer_pays = [v for v in facts.violations if v.outcome.settlement in _BY_DEALER]
        if dealer_pays:
            return tuple(self._dealer_pays(facts, dealer_pays[0]))
        valat = self._valat(facts)
        lines = [] if valat and not self.law.valat_adds_count else self._game(facts)
        if valat:
            lines.append(self._feat_line(facts, valat))
        lines += [self._feat_line(facts, feat) for feat in self._pagats(facts, valat)]
        return tuple(lines)

    def _dealer_pays(self, facts: HandFacts, violation: Violation) -> list[ScoreLine]:
        """Let the dealer pay the count to everybody, and settle nothing else (westfest par. 5)."""
        game = self._game(replace(facts, violations=()))
        return [
            ScoreLine(
                violation.row,
                fine_label(violation),
                _paid_by_dealer(facts, violation, game),
                violation.article,
                (*(step for line in game for step in line.working),),
                violation.number,
            )
        ]

    def unit(self, points: Fraction, multiplier: Fraction) -> tuple[Fraction, list[Message]]:
        """Return what one player pays for the counted hand, and how it was worked out."""
        won = points > self.law.par
        more, less = (points, self.law.par) if won else (self.law.par, points)
        difference = more - less
        added = difference + self.law.add
        product = added * multiplier
        unit = Fraction(floor(product / self.law.divide + Fraction(1, 2)))
        number = NumberRef
        steps = [
            message("working.difference", number(more), number(less), number(difference)),
            message("working.add", number(difference), number(self.law.add), number(added)),
            message("working.multiply", number(added), number(multiplier), number(product)),
            message("working.tens", number(product), number(unit)),
        ]
        return unit, steps

    def _tie_is_won(self, facts: HandFacts) -> bool:
        """Return whether the declarer wins a tie: his opponents made the last challenge."""
        return self.law.tie == "last-challenger-loses" and facts.steps % 2 == 1

    def _contract(self, facts: HandFacts) -> ContractLaw:
        return next(law for law in self.contracts if law.id == facts.contract)

    def _game(self, facts: HandFacts) -> list[ScoreLine]:
        if facts.points is None:
            return []
        contract, side = self._contract(facts), facts.side
        tied = facts.points == self.law.par
        won = facts.points > self.law.par or (tied and self._tie_is_won(facts))
        least = self.law.par + 1
        working = [
            message(
                "working.points",
                NumberRef(facts.points),
                NumberRef(self.law.total),
                NumberRef(least),
            )
        ]
        multiplier = contract.multiplier
        if tied:
            working.append(message("working.tie-won" if won else "working.tie"))
            if contract.sides == "alone" and self.law.tie_multiplier is not None:
                multiplier = self.law.tie_multiplier
        unit, steps = self.unit(facts.points, multiplier)
        working += steps
        unit = bare = self._doubled(unit, facts.steps, working)
        if not won:
            unit = self._drawn(facts, unit, working)
        working.append(message("working.each", AmountRef(unit)))
        winners = side if won else facts.against(side)
        component = Component(winners, facts.against(winners), unit, bare)
        amounts = settle(component, facts.violations, facts.table)
        label = game_label(_declarer(facts), contract.id, won=won, tied=tied)
        return [ScoreLine("game", label, amounts, self.law.article, tuple(working))]

    def _doubled(self, unit: Fraction, steps: int, working: list[Message]) -> Fraction:
        if not steps:
            return unit
        law = self.challenge.steps[steps - 1]
        doubled = unit * law.factor
        name = NameRef("step", law.id)
        working.append(
            message("working.doubling", name, NumberRef(law.factor), NumberRef(doubled))
        )
        return doubled

    def _drawn(self, facts: HandFacts, unit: Fraction, working: list[Message]) -> Fraction:
        """Multiply a lone declarer's loss by his draws (SPJST 8)."""
        if self._contract(facts).sides != "alone":
            return unit
        factor = self.draws.loss_factors[facts.draw - 1]
        if factor == 1:
            return unit
        working.append(message("working.draw", NumberRef(factor), NumberRef(unit * factor)))
        return unit * factor

    def _item(self, feat: Feat) -> ItemLaw:
        return next(item for item in self.items if item.id == feat.item)

    def _valat(self, facts: HandFacts) -> Feat | None:
        """Return the Valat that is settled: a called one alone, else one that was made."""
        feats = [f for f in facts.feats if self._item(f).feat == "all-tricks" and not f.void]
        if facts.voids("valat-call"):
            feats = [feat for feat in feats if not feat.announced]
        called = [feat for feat in feats if feat.announced]
        made = [feat for feat in feats if feat.made]
        return next(iter(called + made), None)

    def _pagats(self, facts: HandFacts, valat: Feat | None) -> list[Feat]:
        feats = [f for f in facts.feats if self._item(f).feat == "pagat-last" and not f.void]
        if valat is None:
            return feats
        if valat.announced:
            keeps = self.law.failed_valat_keeps_pagat and not valat.made
            return [feat for feat in feats if keeps and not feat.announced]
        return [] if self.law.silent_valat_voids_pagat else feats

    def _feat_line(self, facts: HandFacts, feat: Feat) -> ScoreLine:
        item = self._item(feat)
        unit = item.announced if feat.announced else item.silent
        working: list[Message] = [message("working.each", AmountRef(unit))]
        if item.feat == "all-tricks":
            working.insert(0, message("working.valat-replaces"))
        steps = feat.steps if item.doubling == "own" else facts.steps
        unit = bare = self._doubled(unit, steps, working)
        side = facts.side_of(feat.seat)
        winners = side if feat.made else facts.against(side)
        if self._lone_declarer_beaten(facts, feat, item):
            unit = self._drawn(facts, unit, working)
        is_feat = item.feat != "all-tricks"
        losers = facts.against(winners)
        if item.loss == "holder" and not feat.made:
            losers = (feat.seat,)
        component = Component(winners, losers, unit, bare, is_feat)
        amounts = settle(component, facts.violations, facts.table)
        label = extra_label(feat.seat, item.id, announced=feat.announced, made=feat.made)
        return ScoreLine(item.id, label, amounts, item.article, tuple(working))

    def _lone_declarer_beaten(self, facts: HandFacts, feat: Feat, item: ItemLaw) -> bool:
        """Return whether all tricks were made against a lone declarer (SPJST 16, reading A16)."""
        against = feat.seat not in facts.side
        return item.feat == "all-tricks" and feat.made and against


def _declarer(facts: HandFacts) -> Seat:
    if facts.declarer is None:
        raise LookupError("a contract without a declarer")
    return facts.declarer


def _paid_by_dealer(facts: HandFacts, violation: Violation, game: list[ScoreLine]) -> Amounts:
    """Return what the dealer pays: the count to everybody, or what the losers would have paid."""
    dealer, counted = violation.offenders[0], total((line.amounts for line in game), facts.table)
    if violation.outcome.settlement == "dealer-pays-losers":
        gains = {Seat(s): max(won, ZERO) for s, won in enumerate(counted) if s != dealer}
        return by_seat(gains | {dealer: -sum(gains.values(), ZERO)}, facts.table)
    unit = max((abs(amount) for amount in counted), default=ZERO)
    if len(facts.side) == 1:
        unit /= len(facts.order) - 1
    return from_each(dealer, -unit, facts.order, facts.table)
