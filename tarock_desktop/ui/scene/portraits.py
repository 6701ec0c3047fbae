"""Which portrait belongs to whom, and the portraits as round pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final
from zlib import crc32

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QImageReader, QPixmap

from tarock_desktop.resources import data

PORTRAITS: Final = 12
"""Files `01.svg` to `12.svg` in the folder of portraits."""
_USUAL: Final = MappingProxyType(
    {"Anna": 0, "Josef": 1, "Karel": 2, "Marie": 3, "Pavel": 4, "Eva": 5}
)
"""Portraits of the names that a new player finds at the table."""


def portraits_of(names: Sequence[str]) -> tuple[int, ...]:
    """Return the number of each person's portrait, 0 to 11.

    A name keeps its portrait from table to table, unless somebody before has it there. Up to
    twelve people look different.

    >>> portraits_of(("Anna", "Josef", "Karel", "Marie"))
    (0, 1, 2, 3)
    >>> len(set(portraits_of(("Uwe", "Urs", "Ute", "Ulf", "Ugo", "Uli"))))
    6
    """
    found: list[int] = []
    for name in names:
        wanted = _USUAL.get(name, crc32(name.encode()) % PORTRAITS)
        order = [(wanted + step) % PORTRAITS for step in range(PORTRAITS)]
        found.append(next((number for number in order if number not in found), wanted))
    return tuple(found)


@lru_cache(maxsize=48)
def portrait(number: int, side: int, ratio: float = 1.0) -> QPixmap:
    """Return a portrait on a clear ground; one takes about a millisecond to draw.

    Args:
        number: which one, 0 to 11.
        side: width and height in logical pixels.
        ratio: device pixels in a logical pixel.

    Raises:
        OSError: there is no such portrait.
    """
    source = data("assets").joinpath("portraits", f"{number + 1:02}.svg")
    source.stat()
    reader = QImageReader(str(source), QByteArray(b"svg"))
    pixels = max(1, round(side * ratio))
    reader.setScaledSize(QSize(pixels, pixels))
    picture = QPixmap.fromImage(reader.read())
    picture.setDevicePixelRatio(ratio)
    return picture
