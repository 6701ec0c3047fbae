"""What is not asked about a sheet, because the sheet itself leaves a doubt.

`variants/questions/doubts.toml` holds it, with the reason for each row.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from tarock_desktop.documents.conversion import convert
from tarock_desktop.documents.files import load
from tarock_desktop.learning.question import Kind
from tarock_desktop.resources import data

FILE: Final = "questions/doubts.toml"


class Doubt(Struct, frozen=True, forbid_unknown_fields=True):
    """What cannot be asked, or offered, with a row of the irregularities."""

    id: str
    why: str
    not_asked: str = ""
    """Kinds of questions with blanks between them."""
    near: tuple[str, ...] = ()
    """Articles that could be named with as good a reason as the right one."""
    not_offered: bool = False
    """Whether what follows by the row is never a wrong answer beside another one."""

    def forbids(self, kind: Kind) -> bool:
        """Return whether a kind of question is not asked about the row."""
        return kind.value in self.not_asked.split()


class SheetDoubts(Struct, frozen=True, forbid_unknown_fields=True):
    """The doubts of one sheet."""

    rows: tuple[Doubt, ...] = ()
    summaries: tuple[str, ...] = ()
    """Articles that say again what stands elsewhere, so that they are never a wrong answer."""
    plain_extras: bool = False
    """Whether the sheet speaks of doublings of the game alone."""
    shared_valat: bool = False
    """Whether what two losers pay for a Valat can be read in two ways."""
    each_winner: bool = False
    """Whether it is a reading that each loser pays one winner, and not both."""
    lost_bonus: bool = False
    """Whether it is a reading that defenders get the bonus for card points."""
    lost_valat: bool = False
    """Whether it is a reading what counts beside an announced Valat that is lost."""
    lost_silent: bool = False
    """Whether it is a reading that an extra costs who has tried it silently and lost it."""
    silent: tuple[str, ...] = ()
    """Extras that some tables do not pay unless they are announced."""
    whole_piles: bool = False
    """Whether the sheet does not say how cards are counted that are left over from the threes."""
    by_tricks: tuple[str, ...] = ()
    """Settlements that depend on who has a trick, so that a question must show it."""
    alike: dict[str, str] = {}
    """Settlements that come to the same as another one: the other by the one."""
    cases: tuple[str, ...] = ()
    """Worked cases that are not asked about."""

    def of(self, row: str) -> Doubt:
        """Return the doubt about a row; an empty one if there is none."""
        return next((each for each in self.rows if each.id == row), Doubt(row, ""))


@cache
def doubts_of(ruleset: str) -> SheetDoubts:
    """Return the doubts of a sheet."""
    return _all()[ruleset]


@cache
def _all() -> dict[str, SheetDoubts]:
    return convert(load(data("variants") / FILE), dict[str, SheetDoubts])
