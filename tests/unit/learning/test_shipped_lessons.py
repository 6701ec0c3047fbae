"""Every lesson of the program: its tables can be laid, and its texts are there in all languages.

What its tasks accept and reject is worked out by `tarock lesson check lessons`: it takes minutes.
"""

from collections.abc import Iterator
from functools import cache

import pytest

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.learning.course import course_of
from tarock_desktop.learning.lesson_file import Lesson, Text, read_lesson
from tarock_desktop.learning.lesson_run import LessonRun
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.families import LESSONS
from tarock_desktop.texts.languages import LANGUAGES, Language
from tarock_desktop.texts.lessons import Lessons
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.loader import load_variant

FAMILIES = sorted(set(FAMILY_OF.values()))
MOST_WORDS = 45
"""Of a step, in any language; English may have 40."""


@cache
def shipped(family: str) -> tuple[Lesson, ...]:
    return tuple(read_lesson(each.path) for each in course_of(family) if each.path is not None)


def texts(lesson: Lesson) -> Iterator[Text]:
    yield lesson.title
    for step in lesson.steps:
        yield from step.hint
        if step.say is not None:
            yield step.say


@pytest.mark.parametrize("family", FAMILIES)
def test_every_table_can_be_laid_and_every_task_set(family):
    for lesson in shipped(family):
        for ruleset in lesson.rulesets:
            run = LessonRun(lesson, ruleset)
            asked = 0
            for number in range(1, len(run.lesson.steps) + 1):
                run.begin(number)
                asked += run.task() is not None
            assert asked >= 5, (lesson.id, ruleset)


@pytest.mark.parametrize("spoken", LANGUAGES, ids=lambda spoken: spoken.code)
@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_said_is_there_and_short(family: str, spoken: Language):
    catalogue = read_catalogue(spoken)
    for lesson in shipped(family):
        for ruleset in lesson.rulesets:
            sheet = load_variant(ruleset).sheet
            said = Lessons(catalogue, sheet, Words(catalogue, sheet, tuple("ABCDEF")))
            for text in texts(lesson):
                words = said.say(text).split()
                assert len(words) <= MOST_WORDS, (lesson.id, text.key, len(words))


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_no_text_that_none_of_its_lessons_says(family: str):
    said = {text.key for lesson in shipped(family) for text in texts(lesson)}
    catalogue = read_catalogue(LANGUAGES[0])
    tables = [each for each in LESSONS[family].tables if family in each.__module__]
    assert tables
    for table in tables:
        assert table(catalogue).keys <= said
