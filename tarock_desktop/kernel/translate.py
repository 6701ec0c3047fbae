"""From a table all of whose hands are known to a position of the kernel, and back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK, PAGAT, Card, Suit
from tarock_desktop.kernel.games import Game
from tarock_desktop.kernel.payoffs import Stakes, UntranslatableError, sixths, stakes_of
from tarock_desktop.kernel.positions import Position, Table, bits, position_at
from tarock_desktop.rules.counting import pile
from tarock_desktop.rules.pack import PackLaw
from tarock_desktop.rules.playing import Playing, TrickPlay
from tarock_desktop.rules.sides import declarer_side
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant

PLAIN_SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS)


@dataclass(frozen=True, slots=True)
class CardOrder:
    """Which card of a sheet is which bit of the kernel: within a suit, the stronger the higher."""

    cards: tuple[Card, ...]
    """By kernel bit."""
    places: tuple[int, ...]
    """Kernel bit by card id."""

    def bit(self, card: Card) -> int:
        """Return a card as the kernel knows it."""
        return 1 << self.places[card.id]

    def card(self, bit: int) -> Card:
        """Return the card of a bit."""
        return self.cards[bit.bit_length() - 1]

    def mask(self, cards: CardSet) -> int:
        """Return a set of cards as the kernel knows it."""
        return sum(1 << self.places[card.id] for card in cards)

    def cardset(self, mask: int) -> CardSet:
        """Return the cards of a set of bits."""
        return CardSet.gather(self.card(bit) for bit in bits(mask))


@cache
def order_of(strength: tuple[int, ...]) -> CardOrder:
    """Return the order in which *strength*, by card id, puts the cards of a sheet."""
    cards: list[Card] = []
    for suit in (*PLAIN_SUITS, Suit.TAROCK):
        held = [card for card in PACK if card.suit is suit]
        cards += sorted(held, key=lambda card: strength[card.id])
    return CardOrder(tuple(cards), tuple(cards.index(card) for card in PACK))


def card_order(pack: PackLaw) -> CardOrder:
    """Return the kernel's order of the cards of a sheet."""
    return order_of(pack.strength)


def game_of(view: View, variant: Variant, stakes: Stakes) -> Game:
    """Return the game that is played at this table, in parameters."""
    playing = _playing(variant)
    order, law = card_order(playing.pack), playing.law_of(view)
    silent = sum(1 << n for n, seat in enumerate(view.deal.order) if seat in stakes.silent)
    return Game(
        values=tuple(sixths(playing.pack.values[card.id]) for card in order.cards),
        payoff=stakes.payoff,
        players=len(view.deal.order),
        must_trump=law.must_trump,
        must_overtake=law.must_beat,
        trumps_win=law.tarocks_win,
        emperor=law.trull,
        trull_pagat=law.trull_pagat,
        pagat=law.pagat,
        suits_first=law.suits_first,
        kept=_kept(view, playing, order),
        exposed=order.mask(view.deal.exposed),
        valat_caller=stakes.valat_caller,
        silent=silent,
    )


def position_of(view: View, variant: Variant, game: Game | None = None) -> Position:
    """Return the position of a table in play.

    Args:
        view: a table in the playing phase, all hands known.
        variant: its ruleset.
        game: the game as an earlier position of the same hand had it; asked for if missing.

    Raises:
        UntranslatableError: a ruling has changed hands or payment; there is no trick play.
    """
    _check(view)
    playing = _playing(variant)
    game = game_of(view, variant, stakes_of(view, variant)) if game is None else game
    order = card_order(playing.pack)
    seats, side = view.deal.order, declarer_side(view)
    trick = view.play.trick
    turn = trick[0].seat if trick else playing.due(view)
    hands = [order.mask(view.deal.hands[seat].cards) for seat in seats]
    for entry in trick:
        hands[seats.index(entry.seat)] |= order.bit(entry.card)
    won = sum(game.values[order.places[card.id]] for seat in side for card in pile(view, seat))
    table = Table(
        hands=tuple(hands),
        leader=0 if turn is None else seats.index(turn),
        side=sum(1 << n for n, seat in enumerate(seats) if seat in side),
        points=won,
        taken=_taken(view, game, side),
    )
    return position_at(game, table, tuple(order.bit(entry.card) for entry in trick))


def hands_of(position: Position, pack: PackLaw) -> tuple[CardSet, ...]:
    """Return the hands of a position as cards, in order of play from the first seat."""
    order = card_order(pack)
    return tuple(order.cardset(hand) for hand in position.hands)


def _playing(variant: Variant) -> TrickPlay:
    playing = variant.phases[Phase.PLAY]
    if not isinstance(playing, TrickPlay):
        raise UntranslatableError("this ruleset plays no tricks the kernel knows")
    return playing


def _check(view: View) -> None:
    if view.phase is not Phase.PLAY:
        raise UntranslatableError("no tricks are being played")
    hands = [view.deal.hands[seat] for seat in view.deal.order]
    if any(hand.size != len(hand.cards) for hand in hands):
        raise UntranslatableError("not all hands are known")
    played = {entry.seat for entry in view.play.trick}
    sizes = {
        hand.size + (seat in played) for seat, hand in zip(view.deal.order, hands, strict=True)
    }
    if len(sizes) != 1 or any(view.deal.discards[seat].excess for seat in view.deal.order):
        raise UntranslatableError("somebody has a wrong number of cards")


def _kept(view: View, playing: TrickPlay, order: CardOrder) -> int:
    """Return the Pagat if its announcer holds it and must keep it for the last trick."""
    items = playing.items if isinstance(playing, Playing) else ()
    for item in items:
        announcer = view.notices.announcer(item.id)
        if item.feat == "pagat-last" and item.must_hold and announcer is not None:
            held = PAGAT in view.deal.hands[announcer].cards
            return order.bit(PAGAT) if held else 0
    return 0


def _taken(view: View, game: Game, side: tuple[Seat, ...]) -> int:
    """Return which sides have tricks, and whether a called Valat is nullified already."""
    taken = 0
    for trick in view.play.tricks:
        own = 1 if trick.winner in side else 2
        silent = game.silent >> view.deal.order.index(trick.winner) & 1
        if silent and not taken & own and game.valat_caller != own:
            taken |= 4
        taken |= own
    return taken
