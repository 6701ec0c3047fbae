"""The game of a hand of Königrufen, read from the facts of a case."""

from __future__ import annotations

import dataclasses
from typing import Final

from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.cases.holding import held_cards
from tarock_desktop.cases.people import letter_of, seat_of
from tarock_desktop.cases.schema import HandFacts
from tarock_desktop.cases.texas.scene import ALONE, Scene
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.records import dataclass
from tarock_desktop.rules.koenigrufen.games import GameLaw, game_of
from tarock_desktop.rules.pack import KINGS
from tarock_desktop.rules.play.tricks import FollowLaw
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.koenigrufen.sheet import KoenigrufenSheet, koenigrufen

ORDER: Final = ("deal", "bid", "call", "take", "discard", "declare", "announce", "play")
"""The king is called before the talon is taken; nothing is declared."""


@dataclass(frozen=True, slots=True)
class KoenigrufenScene(Scene):
    """One hand of a case under this sheet."""

    @property
    def sheet(self) -> KoenigrufenSheet:
        """The sheet with the options of the table."""
        return koenigrufen(self.variant.sheet)

    def is_past(self, stage: str) -> bool:
        """Return whether the hand is further than *stage*."""
        return ORDER.index(self.at) > ORDER.index(stage)

    @property
    def game(self) -> GameLaw:
        """The game that is played; without a name the first of the sheet."""
        if self.facts.contract is None:
            return self.sheet.contract[0]
        return game_of(self.sheet.contract, self.facts.contract)

    def with_game(self, contract: str, declarer: Seat) -> KoenigrufenScene:
        """Return the scene of the same hand with the game that was bid for at the table."""
        facts = replace(self.facts, contract=contract, declarer=letter_of(declarer))
        return dataclasses.replace(self, facts=facts)

    @property
    def calls(self) -> bool:
        """Whether the declarer calls a partner."""
        return self.game.sides == "partner"

    @property
    def forehand(self) -> Seat | None:
        """The forehand: the seat after the dealer, unless the case says otherwise."""
        named = self.facts.forehand
        return self.order[0] if named is None else seat_of(named)

    @property
    def called(self) -> Card | None:
        """The called king, once the call is over."""
        if not self.calls or not self.is_past("call"):
            return None
        if self.facts.called is not None:
            return self.facts.called[0]
        held = {seat: CardSet.gather(cards) for seat, cards in held_cards(self.facts).items()}
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

    @property
    def taken(self) -> tuple[int, ...]:
        """How many talon cards each seat has taken, by seat."""
        counts = [0] * (max(self.order) + 1)
        if self.is_past("take") and self.facts.king not in ("talon", "dragged"):
            half, game = self.sheet.talon.half, self.game
            counts[self.declarer] = half if game.talon == "half" else game.take
        return tuple(counts)

    @property
    def is_alone(self) -> bool:
        """Whether the case says that the declarer has no partner."""
        return self.facts.partner == ALONE or self.facts.king is not None


def koenigrufen_scene_of(
    facts: HandFacts, variant: Variant, order: tuple[Seat, ...]
) -> KoenigrufenScene:
    """Return the scene of a hand; without a word on it the bidding begins, or the deal."""
    at = facts.at or ("bid" if facts.deck is None else "deal")
    scene = KoenigrufenScene(facts, variant, order, at)
    if at == "call" and not scene.calls:
        raise UnjudgedError(f"nothing is called in {scene.game.id}")
    return scene


def koenigrufen_follow_law(facts: HandFacts, sheet: KoenigrufenSheet) -> FollowLaw:
    """Return the law by which tricks of the told game are won."""
    kind = "tarock"
    if facts.contract is not None:
        kind = game_of(sheet.contract, facts.contract).kind
    laws = {"tarock": sheet.follow.tarock, "colour": sheet.follow.colour}
    return laws.get(kind, sheet.follow.negative)
