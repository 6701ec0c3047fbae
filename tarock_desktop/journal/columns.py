"""Where a value stands in a line of JSON."""

from __future__ import annotations

import json
import re
from typing import Final

_STEP: Final = re.compile(r"\.([A-Za-z_][A-Za-z0-9_-]*)|\[(\d+)\]")
_SPACE: Final = re.compile(r"[ \t\r\n]*")
_DECODER: Final = json.JSONDecoder()


def column_of(text: str, path: str) -> int:
    """Return the column, from 1, of the value at a path like `$.a.seat` or `$.e[2]`.

    The nearest place before it, if the path leads nowhere.
    """
    at = 0
    for name, index in _STEP.findall(path):
        try:
            found = _member(text, at, name) if name else _element(text, at, int(index))
        except (ValueError, IndexError, RecursionError):
            found = None
        if found is None:
            break
        at = found
    return at + 1


def _skip(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found is not None else at


def _member(text: str, at: int, name: str) -> int | None:
    at = _skip(text, _skip(text, at) + 1)
    while text[at] != "}":
        key, at = _DECODER.raw_decode(text, at)
        at = _skip(text, _skip(text, at) + 1)
        if key == name:
            return at
        at = _skip(text, _DECODER.raw_decode(text, at)[1])
        at = _skip(text, at + 1) if text[at] == "," else at
    return None


def _element(text: str, at: int, index: int) -> int | None:
    at = _skip(text, _skip(text, at) + 1)
    while text[at] != "]":
        if index == 0:
            return at
        index -= 1
        at = _skip(text, _DECODER.raw_decode(text, at)[1])
        at = _skip(text, at + 1) if text[at] == "," else at
    return None
