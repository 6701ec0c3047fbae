"""The differences of two rule sheets in words."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final, assert_never

from msgspec import Struct

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import NameRef
from tarock_desktop.rules.deal.dealing import KnockStyle
from tarock_desktop.rules.hand.violations import Fine, Outcome
from tarock_desktop.texts.cards import face_letter
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.comparison_tables import SharedSubjects, SharedValues
from tarock_desktop.texts.families import FAMILIES
from tarock_desktop.texts.numbers import mixed, whole
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.sentences import JoinedTables
from tarock_desktop.variants.comparison import Difference
from tarock_desktop.variants.fact import (
    Chips,
    Choice,
    Discs,
    Faces,
    Fact,
    FactValue,
    Section,
    Setting,
    Subject,
    Times,
)
from tarock_desktop.variants.facts_of_rows import RowFact

LIST: Final = ", "
PARTS: Final = " · "
RULE: Final = "rule."
MISSING: Final = {Section.OPTIONS: "fixed", Section.IRREGULARITIES: "no-row"}
"""What is said of a sheet that has nothing on a subject, if it is not "not on this sheet"."""


class Said(Struct, frozen=True):
    """What one sheet says about a subject."""

    lines: tuple[str, ...]
    heading: str
    """The article, as it is cited; empty where there is none or the lines name theirs."""


class DifferenceText(Struct, frozen=True):
    """One line of a comparison."""

    subject: str
    left: Said
    right: Said


class FactText(Struct, frozen=True):
    """What one sheet says about a subject, ready to be shown."""

    subject: str
    said: Said


class ComparisonWords:
    """The words for a comparison of two sheets, in one language."""

    def __init__(self, translations: Translations, left: Words, right: Words) -> None:
        """Take the words of both sheets."""
        self._left, self._right = left, right
        self._subjects: dict[str, JoinedTables] = {}
        self._values: dict[str, JoinedTables] = {}
        for ruleset in {left.ruleset, right.ruleset}:
            family = FAMILIES.of(ruleset)
            self._subjects[ruleset] = JoinedTables(translations, family.subjects, SharedSubjects)
            self._values[ruleset] = JoinedTables(translations, family.values, SharedValues)

    def section(self, section: Section) -> str:
        """Return the title of a section."""
        return self._subjects[self._left.ruleset].sentence(f"section.{section.value}")

    def difference(self, difference: Difference) -> DifferenceText:
        """Return a difference in words."""
        sides = (difference.left, self._left), (difference.right, self._right)
        subjects = (self._subject(fact.subject, words) for fact, words in sides if fact)
        left, right = (self._said(fact, words, difference.section) for fact, words in sides)
        return DifferenceText(next(subjects), left, right)

    def fact(self, fact: Fact, words: Words) -> FactText:
        """Return what one sheet, whose *words* these are, says about a subject."""
        said = self._said(fact, words, fact.section)
        return FactText(self._subject(fact.subject, words), said)

    def _subject(self, subject: Subject, words: Words) -> str:
        name = subject.name
        if subject.key.startswith(RULE):
            return words.rule(subject.key.removeprefix(RULE))
        subjects = self._subjects[words.ruleset]
        if name is None:
            return subjects.sentence(subject.key)
        if subject.key == "option":
            return words.option(name.name).label
        if subject.key == "row":
            return words.name(name)
        if subject.key == "value":
            return words.gloss(name) or words.name(name)
        return subjects.sentence(subject.key).format(name=words.name(name))

    def _said(self, fact: Fact | None, words: Words, section: Section) -> Said:
        if fact is None:
            return Said(
                (self._values[words.ruleset].sentence(MISSING.get(section, "nothing")),), ""
            )
        rows, key = _rows(fact.value), fact.subject.key
        if rows:
            rule = key.removeprefix(RULE) if key.startswith(RULE) else ""
            return Said(tuple(line for row in rows for line in self.row(row, words, rule)), "")
        heading = "" if fact.article is None else words.article(fact.article).heading
        return Said((self._value(fact.value, words),), heading)

    # ------------------------------------------------------------------------- irregularities

    def row(self, row: RowFact, words: Words, rule: str = "") -> tuple[str, str]:
        """Return what a row provides in short, and as a sentence with its articles.

        *rule*: the one it is told for; a row may provide something else for one of its rules.
        """
        sentence = words.consequence(row.id, rule)
        heading = words.cited(row.articles)
        return f"{row.id}: {PARTS.join(self._parts(row, words))}", f"{sentence} [{heading}]"

    def _parts(self, row: RowFact, words: Words) -> Iterator[str]:
        say = self._values[words.ruleset].sentence
        if row.until is not None:
            yield say(f"until.{row.until}")
        if row.when is not None:
            yield say(f"when.{row.when}")
        if row.when_late:
            yield say("when-late")
        remedy = say(f"remedy.{row.remedy.value}")
        if row.remedy_until is not None:
            remedy = f"{remedy} ({say(f'until.{row.remedy_until}')})"
        yield remedy
        yield from self._costs(row.outcome, words)
        if row.afterwards is not None:
            late = say(f"remedy.{row.afterwards.remedy.value}")
            consequence = LIST.join((late, *self._costs(row.afterwards.outcome, words)))
            yield say("afterwards").format(consequence=consequence)
        for choice in row.choices:
            if choice.when is not None:
                yield say(f"choice.{choice.id}/{choice.when}")
                continue
            parts = () if choice.remedy is None else (say(f"remedy.{choice.remedy.value}"),)
            instead = LIST.join((*parts, *self._costs(choice.outcome, words)))
            yield say("judge-may").format(choice=instead)

    def _costs(self, outcome: Outcome, words: Words) -> Iterator[str]:
        say = self._values[words.ruleset].sentence
        for fine in outcome.fines:
            costs = say(_fine(fine)).format(amount=words.amount(fine.amount))
            yield costs if fine.rule is None else f"{costs} ({words.rule(fine.rule)})"
        if outcome.settlement != "as-usual":
            yield say(f"settlement.{outcome.settlement}")
        if outcome.warning != "none":
            yield say(f"warning.{outcome.warning}")
        if outcome.returns != "nothing":
            yield say(f"returns.{outcome.returns}")
        if outcome.voids != "nothing":
            yield say(f"voids.{outcome.voids}")
        if outcome.next_forehand != "as-usual":
            yield say(f"next_forehand.{outcome.next_forehand}")

    # --------------------------------------------------------------------------------- values

    def _value(self, value: FactValue, words: Words) -> str:
        match value:
            case bool():
                return self._values[words.ruleset].sentence("yes" if value else "no")
            case int():
                return whole(value)
            case Fraction():
                return mixed(value)
            case Chips():
                return words.amount(value.amount)
            case Times():
                return f"×{mixed(value.factor)}"
            case Choice():
                return self._values[words.ruleset].sentence(value.key)
            case Faces():
                return " ".join(face_letter(face, words.language) for face in value.faces)
            case Discs():
                return f"{whole(value.count)} × {whole(value.worth)}"
            case KnockStyle() | Card() | NameRef():
                return _named(value, words)
            case RowFact():
                return LIST.join(self.row(value, words))
            case Setting():
                return self._setting(value, words)
            case (NameRef(), _):
                return " ".join(self._value(part, words) for part in value)
            case tuple():
                return LIST.join(self._value(part, words) for part in value)
            case _:
                assert_never(value)

    def _setting(self, setting: Setting, words: Words) -> str:
        if setting.shown:
            return "; ".join(words.option_choice(setting.id, choice) for choice in setting.shown)
        least, most = (whole(bound or 0) for bound in (setting.least, setting.most))
        return self._values[words.ruleset].sentence("span").format(least=least, most=most)


def _named(value: KnockStyle | Card | NameRef, words: Words) -> str:
    match value:
        case KnockStyle():
            return words.name(NameRef("style", _style(value)))
        case Card():
            return words.card(value)
        case NameRef():
            return words.name(value)


def _style(style: KnockStyle) -> str:
    """Return what a way of dealing after a knock is called."""
    if style.split_first:
        return "halves"
    return f"choice-{style.packet}" if style.choose else str(style.packet)


def _rows(value: FactValue) -> tuple[RowFact, ...]:
    parts = value if isinstance(value, tuple) else ()
    return tuple(part for part in parts if isinstance(part, RowFact))


def _fine(fine: Fine) -> str:
    return f"fine.{fine.payer}/{fine.payee}"
