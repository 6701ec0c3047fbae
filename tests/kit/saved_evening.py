"""Journals of whole evenings in a folder, for tests of what is read from many of them."""

from __future__ import annotations

from pathlib import Path

from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.session.saves import begin
from tarock_desktop.session.seating import Place, Seating, computer, human
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.phases import BETWEEN_HANDS
from tests.kit.play import legal_act, variant_with


def seated(*names: str, bots: int = 0) -> Seating:
    """Return people of these names, and after them computer players."""
    places: list[Place] = [human(name) for name in names]
    places += [computer(name, "club") for name in ("Josef", "Karel", "Marie")[:bots]]
    return Seating(tuple(places))


def evening(
    folder: Path, ruleset: str, hands: int, seating: Seating, *, seed: str = "evening"
) -> GameSession:
    """Return a game of so many random hands that is still open."""
    variant = variant_with(ruleset)
    game = begin(variant, {}, seating, folder)
    play_on(game, hands, seed)
    return game


def play_on(game: GameSession, hands: int, seed: str) -> None:
    """Play so many random hands more."""
    chance, wanted = Generator(seed), game.hands + hands
    while game.hands < wanted or game._state.phase not in BETWEEN_HANDS:
        assert game.submit(legal_act(game._state, game.variant, chance)).accepted


def saved_evening(
    folder: Path,
    ruleset: str,
    hands: int,
    seating: Seating,
    *,
    seed: str = "evening",
    day: str = "20260102-201500",
) -> Path:
    """Return the file of such a game, closed; its name says that it was begun on a *day*."""
    game = evening(folder, ruleset, hands, seating, seed=seed)
    assert game.path is not None
    game.close()
    return game.path.rename(folder / f"{ruleset}-{day}.tarock")
