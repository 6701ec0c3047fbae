"""What msgspec says of a value that does not fit, as faults; it says it in English only."""

from __future__ import annotations

import re
from typing import Final

from tarock_desktop.documents.faults import Fault, fault
from tarock_desktop.documents.names import quoted

UNKNOWN_KEY: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
MISSING_KEY: Final = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
EXPECTED: Final = re.compile(r"Expected `(.*)`, got `(.*)`")
_STRANGE: Final = re.compile(
    r"[^'\"]*'([^']*)'.*|[^'\"]*\"([^\"]*)\".*|Invalid enum value (\S+)", re.DOTALL
)
"""A value that is quoted: one of a closed list, or a card or an amount that is none."""
_NO_JSON: Final = ("JSON is malformed", "Input data was truncated")
_TYPES: Final = {
    "str": fault("a text in quotation marks"),
    "int": fault("a whole number"),
    "float": fault("a number with a point"),
    "bool": fault("true or false"),
    "array": fault("a list"),
    "object": fault("a table"),
    "null": fault("nothing"),
}


def explained(text: str) -> Fault:
    """Return what a message of msgspec says, without the place."""
    if text.startswith(_NO_JSON):
        return fault("this is not JSON")
    if (found := MISSING_KEY.fullmatch(text)) is not None:
        return fault("{key} is missing", key=quoted(found.group(1)))
    if (found := UNKNOWN_KEY.fullmatch(text)) is not None:
        return fault("unknown key {name}", name=quoted(found.group(1)))
    if (found := EXPECTED.fullmatch(text)) is not None:
        right, there = kinds(found.group(1)), kinds(found.group(2))
        return fault("this must be {right}, not {there}", right=right, there=there)
    if (found := _STRANGE.fullmatch(text)) is not None:
        return fault(
            "{value} is not possible here", value=quoted(found[1] or found[2] or found[3] or "")
        )
    return fault("this cannot stand here")


def kinds(names: str) -> Fault:
    """Return the kinds of values that msgspec names, as in `str | null`."""
    parts = [part.strip() for part in names.split("|")]
    kept = [part for part in parts if part != "null"] or parts
    first, *others = [_TYPES.get(part, Fault(part)) for part in kept]
    for other in others:
        first = fault("{one} or {other}", one=first, other=other)
    return first
