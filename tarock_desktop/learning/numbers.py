"""Numbers that the texts of a lesson take from the sheet: a changed option changes them too.

A lesson names them in `[numbers]`, by where they stand in the data of the sheet:
`limit = "contract[trojka].wins"`. Places and plain numbers may be reckoned with, from left to
right: `"contract[trojka].lost * contract[trojka].multiplier"`.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from math import ceil
from typing import Final

from msgspec import Struct

from tarock_desktop.cards.pack import PACK, Suit
from tarock_desktop.documents.names import quoted
from tarock_desktop.variants.schema import Sheet

NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
"""How a number is called."""
PACK_NUMBERS: Final = {
    "cards": Fraction(len(PACK)),
    "trumps": Fraction(sum(card.suit is Suit.TAROCK for card in PACK)),
}
"""Numbers that every lesson may name: those of the pack."""
STEP_NUMBERS: Final = ("told", "told_of", "given_away")
"""Numbers that stand at a step: the points that its hand tells (of one seat: `told_of_B`), and
what may be given away at most."""
_STEP: Final = re.compile(r"(?P<key>[\w-]+)(?:\[(?P<row>[\w-]+)\])?")
_PLAIN: Final = re.compile(r"\d+(?:/\d+)?")
_SIGNS: Final[Mapping[str, Callable[[Fraction, Fraction], Fraction]]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
    "up": lambda number, step: ceil(number / step) * step,
}
_NO_LAWS: Final = frozenset(
    {"format", "articles", "irregularity", "option", "preset", "reading", "cited", "rank"}
)
"""Tables and keys in which no number of a hand stands."""


class SheetNumberError(LookupError):
    """What is no number of a sheet, in one sentence."""


def number_of(told: str, sheet: Sheet) -> Fraction:
    """Return what a number of a lesson is on a sheet.

    Raises:
        SheetNumberError: nothing of the kind stands there.
    """
    first, *rest = told.split() or [""]
    value = _operand(first, sheet)
    if len(rest) % 2:
        raise SheetNumberError(f"{quoted(told)} ends with a sign")
    for sign, word in zip(rest[::2], rest[1::2], strict=True):
        if sign not in _SIGNS:
            raise SheetNumberError(
                f"{quoted(sign)} is none of {' '.join(_SIGNS)}, with blanks around"
            )
        value = _SIGNS[sign](value, _operand(word, sheet))
    return value


def _operand(word: str, sheet: Sheet) -> Fraction:
    if _PLAIN.fullmatch(word):
        return Fraction(word)
    holder: object = sheet
    for step in word.split("."):
        found = _STEP.fullmatch(step)
        holder = None if found is None else _part(holder, found["key"])
        if found is not None and found["row"] is not None:
            rows = holder if isinstance(holder, tuple) else ()
            holder = next((row for name, row in _rows(rows) if name == found["row"]), None)
    if isinstance(holder, bool) or not isinstance(holder, int | Fraction):
        raise SheetNumberError(f"{quoted(word)} is no number of this sheet")
    return Fraction(holder)


def _part(holder: object, key: str) -> object:
    if isinstance(holder, Mapping):
        return holder.get(key)
    return getattr(holder, key, None) if isinstance(holder, Struct) else None


def _rows(rows: tuple[object, ...]) -> Iterator[tuple[str, object]]:
    """Yield rows by their ids; those without one by their places, from 1."""
    for number, row in enumerate(rows, 1):
        yield str(getattr(row, "id", number)), row


def places_of(sheet: Sheet) -> Mapping[Fraction, str]:
    """Return where a number stands in the data of a sheet, for each that does."""
    found: dict[Fraction, str] = {}
    for place, number in _numbers(sheet, ""):
        found.setdefault(number, place)
    return found


def _numbers(holder: object, place: str) -> Iterator[tuple[str, Fraction]]:
    match holder:
        case bool():
            return
        case int() | Fraction():
            yield place, Fraction(holder)
        case tuple():
            for name, row in _rows(holder):
                yield from _numbers(row, f"{place}[{name}]")
        case Mapping() | Struct():
            keys = holder if isinstance(holder, Mapping) else holder.__struct_fields__
            for key in keys:
                if key not in _NO_LAWS:
                    inside = f"{place}.{key}".lstrip(".")
                    yield from _numbers(_part(holder, key), inside)
