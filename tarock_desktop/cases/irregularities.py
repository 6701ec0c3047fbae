"""The irregularities that a case tells as facts."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tarock_desktop.cases.schema import HandFacts, IrregularityFact, RulingFact
from tarock_desktop.cases.seats import seat_of
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.rules.hand.violations import Outcome, Violation
from tarock_desktop.table.events import HandEnded
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.schema import Irregularity

PUT_RIGHT: Final = (Remedy.CORRECT, Remedy.TAKE_BACK)
"""Remedies by which the row itself is put right: what it costs, it costs corrected too."""

IN_PLAY: Final = (
    "before-next-bid",
    "before-next-card",
    "trick-on-table",
    "before-next-lead",
    "before-second-lead",
    "next-trick-on-table",
)
"""Windows that are closed when only the end of a hand is told."""


def rulings_on(facts: HandFacts, variant: Variant) -> tuple[RulingFact, ...]:
    """Return the rulings on the irregularities of a hand.

    Raises:
        UnjudgedError: one of them has consequences that the program can't judge.
    """
    rulings = []
    for fact in facts.irregularities:
        row = variant.row(fact.rule)
        judged = row.outcome.settlement == "sold" or any(c.remedy for c in row.choices)
        if fact.choice is not None and not judged:
            raise UnjudgedError(f"a choice on {fact.rule} is not judged yet")
        remedy = _remedy(fact, row)
        rule = row.rules[0] if row.rules else ""
        citation = variant.sheet.citation(row, Remedy(remedy), rule, facts.contract)
        rulings.append(
            RulingFact(
                rule=row.id,
                by=fact.by,
                article=citation.article,
                consequence_article=citation.consequence,
                reading=citation.reading,
                remedy=remedy,
            )
        )
    return tuple(rulings)


def _remedy(fact: IrregularityFact, row: Irregularity) -> str:
    """Return how the table is put right; a trick that lies there no more is past mending."""
    graver = next((choice.remedy for choice in row.choices if choice.remedy), None)
    if fact.choice == "penalty" and graver is not None:
        return graver.value
    late = row.remedy_until in IN_PLAY and not fact.corrected
    if not late:
        return row.remedy.value
    return Remedy.PLAY_ON.value if row.afterwards is None else row.afterwards.remedy.value


def violations_of(facts: HandFacts, variant: Variant) -> tuple[Violation, ...]:
    """Return the irregularities of a hand as they are settled."""
    return tuple(_violation(fact, variant) for fact in facts.irregularities)


def _violation(fact: IrregularityFact, variant: Variant) -> Violation:
    offenders = tuple(seat_of(letter) for letter in fact.by)
    holder = None if fact.holder is None else seat_of(fact.holder)
    violation = variant.violation(fact.rule, offenders, holder)
    if fact.corrected and variant.row(fact.rule).remedy not in PUT_RIGHT:
        # Put right in time it costs nothing; a value that is not held goes back all the same.
        return replace(violation, outcome=Outcome(returns=violation.outcome.returns))
    return violation


def is_unplayed(facts: HandFacts, variant: Variant) -> bool:
    """Return whether an irregularity ended the hand before there was anything to count.

    Its row ends the hand, or has it dealt again, and settles nothing of it; no count is told.
    """
    if facts.points is not None or facts.won is not None or facts.piles is not None:
        return False
    rows = (variant.row(fact.rule) for fact in facts.irregularities if not fact.corrected)
    return any(
        row.remedy in {Remedy.END_HAND, Remedy.REDEAL} and row.outcome.settlement == "as-usual"
        for row in rows
    )


def hand_ended(state: State, facts: HandFacts, variant: Variant) -> HandEnded:
    """Return the end of a hand, with the dealer of the next one as a case tells it."""
    dealer, was = state.round.dealer, state.round.skip_before
    found = [f for f in facts.irregularities if not f.corrected]
    rows = [(fact, variant.row(fact.rule)) for fact in found]
    again = any(row.remedy is Remedy.REDEAL for _, row in rows)
    # Where the wrong person was forehand the rightful one plays next, and he is skipped.
    usurped = [fact for fact, row in rows if row.outcome.next_forehand == "rightful"]
    if dealer is None or not (again or usurped):
        return variant.hand_ended(state)
    skipped = (seat_of(letter) for fact in usurped for letter in fact.by)
    return HandEnded(dealer, (*was, *skipped))
