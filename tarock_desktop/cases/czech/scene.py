"""The game of a hand at the Czech table, read from the facts of a case."""

from __future__ import annotations

from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card, tarock
from tarock_desktop.cases.holding import held_cards
from tarock_desktop.cases.people import letter_of, seat_of
from tarock_desktop.cases.schema import HandFacts
from tarock_desktop.cases.texas.scene import Scene
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.records import dataclass
from tarock_desktop.rules.czech.rates import CzechContract
from tarock_desktop.rules.exchange.calling import call_set
from tarock_desktop.table.seats import Seat, seat_after
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech.sheet import CzechSheet, czech

ORDER: Final = ("deal", "bid", "call", "take", "discard", "declare", "announce", "play")
"""The card is called before the talon is taken."""


@dataclass(frozen=True, slots=True)
class CzechScene(Scene):
    """One hand of a case under the Czech sheet."""

    @property
    def sheet(self) -> CzechSheet:
        """The sheet with the options of the table."""
        return czech(self.variant.sheet)

    def is_past(self, stage: str) -> bool:
        """Return whether the hand is further than *stage*."""
        return ORDER.index(self.at) > ORDER.index(stage)

    @property
    def game(self) -> CzechContract:
        """The game that is played; without a name the lowest."""
        if self.facts.contract is None:
            return min(self.sheet.contract, key=lambda law: law.rank)
        return self.sheet.game(self.facts.contract)

    @property
    def calls(self) -> bool:
        """Whether the declarer calls a partner."""
        return self.game.sides == "partner"

    @property
    def is_each(self) -> bool:
        """Whether everybody plays for himself."""
        return self.game.sides == "each"

    @property
    def forehand(self) -> Seat | None:
        """The forehand: the seat after the dealer, unless the case or the game says otherwise."""
        if self.facts.forehand is not None:
            return seat_of(self.facts.forehand)
        return self.declarer if self.game.bidders != "all" else self.order[0]

    @property
    def called(self) -> Card | None:
        """The called card, once the call is over."""
        if not self.calls or not self.is_past("call"):
            return None
        if self.facts.called is not None:
            return self.facts.called[0]
        law = self.sheet.call
        letter = letter_of(self.declarer)
        named = held_cards(self.facts)
        own = CardSet.gather(named.get(letter, ()))
        bought = CardSet.gather((self.facts.drawn or {}).get(letter, ()))
        allowed = call_set(own - bought, law)
        others = [card for card in allowed if all(card not in cards for cards in named.values())]
        held = [card for card in allowed if self._holds(card)]
        return next(iter((*held, *others)), tarock(law.tarocks[0]))

    def _holds(self, card: Card) -> bool:
        """Return whether the partner, or a declarer who plays alone, is said to hold a card."""
        owner = self.declarer if self.partner is None else self.partner
        return card in held_cards(self.facts).get(letter_of(owner), ())

    @property
    def taken(self) -> tuple[int, ...]:
        """How many talon cards each seat has taken, by seat."""
        counts = dict.fromkeys(self.order, 0)
        if self.is_past("take"):
            counts[self.declarer] = self.game.talon
            rest = self.sheet.deal.talon - self.game.talon
            for steps in range(1, (rest if self.calls else 0) + 1):
                counts[seat_after(self.order, self.declarer, steps)] = 1
        return tuple(counts[seat] for seat in sorted(self.order))


def czech_scene_of(facts: HandFacts, variant: Variant, order: tuple[Seat, ...]) -> CzechScene:
    """Return the scene of a hand; without a word on it the bidding begins, or the deal."""
    at = facts.at or ("bid" if facts.deck is None else "deal")
    scene = CzechScene(facts, variant, order, at)
    if at == "call" and not scene.calls:
        raise UnjudgedError(f"nothing is called in {scene.game.id}")
    return scene
