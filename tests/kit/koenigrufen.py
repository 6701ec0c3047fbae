"""Tables under the Königrufen sheet, with rule-of-thumb bots to walk on."""

from __future__ import annotations

from fractions import Fraction
from typing import Self

from msgspec.structs import replace

from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.simple import club
from tarock_desktop.engine.moves import prompt_from
from tarock_desktop.table.actions import Action, Bid, CallCard, Pass
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode
from tests.kit.positions import A, card
from tests.kit.tournament import Tournament

STRONG = "T22 T21 T20 T19 T18 T17 T16 HK HQ SK S9 C7"
HANDS = {
    "A": STRONG,
    "B": "T15 T14 T13 T6 T5 H2 H3 D1 D2 CK CQ C8",
    "C": "T12 T11 T10 T4 DK DQ DN H1 SQ SN SJ C9",
    "D": "T9 T8 T7 T3 T2 HN HJ DJ D3 S10 S8 CN",
}
TALON = "H4 D4 S7 T1 CJ C10"
KING_LIES = {**HANDS, "C": HANDS["C"].replace("DK", "H4")}
TALON_WITH_KING = TALON.replace("H4", "DK")


class Konigrufen(Tournament):
    """A table of four in its second hand: D deals, A is forehand; the guard table at first."""

    def __init__(self, **options: object):
        super().__init__("koenigrufen", mode=Mode.GUARD, **options)
        nobody = (Fraction(0),) * 4
        self.state = replace(self.state, round=replace(self.state.round, chips=nobody))

    def wish(self) -> Action:
        """Return what the bot wants whose act is due."""
        seen = observe(self.state, self.turn)
        return club(Request(0, self.variant, seen, prompt_from(seen, self.variant), "x"))

    def walk(self, until: Phase) -> Self:
        """Let the bots act until a phase."""
        while self.phase is not until:
            self.do(self.wish())
        return self

    def bid(self, *games: str | None) -> Self:
        """Say these games in turn; `None`: weiter."""
        for game in games:
            self.do(Pass(self.turn) if game is None else Bid(self.turn, game))
        return self

    def forehand_plays(self, game: str) -> Self:
        """Let everybody agree that the forehand plays one of his games."""
        return self.bid("vorhand", None, None, None, game)

    @property
    def options(self) -> tuple[Option, ...]:
        """All options of the prompt."""
        return self.prompt.options

    @property
    def acts(self) -> tuple[Action, ...]:
        """The acts that are open now."""
        return self.prompt.open_actions


def called(king: str, **options: object) -> Konigrufen:
    """Return a table where A plays Rufer and has called; the diamond king lies in the talon."""
    played = Konigrufen(**options).deal(TALON_WITH_KING, **KING_LIES).forehand_plays("rufer")
    return played.do(CallCard(A, card(king)))
