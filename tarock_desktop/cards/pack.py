"""The 54 cards of a tarock pack.

A card is an identity and nothing else: which card beats which, and what a card counts, differs
from sheet to sheet and is ruleset data (ADR 3).
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final


class Suit(Enum):
    """The five suits; the tarocks are a suit of their own."""

    TAROCK = "T"
    HEARTS = "H"
    DIAMONDS = "D"
    SPADES = "S"
    CLUBS = "C"

    @property
    def is_red(self) -> bool:
        """Whether this is hearts or diamonds."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)


@final
class Card:
    """One of the 54 cards. There is one object for each card, so cards compare by identity.

    >>> PACK[18].name
    'T19'
    >>> PACK[22].suit, PACK[22].face
    (<Suit.HEARTS: 'H'>, 'K')
    """

    __slots__ = ("bit", "face", "id", "name", "suit")

    id: int
    """Place in pack order, 0 to 53: tarocks I to Skys, then hearts, diamonds, spades, clubs."""
    suit: Suit
    face: str
    """`K Q N J` for the court cards, the number of pips, or the number of the tarock."""
    name: str
    """Text form: suit letter and face, `T19`, `HK`, `S10`."""
    bit: int
    """`1 << id`, for sets."""

    def __init__(self, card_id: int, suit: Suit, face: str) -> None:
        self.id = card_id
        self.suit = suit
        self.face = face
        self.name = suit.value + face
        self.bit = 1 << card_id

    def __repr__(self) -> str:
        return self.name

    def __lt__(self, other: Card) -> bool:
        return self.id < other.id

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return card_by_id, (self.id,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


COURT: Final = ("K", "Q", "N", "J")
RED_PIPS: Final = ("1", "2", "3", "4")
BLACK_PIPS: Final = ("7", "8", "9", "10")


def _pack() -> tuple[Card, ...]:
    names = [(Suit.TAROCK, str(number)) for number in range(1, 23)]
    for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS):
        pips = RED_PIPS if suit.is_red else BLACK_PIPS
        names += [(suit, face) for face in COURT + pips]
    return tuple(Card(number, suit, face) for number, (suit, face) in enumerate(names))


PACK: Final = _pack()
"""All cards in pack order."""

PAGAT: Final = PACK[0]
MOND: Final = PACK[20]
SKYS: Final = PACK[21]


def card_by_id(card_id: int) -> Card:
    """Return the card at a place of the pack, 0 to 53."""
    return PACK[card_id]


def tarock(number: int) -> Card:
    """Return the tarock with this number, 1 (Pagat) to 22 (Skys)."""
    if not 1 <= number <= 22:
        raise ValueError(f"there is no tarock {number}")
    return PACK[number - 1]
