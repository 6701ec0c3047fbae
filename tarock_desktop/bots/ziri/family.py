"""The computer players at a Žiri table."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Final

from msgspec.structs import replace

from tarock_desktop.bots.families import Band, BotFamily
from tarock_desktop.bots.family_parts import (
    DOUBLING_MARGINS,
    avoiders_by_sides,
    interest,
    no_proofs,
)
from tarock_desktop.bots.inferences import infer_called_king
from tarock_desktop.bots.likelihood import SLACK, Bounds, HandLikelihood
from tarock_desktop.bots.ziri.heuristics import STRENGTH, choose_ziri_act, choose_ziri_card
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant


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


BANDS: Final[Mapping[str, Mapping[str, Band]]] = {
    "ziri": {
        "plays dvojka": (0.044, 0.1),
        "plays enka": (0, 0.014),
        "plays klop": (0.32, 0.56),
        "plays trojka": (0.36, 0.62),
        "announces pagat": (0.018, 0.05),
    },
}
"""What these bots should say before the first card, around the shares of 2,000 deals."""

FAMILY: Final = BotFamily(
    act=choose_ziri_act,
    card=choose_ziri_card,
    interest=interest,
    doubling_margins=DOUBLING_MARGINS,
    infer=infer_called_king,
    likely=_likely,
    # They lose nothing by waiting until all cards lie open: a claim is heard until the next hand.
    proofs=no_proofs,
    avoiders=avoiders_by_sides,
    bands=BANDS,
)
