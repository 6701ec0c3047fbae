"""A tuple with one value replaced."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_value(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return *values* with another one at *index*."""
    return (*values[:index], value, *values[index + 1 :])
