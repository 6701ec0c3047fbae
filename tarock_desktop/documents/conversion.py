"""From the plain values of a document to typed ones, with a place for every mistake."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from tarock_desktop.documents.errors import MOST_MISTAKES, DocumentError, Position, the_first
from tarock_desktop.documents.faults import Fault, fault, not_known
from tarock_desktop.documents.names import nearest, quoted
from tarock_desktop.documents.positions import KeyPath
from tarock_desktop.documents.toml import Document
from tarock_desktop.documents.validation import (
    EXPECTED,
    MISSING_KEY,
    UNKNOWN_KEY,
    explained,
    kinds,
)

T = TypeVar("T")
Hook = Callable[[type[Any], object], object]
"""Gives the value of a type of our own; raises `MisfitError` or another ValueError."""


class MisfitError(ValueError):
    """A value that a hook refuses: what is wrong, and where inside a text of several lines."""

    def __init__(self, value: object, faults: Sequence[tuple[int, str | Fault]]) -> None:
        super().__init__(str(faults[0][1]))
        self.value = value
        self.faults = tuple(faults)
        """Line inside the text from 1, or 0 for the value as a whole; and the sentence."""


def refuse_newer(document: Document, key: str, known: int) -> None:
    """Raise the error of a document whose format, under *key*, is later than the *known* one.

    Raises:
        DocumentError: a newer version of this program has written it.
    """
    version = document.data.get(key)
    if isinstance(version, int) and version > known:
        what = fault(
            "format {number} was written by a newer version of this program", number=version
        )
        raise document.error((key,), what)


_PLACED: Final = re.compile(r"^(.*?)(?: - at `(?:key in )?\$([^`]*)`)?$", re.DOTALL)
_STEP: Final = re.compile(r"\.([A-Za-z_][A-Za-z0-9_-]*)|\[(\d+)\]|(\[\.\.\.\])")
_TYPES: Final[dict[str, type]] = {
    "str": str,
    "int": int,
    "float": float,
    "bool": bool,
    "array": list,
    "object": dict,
}


def convert(document: Document, kind: type[T], hook: Hook | None = None) -> T:
    """Return the document as a value of *kind*; strict, unknown keys are errors.

    Raises:
        DocumentError: the first mistake.
    """
    try:
        return msgspec.convert(document.data, kind, strict=True, dec_hook=hook)
    except msgspec.ValidationError as error:
        raise next(iter(_explained(document, document.data, kind, error)))[1] from None


def find_mistakes(
    document: Document, kind: type[object], hook: Hook | None = None
) -> list[DocumentError]:
    """Return the mistakes of the document against *kind*, in the order of the text.

    Every mistake takes another look at all of the document: after some it stops, and says so.
    """
    rest = _copied(document.data)
    found: list[DocumentError] = []
    removed: set[KeyPath] = set()
    while len(found) <= MOST_MISTAKES:
        try:
            msgspec.convert(rest, kind, strict=True, dec_hook=hook)
        except msgspec.ValidationError as error:
            explained = list(_explained(document, rest, kind, error))
            path = explained[0][0]
            if path not in removed:
                # A missing key that is only missing because its value was wrong is no mistake.
                found += [mistake for _, mistake in explained]
            if path in removed or not path or not _without(rest, path):
                break
            removed.add(path)
        else:
            break
    return list(the_first(sorted(found, key=lambda mistake: mistake.position)))


def _copied(value: object) -> Any:
    match value:
        case Mapping():
            return {key: _copied(child) for key, child in value.items()}
        case list():
            return [_copied(child) for child in value]
        case _:
            return value


def _without(data: object, path: KeyPath) -> bool:
    """Take the value at *path* out of *data*; say whether there was one."""
    holder = _child(data, path[:-1])
    # An element of a list stays: without it the places of the others would be wrong.
    if isinstance(holder, dict) and path[-1] in holder:
        del holder[path[-1]]
        return True
    return False


def _child(data: object, path: KeyPath) -> object:
    for step in path:
        if isinstance(data, Mapping):
            data = data.get(step)
        elif isinstance(data, list) and isinstance(step, int) and step < len(data):
            data = data[step]
        else:
            return None
    return data


def _explained(
    document: Document, data: object, kind: object, error: msgspec.ValidationError
) -> Iterator[tuple[KeyPath, DocumentError]]:
    """Give the path and the error of each fault in one validation error."""
    placed = _PLACED.match(str(error))
    reason, where = (placed.group(1), placed.group(2) or "") if placed else (str(error), "")
    cause = error.__cause__
    path = _resolved(data, where, _matcher(reason, cause))
    if isinstance(cause, MisfitError):
        start = document.at_text(path)
        for line, sentence in cause.faults:
            place = Position(start.line + line - 1, 1) if line else document.at_value(path)
            yield path, DocumentError(document.name, place, sentence)
    elif (found := UNKNOWN_KEY.fullmatch(reason)) is not None:
        inner = (*path, found.group(1))
        yield inner, document.key_error(inner, _unknown_key(kind, path, found.group(1)))
    elif (found := MISSING_KEY.fullmatch(reason)) is not None:
        inner = (*path, found.group(1))
        yield inner, document.key_error(path, _missing_key(path, found.group(1)))
    elif (found := EXPECTED.fullmatch(reason)) is not None:
        right, there = kinds(found.group(1)), kinds(found.group(2))
        what = fault(
            "{key} must be {right}, not {there}", key=_shown(path), right=right, there=there
        )
        yield path, document.error(path, what)
    elif isinstance(cause, ValueError):
        yield path, document.error(path, reason[:1].lower() + reason[1:])
    else:
        yield path, document.error(path, explained(reason))


def _matcher(reason: str, cause: object) -> Callable[[object], bool]:
    """Return the test by which the guilty member of a table is found; msgspec names none."""
    if isinstance(cause, MisfitError):
        guilty = cause.value
        return lambda value: value is guilty
    found = EXPECTED.fullmatch(reason)
    kind = _TYPES.get(found.group(2)) if found else None
    return lambda value: type(value) is kind


def _resolved(data: object, where: str, guilty: Callable[[object], bool]) -> KeyPath:
    """Turn the place that msgspec names into a path; `[...]` stands for a key it does not name."""
    steps: list[str | int | None] = []
    for name, index, anything in _STEP.findall(where):
        steps.append(None if anything else int(index) if index else name)
    certain = _certain(steps)
    if len(certain) == len(steps):
        return certain
    return next(_paths(data, tuple(steps), guilty), certain)


def _certain(steps: Sequence[str | int | None]) -> KeyPath:
    path: KeyPath = ()
    for step in steps:
        if step is None:
            break
        path = (*path, step)
    return path


def _paths(
    data: object, steps: tuple[str | int | None, ...], guilty: Callable[[object], bool]
) -> Iterator[KeyPath]:
    """Give the paths along *steps* that end at a guilty value."""
    if not steps:
        if guilty(data):
            yield ()
        return
    step, rest = steps[0], steps[1:]
    names = [step] if step is not None else list(data) if isinstance(data, Mapping) else []
    for name in names:
        for tail in _paths(_child(data, (name,)), rest, guilty):
            yield (name, *tail)


def _unknown_key(kind: object, path: KeyPath, name: str) -> Fault:
    known = _fields(kind, path)
    if not path:
        return not_known("key", name, known)
    meant, key, table = nearest(name, known), quoted(name), _shown(path)
    if meant is None:
        return fault("unknown key {name} in [{table}]", name=key, table=table)
    return fault(
        'unknown key {name} in [{table}]; did you mean "{meant}"?',
        name=key,
        table=table,
        meant=meant,
    )


def _missing_key(path: KeyPath, name: str) -> Fault:
    if not path:
        return fault("{key} is missing", key=f'"{name}"')
    return fault("{key} is missing in [{table}]", key=f'"{name}"', table=_shown(path))


def _fields(kind: object, path: KeyPath) -> tuple[str, ...]:
    """Return the keys that the table at *path* may have."""
    from_type = _type_at(msgspec.inspect.type_info(kind), path)
    if isinstance(from_type, msgspec.inspect.StructType):
        return tuple(field.encode_name for field in from_type.fields)
    return ()


def _type_at(info: msgspec.inspect.Type, path: KeyPath) -> msgspec.inspect.Type:
    inspect = msgspec.inspect
    if isinstance(info, inspect.UnionType):
        tables = (inspect.StructType, inspect.DictType, inspect.ListType, inspect.VarTupleType)
        chosen = [part for part in info.types if isinstance(part, tables)]
        info = chosen[0] if chosen else info
    if not path:
        return info
    match info:
        case inspect.StructType():
            for field in info.fields:
                if field.encode_name == path[0]:
                    return _type_at(field.type, path[1:])
        case inspect.DictType():
            return _type_at(info.value_type, path[1:])
        case inspect.ListType() | inspect.VarTupleType():
            return _type_at(info.item_type, path[1:])
    return inspect.AnyType()


def _shown(path: KeyPath) -> str:
    """Return a path as a person would say it: `hand.items[1].by`, the first list place is 1."""
    text = ""
    for step in path:
        text += f"[{step + 1}]" if isinstance(step, int) else f".{step}"
    return text.lstrip(".") or "the document"
