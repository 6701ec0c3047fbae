"""The names of the 54 cards and of the suits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, final

from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.texts.languages import Language
from tarock_desktop.texts.sentences import SentenceTable

INDEX_LETTERS: Final = MappingProxyType(
    {"en_US": "KQRJS", "en": "KQCJS", "cs": "KDCJŠ", "sl": "KDCFŠ", "de": "KDCBS"}
)
"""Letters of king, queen, knight, jack and Skys in each language of a deck."""
_COURT: Final = "KQNJ"
_SUIT_SIGNS: Final = MappingProxyType(
    {Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.SPADES: "♠", Suit.CLUBS: "♣"}
)
_NUMBERS: Final = (
    *("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"),
    *("XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI", "XXII"),
)
_BETWEEN: Final = "\N{NO-BREAK SPACE} "
"""Stands between cards: numerals beside each other must not look like one."""
_OWN_DECK: Final = MappingProxyType({"en": "en_US"})
"""The deck of a language whose sentences follow another one than that of its code (riders)."""


def deck_of(language: Language) -> str:
    """Return the deck whose letters the sentences of a language use."""
    return _OWN_DECK.get(language.code, language.code)


def suit_sign(suit: Suit) -> str:
    """Return the sign of a suit; tarocks have none."""
    return _SUIT_SIGNS.get(suit, "")


def face_letter(face: str, language: Language) -> str:
    """Return how a face is written in a language: `N` is `C` in German; numbers stay."""
    letters = INDEX_LETTERS[deck_of(language)]
    return letters[_COURT.index(face)] if face in _COURT else face


def card_sign(card: Card, deck: str) -> str:
    """Return a card as its corner shows it in the language of a *deck*; tarocks by number.

    >>> from tarock_desktop.cards.notation import parse_card
    >>> card_sign(parse_card("HQ"), "de"), card_sign(parse_card("T20"), "de")
    ('D♥', 'XX')
    """
    if card.suit is Suit.TAROCK:
        return _NUMBERS[int(card.face) - 1]
    letters = INDEX_LETTERS[deck]
    face = letters[_COURT.index(card.face)] if card.face in _COURT else card.face
    return face + _SUIT_SIGNS[card.suit]


def in_a_row(cards: Sequence[Card], deck: str) -> str:
    """Return cards beside each other as their corners show them."""
    return _BETWEEN.join(card_sign(card, deck) for card in cards)


def held_by_suit(ranked: Sequence[Card], deck: str) -> tuple[str, ...]:
    """Return a hand, given in the order of the sheet, as a line for each suit."""
    lines = []
    for suit in Suit:
        of_suit = [card_sign(card, deck) for card in ranked if card.suit is suit]
        sign = suit_sign(suit)
        if of_suit:
            faces = _BETWEEN.join(card.removesuffix(sign) for card in of_suit)
            lines.append(f"{sign} {faces}".strip())
    return tuple(lines)


def with_suit_sign(name: str, suit: Suit) -> str:
    """Return the *name* of a suit with its sign; tarocks have none."""
    return f"{name}\N{NO-BREAK SPACE}{_SUIT_SIGNS[suit]}" if suit in _SUIT_SIGNS else name


@final
class CardNames(SentenceTable):
    """A card as a subject or after a colon, by its text form."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "T1": self.tr("Pagat"),
            "T2": self.tr("trump II"),
            "T3": self.tr("trump III"),
            "T4": self.tr("trump IV"),
            "T5": self.tr("trump V"),
            "T6": self.tr("trump VI"),
            "T7": self.tr("trump VII"),
            "T8": self.tr("trump VIII"),
            "T9": self.tr("trump IX"),
            "T10": self.tr("trump X"),
            "T11": self.tr("trump XI"),
            "T12": self.tr("trump XII"),
            "T13": self.tr("trump XIII"),
            "T14": self.tr("trump XIV"),
            "T15": self.tr("trump XV"),
            "T16": self.tr("trump XVI"),
            "T17": self.tr("trump XVII"),
            "T18": self.tr("trump XVIII"),
            "T19": self.tr("trump XIX"),
            "T20": self.tr("trump XX"),
            "T21": self.tr("Mond"),
            "T22": self.tr("Skys"),
            "HK": self.tr("king of hearts"),
            "HQ": self.tr("queen of hearts"),
            "HN": self.tr("rider of hearts"),
            "HJ": self.tr("jack of hearts"),
            "H1": self.tr("ace of hearts"),
            "H2": self.tr("two of hearts"),
            "H3": self.tr("three of hearts"),
            "H4": self.tr("four of hearts"),
            "DK": self.tr("king of diamonds"),
            "DQ": self.tr("queen of diamonds"),
            "DN": self.tr("rider of diamonds"),
            "DJ": self.tr("jack of diamonds"),
            "D1": self.tr("ace of diamonds"),
            "D2": self.tr("two of diamonds"),
            "D3": self.tr("three of diamonds"),
            "D4": self.tr("four of diamonds"),
            "SK": self.tr("king of spades"),
            "SQ": self.tr("queen of spades"),
            "SN": self.tr("rider of spades"),
            "SJ": self.tr("jack of spades"),
            "S7": self.tr("seven of spades"),
            "S8": self.tr("eight of spades"),
            "S9": self.tr("nine of spades"),
            "S10": self.tr("ten of spades"),
            "CK": self.tr("king of clubs"),
            "CQ": self.tr("queen of clubs"),
            "CN": self.tr("rider of clubs"),
            "CJ": self.tr("jack of clubs"),
            "C7": self.tr("seven of clubs"),
            "C8": self.tr("eight of clubs"),
            "C9": self.tr("nine of clubs"),
            "C10": self.tr("ten of clubs"),
        }


