"""A saved game in which a person is to bid, so that nothing moves on the table."""

from __future__ import annotations

from pathlib import Path

from tarock_desktop.session.deals import lay_deal, random_deal
from tarock_desktop.session.saves import new_game
from tarock_desktop.session.seating import Seating, computer, human
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.seats import Seat

SEEDS = 100
"""So many deals are tried; the person has the first move in about a quarter of them."""


def save_waiting_game(folder: Path, ruleset: str = "spjst") -> None:
    """Save in *folder* a game whose first hand waits for the person in the first seat.

    Raises:
        LookupError: no deal gives that person the first move.
    """
    others = (computer(name, "club") for name in ("Josef", "Karel", "Marie"))
    seating = Seating((human("Anna"), *others))
    for seed in range(SEEDS):
        session = new_game(ruleset, {}, seating, folder, Seeds(str(seed)))
        # Laid by hand: a hand that is shuffled goes on by itself until somebody bids.
        lay_deal(session, random_deal(session.sheet, str(seed), Seat(seed % 4)))
        prompt = session.prompt()
        session.close()
        if prompt is not None and prompt.seat == 0:
            return
        for file in folder.iterdir():
            file.unlink()
    raise LookupError(f"nobody waits after {SEEDS} deals of {ruleset}")
