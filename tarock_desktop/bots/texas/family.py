"""The computer players at a Texas table: SPJST and Westfest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.bots.card_heuristics import choose_card
from tarock_desktop.bots.families import Band, BotFamily
from tarock_desktop.bots.family_parts import avoiders_by_sides, interest
from tarock_desktop.bots.texas.act_heuristics import choose_texas_act
from tarock_desktop.bots.texas.evidence import proofs
from tarock_desktop.bots.texas.inferences import infer, likely

DOUBLING_MARGINS: Final = (3.0, 4.0, 20.0, 16.0)
"""Chips by which a doubling must be better than silence, by its step.

In 161 deals that were played on as they truly lay, a first step that promised less than three
chips lost some, and a third one lost whatever it promised: who has answered with the second step
is stronger than sampled deals show.
"""

BANDS: Final[Mapping[str, Mapping[str, Band]]] = {
    "spjst": {
        "plays povinost": (0.71, 1.17),
        "plays prever": (0.04, 0.09),
        "announces pagat": (0.013, 0.044),
        "doubles game, step 1": (0.08, 0.16),
        "doubles game, step 2 or more": (0, 0.021),
    },
    "westfest": {
        "plays povinost": (0.71, 1.17),
        "plays prever": (0.04, 0.09),
        "announces pagat": (0.015, 0.047),
        "doubles an item, step 1": (0, 0.01),
        "doubles game, step 1": (0.09, 0.17),
        "doubles game, step 2 or more": (0, 0.024),
    },
}
"""What these bots should say before the first card, around the shares of 2,000 deals."""

FAMILY: Final = BotFamily(
    act=choose_texas_act,
    card=choose_card,
    interest=interest,
    doubling_margins=DOUBLING_MARGINS,
    infer=infer,
    likely=likely,
    proofs=proofs,
    avoiders=avoiders_by_sides,
    bands=BANDS,
)
