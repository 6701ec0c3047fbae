"""In how many deals these bots should say what before the first card (`bots.bid_bands`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.bots.families import Band

BANDS: Final[Mapping[str, Mapping[str, Band]]] = {
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
}
