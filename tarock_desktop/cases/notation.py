"""The notation of a case: seats, cards, card points, amounts (docs/case-format.md, section 1).

The classes are what the values in quotation marks become. Each `parse` raises `ValueError` with
the sentence that says what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Final, NoReturn

from tarock_desktop.cards.notation import BY_NAME
from tarock_desktop.cards.pack import Card
from tarock_desktop.documents.names import quoted
from tarock_desktop.table.amounts import Amount

LETTERS: Final = "ABCDEF"
"""The seats of the largest table; A is the forehand of the first hand."""

_AMOUNT: Final = re.compile(r"[+-]?\d{1,9}(?:[.,]\d{1,9}|/\d{1,9})?")
_MIXED: Final = re.compile(r"([+-]?)(\d{1,9})[ ,](\d{1,9}/\d{1,9})")
_UNIT: Final = re.compile(r"(?:,[-–]{1,2})?(?: ?Kč)?$")
"""What may stand behind an amount of money."""
_FRACTIONS: Final = {"⅓": "1/3", "⅔": "2/3", "½": "1/2", "¼": "1/4", "¾": "3/4"}
_SIGNS: Final = str.maketrans(
    {"−": "-", "–": "-", "\u00a0": " "}
    | {sign: f" {words} " for sign, words in _FRACTIONS.items()}
)
"""What people write instead of a hyphen, a blank and a fraction."""
_POINTS: Final = re.compile(r"(\d{1,3})(?: ?\+ ?([0-2])|[ ,]([12])/3)?")
_NEXT_SEAT: Final = re.compile(r",(?= *[A-Z]\b)|, ")


class Seats(tuple[str, ...]):
    """Several seats, in the order they were named."""

    __slots__ = ()


class Cards(tuple[Card, ...]):
    """Cards in the order they were named; none twice."""

    __slots__ = ()

    def __str__(self) -> str:
        return " ".join(card.name for card in self)


class Trick(tuple[str, Cards]):
    """A trick: who led, then the cards in order of play."""

    __slots__ = ()

    @property
    def leader(self) -> str:
        """The seat that led."""
        return self[0]

    @property
    def cards(self) -> Cards:
        """The cards so far, the led one first."""
        return self[1]


class Kontra(tuple[Seats, ...]):
    """Chains of challenges: who said the first step, the second, and so on.

    There is one chain, except in games where each opponent speaks for himself.
    """

    __slots__ = ()


class CardPoints(Fraction):
    """Card points; thirds (Blatt, list) are written behind a plus sign.

    >>> str(parse_points("35+2"))
    '35+2'
    """

    __slots__ = ()

    def __str__(self) -> str:
        return f"{self.numerator // self.denominator}+{int(self * 3) % 3}"

    def __format__(self, format_spec: str) -> str:
        # From Python 3.13 on a fraction writes itself into an f-string without asking __str__.
        return format(str(self), format_spec)


class Points(tuple[tuple[str | None, CardPoints], ...]):
    """The count of one side (its seat is `None`), or of every player."""

    __slots__ = ()

    @property
    def side(self) -> CardPoints | None:
        """The count of the declarer's side."""
        return self[0][1] if self and self[0][0] is None else None

    @property
    def by_seat(self) -> Mapping[str, CardPoints]:
        """The count of every player, in games of each for himself."""
        return {seat: points for seat, points in self if seat is not None}


def parse_seat(text: str) -> str:
    """Return the letter of a seat."""
    if len(text) != 1 or text not in LETTERS:
        raise ValueError(f"{quoted(text)} is not a seat; seats are single letters from A to F")
    return text


def parse_seats(text: str) -> Seats:
    """Return seats written with blanks between them; none may stand twice."""
    seats = parse_speakers(text)
    if len(set(seats)) != len(seats):
        raise ValueError(f"a seat is named twice in {quoted(text)}")
    return seats


def parse_speakers(text: str) -> Seats:
    """Return seats written with blanks between them; one may stand several times."""
    return Seats(parse_seat(word) for word in text.replace(",", " ").split())


