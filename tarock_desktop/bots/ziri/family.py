"""The computer players at a Žiri table."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Final

from msgspec.structs import replace

from tarock_desktop.bots.families import BotFamily
from tarock_desktop.bots.family_parts import (
    DOUBLING_MARGINS,
    avoiders_by_sides,
    every_bid_alike,
    every_word,
)
from tarock_desktop.bots.inferences import Inferences, infer_called_king
from tarock_desktop.bots.likelihood import SLACK, Bounds, HandLikelihood
from tarock_desktop.bots.ziri.bands import BANDS
from tarock_desktop.bots.ziri.heuristics import STRENGTH, choose_ziri_act, choose_ziri_card
from tarock_desktop.referee.offence import Offence
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation, View
from tarock_desktop.variants.base import Variant


def _infer(observation: Observation, variant: Variant, found: Inferences) -> None:
    del variant
    infer_called_king(observation, found)


def _likely(
    observation: Observation, variant: Variant, seat: Seat, hand: HandLikelihood
) -> HandLikelihood:
    return replace(hand, bounds=_bounds(observation, variant, seat))


def _bounds(observation: Observation, variant: Variant, seat: Seat) -> Bounds:
    """Return the strength that a seat's bids and passes speak of."""
    laws = sorted(variant.sheet.contract, key=lambda law: law.rank)
    games = [law.id for law in laws if law.sides != "each"]
    least, most, level = -inf, inf, 0
    for entry in observation.auction.bids:
        place = games.index(entry.contract) if entry.contract in games else None
        if entry.seat == seat and place is None:
            most = STRENGTH[level] + SLACK if level < len(STRENGTH) else inf
        elif entry.seat == seat and place is not None:
            least, most = STRENGTH[place] - SLACK, inf
        if place is not None:
            level = place + 1
    return least, most


def _no_proofs(view: View, variant: Variant, seat: Seat) -> Iterator[Offence]:
    """Yield nothing: these bots claim only when all cards lie open.

    They lose nothing by it. A claim is heard until the next hand begins.
    """
    del view, variant, seat
    return iter(())


FAMILY: Final = BotFamily(
    act=choose_ziri_act,
    card=choose_ziri_card,
    bid_value=every_bid_alike,
    is_searched=every_word,
    doubling_margins=DOUBLING_MARGINS,
    infer=_infer,
    likely=_likely,
    proofs=_no_proofs,
    avoiders=avoiders_by_sides,
    bands=BANDS,
)
