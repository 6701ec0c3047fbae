"""Examinations for judges: questions by seed over all parts of a hand, and what they come to."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

from tarock_desktop.learning.question import Kind, Paid, Part, Question, chance_of
from tarock_desktop.learning.questions import question_of, sources

PASS_MARK: Final = Fraction(85, 100)
"""The share of right answers with which an examination is passed."""


_BESIDE: Final[Mapping[Kind, tuple[Kind, ...]]] = {
    Kind.ARTICLE: (Kind.FOLLOWS, Kind.PAYS),
    Kind.FOLLOWS: (Kind.ARTICLE,),
    Kind.PAYS: (Kind.ARTICLE,),
}
"""What can be asked about a source beside another question, without one answering the other."""


class Terms(Struct, frozen=True, kw_only=True):
    """What is agreed before an examination begins."""

    ruleset: str
    seed: str
    count: int = 30
    open_book: bool = False
    """Whether the rule sheet may be read."""
    minutes: int = 60


class Examination(Struct, frozen=True):
    """An examination: the same terms make the same questions in the same order."""

    terms: Terms
    questions: tuple[Question, ...]


class Score(Struct, frozen=True):
    """How many of some questions were answered rightly."""

    right: int
    asked: int

    @property
    def is_passed(self) -> bool:
        """Whether that is enough."""
        return self.right >= self.asked * PASS_MARK


def examination(terms: Terms) -> Examination:
    """Return the questions that a seed asks; fewer if the sheet has not so many."""
    questions = []
    for question in _drawn(terms):
        questions.append(question)
        if len(questions) == terms.count:
            break
    return Examination(terms, tuple(questions))


def _drawn(terms: Terms) -> Iterator[Question]:
    """Yield questions: the parts of a hand in turn, the kinds in turn, no source twice.

    Of one rule a kind asks but once: two rows about it read much the same. When the sources run
    out, some are asked again in a way that answers nothing asked before.
    """
    chance = chance_of(f"{terms.ruleset}/{terms.seed}")
    by_part: dict[Part, list[str]] = {}
    found = list(sources(terms.ruleset))
    chance.shuffle(found)
    for source, part in found:
        by_part.setdefault(part, []).append(source)
    draw = _Draw(terms, chance)
    while by_part:
        for part in tuple(by_part):
            source = by_part[part].pop()
            if not by_part[part]:
                del by_part[part]
            yield from draw.ask(source, tuple(Kind))
    for source, kind in tuple(draw.asked.items()):
        yield from draw.ask(source, _BESIDE.get(kind, ()))


class _Draw:
    """What is asked in a paper so far."""

    def __init__(self, terms: Terms, chance: random.Random) -> None:
        self.asked: dict[str, Kind] = {}
        """The first question about each source."""
        self._terms = terms
        self._chance = chance
        self._kinds: Counter[Kind] = Counter()
        self._unpaid = 0
        self._seen = set[tuple[Kind, str]]()
        self._named = set[str]()
        """What breaches are about that were told."""
        self._secret = set[str]()
        """What those are about that somebody has to find."""

    def ask(self, source: str, kinds: Sequence[Kind]) -> Iterator[Question]:
        """Yield a question about a source, if there is one of these kinds, the rarest first."""
        mixed = self._chance.sample(list(kinds), len(kinds))
        for kind in sorted(mixed, key=lambda each: self._kinds[each]):
            question = question_of(self._terms.ruleset, source, kind, self._terms.seed)
            if question is None or (kind, question.about) in self._seen:
                continue
            # Who is asked what was wrong must not read it elsewhere.
            secret = self._named if kind is Kind.WRONG else self._secret
            if question.names & secret:
                continue
            nobody = _nobody_pays(question)
            if nobody and 3 * (self._unpaid + 1) > self._kinds[Kind.PAYS] + 1:
                continue
            self._unpaid += nobody
            self._kinds[kind] += 1
            if question.about:
                self._seen.add((kind, question.about))
            self.asked.setdefault(source, kind)
            (self._secret if kind is Kind.WRONG else self._named).update(question.names)
            yield question
            return


def _nobody_pays(question: Question) -> bool:
    """Return whether the answer is that nobody pays: of the payments a third at most."""
    right = question.options[question.right]
    return isinstance(right, Paid) and right.nobody


def score(examined: Examination, answers: tuple[int | None, ...]) -> Score:
    """Return what some answers come to; an answer that is missing is wrong."""
    pairs = zip(examined.questions, answers, strict=False)
    right = sum(question.right == answer for question, answer in pairs)
    return Score(right, len(examined.questions))


def score_by_part(
    questions: tuple[Question, ...], answers: tuple[int | None, ...]
) -> dict[Part, Score]:
    """Return what some answers come to in each part of the hand."""
    scores: dict[Part, Score] = {}
    for question, answer in zip(questions, answers, strict=False):
        old = scores.get(question.part, Score(0, 0))
        scores[question.part] = Score(old.right + (question.right == answer), old.asked + 1)
    return {part: scores[part] for part in Part if part in scores}
