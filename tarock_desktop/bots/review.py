"""What each card of a finished hand has cost: with all cards open, and by what its player knew.

The last card comes first: its value is found at once, and the solver's memory of it helps with
the cards before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tarock_desktop.bots.costs import CardCost, Move
from tarock_desktop.bots.master import evaluated, master_effort
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.sampled_tables import share_of
from tarock_desktop.bots.thought import Alternative
from tarock_desktop.cards.pack import Card
from tarock_desktop.kernel import COMPILED
from tarock_desktop.kernel.imagined import game_at
from tarock_desktop.kernel.order import card_order
from tarock_desktop.kernel.solver import CardValue, Memory, solve
from tarock_desktop.kernel.stakes import UntranslatableError
from tarock_desktop.kernel.translate import position_of
from tarock_desktop.table.actions import PlayCard

NODES: Final = 20_000_000 if COMPILED else 20_000
"""Positions visited for one card; where they do not suffice the value has bounds."""
MEMORY_BITS: Final = 18


def review(moves: Sequence[Move], *, as_known: bool = True) -> Iterator[CardCost]:
    """Yield the cost of every card, the last one first.

    Args:
        moves: the cards of one hand in order.
        as_known: whether to ask as well what the player could know; takes longer.

    Raises:
        UntranslatableError: the kernel does not know this game.
    """
    memory = Memory(MEMORY_BITS)
    for number in range(len(moves) - 1, -1, -1):
        yield cost_of(number, moves[number], memory, as_known=as_known)


def cost_of(number: int, move: Move, memory: Memory, *, as_known: bool) -> CardCost:
    """Return what one card has cost."""
    request, variant = move.request, move.request.variant
    position = position_of(move.truth, variant, game_at(move.truth, variant))
    order = card_order(variant.sheet.pack)
    values = {order.card(v.card): v for v in solve(position, "payoff", memory, NODES).values}
    if move.card not in values:
        raise UntranslatableError("the kernel does not play this card")
    share = share_of(request, position)
    best = _best(values, share, move.card)
    least, most = _difference(values[best], values[move.card], share)
    known = known_cost_of_card(request, move.card) if as_known and len(values) > 1 else None
    return CardCost(number, request.seat, move.card, best, least, most, known)


def _best(values: dict[Card, CardValue], share: float, played: Card) -> Card:
    """Return the best card for its player; the one that was played if none is better."""

    def worth(card: Card) -> float:
        return share * (values[card].low + values[card].high) / 2

    best = max(values, key=worth)
    return best if worth(best) > worth(played) else played


def _difference(best: CardValue, played: CardValue, share: float) -> tuple[float, float]:
    """Return the bounds of what was lost."""
    if best is played:
        return 0.0, 0.0
    ends = sorted(
        share * (one - other)
        for one in (best.low, best.high)
        for other in (played.low, played.high)
    )
    return max(0.0, ends[0]), max(0.0, ends[-1])


def known_cost_of_card(request: Request, card: Card) -> float:
    """Return what a card has cost by what its player knew."""
    alternatives = evaluated(request, master_effort())
    own = like(request, alternatives, card)
    return max(0.0, alternatives[0].worth - own.worth)


def like(request: Request, alternatives: tuple[Alternative, ...], card: Card) -> Alternative:
    """Return the alternative with this card, or the next lower one, which stands for it."""
    strength = request.variant.sheet.pack.strength
    below = [
        (strength[each.action.card.id], each)
        for each in alternatives
        if isinstance(each.action, PlayCard)
        and each.action.card.suit is card.suit
        and strength[each.action.card.id] <= strength[card.id]
    ]
    return max(below, key=lambda pair: pair[0])[1] if below else alternatives[0]
