"""What every hand of a game brought, row by row: the scoreboard as data."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct
from msgspec.structs import astuple, replace

from tarock_desktop.journal.lines import SeatNote
from tarock_desktop.journal.timeline import Timeline
from tarock_desktop.table.amounts import Amount, Amounts, ScoreLine, no_amounts, total
from tarock_desktop.table.events import (
    ContractSet,
    Event,
    HandCounted,
    HandEnded,
    HandStarted,
    LinesScored,
    LoanTaken,
    RoundClosed,
    RoundNoted,
)
from tarock_desktop.table.records import RoundNotes
from tarock_desktop.table.seats import Seat


class HandRow(Struct, frozen=True):
    """What one hand brought."""

    number: int
    dealer: Seat
    contract: str | None
    declarer: Seat | None
    points: Amounts | None
    """Card points by seat; `None` before the count."""
    lines: tuple[ScoreLine, ...]
    """Everything paid in this hand, each line with its article and calculation."""
    amounts: Amounts
    """Gain of each seat in this hand; adds up to zero."""
    scores: Amounts
    """Score of each seat after this hand, loans deducted."""
    loans: tuple[tuple[Seat, Amount], ...]
    """Loans taken in this hand."""
    over: bool
    written: Amounts = ()
    """What each seat has written after this hand, where scores are kept beside the payments."""
    notes: RoundNotes = RoundNotes()
    """What the sheet kept from hand to hand when it began."""
    seats: tuple[SeatNote, ...] = ()
    """Who sat where; empty where nobody asked."""
    order: tuple[Seat, ...] = ()
    """Those who played the hand; the others at the table rested."""


class Scoreboard(Struct, frozen=True):
    """All hands of a game."""

    rows: tuple[HandRow, ...]
    """The running hand last, if one is running."""
    closed: Amounts | None
    """The scores the round was closed with."""


def scoreboard_of(timeline: Timeline, start: Amounts) -> Scoreboard:
    """Return the scoreboard of a game as it stands, with who sat where in each hand."""
    draft = _Draft(start)
    # One after the other: all acts of a long evening at once would fill the memory.
    for place in range(timeline.position):
        entry = timeline.entries[place]
        if entry.starts_hand:
            draft.seats = timeline.seats_at(place)
        for event in entry.events:
            draft.take(event)
    return Scoreboard(tuple(draft.rows), draft.closed)


@dataclass(slots=True)
class _Draft:
    scores: Amounts
    written: Amounts = ()
    notes: RoundNotes = RoundNotes()
    seats: tuple[SeatNote, ...] = ()
    rows: list[HandRow] = field(default_factory=list)
    closed: Amounts | None = None

    def take(self, event: Event) -> None:
        match event:
            case HandStarted():
                nothing = no_amounts(len(self.scores))
                self.rows.append(
                    HandRow(
                        event.number,
                        event.dealer,
                        contract=None,
                        declarer=None,
                        points=None,
                        lines=(),
                        amounts=nothing,
                        scores=self.scores,
                        loans=(),
                        over=False,
                        written=self.written,
                        notes=self.notes,
                        seats=self.seats,
                        order=event.order,
                    )
                )
            case RoundNoted():
                self.notes = RoundNotes(*astuple(event))
            case LinesScored():
                self._pay(event.lines)
            case ContractSet() | HandCounted() | LoanTaken() | HandEnded():
                self.rows[-1] = _with(self.rows[-1], event)
            case RoundClosed():
                self.closed = event.scores
            case _:
                pass

    def _pay(self, lines: tuple[ScoreLine, ...]) -> None:
        seats, row = len(self.scores), self.rows[-1]
        gains = total((line.amounts for line in lines), seats)
        self.scores = total((self.scores, gains), seats)
        if any(line.written for line in lines):
            self.written = total((self.written, *(line.written for line in lines)), seats)
        self.rows[-1] = replace(
            row,
            lines=row.lines + lines,
            amounts=total((row.amounts, gains), seats),
            scores=self.scores,
            written=self.written,
        )


def _with(row: HandRow, event: ContractSet | HandCounted | LoanTaken | HandEnded) -> HandRow:
    match event:
        case ContractSet():
            return replace(row, contract=event.contract, declarer=event.declarer)
        case HandCounted():
            return replace(row, points=event.points)
        case LoanTaken():
            return replace(row, loans=(*row.loans, (event.seat, event.amount)))
        case HandEnded():
            return replace(row, over=True)
