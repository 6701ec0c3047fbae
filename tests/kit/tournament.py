"""Tables on which everything that is possible happens: the referee rules afterwards."""

from __future__ import annotations

from tarock_desktop.engine.decide import Decision, decide
from tarock_desktop.referee.judge import questions
from tarock_desktop.table.actions import Action, JudgeRuling, ReopenRuling
from tarock_desktop.table.judging import JudgeQuestion
from tarock_desktop.table.rulings import Mode, Ruling
from tarock_desktop.table.seats import TABLE, Seat
from tests.kit.play import variant_with
from tests.kit.positions import B, Table


class Tournament(Table):
    """A table of a ruleset in the tournament mode."""

    def __init__(self, ruleset: str = "spjst", *, mode: Mode = Mode.TOURNAMENT, **options: object):
        super().__init__()
        self.variant = variant_with(ruleset, tuple(sorted(options.items())))
        self.mode = mode

    def decide(self, action: Action) -> Decision:
        return decide(self.state, action, self.variant, self.mode)

    def ruled(self, action: Action) -> Ruling:
        """Do an act that is ruled on at once; return the ruling."""
        self.do(action)
        assert self.last.ruling is not None, action
        return self.last.ruling

    def rows(self) -> list[str]:
        """Return the rows that were ruled on in this hand."""
        return [ruling.row for ruling in self.state.book.rulings]

    def questions(self, viewer: Seat = B) -> tuple[JudgeQuestion, ...]:
        """Return what a judge is asked, from what one player knows."""
        return questions(self.seen_by(viewer), self.variant)

    def decided(self, number: int, choice: str) -> Tournament:
        self.do(JudgeRuling(TABLE, number=number, choice=choice))
        return self

    def reopen(self, number: int) -> Tournament:
        self.do(ReopenRuling(TABLE, number))
        return self
