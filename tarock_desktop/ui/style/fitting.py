"""Sizes of windows that fit the screen they are on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

FRAME: Final = 40
"""Pixels that the title and the edges of a window take at most, around what it holds."""


def fitting_size(wanted: QSize, available: QRect) -> QSize:
    """Return a size that has room with its frame in what a screen has *available*."""
    return wanted.boundedTo(QSize(available.width() - FRAME // 4, available.height() - FRAME))


def resize_to_fit(window: QWidget, width: int, height: int) -> None:
    """Give a window a size, or as much of it as its screen has room for."""
    available = window.screen().availableGeometry()
    window.resize(fitting_size(QSize(width, height), available))
