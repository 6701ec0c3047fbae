"""Chips, loans and the score sheet."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from tarock_desktop.messages.keys import message
from tarock_desktop.rules.law import Law
from tarock_desktop.table.amounts import Amounts, ScoreLine, opposite, total
from tarock_desktop.table.events import Event, LinesScored, LoanTaken
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class Disc(Law, frozen=True, kw_only=True):
    """One kind of chip."""

    colour: str
    worth: int
    count: int
    """How many of them each player starts with."""


class BankLaw(Law, frozen=True, kw_only=True):
    """What each starts with, and how the bank lends."""

    start: Fraction
    discs: tuple[Disc, ...] = ()
    loan_unit: int = 0
    """A loan is the smallest multiple of this that covers the debt; 0: scores may be negative."""


def paid(view: View, lines: tuple[ScoreLine, ...], law: BankLaw) -> tuple[Event, ...]:
    """Return the payment of *lines*, with a bank loan for everybody who falls short of chips.

    Articles: spjst 1 (loans are recorded and paid back); reading A42.
    """
    if not lines:
        return ()
    if not law.loan_unit:
        return (LinesScored(lines),)
    chips = total((view.round.chips, *(line.amounts for line in lines)), len(view.round.chips))
    loans = (
        LoanTaken(Seat(seat), Fraction(ceil(-amount / law.loan_unit) * law.loan_unit))
        for seat, amount in enumerate(chips)
        if amount < 0
    )
    return (LinesScored(lines), *loans)


def corrections(old: tuple[ScoreLine, ...], new: tuple[ScoreLine, ...]) -> tuple[ScoreLine, ...]:
    """Return what is paid back and what is paid anew where *new* takes the place of *old*."""
    return (
        *(_reversed(line) for line in old if line not in new),
        *(line for line in new if line not in old),
    )


def _reversed(line: ScoreLine) -> ScoreLine:
    amounts, written = opposite(line.amounts), opposite(line.written)
    label = message("line.reversed")
    return ScoreLine(line.part, label, amounts, line.article, (line.label,), line.ruling, written)


def sheet_total(scores: Amounts) -> Fraction:
    """Return the sum of the scores written on the sheet, negative ones subtracted."""
    return sum(scores, Fraction(0))
