"""A lesson as a file: what is told, what is asked, and the table on which it is asked.

No key of a file holds an answer: the engine, the search and the settlement judge
(docs/lesson-format.md). A position is the `[hand]` of a worked case, read under every ruleset that
the lesson is for.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cases.acts import Act
from tarock_desktop.cases.schema import CaseFacts
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.files import load
from tarock_desktop.documents.toml import Document
from tarock_desktop.table.seats import Seat

Ask = Literal["act", "legal", "winner", "count", "pay", "values", "sides", "find", "hand"]
"""What a pupil is asked for."""
LEGAL: Final = "legal"
"""Any act that the table lets happen is right."""
SOUND: Final = "sound"
"""A good act is right, by what its player knows."""
BEST: Final = "best"
"""The best card is right, with all hands known."""


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """What is told: a sentence of the program by its key, or a club's own words."""

    key: str = ""
    """A key of the lessons' tables of sentences in `texts`."""
    en: str = ""
    cs: str = ""
    sl: str = ""
    de: str = ""

    def in_language(self, code: str) -> str:
        """Return a club's own words in a language, or in one that they have."""
        own: str = getattr(self, code, "")
        return own or next(filter(None, (self.en, self.cs, self.sl, self.de)), "")


class Light(Struct, frozen=True):
    """What is lit while a step is told."""

    part: str = ""
    """`trick`, `hand`, `talon` or `score`."""
    seat: Seat | None = None
    cards: CardSet = NO_CARDS


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What a hand that is played to its end must come to."""

    refused: int | None = None
    """Refused acts at most."""
    won: bool = False
    """The pupil must gain something."""
    given_away: str | None = None
    """Units given away at most, by what the pupil knew."""

    @property
    def most_given_away(self) -> Fraction | None:
        """The units, as a number; `None`: it does not matter."""
        return None if self.given_away is None else Fraction(self.given_away)


class Step(Struct, frozen=True, kw_only=True):
    """One step of a lesson: something is told, and mostly something is asked."""

    number: int
    """Place in the file, from 1."""
    rulesets: tuple[str, ...] = ()
    """Where it is shown; empty: under all rulesets of the lesson."""
    say: Text | None = None
    light: Light | None = None
    seat: Seat | None = None
    """The pupil's; that of an earlier step holds on."""
    ask: Ask | None = None
    """`None`: there is only something to read."""
    accept: str = ""
    """Of an act: `legal`, `sound`, `best`, or the act that its writer wants."""
    hint: tuple[Text, ...] = ()
    """Help of the writer, before that of the coach."""
    goal: Goal | None = None
    wish: Mapping[str, Act] = {}
    """The act that the writer wants, by ruleset."""
    incident: Mapping[str, str] = {}
    """The row whose incident is shown, by ruleset."""
    hand: Mapping[str, CaseFacts] = {}
    """The table that is set up, by ruleset; empty: it goes on from the step before."""


class Lesson(Struct, frozen=True, kw_only=True):
    """One lesson."""

    id: str
    rulesets: tuple[str, ...]
    """It holds under each of them."""
    title: Text
    needs: tuple[str, ...] = ()
    """Lessons that come before it."""
    rules: tuple[str, ...] = ()
    """Rules that it is about: who breaks one of them often is sent to it."""
    numbers: Mapping[str, str] = {}
    """What its texts take from the sheet, by the name of the place: `learning.numbers`."""
    minutes: int = 5
    passed: Mapping[Ask, int] = {}
    """How many answers of a kind must be right at once; a kind that is not named: all, at last."""
    steps: tuple[Step, ...] = ()
    document: Document

    def under(self, ruleset: str) -> Lesson:
        """Return the lesson with those steps alone that a ruleset has."""
        own = (step for step in self.steps if not step.rulesets or ruleset in step.rulesets)
        return replace(self, steps=tuple(own))

    def line(self, step: int) -> int:
        """Return the line of the file on which a step begins, by its number there."""
        return self.document.at_key(("step", step - 1)).line


class LessonFileError(DocumentError):
    """A file that is no lesson; it is the first of its mistakes."""

    def __init__(self, mistakes: tuple[DocumentError, ...]) -> None:
        first = mistakes[0]
        super().__init__(first.name, first.position, first.what)
        self.mistakes = mistakes
        """All mistakes, in the order of the text."""


def read_lesson(path: Path) -> Lesson:
    """Return the lesson of a file.

    Raises:
        DocumentError: it can't be read or is damaged; of a file that is TOML a `LessonFileError`.
    """
    from tarock_desktop.learning.lesson_reading import lesson_of  # noqa: PLC0415

    return lesson_of(load(path))


class StepFacts(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The keys of `[[step]]`."""

    rulesets: tuple[str, ...] = ()
    say: Text | None = None
    light: str | None = None
    seat: str | None = None
    ask: Ask | None = None
    accept: str | None = None
    hint: tuple[Text, ...] = ()
    goal: Goal | None = None
    incident: str | dict[str, str] | None = None
    table: dict[str, Any] | None = None
    hand: dict[str, Any] | None = None


class LessonFacts(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The keys of a lesson file."""

    lesson: str
    rulesets: tuple[str, ...]
    title: Text
    needs: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    numbers: dict[str, str] = {}
    minutes: int = 5
    passed: dict[Ask, int] = {}
    table: dict[str, Any] | None = None
    step: tuple[StepFacts, ...] = ()
