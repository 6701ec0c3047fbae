"""Where every card of a position lies; the cards that a case does not name are filled in."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK, Card
from tarock_desktop.cases.holding import held_cards
from tarock_desktop.cases.people import letter_of
from tarock_desktop.cases.texas.scene import ALONE, Scene
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.records import dataclass
from tarock_desktop.rules.pack import TAROCKS
from tarock_desktop.table.records import Discards, Hand, TalonCard
from tarock_desktop.table.seats import Seat


@dataclass(slots=True)
class Layout:
    """The cards of a position, by seat where that makes sense."""

    scene: Scene
    hands: dict[Seat, list[Card]]
    discards: dict[Seat, list[Card]]
    talon: list[Card]
    """Cards that lie on the table, the top one first."""
    filled: bool
    """Whether the cards that the case does not name are added."""

    @property
    def exposed(self) -> CardSet:
        """The cards that lie face up."""
        face_up = (self.scene.facts.exposed or {}).values()
        return CardSet.gather(card for cards in face_up for card in cards)

    @property
    def hand_records(self) -> tuple[Hand, ...]:
        """The hands as the table has them."""
        seats = sorted(self.scene.order)
        return tuple(Hand(CardSet.gather(self.hands[s]), len(self.hands[s])) for s in seats)

    @property
    def discard_records(self) -> tuple[Discards, ...]:
        """The discards as the table has them; tarocks among them lie face up."""
        seats = sorted(self.scene.order)
        piles = (CardSet.gather(self.discards[seat]) for seat in seats)
        return tuple(Discards(pile, len(pile), pile & TAROCKS) for pile in piles)

    @property
    def talon_records(self) -> tuple[TalonCard, ...]:
        """The talon with the cards that were taken from it."""
        taken = [
            TalonCard(card, seat, seat)
            for seat in self._takers()
            for card in self._drawn(seat, self.scene.taken[seat])
        ]
        left = [TalonCard(card) for card in self.talon]
        second = not self.scene.calls and self.scene.facts.draw == 2
        return (*left, *taken) if second else (*taken, *left)

    def _takers(self) -> tuple[Seat, ...]:
        order, declarer = self.scene.order, self.scene.declarer
        start = order.index(declarer)
        return order[start:] + order[:start]

    def _drawn(self, seat: Seat, count: int) -> tuple[Card, ...]:
        """Return the cards a seat took: those named, else its discards and its last cards."""
        named = (self.scene.facts.drawn or {}).get(letter_of(seat), ())
        if not self.filled:
            return named
        held = [*self.hands[seat], *self.discards[seat]]
        others = [card for card in reversed(held) if card not in named]
        return (*named, *others)[:count]


def lay_out(scene: Scene, *, filled: bool) -> Layout:
    """Return where the cards of a scene lie.

    Raises:
        UnjudgedError: a hand has more cards than it can have.
    """
    named, held = scene.facts, held_cards(scene.facts)
    layout = Layout(
        scene,
        hands={s: list(held.get(letter_of(s), ())) for s in scene.order},
        discards={s: list((named.discards or {}).get(letter_of(s), ())) for s in scene.order},
        talon=list(named.talon or ()),
        filled=filled,
    )
    if filled and _is_filled(scene, layout):
        _fill(layout)
    return layout


def _is_filled(scene: Scene, layout: Layout) -> bool:
    """Return whether cards are added: in play only to whole hands."""
    if scene.at != "play" or not held_cards(scene.facts):
        return True
    played = _in_trick(scene)
    full = scene.variant.sheet.deal.hand
    sizes = {len(cards) + (seat in played) for seat, cards in layout.hands.items() if cards}
    if sizes == {full}:
        return True
    missing = [s for s, cards in layout.hands.items() if not cards and s not in played]
    if missing:
        sentence = f"the hand of {letter_of(missing[0])} is missing"
        raise UnjudgedError(sentence, path=("hands",))
    return False


def _in_trick(scene: Scene) -> tuple[Seat, ...]:
    """Return the seats that have played to the trick on the table."""
    trick = scene.facts.trick
    if trick is None:
        return ()
    seats = sorted(scene.order)
    first = [letter_of(seat) for seat in seats].index(trick.leader)
    return tuple(seats[(first + n) % len(seats)] for n in range(len(trick.cards)))


def _fill(layout: Layout) -> None:
    scene = layout.scene
    _place_called(layout)
    sizes = {seat: _size(scene, layout, seat) for seat in scene.order}
    for seat, size in sizes.items():
        if len(layout.hands[seat]) > size:
            letter, held = letter_of(seat), len(layout.hands[seat])
            sentence = f"{letter} holds {held} cards, not {size}"
            raise UnjudgedError(sentence, path=("hands", letter))
    size = scene.variant.sheet.deal.talon - sum(scene.taken)
    if len(layout.talon) > size:
        sentence = f"{len(layout.talon)} cards lie in the talon, not {size}"
        raise UnjudgedError(sentence, path=("talon",))
    pool = _unnamed(layout)
    while any(len(layout.hands[seat]) < sizes[seat] for seat in scene.order):
        for seat in sorted(scene.order):
            if len(layout.hands[seat]) < sizes[seat]:
                layout.hands[seat].append(_next(pool))
    if scene.is_past("discard"):
        for seat in scene.order:
            while len(layout.discards[seat]) < scene.taken[seat]:
                layout.discards[seat].append(_next(pool))
    layout.talon += pool
    if len(layout.talon) != size:
        raise UnjudgedError(f"{len(layout.talon)} cards are left for the talon, not {size}")


def _next(pool: Iterator[Card]) -> Card:
    card = next(pool, None)
    if card is None:
        raise UnjudgedError("there are not enough cards for all hands")
    return card


def _size(scene: Scene, layout: Layout, seat: Seat) -> int:
    full = scene.variant.sheet.deal.hand
    if scene.is_past("discard"):
        return full - (seat in _in_trick(scene))
    return full + scene.taken[seat] - len(layout.discards[seat])


def _place_called(layout: Layout) -> None:
    """Give the called card to the partner, unless the case says where it lies."""
    scene = layout.scene
    alone = scene.facts.partner == ALONE
    owner = scene.declarer if alone else scene.partner
    if scene.called is None or owner is None:
        return
    where = next((seat for seat, cards in layout.hands.items() if scene.called in cards), None)
    if where is None and scene.called in _unnamed(layout):
        layout.hands[owner].append(scene.called)
    elif where is not None and where != owner:
        who = "alone" if alone else f"the partner of {letter_of(scene.declarer)}"
        holds = f"{letter_of(where)} holds the called {scene.called.name}"
        raise UnjudgedError(f"{letter_of(owner)} is {who}, but {holds}", path=("partner",))


def _unnamed(layout: Layout) -> Iterator[Card]:
    """Yield the cards that lie nowhere, in pack order."""
    facts = layout.scene.facts
    named = {card for cards in layout.hands.values() for card in cards}
    named |= {card for cards in layout.discards.values() for card in cards}
    named |= {*layout.talon, *(facts.trick.cards if facts.trick else ())}
    return iter([card for card in PACK if card not in named])
