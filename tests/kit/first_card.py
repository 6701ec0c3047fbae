"""How many questions a person answers before his first card."""

from __future__ import annotations

from tarock_desktop.bots.levels import BOTS, LEVELS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.session.ceremony import Ceremony
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.saves import begin
from tarock_desktop.session.scheduler import Scheduler
from tarock_desktop.session.seating import Seating, computer, human
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tests.kit.executor import InlineExecutor
from tests.kit.play import variant_with

PERSON = Seat(0)
_MOST = 4
"""People at the table, where the sheet can be played by so many."""


def questions_before_first_card(
    ruleset: str, deal: int, ceremony: Ceremony, mode: Mode = Mode.GUARD
) -> int:
    """Return how many questions the person at the first seat answers in a deal.

    A computer player answers for him. His first card is not counted; in a hand that ends without
    one it is all his questions.
    """
    game = new_table(ruleset, f"m{deal}", mode)
    game.ceremony = ceremony
    Scheduler(game, InlineExecutor(), BOTS)
    Evening(game).start_hand()
    count = 0
    while (asked := game.prompt()) is not None and asked.phase is not Phase.PLAY:
        answer_as_computer(game)
        count += 1
    return count


def new_table(ruleset: str, secret: str, mode: Mode = Mode.GUARD) -> GameSession:
    """Return a game of one person against computer players of level club."""
    variant = variant_with(ruleset)
    people = min(_MOST, max(variant.sheet.ruleset.players))
    others = (computer(f"Computer {seat}", "club") for seat in range(1, people))
    seating = Seating((human("Anna"), *others))
    return begin(variant, {}, seating, None, Seeds(secret), mode=mode)


def answer_as_computer(game: GameSession) -> None:
    """Let a computer player answer the question that a person is asked."""
    asked = game.prompt_for_bot()
    if asked is None:
        raise LookupError("nobody is asked")
    seen = game.observation(asked.seat)
    request = Request(game.ticket, game.variant, seen, asked, game.seed("person"))
    if not game.submit(LEVELS["club"](request)).accepted:
        raise AssertionError("the answer of a computer player was refused")
