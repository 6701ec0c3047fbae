"""What one rule sheet says about one subject, and where it says it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import NameRef
from tarock_desktop.rules.deal.dealing import KnockStyle
from tarock_desktop.variants.facts_of_rows import RowFact


class Section(Enum):
    """The parts of a comparison, in their order."""

    CARDS = "cards"
    DEALING = "dealing"
    BIDDING = "bidding"
    CALLS = "calls"
    DISCARDS = "discards"
    VALUES = "values"
    ANNOUNCEMENTS = "announcements"
    PLAY = "play"
    SCORING = "scoring"
    IRREGULARITIES = "irregularities"
    OPTIONS = "options"


class Chips(Struct, frozen=True):
    """An amount in the unit of the sheet."""

    amount: Fraction


class Times(Struct, frozen=True):
    """A factor."""

    factor: Fraction


class Choice(Struct, frozen=True):
    """One of several ways, by subject and value: `deal.search=never`."""

    key: str


class Faces(Struct, frozen=True):
    """Faces of cards, the highest first."""

    faces: tuple[str, ...]


class Discs(Struct, frozen=True):
    """So many chips of one worth."""

    count: int
    worth: int


@dataclass(frozen=True, slots=True)
class Setting:
    """What a table may set otherwise."""

    id: str = field(compare=False)
    """The option's id on this sheet."""
    shown: tuple[str | bool, ...] = field(compare=False)
    """What can be chosen, in the order of the sheet; empty for a number."""
    choices: frozenset[str]
    """The same without order."""
    least: int | None
    most: int | None


FactValue: TypeAlias = (
    bool
    | int
    | Fraction
    | Chips
    | Times
    | Choice
    | Faces
    | Discs
    | KnockStyle
    | Card
    | NameRef
    | RowFact
    | Setting
    | tuple["FactValue", ...]
)
"""What a sheet says about a subject; a tuple is a list of such."""


class Subject(Struct, frozen=True):
    """What a fact is about."""

    key: str
    name: NameRef | None = None
    """The contract, value, feat or option it is about, in the sheet's own ids."""


class Fact(Struct, frozen=True):
    """One thing a sheet says."""

    section: Section
    match: str
    """Facts of two sheets with the same `match` are about the same."""
    subject: Subject
    value: FactValue
    article: str | None
    """Where it stands; `None` for what the sheet leaves open."""


def fact(section: Section, key: str, value: FactValue, article: str | None) -> Fact:
    """Return a fact about the subject *key* itself."""
    return Fact(section, key, Subject(key), value, article)
