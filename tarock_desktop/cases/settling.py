"""Settling a hand from its facts, with the scoring of a played hand: what all families share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cases.irregularities import hand_ended
from tarock_desktop.cases.notation import Points
from tarock_desktop.cases.scene import Scene
from tarock_desktop.cases.schema import HandFacts, ItemFact
from tarock_desktop.cases.seats import letter_of, seat_of
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.rules.evening.bank import paid
from tarock_desktop.rules.hand.counting import points_by_seat
from tarock_desktop.rules.hand.facts import Feat
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import Event, TurnGiven
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Announcement
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant


class Settlement(Struct, frozen=True):
    """Settles the hand of a scene."""

    scene: Scene
    variant: Variant
    """That of the scene."""

    def without_play(self, state: State) -> State:
        """Return the table after a hand that is told in facts alone.

        Raises:
            UnjudgedError: the case does not tell what the payment depends on.
        """
        first, named = self.scene.order[0], self.scene.forehand
        deal = replace(state.deal, forehand=first if named is None else named)
        return self._told(replace(state, deal=deal))

    @abstractmethod
    def _told(self, state: State) -> State:
        """Return the table after a hand that is told in facts alone, the forehand known."""

    def after(self, state: State, points: Points | None) -> State:
        """Return the table after the rest of a hand that is only told by its final count.

        Raises:
            UnjudgedError: there is no game yet, or the count is missing.
        """
        if state.auction.contract is None:
            raise UnjudgedError("the hand can't be played to its end before the bidding is over")
        return self._after_game(state, state.auction.contract, points)

    @abstractmethod
    def _after_game(self, state: State, contract: str, points: Points | None) -> State:
        """Return the table after the rest of a hand in which *contract* is played."""

    @abstractmethod
    def counted(self, before: State, last: State) -> State:
        """Return the table after a hand of which only the last tricks were played.

        *before* is the table at the beginning of the script, *last* the one with all cards played.

        Raises:
            UnjudgedError: the case does not tell the count at the beginning.
        """

    def telling(self, before: State) -> Variant:
        """Return the ruleset that also counts what the case tells of the tricks before *before*.

        It is needed when such a hand is settled again, after a claim or by a judge.
        """
        del before
        return self.variant

    @property
    def facts(self) -> HandFacts:
        """What the case tells of the hand."""
        return self.scene.facts

    def _paid(
        self, state: State, lines: tuple[ScoreLine, ...], noted: tuple[Event, ...] = ()
    ) -> State:
        """Return the table after the payment, what is noted of the round, and the end."""
        payment = paid(state, lines, self.variant.sheet.bank)
        ended = hand_ended(state, self.facts, self.variant)
        return fold(state, (*payment, *noted, ended, TurnGiven(Phase.BETWEEN, None)))

    def _declared(self) -> dict[Seat, tuple[str, ...]]:
        return declared_values(self.facts, self.scene.order)

    def _is_whole(self, before: View) -> bool:
        """Return whether no trick had been played."""
        return max(hand.size for hand in before.deal.hands) == self.variant.sheet.deal.hand

    def _steps(self) -> int:
        """Return how often the game was doubled."""
        chains = self.facts.kontra or ()
        if len(chains) > 1:
            raise UnjudgedError("one chain of Kontra is needed: the opponents speak as a side")
        return len(chains[0]) if chains else 0

    def _gained(self, before: View, last: View) -> Mapping[Seat, Fraction]:
        """Return what each seat has gained between two tables of the same hand."""
        now, then = (points_by_seat(view, self.variant.sheet.pack) for view in (last, before))
        return {seat: now[seat] - then[seat] for seat in last.round.seats}

    def _pile_counts(self, seats: Iterable[Seat]) -> Mapping[Seat, Fraction]:
        """Return what lies before each seat, as the case tells."""
        pack, piles = self.variant.sheet.pack, self.facts.piles or {}
        return {s: pack.count(CardSet.gather(piles.get(letter_of(s), ()))) for s in seats}

    @staticmethod
    def _points_of_each(points: Points, order: tuple[Seat, ...]) -> Mapping[Seat, Fraction]:
        """Return the count of every player, which must be told."""
        by_seat = {seat_of(letter): Fraction(count) for letter, count in points.by_seat.items()}
        if set(by_seat) != set(order):
            raise UnjudgedError("the points of every player are needed")
        return by_seat

    @staticmethod
    def _points_of_side(points: Points) -> Fraction:
        """Return the count of the declarer's side, which must be told."""
        if points.side is None:
            raise UnjudgedError("one count is needed, that of the declarer's side")
        return Fraction(points.side)


def declared_values(facts: HandFacts, seats: Iterable[Seat]) -> dict[Seat, tuple[str, ...]]:
    """Return the values each seat declared, as the case tells."""
    return {seat: tuple(facts.declared.get(letter_of(seat), "").split()) for seat in seats}


def feats_of(
    announced: Iterable[Announcement],
    items: Iterable[ItemFact],
    steps: Callable[[Announcement], int],
    *,
    made: bool,
) -> Iterator[Feat]:
    """Yield what was announced at the table, then what the case tells of the rest.

    *steps* says how often an announcement was doubled; *made*: one of which the case says nothing
    came about.
    """
    told = {(item.item, item.by): item for item in items}
    for entry in announced:
        item = told.pop((entry.item, letter_of(entry.seat)), None)
        is_so = made if item is None else item.made is not False
        yield Feat(entry.item, entry.seat, announced=True, made=is_so, steps=steps(entry))
    yield from (told_feat(item) for item in told.values() if not item.announced)


def told_feat(item: ItemFact) -> Feat:
    """Return a feat as a case tells it."""
    chain = item.kontra or ()
    return Feat(
        item.item,
        seat_of(item.by),
        announced=item.announced,
        made=item.made is not False,
        steps=len(chain[0]) if chain else 0,
    )
