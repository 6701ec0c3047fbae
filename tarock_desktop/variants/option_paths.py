"""Places in a rule sheet's data that an option sets: `bank.loan_unit`, `item[pagat].silent`."""

from __future__ import annotations

import re
from collections.abc import Mapping, MutableMapping
from typing import Any, Final

_STEP: Final = re.compile(r"(?P<key>[\w-]+)(?:\[(?P<row>[^\]]+)\])?")


class PathError(ValueError):
    """A path that leads nowhere in the sheet."""


def value_at(data: Mapping[str, Any], path: str) -> Any:
    """Return what stands at *path*; `None` if nothing does."""
    holder, last = _way(data, path)
    return holder.get(last)


def set_at(data: MutableMapping[str, Any], path: str, value: Any) -> None:
    """Write *value* at *path*; `None` takes away what stands there."""
    holder, last = _way(data, path)
    if not isinstance(holder, MutableMapping):
        raise PathError(f"{path} is no setting")
    if value is None:
        holder.pop(last, None)
    else:
        holder[last] = value


def _way(data: Mapping[str, Any], path: str) -> tuple[Mapping[str, Any], str]:
    """Return the table that holds the last key of *path*, and that key."""
    *steps, last = re.split(r"\.(?![^\[]*\])", path)
    holder: Any = data
    for step in steps:
        found = _STEP.fullmatch(step)
        holder = holder.get(found["key"]) if found and isinstance(holder, Mapping) else None
        if found and found["row"] is not None:
            rows = holder if isinstance(holder, list) else []
            holder = next((row for row in rows if _is_row(row, found["row"])), None)
    if not isinstance(holder, Mapping):
        raise PathError(f"{path} is no setting")
    return holder, last


def _is_row(row: object, row_id: str) -> bool:
    return isinstance(row, Mapping) and row.get("id") == row_id
