"""The fonts that are shipped: one for text, one for names and titles, one for a few signs.

Their figures are lining and all of one width, so that columns of numbers stand straight.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from tarock_desktop.resources import data

SIGNS: Final = "Tarock Symbols"
"""Arrows, thirds, ticks and the signs of the suits, which the two others lack."""
TEXT: Final = ("Alegreya Sans", SIGNS)
"""Families for all text; weights 400, 500, 700 and 800."""
DISPLAY: Final = ("Alegreya", SIGNS)
"""Families for names, titles and the figures of a result; weights 700 and 800."""

REGULAR: Final = QFont.Weight.Normal
MEDIUM: Final = QFont.Weight.Medium
BOLD: Final = QFont.Weight.Bold
HEAVY: Final = QFont.Weight.ExtraBold


def use_shipped_fonts(application: QApplication) -> None:
    """Draw everything in the shipped fonts.

    All weights are read at once: the seven files take a millisecond together.
    """
    for file in sorted((data("assets") / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFontFromData(file.read_bytes())
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
