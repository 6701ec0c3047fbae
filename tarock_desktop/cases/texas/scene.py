"""The game of a hand and how far it has come, read from the facts of a case."""

from __future__ import annotations

from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card, tarock
from tarock_desktop.cases.holding import held_cards
from tarock_desktop.cases.people import letter_of, seat_of
from tarock_desktop.cases.schema import HandFacts
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.records import dataclass
from tarock_desktop.rules.exchange.calling import call_set
from tarock_desktop.rules.texas.bidding import ContractLaw
from tarock_desktop.table.seats import Seat, seat_after
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.texas.sheet import texas

STAGES: Final = ("deal", "bid", "take", "call", "discard", "declare", "announce", "play")
"""The acts that may be due when a script begins; some sheets call after the discards."""
ALONE: Final = "none"
"""The word for a declarer without a partner."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One hand of a case: what is so before anybody acts."""

    facts: HandFacts
    variant: Variant
    order: tuple[Seat, ...]
    """Those who play, from the seat after the dealer."""
    at: str
    """The act that is due."""

    def is_past(self, stage: str) -> bool:
        """Return whether the hand is further than *stage*."""
        stages = list(STAGES)
        if texas(self.variant.sheet).call.time == "after-discards":
            place = stages.index("call")
            stages[place : place + 2] = ["discard", "call"]
        return stages.index(self.at) > stages.index(stage)

    @property
    def contract(self) -> ContractLaw:
        """The game that is played; without a name the lowest."""
        laws = texas(self.variant.sheet).contract
        if self.facts.contract is None:
            return min(laws, key=lambda law: law.rank)
        return next(law for law in laws if law.id == self.facts.contract)

    @property
    def calls(self) -> bool:
        """Whether the declarer calls a partner."""
        return self.contract.sides == "partner"

    @property
    def forehand(self) -> Seat | None:
        """The forehand, where the case says who it is."""
        if self.facts.forehand is not None:
            return seat_of(self.facts.forehand)
        if self.is_past("bid") and self.contract.bidders == "forehand":
            return self.declarer
        return None

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
    def called(self) -> Card | None:
        """The called card, once the call is over."""
        if not self.calls or not self.is_past("call"):
            return None
        if self.facts.called is not None:
            return self.facts.called[0]
        law = texas(self.variant.sheet).call
        own = CardSet.gather(held_cards(self.facts).get(letter_of(self.declarer), ()))
        allowed = call_set(own, law)
        others = allowed - own
        if self.partner is not None and others:
            return next(iter(others))
        return tarock(law.tarocks[0])

    @property
    def taken(self) -> tuple[int, ...]:
        """How many talon cards each seat has taken, by seat."""
        counts = dict.fromkeys(self.order, 0)
        if self.is_past("take"):
            counts[self.declarer] = self.contract.talon
            rest = self.variant.sheet.deal.talon - self.contract.talon
            for seat in self._single_drawers()[: rest if self.calls else 0]:
                counts[seat] = 1
        return tuple(counts[seat] for seat in sorted(self.order))

    def _single_drawers(self) -> tuple[Seat, ...]:
        """Return the other seats in the order in which single talon cards go to them."""
        others = [seat_after(self.order, self.declarer, n) for n in range(1, len(self.order))]
        named = {*(self.facts.drawn or {}), *(self.facts.discards or {})}
        return tuple(sorted(others, key=lambda seat: letter_of(seat) not in named))


def scene_of(facts: HandFacts, variant: Variant, order: tuple[Seat, ...]) -> Scene:
    """Return the scene of a hand; without a word on it the bidding begins, or the deal."""
    at = facts.at or ("bid" if facts.deck is None else "deal")
    scene = Scene(facts, variant, order, at)
    if at == "call" and not scene.calls:
        raise UnjudgedError(f"nothing is called in {scene.contract.id}")
    return scene
