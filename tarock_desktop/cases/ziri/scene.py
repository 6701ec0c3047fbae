"""The game of a hand at the Žiri table, read from the facts of a case."""

from __future__ import annotations

from collections.abc import Mapping

from tarock_desktop.cases.scene import Scene, named_game
from tarock_desktop.rules.play.tricks import FollowLaw
from tarock_desktop.rules.ziri.hand_facts import ZiriContract
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.ziri.variant import Ziri


class ZiriScene(Scene, frozen=True):
    """One hand of a case under the Žiri sheet."""

    variant: Ziri

    @property
    def game(self) -> ZiriContract:
        """The game that is played; without a name the lowest that can be bid."""
        return named_game(self.variant.sheet.contract, self.facts.contract)

    @property
    def follow_law(self) -> FollowLaw:
        """The law by which tricks are won."""
        return self.variant.sheet.follow

    def phase(self, *, doubled: bool) -> Phase:
        """Return the phase in which the act is due; in klop kontra is said before play."""
        if self.is_each and self.at not in {"bid", "play"}:
            return Phase.CHALLENGE
        return Scene.phase(self, doubled=False)

    @property
    def players(self) -> tuple[Seat, ...]:
        """Those who play; in a klop of four the dealer with the talon joins when play begins."""
        rests = (Seat(seat) for seat in range(self.people) if seat not in self.order)
        return (*self.order, *rests) if self.is_each and self.at == "play" else self.order

    def talon_taken(self) -> Mapping[Seat, int]:
        """Return how many talon cards each seat has taken: in a klop of three all the same."""
        if self.is_each:
            shared = self.at == "play" and self.people == len(self.order)
            share = self.variant.sheet.deal.talon // len(self.order)
            return dict.fromkeys(self.order, share) if shared else {}
        return {self.declarer: self.game.talon} if self.is_past("take") else {}

    @property
    def talon_left(self) -> int:
        """How many talon cards nobody has: none in a klop that is played."""
        gone = self.is_each and self.at == "play"
        return 0 if gone else self.variant.sheet.deal.talon - sum(self.taken)

    def size_of(self, seat: Seat) -> int:
        """Return how many cards *seat* has when nothing has been played."""
        return Scene.size_of(self, seat) if seat in self.order else self.variant.sheet.deal.talon
