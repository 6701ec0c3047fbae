"""Tables that are only imagined: an observation with the hidden cards filled in by a guess.

A search plays on at such a table. Of the true table it holds only what the observer saw. Rulings
are left out, since they do not change what is good play.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final
from weakref import WeakKeyDictionary

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt_from
from tarock_desktop.kernel.families import family_of
from tarock_desktop.kernel.games import Game
from tarock_desktop.kernel.order import card_order
from tarock_desktop.kernel.positions import Position
from tarock_desktop.kernel.stakes import Ends, Stakes
from tarock_desktop.kernel.steps import step
from tarock_desktop.kernel.translate import ends_of, game_of, playing_of, position_of, whole_hands
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.records import Book, DroppedCard
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.table.view import Observation, View
from tarock_desktop.variants.base import Variant


class Filling(Struct, frozen=True):
    """Where all cards are taken to lie."""

    hands: tuple[CardSet, ...]
    """By seat."""
    piles: tuple[CardSet, ...]
    talon: tuple[Card | None, ...]
    """By place."""
    lost: tuple[CardSet, ...] = ()
    """Dropped unseen, by seat."""


class ImaginedTable(Struct, frozen=True):
    """A guess at the whole table, on which one can play on."""

    state: State
    variant: Variant

    @property
    def phase(self) -> Phase:
        """The phase the imagined hand is in."""
        return self.state.phase

    def question(self) -> tuple[Observation, Prompt] | None:
        """Return what the seat sees whose act is due, and what it is asked; `None`: nobody is."""
        if self.state.turn is None:
            return None
        seen = self.observation(self.state.turn)
        return seen, prompt_from(seen, self.variant)

    def observation(self, seat: Seat) -> Observation:
        """Return what *seat* would see."""
        return observe(self.state, seat)

    def after(self, action: Action) -> ImaginedTable | None:
        """Return the table after an act; `None`: it is not allowed."""
        step()
        decision = decide(self.state, action, self.variant, Mode.GUARD)
        if decision.verdict is not Verdict.ACCEPTED:
            return None
        return ImaginedTable(decision.state, self.variant)

    def with_cards(self, hands: tuple[CardSet, ...], piles: tuple[CardSet, ...]) -> ImaginedTable:
        """Return the table with other hands and discards of the same sizes."""
        deal = self.state.deal
        deal = replace(
            deal,
            hands=tuple(replace(h, cards=c) for h, c in zip(deal.hands, hands, strict=True)),
            discards=tuple(replace(p, cards=c) for p, c in zip(deal.discards, piles, strict=True)),
        )
        return ImaginedTable(replace(self.state, deal=deal), self.variant)

    def in_play(self) -> ImaginedTable:
        """Return the table as if the first card were to be played now."""
        return ImaginedTable(replace(self.state, phase=Phase.PLAY, turn=None), self.variant)

    def gain(self, seat: Seat) -> Fraction:
        """Return what *seat* has gained in this hand so far."""
        return sum((line.amounts[seat] for line in self.state.result.lines), Fraction(0))

    def position(self) -> Position:
        """Return the position of trick play, for the kernel.

        Raises:
            UntranslatableError: the kernel does not know this game.
        """
        step()
        ends = ends_of(self.state, self.variant)
        game = _game_at(self.state, self.variant, ends)
        return position_of(self.state, self.variant, game, ends)


def imagine(observation: Observation, variant: Variant, filling: Filling) -> ImaginedTable:
    """Return the table with the hidden cards where *filling* has them."""
    deal = observation.deal
    lost = {seat: list(cards) for seat, cards in enumerate(filling.lost)}
    dropped = []
    for entry in deal.dropped:
        unseen = lost.get(entry.seat, [])
        card = entry.card or (unseen.pop() if unseen else None)
        dropped.append(DroppedCard(entry.seat, card, entry.shown))
    deal = replace(
        deal,
        hands=tuple(replace(h, cards=c) for h, c in zip(deal.hands, filling.hands, strict=True)),
        discards=tuple(
            replace(p, cards=c) for p, c in zip(deal.discards, filling.piles, strict=True)
        ),
        talon=tuple(replace(t, card=c) for t, c in zip(deal.talon, filling.talon, strict=True)),
        dropped=tuple(dropped),
    )
    parts = {name: getattr(observation, name) for name in View.__struct_fields__}
    state = State(**{**parts, "deal": deal, "book": Book()})
    return ImaginedTable(family_of(variant).completed(state), variant)


def positions_of(tables: Iterable[ImaginedTable]) -> list[Position]:
    """Return the positions of tables in play."""
    return [table.position() for table in tables]


_STAKES: WeakKeyDictionary[Variant, dict[tuple[object, ...], Stakes]] = WeakKeyDictionary()
_GAMES: WeakKeyDictionary[Variant, dict[tuple[object, ...], Game]] = WeakKeyDictionary()
MOST_REMEMBERED: Final = 4096


def game_at(state: View, variant: Variant) -> Game:
    """Return the game in parameters; tables with the same one share it."""
    return _game_at(state, variant, ends_of(state, variant))


def _game_at(state: View, variant: Variant, ends: Ends) -> Game:
    stakes = _stakes(variant, ends)
    playing = playing_of(variant)
    key = (
        id(stakes),
        state.deal.order,
        tuple(whole.size for whole in whole_hands(state)),
        playing.law_of(state),
        family_of(variant).duties(state, playing, card_order(playing.pack)),
    )
    known = _GAMES.setdefault(variant, {})
    if key not in known:
        if len(known) >= MOST_REMEMBERED:
            known.clear()
        known[key] = game_of(state, variant, stakes)
    return known[key]


def _stakes(variant: Variant, ends: Ends) -> Stakes:
    """Return what is paid; hands that are paid alike share it."""
    key = ends.key()
    known = _STAKES.setdefault(variant, {})
    if key not in known:
        if len(known) >= MOST_REMEMBERED:
            # Games are remembered by the stakes they are played for.
            _GAMES.pop(variant, None)
            known.clear()
        known[key] = ends.stakes()
    return known[key]
