"""`dataclass` for records that never change, defined in a tenth of the time.

The standard one compiles six methods when a class is defined, which takes most of a millisecond.
Before the first table is seen the window defines two hundred records; few of them are made,
compared or hashed by then. Here a method is compiled when it is first asked for. Everything else
is as in `dataclasses`, whose `field`, `fields` and `replace` serve these records too.
"""

from __future__ import annotations

import dataclasses
from dataclasses import MISSING, FrozenInstanceError
from typing import TYPE_CHECKING, Any, Final, NoReturn

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass  # noqa: PLC0414 - what it is to a type checker
else:

    def dataclass(*, frozen=False, slots=False, kw_only=False, **options):
        """Return what makes a class a record; `dataclasses.dataclass` if it may change."""
        if not (frozen and slots) or options:
            return dataclasses.dataclass(frozen=frozen, slots=slots, kw_only=kw_only, **options)
        return lambda cls: _record(cls, kw_only=kw_only)


def _record(cls: type, *, kw_only: bool) -> type:
    own = {name for name, method in cls.__dict__.items() if method is not None}
    if "__doc__" not in own:
        cls.__doc__ = cls.__name__  # without any, dataclasses looks for a signature, which is slow
    # Without its methods, and so without "frozen", which is one of them.
    make = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True, kw_only=kw_only)
    record: type = make(cls)
    for name in _WRITTEN.keys() - own:
        setattr(record, name, _Unwritten(record, name))
    for name in _SHARED - own:
        setattr(record, name, vars(_Methods)[name])
    return record


class _Unwritten:
    """Stands for a method of a record until that is asked for."""

    __slots__ = ("_name", "_record")

    def __init__(self, record: type, name: str) -> None:
        self._record, self._name = record, name

    def __get__(self, instance: object, owner: type | None = None) -> object:
        names: dict[str, Any] = {}
        exec(_WRITTEN[self._name](self._record, names), names)  # noqa: S102 - our own text
        method = names[self._name]
        method.__module__ = self._record.__module__
        method.__qualname__ = f"{self._record.__qualname__}.{self._name}"
        setattr(self._record, self._name, method)
        return method.__get__(instance, owner)


def _init(record: Any, names: dict[str, Any]) -> str:
    """Return the text of `__init__` and put what it names into *names*."""
    names["_missing"] = MISSING
    first: list[str] = []
    last: list[str] = []
    lines = []
    for field in dataclasses.fields(record):
        name = value = parameter = field.name
        names[f"_set_{name}"] = getattr(record, name).__set__  # each field has a slot
        if field.default is not MISSING:
            names[f"_default_{name}"] = field.default
            parameter += f"=_default_{name}"
        elif field.default_factory is not MISSING:
            names[f"_new_{name}"] = field.default_factory
            parameter += "=_missing"
            value = f"_new_{name}() if {name} is _missing else {name}"
        (last if field.kw_only else first).append(parameter)
        lines.append(f"\n _set_{name}(self, {value})")
    if hasattr(record, "__post_init__"):
        lines.append("\n self.__post_init__()")
    parameters = ", ".join(["self", *first, *(["*"] if last else []), *last])
    return f"def __init__({parameters}):{''.join(lines) or ' pass'}"


def _eq(record: Any, _names: dict[str, Any]) -> str:
    compared = f"{_values('self', record)} == {_values('other', record)}"
    same = "other.__class__ is self.__class__"
    return f"def __eq__(self, other):\n return {compared} if {same} else NotImplemented"


def _hash(record: Any, _names: dict[str, Any]) -> str:
    return f"def __hash__(self):\n return hash({_values('self', record)})"


def _values(owner: str, record: Any) -> str:
    compared = (field.name for field in dataclasses.fields(record) if field.compare)
    return "(" + "".join(f"{owner}.{name}, " for name in compared) + ")"


class _Methods:
    """The methods that are the same in all records."""

    def __repr__(self: Any) -> str:
        shown = (field.name for field in dataclasses.fields(self) if field.repr)
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in shown)
        return f"{self.__class__.__qualname__}({values})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __getstate__(self: Any) -> list[object]:
        return [getattr(self, field.name) for field in dataclasses.fields(self)]

    def __setstate__(self: Any, state: list[object]) -> None:
        for field, value in zip(dataclasses.fields(self), state, strict=True):
            object.__setattr__(self, field.name, value)


_WRITTEN: Final = {"__init__": _init, "__eq__": _eq, "__hash__": _hash}
_SHARED: Final = {"__repr__", "__setattr__", "__delattr__", "__getstate__", "__setstate__"}
