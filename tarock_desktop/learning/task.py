"""What a pupil is asked, apart from where the question comes from."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.learning.lesson_file import Ask, Goal
from tarock_desktop.learning.sides import Sides
from tarock_desktop.table.actions import Action
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.seats import Seat


class WrongAct(Struct, frozen=True):
    """Which act was wrong, and by which row of the sheet's irregularities."""

    act: int
    """Place among the acts that are shown, from 0."""
    row: str


class Task(Struct, frozen=True, kw_only=True):
    """What is asked of one pupil at a trial table."""

    ask: Ask
    accept: str = ""
    """Of an act: `legal`, `sound` or `best`; empty: the act that its writer wants."""
    seat: Seat | None = None
    """The pupil's; of `pay` and `count` the seat that is asked about, or nobody in particular."""
    wish: Action | None = None
    """The act that its writer wants."""
    goal: Goal | None = None
    """What a whole hand must come to."""
    winner: Seat | None = None
    """Who takes the trick that lies there."""
    pile: CardSet | None = None
    """The cards to be counted."""
    points: Fraction | None = None
    """What they count, as the sheet tells it."""
    amounts: Amounts = ()
    """What each seat gains or pays."""
    sides: Sides | None = None
    """With whom the bidder plays, as the pupil can know it."""
    wrong: WrongAct | None = None
    """The act that was wrong."""


Answer = Action | CardSet | Seat | Fraction | Amounts | frozenset[str] | Sides | WrongAct
"""An act; the cards that may be chosen; who takes the trick; a count; what is paid, by seat; the
values that a hand is worth; who plays with whom; the act that was wrong."""
