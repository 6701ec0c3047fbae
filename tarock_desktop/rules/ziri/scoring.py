"""Scoring in written points: one against two, everything counts up or down for the declarer."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, Message, NameRef, NumberRef, SeatRef
from tarock_desktop.rules.base_laws import LadderLaw
from tarock_desktop.rules.hand.facts import Feat
from tarock_desktop.rules.hand.violations import Violation, fine_label
from tarock_desktop.rules.ziri.hand_facts import (
    EachLaw,
    ZiriContract,
    ZiriHand,
    ZiriScoreLaw,
    cash,
)
from tarock_desktop.rules.ziri.side_feats import SideItem
from tarock_desktop.table.amounts import Amounts, ScoreLine, by_seat
from tarock_desktop.table.outcomes import extra_label, game_label
from tarock_desktop.table.seats import Seat

ONE = Fraction(1)


class ZiriScoring(Struct, frozen=True):
    """Turns the facts of a finished hand into score lines, written and paid."""

    law: ZiriScoreLaw
    each: EachLaw
    contracts: tuple[ZiriContract, ...]
    items: tuple[SideItem, ...]
    ladder: LadderLaw
    sale_article: str

    def lines(self, hand: ZiriHand) -> tuple[ScoreLine, ...]:
        """Return what is written and paid for a hand: the play, or what it ended with."""
        ended = [v for v in hand.violations if v.outcome.settlement in ("renons", "sold")]
        if ended:
            return (self._penalty(hand, ended[0]),)
        fines = tuple(self._fine(hand, v) for v in hand.violations if v.outcome.fines)
        if fines or hand.contract is None:
            return fines
        if hand.sold:
            return (self._sale(hand),)
        if hand.by_seat:
            return tuple(self._most(hand))
        # A hand that was ended and is open again has no count.
        return () if hand.points is None else tuple(self._played(hand))

    def contract(self, hand: ZiriHand) -> ZiriContract:
        """Return the game that was played."""
        return next(law for law in self.contracts if law.id == hand.contract)

    def factor(self, steps: int) -> Fraction:
        """Return the factor of so many doublings."""
        return self.ladder.steps[steps - 1].factor if steps else ONE

    def _line(
        self,
        part: str,
        label: Message,
        written: Amounts,
        article: str,
        working: tuple[Message, ...] = (),
    ) -> ScoreLine:
        paid = cash(written, self.law)
        return ScoreLine(part, label, paid, article, working, written=written)

    # ------------------------------------------------------------------ one against two

    def is_won(self, hand: ZiriHand) -> bool:
        """Return whether the declarer has the points that win his game."""
        if hand.points is None:
            raise LookupError("a game without a count")
        wins = self.contract(hand).wins
        return wins is not None and hand.points >= wins

    def _played(self, hand: ZiriHand) -> list[ScoreLine]:
        counted = [feat for feat in hand.feats if not feat.void]
        said = {feat.item for feat in counted if feat.announced}
        # What either side announced is settled by the announcements alone (ZIRI, reading A04).
        scored = [feat for feat in counted if feat.announced or feat.item not in said]
        return [self._game(hand), *(self._feat(hand, feat) for feat in scored)]

    def _game(self, hand: ZiriHand) -> ScoreLine:
        contract, won = self.contract(hand), self.is_won(hand)
        declarer, points = _declarer(hand), hand.points or Fraction(0)
        winners = points if won else self.law.total - points
        bonus = self._bonus(winners, won=won)
        value = self.game_value(contract, hand.steps, won=won)
        signed = bonus if won else -bonus
        written = contract.multiplier * (value + signed)
        number = NumberRef
        wins = contract.wins or Fraction(0)
        working = [message("working.points", number(points), number(self.law.total), number(wins))]
        if hand.steps:
            step = self.ladder.steps[hand.steps - 1]
            doubled = number(step.factor), number(value)
            working.append(message("working.doubling", NameRef("step", step.id), *doubled))
        if bonus:
            working.append(message("working.bonus", number(winners), number(bonus)))
            working.append(
                message("working.add", number(value), number(signed), number(value + signed))
            )
        if contract.multiplier != 1:
            factors = number(value + signed), number(contract.multiplier), number(written)
            working.append(message("working.multiply", *factors))
        working.append(message("working.written", AmountRef(written)))
        label = game_label(declarer, contract.id, won=won)
        amounts = by_seat({declarer: written}, hand.table)
        return self._line("game", label, amounts, self.law.article, tuple(working))

    def _bonus(self, winners: Fraction, *, won: bool) -> Fraction:
        """Return what the winning side's card points count beside the game (reading A08)."""
        if not won and self.law.bonus_for == "declarer":
            return Fraction(0)
        return Fraction(sum(winners >= least for least in self.law.bonus_from))

    def game_value(self, contract: ZiriContract, steps: int, *, won: bool) -> Fraction:
        """Return what the game itself counts: under kontra as much won as lost."""
        if won:
            return self.factor(steps) * contract.lost if steps else self.law.won
        return -self.factor(steps) * contract.lost

    def _feat(self, hand: ZiriHand, feat: Feat) -> ScoreLine:
        item = next(law for law in self.items if law.id == feat.item)
        declarer, contract = _declarer(hand), self.contract(hand)
        unit = item.announced if feat.announced else item.silent
        value = unit * (self.factor(feat.steps) if feat.announced else ONE)
        gains = (feat.seat == declarer) is feat.made
        written = contract.multiplier * (value if gains else -value)
        working: list[Message] = []
        if feat.announced and feat.steps:
            step = self.ladder.steps[feat.steps - 1]
            doubled = NumberRef(step.factor), NumberRef(value)
            working.append(message("working.doubling", NameRef("step", step.id), *doubled))
        if contract.multiplier != 1:
            factors = value, contract.multiplier, abs(written)
            working.append(message("working.multiply", *map(NumberRef, factors)))
        working.append(message("working.written", AmountRef(written)))
        label = extra_label(feat.seat, item.id, announced=feat.announced, made=feat.made)
        amounts = by_seat({declarer: written}, hand.table)
        return self._line(item.id, label, amounts, item.article, tuple(working))

    def _sale(self, hand: ZiriHand) -> ScoreLine:
        declarer, price = _declarer(hand), self.contract(hand).sold or Fraction(0)
        label = message("line.sold", SeatRef(declarer), NameRef("contract", str(hand.contract)))
        written = by_seat({declarer: -price}, hand.table)
        working = (message("working.written", AmountRef(-price)),)
        return self._line("sale", label, written, self.sale_article, working)

    # ---------------------------------------------------------------- each for himself

    def _most(self, hand: ZiriHand) -> list[ScoreLine]:
        """Let who has most points write for it (each of several who have the same a share)."""
        most = max(hand.by_seat.values())
        losers = [seat for seat in hand.order if hand.by_seat[seat] == most]
        guilty = [seat for seat in losers if seat in hand.kontra]
        full = most >= self.each.full_from and self._is_full(losers, guilty)
        unit = self.each.most * (2 if full else 1)
        if guilty:
            shares = dict.fromkeys(guilty, -unit * self.each.own_kontra)
        else:
            factor = self.each.kontra if hand.kontra else ONE
            shares = dict.fromkeys(losers, -unit * factor / len(losers))
        name = NameRef("contract", str(hand.contract))
        key = "line.most-full" if full else "line.most"
        return [
            self._line(
                "game",
                message(key, SeatRef(seat), name),
                by_seat({seat: share}, hand.table),
                self.each.article,
                (message("working.written", AmountRef(share)),),
            )
            for seat, share in shares.items()
        ]

    def _is_full(self, losers: list[Seat], guilty: list[Seat]) -> bool:
        """Return whether full points cost twice as much: where nobody shares, always (A17)."""
        return bool(guilty) or len(losers) == 1 or self.each.full_tie == "full"

    # ------------------------------------------------------------------------- renons

    def _penalty(self, hand: ZiriHand, violation: Violation) -> ScoreLine:
        """Return the line of a renons, or of a game that counts as sold."""
        seat = violation.offenders[0]
        sold = violation.outcome.settlement == "sold"
        amount = self.wrong_discard(hand) if sold else self.renons(hand, seat)
        if hand.declarer in (None, seat) or self.contract(hand).sides == "each":
            written = by_seat({seat: -amount}, hand.table)
            paid = cash(written, self.law)
        else:
            written, paid = self._by_defender(hand, seat, amount)
        label = fine_label(violation)
        return ScoreLine(
            violation.row,
            label,
            paid,
            violation.article,
            (message("working.renons", AmountRef(amount)),),
            violation.number,
            written,
        )

    def _by_defender(
        self, hand: ZiriHand, seat: Seat, amount: Fraction
    ) -> tuple[Amounts, Amounts]:
        """Return what is written and paid when a defender bears his renons alone."""
        people = hand.table
        share = amount * (people - 1) / people
        appendix = by_seat({_declarer(hand): share, seat: -share}, people)
        paid = cash(appendix, self.law)
        if self.law.renons == "whole":
            return by_seat({seat: -amount}, people), paid
        return appendix, paid

    def renons(self, hand: ZiriHand, seat: Seat) -> Fraction:
        """Return what a renons by *seat* is worth: game, kontra, and all announcements."""
        contract = self.contract(hand)
        if contract.sides == "each":
            if seat in hand.kontra:
                return self.each.renons_own_kontra
            return self.each.renons_kontra if hand.kontra else self.each.renons
        announced = (
            next(law for law in self.items if law.id == feat.item).announced
            * self.factor(feat.steps)
            for feat in hand.feats
            if feat.announced and not feat.void
        )
        return self._base(contract, hand.steps) + sum(announced, Fraction(0)) * contract.multiplier

    def _base(self, contract: ZiriContract, steps: int) -> Fraction:
        if not steps or contract.renons_kontra is None:
            return contract.renons * self.factor(steps)
        return contract.renons_kontra * self.factor(steps) / self.factor(1)

    def wrong_discard(self, hand: ZiriHand) -> Fraction:
        """Return what a sale and wrong discards are worth, the announcements left out."""
        contract = self.contract(hand)
        price = contract.sold if contract.wrong_discard is None else contract.wrong_discard
        return price or Fraction(0)

    def _fine(self, hand: ZiriHand, violation: Violation) -> ScoreLine:
        """Return the line of a flat fine, written by the offender."""
        seat = violation.offenders[0]
        amount = sum((fine.amount for fine in violation.outcome.fines), Fraction(0))
        written = by_seat({seat: -amount}, hand.table)
        label = fine_label(violation)
        return ScoreLine(
            violation.row,
            label,
            cash(written, self.law),
            violation.article,
            (message("working.written", AmountRef(-amount)),),
            violation.number,
            written,
        )


def _declarer(hand: ZiriHand) -> Seat:
    if hand.declarer is None:
        raise LookupError("a game without a declarer")
    return hand.declarer
