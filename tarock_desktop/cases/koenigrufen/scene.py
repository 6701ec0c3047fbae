"""The game of a hand of Königrufen, read from the facts of a case."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.cases.scene import ALONE, Scene, named_game
from tarock_desktop.cases.seats import letter_of
from tarock_desktop.rules.koenigrufen.games import GameLaw
from tarock_desktop.rules.pack import KINGS
from tarock_desktop.rules.play.tricks import FollowLaw
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.koenigrufen.variant import Koenigrufen


class KoenigrufenScene(Scene, frozen=True):
    """One hand of a case under this sheet."""

    variant: Koenigrufen

    @property
    def game(self) -> GameLaw:
        """The game that is played; without a name the first of the sheet."""
        return named_game(self.variant.sheet.contract, self.facts.contract)

    @property
    def follow_law(self) -> FollowLaw:
        """The law by which tricks of the game are won; tarocks win where none is named."""
        law = self.variant.sheet.follow
        kind = "tarock" if self.facts.contract is None else self.game.kind
        return {"tarock": law.tarock, "colour": law.colour}.get(kind, law.negative)

    def with_game(self, contract: str, declarer: Seat) -> KoenigrufenScene:
        """Return the scene of the same hand with the game that was bid for at the table."""
        facts = replace(self.facts, contract=contract, declarer=letter_of(declarer))
        return replace(self, facts=facts)

    @property
    def likely_call(self) -> Card:
        """The card that is called where the case does not name it."""
        held = {seat: CardSet.gather(cards) for seat, cards in self.facts.held.items()}
        declarer = letter_of(self.declarer)
        owner = declarer if self.partner is None else letter_of(self.partner)
        own = held.get(owner, CardSet()) & KINGS
        if self.facts.partner is not None and own:
            return next(iter(own))
        in_talon = CardSet.gather(self.facts.talon or ()) & KINGS
        if self.facts.king is not None and in_talon:
            return next(iter(in_talon))
        named = CardSet.gather(card for cards in held.values() for card in cards)
        free = KINGS - named - in_talon
        return next(iter(free or KINGS - held.get(declarer, CardSet()) or KINGS))

    def talon_taken(self) -> Mapping[Seat, int]:
        """Return how many talon cards the declarer has taken."""
        if not self.is_past("take") or self.facts.king in {"talon", "dragged"}:
            return {}
        half = self.game.talon == "half"
        return {self.declarer: self.variant.sheet.talon.half if half else self.game.take}

    def shown_discards(self, pile: CardSet) -> CardSet:
        """Return no discards: all lie face down."""
        del pile
        return NO_CARDS

    @property
    def is_alone(self) -> bool:
        """Whether the case says that the declarer has no partner."""
        return self.facts.partner == ALONE or self.facts.king is not None