def parse_card(word: str) -> Card:
    """Return one card."""
    card = BY_NAME.get(word)
    return card if card is not None else _no_card(word)


def _no_card(word: str) -> NoReturn:
    named = [name for name in BY_NAME if name[0] == word[:1].upper()]
    if not named:
        raise ValueError(f"unknown card {quoted(word)}")
    there = "T1 to T22" if named[0] == "T1" else " ".join(named)
    raise ValueError(f"unknown card {quoted(word)}; there are {there}")


def parse_cards(text: str) -> Cards:
    """Return cards written with blanks between them."""
    cards = Cards(parse_card(word) for word in text.replace(",", " ").split())
    if len(set(cards)) != len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise ValueError(f"{twice.name} stands twice in one list")
    return cards


def parse_trick(text: str) -> Trick:
    """Return a trick, as in `A: HQ T9`."""
    leader, colon, cards = text.partition(":")
    if not colon:
        raise ValueError(f'a trick is written as in "A: HQ T9", not {quoted(text)}')
    return Trick((parse_seat(leader.strip()), parse_cards(cards)))


def _plain(text: str) -> str:
    """Return a number with hyphens, single blanks and plain fractions."""
    return " ".join(text.translate(_SIGNS).split())


def parse_amount(text: str) -> Amount:
    """Return an exact amount: `3`, `-4`, `8/3`, `2 2/3`, `2⅔`, `12.50`, `4,5`."""
    told = _plain(_UNIT.sub("", text.strip())).replace("- ", "-")
    mixed = _MIXED.fullmatch(told)
    if mixed is None and not _AMOUNT.fullmatch(told):
        raise ValueError(
            f'{quoted(text)} is not an amount; amounts are written as in "3", "-4", "8/3", "12.50"'
        )
    try:
        if mixed is None:
            return Fraction(told.replace(",", "."))
        sign, whole, part = mixed.groups()
        amount = int(whole) + Fraction(part)
        return -amount if sign == "-" else amount
    except ZeroDivisionError:
        raise ValueError(f"{quoted(text)} divides by zero") from None


def parse_points(text: str) -> CardPoints:
    """Return card points: `59`, or `35+2`, `35 2/3`, `35⅔` with thirds."""
    found = _POINTS.fullmatch(_plain(text))
    if found is None:
        raise ValueError(
            f'{quoted(text)} is not a count of card points; it is written as in "59" or "35+2"'
        )
    lists = found.group(2) or found.group(3) or 0
    return CardPoints(int(found.group(1)) * 3 + int(lists), 3)


def parse_by_seat(text: str) -> Mapping[str, str]:
    """Return what stands behind each seat in a list as `A 3, B -3`."""
    found: dict[str, str] = {}
    for part in _NEXT_SEAT.split(text):
        letter, _, number = part.strip().partition(" ")
        if not number:
            raise ValueError(f'a seat and a number are written as in "A 3", not {quoted(part)}')
        seat = parse_seat(letter)
        if seat in found:
            raise ValueError(f"{seat} is named twice")
        found[seat] = number.strip()
    return found


def parse_amounts(text: str) -> Mapping[str, Amount]:
    """Return amounts by seat from a list as `A 3, B -3`."""
    return {seat: parse_amount(word) for seat, word in parse_by_seat(text).items()}


def parse_points_by_seat(text: str) -> Points:
    """Return card points by seat from a list as `A 30+0, B 20+0`."""
    return Points((seat, parse_points(word)) for seat, word in parse_by_seat(text).items())


def count_words(points: Fraction) -> str:
    """Return card points as a case writes them: whole ones, or with thirds."""
    return str(points.numerator if points.denominator == 1 else CardPoints(points))


def amount_words(amounts: Mapping[str, Amount]) -> str:
    """Return amounts by seat as a case writes them: `A 3, B -3`."""
    return ", ".join(f"{seat} {amount}" for seat, amount in amounts.items())
