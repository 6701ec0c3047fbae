"""Tables under the Königrufen sheet, with rule-of-thumb bots to walk on."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Self

from tarock_desktop.bots.levels import club
from tarock_desktop.bots.protocol import Request
from tarock_desktop.engine.moves import prompt_from
from tarock_desktop.table.actions import Action, Bid, Pass
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option
from tarock_desktop.table.redact import observe
from tests.kit.play import variant_with
from tests.kit.positions import Table


class Konigrufen(Table):
    """A table of four in its second hand: D deals, A is forehand."""

    def __init__(self, **options: object):
        super().__init__()
        self.variant = variant_with("koenigrufen", tuple(sorted(options.items())))
        nobody = (Fraction(0),) * 4
        self.state = replace(self.state, round=replace(self.state.round, chips=nobody))

    def wish(self) -> Action:
        """Return what the bot wants whose act is due."""
        seen = observe(self.state, self.turn)
        return club(Request(0, self.variant, seen, prompt_from(seen, self.variant), "x")).action

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
