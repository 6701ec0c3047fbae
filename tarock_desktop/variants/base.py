"""What a ruleset answers beyond its data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, NumberRef, SeatRef
from tarock_desktop.rules.bank import sheet_total
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.violations import Players, Violation, fine_lines
from tarock_desktop.table.actions import Action, CloseRound
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import Event, HandEnded
from tarock_desktop.table.mishaps import DealUndone
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Remedy, Ruling
from tarock_desktop.table.seats import Seat, seat_after, turn_order
from tarock_desktop.table.view import View
from tarock_desktop.variants.schema import Sheet


class Variant(ABC):
    """A ruleset at work: its sheet and the questions data can't answer."""

    def __init__(self, sheet: Sheet) -> None:
        """Set up the phases for *sheet*, whose options are applied already."""
        self.sheet = sheet
        self.phases: Mapping[Phase, PhaseRules] = self.make_phases()

    @abstractmethod
    def make_phases(self) -> Mapping[Phase, PhaseRules]:
        """Return the rules of every phase the game uses."""

    @abstractmethod
    def following(self, view: View, phase: Phase, action: Action) -> Phase:
        """Return the phase after *phase*, in which nothing is due any more."""

    @abstractmethod
    def leaving(self, view: View, phase: Phase) -> tuple[Event, ...]:
        """Return what happens by itself when *phase* is over."""

    @abstractmethod
    def rest_dealt_again(self, view: View, exposed: Card) -> tuple[Event, ...]:
        """Return the hands after a card was exposed in dealing and the rest was shuffled."""

    @abstractmethod
    def void_events(self, view: View) -> tuple[Event, ...]:
        """Return the payments of a hand that is void: what goes back, and the fines."""

    @abstractmethod
    def redeal_payment(self, view: View, ruling: Ruling) -> tuple[Event, ...]:
        """Return the payments when the cards are dealt again after a ruling."""

    def hand_ended(self, view: View) -> HandEnded:
        """Return the end of the hand: the forehand deals next, those to be skipped left out.

        Where the wrong person was forehand the sheet may give the next turn to the rightful one
        (spjst 31, Wrong person): the same dealer deals, and the other one's next turn is skipped.
        """
        dealer, skip = view.forehand, list(view.round.skip)
        again = any(v.outcome.next_forehand == "rightful" for v in self.violations(view))
        if again and view.round.dealer is not None:
            dealer = view.round.dealer
            skip.append(view.forehand)
        order = view.round.seats
        while (forehand := seat_after(order, dealer)) in skip:
            skip.remove(forehand)
            dealer = forehand
        return HandEnded(dealer, tuple(skip))

    def redeal_events(self, view: View, ruling: Ruling) -> tuple[Event, ...]:
        """Return a new deal by the same dealer, with what it costs paid at once."""
        return (*self.redeal_payment(view, ruling), DealUndone())

    def violation(
        self, row_id: str, offenders: tuple[Seat, ...], holder: Seat | None = None
    ) -> Violation:
        """Return an irregularity of the sheet as it is settled; an unknown row raises."""
        row = next(row for row in self.sheet.irregularity if row.id == row_id)
        return Violation(row.id, row.article, row.outcome, offenders, holder)

    def violations(self, view: View) -> tuple[Violation, ...]:
        """Return the irregularities of the hand that were ruled on, as they are settled."""
        return tuple(
            replace(self.violation(ruling.row, (ruling.seat,), ruling.holder), value=ruling.value)
            for ruling in view.book.rulings
            if ruling.remedy is not Remedy.REDEAL  # Paid when the cards were dealt again.
        )

    def fine_lines(
        self, violations: tuple[Violation, ...], order: tuple[Seat, ...], table: int
    ) -> tuple[ScoreLine, ...]:
        """Return the flat payments for violations; *table*: people at the table."""
        players = Players(order, order[0], table)
        return tuple(line for each in violations for line in fine_lines(each, players))

    def playing_order(self, view: View, dealer: Seat) -> tuple[Seat, ...]:
        """Return those who play the next hand, in order of play from the dealer's right."""
        seats = view.round.seats
        return turn_order(seats, seats[(seats.index(dealer) + 1) % len(seats)])

    def reopens(self, phase: Phase, action: Action) -> Phase | None:
        """Return the phase an act goes back to although its own phase is not over."""
        del phase, action
        return None

    def closing_findings(self, view: View, action: CloseRound) -> Iterator[Finding]:
        """Yield a score sheet that does not add up (SPJST 30, Tabulating), and the loans."""
        right = self.sheet.round.sheet_total
        written = sheet_total(action.scores)
        if written != right:
            numbers = NumberRef(written), NumberRef(Fraction(right))
            yield Finding("round.sheet", message("round.sheet", *numbers))
        for seat, loan in enumerate(view.round.loans):
            if loan:
                owed = SeatRef(seat), AmountRef(loan)
                yield Finding("round.loan", message("round.loan", *owed))

    @property
    def start(self) -> Fraction:
        """What each player begins a round with."""
        return self.sheet.bank.start
