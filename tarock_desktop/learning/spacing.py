"""When something is asked again: five boxes, and a longer wait in each (Leitner).

All follows from the answers that were given. What day it is the caller says.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

from msgspec import Struct

from tarock_desktop.records.learning import KeptAnswer

DAYS: Final = (1, 3, 7, 16, 35)
"""Days until something is asked again, by its box from the first one on."""
MOST: Final = 20
"""Things that are asked in a session at most."""
MOST_NEW: Final = 8
"""How many of them may be new."""
PUZZLE: Final = "puzzle"
"""The kind of the answers to puzzles, in the records."""
SOLVED: Final = 2
"""So many times in succession a puzzle is solved until it comes no more."""


class Standing(Struct, frozen=True):
    """How well somebody knows one thing."""

    item: str
    box: int = 1
    """From 1: every right answer on a day when it was due moves it one on, up to `len(DAYS)`."""
    day: int = 0
    """When it is due."""
    wrong: int = 0
    """How often it was answered wrong."""

    def after(self, answer: KeptAnswer) -> Standing:
        """Return how well it is known after one more answer."""
        if not answer.is_right:
            return Standing(self.item, 1, answer.day + DAYS[0], self.wrong + 1)
        if answer.day < self.day:
            # Right, but it was asked too soon to tell: again in the same session, or for fun.
            return self
        box = min(self.box + 1, len(DAYS))
        return Standing(self.item, box, answer.day + DAYS[box - 1], self.wrong)

    @property
    def times_solved(self) -> int:
        """How often it was right in succession, each time when it was due."""
        return self.box - 1


def standings(answers: Iterable[KeptAnswer]) -> dict[str, Standing]:
    """Return how well everything is known that was ever answered, by item."""
    found: dict[str, Standing] = {}
    for answer in answers:
        before = found.get(answer.item) or Standing(answer.item)
        found[answer.item] = before.after(answer)
    return found


def due(answers: Iterable[KeptAnswer], day: int) -> tuple[str, ...]:
    """Return what is to be asked again on a day, the weakest first."""
    known = (each for each in standings(answers).values() if each.day <= day)
    return tuple(each.item for each in sorted(known, key=_weakness))


def _weakness(standing: Standing) -> tuple[int, int, int]:
    return standing.box, -standing.wrong, standing.day


def session(due_again: Sequence[str], new: Sequence[str]) -> tuple[str, ...]:
    """Return what is asked in one session: what is due, then what is new.

    A backlog is cut to its weakest: nobody is asked more than `MOST` at a time.

    Args:
        due_again: as `due` gives it.
        new: what was never asked, in the order in which it is to come.
    """
    again = tuple(due_again)[:MOST]
    return (*again, *tuple(new)[: min(MOST_NEW, MOST - len(again))])


class Today(Struct, frozen=True):
    """What there is to be asked on a day."""

    items: tuple[str, ...]
    """In the order in which they are asked."""
    next_day: int | None
    """When something is due again; `None`: nothing was ever answered that still comes."""


def puzzles_of_day(
    puzzles: Sequence[str], answers: Iterable[KeptAnswer], day: int, first: Iterable[str] = ()
) -> Today:
    """Return which puzzles are asked on a day.

    Args:
        puzzles: all that a person has, those first that were found last.
        answers: his answers to puzzles.
        day: the day.
        first: those that are wanted before all others, whenever they are due.
    """
    there = set(puzzles)
    counting = [answer for answer in answers if answer.item in there]
    known = standings(counting)
    still = {item for item, each in known.items() if each.times_solved < SOLVED}
    again = [item for item in due(counting, day) if item in still]
    new = [item for item in puzzles if item not in known]
    wanted = (item for item in first if item in there)
    items = dict.fromkeys((*wanted, *session(again, new)))
    next_day = min((known[item].day for item in still), default=None)
    return Today(tuple(items)[:MOST], next_day)


@final
class Practice:
    """One session: what was answered wrong comes again at its end."""

    def __init__(self, items: Iterable[str]) -> None:
        """Ask *items* in their order."""
        self._queue = list(items)
        self.asked = 0
        """How many answers were given."""

    @property
    def item(self) -> str | None:
        """What is asked now; `None`: the session is over."""
        return self._queue[0] if self._queue else None

    @property
    def left(self) -> int:
        """How many are still to come, the present one included."""
        return len(self._queue)

    def answer(self, *, is_right: bool) -> None:
        """Take an answer to what is asked now, and go on to the next."""
        item = self._queue.pop(0)
        self.asked += 1
        if not is_right:
            self._queue.append(item)
