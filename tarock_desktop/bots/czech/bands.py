"""In how many deals these bots should say what before the first card (`bots.bid_bands`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.bots.families import Band

BANDS: Final[Mapping[str, Mapping[str, Band]]] = {
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
