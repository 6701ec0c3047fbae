"""How a game or an extra came out, as a line of a score names it.

The four families label these lines alike. The label is the only place where a finished hand, also
one read from an old journal, keeps the outcome.
"""

from __future__ import annotations

from enum import Enum
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import Message, NameRef, SeatRef
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.seats import Seat


class GameOutcome(Enum):
    """How the game of a hand ended."""

    WON = "won"
    LOST = "lost"
    TIED = "tied"
    EACH = "each"
    """Each played for himself and is told what he pays."""
    MOST = "most"
    """Each played for himself, and the line names who has the most card points."""


class ExtraOutcome(Struct, frozen=True):
    """How an extra ended: the Pagat in the last trick, all tricks."""

    announced: bool
    made: bool


_GAMES: Final = MappingProxyType(
    {
        "line.game-won": GameOutcome.WON,
        "line.game-lost": GameOutcome.LOST,
        "line.game-tied": GameOutcome.TIED,
        "line.game-settled": GameOutcome.EACH,
        "line.most": GameOutcome.MOST,
        "line.most-full": GameOutcome.MOST,
        "line.most-eyes": GameOutcome.MOST,
    }
)
_EXTRAS: Final = MappingProxyType(
    {
        "line.item-made": ExtraOutcome(announced=False, made=True),
        "line.item-lost": ExtraOutcome(announced=False, made=False),
        "line.item-announced-made": ExtraOutcome(announced=True, made=True),
        "line.item-announced-lost": ExtraOutcome(announced=True, made=False),
    }
)
_EXTRA_KEYS: Final = MappingProxyType(
    {(each.announced, each.made): key for key, each in _EXTRAS.items()}
)


def game_label(seat: Seat, contract: str, *, won: bool, tied: bool = False) -> Message:
    """Return the label of the line about *contract*, which *seat* played; *won* beats *tied*."""
    outcome = "won" if won else "tied" if tied else "lost"
    return message(f"line.game-{outcome}", SeatRef(seat), NameRef("contract", contract))


def extra_label(seat: Seat, item: str, *, announced: bool, made: bool) -> Message:
    """Return the label of the line about the extra *item*, which *seat* announced or tried."""
    return message(_EXTRA_KEYS[announced, made], SeatRef(seat), NameRef("item", item))


def game_outcome(line: ScoreLine) -> GameOutcome | None:
    """Return how the game came out that a line is about; `None`: it is about something else."""
    return _GAMES.get(line.label.key)


def extra_outcome(line: ScoreLine) -> ExtraOutcome | None:
    """Return how the extra came out that a line is about; `None`: it is about something else."""
    return _EXTRAS.get(line.label.key)
