"""How the tasks of a lesson went, and whether that is enough."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import final

from msgspec import Struct

from tarock_desktop.learning.lesson_file import Ask, Lesson


class Outcome(Enum):
    """How a task ended."""

    AT_ONCE = "at once"
    """The first answer was right, and nobody helped."""
    AT_LAST = "at last"
    """A later answer was right, or one with help."""
    SHOWN = "shown"
    """The answer had to be shown."""


class Line(Struct, frozen=True):
    """All tasks of one kind."""

    ask: Ask
    right: int
    """Tasks that count as done."""
    needed: int
    """So many are needed to pass."""
    tasks: int


@final
class Tally:
    """The tasks of one lesson, as one pupil did them."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self._outcomes: dict[int, Outcome] = {}

    def note(self, step: int, outcome: Outcome) -> None:
        """Keep how the task of a step ended, by its place from 1; the first outcome counts."""
        self._outcomes.setdefault(step, outcome)

    def lines(self) -> Iterator[Line]:
        """Yield how the tasks of each kind went, in the order of the lesson."""
        all_steps = self._lesson.steps
        kinds = dict.fromkeys(step.ask for step in all_steps if step.ask is not None)
        for kind in kinds:
            steps = [place for place, step in enumerate(all_steps, 1) if step.ask == kind]
            outcomes = [self._outcomes.get(step, Outcome.SHOWN) for step in steps]
            at_once = sum(outcome is Outcome.AT_ONCE for outcome in outcomes)
            solved = sum(outcome is not Outcome.SHOWN for outcome in outcomes)
            least = self._lesson.passed.get(kind)
            is_strict = least is not None
            needed = len(steps) if least is None else least
            yield Line(kind, at_once if is_strict else solved, needed, len(steps))

    @property
    def is_passed(self) -> bool:
        """Whether enough tasks of every kind went well."""
        return all(line.right >= line.needed for line in self.lines())
