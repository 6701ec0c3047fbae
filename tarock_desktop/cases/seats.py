"""Letters of a case and seats of a table. A is seat 0; the last letter deals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from tarock_desktop.cases.notation import LETTERS
from tarock_desktop.table.amounts import Amount, Amounts
from tarock_desktop.table.seats import Seat

T = TypeVar("T")


def seat_of(letter: str) -> Seat:
    """Return the seat of a letter."""
    return Seat(LETTERS.index(letter))


def letter_of(seat: Seat) -> str:
    """Return the letter of a seat."""
    return LETTERS[seat]


def letters_of(seats: Iterable[Seat]) -> str:
    """Return the letters of several seats with blanks between them."""
    return " ".join(letter_of(seat) for seat in seats)


def amounts_of(table: Mapping[str, Amount]) -> Amounts:
    """Return amounts by letter as amounts by seat; every seat must be named."""
    return tuple(table[letter] for letter in LETTERS[: len(table)])


def by_letter(values: Iterable[T]) -> dict[str, T]:
    """Return what each seat has, by letter."""
    return dict(zip(LETTERS, values, strict=False))
