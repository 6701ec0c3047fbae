"""Scoring by the eye: a rate for the difference, values and feats beside it, whole koruny."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from math import floor
from typing import Literal

from msgspec import Struct, field

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, Message, NameRef, NumberRef, SeatRef
from tarock_desktop.rules.base_laws import LadderLaw
from tarock_desktop.rules.czech.declarations import CzechValue
from tarock_desktop.rules.czech.pairs import Pair, Pairs, Part, SettleLaw, Settling, sums_of
from tarock_desktop.rules.czech.rates import CzechContract, CzechDraws
from tarock_desktop.rules.hand.facts import Feat, HandFacts
from tarock_desktop.rules.hand.violations import Violation, fine_label
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.play.tricks import FollowLaw
from tarock_desktop.rules.words.announcing import ItemLaw
from tarock_desktop.table.amounts import Amounts, ScoreLine, no_amounts
from tarock_desktop.table.outcomes import extra_label, game_label
from tarock_desktop.table.seats import Seat, turn_order
from tarock_desktop.table.view import View

HALF = Fraction(1, 2)
RENONC = ("big-renonc", "each-renonc", "talon-forgotten")
"""Settlements that end the hand and take the place of its count."""


class CzechScoreLaw(SettleLaw, frozen=True, kw_only=True):
    """How the counted hand is turned into an amount."""

    par: int
    """Eyes from which the difference is taken."""
    total: int
    """Eyes of the whole pack."""
    silent_pagat_loss: bool
    """Whether a Pagat costs something that opponents take in the last trick unannounced."""


class RenoncLaw(Law, frozen=True, kw_only=True):
    """What a big renonc costs beside the rates of the games."""

    to_bidder: Fraction
    """How many rates a defender pays to a bidder who plays alone."""
    several: Literal["each", "first"]
    """Which are paid of several big ones in a hand: each of them, or the first alone."""


class EachLaw(Law, frozen=True, kw_only=True):
    """The game in which everybody plays for himself, and the most eyes lose."""

    added: int
    """To how many tricks a talon card is added."""
    loss: Fraction
    """What who has most eyes pays each of the others."""
    trickless: Fraction
    """Factor of what a player without a trick gets."""
    forehand: Fraction
    """Factor of what the forehand pays."""
    forgotten: Fraction
    """What the forehand pays each of the others for a talon card he forgot."""
    compare: Literal["whole", "exact"]
    """Whether whole eyes are compared or thirds as well."""
    follow: FollowLaw


class CzechHand(HandFacts, frozen=True):
    """A finished hand in facts, as this scoring needs them."""

    forehand: Seat | None = None
    each_points: Mapping[Seat, Fraction] = field(default_factory=dict)
    """Eyes of every player, where everybody plays for himself."""
    trickless: tuple[Seat, ...] = ()
    """Who has no trick when the hand is over."""
    trickless_after: Mapping[int, tuple[Seat, ...]] = field(default_factory=dict)
    """Who had no trick after so many, where an offence is settled as of then."""
    false_values: Mapping[Seat, tuple[str, ...]] = field(default_factory=dict)
    """Declared values that are not held."""

    @property
    def big(self) -> tuple[Violation, ...]:
        """The offences that end a hand, as they came to light."""
        return tuple(v for v in self.violations if v.outcome.settlement in RENONC)

    @property
    def has_end(self) -> bool:
        """Whether there is anything to settle beside flat fines."""
        return self.points is not None or bool(self.each_points) or bool(self.big)


def whole_eyes(points: Fraction) -> int:
    """Return whole eyes: a third is rounded down, two thirds up (czech-gp reading A05)."""
    return floor(points + HALF)


class CzechScoring(Struct, frozen=True):
    """Turns the facts of a finished hand into score lines.

    Articles: czech-gp Počítání hry, Hlášky, Valát, Velký renonc, Varšava, Herní strop.
    """

    law: CzechScoreLaw
    contracts: tuple[CzechContract, ...]
    draws: CzechDraws
    items: tuple[ItemLaw, ...]
    values: tuple[CzechValue, ...]
    ladder: LadderLaw
    renonc: RenoncLaw
    each: EachLaw

    def lines(self, facts: CzechHand) -> tuple[ScoreLine, ...]:
        """Return the lines for the hand, or for the offence that ended it."""
        if facts.contract is None or not facts.has_end:
            return ()
        return self._settling(facts).lines(self._parts(facts))

    def amounts(self, facts: CzechHand) -> Amounts:
        """Return what the lines of a hand come to, by seat."""
        if facts.contract is None or not facts.has_end:
            return no_amounts(facts.table)
        return self._settling(facts).amounts(self._parts(facts))

    def _settling(self, facts: CzechHand) -> Settling:
        return Settling(self.law, _earlier(facts), facts.table)

    def _parts(self, facts: CzechHand) -> Iterator[Part]:
        big = self.paid_renoncs(facts)
        if big:
            return (self._renonc(facts, v, number) for number, v in enumerate(big))
        if self.contract(facts).sides == "each":
            return self._each(facts)
        return self._game(facts)

    def paid_renoncs(self, facts: CzechHand) -> tuple[Violation, ...]:
        """Return the big renoncs that are paid instead of the game (reading A17)."""
        return facts.big if self.renonc.several == "each" else facts.big[:1]

    def contract(self, facts: CzechHand) -> CzechContract:
        """Return the contract that was played."""
        return next(law for law in self.contracts if law.id == facts.contract)

    # ------------------------------------------------------------------------------ the game

    def _game(self, facts: CzechHand) -> Iterator[Part]:
        """Yield what is settled between the bidder's side and the other one."""
        contract, pairs = self.contract(facts), side_pairs(facts)
        eyes = whole_eyes(facts.points or Fraction(0))
        difference = eyes - self.law.par
        rate = self._rate(facts)
        amount = difference * rate
        working: list[Message] = [
            message("working.eyes", NumberRef.whole(eyes), NumberRef.whole(abs(difference))),
            message("working.rate", AmountRef(rate), AmountRef(abs(amount))),
        ]
        amount = self._doubled(amount, facts.steps, working)
        declarer, won, tied = _declarer(facts), difference > 0, not difference
        label = game_label(declarer, contract.id, won=won, tied=tied)
        yield Part("game", label, self.law.article, _spread(pairs, amount), tuple(working))
        yield from self._beside(facts, pairs)

    def by_eyes(self, facts: CzechHand, seat: Seat, eyes: Iterable[int]) -> dict[int, Fraction]:
        """Return what all lines of a hand come to for a seat, by whole eyes of the bidder's side.

        Whatever does not depend on the count is worked out once.

        Raises:
            ValueError: an offence ended the hand, or there are no sides.
        """
        if facts.big or self.contract(facts).sides == "each":
            raise ValueError("this hand is not settled by a side's eyes")
        pairs, settling = side_pairs(facts), self._settling(facts)
        beside = pairs | sums_of(self._beside(facts, pairs))
        own = {pair: amount for pair, amount in beside.items() if seat in pair}
        rate = self._doubled(self._rate(facts), facts.steps, [])
        found = {}
        for number in eyes:
            game = (number - self.law.par) * rate
            sums = {pair: game + amount for pair, amount in own.items()}
            found[number] = settling.settled(sums)[seat]
        return found

    def _rate(self, facts: CzechHand) -> Fraction:
        """Return what an eye is worth before doublings."""
        contract = self.contract(facts)
        return contract.rate * self.draws.factor(contract, facts.draw)

    def _beside(self, facts: CzechHand, pairs: Pairs) -> Iterator[Part]:
        """Yield what is paid whatever is counted: values and feats."""
        for seat in facts.order:
            for value in self._valid(facts, seat):
                sign = 1 if seat in facts.side else -1
                label = message("line.values", SeatRef(seat), NameRef("value", value.id))
                pays = _spread(pairs, sign * value.amount)
                yield Part("values", label, value.article, pays)
        for feat in facts.feats:
            yield self._feat(facts, feat, pairs)

    def _valid(self, facts: CzechHand, seat: Seat) -> Iterator[CzechValue]:
        """Yield the values a seat declared and holds."""
        said, false = facts.declared.get(seat, ()), facts.false_values.get(seat, ())
        return (law for law in self.values if law.id in said and law.id not in false)

    def _doubled(self, amount: Fraction, steps: int, working: list[Message]) -> Fraction:
        if not steps:
            return amount
        law = self.ladder.steps[steps - 1]
        doubled = amount * law.factor
        name, result = NameRef("step", law.id), NumberRef(abs(doubled))
        working.append(message("working.doubling", name, NumberRef(law.factor), result))
        return doubled

    def _item(self, feat: Feat) -> ItemLaw:
        return next(item for item in self.items if item.id == feat.item)

    def _feat(self, facts: CzechHand, feat: Feat, pairs: Pairs) -> Part:
        item = self._item(feat)
        working: list[Message] = []
        unit = item.announced if feat.announced else item.silent
        unit = self._doubled(unit, feat.steps, working)
        if not feat.announced and not feat.made and not self.law.silent_pagat_loss:
            unit = Fraction(0)
        own = feat.seat in facts.side
        label = extra_label(feat.seat, item.id, announced=feat.announced, made=feat.made)
        sign = 1 if own == feat.made else -1
        return Part(item.id, label, item.article, _spread(pairs, sign * unit), tuple(working))

    # ------------------------------------------------------------------------- a big renonc

    def _renonc(self, facts: CzechHand, violation: Violation, payment: int) -> Part:
        contract = self.contract(facts)
        if violation.outcome.settlement != "big-renonc" or contract.sides == "each":
            return self._each_renonc(facts, violation, payment)
        rate = contract.renonc * self.draws.factor(contract, facts.draw)
        working: list[Message] = [message("working.renonc", AmountRef(rate))]
        rate = self._doubled(rate, facts.steps, working)
        said = self._announced(facts)
        if said:
            working.append(message("working.announced", AmountRef(said)))
        alone = contract.sides == "alone"
        pays: dict[Pair, Fraction] = {}
        for offender in violation.offenders:
            for payee in facts.order:
                if payee == offender:
                    continue
                triple = alone and payee == facts.declarer
                pays[payee, offender] = rate * (self.renonc.to_bidder if triple else 1) + said
        return self._fine(violation, pays, working, payment)

    @staticmethod
    def _fine(violation: Violation, pays: Pairs, working: list[Message], payment: int) -> Part:
        label, steps = fine_label(violation), tuple(working)
        row, article = violation.row, violation.article
        return Part(row, label, article, pays, steps, violation.number, payment)

    def _announced(self, facts: CzechHand) -> Fraction:
        """Return the sum of all valid announcements of both sides (readings A16, A18)."""
        values = (law.amount for seat in facts.order for law in self._valid(facts, seat))
        total = sum(values, Fraction(0))
        without = {
            seat
            for violation in self.paid_renoncs(facts)
            if violation.outcome.voids == "own-feat"
            for seat in violation.offenders
        }
        for feat in facts.feats:
            if feat.announced and not feat.void and feat.seat not in without:
                total += self._doubled(self._item(feat).announced, feat.steps, [])
        return total

    # --------------------------------------------------------------------- each for himself

    def _each(self, facts: CzechHand) -> Iterator[Part]:
        eyes = {seat: self.compared(points) for seat, points in facts.each_points.items()}
        most = max(eyes.values())
        losers = tuple(seat for seat in facts.order if eyes[seat] == most)
        owed = self._owed(facts, losers)
        label = message("line.most-eyes", SeatRef(losers[0]), NumberRef(most))
        yield Part("game", label, self.each.article, owed)

    def compared(self, points: Fraction) -> Fraction:
        """Return what of a player's card points is compared with those of the others."""
        return Fraction(whole_eyes(points)) if self.each.compare == "whole" else points

    def _each_renonc(self, facts: CzechHand, violation: Violation, payment: int) -> Part:
        forgot = violation.outcome.settlement == "talon-forgotten"
        then = violation.tricks
        trickless = facts.trickless
        if then is not None:
            trickless = facts.trickless_after.get(then, trickless)
        if forgot:
            unit = dict.fromkeys(violation.offenders, self.each.forgotten)
        else:
            unit = {seat: self._unit(facts, seat) for seat in violation.offenders}
        pays = {
            (payee, offender): unit[offender] * self._share(payee, trickless)
            for offender in violation.offenders
            for payee in facts.order
            if payee != offender
        }
        working: list[Message] = [message("working.fine", AmountRef(min(unit.values())))]
        return self._fine(violation, pays, working, payment)

    def _unit(self, facts: CzechHand, seat: Seat) -> Fraction:
        return self.each.loss * (self.each.forehand if seat == facts.forehand else 1)

    def _share(self, payee: Seat, trickless: tuple[Seat, ...]) -> Fraction:
        return self.each.trickless if payee in trickless else Fraction(1)

    def _owed(self, facts: CzechHand, losers: tuple[Seat, ...]) -> dict[Pair, Fraction]:
        """Return what those with most eyes pay; debts between two of them come out netted."""
        return {
            (payee, loser): self._unit(facts, loser) * self._share(payee, facts.trickless)
            for loser in losers
            for payee in facts.order
            if payee != loser
        }


