"""The game of a hand at the Czech table, read from the facts of a case."""

from __future__ import annotations

from collections.abc import Mapping

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card, tarock
from tarock_desktop.cases.scene import Scene, named_game
from tarock_desktop.cases.seats import letter_of, seat_of
from tarock_desktop.rules.czech.rates import CzechContract
from tarock_desktop.rules.exchange.calling import call_set
from tarock_desktop.table.seats import Seat, seat_after
from tarock_desktop.variants.czech.variant import CzechGp


class CzechScene(Scene, frozen=True):
    """One hand of a case under the Czech sheet."""

    variant: CzechGp

    @property
    def game(self) -> CzechContract:
        """The game that is played; without a name the lowest."""
        return named_game(self.variant.sheet.contract, self.facts.contract)

    @property
    def forehand(self) -> Seat | None:
        """The forehand: the seat after the dealer, unless the case or the game says otherwise."""
        if self.facts.forehand is not None:
            return seat_of(self.facts.forehand)
        return self.declarer if self.game.bidders != "all" else self.order[0]

    @property
    def likely_call(self) -> Card:
        """The card that is called where the case does not name it."""
        law = self.variant.sheet.call
        letter = letter_of(self.declarer)
        named = self.facts.held
        own = CardSet.gather(named.get(letter, ()))
        bought = CardSet.gather((self.facts.drawn or {}).get(letter, ()))
        allowed = call_set(own - bought, law)
        others = [card for card in allowed if all(card not in cards for cards in named.values())]
        held = [card for card in allowed if self._holds(card)]
        return next(iter((*held, *others)), tarock(law.tarocks[0]))

    def _holds(self, card: Card) -> bool:
        """Return whether the partner, or a declarer who plays alone, is said to hold a card."""
        owner = self.declarer if self.partner is None else self.partner
        return card in self.facts.held.get(letter_of(owner), ())

    def talon_taken(self) -> Mapping[Seat, int]:
        """Return how many talon cards each seat has taken: the declarer some, others one."""
        if not self.is_past("take"):
            return {}
        rest = self.variant.sheet.deal.talon - self.game.talon if self.calls else 0
        others = (seat_after(self.order, self.declarer, n) for n in range(1, rest + 1))
        return {self.declarer: self.game.talon, **dict.fromkeys(others, 1)}
