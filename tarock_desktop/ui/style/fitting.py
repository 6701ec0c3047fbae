"""Sizes of windows that fit the screen they are on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from tarock_desktop.ui.style.tokens import TextSize, text_unit

FRAME: Final = 40
"""Pixels that the title and the edges of a window take at most, around what it holds."""

USUAL_TEXT: Final = TextSize.BODY.pixels(text_unit(1080))
"""Text of a window of the usual height, in pixels."""


def fitting_size(wanted: QSize, available: QRect) -> QSize:
    """Return a size that has room with its frame in what a screen has *available*."""
    return wanted.boundedTo(QSize(available.width() - FRAME // 4, available.height() - FRAME))


def resize_to_fit(window: QWidget, width: int, height: int | None = None) -> None:
    """Give a window a size, or as much of it as its screen has room for.

    The size is for text of the usual size; where the player wants it larger, so is the window.
    Without a height it is as high as what it holds.
    """
    window.ensurePolished()
    factor = max(1.0, window.fontInfo().pixelSize() / USUAL_TEXT)
    width = round(width * factor)
    height = height_of_content(window, width) if height is None else round(height * factor)
    available = window.screen().availableGeometry()
    window.resize(fitting_size(QSize(width, height), available))


def height_of_content(window: QWidget, width: int) -> int:
    """Return how high a window must be for all it holds, at a *width*."""
    layout = window.layout()
    if layout is None or not layout.hasHeightForWidth():
        return window.sizeHint().height()
    # Fonts of the style sheet must be known before heights are.
    for part in window.findChildren(QWidget):
        part.ensurePolished()
    layout.activate()
    return layout.totalHeightForWidth(width)
