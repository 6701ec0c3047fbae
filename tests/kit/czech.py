"""A Czech tournament table with named cards."""

from __future__ import annotations

from fractions import Fraction

from tarock_desktop.table.actions import Bid, Declare, Pass, Ready, StartHand
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import TABLE
from tests.kit.positions import A, B, D, filled_deal
from tests.kit.tournament import Tournament

HANDS = {
    "A": "T22 T20 T16 T12 T8 HK HQ H1 DK S7 S8 C7",
    "B": "T21 T17 T13 T9 T5 HN H2 DQ DN SQ S9 CN",
    "C": "T19 T18 T14 T10 T6 T2 HJ DJ SK SN CJ C8",
    "D": "T15 T11 T7 T4 T3 T1 H3 D1 SJ S10 CK CQ",
}
TALON = "D2 D3 D4 C9 C10 H4"


class CzechTable(Tournament):
    """A Czech table on which nobody holds a value; the guard table unless said otherwise."""

    def __init__(self, mode: Mode = Mode.GUARD, **options: object):
        super().__init__("czech-gp", mode=mode, **options)
        self.do(StartHand(TABLE, D), filled_deal(TALON, **HANDS))

    def bid(self, contract, seat=A):
        """Let *seat* have this game, approved by the others."""
        if seat != A:
            self.do(Bid(A, "zakladni"))
        while self.turn != seat:
            self.do(Pass(self.turn))
        self.do(Bid(seat, contract))
        while self.phase is Phase.BID and self.turn != seat:
            self.do(Pass(self.turn))
        return self

    def silent(self):
        """Let everybody declare nothing, announce nothing and double nothing."""
        while self.phase in (Phase.DECLARE, Phase.ANNOUNCE, Phase.CHALLENGE):
            quiet = Declare if self.phase is Phase.DECLARE else Ready
            self.do(quiet(self.turn))
        return self

    def play_out(self):
        """Let everybody play the first card that is allowed."""
        while self.phase is Phase.PLAY:
            self.do(self.legal()[0])
        return self

    def gains(self):
        return tuple(
            sum((line.amounts[seat] for line in self.state.result.lines), Fraction(0))
            for seat in range(4)
        )

    def unknown_talon(self, viewer=B):
        return [card.card is None for card in self.seen_by(viewer).deal.talon]
