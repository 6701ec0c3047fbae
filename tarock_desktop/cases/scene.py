"""The game of a hand and how far it has come, read from the facts of a case."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.cases.schema import HandFacts
from tarock_desktop.cases.seats import seat_of
from tarock_desktop.rules.base_laws import ContractBase
from tarock_desktop.rules.pack import TAROCKS
from tarock_desktop.rules.play.tricks import FollowLaw
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.base import Variant

STAGES: Final = ("deal", "bid", "call", "take", "discard", "declare", "announce", "play")
"""The acts that may be due when a script begins, in the order of most sheets."""
ALONE: Final = "none"
"""The word for a declarer without a partner."""
PHASES: Final = {
    "bid": Phase.BID,
    "take": Phase.TALON,
    "call": Phase.CALL,
    "discard": Phase.DISCARD,
    "declare": Phase.DECLARE,
    "announce": Phase.ANNOUNCE,
    "play": Phase.PLAY,
}
"""The phase in which each act is due."""

Contract = TypeVar("Contract", bound=ContractBase)


class Scene(Struct, frozen=True):
    """One hand of a case: what is so before anybody acts. Each family adds what it plays."""

    facts: HandFacts
    variant: Variant
    order: tuple[Seat, ...]
    """Those who are dealt a hand, from the seat after the dealer."""
    at: str
    """The act that is due."""
    people: int
    """How many sit at the table."""

    @property
    def stages(self) -> tuple[str, ...]:
        """The acts of a hand in the order of the sheet."""
        return STAGES

    def is_past(self, stage: str) -> bool:
        """Return whether the hand is further than *stage*."""
        return self.stages.index(self.at) > self.stages.index(stage)

    def phase(self, *, doubled: bool) -> Phase:
        """Return the phase in which the act is due; *doubled*: somebody has said Kontra."""
        phase = PHASES[self.at]
        if phase is Phase.DECLARE and phase not in self.variant.phases:
            phase = Phase.ANNOUNCE
        return Phase.CHALLENGE if phase is Phase.ANNOUNCE and doubled else phase

    # ----------------------------------------------------------------------------------- game

    @property
    def game(self) -> ContractBase:
        """The game that is played; without a name the lowest that can be bid."""
        return named_game(self.variant.sheet.contract, self.facts.contract)

    @property
    def calls(self) -> bool:
        """Whether the declarer calls a partner."""
        return self.game.sides == "partner"

    @property
    def is_each(self) -> bool:
        """Whether everybody plays for himself."""
        return self.game.sides == "each"

    @property
    def follow_law(self) -> FollowLaw | None:
        """The law by which tricks of the game are won; `None`: tarocks win, without more."""
        return None

    # --------------------------------------------------------------------------------- people

    @property
    def players(self) -> tuple[Seat, ...]:
        """Those who play to the tricks."""
        return self.order

    @property
    def forehand(self) -> Seat | None:
        """The forehand: the seat after the dealer, unless the case says otherwise."""
        return self.order[0] if self.facts.forehand is None else seat_of(self.facts.forehand)

    @property
    def declarer(self) -> Seat:
        """The declarer; the forehand where nobody is named."""
        named = self.facts.declarer or self.facts.forehand
        return self.order[0] if named is None else seat_of(named)

    @property
    def partner(self) -> Seat | None:
        """The partner, where the case names a seat."""
        named = self.facts.partner
        return None if named in (None, ALONE) else seat_of(str(named))

    @property
    def leader(self) -> Seat | None:
        """Who leads or has led to the trick, where the case says it."""
        trick = self.facts.trick
        named = self.facts.leader if trick is None else trick.leader
        return None if named is None else seat_of(named)

    @property
    def trickless(self) -> tuple[Seat, ...]:
        """Who has no trick, as far as the case tells."""
        return tuple(map(seat_of, self.facts.trickless or ()))

    # ---------------------------------------------------------------------------------- cards

    @property
    def called(self) -> Card | None:
        """The called card, once the call is over."""
        if not self.calls or not self.is_past("call"):
            return None
        return self.likely_call if self.facts.called is None else self.facts.called[0]

    @property
    def likely_call(self) -> Card | None:
        """The card that is called where the case does not name it."""
        return None

    def talon_taken(self) -> Mapping[Seat, int]:
        """Return how many talon cards each seat has taken that has taken any."""
        return {}

    @property
    def taken(self) -> tuple[int, ...]:
        """How many talon cards each seat has taken, by seat."""
        counts = self.talon_taken()
        return tuple(counts.get(Seat(seat), 0) for seat in range(self.people))

    @property
    def talon_left(self) -> int:
        """How many talon cards nobody has taken."""
        return self.variant.sheet.deal.talon - sum(self.taken)

    def laid(self, seat: Seat) -> int:
        """Return how many cards *seat* has laid away: as many as it took."""
        return 0 if self.is_each or not self.is_past("discard") else self.taken[seat]

    def size_of(self, seat: Seat) -> int:
        """Return how many cards *seat* has when nothing has been played."""
        return self.variant.sheet.deal.hand + self.taken[seat] - self.laid(seat)

    def shown_discards(self, pile: CardSet) -> CardSet:
        """Return the discards that everybody has seen: the tarocks among them."""
        return pile & TAROCKS


def named_game(laws: tuple[Contract, ...], name: str | None) -> Contract:
    """Return the game of this name; without one the lowest in which somebody declares."""
    if name is None:
        declared = (law for law in laws if law.sides != "each")
        return min(declared, key=lambda law: law.rank, default=laws[0])
    return next(law for law in laws if law.id == name)
