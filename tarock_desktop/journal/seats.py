"""Whether the acts and events of a journal speak only of seats that its table has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from tarock_desktop.journal.lines import ActLine
from tarock_desktop.messages.message import SeatRef
from tarock_desktop.table.events import RemarkMade, RulingIssued
from tarock_desktop.table.seats import TABLE, Seat


def strange_seat(line: ActLine, people: int) -> int | None:
    """Return a seat in an act or what came of it that is none of *people*; `None`: all are.

    The table as a whole can act and be ruled on, but nothing else happens to it.
    """
    for part in (line.a, *line.e):
        least = TABLE if part is line.a or isinstance(part, RulingIssued | RemarkMade) else 0
        for seat in _seats(part):
            if not least <= seat < people:
                return seat
    return None


def _seats(value: object) -> Iterator[int]:
    """Give the seats in a field that holds seats, or records in which there are some."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _seats(part)
    elif isinstance(value, msgspec.Struct):
        for name in _fields(type(value)):
            yield from _seats(getattr(value, name))


@cache
def _fields(record: type[msgspec.Struct]) -> tuple[str, ...]:
    """Return the fields of a record in which a seat can stand."""
    if record is SeatRef:
        return ("seat",)
    hints = get_type_hints(record)
    return tuple(name for name in record.__struct_fields__ if _holds_seats(hints[name]))


def _holds_seats(hint: Any) -> bool:
    if hint is Seat:
        return True
    if get_origin(hint) in {tuple, Union, UnionType}:
        return any(map(_holds_seats, get_args(hint)))
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct) and bool(_fields(hint))
