"""How card faces are shown: palette, kind of index, language of its letters; names of faces."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from tarock_desktop.cards.notation import parse_card
from tarock_desktop.cards.pack import Suit
from tarock_desktop.texts.cards import INDEX_LETTERS

BACK: Final = "back"


class Palette(StrEnum):
    """The decks that are shipped; the value is the folder's name."""

    NORMAL = "normal"
    FOUR = "four"
    CONTRAST = "contrast"
    DARK = "dark"


class IndexMode(StrEnum):
    """What stands in the corner of a card."""

    LETTERS = "letters"
    TWO_LETTERS = "two letters"
    SYMBOLS = "symbols"
    OFF = "off"


class Back(StrEnum):
    """The backs that are shipped."""

    STARS = "stars"
    BLUEPRINT = "blueprint"
    CROSS_STITCH = "cross-stitch"
    LINDEN = "linden"

    @property
    def file(self) -> str:
        """Name of its picture, without the ending."""
        return BACK if self is Back.STARS else f"{BACK}-{self.value}"


class FaceStyle(Struct, frozen=True):
    """A player's choice of card faces and of their back.

    Raises:
        ValueError: no letters are known for the language.
    """

    palette: Palette = Palette.NORMAL
    index: IndexMode = IndexMode.LETTERS
    language: str = "en_US"
    back: Back = Back.STARS

    def __post_init__(self) -> None:
        if self.language not in INDEX_LETTERS:
            known = ", ".join(INDEX_LETTERS)
            message = f"{self.language!r} is no index language; there are {known}"
            raise ValueError(message)


_SUITS: Final = MappingProxyType(
    {
        Suit.TAROCK: "tarock",
        Suit.HEARTS: "heart",
        Suit.DIAMONDS: "diamond",
        Suit.SPADES: "spade",
        Suit.CLUBS: "club",
    }
)
_COURT: Final = MappingProxyType({"K": "king", "Q": "queen", "N": "knight", "J": "jack"})


def asset_id(text: str) -> str:
    """Return the name of a card's picture for the card's text form.

    >>> asset_id("T22"), asset_id("HN"), asset_id("S10")
    ('tarock-22', 'heart-knight', 'spade-10')

    Raises:
        NotationError: the text names no card.
    """
    card = parse_card(text)
    return f"{_SUITS[card.suit]}-{_COURT.get(card.face, card.face)}"
