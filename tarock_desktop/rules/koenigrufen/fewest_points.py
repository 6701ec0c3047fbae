"""Games of each for himself in which the most points lose.

Articles: koenigrufen Negativspiele (Trischaken); readings A32 to A35.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from msgspec import Struct

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, Message, NameRef, SeatRef
from tarock_desktop.rules.koenigrufen.account import Account
from tarock_desktop.rules.koenigrufen.games import GameLaw
from tarock_desktop.rules.koenigrufen.renonce import violation_line
from tarock_desktop.rules.law import Law
from tarock_desktop.table.amounts import Amount, ScoreLine, by_seat
from tarock_desktop.table.seats import Seat


class FewestLaw(Law, frozen=True, kw_only=True):
    """Who pays whom where the most points lose."""

    least: Fraction
    """Points with which a player has the game, and pays alone."""
    forehand_factor: Fraction
    """Factor of what the bidder pays then."""
    lone_amount: Fraction
    """Paid to each by who takes all tricks, or breaks a rule."""
    lone_trickless: Literal["takes_pot", "from_all_three"]
    """What a single player without a trick gets."""


class FewestScoring(Struct, frozen=True):
    """Scores one such hand."""

    law: FewestLaw
    game: GameLaw

    def lines(self, account: Account, radl: Fraction) -> tuple[ScoreLine, ...]:
        """Return the one line of the hand; *radl*: the factor of the round."""
        violation = account.guilty
        if violation is not None:
            innocent = (seat for seat in account.order if seat not in violation.offenders)
            gains = {
                seat: self.law.lone_amount * len(violation.offenders) * radl for seat in innocent
            }
            return (violation_line(account, violation, gains),)
        gains, why = self._gains(account)
        paid = {seat: gain * radl for seat, gain in gains.items()}
        label = message(
            "line.game-settled", SeatRef(account.declarer or 0), NameRef("contract", self.game.id)
        )
        working = [why, *([message("working.radl")] if account.doubled else [])]
        amounts = by_seat(paid, account.table)
        return (ScoreLine("game", label, amounts, self.game.article, tuple(working)),)

    def _gains(self, account: Account) -> tuple[dict[Seat, Amount], Message]:
        if account.taker is not None:
            lone, amount = account.taker, self.law.lone_amount
            return self._alone(account, lone, amount), message("working.taker", SeatRef(lone))
        mayor = next(
            (s for s, points in account.points_by_seat.items() if points >= self.law.least), None
        )
        if mayor is not None:
            factor = self.law.forehand_factor if mayor == account.declarer else Fraction(1)
            gains = self._alone(account, mayor, self.game.value * factor)
            gains = self._to_trickless(account, gains, mayor)
            return gains, message("working.mayor", SeatRef(mayor))
        return self._by_places(account), message("working.places", AmountRef(self.game.value))

    @staticmethod
    def _alone(account: Account, lone: Seat, unit: Amount) -> dict[Seat, Amount]:
        gains = dict.fromkeys(account.order, unit)
        gains[lone] = -unit * (len(account.order) - 1)
        return gains

    @staticmethod
    def _to_trickless(
        account: Account, gains: dict[Seat, Amount], payer: Seat
    ) -> dict[Seat, Amount]:
        """Give everything that *payer* pays to those without a trick, if there are any."""
        if not account.trickless:
            return gains
        share = -gains[payer] / len(account.trickless)
        shared = dict.fromkeys(account.trickless, share)
        return dict.fromkeys(account.order, Fraction(0)) | shared | {payer: gains[payer]}

    def _by_places(self, account: Account) -> dict[Seat, Amount]:
        value, trickless = self.game.value, account.trickless
        if len(trickless) == 1 and self.law.lone_trickless == "from_all_three":
            return {
                seat: value * (len(account.order) - 1) if seat in trickless else -value
                for seat in account.order
            }
        half = len(account.order) // 2
        places = [-value] * half + [value] * half
        if len(trickless) == 1:
            places = [-value] * half + [Fraction(0)] * (half - 1) + [value * half]
        count = account.points_by_seat
        ranking = sorted(account.order, key=lambda seat: -count[seat])
        gains = {}
        for seat in ranking:
            tied = [place for place, other in enumerate(ranking) if count[other] == count[seat]]
            gains[seat] = sum((places[place] for place in tied), Fraction(0)) / len(tied)
        return gains
