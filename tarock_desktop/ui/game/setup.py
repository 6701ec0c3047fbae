"""The game somebody asks for, before there is one."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from tarock_desktop.table.rulings import Mode
from tarock_desktop.variants.loader import Choice


class SeatSetup(Struct, frozen=True):
    """Who is to sit on a seat."""

    name: str
    level: str | None
    """The computer player's level; `None`: a person at this screen."""


class GameSetup(Struct, frozen=True):
    """The game that is asked for."""

    ruleset: str
    options: Mapping[str, Choice]
    """Table options that differ from the sheet."""
    seats: tuple[SeatSetup, ...]
    mode: Mode = Mode.GUARD
    """What the table does with an act that breaks a rule."""
