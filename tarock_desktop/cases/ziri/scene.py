"""The game of a hand at the Žiri table, and where its cards lie, read from the facts of a case."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK, Card
from tarock_desktop.cases.holding import held_cards
from tarock_desktop.cases.people import letter_of, seat_of
from tarock_desktop.cases.schema import HandFacts
from tarock_desktop.cases.texas.scene import Scene
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.records import dataclass
from tarock_desktop.rules.pack import TAROCKS
from tarock_desktop.rules.ziri.hand_facts import ZiriContract
from tarock_desktop.table.records import Discards, Hand, TalonCard
from tarock_desktop.table.seats import Seat, turn_order
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.ziri.sheet import ZiriSheet, ziri

ORDER: Final = ("deal", "bid", "take", "discard", "declare", "announce", "play")


@dataclass(frozen=True, slots=True)
class ZiriScene(Scene):
    """One hand of a case under the Žiri sheet."""

    people: int
    """How many sit at the table."""

    @property
    def sheet(self) -> ZiriSheet:
        """The sheet with the options of the table."""
        return ziri(self.variant.sheet)

    def is_past(self, stage: str) -> bool:
        """Return whether the hand is further than *stage*."""
        return ORDER.index(self.at) > ORDER.index(stage)

    @property
    def game(self) -> ZiriContract:
        """The game that is played; without a name the lowest that can be bid."""
        named = self.facts.contract
        laws = self.sheet.contract
        if named is None:
            return min((law for law in laws if law.sides != "each"), key=lambda law: law.rank)
        return next(law for law in laws if law.id == named)

    @property
    def calls(self) -> bool:
        """Nobody calls a partner."""
        return False

    @property
    def is_each(self) -> bool:
        """Whether everybody plays for himself."""
        return self.game.sides == "each"

    @property
    def forehand(self) -> Seat:
        """The first in turn: the seat after the dealer."""
        named = self.facts.forehand
        return self.order[0] if named is None else seat_of(named)

    @property
    def players(self) -> tuple[Seat, ...]:
        """Those who play; in a klop of four the dealer with the talon joins when play begins."""
        joins = self.is_each and self.at == "play" and self.people > len(self.order)
        return (*self.order, Seat(self._dealer)) if joins else self.order

    @property
    def _dealer(self) -> int:
        return next(seat for seat in range(self.people) if seat not in self.order)

    @property
    def taken(self) -> tuple[int, ...]:
        """How many talon cards each seat has taken, by seat."""
        counts = dict.fromkeys(range(self.people), 0)
        if self.is_each and self.at == "play" and self.people == len(self.order):
            share = self.sheet.deal.talon // len(self.order)
            counts |= dict.fromkeys(self.order, share)
        elif not self.is_each and self.is_past("take"):
            counts[self.declarer] = self.game.talon
        return tuple(counts[seat] for seat in range(self.people))

    def size_of(self, seat: Seat) -> int:
        """Return how many cards *seat* has when nothing has been played."""
        deal = self.sheet.deal
        if seat not in self.order:
            return deal.talon if seat in self.players else 0
        laid = 0 if self.is_each or not self.is_past("discard") else self.taken[seat]
        return deal.hand + self.taken[seat] - laid


def ziri_scene_of(
    facts: HandFacts, variant: Variant, order: tuple[Seat, ...], people: int
) -> ZiriScene:
    """Return the scene of a hand; without a word on it the bidding begins, or the deal."""
    at = facts.at or ("bid" if facts.deck is None else "deal")
    if at == "call":
        raise UnjudgedError("nothing is called at this table")
    return ZiriScene(facts, variant, order[: variant.sheet.dealt], at, people)


@dataclass(slots=True)
class ZiriLayout:
    """The cards of a position."""

    scene: ZiriScene
    hands: dict[Seat, list[Card]]
    discards: dict[Seat, list[Card]]
    talon: list[Card]
    """Cards that nobody has taken."""

    @property
    def hand_records(self) -> tuple[Hand, ...]:
        """The hands as the table has them."""
        held = (self.hands.get(Seat(seat), []) for seat in range(self.scene.people))
        return tuple(Hand(CardSet.gather(cards), len(cards)) for cards in held)

    @property
    def discard_records(self) -> tuple[Discards, ...]:
        """The discards as the table has them; tarocks among them were named."""
        laid = (self.discards.get(Seat(seat), []) for seat in range(self.scene.people))
        piles = map(CardSet.gather, laid)
        return tuple(Discards(pile, len(pile), pile & TAROCKS) for pile in piles)

    def talon_records(self, drawn: dict[Seat, tuple[Card, ...]]) -> tuple[TalonCard, ...]:
        """The talon, those cards first that were taken; it lies open but for klop and solo."""
        scene = self.scene
        shown = not scene.is_each and scene.game.talon > 0 and scene.is_past("bid")
        places: list[TalonCard] = []
        for seat in scene.players:
            cards = drawn.get(seat, ())
            known = [*cards, *[None] * (scene.taken[seat] - len(cards))]
            places += [
                TalonCard(card, seat, seat, shown=shown and card is not None) for card in known
            ]
        if scene.players != scene.order:
            joined = scene.players[-1]
            held = [*self.hands[joined], *[None] * scene.sheet.deal.talon]
            return tuple(
                TalonCard(card, joined, joined) for card in held[: scene.sheet.deal.talon]
            )
        # A position in the middle of a hand need not say what lies in the talon.
        hidden = scene.sheet.deal.talon - len(places) if scene.at == "play" else 0
        left: Sequence[Card | None] = self.talon or [None] * hidden
        return (*places, *(TalonCard(card, shown=shown and card is not None) for card in left))


def ziri_layout(scene: ZiriScene, *, filled: bool) -> ZiriLayout:
    """Return where the cards of a scene lie.

    Raises:
        UnjudgedError: a hand has more cards than it can have.
    """
    facts, held = scene.facts, held_cards(scene.facts)
    layout = ZiriLayout(
        scene,
        hands={s: list(held.get(letter_of(s), ())) for s in scene.players},
        discards={s: list((facts.discards or {}).get(letter_of(s), ())) for s in scene.order},
        talon=list(facts.talon or ()),
    )
    if filled and _is_filled(scene, layout):
        _fill(layout)
    return layout


def _in_trick(scene: ZiriScene) -> tuple[Seat, ...]:
    trick = scene.facts.trick
    if trick is None:
        return ()
    return turn_order(tuple(sorted(scene.players)), seat_of(trick.leader))[: len(trick.cards)]


def _is_filled(scene: ZiriScene, layout: ZiriLayout) -> bool:
    """Return whether cards are added: in play only to whole hands."""
    if scene.at != "play" or not held_cards(scene.facts):
        return True
    played = _in_trick(scene)
    return all(
        len(cards) + (seat in played) == scene.size_of(seat)
        for seat, cards in layout.hands.items()
        if cards
    )


def _fill(layout: ZiriLayout) -> None:
    scene, played = layout.scene, _in_trick(layout.scene)
    sizes = {seat: scene.size_of(seat) - (seat in played) for seat in scene.players}
    for seat, size in sizes.items():
        if len(layout.hands[seat]) > size:
            letter = letter_of(seat)
            sentence = f"{letter} holds {len(layout.hands[seat])} cards, not {size}"
            raise UnjudgedError(sentence, path=("hands", letter))
    pool = _unnamed(layout)
    while any(len(layout.hands[seat]) < sizes[seat] for seat in scene.players):
        for seat in sorted(scene.players):
            if len(layout.hands[seat]) < sizes[seat]:
                layout.hands[seat].append(_next(pool))
    if not scene.is_each and scene.is_past("discard"):
        seat = scene.declarer
        while len(layout.discards[seat]) < scene.taken[seat]:
            layout.discards[seat].append(_next(pool))
    layout.talon += pool
    left = 0 if scene.is_each and scene.at == "play" else scene.sheet.deal.talon - sum(scene.taken)
    if len(layout.talon) != left:
        raise UnjudgedError(f"{len(layout.talon)} cards are left for the talon, not {left}")


def _next(pool: Iterator[Card]) -> Card:
    card = next(pool, None)
    if card is None:
        raise UnjudgedError("there are not enough cards for all hands")
    return card


def _unnamed(layout: ZiriLayout) -> Iterator[Card]:
    """Yield the cards that lie nowhere, in pack order."""
    facts = layout.scene.facts
    named = {card for cards in layout.hands.values() for card in cards}
    named |= {card for cards in layout.discards.values() for card in cards}
    named |= {*layout.talon, *(facts.trick.cards if facts.trick else ())}
    return iter([card for card in PACK if card not in named])
