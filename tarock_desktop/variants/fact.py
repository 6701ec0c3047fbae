"""What one rule sheet says about one subject, and where it says it."""

from __future__ import annotations

from dataclasses import field
from enum import Enum
from fractions import Fraction
from typing import TypeAlias

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import NameRef
from tarock_desktop.records import dataclass
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


@dataclass(frozen=True, slots=True)
class Chips:
    """An amount in the unit of the sheet."""

    amount: Fraction


@dataclass(frozen=True, slots=True)
class Times:
    """A factor."""

    factor: Fraction


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several ways, by subject and value: `deal.search=never`."""

    key: str


@dataclass(frozen=True, slots=True)
class Faces:
    """Faces of cards, the highest first."""

    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Discs:
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


@dataclass(frozen=True, slots=True)
class Subject:
    """What a fact is about."""

    key: str
    name: NameRef | None = None
    """The contract, value, feat or option it is about, in the sheet's own ids."""


@dataclass(frozen=True, slots=True)
class Fact:
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
