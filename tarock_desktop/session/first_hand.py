"""The first hand of somebody who has never played: it begins with the first card."""

from __future__ import annotations

from typing import Final

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.phases import Phase

_LEVEL: Final = "novice"
_SEED: Final = "first-hand"
"""Game and partner are the same whenever the deal is played."""


def settle_game(session: GameSession) -> None:
    """Let the table bid, call, discard and announce for everybody, up to the first card.

    Raises:
        JournalError: an act could not be saved; the game goes on from where it stands.
        RuntimeError: the table refuses what a computer player chose.
    """
    while (asked := session.prompt_for_bot()) is not None and asked.phase is not Phase.PLAY:
        seen = session.observation(asked.seat)
        request = Request(session.ticket, session.variant, seen, asked, _SEED)
        action = LEVELS[_LEVEL](request)
        is_person = session.seating.level(asked.seat) is None
        if not session.submit(action, by_table=is_person).accepted:
            raise RuntimeError(f"the table refuses {action}")
