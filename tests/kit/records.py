"""Records of games that computers have played."""

from __future__ import annotations

from tarock_desktop.bots.levels import BOTS
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.game_record import GameRecord, record_of_journal
from tarock_desktop.session.saves import begin
from tarock_desktop.session.scheduler import Scheduler
from tarock_desktop.session.seating import Seating, computer
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.rulings import Mode
from tests.kit.executor import InlineExecutor
from tests.kit.play import variant_with

NAMES = ("Anna", "Josef", "Karel", "Marie", "Pavel", "Eva")


def played(
    ruleset: str = "spjst",
    *,
    hands: int = 1,
    mode: Mode = Mode.GUARD,
    level: str = "novice",
    secret: str = "record",
) -> GameRecord:
    """Return a game of so many finished hands."""
    variant = variant_with(ruleset)
    people = NAMES[: variant.sheet.ruleset.players[0]]
    seating = Seating(tuple(computer(name, level) for name in people))
    session = begin(variant, {}, seating, None, Seeds(secret), mode=mode)
    scheduler = Scheduler(session, InlineExecutor(), BOTS)
    evening = Evening(session)
    for _ in range(hands):
        assert evening.start_hand().accepted
        scheduler.go_on()
    return record_of_journal(session._journal)
