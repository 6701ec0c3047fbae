"""The font that is shipped, for machines that have none or not the letters we need."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from tarock_desktop.resources import data


def use_shipped_font(application: QApplication) -> None:
    """Draw everything in the shipped font; without one the system's is used."""
    families: list[str] = []
    folder = data("assets") / "fonts"
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            if file.name.endswith(".ttf"):
                number = QFontDatabase.addApplicationFontFromData(file.read_bytes())
                families += QFontDatabase.applicationFontFamilies(number)
    if families:
        font = QFont(families[0])
        font.setPixelSize(15)
        application.setFont(font)
