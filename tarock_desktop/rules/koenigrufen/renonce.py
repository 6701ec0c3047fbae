"""Settling a hand by a violation: everybody else gets what he would have won.

Articles: koenigrufen Renonce; readings A41, A42.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, SeatRef
from tarock_desktop.rules.hand.violations import Violation, fine_label
from tarock_desktop.rules.koenigrufen.account import Account
from tarock_desktop.table.amounts import Amount, ScoreLine, by_seat
from tarock_desktop.table.seats import Seat


class Due(Struct, frozen=True):
    """What one side would have won from the other."""

    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    unit: Amount
    """What is settled with each player."""

    def gain(self, seat: Seat) -> Amount:
        """Return what *seat* would have won: alone against several, from each of them."""
        if seat not in self.winners:
            return Fraction(0)
        return self.unit * max(1, len(self.losers) // len(self.winners))


def renonce_line(account: Account, violation: Violation, dues: tuple[Due, ...]) -> ScoreLine:
    """Return the payment: every innocent gets his dues, the offenders share the sum."""
    guilty = violation.offenders
    gains = {
        seat: sum((due.gain(seat) for due in dues), Fraction(0))
        for seat in account.order
        if seat not in guilty
    }
    return violation_line(account, violation, gains)


def violation_line(account: Account, violation: Violation, gains: dict[Seat, Amount]) -> ScoreLine:
    """Return the line in which the offenders pay all *gains* in equal shares."""
    guilty = violation.offenders
    share = sum(gains.values(), Fraction(0)) / len(guilty)
    label = fine_label(violation)
    working = tuple(message("working.renonce", SeatRef(s), AmountRef(g)) for s, g in gains.items())
    return ScoreLine(
        violation.row,
        label,
        by_seat(gains | dict.fromkeys(guilty, -share), account.table),
        violation.article,
        working,
        ruling=violation.number,
    )
