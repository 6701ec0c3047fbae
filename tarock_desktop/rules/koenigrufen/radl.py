"""Rounds of hands that count double.

Articles: koenigrufen Allgemeines; readings A37 to A39, A61.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tarock_desktop.rules.law import Law
from tarock_desktop.table.events import RoundNoted
from tarock_desktop.table.records import Round


class RadlLaw(Law, frozen=True, kw_only=True):
    """When hands count double."""

    doubles: bool
    """Whether there are doubled hands at all."""
    overlap: Literal["merge", "append", "ignore"]
    """What becomes of a doubled round that begins inside another."""
    scope: Literal["all", "announced_only"]
    """What is doubled: everything, or nothing that is silent."""
    closing: Literal["first_vorhand", "gstiess", "off"]
    """Where the closing round begins."""


def noted(round_: Round) -> RoundNoted:
    """Return what lasts from hand to hand as it is now, to be changed in part."""
    return RoundNoted(*msgspec.structs.astuple(round_.notes))


def hands_doubled(left: int, people: int, law: RadlLaw, *, begins: bool) -> int:
    """Return how many hands to come count double.

    Args:
        left: the number before the hand that is over.
        people: people at the table.
        law: the sheet's law.
        begins: whether the hand that is over makes a round count double.
    """
    rest = max(0, left - 1)
    if not (law.doubles and begins):
        return rest
    match law.overlap:
        case "merge":
            return max(rest, people)
        case "append":
            return rest + people
        case "ignore":
            return rest or (people if not left else 0)
