"""Colours, spacing, durations and the type scale: every look of the window is named here.

Sizes are logical pixels, durations milliseconds. Contrast of every pair of text and ground is
computed in tests/gui/test_window_colours.py.
"""

from __future__ import annotations

from enum import Enum
from types import MappingProxyType
from typing import Final

from msgspec import Struct


class Theme(Struct, frozen=True, kw_only=True):
    """The colours of one theme, as ``#RRGGBB``."""

    id: str
    felt_hi: str
    """The felt where the light falls on it."""
    felt: str
    """The felt half way out."""
    felt_lo: str
    """The felt at the rim."""
    thread: int
    """Opacity of the weave, 0 to 255."""
    inlay: str
    """The ornament in the felt."""
    inlay_alpha: int
    """Opacity of the ornament, 0 to 255."""
    rim: tuple[str, str, str]
    """Wood of the rim: dark, middle, light."""
    stitch: str
    """The line of metal between the rim and the felt."""
    shade: float
    """Strength of the shade that the rim throws on the felt, 0 to 1."""
    on_felt: str
    muted_on_felt: str
    turn: str
    """Whose turn it is; the focus on the felt."""
    glass: str = "#0B1410"
    """Ground of plates and lines that lie on the felt, drawn with `GLASS_OPACITY`."""
    on_glass: str = "#FBF3DD"
    muted_on_glass: str = "#E6ECDB"
    turn_on_glass: str
    """Whose turn it is, and figures, on glass."""
    warning_on_glass: str = "#FFB09B"
    panel: str
    rail: str
    """Ground of the rail."""
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
    """Tarocks, on a panel."""
    primary: str
    on_primary: str
    side_a: str
    """The declarers; their sign is a pennant."""
    side_b: str
    """The defenders; their sign is a shield."""
    gold: str = "#D9A63C"
    band: str = "#5A2A5C"
    """The band at the top of the rail and of a result, in the colour of the card backs."""
    on_band: str = "#FBF3DD"
    palette: str
    """The card palette that goes with the theme unless the player chose another."""
    card_edge: str = ""
    """Outline of a card, where the felt is nearly as light as a card; empty: none."""
    signs: str = "dark"
    """Ink of the signs in the controls: `dark` or `light`, folders of ``assets/controls``."""
    signs_on_primary: str = "light"


GREEN_BAIZE: Final = Theme(
    id="green-baize",
    felt_hi="#377154",
    felt="#275A41",
    felt_lo="#123224",
    thread=9,
    inlay="#F3DFA6",
    inlay_alpha=26,
    rim=("#3A1F12", "#6B3E22", "#9A6236"),
    stitch="#C99B45",
    shade=0.13,
    on_felt="#FBF3DD",
    muted_on_felt="#E6ECDB",
    turn="#F6C95C",
    turn_on_glass="#F6C95C",
    panel="#FBF5E6",
    rail="#FBF5E6",
    panel_sunk="#F1E6CB",
    panel_line="#D9C9A0",
    on_panel="#26212B",
    muted="#5B5361",
    information="#1F6266",
    warning="#A83A22",
    accent="#5A2A5C",
    primary="#1F6266",
    on_primary="#FBF5E6",
    side_a="#A3262A",
    side_b="#2B5C8A",
    palette="normal",
)
EVENING: Final = Theme(
    id="evening",
    felt_hi="#2B3B4D",
    felt="#1E2B39",
    felt_lo="#0E151E",
    thread=7,
    inlay="#C9A9C4",
    inlay_alpha=22,
    rim=("#120C0C", "#2B1C1A", "#4A322A"),
    stitch="#8E6E3A",
    shade=0.17,
    on_felt="#F2E9D4",
    muted_on_felt="#B9BDB8",
    turn="#F0C25A",
    turn_on_glass="#F0C25A",
    panel="#272C35",
    rail="#20252D",
    panel_sunk="#343B47",
    panel_line="#454C58",
    on_panel="#EFE7D6",
    muted="#B9B3A5",
    information="#7FD1C7",
    warning="#FF9B85",
    accent="#C9A9C4",
    primary="#7FD1C7",
    on_primary="#16202A",
    side_a="#E2736A",
    side_b="#7DB1E3",
    band="#46244B",
    palette="dark",
    signs="light",
    signs_on_primary="dark",
)
BRIGHT_ROOM: Final = Theme(
    id="bright-room",
    felt_hi="#EEF1E4",
    felt="#DFE6D4",
    felt_lo="#C3CDB6",
    thread=8,
    inlay="#1F6266",
    inlay_alpha=30,
    rim=("#8A6236", "#B98B55", "#DDB684"),
    stitch="#8A6A2E",
    shade=0.05,
    on_felt="#26212B",
    muted_on_felt="#4A5148",
    turn="#0F6B70",
    glass="#FFFFFF",
    on_glass="#26212B",
    muted_on_glass="#5B5361",
    turn_on_glass="#0F6B70",
    warning_on_glass="#A83A22",
    panel="#FFFFFF",
    rail="#FFFFFF",
    panel_sunk="#F1EEE2",
    panel_line="#BDB59C",
    on_panel="#26212B",
    muted="#5B5361",
    information="#1F6266",
    warning="#A83A22",
    accent="#5A2A5C",
    primary="#1F6266",
    on_primary="#FFFFFF",
    side_a="#A3262A",
    side_b="#23527E",
    palette="contrast",
    card_edge="#6F6A58",
)

