"""How often the levels should say what before the first card, in shares of the deals.

The bands are drawn around what 2,000 deals gave (`tarock bids`); a change of the bots that leaves
one is meant, or a mistake. They prove nothing about how good the bids are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

Band: TypeAlias = tuple[float, float]
"""Least and most."""

_BY_THUMB: Final[Mapping[str, Mapping[str, Band]]] = {
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
    "koenigrufen": {
        "plays besserrufer": (0.047, 0.1),
        "plays bettel-ouvert": (0, 0.01),
        "plays bettler": (0, 0.013),
        "plays dreier": (0.13, 0.24),
        "plays farbendreier": (0, 0.013),
        "plays farbeneiner": (0, 0.01),
        "plays piccolo": (0, 0.016),
        "plays piccolo-ouvert": (0, 0.011),
        "plays rufer": (0.3, 0.53),
        "plays sechserdreier": (0.005, 0.034),
        "plays solobesser": (0, 0.023),
        "plays solodreier": (0, 0.019),
        "plays solorufer": (0.05, 0.11),
        "plays trischaken": (0.13, 0.25),
        "announces kakadu": (0.001, 0.027),
        "announces koenige": (0, 0.014),
        "announces pagat": (0.08, 0.16),
        "announces quapil": (0, 0.01),
        "announces trull": (0.018, 0.05),
        "announces uhu": (0.022, 0.06),
        "announces valat": (0, 0.015),
        "doubles game, step 1": (0.023, 0.06),
        "doubles game, step 2 or more": (0, 0.022),
    },
    "ziri": {
        "plays dvojka": (0.044, 0.1),
        "plays enka": (0, 0.014),
        "plays klop": (0.32, 0.56),
        "plays trojka": (0.36, 0.62),
        "announces pagat": (0.018, 0.05),
    },
    "czech-gp": {
        "plays druha": (0.007, 0.037),
        "plays preferanc": (0.019, 0.05),
        "plays solo": (0, 0.013),
        "plays varsava": (0.034, 0.08),
        "plays zakladni": (0.67, 1.1),
        "announces pagat": (0.028, 0.07),
        "doubles an item, step 1": (0, 0.011),
        "doubles an item, step 2 or more": (0, 0.011),
        "doubles game, step 1": (0.07, 0.14),
        "doubles game, step 2 or more": (0, 0.024),
    },
}
"""Novice and club speak by the same rules of thumb."""

BANDS: Final[Mapping[tuple[str, str], Mapping[str, Band]]] = {
    (ruleset, level): bands for ruleset, bands in _BY_THUMB.items() for level in ("novice", "club")
}
"""By ruleset and level."""
