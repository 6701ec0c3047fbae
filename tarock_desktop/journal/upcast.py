"""Lifting lines of older formats to the present one.

`UPCASTS` has one function for each older version. It gets a line as plain values, the first line
too, and returns it as the next version writes it. Version 1 is the first, so the table is empty;
old journals stay in the test tree for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

PlainLine = dict[str, Any]
Upcast = Callable[[PlainLine], PlainLine]

UPCASTS: Final[Mapping[int, Upcast]] = {}
"""What lifts a line of this version by one."""


def lifted(line: PlainLine, version: int, to: int, upcasts: Mapping[int, Upcast]) -> PlainLine:
    """Return *line* of an older *version* as version *to* writes it.

    Raises:
        KeyError: a version on the way can't be lifted.
        Exception: whatever an upcast raises for a line that its version could not have written.
    """
    for step in range(version, to):
        line = upcasts[step](line)
    return line
