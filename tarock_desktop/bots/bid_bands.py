"""How often a level should bid, announce and double what before the first card.

A family draws its bands around the shares of 2,000 deals (`tarock bids`). A change of the bots
that leaves a band is either wanted or a mistake. The bands do not show that the bids are good.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.bots.families import FAMILIES, Band

BY_HEURISTICS: Final = ("novice", "club")
"""Levels that bid by the heuristics of their family; only these have bands."""


def bands_of(ruleset: str, level: str) -> Mapping[str, Band]:
    """Return the bands, as shares of the deals, by what is said."""
    return FAMILIES.of(ruleset).bands[ruleset] if level in BY_HEURISTICS else {}
