"""Every lesson of the program: its tables can be laid, and its texts are there in all languages.

What its tasks accept and reject is worked out by `tarock lesson check lessons`: it takes minutes.
"""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.learning.checking import Told, texts_of
from tarock_desktop.learning.course import course_of
from tarock_desktop.learning.lesson_file import Lesson, read_lesson
from tarock_desktop.learning.lesson_run import LessonRun
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.families import LESSONS
from tarock_desktop.texts.languages import LANGUAGES, Language
from tarock_desktop.texts.lessons import Lessons
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.sentences import JoinedTables
from tarock_desktop.texts.shared_lessons import SharedLessonTexts
from tarock_desktop.variants.loader import load_variant

FAMILIES = sorted(set(FAMILY_OF.values()))
MOST_WORDS = 45
"""Of a step, in any language; English may have 40."""


@cache
def shipped(family: str) -> tuple[Lesson, ...]:
    return tuple(read_lesson(each.path) for each in course_of(family) if each.path is not None)


@cache
def gone_through(family: str) -> tuple[tuple[str, str, tuple[Told, ...], int], ...]:
    """Return of each ruleset and lesson what is told, and how many tasks are set."""
    found = []
    for lesson in shipped(family):
        for ruleset in lesson.rulesets:
            run, told, asked = LessonRun(lesson, ruleset), [Told(lesson.title)], 0
            for number in range(1, len(run.lesson.steps) + 1):
                run.begin(number)
                told += texts_of(run)
                asked += run.task() is not None
            found.append((ruleset, lesson.id, tuple(told), asked))
    return tuple(found)


def told_in(family: str) -> Iterator[tuple[str, str, Told]]:
    """Yield every text with its ruleset and lesson."""
    for ruleset, lesson, told, _ in gone_through(family):
        yield from ((ruleset, lesson, each) for each in told)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_table_can_be_laid_and_every_task_set(family):
    for ruleset, lesson, _, asked in gone_through(family):
        assert asked >= 5, (lesson, ruleset)


@pytest.mark.parametrize("spoken", LANGUAGES, ids=lambda spoken: spoken.code)
@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_said_is_there_and_short_and_takes_its_numbers_from_the_sheet(
    family: str, spoken: Language
):
    catalogue, by_ruleset = read_catalogue(spoken), {}
    for ruleset, lesson, told in told_in(family):
        if ruleset not in by_ruleset:
            sheet = load_variant(ruleset).sheet
            words = Words(catalogue, sheet, tuple("ABCDEF"))
            by_ruleset[ruleset] = Lessons(catalogue, sheet, words)
        said = by_ruleset[ruleset]
        length = len(said.say(told.text, told.numbers).split())
        assert length <= MOST_WORDS, (lesson, told.text.key, length)
        figures = [figure for figure, _ in said.figures(told.text)]
        assert not figures, (lesson, told.text.key, figures)


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_no_text_that_none_of_its_lessons_says(family: str):
    said = {told.text.key for _, _, told in told_in(family)}
    catalogue = read_catalogue(LANGUAGES[0])
    tables = [each for each in LESSONS[family].tables if family in each.__module__]
    assert tables
    for table in tables:
        assert table(catalogue).keys <= said


def test_no_text_of_several_families_is_left_that_none_says():
    said = {told.text.key for family in FAMILIES for _, _, told in told_in(family)}
    assert SharedLessonTexts(read_catalogue(LANGUAGES[0])).keys <= said


@pytest.mark.parametrize("family", FAMILIES)
def test_a_lesson_takes_no_number_that_none_of_its_texts_names(family: str):
    tables = JoinedTables(read_catalogue(LANGUAGES[0]), *LESSONS[family].tables)
    for lesson in shipped(family):
        keys = {told.text.key for _, name, told in told_in(family) if name == lesson.id}
        said = " ".join(map(tables.sentence, keys))
        unused = [n for n in lesson.numbers if not re.search(rf"[{{_]{n}(_object)?}}", said)]
        assert not unused, (lesson.id, unused)
