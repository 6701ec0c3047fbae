"""In how many deals these bots should say what before the first card (`bots.bid_bands`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.bots.families import Band

BANDS: Final[Mapping[str, Mapping[str, Band]]] = {
    "ziri": {
        "plays dvojka": (0.044, 0.1),
        "plays enka": (0, 0.014),
        "plays klop": (0.32, 0.56),
        "plays trojka": (0.36, 0.62),
        "announces pagat": (0.018, 0.05),
    },
}
