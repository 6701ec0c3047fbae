"""Sessions and players for the tests of this folder."""

from collections.abc import Mapping
from pathlib import Path

from tarock_desktop.bots.protocol import Bot, Request
from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.session.fallback import fallback
from tarock_desktop.session.saves import begin
from tarock_desktop.session.seating import Seating, computer, human
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.actions import Action, StartHand
from tarock_desktop.table.seats import TABLE, Seat
from tests.kit.play import variant_with

NAMES = ("Anna", "Josef", "Marie", "Jan")


def seating(*people: int, level: str = "plain") -> Seating:
    """Return four at a table, people on these seats and computers on the others."""
    return Seating(
        tuple(
            human(name) if seat in people else computer(name, level)
            for seat, name in enumerate(NAMES)
        )
    )


def session(
    *people: int,
    folder: Path | None = None,
    secret: str = "s",
    level: str = "plain",
    **options: object,
) -> GameSession:
    variant = variant_with("spjst", tuple(options.items()))
    return begin(variant, options, seating(*people, level=level), folder, Seeds(secret))  # type: ignore[arg-type]


def plain(request: Request) -> Action:
    """Do any legal act: an option, or what a modest player would do."""
    chance = request.generator()
    acts = [*request.prompt.open_actions, fallback(request.prompt, request.seed)]
    return acts[chance.below(len(acts))]


BOTS: Mapping[str, Bot] = {"plain": plain}


def seat_due(game: GameSession) -> Seat | None:
    """Return the seat whose act is due; `None` between hands."""
    asked = game.prompt()
    return None if asked is None else asked.seat


def go_to(game: GameSession, position: int) -> None:
    """Take acts back, or do them again, until just after act number *position*."""
    while game.position > position and game.undo():
        pass
    while game.position < position and game.redo():
        pass
    assert game.position == position


def play_acts(game: GameSession, acts: int) -> None:
    """Do *acts* acts, by hand for everybody."""
    for _ in range(acts):
        asked = game.prompt()
        if asked is None:
            assert game.submit(StartHand(TABLE, Seat(3) if game.position == 0 else None)).accepted
            continue
        seed = str(Generator(f"{game.position}").word())
        assert game.submit(fallback(asked, seed)).accepted
