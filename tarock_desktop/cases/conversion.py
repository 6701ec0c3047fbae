"""From the texts of a case to the values of its notation."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from msgspec import Struct

from tarock_desktop.cases.grammar import Grammar
from tarock_desktop.cases.notation import (
    CardPoints,
    Cards,
    Kontra,
    Points,
    Seats,
    Trick,
    parse_amount,
    parse_cards,
    parse_points,
    parse_seat,
    parse_seats,
    parse_speakers,
    parse_trick,
)
from tarock_desktop.cases.script import Legal, Script, parse_legal, parse_script
from tarock_desktop.documents.conversion import MisfitError

_TEXTS: Final[dict[type, tuple[str, Callable[[str], object]]]] = {
    Fraction: ("an amount", parse_amount),
    CardPoints: ("a count of card points", parse_points),
    Cards: ("a list of cards", parse_cards),
    Seats: ("a list of seats", parse_seats),
    Trick: ("a trick", parse_trick),
}


class NotationHook(Struct, frozen=True):
    """Gives the values of our own types to the conversion of one case."""

    grammar: Grammar

    def __call__(self, kind: type[Any], value: object) -> object:
        """Return *value* as one of the types of the notation.

        Raises:
            MisfitError: the value is none.
        """
        try:
            return self._read(kind, value)
        except MisfitError:
            raise
        except ValueError as error:
            raise MisfitError(value, [(0, str(error))]) from None

    def _read(self, kind: type[Any], value: object) -> object:
        if kind in _TEXTS:
            what, parse = _TEXTS[kind]
            return parse(_text(value, what))
        if kind is Points:
            return _points(value)
        if kind is Kontra:
            return _kontra(value)
        if kind is Script:
            return parse_script(_text(value, "a script"), self.grammar)
        if kind is Legal:
            parts = value if isinstance(value, str) else _texts(value, "cards or a list of acts")
            return parse_legal(parts, self.grammar)
        raise TypeError(f"no notation for {kind}")


def _text(value: object, what: str) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{what} is written in quotation marks")
    return value


def _texts(value: object, what: str) -> list[str]:
    if not isinstance(value, list):
        raise ValueError(f"{what} is needed here")
    return [_text(part, "each of them") for part in value]


def _points(value: object) -> Points:
    if isinstance(value, dict):
        return Points(
            (parse_seat(seat), parse_points(_text(points, "a count of card points")))
            for seat, points in value.items()
        )
    return Points(((None, parse_points(_text(value, "a count of card points"))),))


def _kontra(value: object) -> Kontra:
    chains = [value] if isinstance(value, str) else _texts(value, "a chain or a list of chains")
    return Kontra(parse_speakers(chain) for chain in chains)
