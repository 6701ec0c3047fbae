"""In how many deals these bots should say what before the first card (`bots.bid_bands`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.bots.families import Band

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
