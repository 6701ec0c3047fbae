"""The shipped fonts are made known to Qt."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFontDatabase

from tarock_desktop.resources import data

SANS: Final = "Alegreya Sans"
"""Letters and figures of all text; weights 400, 500, 700 and 800."""
SERIF: Final = "Alegreya"
"""Names, titles and results; weights 700 and 800."""
SIGNS: Final = "Tarock Symbols"
"""Arrows, thirds, ticks and the signs of the suits, which the two others lack."""


def load_shipped_fonts() -> None:
    """Make the shipped fonts known to the running application.

    All weights are read at once: the seven files take a millisecond together.
    """
    for file in sorted((data("assets") / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFontFromData(file.read_bytes())
