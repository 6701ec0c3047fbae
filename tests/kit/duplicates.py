"""Tables of computer players that play the deals of a set, each deal as a game of its own."""

from __future__ import annotations

from pathlib import Path

from tarock_desktop.records.duplicate_sets import DuplicateSet
from tarock_desktop.session.deals import lay_deal
from tarock_desktop.session.saves import new_game
from tarock_desktop.session.seating import Seating, human
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.phases import BETWEEN_HANDS
from tarock_desktop.table.seats import Watcher
from tests.kit.first_card import answer_as_computer


def play_deal(played: DuplicateSet, number: int, folder: Path, names: tuple[str, ...]) -> Path:
    """Play one deal of a set to its end and return the file of the game."""
    folder.mkdir(exist_ok=True)
    seating = Seating(tuple(human(name) for name in names))
    # Every table thinks with a chance of its own.
    seeds = Seeds(f"{folder.name} {number}")
    game = new_game(played.ruleset, dict(played.options), seating, folder, seeds)
    lay_deal(game, played.deals[number - 1])
    while game.observation(Watcher.PUBLIC).phase not in BETWEEN_HANDS:
        answer_as_computer(game)
    game.close()
    assert game.path is not None
    return game.path
