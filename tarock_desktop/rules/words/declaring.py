"""Values held in the hand, declared and paid before play."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, NameRef, SeatRef
from tarock_desktop.rules.evening.bank import BankLaw, paid
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.hand.facts import HandFacts
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS, TAROCKS
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, Declare
from tarock_desktop.table.amounts import ScoreLine, from_each
from tarock_desktop.table.events import Event, ValuesDeclared
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Prompt, ValueChoice
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a hand must hold for a value: each range with both ends included."""

    tarocks: tuple[int, int] = (0, 22)
    kings: tuple[int, int] = (0, 4)
    trull: tuple[int, int] = (0, 3)
    """How many of Skys, Mond and Pagat."""
    honours: tuple[int, int] = (0, 7)
    """Kings and trull cards together."""


class ValueLaw(Law, frozen=True, kw_only=True):
    """One value."""

    id: str
    family: str
    """Of one family only one value is paid."""
    amount: Fraction
    """Paid by each other player."""
    held: Held


class DeclaringLaw(Law, frozen=True, kw_only=True):
    """How values are declared."""

    stack: bool
    """Whether all values of a family add instead of the best one counting."""
    automatic: tuple[str, ...] = ()
    """Values that are paid although nobody declares them (westfest reading A25)."""


def is_worth(hand: CardSet, value: ValueLaw) -> bool:
    """Return whether *hand* holds what *value* asks for."""
    kings, trull = len(hand & KINGS), len(hand & HONOUR_TAROCKS)
    counts = (
        (len(hand & TAROCKS), value.held.tarocks),
        (kings, value.held.kings),
        (trull, value.held.trull),
        (kings + trull, value.held.honours),
    )
    return all(low <= count <= high for count, (low, high) in counts)


def values_of(
    hand: CardSet, values: tuple[ValueLaw, ...], law: DeclaringLaw
) -> tuple[ValueLaw, ...]:
    """Return the values *hand* is paid for: the best of each family, or all when they stack."""
    held = [value for value in values if is_worth(hand, value)]
    if law.stack:
        return tuple(held)
    best: dict[str, ValueLaw] = {}
    for value in held:
        rival = best.get(value.family)
        if rival is None or value.amount > rival.amount:
            best[value.family] = value
    return tuple(value for value in held if best[value.family] is value)


class Declaring(PhaseRules, frozen=True):
    """Each seat declares its values once, the declarer first; they are paid at once."""

    law: DeclaringLaw
    values: tuple[ValueLaw, ...]
    bank: BankLaw
    actions = (Declare,)

    def held(self, hand: CardSet) -> tuple[ValueLaw, ...]:
        """Return the values *hand* is paid for."""
        return values_of(hand, self.values, self.law)

    def due(self, view: View) -> Seat | None:
        """Return the next seat that has not declared."""
        waiting = (s for s in view.from_seat(view.declarer) if view.notices.declared[s] is None)
        return next(waiting, None)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask for the values, naming those the hand holds."""
        held = self.held(view.deal.hands[seat].cards)
        return Prompt(
            seat,
            Phase.DECLARE,
            message("ask.declare"),
            values=tuple(_choice(value) for value in held),
            every_value=tuple(_choice(value) for value in self.values),
        )

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether these values exist, each named once."""
        known = {value.id for value in self.values}
        return (
            isinstance(action, Declare)
            and set(action.values) <= known
            and len(set(action.values)) == len(action.values)
        )

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield values the hand does not hold, or two of one family."""
        if not isinstance(action, Declare):
            return
        hand, families = view.deal.hands[action.seat].cards, set()
        for value in self._laws(action.values):
            names = SeatRef(action.seat), NameRef("value", value.id)
            if not is_worth(hand, value):
                yield Finding("declare.false", message("declare.false", *names))
            elif value.family in families and not self.law.stack:
                yield Finding("declare.family", message("declare.family", *names))
            families.add(value.family)

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the declaration and its payment."""
        if not isinstance(action, Declare):
            raise TypeError(action)
        values = (*action.values, *self._unsaid(view, action))
        lines = self.lines(action.seat, values, view.deal.order, len(view.round.seats))
        return (ValuesDeclared(action.seat, values), *paid(view, lines, self.bank))

    def _unsaid(self, view: View, action: Declare) -> Iterator[str]:
        """Yield the values that are paid although the seat does not name them."""
        if self.law.automatic:
            for value in self.held(view.deal.hands[action.seat].cards):
                if value.id in self.law.automatic and value.id not in action.values:
                    yield value.id

    def _laws(self, names: tuple[str, ...]) -> tuple[ValueLaw, ...]:
        return tuple(value for value in self.values if value.id in names)

    def all_lines(self, facts: HandFacts) -> tuple[ScoreLine, ...]:
        """Return the lines of everything declared in a hand, and of what goes back."""
        return tuple(
            line
            for seat in facts.order
            for line in (*self._declared_lines(facts, seat), *self._returned_lines(facts, seat))
        )

    def returned_lines(self, facts: HandFacts) -> tuple[ScoreLine, ...]:
        """Return the lines of the values that go back."""
        return tuple(line for seat in facts.order for line in self._returned_lines(facts, seat))

    def _declared_lines(self, facts: HandFacts, seat: Seat) -> tuple[ScoreLine, ...]:
        return self.lines(seat, facts.declared.get(seat, ()), facts.order, facts.table)

    def _returned_lines(self, facts: HandFacts, seat: Seat) -> Iterator[ScoreLine]:
        """Yield the return of values when a violation takes them back."""
        for violation in facts.violations:
            returns = violation.outcome.returns
            own = returns == "own-values" and seat in violation.offenders
            if own or returns == "all-values":
                declared = facts.declared.get(seat, ())
                names = declared if violation.value is None else (violation.value,)
                yield from self._reversed(facts, seat, names, violation.article)

    def _reversed(
        self, facts: HandFacts, seat: Seat, names: tuple[str, ...], article: str
    ) -> Iterator[ScoreLine]:
        for line in self.lines(seat, names, facts.order, facts.table):
            yield ScoreLine(
                "values",
                message("line.values-returned", *line.label.parameters),
                tuple(-amount for amount in line.amounts),
                article,
            )

    def lines(
        self, seat: Seat, names: tuple[str, ...], order: tuple[Seat, ...], table: int
    ) -> tuple[ScoreLine, ...]:
        """Return a score line for each declared value: every other player pays it."""
        return tuple(
            ScoreLine(
                part="values",
                label=message("line.values", SeatRef(seat), NameRef("value", value.id)),
                amounts=from_each(seat, value.amount, order, table),
                article=value.article,
                working=(message("working.from-each", AmountRef(value.amount)),),
            )
            for value in self._laws(names)
        )


def _choice(value: ValueLaw) -> ValueChoice:
    return ValueChoice(
        value.id,
        message("value.label", NameRef("value", value.id)),
        message("gloss.value", AmountRef(value.amount)),
    )
