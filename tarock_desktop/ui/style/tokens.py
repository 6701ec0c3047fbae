"""Colours, spacing, durations and the type scale: every look of the window is named here.

Sizes are logical pixels, durations milliseconds. Contrast of every pair of text and ground is
computed in tests/gui/test_window_colours.py.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from msgspec import Struct


class Theme(Struct, frozen=True, kw_only=True):
    """The colours of one theme, as ``#RRGGBB``."""

    id: str
    felt: str
    weave: str
    """Second tint of the felt."""
    felt_edge: str
    on_felt: str
    muted_on_felt: str
    turn: str
    """Turn and focus marks on the felt."""
    panel: str
    panel_sunk: str
    """Ground of lists and fields inside a panel."""
    panel_line: str
    on_panel: str
    muted: str
    information: str
    """Information, legal."""
    warning: str
    """Warning, illegal."""
    accent: str
    primary: str
    on_primary: str
    palette: str
    """The card palette that goes with the theme unless the player chose another."""


GREEN_BAIZE: Final = Theme(
    id="green-baize",
    felt="#2F5B47",
    weave="#315E4A",
    felt_edge="#26493A",
    on_felt="#F6F1E2",
    muted_on_felt="#D5DCC9",
    turn="#F0C25A",
    panel="#FBF5E6",
    panel_sunk="#F3EBD6",
    panel_line="#D3C8AE",
    on_panel="#26212B",
    muted="#5B5361",
    information="#1F6266",
    warning="#A83A22",
    accent="#5A2A5C",
    primary="#1F6266",
    on_primary="#FBF5E6",
    palette="normal",
)
EVENING: Final = Theme(
    id="evening",
    felt="#1E2A33",
    weave="#202D36",
    felt_edge="#161F26",
    on_felt="#F6F1E2",
    muted_on_felt="#B9B3A5",
    turn="#F0C25A",
    panel="#262B33",
    panel_sunk="#1D2128",
    panel_line="#454C57",
    on_panel="#EFE7D6",
    muted="#B9B3A5",
    information="#7FD1C7",
    warning="#FF9B85",
    accent="#C9A9C4",
    primary="#7FD1C7",
    on_primary="#1E2A33",
    palette="dark",
)
BRIGHT_ROOM: Final = Theme(
    id="bright-room",
    felt="#DDE3D3",
    weave="#D8DECE",
    felt_edge="#C9D1BD",
    on_felt="#26212B",
    muted_on_felt="#4A5148",
    turn="#0F6B70",
    panel="#FFFFFF",
    panel_sunk="#F2F3EE",
    panel_line="#B9BDB2",
    on_panel="#26212B",
    muted="#5B5361",
    information="#1F6266",
    warning="#A83A22",
    accent="#5A2A5C",
    primary="#1F6266",
    on_primary="#FBF5E6",
    palette="contrast",
)

THEMES: Final = MappingProxyType({t.id: t for t in (GREEN_BAIZE, EVENING, BRIGHT_ROOM)})
"""All themes by id, the default first."""

CHIP_COLOURS: Final = MappingProxyType(
    {
        "blue": ("#2B5AA0", "#FFFFFF"),
        "red": ("#A83A22", "#FFFFFF"),
        "white": ("#FFFFFF", "#26212B"),
    }
)
"""Ground and figure of a chip by the colour word of the sheet."""


class Space:
    """Distances."""

    XS: Final = 4
    S: Final = 8
    M: Final = 12
    L: Final = 16
    XL: Final = 24


class Radius:
    """Rounded corners."""

    BUTTON: Final = 6
    PANEL: Final = 10


class Duration:
    """Motions, at normal speed."""

    DEAL_PACKET: Final = 180
    DEAL_STAGGER: Final = 60
    DEAL_MOST: Final = 2500
    CARD_TO_TRICK: Final = 220
    TRICK_STAYS: Final = 900
    TRICK_TO_WINNER: Final = 320
    HOVER: Final = 90
    CARD_HOME: Final = 180
    TURN_PULSE: Final = 1200
    REDUCED: Final = 80
    CURTAIN_IDLE: Final = 60_000
    """Without any input the curtain falls by itself."""


POINTER_TARGET: Final = 32
"""Least width and height of anything that is clicked."""
RAIL_WIDTH: Final = 290
RAIL_FOLDED: Final = 40
MINIMUM_WIDTH, MINIMUM_HEIGHT = 640, 480
FIRST_SIZE = 1280, 800
COMPACT_WIDTH, COMPACT_HEIGHT = 1000, 640
"""Below either a panel of the rail lies over the table."""
ROOMY_WIDTH: Final = 1200
"""From here on the rail is open unless the player folded it."""


def text_unit(height: int, scale: int = 100) -> int:
    """Return one text unit in pixels for a window *height*; *scale* is the user's, in percent."""
    return round(min(max(12, height / 60), 24) * scale / 100)


LEAST_TEXT: Final = 12
"""No text is smaller, in pixels."""


def taught_text(height: int) -> int:
    """Return the least text before a class in pixels: 20 in a window 768 high, 24 in one of 1080.

    A window that is much lower stands on no projector.

    >>> taught_text(480), taught_text(768), taught_text(1080)
    (12, 20, 24)
    """
    return LEAST_TEXT if height < COMPACT_HEIGHT else round(20 + (height - 768) / 78)


def channel(value: int) -> float:
    """Return the linear light of a colour channel, 0 to 255 (WCAG 2.1)."""
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: str) -> float:
    """Return the relative luminance of ``#RRGGBB``."""
    red, green, blue = (channel(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, 1 to 21.

    >>> round(contrast("#F6F1E2", "#2F5B47"), 1)
    6.9
    """
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
