"""What two rule sheets say differently, found in their data."""

from __future__ import annotations

from msgspec import Struct

from tarock_desktop.variants.fact import Fact, Section
from tarock_desktop.variants.schema import Sheet
from tarock_desktop.variants.sheet_facts import facts


class Difference(Struct, frozen=True):
    """One subject on which two sheets differ, or which only one of them knows."""

    section: Section
    match: str
    """What both facts are about."""
    left: Fact | None
    right: Fact | None


def compare(left: Sheet, right: Sheet) -> tuple[Difference, ...]:
    """Return the differences of two sheets, by section, in the order of the left one.

    What only the right sheet knows comes after the rest of its section. Articles differ in every
    line and are no difference of their own.
    """
    of_left = {fact.match: fact for fact in facts(left)}
    of_right = {fact.match: fact for fact in facts(right)}
    found = [
        Difference(fact.section, match, fact, of_right.get(match))
        for match, fact in of_left.items()
        if match not in of_right or of_right[match].value != fact.value
    ]
    found += [
        Difference(fact.section, match, None, fact)
        for match, fact in of_right.items()
        if match not in of_left
    ]
    order = list(Section)
    return tuple(sorted(found, key=lambda difference: order.index(difference.section)))
