"""What a ruleset answers beyond its data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from fractions import Fraction

from msgspec.structs import replace

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, NumberRef, SeatRef
from tarock_desktop.rules.evening.bank import paid, sheet_total
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.hand.violations import Players, Violation, fine_lines
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, CloseRound
from tarock_desktop.table.amounts import Amount, Amounts, ScoreLine
from tarock_desktop.table.events import DealUndone, Event, HandEnded
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Round, RoundMark, RoundNotes
from tarock_desktop.table.rulings import Remedy, Ruling
from tarock_desktop.table.seats import Seat, seat_after, turn_order
from tarock_desktop.table.view import View
from tarock_desktop.variants.schema import AS_SHEET, Irregularity, Sheet


class Variant(ABC):
    """A ruleset at work: its sheet and the questions that its file can't answer."""

    def __init__(self, sheet: Sheet) -> None:
        """Set up the phases for *sheet*, whose options are applied already."""
        self.sheet = sheet
        self.phases: Mapping[Phase, PhaseRules] = self.make_phases()

    @abstractmethod
    def make_phases(self) -> Mapping[Phase, PhaseRules]:
        """Return the rules of every phase the game uses."""

    def rules_for(self, view: View, action: Action) -> PhaseRules | None:
        """Return the rules *action* is judged by: those of the phase; `None`: it has none."""
        del action
        return self.phases.get(view.phase)

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
        dealer, skip = view.forehand, list(view.round.skip_before)
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
        row = self.row(row_id)
        return Violation(row.id, row.article_of(row.remedy), row.outcome, offenders, holder)

    def row(self, row_id: str) -> Irregularity:
        """Return a row of the sheet's irregularities; an unknown one raises."""
        return next(row for row in self.sheet.irregularity if row.id == row_id)

    def row_for(self, rule: str) -> Irregularity:
        """Return the first row that deals with a rule; a rule the sheet is silent on raises."""
        return next(row for row in self.sheet.irregularity if rule in row.rules)

    def violations(self, view: View) -> tuple[Violation, ...]:
        """Return the irregularities of the hand that were ruled on, as they are settled."""
        found = (
            self.ruled_violation(view, number)
            for number, ruling in enumerate(view.book.rulings)
            if ruling.remedy is not Remedy.REDEAL  # Paid when the cards were dealt again.
        )
        return tuple(violation for violation in found if violation is not None)

    def ruled_violation(self, view: View, number: int) -> Violation | None:
        """Return what a ruling of the hand costs, as it stands or as a judge decided it.

        `None`: nothing, because it was reopened, let pass, or decided in the judge's own words.
        """
        ruling, judgement = view.book.rulings[number], view.book.judgement(number)
        if number in view.book.reopened:
            return None
        row = self.row(ruling.row)
        violation = self.violation(ruling.row, ruling.guilty, ruling.holder)
        outcome = row.outcome_of(ruling.remedy).of_rule(ruling.rule)
        violation = replace(
            violation,
            article=row.article_of(ruling.remedy),
            outcome=outcome,
            value=ruling.value,
            tricks=ruling.tricks,
            number=number,
            rule=ruling.rule,
        )
        if judgement is None or judgement.choice == AS_SHEET:
            return violation
        choice = next((each for each in row.choices if each.id == judgement.choice), None)
        return None if choice is None else replace(violation, outcome=choice.outcome)

    def ruling_lines(self, view: View, number: int) -> tuple[ScoreLine, ...]:
        """Return the lines that change when a ruling of the hand is decided otherwise.

        After the count those are all lines of the settlement; before it, and where the cards were
        dealt again, only the ruling's own fines.
        """
        counted = view.result.over and view.result.points is not None
        if counted and view.book.rulings[number].remedy is not Remedy.REDEAL:
            return self.settlement(view)
        violation = self.ruled_violation(view, number)
        own = () if violation is None else (violation,)
        return self.fine_lines(own, view.deal.order, len(view.round.seats))

    def told_points(self, points: Fraction) -> Fraction:
        """Return a count of card points as the sheet tells it."""
        return points

    def written_for(self, payments: Amounts) -> Amounts:
        """Return what is written for payments; nothing where no score sheet is kept beside."""
        del payments
        return ()

    def is_paid(self, view: View, number: int) -> bool:
        """Return whether what a ruling of the hand costs has been paid already."""
        return view.result.over or view.book.rulings[number].remedy is Remedy.REDEAL

    def fine_events(self, view: View, ruling: Ruling) -> tuple[Event, ...]:
        """Return what is paid as soon as a ruling is given; mostly it waits for the end."""
        del view, ruling
        return ()

    def ended_events(self, view: View) -> tuple[Event, ...]:
        """Return the payment and the end of a hand that an offence has ended."""
        return (*paid(view, self.settlement(view), self.sheet.bank), self.hand_ended(view))

    def settlement(self, view: View) -> tuple[ScoreLine, ...]:
        """Return what is paid when the hand has been counted."""
        return self.fine_lines(self.violations(view), view.deal.order, len(view.round.seats))

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

    def evening_over(self, view: View) -> bool:
        """Return whether no further hand may begin."""
        del view
        return False

    def round_mark(self, notes: RoundNotes, hand: int, people: int) -> RoundMark | None:
        """Return how the score sheet marks a hand; `None`: this one knows no such marks.

        Args:
            notes: what the sheet kept from hand to hand when the hand began.
            hand: its number, from 1.
            people: how many sit at the table.
        """
        del notes, hand, people
        return None

    def is_pending(self, round_: Round) -> bool:
        """Return whether the hands to come still settle something of those before.

        As long as that is so the number of people at the table stays.
        """
        del round_
        return False

    def paid_for(self, written: Amounts) -> Amounts:
        """Return what has to be paid for what is written; nothing where that proves nothing."""
        del written
        return ()

    @property
    def ceiling(self) -> Amount | None:
        """The most that one player pays one other in a hand; `None`: there is no limit."""
        return None

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
    def family(self) -> str:
        """The family of rulesets that this one belongs to."""
        return self.sheet.family

    @property
    def start(self) -> Fraction:
        """What each player begins a round with."""
        return self.sheet.bank.start