def _declarer(facts: HandFacts) -> Seat:
    if facts.declarer is None:
        raise LookupError("a contract without a declarer")
    return facts.declarer


def _spread(pairs: Pairs, amount: Fraction) -> dict[Pair, Fraction]:
    return dict.fromkeys(pairs, amount)


def side_pairs(facts: HandFacts) -> dict[Pair, Fraction]:
    """Return who settles with whom: one of the bidder's side, one of the other (reading A04).

    Two against two: the bidder with the first opponent to his right, the partner with the other.
    """
    declarer = _declarer(facts)
    others = [s for s in turn_order(facts.order, declarer) if s not in facts.side]
    side = [declarer, *(s for s in facts.side if s != declarer)]
    if len(side) == 1:
        return dict.fromkeys(((declarer, other) for other in others), Fraction(0))
    return dict.fromkeys(zip(side, others, strict=True), Fraction(0))


def _earlier(facts: HandFacts) -> dict[Pair, Fraction]:
    """Return what was paid in this hand for small offences: payee and payer."""
    paid: dict[Pair, Fraction] = {}
    for violation in facts.violations:
        fine = sum((fine.amount for fine in violation.outcome.fines), Fraction(0))
        for offender in violation.offenders:
            for payee in facts.order:
                if payee != offender:
                    paid[payee, offender] = paid.get((payee, offender), Fraction(0)) + fine
    return paid


def trickless(view: View, tricks: int | None = None) -> tuple[Seat, ...]:
    """Return who had no trick after the first *tricks* of the hand; `None`: after all."""
    winners = {trick.winner for trick in view.play.tricks[:tricks]}
    return tuple(seat for seat in view.deal.order if seat not in winners)
