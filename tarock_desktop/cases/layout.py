"""Where every card of a position lies; the cards that a case does not name are filled in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK, Card
from tarock_desktop.cases.scene import ALONE, Scene
from tarock_desktop.cases.seats import letter_of, seat_of
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.table.records import Discards, Hand, TalonCard
from tarock_desktop.table.seats import Seat, turn_order

SomeScene = TypeVar("SomeScene", bound=Scene)


@dataclass(slots=True)
class Layout(Generic[SomeScene]):
    """The cards of a position, by seat where that makes sense."""

    scene: SomeScene
    hands: dict[Seat, list[Card]]
    discards: dict[Seat, list[Card]]
    talon: list[Card]
    """Cards that nobody has taken, the top one first."""
    filled: bool
    """Whether what the case does not tell is assumed as the format says."""

    @property
    def exposed(self) -> CardSet:
        """The cards that lie face up."""
        face_up = (self.scene.facts.exposed or {}).values()
        return CardSet.gather(card for cards in face_up for card in cards)

    @property
    def hand_records(self) -> tuple[Hand, ...]:
        """The hands as the table has them."""
        held = (self.hands.get(Seat(seat), []) for seat in range(self.scene.people))
        return tuple(Hand(CardSet.gather(cards), len(cards)) for cards in held)

    @property
    def discard_records(self) -> tuple[Discards, ...]:
        """The discards as the table has them."""
        laid = (self.discards.get(Seat(seat), []) for seat in range(self.scene.people))
        piles = map(CardSet.gather, laid)
        return tuple(Discards(p, len(p), self.scene.shown_discards(p)) for p in piles)

    def taken_places(self, *, shown: bool = False) -> tuple[TalonCard, ...]:
        """Return the talon cards that were taken, those of the declarer first."""
        order, declarer = self.scene.order, self.scene.declarer
        seats = turn_order(order, declarer) if declarer in order else order
        return tuple(
            TalonCard(card, seat, seat, shown=shown and card is not None)
            for seat in seats
            for card in self._drawn(seat)
        )

    def talon_places(self) -> tuple[TalonCard, ...]:
        """Return the talon; who plays alone may have taken its last cards."""
        taken, left = self.taken_places(), tuple(map(TalonCard, self.talon))
        last = not self.scene.calls and self.scene.facts.draw == 2
        return (*left, *taken) if last else (*taken, *left)

    def _drawn(self, seat: Seat) -> tuple[Card | None, ...]:
        """Return what a seat took: the cards named, and if need be discards and last cards."""
        count = self.scene.taken[seat]
        named = tuple((self.scene.facts.drawn or {}).get(letter_of(seat), ()))
        held = [*self.hands[seat], *self.discards[seat]] if self.filled else []
        others = [card for card in reversed(held) if card not in named]
        known = (*named, *others)[:count]
        return (*known, *[None] * (count - len(known)))

    def unnamed(self) -> Iterator[Card]:
        """Return the cards that lie nowhere, in pack order."""
        trick = self.scene.facts.trick
        named = {card for cards in self.hands.values() for card in cards}
        named |= {card for cards in self.discards.values() for card in cards}
        named |= {*self.talon, *(trick.cards if trick else ())}
        return iter([card for card in PACK if card not in named])


def lay_out(scene: SomeScene, *, filled: bool) -> Layout[SomeScene]:
    """Return where the cards of a scene lie.

    *filled*: the cards that the case does not name are dealt as the format says.

    Raises:
        UnjudgedError: a hand has more cards than it can have.
    """
    laid, held = scene.facts.discards or {}, scene.facts.held
    layout = Layout(
        scene,
        hands={seat: list(held.get(letter_of(seat), ())) for seat in scene.players},
        discards={seat: list(laid.get(letter_of(seat), ())) for seat in scene.players},
        talon=list(scene.facts.talon or ()),
        filled=filled,
    )
    if filled and _is_filled(layout):
        _place_called(layout)
        _fill(layout)
    return layout


def _in_trick(scene: Scene) -> tuple[Seat, ...]:
    """Return the seats that have played to the trick on the table."""
    trick = scene.facts.trick
    if trick is None:
        return ()
    return turn_order(tuple(sorted(scene.players)), seat_of(trick.leader))[: len(trick.cards)]


def _is_filled(layout: Layout[SomeScene]) -> bool:
    """Return whether cards are added: in play only to whole hands."""
    scene = layout.scene
    if scene.at != "play" or not scene.facts.held:
        return True
    played = _in_trick(scene)
    if all(
        len(cards) + (seat in played) == scene.size_of(seat)
        for seat, cards in layout.hands.items()
        if cards
    ):
        return True
    missing = [s for s, cards in layout.hands.items() if not cards and s not in played]
    if missing:
        sentence = f"the hand of {letter_of(missing[0])} is missing"
        raise UnjudgedError(sentence, path=("hands",))
    return False


def _fill(layout: Layout[SomeScene]) -> None:
    scene, sizes = layout.scene, _sizes(layout)
    pool = layout.unnamed()
    while any(len(layout.hands[seat]) < sizes[seat] for seat in sizes):
        for seat in sorted(sizes):
            if len(layout.hands[seat]) < sizes[seat]:
                layout.hands[seat].append(_next(pool))
    for seat in scene.order:
        while len(layout.discards[seat]) < scene.laid(seat):
            layout.discards[seat].append(_next(pool))
    layout.talon += pool
    if len(layout.talon) != scene.talon_left:
        left = len(layout.talon)
        raise UnjudgedError(f"{left} cards are left for the talon, not {scene.talon_left}")


def _sizes(layout: Layout[SomeScene]) -> dict[Seat, int]:
    """Return how many cards each hand gets.

    Raises:
        UnjudgedError: a hand or the talon has more already.
    """
    scene, played, sizes = layout.scene, _in_trick(layout.scene), {}
    for seat, cards in layout.hands.items():
        laid = 0 if scene.is_past("discard") else len(layout.discards[seat])
        sizes[seat] = scene.size_of(seat) - (seat in played) - laid
        if len(cards) > sizes[seat]:
            sentence = f"{letter_of(seat)} holds {len(cards)} cards, not {sizes[seat]}"
            raise UnjudgedError(sentence, path=("hands", letter_of(seat)))
    if len(layout.talon) > scene.talon_left:
        sentence = f"{len(layout.talon)} cards lie in the talon, not {scene.talon_left}"
        raise UnjudgedError(sentence, path=("talon",))
    return sizes


def _next(pool: Iterator[Card]) -> Card:
    card = next(pool, None)
    if card is None:
        raise UnjudgedError("there are not enough cards for all hands")
    return card


def _place_called(layout: Layout[SomeScene]) -> None:
    """Give the called card to the partner, unless the case says where it lies."""
    scene = layout.scene
    alone = scene.facts.partner == ALONE
    owner = scene.declarer if alone else scene.partner
    if scene.called is None or owner is None:
        return
    where = next((seat for seat, cards in layout.hands.items() if scene.called in cards), None)
    if where is None and scene.called in layout.unnamed():
        layout.hands[owner].append(scene.called)
    elif where is not None and where != owner:
        who = "alone" if alone else f"the partner of {letter_of(scene.declarer)}"
        holds = f"{letter_of(where)} holds the called {scene.called.name}"
        raise UnjudgedError(f"{letter_of(owner)} is {who}, but {holds}", path=("partner",))
