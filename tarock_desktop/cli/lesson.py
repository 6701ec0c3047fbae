"""`tarock lesson check FILE...`: works the tasks of lessons out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tarock_desktop.cli.case import toml_files
from tarock_desktop.cli.options import open_variant
from tarock_desktop.cli.streams import DIFFERENT, OK, USAGE, Streams
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.learning.checking import Worked, work_out
from tarock_desktop.learning.lesson_file import Lesson, Text, read_lesson
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.texts.lessons import Lessons
from tarock_desktop.texts.render import Words

MOST_WORDS: Final = 40
"""Words of a step that are read at once, in English."""
MOST_SHOWN: Final = 12
"""Answers of one kind that are printed."""
SOURCE: Final = "en"


def check(paths: list[Path], streams: Streams) -> int:
    """Print each task of lesson files with what it accepts and rejects; return the exit code.

    0: every task can be set; 1: one cannot; 2: a file cannot be read.
    """
    tally = dict.fromkeys(("lessons", "tasks", "wrong", "files"), 0)
    for file in _files(paths, tally, streams):
        try:
            lesson = read_lesson(file)
        except DocumentError as error:
            mistakes = getattr(error, "mistakes", (error,))
            for mistake in mistakes:
                streams.say(f"error  {mistake}")
            tally["files"] += 1
            continue
        tally["lessons"] += 1
        streams.say(f"{lesson.id} ({', '.join(lesson.rulesets)})")
        for fault in _faults_of_texts(lesson):
            streams.say(f"FAIL   {fault}")
            tally["wrong"] += 1
        for worked in work_out(lesson):
            tally["tasks"] += 1
            tally["wrong"] += bool(worked.faults)
            for line in _lines(lesson, worked):
                streams.say(line)
    files = f"; {tally['files']} files with errors" if tally["files"] else ""
    streams.say(
        f"\n{tally['lessons']} lessons, {tally['tasks']} tasks worked out: "
        f"{tally['wrong']} faults{files}"
    )
    if tally["files"]:
        return USAGE
    return DIFFERENT if tally["wrong"] else OK


def _files(paths: list[Path], tally: dict[str, int], streams: Streams) -> Iterator[Path]:
    """Yield the lesson files of files and folders, the saved deals and the course left out."""
    for path in paths:
        files, mistakes = toml_files(path)
        for mistake in mistakes:
            streams.say(f"error  {mistake}")
            tally["files"] += 1
        for file in files:
            if file == path or not (file.name == COURSE or file.parent.name == FIRST_HANDS):
                yield file


COURSE: Final = "course.toml"
FIRST_HANDS: Final = "first-hand"


def _lines(lesson: Lesson, worked: Worked) -> Iterator[str]:
    step = worked.step
    what = " ".join(filter(None, (str(step.ask), step.accept)))
    mark = "FAIL  " if worked.faults else "ok    "
    yield f"{mark} {lesson.document.name}:{lesson.line(step.number)}  {worked.ruleset}  {what}"
    yield from (f"         {fault}" for fault in worked.faults)
    for name, answers in (("accepts", worked.accepts), ("rejects", worked.rejects)):
        if answers:
            more = len(answers) - MOST_SHOWN
            shown = ", ".join(answers[:MOST_SHOWN])
            yield f"         {name}  {shown}" + (f" and {more} more" if more > 0 else "")
    if worked.coach:
        yield f"         coach    {worked.coach}"


# -------------------------------------------------------------------------------------- texts


def _faults_of_texts(lesson: Lesson) -> Iterator[str]:
    """Yield what is wrong with the sentences of a lesson, in every language."""
    for ruleset in lesson.rulesets:
        for spoken in LANGUAGES:
            for text, line, is_told in _texts(lesson):
                where = f"{lesson.document.name}:{line}: "
                try:
                    said = _lessons(ruleset, spoken.code).say(text)
                except KeyError as error:
                    yield f"{where}there is no text for {error}"
                    continue
                words = len(said.split())
                if is_told and spoken.code == SOURCE and words > MOST_WORDS:
                    yield f"{where}{words} words to read, at most {MOST_WORDS}"


def _texts(lesson: Lesson) -> Iterator[tuple[Text, int, bool]]:
    """Yield every text with its line, and whether it is the one of a step."""
    yield lesson.title, lesson.document.at_key(("title",)).line, False
    for step in lesson.steps:
        line = lesson.line(step.number)
        if step.say is not None:
            yield step.say, line, True
        yield from ((hint, line, False) for hint in step.hint)


@cache
def _lessons(ruleset: str, code: str) -> Lessons:
    sheet = open_variant(ruleset, {}).sheet
    spoken = next(each for each in LANGUAGES if each.code == code)
    translations = read_catalogue(spoken)
    words = Words(translations, sheet, tuple("ABCDEF"))
    return Lessons(translations, sheet, words)
