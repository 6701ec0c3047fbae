"""The course: which lessons there are for a family of rulesets, and in which order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from tarock_desktop.documents.conversion import convert
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.files import load
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.learning.lesson_file import Text
from tarock_desktop.resources import data

COURSE: Final = "course.toml"
FIRST_HAND: Final = "first-hand"
"""The entry of a whole hand that is played as a game."""


class CourseEntry(Struct, frozen=True, kw_only=True):
    """A lesson of a course; its steps are read when it is begun."""

    id: str
    path: Path | None
    """`None`: the first hand, which is a game."""
    title: Text = Text()
    rulesets: tuple[str, ...] = ()
    minutes: int = 10
    needs: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    """Rules that it is about."""


class _Course(Struct, frozen=True, forbid_unknown_fields=True):
    lessons: tuple[str, ...]


class _Head(Struct, frozen=True):
    """The keys of a lesson file that a course tells; the others are not looked at."""

    lesson: str
    rulesets: tuple[str, ...]
    title: Text
    needs: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    minutes: int = 5
    step: tuple[dict[str, Any], ...] = ()


def course_of(family: str) -> tuple[CourseEntry, ...]:
    """Return the lessons of a family that come with the program, in order.

    Raises:
        DocumentError: a shipped file is damaged.
        KeyError: there is no such family.
    """
    folder = data("lessons")
    courses = convert(load(folder / COURSE), dict[str, _Course])
    rulesets = tuple(each for each, of in FAMILY_OF.items() if of == family)
    return tuple(_entries(folder / family, courses[family].lessons, rulesets))


def _entries(folder: Path, ids: Iterable[str], rulesets: tuple[str, ...]) -> Iterator[CourseEntry]:
    for name in ids:
        if name == FIRST_HAND:
            yield CourseEntry(id=name, path=None, rulesets=rulesets)
        else:
            yield entry_of(folder / f"{name}.toml")


def entry_of(path: Path) -> CourseEntry:
    """Return what a course tells of a lesson file.

    Raises:
        DocumentError: it can't be read.
    """
    head = convert(load(path), _Head)
    return CourseEntry(
        id=head.lesson,
        path=path,
        title=head.title,
        rulesets=head.rulesets,
        minutes=head.minutes,
        needs=head.needs,
        rules=head.rules,
    )


def own_lessons(folder: Path) -> tuple[tuple[CourseEntry, ...], tuple[DocumentError, ...]]:
    """Return a club's own lessons, and what is wrong with files that are none.

    Their order is that of the folder's own `course.toml`, as `lessons = [...]`; those that it
    does not name follow by the name of their file.
    """
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    found: list[CourseEntry] = []
    damaged: list[DocumentError] = []
    order: tuple[str, ...] = ()
    for file in files:
        try:
            if file.name == COURSE:
                order = convert(load(file), _Course).lessons
            else:
                found.append(entry_of(file))
        except DocumentError as error:
            damaged.append(error)
    place = {name: number for number, name in enumerate(order)}
    found.sort(key=lambda entry: place.get(entry.id, len(place)))
    return tuple(found), tuple(damaged)
