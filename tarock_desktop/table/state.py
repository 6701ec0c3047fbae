"""The full state of a table. Only engine, journal and session hold one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from msgspec.structs import replace

from tarock_desktop.table.amounts import Amounts, no_amounts
from tarock_desktop.table.events import (
    Event,
    HandEnded,
    HandStarted,
    LinesScored,
    LoanTaken,
    RoundNoted,
)
from tarock_desktop.table.evolve import fold
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


OUTLASTING: Final = (HandStarted, HandEnded, LinesScored, LoanTaken, RoundNoted)
"""The events that change the round; everything else on a table is new with the next hand."""


def before_hand(table: State) -> State:
    """Return the table on which the next hand begins: nothing is left of the last one."""
    return State(seq=table.seq, phase=Phase.BETWEEN, turn=None, round=table.round)


def with_round(table: State, events: Iterable[Event], count: int) -> State:
    """Return *table* after *count* events, as far as they change the round.

    Args:
        table: a table as `before_hand` gives it, or after such steps.
        events: at least those of them that are `OUTLASTING`.
        count: how many there are.
    """
    changes = (event for event in events if isinstance(event, OUTLASTING))
    return replace(fold(table, changes), seq=table.seq + count)
