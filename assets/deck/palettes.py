"""The four palettes: inks, papers and costumes as values that are handed along."""

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

Suit: TypeAlias = Literal["heart", "diamond", "spade", "club"]
SUITS: Final[tuple[Suit, ...]] = ("heart", "diamond", "spade", "club")


@dataclass(frozen=True, slots=True)
class Costume:
    """The colours of one suit: `pip` for pips and index, the others for court figures."""

    pip: str
    main: str
    deep: str
    light: str
    hair: str


@dataclass(frozen=True, slots=True)
class Palette:
    """Every ink of one deck, as six-digit hex colours."""

    name: str
    heart: Costume
    diamond: Costume
    spade: Costume
    club: Costume
    # The card and its outlines.
    paper: str = "#FBF5E6"
    edge: str = "#CDBD98"
    ink: str = "#26212B"
    rule: str = "#B89A5E"
    white: str = "#FFFDF6"
    gold: str = "#D9A63C"
    gold_d: str = "#96691A"
    gold_l: str = "#F3DFA6"
    plum: str = "#5A2A5C"
    plum_d: str = "#361637"
    plum_l: str = "#C9A9C4"
    # Faces.
    skin: str = "#F5D9B8"
    skin_d: str = "#DDAA80"
    lip: str = "#B4483F"
    blush: str = "#EDB894"
    # The ground behind each court rank.
    king: str = "#F2DEA4"
    queen: str = "#F1D3CB"
    knight: str = "#CFE1E3"
    jack: str = "#D9E2BE"
    # Scenes.
    sky: str = "#CFE3E3"
    sky_d: str = "#7FB0B5"
    teal: str = "#2F7274"
    teal_d: str = "#1D4A50"
    sage: str = "#8FA867"
    sage_d: str = "#55723F"
    wheat: str = "#E9C46A"
    brick: str = "#B4492F"
    brick_d: str = "#7A2C1E"
    rose: str = "#E3A79B"
    night: str = "#24304F"
    night_l: str = "#46608A"
    snow: str = "#EEF4F4"
    snow_d: str = "#B9D3DA"
    cream: str = "#F7EBCB"
    brown: str = "#6B4A2F"
    grey: str = "#8B8D92"
    orange: str = "#E08A3A"

    def costume(self, suit: Suit) -> Costume:
        """Return the colours of a suit."""
        costumes = {
            "heart": self.heart,
            "diamond": self.diamond,
            "spade": self.spade,
            "club": self.club,
        }
        return costumes[suit]


_NORMAL: Final = Palette(
    name="normal",
    heart=Costume("#B5202B", "#B5202B", "#7B1220", "#EBB9AC", "#8E3F1F"),
    diamond=Costume("#B5202B", "#CF6A22", "#8C3A10", "#F4CF9F", "#DCAF57"),
    spade=Costume("#231F2B", "#33406B", "#1A2040", "#B7C3DB", "#2B2633"),
    club=Costume("#231F2B", "#3B6B43", "#1E3F2A", "#BFD1AC", "#5E3E26"),
)
# Four suits in four colours.
_FOUR: Final = replace(
    _NORMAL,
    name="four",
    heart=replace(_NORMAL.heart, pip="#C42E16"),
    diamond=Costume("#1F66BE", "#2F74B8", "#173F73", "#BBD5EE", "#DCAF57"),
    spade=replace(_NORMAL.spade, pip="#1B1822"),
    club=replace(_NORMAL.club, pip="#14532B"),
)
# White paper, and suits that differ in lightness for every kind of colour vision.
_CONTRAST: Final = replace(
    _NORMAL,
    name="contrast",
    heart=Costume("#C23B00", "#C23B00", "#7A2400", "#F6C9AE", "#8E3F1F"),
    diamond=Costume("#1C75C8", "#1C75C8", "#0B3F73", "#A9D2F0", "#DCAF57"),
    spade=Costume("#000000", "#2A2A2A", "#000000", "#C9C9C9", "#2B2633"),
    club=Costume("#004A32", "#0B5F43", "#00301F", "#A8DCCB", "#5E3E26"),
    paper="#FFFFFF",
    ink="#000000",
    edge="#8A8A8A",
    plum="#5B0F6B",
    plum_d="#2F0038",
    king="#FFF1C4",
    queen="#FFE3DC",
    knight="#DDF0F4",
    jack="#EAF2D2",
)
# Softer paper for a dark table or an evening room.
_DARK: Final = replace(
    _NORMAL,
    name="dark",
    paper="#EBE1CA",
    edge="#5E533D",
    white="#F3ECDB",
    king="#E2CB8E",
    queen="#DFBEB6",
    knight="#BCD0D2",
    jack="#C7D2A8",
)

PALETTES: Final = MappingProxyType({p.name: p for p in (_NORMAL, _FOUR, _CONTRAST, _DARK)})
