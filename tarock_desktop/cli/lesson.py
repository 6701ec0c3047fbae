"""`tarock lesson`: works the tasks of lessons out, and makes a lesson from a hand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from tarock_desktop.cli.case import toml_files
from tarock_desktop.cli.journals import FAULTS, open_journal, told_damage, told_fault
from tarock_desktop.cli.options import open_variant
from tarock_desktop.cli.streams import DIFFERENT, OK, USAGE, Streams, is_written, write_new
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.names import shown_name
from tarock_desktop.learning.checking import CheckedTask, Told, texts_told, work_out
from tarock_desktop.learning.course import COURSE, FIRST_HAND
from tarock_desktop.learning.demonstrations import FOLDER
from tarock_desktop.learning.lesson_file import Lesson, Text, read_lesson
from tarock_desktop.learning.numbers import places_of
from tarock_desktop.learning.recording import AskedAct, RecordingError, recorded
from tarock_desktop.session.game_record import record_of_file
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.texts.lessons import Lessons
from tarock_desktop.texts.render import Words

MOST_WORDS: Final = 40
"""Words of a step that are read at once, in English."""
LEAST_KNOWN: Final = 5
"""Smaller whole numbers are not taken for numbers of a sheet."""
MOST_SHOWN: Final = 12
"""Answers of one kind that are printed."""
SOURCE: Final = "en"
NO_LESSONS: Final = (FIRST_HAND, FOLDER)
"""Folders with deals of first hands, and with hands to be shown."""


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
        for checked in work_out(lesson):
            tally["tasks"] += 1
            tally["wrong"] += bool(checked.faults)
            for line in _lines(lesson, checked):
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
    """Yield the lesson files of files and folders; hands that are no lessons are left out."""
    for path in paths:
        files, mistakes = toml_files(path)
        for mistake in mistakes:
            streams.say(f"error  {mistake}")
            tally["files"] += 1
        for file in files:
            if file == path or not (file.name == COURSE or file.parent.name in NO_LESSONS):
                yield file


def _lines(lesson: Lesson, checked: CheckedTask) -> Iterator[str]:
    step = checked.step
    what = " ".join(filter(None, (str(step.ask), step.accept)))
    mark = "FAIL  " if checked.faults else "ok    "
    yield f"{mark} {lesson.document.name}:{lesson.line(step.number)}  {checked.ruleset}  {what}"
    yield from (f"         {fault}" for fault in checked.faults)
    for name, answers in (("accepts", checked.accepts), ("rejects", checked.rejects)):
        if answers:
            more = len(answers) - MOST_SHOWN
            shown = ", ".join(answers[:MOST_SHOWN])
            yield f"         {name}  {shown}" + (f" and {more} more" if more > 0 else "")
    if checked.coach:
        yield f"         coach    {checked.coach}"


# ------------------------------------------------------------------------------------- record


class Recording(Struct, frozen=True):
    """What of a game is to become a lesson."""

    game: Path
    hand: int | None
    """From 1; `None`: the last one."""
    acts: tuple[int, ...]
    """Numbers in the game of the acts that are asked."""
    output: Path


def record(wanted: Recording, streams: Streams) -> int:
    """Write a lesson in which some acts of a hand are asked; return the exit code."""
    try:
        journal = open_journal(wanted.game, SOURCE)
        game = record_of_file(journal.reading)
        hand = game.hands if wanted.hand is None else wanted.hand
        questions = [AskedAct(act=act) for act in wanted.acts]
        name = re.sub("[^a-z0-9]+", "-", wanted.output.stem.lower()).strip("-") or "lesson"
        title = Text(en=f"{wanted.game.stem}, hand {hand}")
        text = recorded(game, journal.variant, questions, hand=hand, name=name, title=title)
    except RecordingError as error:
        streams.warn(f"{shown_name(str(wanted.game))}: {error}")
        return USAGE
    except FAULTS as fault:
        return told_fault(fault, "lesson", wanted.game, streams)
    if not is_written(wanted.output, lambda: write_new(wanted.output, text.encode()), streams):
        return USAGE
    return told_damage(journal, streams)


# -------------------------------------------------------------------------------------- texts


def _faults_of_texts(lesson: Lesson) -> Iterator[str]:
    """Yield what is wrong with the sentences of a lesson, in every language."""
    found: dict[str, None] = {}
    for ruleset in lesson.rulesets:
        told = tuple(texts_told(lesson, ruleset))
        known = places_of(open_variant(ruleset, {}).sheet)
        for spoken in LANGUAGES:
            lessons = _lessons(ruleset, spoken.code)
            for each in told:
                title = lesson.document.at_key(("title",)).line
                line = lesson.line(each.step) if each.step else title
                is_source = spoken.code == SOURCE
                for fault in _faults_of_text(each, lessons, known, is_source=is_source):
                    found[f"{lesson.document.name}:{line}: {fault}"] = None
    return iter(found)


def _faults_of_text(
    told: Told, lessons: Lessons, known: Mapping[Fraction, str], *, is_source: bool
) -> Iterator[str]:
    try:
        said = lessons.say(told.text, told.numbers)
    except KeyError as error:
        yield f"there is no text for {error}"
        return
    for figure, value in lessons.figures(told.text):
        # A small number may be any number.
        if value in known and (value >= LEAST_KNOWN or value.denominator > 1):
            yield (
                f"{figure} is a number of the sheet: write a place in braces for it, "
                f'and under [numbers] NAME = "{known[value]}"'
            )
    words = len(said.split())
    if told.is_read and is_source and words > MOST_WORDS:
        yield f"{words} words to read, at most {MOST_WORDS}"


@cache
def _lessons(ruleset: str, code: str) -> Lessons:
    sheet = open_variant(ruleset, {}).sheet
    spoken = next(each for each in LANGUAGES if each.code == code)
    translations = read_catalogue(spoken)
    words = Words(translations, sheet, tuple("ABCDEF"))
    return Lessons(translations, sheet, words)
