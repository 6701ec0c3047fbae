"""Looking through a finished hand: what its acts have given away, and which may become puzzles.

What an act has given away as far as its doer could know is found in a fraction of a second, and of
all acts before anything else. Only of the dear ones is it asked what they have cost with all cards
open, which may take seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.bots.act_search import SPOKEN
from tarock_desktop.bots.costs import Cost
from tarock_desktop.bots.review_acts import cost_of_decision, known_cost
from tarock_desktop.kernel.solver import Memory
from tarock_desktop.kernel.steps import until
from tarock_desktop.learning.judging import LIMIT
from tarock_desktop.records.given_away import GivenAway
from tarock_desktop.session.looking_back import Decision
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat

KIND_OF: Final = {
    Phase.BID: "bid",
    **dict.fromkeys((Phase.TALON, Phase.DISCARD, Phase.SALE), "talon"),
    Phase.CALL: "call",
    **dict.fromkeys((Phase.DECLARE, *SPOKEN), "words"),
    Phase.PLAY: "card",
}
"""What an act of a phase is about, by the names of `records.given_away.KINDS`."""


class AllKnown(Struct, frozen=True):
    """Every act was looked at."""

    given_away: dict[Seat, GivenAway]
    """What each seat has given away, so far as anybody can reckon it."""


Piece = Callable[[], AllKnown | Cost | None]
"""A part of the work. It returns `None` where there is nothing to be told."""


def looked_through(decisions: Sequence[Decision], memory: Memory) -> Iterator[Piece]:
    """Yield the work in pieces; each must be done before the next one is taken.

    Args:
        decisions: those of a finished hand that are to be looked at, all cards known.
        memory: what searching finds out; the pieces raise `StoppedError` once it is stopped.
    """
    amounts: list[tuple[Decision, float | None]] = []
    for each in reversed(decisions):
        yield partial(_look_at, each, memory, amounts)
    yield partial(_all_known, decisions, amounts)
    for decision, amount in amounts:
        truth = decision.truth
        if amount is not None and amount > LIMIT and truth is not None:
            request, action = decision.request, decision.action
            yield partial(cost_of_decision, decision.number, request, truth, action, memory)


def _look_at(
    decision: Decision, memory: Memory, amounts: list[tuple[Decision, float | None]]
) -> None:
    with until(memory.is_stopped):
        amounts.append((decision, known_cost(decision.request, decision.action)))


def _all_known(
    decisions: Sequence[Decision], amounts: Sequence[tuple[Decision, float | None]]
) -> AllKnown | None:
    """Return the sums by seat and kind; `None`: looking at one of the acts has failed.

    What is less than half a unit counts as nothing: it is as much as sampled deals differ.
    """
    if len(amounts) < len(decisions):
        return None
    sums = {each.seat: GivenAway() for each in decisions}
    for decision, amount in amounts:
        kind = _kind(decision)
        if amount is not None and amount > LIMIT and kind:
            before = sums[decision.seat]
            sums[decision.seat] = replace(before, **{kind: getattr(before, kind) + amount})
    return AllKnown(sums)


def _kind(decision: Decision) -> str:
    if isinstance(decision.action, PlayCard):
        return "card"
    return KIND_OF.get(decision.request.prompt.phase, "")
