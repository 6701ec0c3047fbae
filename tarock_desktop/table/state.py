"""The full state of a table. Only engine, journal and session hold one."""

from __future__ import annotations

from typing import final

from tarock_desktop.table.amounts import Amounts, no_amounts
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Round
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


@final
class State(View, frozen=True):
    """Everything that is so at the table."""


def opening_state(chips: Amounts) -> State:
    """Return the table before the first hand; *chips* are what each seat begins with."""
    seats = tuple(Seat(number) for number in range(len(chips)))
    round_ = Round(
        seats=seats,
        hand_no=0,
        dealer=None,
        next_dealer=None,
        chips=chips,
        loans=no_amounts(len(chips)),
    )
    return State(seq=0, phase=Phase.BETWEEN, turn=None, round=round_)
