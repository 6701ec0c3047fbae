"""The card to play: one search tree over sampled deals early, deals solved one by one late."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from tarock_desktop.bots.effort import Effort
from tarock_desktop.bots.heuristics import heuristic_act
from tarock_desktop.bots.knowledge import placed_cards
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.sampled_tables import sampled_tables, seed_of, share_of
from tarock_desktop.bots.thought import Alternative
from tarock_desktop.cards.cardset import ALL_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.kernel.amounts import EachPayoff, Payoff
from tarock_desktop.kernel.guesses import Guesses
from tarock_desktop.kernel.imagined import positions_of
from tarock_desktop.kernel.order import CardOrder, card_order
from tarock_desktop.kernel.positions import Position
from tarock_desktop.kernel.solver import Memory, Objective, solve
from tarock_desktop.kernel.stakes import SIXTHS, UntranslatableError
from tarock_desktop.table.actions import PlayCard

MEMORY_BITS: Final = 14
TIE_SIMULATIONS: Final = 3_000
TIE_WEIGHT: Final = 0.1
"""Weight of the tree beside the exact values: in it people err, and nobody sees the cards."""
TIE: Final = 0.15
"""Difference in chips up to which cards are worth the same."""
TIE_DEALS: Final = 16
PER_POINT: Final = 0.02
"""What a card point weighs against a chip among such cards."""
EACH_EXACT_FROM: Final = 3
"""Tricks left from which games of each for himself are solved. The exact value is paranoid: what
is sure against all others together, who in truth do not play together."""
OUTLIERS: Final = 0.04
"""Share of the rollouts at either end that count like the next ones."""


def worth_of_cards(request: Request, effort: Effort) -> tuple[Alternative, ...]:
    """Return what each different legal card is worth, the best first.

    Raises:
        NoSampleError: no deal can be sampled.
        UntranslatableError: the kernel does not know this game.
    """
    cards = different_cards(request, request.legal)
    if len(cards) == 1:
        return (Alternative(PlayCard(request.seat, next(iter(cards))), 0.0),)
    tricks = tricks_left(request)
    if tricks > effort.exact_from:
        return _searched(request, cards, effort)
    return _solved(request, cards, effort, effort.solved(tricks))


def tricks_left(request: Request) -> int:
    """Return how many tricks there may still be; a hand with the talon in it has more cards."""
    return max(hand.size for hand in request.observation.deal.hands)


def different_cards(request: Request, legal: CardSet) -> CardSet:
    """Return *legal* with one card for each group that makes no difference, the lowest.

    Cards of equal value are alike when no card that another one may hold lies between them.
    """
    pack = request.variant.sheet.pack
    hidden = ALL_CARDS - placed_cards(request.observation)
    table = CardSet.gather(entry.card for entry in request.observation.play.trick)
    others = hidden | table
    for seat, hand in enumerate(request.observation.deal.hands):
        if seat != request.seat:
            others |= hand.cards
    chosen: list[Card] = []
    before: Card | None = None
    for card in sorted(legal, key=lambda card: (card.suit.value, pack.strength[card.id])):
        alike = before is not None and before.suit is card.suit and card.id != 0
        if alike and before is not None and before.id != 0:
            low, high = pack.strength[before.id], pack.strength[card.id]
            between = (c for c in others.of_suit(card.suit) if low < pack.strength[c.id] < high)
            alike = pack.values[before.id] == pack.values[card.id] and not any(between)
        else:
            alike = False
        if not alike:
            chosen.append(card)
        before = card
    return CardSet.gather(chosen)


def _order(request: Request) -> CardOrder:
    return card_order(request.variant.sheet.pack)


def _searched(request: Request, cards: CardSet, effort: Effort) -> tuple[Alternative, ...]:
    positions = positions_of(sampled_tables(request, effort.deals, weighted=effort.weighted))
    return _tree(request, cards, positions, effort.simulations)


def _tree(
    request: Request, cards: CardSet, positions: list[Position], simulations: int
) -> tuple[Alternative, ...]:
    """Search all positions at once."""
    guesses, order, seed = Guesses(positions), _order(request), seed_of(request)
    tried = guesses.tree(simulations, seed, order.mask(cards), _bounds(guesses, seed))
    share = fmean(share_of(request, position) for position in positions)
    if not tried:
        raise UntranslatableError("the kernel plays other cards")
    # The card that was looked at most is the best; the mean of one seldom tried is mere chance.
    most = share * tried[0].payoff
    return tuple(
        Alternative(PlayCard(request.seat, order.card(each.card)), min(most, share * each.payoff))
        for each in tried
    )


def _bounds(guesses: Guesses, seed: int) -> tuple[int, int]:
    """Return the payments between which most plays end."""
    paid = sorted(guesses.payoffs(4, seed))
    cut = int(OUTLIERS * len(paid))
    low, high = paid[cut], paid[-1 - cut]
    return int(low) - 4, int(high) + 4


def _solved(
    request: Request, cards: CardSet, effort: Effort, count: int
) -> tuple[Alternative, ...]:
    """Solve the sampled deals one by one and take means."""
    positions = positions_of(sampled_tables(request, count, weighted=effort.weighted))
    tricks = tricks_left(request)
    payoff = positions[0].game.payoff
    if isinstance(payoff, EachPayoff) and tricks > EACH_EXACT_FROM and effort.simulations:
        return _tree(request, cards, positions, effort.simulations)
    worth = _means(request, cards, positions, "payoff", effort.nodes)
    if effort.simulations:
        for each in _tree(request, cards, positions, min(TIE_SIMULATIONS, effort.simulations)):
            if isinstance(each.action, PlayCard) and each.action.card in worth:
                worth[each.action.card] += TIE_WEIGHT * each.worth
    best = max(worth.values())
    alike = CardSet.gather(card for card, value in worth.items() if best - value < TIE)
    for_points = isinstance(payoff, Payoff) and payoff.for_points
    if len(alike) > 1 and not for_points:
        # Where points are not wanted and cards are worth the same, the heuristic decides.
        habit = heuristic_act(request)
        if isinstance(habit, PlayCard) and habit.card in alike:
            worth[habit.card] = best + TIE
    elif len(alike) > 1:
        # Where cards are worth the same in chips, card points decide.
        points = _means(request, alike, positions[:TIE_DEALS], "points", effort.nodes)
        for card, value in points.items():
            worth[card] += PER_POINT * value / SIXTHS
    ranked = sorted(worth, key=lambda card: (-worth[card], card.id))
    return tuple(Alternative(PlayCard(request.seat, card), worth[card]) for card in ranked)


def _means(
    request: Request,
    cards: CardSet,
    positions: Sequence[Position],
    objective: Objective,
    nodes: int,
) -> dict[Card, float]:
    """Return the mean value of each card over exact solutions, for who plays it."""
    order, memory = _order(request), Memory(MEMORY_BITS)
    sums = dict.fromkeys(cards, 0.0)
    found_in = dict.fromkeys(cards, 0)
    for position in positions:
        share = share_of(request, position)
        for value in solve(position, objective, memory, nodes).values:
            card = order.card(value.card)
            if card in sums:
                sums[card] += share * (value.low + value.high) / 2
                found_in[card] += 1
    worth = {card: sums[card] / times for card, times in found_in.items() if times}
    if not worth:
        raise UntranslatableError("the kernel plays other cards")
    return worth
