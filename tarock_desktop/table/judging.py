"""What a judge can decide on a ruling, with everything a window needs to ask him."""

from __future__ import annotations

from msgspec import Struct

from tarock_desktop.messages.message import Message
from tarock_desktop.table.actions import JudgeRuling, ReopenRuling
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.records import Judgement
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Seat


class JudgeChoice(Struct, frozen=True):
    """One way to decide a ruling."""

    action: JudgeRuling
    label: Message
    """What the button says."""
    gloss: Message | None
    """What it means."""
    seats: tuple[Seat, ...]
    """Those who alone may decide so; empty: whoever judges."""
    payments: Amounts
    """What each seat gains by this choice; adds up to zero."""
    final: bool
    """Whether that is all: while the hand is played, who settles for whom is not known yet."""
    is_default: bool
    """Whether this holds when nobody decides."""


class UnclaimedOffence(Struct, frozen=True):
    """Something that was wrong in a hand and nobody spoke up about."""

    seat: Seat
    rule: str
    row: str
    """The row of the sheet that is about it."""
    article: str
    explanation: Message


class JudgeQuestion(Struct, frozen=True):
    """One ruling of the hand, and what a judge can do about it now."""

    number: int
    """Place of the ruling in the book, from 0."""
    ruling: Ruling
    choices: tuple[JudgeChoice, ...]
    """Empty: it is decided."""
    judgement: Judgement | None
    """What a judge decided."""
    reopened: bool
    """Whether it counts for nothing until it is decided anew."""
    reopen: ReopenRuling | None
    """How to reopen it; `None`: it is open."""

    @property
    def asks(self) -> bool:
        """Whether a judge should be asked now."""
        return bool(self.choices)
