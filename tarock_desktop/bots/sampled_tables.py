"""Tables a bot imagines: its observation, with the hidden cards as they may lie."""

from __future__ import annotations

from typing import Final

from tarock_desktop.bots.families import heuristic_act
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.sampling import SampledDeal, sampled_deals
from tarock_desktop.kernel.amounts import EachPayoff
from tarock_desktop.kernel.imagined import Filling, ImaginedTable, imagine
from tarock_desktop.kernel.layout import SIDE
from tarock_desktop.kernel.positions import Position
from tarock_desktop.table.phases import BEFORE_PLAY, Phase

SETTLED: Final = (*BEFORE_PLAY, Phase.PLAY)
"""Phases in which every card is where it will be played from."""
MOST_ACTS: Final = 200
"""Acts before play after which a rehearsal is given up."""


def sampled_tables(
    request: Request, count: int, *, guesses: bool = True
) -> tuple[ImaginedTable, ...]:
    """Return *count* tables as they may be.

    Raises:
        NoSampleError: nothing can be said about the hidden cards.
    """
    found = sampled_deals(
        request.observation, request.variant, count, request.seed, guesses=guesses
    )
    return tuple(table_of(request, world) for world in found)


def table_of(request: Request, world: SampledDeal) -> ImaginedTable:
    """Return the table of one world."""
    filling = Filling(world.hands, world.piles, world.talon, world.lost)
    return imagine(request.observation, request.variant, filling)


def after_heuristic_act(table: ImaginedTable, seed: str) -> ImaginedTable | None:
    """Return the table after the next act by rules of thumb; `None`: nobody can act."""
    asked = table.question()
    if asked is None:
        return None
    seen, prompt = asked
    return table.after(heuristic_act(Request(0, table.variant, seen, prompt, seed)))


def played_to_first_card(table: ImaginedTable, seed: str) -> ImaginedTable:
    """Return the table when everybody has gone on by rules of thumb until no card moves any more.

    It is in play then, with nothing said, or the hand is over.
    """
    for _ in range(MOST_ACTS):
        if table.phase in SETTLED:
            return table.in_play()
        after = after_heuristic_act(table, seed)
        if after is None:
            return table
        table = after
    return table


def seed_of(request: Request) -> int:
    """Return the kernel's seed for a request."""
    return request.generator().below(2**32 - 1) + 1


def share_of(request: Request, position: Position) -> float:
    """Return how many chips of the seat's own a unit of the payment is, with its sign.

    A unit is the declarer's; where everybody plays for himself it is that of who asks.
    """
    payoff = position.game.payoff
    if isinstance(payoff, EachPayoff):
        return float(payoff.chip)
    side = position.words[SIDE]
    people, own = len(request.observation.deal.order), side.bit_count()
    place = request.observation.deal.order.index(request.seat)
    if payoff.shares:
        return float(payoff.chip * payoff.shares[place])
    return float(payoff.chip) * (1.0 if side >> place & 1 else -own / (people - own))
