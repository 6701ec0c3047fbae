"""Working a case out with the engine and comparing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cases.comparing import Difference, WorkedCase, differences
from tarock_desktop.cases.families import settlement_of
from tarock_desktop.cases.irregularities import rulings_on
from tarock_desktop.cases.notation import Seats
from tarock_desktop.cases.performing import Listener, Mismatch, Performance
from tarock_desktop.cases.reading import Case
from tarock_desktop.cases.schema import Expectation, HandFacts, RulingFact
from tarock_desktop.cases.seats import by_letter, letter_of
from tarock_desktop.cases.sheets import rules_for
from tarock_desktop.cases.staging import opening, start_hand
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.documents.positions import KeyPath
from tarock_desktop.table.amounts import ScoreLine, total
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


class Outcome(Struct, frozen=True):
    """What came of a case."""

    case: Case
    differences: tuple[Difference, ...] = ()
    mismatch: Mismatch | None = None
    """The line of the script that went another way."""
    unjudged: UnjudgedError | None = None
    """Why the case can't be worked out."""
    lines: tuple[ScoreLine, ...] = ()
    """The engine's score lines of the hand."""

    @property
    def is_as_expected(self) -> bool:
        """Whether the case came out as it says."""
        return not self.differences and self.mismatch is None and self.unjudged is None


def work_out(case: Case, listener: Listener | None = None) -> Outcome:
    """Return what came of a case; a case that can't be judged is no error of the program.

    The listener is told what happens in the script of the hand, while it happens.
    """
    try:
        return _worked_out(case, listener)
    except UnjudgedError as error:
        return Outcome(case, unjudged=error)


def _worked_out(case: Case, listener: Listener | None) -> Outcome:
    facts = case.facts
    variant = rules_for(facts.ruleset, facts.table)
    state = opening(facts.table, case.seats, variant)
    for number, before in enumerate(facts.before):
        with _placed(("before", number)):
            state, mismatch, _ = _played(before, state, variant, None)
        if mismatch is not None:
            raise UnjudgedError(f"an earlier hand went another way: {mismatch.text}")
    opened, mode = state, Mode(facts.table.mode or Mode.GUARD.value)
    with _placed(("hand",)):
        signed = facts.table.signed
        state, mismatch, rulings = _played(
            facts.hand, state, variant, facts.expect, mode=mode, signed=signed, listener=listener
        )
    if mismatch is not None:
        return Outcome(case, mismatch=mismatch, lines=state.result.lines)
    worked = WorkedCase(case, variant, opened, state, rulings)
    return Outcome(case, tuple(differences(worked)), lines=state.result.lines)


@contextmanager
def _placed(path: KeyPath) -> Iterator[None]:
    """Say of what can't be judged that it stands in the hand at *path* of the case."""
    try:
        yield
    except UnjudgedError as error:
        if not error.path:
            raise
        raise UnjudgedError(error.sentence, path=(*path, *error.path)) from None


def _played(
    facts: HandFacts,
    state: State,
    variant: Variant,
    expect: Expectation | None,
    *,
    mode: Mode = Mode.GUARD,
    signed: Seats | None = None,
    listener: Listener | None = None,
) -> tuple[State, Mismatch | None, tuple[RulingFact, ...]]:
    """Return the table after a hand, the line that went another way, and the rulings.

    The hand is performed, told in facts, or not settled at all.
    """
    told = rulings_on(facts, variant)
    if facts.script is not None:
        performance = Performance(facts, variant, state, mode, signed=signed, listener=listener)
        mismatch = performance.run(facts.script)
        issued = tuple(_issued(performance.state))
        return performance.state, mismatch, (*told, *issued)
    state = start_hand(state, variant)
    if _is_settled(facts, expect):
        state = settlement_of(facts, state, variant).without_play(state)
    return state, None, tuple(_with_pay(ruling, state) for ruling in told)


def _with_pay(ruling: RulingFact, state: State) -> RulingFact:
    """Return a ruling that a case tells of, with what was paid by its row."""
    paid = (line.amounts for line in state.result.lines if line.part == ruling.rule)
    return replace(ruling, pay=by_letter(total(paid, len(state.round.seats))))


def _is_settled(facts: HandFacts, expect: Expectation | None) -> bool:
    """Return whether the hand has an end that is to be paid; an earlier one always has."""
    if expect is None:
        return True
    asked = (expect.pay, expect.lines, expect.table, expect.written, expect.levelled)
    told = (facts.points, facts.won is not None, facts.piles and facts.contract, facts.items)
    is_position = any((facts.hands, facts.trick))
    return any(part is not None for part in asked) or (any(told) and not is_position)


def _issued(state: State) -> Iterator[RulingFact]:
    """Give the rulings of the table in the words of a case."""
    people = len(state.round.seats)
    for number, ruling in enumerate(state.book.rulings):
        paid = (line.amounts for line in state.result.lines if line.ruling == number)
        yield RulingFact(
            rule=ruling.row,
            by=Seats(letter_of(seat) for seat in ruling.guilty),
            article=ruling.citation.article,
            consequence_article=ruling.citation.consequence,
            reading=ruling.citation.reading,
            remedy=ruling.remedy.value,
            pay=by_letter(total(paid, people)),
        )
