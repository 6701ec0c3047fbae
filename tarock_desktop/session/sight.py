"""Who may look back at a hand, and how much of it he may see.

That is decided here and nowhere else. While a hand is running nobody learns from looking back what
he could not see at the table.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum

from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Viewer, Watcher


class Sight(Enum):
    """How much of a hand may be looked back at."""

    NOTHING = "nothing"
    OWN = "own"
    """The own decisions, as one knew the table oneself."""
    PLAYERS = "players"
    """Those of the computer players too, as they knew the table."""
    EVERYTHING = "everything"
    """All decisions and all hands."""


def sight_of(
    *, mode: Mode, is_over: bool, is_closed: bool, is_taught: bool, viewer: Viewer
) -> Sight:
    """Return how much of a hand may be looked back at.

    Args:
        mode: what the table does with an act that breaks a rule.
        is_over: whether the hand is.
        is_closed: whether the round is.
        is_taught: whether everybody at the table has agreed to talk about the running hand.
        viewer: whose knowledge is on screen.
    """
    if mode is Mode.TOURNAMENT and not is_closed:
        # What was played wrong may still be claimed, and looking back would tell it.
        return Sight.NOTHING
    if is_over:
        return Sight.EVERYTHING
    if is_taught:
        return Sight.PLAYERS
    return Sight.NOTHING if isinstance(viewer, Watcher) else Sight.OWN


def may_teach(*, mode: Mode, is_over: bool, is_closed: bool, people: int) -> bool:
    """Return whether a hand may lie open before everybody, with what each player may do.

    Args:
        mode: what the table does with an act that breaks a rule.
        is_over: whether the hand is.
        is_closed: whether the round is.
        people: those at the screen, whose cards nobody else may see while the hand is running.
    """
    if mode is Mode.TOURNAMENT and not is_closed:
        return False
    return is_over or people <= 1


def closed_to_room(
    *, closed: Collection[Seat], asked: Seat | None, is_shown: bool
) -> frozenset[Seat]:
    """Return whose hands nobody in the room may see.

    Args:
        closed: the hands that the teacher has closed.
        asked: whose act the room is asked for; `None`: it is asked for nothing.
        is_shown: whether the teacher shows the hand of that player all the same.
    """
    hidden = frozenset(closed)
    return hidden if asked is None or is_shown else hidden | {asked}