@final
class CardObjects(SentenceTable):
    """A card as the object of a sentence: with article, in the accusative."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "T1": self.tr("the Pagat"),
            "T2": self.tr("the II"),
            "T3": self.tr("the III"),
            "T4": self.tr("the IV"),
            "T5": self.tr("the V"),
            "T6": self.tr("the VI"),
            "T7": self.tr("the VII"),
            "T8": self.tr("the VIII"),
            "T9": self.tr("the IX"),
            "T10": self.tr("the X"),
            "T11": self.tr("the XI"),
            "T12": self.tr("the XII"),
            "T13": self.tr("the XIII"),
            "T14": self.tr("the XIV"),
            "T15": self.tr("the XV"),
            "T16": self.tr("the XVI"),
            "T17": self.tr("the XVII"),
            "T18": self.tr("the XVIII"),
            "T19": self.tr("the XIX"),
            "T20": self.tr("the XX"),
            "T21": self.tr("the Mond"),
            "T22": self.tr("the Skys"),
            "HK": self.tr("the king of hearts"),
            "HQ": self.tr("the queen of hearts"),
            "HN": self.tr("the rider of hearts"),
            "HJ": self.tr("the jack of hearts"),
            "H1": self.tr("the ace of hearts"),
            "H2": self.tr("the two of hearts"),
            "H3": self.tr("the three of hearts"),
            "H4": self.tr("the four of hearts"),
            "DK": self.tr("the king of diamonds"),
            "DQ": self.tr("the queen of diamonds"),
            "DN": self.tr("the rider of diamonds"),
            "DJ": self.tr("the jack of diamonds"),
            "D1": self.tr("the ace of diamonds"),
            "D2": self.tr("the two of diamonds"),
            "D3": self.tr("the three of diamonds"),
            "D4": self.tr("the four of diamonds"),
            "SK": self.tr("the king of spades"),
            "SQ": self.tr("the queen of spades"),
            "SN": self.tr("the rider of spades"),
            "SJ": self.tr("the jack of spades"),
            "S7": self.tr("the seven of spades"),
            "S8": self.tr("the eight of spades"),
            "S9": self.tr("the nine of spades"),
            "S10": self.tr("the ten of spades"),
            "CK": self.tr("the king of clubs"),
            "CQ": self.tr("the queen of clubs"),
            "CN": self.tr("the rider of clubs"),
            "CJ": self.tr("the jack of clubs"),
            "C7": self.tr("the seven of clubs"),
            "C8": self.tr("the eight of clubs"),
            "C9": self.tr("the nine of clubs"),
            "C10": self.tr("the ten of clubs"),
        }


@final
class SuitNames(SentenceTable):
    """A suit as a subject or after a colon, by its letter."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "T": self.tr("trumps"),
            "H": self.tr("hearts"),
            "D": self.tr("diamonds"),
            "S": self.tr("spades"),
            "C": self.tr("clubs"),
        }
