"""From the document of a lesson to the lesson, with a place for every mistake."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cases.acts import Act
from tarock_desktop.cases.grammar import Grammar
from tarock_desktop.cases.incidents import incident_rows
from tarock_desktop.cases.notation import parse_cards
from tarock_desktop.cases.reading import read_situation
from tarock_desktop.cases.schema import CaseFacts
from tarock_desktop.cases.seats import seat_of
from tarock_desktop.cases.sheets import vocabularies
from tarock_desktop.documents.conversion import convert, find_mistakes
from tarock_desktop.documents.errors import DocumentError, the_first
from tarock_desktop.documents.names import quoted, unknown
from tarock_desktop.documents.positions import KeyPath
from tarock_desktop.documents.toml import Document
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.learning.lesson_file import (
    BEST,
    LEGAL,
    SOUND,
    Lesson,
    LessonFacts,
    LessonFileError,
    Light,
    Step,
    StepFacts,
    Text,
)
from tarock_desktop.learning.numbers import (
    NAME,
    PACK_NUMBERS,
    STEP_NUMBERS,
    SheetNumberError,
    number_of,
)
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.loader import load_variant
from tarock_desktop.variants.schema import Sheet

_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
LIGHTS: Final = ("trick", "hand", "talon", "score")
_OTHER: Final = "to be read"
_WITHOUT_TABLE: Final = "find"


def lesson_of(document: Document) -> Lesson:
    """Return the lesson of a document.

    Raises:
        LessonFileError: with all mistakes that were found.
    """
    malformed = find_mistakes(document, LessonFacts)
    if malformed:
        raise LessonFileError(tuple(malformed))
    facts = convert(document, LessonFacts)
    reader = _Reader(document, facts)
    lesson = reader.lesson()
    if reader.mistakes:
        by_place = {(each.position, each.sentence): each for each in reader.mistakes}
        raise LessonFileError(the_first(tuple(by_place[key] for key in sorted(by_place))))
    return lesson


@dataclass(slots=True)
class _Reader:
    document: Document
    facts: LessonFacts
    mistakes: list[DocumentError] = field(default_factory=list)

    def lesson(self) -> Lesson:
        """Return the lesson; it is worth nothing where mistakes were found."""
        facts, known = self.facts, vocabularies()
        if _ID.fullmatch(facts.lesson) is None:
            self.add(("lesson",), "a lesson is named in small letters with hyphens between words")
        if not facts.rulesets:
            self.add(("rulesets",), "a lesson is for at least one ruleset")
        for place, ruleset in enumerate(facts.rulesets):
            if ruleset not in known:
                self.add(("rulesets", place), unknown("ruleset", ruleset, known))
        if not facts.step:
            self.add(("lesson",), "a lesson has at least one [[step]]")
        self.text(("title",), facts.title)
        self._rules()
        self._numbers()
        self._measure()
        return Lesson(
            id=facts.lesson,
            rulesets=tuple(ruleset for ruleset in facts.rulesets if ruleset in known),
            title=facts.title,
            needs=facts.needs,
            rules=facts.rules,
            numbers=facts.numbers,
            minutes=facts.minutes,
            passed=facts.passed,
            steps=tuple(self.steps()),
            document=self.document,
        )

    def add(self, path: KeyPath, sentence: str) -> None:
        self.mistakes.append(self.document.error(path, sentence))

    def text(self, path: KeyPath, text: Text) -> None:
        own = any((text.en, text.cs, text.sl, text.de))
        if bool(text.key) == own:
            self.add(path, 'a text is { key = "..." }, or has words in one language at least')

    def _sheets(self) -> tuple[Sheet, ...]:
        return tuple(load_variant(each).sheet for each in self.facts.rulesets if each in FAMILY_OF)

    def _numbers(self) -> None:
        """Note numbers that stand on none of the sheets."""
        for name, told in self.facts.numbers.items():
            if NAME.fullmatch(name) is None or name in (*PACK_NUMBERS, *STEP_NUMBERS):
                self.add(("numbers", name), f"{quoted(name)} can't be the name of a number")
            faults: list[str] = []
            for sheet in self._sheets():
                try:
                    number_of(told, sheet)
                except SheetNumberError as error:
                    faults.append(str(error))
            if faults and len(faults) == len(self._sheets()):
                self.add(("numbers", name), faults[0])

    def _rules(self) -> None:
        """Note rules that none of the sheets has."""
        sheets = self._sheets() if self.facts.rules else ()
        known = {rule for each in sheets for row in each.irregularity for rule in row.rules}
        for place, rule in enumerate(self.facts.rules):
            if rule not in known:
                self.add(("rules", place), unknown("rule", rule, sorted(known)))

    def _measure(self) -> None:
        """Note more right answers than there are questions."""
        for ask, most in self.facts.passed.items():
            for ruleset in self.facts.rulesets:
                asked = sum(
                    step.ask == ask and (not step.rulesets or ruleset in step.rulesets)
                    for step in self.facts.step
                )
                if most > asked:
                    told = f'{ruleset}: "{ask}" is asked {asked} times, not {most}'
                    self.add(("passed", ask), told)

    # ----------------------------------------------------------------------------- steps

    def steps(self) -> Iterator[Step]:
        has_table = has_seat = False
        for place, facts in enumerate(self.facts.step):
            path: KeyPath = ("step", place)
            has_table = has_table or facts.hand is not None
            has_seat = has_seat or facts.seat is not None
            self._text_parts(path, facts)
            self._asked(path, facts, has_table=has_table, has_seat=has_seat)
            own = self._rulesets(path, facts)
            yield Step(
                number=place + 1,
                rulesets=facts.rulesets,
                say=facts.say,
                light=self._light(path, facts),
                seat=self._seat((*path, "seat"), facts.seat),
                ask=facts.ask,
                accept=facts.accept or "",
                hint=facts.hint,
                goal=facts.goal,
                wish=dict(self._wish(path, facts, own)),
                incident=dict(self._incident(path, facts, own)),
                hand=self._hand(path, facts, own),
            )

    def _text_parts(self, path: KeyPath, facts: StepFacts) -> None:
        if facts.say is not None:
            self.text((*path, "say"), facts.say)
        elif facts.ask is None and facts.hand is None:
            self.add(path, "a step says something, asks something or sets up a table")
        for number, hint in enumerate(facts.hint):
            self.text((*path, "hint", number), hint)

    def _asked(self, path: KeyPath, facts: StepFacts, *, has_table: bool, has_seat: bool) -> None:
        ask = facts.ask
        if ask == "act" and facts.accept is None:
            self.add((*path, "ask"), '"accept" is missing: legal, sound, best or an act')
        if facts.accept is not None and ask != "act":
            self.add((*path, "accept"), f'"accept" belongs to ask = "act", not to {ask or _OTHER}')
        if (facts.goal is not None) != (ask == "hand"):
            self.add((*path, "ask"), 'ask = "hand" and "goal" belong together')
        if (facts.incident is not None) != (ask == _WITHOUT_TABLE):
            self.add((*path, "ask"), 'ask = "find" and "incident" belong together')
        if ask is None or ask == _WITHOUT_TABLE:
            return
        if not has_table:
            self.add((*path, "ask"), "nothing lies on the table: [step.hand] is missing")
        if not has_seat and ask in {"act", "hand", "legal", "values", "sides"}:
            self.add((*path, "ask"), '"seat" is missing: who is asked')
        if facts.goal is not None and facts.goal.given_away is not None:
            try:
                Fraction(facts.goal.given_away)
            except (ValueError, ZeroDivisionError):
                self.add((*path, "goal", "given_away"), 'units are written as in "2" or "1/2"')

    def _light(self, path: KeyPath, facts: StepFacts) -> Light | None:
        told, place = facts.light, (*path, "light")
        if told is None:
            return None
        if told in LIGHTS:
            return Light(told)
        if told.startswith("seat "):
            return Light(seat=self._seat(place, told.removeprefix("seat ").strip()))
        try:
            return Light(cards=CardSet.gather(parse_cards(told)))
        except ValueError:
            self.add(place, f"what is lit is one of {', '.join(LIGHTS)}, seat B, or cards")
            return None

    def _seat(self, path: KeyPath, letter: str | None) -> Seat | None:
        if letter is None:
            return None
        if len(letter) != 1 or letter not in "ABCDEF":
            self.add(path, f"{quoted(letter)} is not a seat; seats are single letters from A to F")
            return None
        return seat_of(letter)

    def _wish(
        self, path: KeyPath, facts: StepFacts, rulesets: tuple[str, ...]
    ) -> Iterator[tuple[str, Act]]:
        """Yield the act that is wanted, under each ruleset."""
        if facts.accept is None or facts.accept in {LEGAL, SOUND, BEST}:
            return
        for ruleset in rulesets:
            grammar = Grammar(vocabularies()[ruleset], "ABCDEF")
            try:
                yield ruleset, grammar.act(facts.accept)
            except ValueError as error:
                self.add((*path, "accept"), f"legal, sound, best, or an act: {error}")

    def _incident(
        self, path: KeyPath, facts: StepFacts, rulesets: tuple[str, ...]
    ) -> Iterator[tuple[str, str]]:
        told, place = facts.incident, (*path, "incident")
        if told is None:
            return
        rows = incident_rows()
        for ruleset in rulesets:
            row = told if isinstance(told, str) else told.get(ruleset, "")
            own = [each for each, sheet in rows.items() if sheet == ruleset]
            if row in own:
                yield ruleset, row
            else:
                self.add(place, f"{ruleset}: {unknown('incident', row, own)}")

    def _rulesets(self, path: KeyPath, facts: StepFacts) -> tuple[str, ...]:
        """Return the rulesets under which a step is shown."""
        for place, ruleset in enumerate(facts.rulesets):
            if ruleset not in self.facts.rulesets:
                where = (*path, "rulesets", place)
                self.add(where, unknown("ruleset", ruleset, self.facts.rulesets, "of this lesson"))
        wanted = facts.rulesets or self.facts.rulesets
        return tuple(ruleset for ruleset in wanted if ruleset in vocabularies())

    # --------------------------------------------------------------------------- the table

    def _hand(
        self, path: KeyPath, facts: StepFacts, rulesets: tuple[str, ...]
    ) -> Mapping[str, CaseFacts]:
        """Return the table of a step under each ruleset."""
        if facts.hand is None:
            if facts.table is not None:
                self.add((*path, "table"), "[step.table] needs [step.hand]")
            return {}
        found: dict[str, CaseFacts] = {}
        table = {**(self.facts.table or {}), **(facts.table or {})}
        for ruleset in rulesets:
            data = {
                "case": self.facts.lesson,
                "ruleset": ruleset,
                "title": self.facts.lesson,
                "table": table,
                "hand": facts.hand,
            }
            origin = _origin(path, facts.table or {})
            document = Document(self.document.name, self.document.text, data, origin)
            situation = read_situation(document, vocabularies()[ruleset])
            self.mistakes += situation.mistakes
            if situation.facts is not None:
                found[ruleset] = situation.facts
        return found


def _origin(step: KeyPath, own: Mapping[str, object]) -> Callable[[KeyPath], KeyPath]:
    """Return where the paths of a position stand in the lesson: in its step, or at its head."""

    def origin(path: KeyPath) -> KeyPath:
        match path:
            case ("hand", *_):
                return (*step, *path)
            case ("table", key, *_) if key in own:
                return (*step, *path)
            case ("table", *_):
                return path
            case _:
                return step

    return origin
