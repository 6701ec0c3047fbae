"""The game of a hand at a Texas-Czech table, read from the facts of a case."""

from __future__ import annotations

from collections.abc import Mapping

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card, tarock
from tarock_desktop.cases.scene import Scene, named_game
from tarock_desktop.cases.seats import letter_of, seat_of
from tarock_desktop.rules.exchange.calling import call_set
from tarock_desktop.rules.texas.bidding import ContractLaw
from tarock_desktop.table.seats import Seat, seat_after
from tarock_desktop.variants.texas.variant import Texas


class TexasScene(Scene, frozen=True):
    """One hand of a case under a Texas-Czech sheet."""

    variant: Texas

    @property
    def stages(self) -> tuple[str, ...]:
        """The acts of a hand: the card is called after the talon is taken."""
        late = self.variant.sheet.call.time == "after-discards"
        between = ("take", "discard", "call") if late else ("take", "call", "discard")
        return ("deal", "bid", *between, "declare", "announce", "play")

    @property
    def game(self) -> ContractLaw:
        """The game that is played; without a name the lowest."""
        return named_game(self.variant.sheet.contract, self.facts.contract)

    @property
    def forehand(self) -> Seat | None:
        """The forehand, where the case says who it is."""
        if self.facts.forehand is not None:
            return seat_of(self.facts.forehand)
        return self.declarer if self.is_past("bid") and self.game.bidders == "forehand" else None

    @property
    def likely_call(self) -> Card:
        """The card that is called where the case does not name it."""
        law = self.variant.sheet.call
        own = CardSet.gather(self.facts.held.get(letter_of(self.declarer), ()))
        others = call_set(own, law) - own
        if self.partner is not None and others:
            return next(iter(others))
        return tarock(law.tarocks[0])

    def talon_taken(self) -> Mapping[Seat, int]:
        """Return how many talon cards each seat has taken: the declarer some, the others one."""
        if not self.is_past("take"):
            return {}
        rest = self.variant.sheet.deal.talon - self.game.talon if self.calls else 0
        others = [seat_after(self.order, self.declarer, n) for n in range(1, len(self.order))]
        # Those with cards that the case names come first.
        named = {*(self.facts.drawn or {}), *(self.facts.discards or {})}
        others.sort(key=lambda seat: letter_of(seat) not in named)
        return {self.declarer: self.game.talon, **dict.fromkeys(others[:rest], 1)}
