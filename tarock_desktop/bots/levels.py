"""The levels of computer players: their names, and each bot imported when it is first asked."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from msgspec import Struct

from tarock_desktop.bots.protocol import Bot, Request
from tarock_desktop.table.actions import Action


class Level(Struct, frozen=True):
    """A bot by the place of its function, which is imported when the bot is first asked.

    So a window can list the levels, and open a table, without importing the search.
    """

    module: str
    name: str

    def __call__(self, request: Request) -> Action:
        """Return the act of this level."""
        return self.load()(request)

    def load(self) -> Bot:
        """Import and return the bot."""
        bot: Bot = getattr(import_module(f"tarock_desktop.bots.{self.module}"), self.name)
        return bot


LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level("simple", "novice"),
    "club": Level("simple", "club"),
    "master": Level("master", "master"),
}
"""Computer players by the name of their level, the weakest first."""

BOTS: Final[Mapping[str, Level]] = {
    **LEVELS,
    "coach": Level("coach", "coach"),
    "sloppy": Level("sloppy", "sloppy"),
    "pimc": Level("master", "pimc"),
}
"""All bots. The coach does what its hints propose. The clumsy one makes sense only at a
table where rules can be broken. The master's strength is measured against `pimc`."""


def is_weaker_here(level: str) -> bool:
    """Return whether a level searches less because the kernel runs in plain Python."""
    from tarock_desktop.kernel import COMPILED  # noqa: PLC0415 - loads the search kernel

    return level in ("master", "coach") and not COMPILED