THEMES: Final = MappingProxyType({t.id: t for t in (GREEN_BAIZE, EVENING, BRIGHT_ROOM)})
"""All themes by id, the default first."""

GLASS_OPACITY: Final = 0.84
BADGE, ON_BADGE = "#F0CF83", "#26212B"
"""Ground and text of a badge on a band or on glass."""

CHIP_COLOURS: Final = MappingProxyType(
    {
        "blue": ("#24539B", "#16366B", "#FFFDF6"),
        "red": ("#B5302A", "#751A18", "#FFFDF6"),
        "white": ("#F4EBD6", "#B8A67F", "#4B5A78"),
    }
)
"""Face, edge and spots of a chip by the colour word of the sheet."""

PERSON_COLOURS: Final = MappingProxyType(
    {
        "orange": ("#AC4B06", "#FFA85F"),
        "green": ("#3C7418", "#A2DC7B"),
        "turquoise": ("#0D6A73", "#63D8D8"),
        "violet": ("#68409C", "#D3B8F9"),
        "pink": ("#A92B72", "#FF9FD2"),
        "brown": ("#74462A", "#E6BF9B"),
    }
)
"""Inks of the colours of people, on a light and on a dark ground; none is that of a party."""

SHEET_COLOURS: Final = ("#A3262A", "#24539B", "#8A5A14", "#1F6266", "#5A2A5C")
"""Grounds of the ornaments of the sheets, in the order of the rulesets."""
ON_SHEET_COLOUR: Final = "#F3DFA6"


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
    DEAL_STAGGER: Final = 20
    """Between two cards of a packet."""
    NEXT_PACKET: Final = 240
    DEAL_MOST: Final = 2500
    """All packets together."""
    FLIP: Final = 180
    SORT: Final = 220
    ANSWER: Final = 350
    """Between two cards that others play."""
    CARD_TO_TRICK: Final = 220
    TRICK_STAYS: Final = 900
    TRICK_TO_WINNER: Final = 320
    PAYMENT: Final = 380
    """Chips from plate to plate, for what is paid before the end of a hand."""
    CHIPS: Final = 700
    """All chips of a hand, on the page after it."""
    BUBBLE: Final = 2000
    """What somebody says can be read so long."""
    HOVER: Final = 90
    CARD_HOME: Final = 180
    REDUCED: Final = 80


POINTER_TARGET: Final = 32
"""Least width and height of anything that is clicked."""
PRIMARY_BUTTON: Final = 44
"""Least height of the button that does what a prompt asks for, in pixels."""
LEAST_RAIL, RAIL_PART, RAIL_UNITS = 264, 0.205, 18.5
"""Width of the rail: at least in pixels, part of the window, at most in text units."""
STRIP_WIDTH: Final = 44
"""Width of the column of buttons where there is no rail."""
MINIMUM_WIDTH, MINIMUM_HEIGHT = 640, 480
FIRST_SIZE = 1280, 800
COMPACT_WIDTH, COMPACT_HEIGHT = 1000, 640
"""Below either a panel of the rail lies over the table."""
ROOMY_WIDTH: Final = 1200
"""From here on the rail is open unless the player folded it."""


class TextSize(float, Enum):
    """The six sizes of text, in text units."""

    LABEL = 0.88
    """Headings of sections, notes."""
    BODY = 1.05
    NAME = 1.18
    """Names on the plates, the verdict of a ruling."""
    TITLE = 1.4
    """Titles of prompts, figures of the score."""
    CONTRACT = 1.9
    """The contract, the line that says who has won."""
    GREAT = 3.6
    """The name on the curtain, the title of the first page."""

    def pixels(self, unit: float, least: int = 0) -> int:
        """Return the size for a text *unit*; *least* is the least text allowed, in pixels.

        >>> TextSize.LABEL.pixels(14, least=15), TextSize.TITLE.pixels(20)
        (15, 28)
        """
        return max(least, round(self.value * unit))


def text_unit(height: int, scale: int = 100) -> int:
    """Return one text unit in pixels for a window *height*; *scale* is the user's, in percent.

    >>> text_unit(600), text_unit(900), text_unit(1440), text_unit(900, 200)
    (14, 17, 27, 35)
    """
    return round(min(max(14, height / 52), 27) * scale / 100)


LEAST_TEXT: Final = 15
"""No text is smaller, in pixels, unless the player wants all text smaller than usual."""

LEAST_WINNER: Final = 32
"""The line that says who has won is not smaller, in pixels, at the usual scale."""


def smallest_text(scale: int) -> int:
    """Return the least text in pixels at a *scale* of the user, in percent.

    >>> smallest_text(80), smallest_text(100), smallest_text(200)
    (12, 15, 15)
    """
    return round(LEAST_TEXT * min(scale, 100) / 100)


def taught_text(height: int) -> int:
    """Return the least text before a class in pixels: 22 in a window 768 high, 28 in one of 1080.

    A window that is much lower stands on no projector.

    >>> taught_text(480), taught_text(768), taught_text(1080)
    (15, 22, 28)
    """
    return LEAST_TEXT if height < COMPACT_HEIGHT else round(22 + (height - 768) / 52)


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

    >>> round(contrast("#FBF3DD", "#377154"), 1)
    5.2
    """
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
