"""A common pot beside the score: stakes of all and of each dealer, won and lost with one extra.

Articles: koenigrufen Optionale Regeln (Pagatkassa); reading A57.
"""

from __future__ import annotations

from fractions import Fraction

from tarock_desktop.rules.law import Law
from tarock_desktop.table.amounts import ZERO, Amount, Amounts
from tarock_desktop.table.records import Round
from tarock_desktop.table.seats import Seat


class PotLaw(Law, frozen=True, kw_only=True):
    """What is paid into the pot, and who empties or doubles it."""

    stake: int
    """What each pays; 0: there is no pot."""
    cap: int
    """The most it holds; 0: as much as there is."""
    item: str
    """The extra whose announcement is played for."""

    def room(self, pot: Amount) -> Amount | None:
        """Return how much still goes into the pot; `None`: any amount."""
        return None if not self.cap else max(ZERO, self.cap - pot)


def paid_in(round_: Round, dealer: Seat, law: PotLaw) -> tuple[Amount, Amounts]:
    """Return pot and side accounts after the stakes of a deal.

    An empty pot is filled by everybody at the table; the dealer always pays in addition, as far as
    there is room.
    """
    people = len(round_.seats)
    accounts = list(round_.notes.kassa or (ZERO,) * people)
    pot = round_.notes.pot
    if not pot:
        pot = Fraction(law.stake) * people
        accounts = [account - law.stake for account in accounts]
    room = law.room(pot)
    extra = Fraction(law.stake) if room is None else min(Fraction(law.stake), room)
    accounts[dealer] -= extra
    return pot + extra, tuple(accounts)


def paid_out(
    round_: Round, announcer: Seat, side: tuple[Seat, ...], law: PotLaw, *, won: bool
) -> tuple[Amount, Amounts]:
    """Return pot and side accounts after the announcement was won or lost by *side*.

    Its members share equally; the odd unit is the announcer's.
    """
    accounts, pot = list(round_.notes.kassa or (ZERO,) * len(round_.seats)), round_.notes.pot
    room = law.room(pot)
    amount = pot if won or room is None else min(pot, room)
    share = amount // len(side)
    for seat in side:
        part = amount - share * (len(side) - 1) if seat == announcer else Fraction(share)
        accounts[seat] += part if won else -part
    return (ZERO if won else pot + amount), tuple(accounts)
