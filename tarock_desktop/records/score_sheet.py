"""A score sheet that proves itself: every figure is added up again from those before it.

The figures are taken from the scoreboard; the proof looks only at what stands on the sheet. So a
figure that somebody has changed, on paper or in a file, is found where it stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from fractions import Fraction
from itertools import pairwise

from msgspec import Struct

from tarock_desktop.journal.reading import Reading
from tarock_desktop.journal.rules import opening
from tarock_desktop.journal.scoreboard import HandRow, Scoreboard, scoreboard_of
from tarock_desktop.table.amounts import Amount, Amounts, ScoreLine, no_amounts, total
from tarock_desktop.table.records import RoundMark
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.base import Variant


class SheetHand(Struct, frozen=True):
    """One hand as it stands on the sheet."""

    number: int
    dealer: Seat
    contract: str | None
    declarer: Seat | None
    lines: tuple[ScoreLine, ...]
    """Everything that was paid, each with its article and calculation."""
    gains: Amounts
    """What the hand brought each seat."""
    scores: Amounts
    """The running total of each seat: what he began with and all gains, loans not counted."""
    loans: tuple[tuple[Seat, Amount], ...] = ()
    """Loans taken in this hand."""
    written: Amounts = ()
    """The columns of the written sheet after this hand, where one is kept."""
    levelled: Amounts = ()
    """What these columns come to when everybody pays everybody; empty: it is not compared."""
    mark: RoundMark | None = None
    resting: tuple[Seat, ...] = ()
    """Who sat at the table and played no card."""
    people: tuple[str, ...] = ()
    """Who sat on each seat, where somebody else sits there now."""

    @property
    def is_cut(self) -> bool:
        """Whether a payment was cut to the ceiling."""
        return any(line.part == "cap" for line in self.lines)


class ScoreSheet(Struct, frozen=True):
    """The hands of one round, as they are written down."""

    ruleset: str
    names: tuple[str, ...]
    """By seat, as they sit in the end."""
    start: Amounts
    """What each begins the round with."""
    due: Amount
    """What all scores together must come to."""
    hands: tuple[SheetHand, ...]
    """Those that are over, in order."""
    loans: Amounts
    """What each owes the bank in the end."""
    chips: Amounts
    """What lies before each in the end: his score, and what the bank has lent him."""
    ceiling: Amount | None = None
    """The most that one pays one other in a hand."""
    written_gains: tuple[Amounts, ...] = ()
    """What each hand added to the columns of the written sheet."""
    closed: Amounts | None = None
    """The scores the round was closed with."""
    signed: bool = False
    """Whether everybody confirms the sheet with his name."""
    keeps_loans: bool = False
    """Whether there is a bank that lends."""
    numbers: tuple[int, ...] = ()
    """Start numbers by seat, where people have them."""

    @property
    def scores(self) -> Amounts:
        """The running totals after the last hand."""
        return self.hands[-1].scores if self.hands else self.start

    @property
    def written(self) -> Amounts:
        """The columns of the written sheet after the last hand; empty: none are kept."""
        return self.hands[-1].written if self.hands else ()


class Check(Enum):
    """What a proof adds up."""

    LINES = "lines"
    """The lines of a hand come to what the hand brought."""
    ZERO = "zero"
    """What a hand brought comes to nothing over all seats."""
    CARRIED = "carried"
    """The running total is the one before and what the hand brought."""
    CEILING = "ceiling"
    """Nobody gains or loses more in a hand than the ceiling from every other one."""
    WRITTEN = "written"
    """A column of the written sheet is the one before and what the hand added."""
    LEVELLED = "levelled"
    """The written columns, levelled, come to what was paid."""
    TOTAL = "total"
    """All scores come to what the sheet says."""
    MONEY = "money"
    """Everything on the table is the stakes and what the bank has lent."""
    CLOSED = "closed"
    """The scores the round was closed with are the last running totals."""


class Proof(Struct, frozen=True):
    """Two figures that must be the same."""

    check: Check
    found: Amount
    right: Amount
    hand: int = 0
    """The number of the hand; 0: it is about the sheet as a whole."""
    seat: Seat | None = None
    """Whose figure it is; `None`: all together."""

    @property
    def holds(self) -> bool:
        """Whether they are the same."""
        return self.found == self.right


def sheet_of_journal(reading: Reading, variant: Variant) -> ScoreSheet:
    """Return the sheet of a journal, as far as it could be read."""
    timeline = reading.timeline()
    start = opening(reading.header, variant).round.chips
    names = tuple(note.name for note in timeline.seats)
    return score_sheet(scoreboard_of(timeline, start), variant, names)


def score_sheet(board: Scoreboard, variant: Variant, names: tuple[str, ...]) -> ScoreSheet:
    """Return the sheet of a round from what its hands brought.

    Args:
        board: all hands; a running one is left out.
        variant: the rules it was played by.
        names: who sits where in the end.
    """
    seats = len(names)
    sheet, start = variant.sheet, (variant.start,) * seats
    loans, columns = no_amounts(seats), no_amounts(seats)
    hands, added = list[SheetHand](), list[Amounts]()
    for row in board.rows:
        if not row.over:
            continue
        written = total((line.written for line in row.lines if line.written), seats)
        columns = total((columns, written), seats)
        hands.append(_hand(row, variant, names, columns if sheet.keeps_written else ()))
        if sheet.keeps_written:
            added.append(written)
        for seat, amount in row.loans:
            loans = tuple(
                owed + amount if each == seat else owed for each, owed in enumerate(loans)
            )
    scores = hands[-1].scores if hands else start
    return ScoreSheet(
        ruleset=sheet.ruleset.id,
        names=names,
        start=start,
        due=Fraction(sheet.round.sheet_total),
        hands=tuple(hands),
        loans=loans,
        chips=total((scores, loans), seats),
        ceiling=variant.ceiling,
        written_gains=tuple(added),
        closed=board.closed,
        signed=sheet.signs_round,
        keeps_loans=bool(sheet.bank.loan_unit),
    )


def _hand(row: HandRow, variant: Variant, names: tuple[str, ...], columns: Amounts) -> SheetHand:
    people = tuple(note.name for note in row.seats)
    return SheetHand(
        number=row.number,
        dealer=row.dealer,
        contract=row.contract,
        declarer=row.declarer,
        lines=row.lines,
        gains=row.amounts,
        scores=row.scores,
        loans=row.loans,
        written=columns,
        levelled=variant.paid_for(columns) if columns else (),
        mark=variant.round_mark(row.notes, row.number, len(names)),
        resting=tuple(Seat(seat) for seat in range(len(names)) if seat not in row.order),
        people=() if people == names else people,
    )


def proofs(sheet: ScoreSheet) -> tuple[Proof, ...]:
    """Return everything that must add up on a sheet, hand by hand and as a whole."""
    before = SheetHand(0, Seat(0), None, None, (), (), sheet.start)
    found = [
        proof
        for place, (last, hand) in enumerate(pairwise((before, *sheet.hands)))
        for proof in _of_hand(sheet, place, last, hand)
    ]
    return (*found, *_of_sheet(sheet))


def _of_hand(sheet: ScoreSheet, place: int, last: SheetHand, hand: SheetHand) -> Iterator[Proof]:
    seats, number = len(sheet.names), hand.number
    paid = total((line.amounts for line in hand.lines), seats)
    yield from _seatwise(Check.LINES, hand.gains, paid, number)
    yield Proof(Check.ZERO, sum(hand.gains, Fraction(0)), Fraction(0), number)
    carried = total((last.scores, hand.gains), seats)
    yield from _seatwise(Check.CARRIED, hand.scores, carried, number)
    if hand.written:
        columns = total((last.written, sheet.written_gains[place]), seats)
        yield from _seatwise(Check.WRITTEN, hand.written, columns, number)
    if hand.levelled:
        gained = tuple(
            score - start for score, start in zip(hand.scores, sheet.start, strict=True)
        )
        yield from _seatwise(Check.LEVELLED, hand.levelled, gained, number)
    if sheet.ceiling is not None:
        most = sheet.ceiling * (seats - 1)
        for seat, gain in enumerate(hand.gains):
            bound = min(max(gain, -most), most)
            yield Proof(Check.CEILING, gain, bound, number, Seat(seat))


def _of_sheet(sheet: ScoreSheet) -> Iterator[Proof]:
    scores = sum(sheet.scores, Fraction(0))
    yield Proof(Check.TOTAL, scores, sheet.due)
    if sheet.keeps_loans:
        lent = sum(sheet.loans, Fraction(0))
        money = sum(sheet.chips, Fraction(0))
        yield Proof(Check.MONEY, money, sheet.due + lent)
    if sheet.closed is not None:
        yield from _seatwise(Check.CLOSED, sheet.closed, sheet.scores, 0)


def _seatwise(check: Check, found: Amounts, right: Amounts, hand: int) -> Iterator[Proof]:
    for seat, (one, other) in enumerate(zip(found, right, strict=True)):
        yield Proof(check, one, other, hand, Seat(seat))
