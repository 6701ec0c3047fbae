"""Lifting lines of older formats to the present one.

`UPCASTS` has one function for each older version. It gets a line as plain values, the first line
too, and returns it as the next version writes it. A journal of each older version stays in the
test tree for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

PlainLine = dict[str, Any]
Upcast = Callable[[PlainLine], PlainLine]


def lifted(line: PlainLine, version: int, to: int, upcasts: Mapping[int, Upcast]) -> PlainLine:
    """Return *line* of an older *version* as version *to* writes it.

    Raises:
        KeyError: a version on the way can't be lifted.
        Exception: whatever an upcast raises for a line that its version could not have written.
    """
    for step in range(version, to):
        line = upcasts[step](line)
    return line


def _value_split(line: PlainLine) -> PlainLine:
    """Version 1 wrote the offenders of a ruling, and the tricks that count, as its `value`."""
    if "tarock" in line:
        return line | {"tarock": 2}
    for event in line.get("e", ()):
        if event["event"] == "ruling-issued":
            _split(event["ruling"])
    return line


def _split(ruling: dict[str, Any]) -> None:
    words = (ruling.get("value") or "").split()
    if not words or not all(word.isdecimal() for word in words):
        return
    numbers = [int(word) for word in words]
    if ruling["rule"].startswith("deal.misdeal"):
        ruling |= {"value": None, "offenders": numbers}
    else:
        ruling |= {"value": None, "tricks": numbers[0]}


def _by_added(line: PlainLine) -> PlainLine:
    """Version 2 did not say of an act that the table did it in a person's place."""
    return line | {"tarock": 3} if "tarock" in line else line


def _branch_added(line: PlainLine) -> PlainLine:
    """Version 3 knew no game that was played on from another one."""
    return line | {"tarock": 4} if "tarock" in line else line


UPCASTS: Final[Mapping[int, Upcast]] = {1: _value_split, 2: _by_added, 3: _branch_added}
"""What lifts a line of this version by one."""
