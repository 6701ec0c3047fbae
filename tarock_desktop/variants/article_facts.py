"""What a sheet says in tables that no other family has: the contracts, and the article of each.

Rules without a counterpart elsewhere are compared as a whole: by what their article says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tarock_desktop.messages.message import NameRef
from tarock_desktop.rules.law import Law
from tarock_desktop.variants.fact import Choice, Fact, Section, Subject
from tarock_desktop.variants.schema import Sheet

_SECTIONS: Final[Mapping[str, Section]] = {
    "bidding": Section.BIDDING,
    "talon": Section.BIDDING,
    "ways": Section.BIDDING,
    "call": Section.CALLS,
    "discard": Section.DISCARDS,
    "announcing": Section.ANNOUNCEMENTS,
    "score": Section.SCORING,
    "fewest": Section.SCORING,
    "radl": Section.SCORING,
    "pot": Section.SCORING,
    "penalties": Section.IRREGULARITIES,
}
"""Where the article of a table is told; the others belong to play."""


def article_facts(sheet: Sheet) -> Iterator[Fact]:
    """Yield the contracts of a sheet and the articles of the tables only its family has."""
    for contract in sheet.contract:
        name = NameRef("contract", contract.id)
        sides = Choice(f"contract.sides={contract.sides}")
        subject = Subject("contract.sides", name)
        yield Fact(
            Section.BIDDING, f"contract.sides/{contract.id}", subject, sides, contract.article
        )
        rank = Subject("contract.rank", name)
        yield Fact(
            Section.BIDDING, f"contract.rank/{contract.id}", rank, contract.rank, contract.article
        )
    told: set[tuple[Section, str]] = set()
    for field in sheet.__struct_fields__:
        law = getattr(sheet, field)
        section = _SECTIONS.get(field, Section.PLAY)
        own = field not in Sheet.__struct_fields__ and isinstance(law, Law)
        if own and (section, law.article) not in told:
            told.add((section, law.article))
            yield _article(sheet, section, law.article)


def _article(sheet: Sheet, section: Section, article: str) -> Fact:
    subject = Subject("article", NameRef("article", article))
    match = f"article/{sheet.ruleset.id}/{section.value}/{article}"
    return Fact(section, match, subject, NameRef("gist", article), article)
