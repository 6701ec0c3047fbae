"""Tables made from a bot's observation, with the hidden cards as a sampled deal has them."""

from __future__ import annotations

from tarock_desktop.bots.heuristics import heuristic_act
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.sampling import sampled_deals
from tarock_desktop.kernel.amounts import EachPayoff
from tarock_desktop.kernel.imagined import Filling, ImaginedTable, imagine
from tarock_desktop.kernel.layout import SIDE
from tarock_desktop.kernel.positions import Position


def sampled_tables(
    request: Request, count: int, *, weighted: bool = True
) -> tuple[ImaginedTable, ...]:
    """Return *count* tables that the bot can't tell from the true one.

    Raises:
        NoSampleError: no deal can be sampled.
    """
    view, variant = request.observation, request.variant
    deals = sampled_deals(view, variant, count, request.seed, weighted=weighted)
    return tuple(
        imagine(view, variant, Filling(deal.hands, deal.piles, deal.talon, deal.lost))
        for deal in deals
    )


def after_heuristic_act(table: ImaginedTable, seed: str) -> ImaginedTable | None:
    """Return the table after the next act by heuristics; `None`: nobody can act."""
    asked = table.question()
    if asked is None:
        return None
    seen, prompt = asked
    return table.after(heuristic_act(Request(0, table.variant, seen, prompt, seed)))


def seed_of(request: Request) -> int:
    """Return the kernel's seed for a request."""
    return request.generator().below(2**32 - 1) + 1


def share_of(request: Request, position: Position) -> float:
    """Return how many chips of the seat's own a unit of the payment is, with its sign.

    A unit is the declarer's; where everybody plays for himself it is the asking seat's.
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
