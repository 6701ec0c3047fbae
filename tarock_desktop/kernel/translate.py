"""Turns a table whose hands are all known into a position of the kernel."""

from __future__ import annotations

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.kernel import tricks
from tarock_desktop.kernel.families import family_of
from tarock_desktop.kernel.games import Game, Watched
from tarock_desktop.kernel.layout import ADDED, LEADER, SETS_AT, WINNER
from tarock_desktop.kernel.order import CardOrder, card_order
from tarock_desktop.kernel.positions import Position, Table, lay_trick, position_after, state_at
from tarock_desktop.kernel.stakes import (
    CountedCards,
    Ends,
    Stakes,
    UntranslatableError,
    WatchedCards,
    counts,
)
from tarock_desktop.rules.hand.sides import declarer_side
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Hand, Trick
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant


def ends_of(view: View, variant: Variant) -> Ends:
    """Return made-up ends of the hand on the table; *view* knows all hands.

    Raises:
        UntranslatableError: a ruling changes the payment of this hand, or nobody plays.
    """
    if view.book.rulings:
        raise UntranslatableError("a hand with rulings is not paid by points and feats alone")
    if view.auction.contract is None or view.auction.declarer is None:
        raise UntranslatableError("no game is being played")
    return family_of(variant).ends(view, variant)


def game_of(view: View, variant: Variant, stakes: Stakes) -> Game:
    """Return the game that is played at this table, in parameters."""
    playing = playing_of(variant)
    order, law = card_order(playing.pack), playing.law_of(view)
    silent = sum(1 << n for n, seat in enumerate(view.deal.order) if seat in stakes.silent)
    duties, values = family_of(variant).duties(view, playing, order), counts(playing.pack)
    return Game(
        values=tuple(values[card.id] for card in order.cards),
        payoff=stakes.payoff,
        players=len(view.deal.order),
        must_trump=law.must_trump,
        must_overtake=law.must_beat,
        trumps_win=law.tarocks_win,
        emperor=law.trull,
        trull_pagat=law.trull_pagat,
        pagat="last-tarock" if duties.pagat_waits and law.pagat == "free" else law.pagat,
        suits_first=law.suits_first,
        due=duties.due,
        order_only=duties.order_only,
        exposed=duties.exposed,
        valat_caller=stakes.valat_caller,
        silent=silent,
        watched=_watched(stakes.watched, order),
        counts_tricks=stakes.counts_tricks,
        avoid=stakes.avoid,
        uneven=len({hand.size for hand in whole_hands(view)}) > 1,
        limits=stakes.limits,
    )


def _watched(cards: WatchedCards, order: CardOrder) -> Watched:
    def bit(card: Card | None) -> int:
        return 0 if card is None else order.bit(card)

    return Watched(
        birds=tuple(map(bit, cards.birds)),
        caught=tuple(map(bit, cards.caught)),
        last=bit(cards.last),
        sets=tuple(map(order.mask, cards.sets)),
        pagat=cards.pagat,
    )


def position_of(
    view: View, variant: Variant, game: Game | None = None, ends: Ends | None = None
) -> Position:
    """Return the position of a table in play.

    Args:
        view: a table in the playing phase, all hands known.
        variant: its ruleset.
        game: the game as an earlier position of the same hand had it; asked for if missing.
        ends: made-up ends of the hand, if they are known.

    Raises:
        UntranslatableError: a ruling has changed hands or payment; there is no trick play.
    """
    playing = _checked(view, playing_of(variant))
    ends = ends_of(view, variant) if ends is None else ends
    game = game_of(view, variant, ends.stakes()) if game is None else game
    order, counted = card_order(playing.pack), ends.counted()
    seats, side, tricks_gone = view.deal.order, declarer_side(view), view.play.tricks
    hands, added = whole_hands(view), family_of(variant).added(view, playing)
    played = CardSet.gather(
        entry.card for trick in tricks_gone for entry in trick.cards if entry.seat in side
    )
    table = Table(
        hands=tuple(order.mask(hand.cards) for hand in hands),
        side=sum(1 << n for n, seat in enumerate(seats) if seat in side),
        points=_sixths(game, order, counted.own),
        taken=_begun(view, game, order, counted),
        held=order.mask(played),
        left=max(hand.size for hand in hands) + len(tricks_gone),
        added=tuple(_sixths(game, order, cards) for cards in added.to_next),
        added_last=_sixths(game, order, added.to_last),
    )
    state = state_at(game, table)
    next_added = state[ADDED]
    for trick in tricks_gone:
        late = added.late if trick is tricks_gone[-1] else CardSet()
        state[ADDED] = _sixths(game, order, trick.added | late)
        winner = seats.index(trick.winner)
        best = (entry.card for entry in trick.cards if entry.seat == trick.winner)
        lay_trick(state, order.mask(trick_cards(trick)), winner, sum(map(order.bit, best)))
        tricks.end_trick(game.words(), state)
    state[ADDED] = next_added
    trick_now = view.play.trick
    if trick_now or not tricks_gone:
        first = trick_now[0].seat if trick_now else playing.first_leader(view)
        state[LEADER] = seats.index(first)
    state[WINNER] = state[LEADER] if trick_now or not tricks_gone else state[WINNER]
    return position_after(game, state, tuple(order.bit(entry.card) for entry in trick_now))


def trick_cards(trick: Trick) -> CardSet:
    """Return the cards of a trick as they were played."""
    return CardSet.gather(entry.card for entry in trick.cards)


def _sixths(game: Game, order: CardOrder, cards: CardSet) -> int:
    return sum(game.values[order.places[card.id]] for card in cards)


def _begun(view: View, game: Game, order: CardOrder, counted: CountedCards) -> int:
    """Return who has cards of the sets before the first trick; lost ones count as split."""
    own, others = order.mask(counted.own), order.mask(counted.others)
    reach = own | others
    for hand in whole_hands(view):
        reach |= order.mask(hand.cards)
    for trick in view.play.tricks:
        reach |= order.mask(trick_cards(trick))
    taken = 0
    for number, cards in enumerate(game.watched.sets):
        for place, lying in enumerate((own, others)):
            if cards & (lying | ~reach):
                taken |= 1 << SETS_AT + 2 * number + place
    return taken


def whole_hands(view: View) -> tuple[Hand, ...]:
    """Return the hands as they were when the trick on the table began."""
    found = []
    for seat in view.deal.order:
        hand = view.deal.hands[seat]
        own = CardSet.gather(e.card for e in view.play.trick if e.seat == seat)
        found.append(Hand(hand.cards | own, hand.size + len(own)))
    return tuple(found)


def playing_of(variant: Variant) -> TrickPlay:
    """Return the rules of trick play of a ruleset."""
    playing = variant.phases[Phase.PLAY]
    if not isinstance(playing, TrickPlay):
        raise UntranslatableError("this ruleset plays no tricks the kernel knows")
    return playing


def _checked(view: View, playing: TrickPlay) -> TrickPlay:
    if view.phase is not Phase.PLAY:
        raise UntranslatableError("no tricks are being played")
    hands = [view.deal.hands[seat] for seat in view.deal.order]
    if any(hand.size != len(hand.cards) for hand in hands):
        raise UntranslatableError("not all hands are known")
    alike = {hand.size for hand in whole_hands(view)}
    if len(alike) != 1 and not view.deal.joined:
        raise UntranslatableError("somebody has a wrong number of cards")
    if any(view.deal.discards[seat].excess for seat in view.deal.order):
        raise UntranslatableError("somebody has a wrong number of cards")
    return playing
