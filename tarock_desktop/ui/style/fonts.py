"""The fonts that are shipped: one for text, one for names and titles, one for a few signs.

Their figures are lining and all of one width, so that columns of numbers stand straight.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from tarock_desktop.printing.fonts import SANS, SERIF, SIGNS, load_shipped_fonts

TEXT: Final = (SANS, SIGNS)
"""Families for all text."""
DISPLAY: Final = (SERIF, SIGNS)
"""Families for names, titles and the figures of a result."""

REGULAR: Final = QFont.Weight.Normal
BOLD: Final = QFont.Weight.Bold


def use_shipped_fonts(application: QApplication) -> None:
    """Draw everything in the shipped fonts."""
    load_shipped_fonts()
    application.setFont(text_font(16))


def text_font(pixels: int, weight: QFont.Weight = REGULAR) -> QFont:
    """Return the font of all text."""
    return _font(TEXT, pixels, weight)


def display_font(pixels: int, weight: QFont.Weight = BOLD) -> QFont:
    """Return the font of names, titles and results."""
    return _font(DISPLAY, pixels, weight)


def _font(families: tuple[str, ...], pixels: int, weight: QFont.Weight) -> QFont:
    font = QFont(list(families))
    font.setPixelSize(pixels)
    font.setWeight(weight)
    return font
