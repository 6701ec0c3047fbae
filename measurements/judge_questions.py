"""Every question for judges that can be made: is it one, in four languages?

Run ``PYTHONPATH=. python measurements/judge_questions.py [SEEDS]`` in a checkout. For every source
and kind and so many seeds (2 without the argument) it is checked that there are four answers
different in words, that exactly one is right or what a judge may choose as well, that no row's id
stands in the text, that no frame shows the ruling or the claim, that the key names an article,
that no line is the title of the one asked for, and that the same seed makes the same question. The
exit code is 1 if anything is wrong.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator

from tarock_desktop.cases.incidents import incident_rows
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.learning.payments import payments_of
from tarock_desktop.learning.question import FROM_CASES, OPTIONS, Kind, Paid, Question
from tarock_desktop.learning.questions import question_of, shown_frames, sources
from tarock_desktop.learning.situations import situation_of
from tarock_desktop.table.actions import Claim
from tarock_desktop.table.events import RulingIssued
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.examination import ExaminationTexts, ToldQuestion
from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.variants.loader import load_variant

SMALL = {"a", "and", "at", "be", "by", "card", "cards", "for", "in", "may", "of", "on", "or",
         "rule", "the", "to", "what", "when"}  # fmt: skip
OF_TERMS = "westfest"  # its headings are its terms: too few would be left without them
BEGINNING = 4  # so many letters make a word the same: "dealt" and "dealing"


def faults(question: Question, tellers: dict[str, ExaminationTexts]) -> Iterator[str]:
    """Yield what is wrong with a question."""
    if len(set(question.options)) != OPTIONS:
        yield "not four different answers"
    if question_of(question.ruleset, question.source, question.kind, question.seed) != question:
        yield "the same seed makes another question"
    ids = {row.id for row in load_variant(question.ruleset).sheet.irregularity} & set(
        incident_rows()
    )
    for code, teller in tellers.items():
        told = teller.told(question)
        if len({answer.casefold() for answer in told.options}) != OPTIONS:
            yield f"{code}: two answers read the same: {sorted(told.options)}"
        text = " ".join((*told.position, *told.course, *told.told, told.asked, *told.options))
        named = [row for row in ids if row in text and "-" in row]
        if named:
            yield f"{code}: {named} stands in the text"
        if not all(told.options):
            yield f"{code}: an empty answer"
        if not told.article:
            yield f"{code}: no article in the key"
        is_asked = question.kind is Kind.ARTICLE and question.ruleset != OF_TERMS
        if code == "en" and is_asked and _is_given_away(question, told):
            yield "the line has the words of the title"
    yield from _shown_too_much(question)
    yield from _also_right(question)


def _is_given_away(question: Question, told: ToldQuestion) -> bool:
    """Return whether the line has all words of the right title and none of another one."""
    line = _words(" ".join(told.told))
    titles = [_words(re.sub(r"\(.*?\)", "", option)) for option in told.options]
    others = (title for place, title in enumerate(titles) if place != question.right)
    return titles[question.right] <= line and not any(title & line for title in others)


def _words(text: str) -> set[str]:
    words = re.findall(r"[^\W\d_]+", text.casefold())
    return {word[:BEGINNING] for word in words if word not in SMALL}


def _shown_too_much(question: Question) -> Iterator[str]:
    situation = None if question.kind in FROM_CASES else situation_of(question.source)
    if situation is None:
        return
    for frame in shown_frames(question):
        for event in frame.events:
            if isinstance(event, RulingIssued) and event.ruling.row == question.source:
                yield "a frame shows the ruling"
    about_claims = situation.ruling.rule.startswith("claim.")
    if isinstance(situation.told_act, Claim) and not about_claims:
        yield "the claim is told"


def _also_right(question: Question) -> Iterator[str]:
    situation = situation_of(question.source) if question.kind is Kind.PAYS else None
    if situation is None:
        return
    paid = payments_of(situation)
    if paid is None:
        return
    for place, option in enumerate(question.options):
        if place != question.right and isinstance(option, Paid) and option.amounts in paid.chosen:
            yield f"a judge may choose answer {place}"
        if isinstance(option, Paid) and sum(option.amounts):
            yield f"answer {place} does not add up to nothing"


def main(seeds: int) -> int:
    """Check every question; print the numbers and what is wrong."""
    wrong = 0
    for ruleset in FAMILY_OF:
        tellers = {
            language.code: ExaminationTexts(read_catalogue(language), ruleset)
            for language in LANGUAGES
        }
        made: Counter[str] = Counter()
        for source, _ in sources(ruleset):
            for kind in Kind:
                for seed in range(seeds):
                    question = question_of(ruleset, source, kind, str(seed))
                    if question is None:
                        continue
                    made[kind.value] += 1
                    made["twin"] += question.twin is not None
                    right = question.options[question.right]
                    made["nobody pays"] += isinstance(right, Paid) and right.nobody
                    for fault in faults(question, tellers):
                        wrong += 1
                        print(f"{question.item} {seed}: {fault}")
        print(ruleset, dict(made))
    print(f"{wrong} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 2))
