"""The felts that may lie on the table, and the theme that follows from what the player chose."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

import msgspec
from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tarock_desktop.ui.style.tokens import EVENING, GREEN_BAIZE, THEMES, Theme

SYSTEM: Final = "system"
"""In place of a theme: light or dark as the desktop is."""
OF_THEME: Final = "theme"
"""In place of a felt: the one that belongs to the theme."""


class Felt(Struct, frozen=True):
    """The colours of a felt, named as the fields of `Theme` that it replaces."""

    felt_hi: str
    felt: str
    felt_lo: str
    inlay: str


_LINEN, _LILAC = "#F3DFA6", "#C9A9C4"

FELTS: Final = MappingProxyType(
    {
        "green-baize": MappingProxyType(
            {
                "green": Felt("#377154", "#275A41", "#123224", _LINEN),
                "wine": Felt("#7E3440", "#652632", "#34111A", _LINEN),
                "blue": Felt("#346587", "#26506F", "#12293D", _LINEN),
            }
        ),
        "evening": MappingProxyType(
            {
                "green": Felt("#28463A", "#1B3329", "#0C1913", _LILAC),
                "wine": Felt("#4A2931", "#361C23", "#1A0C10", _LILAC),
                "blue": Felt("#2B3B4D", "#1E2B39", "#0E151E", _LILAC),
            }
        ),
        "bright-room": MappingProxyType(
            {
                "green": Felt("#EEF1E4", "#DFE6D4", "#C3CDB6", "#1F6266"),
                "wine": Felt("#F6EAE8", "#EDDAD8", "#D8BFBD", "#8A3A45"),
                "blue": Felt("#E9F0F6", "#D9E4ED", "#BCCBD8", "#23527E"),
            }
        ),
    }
)
"""The felts of each theme: the same three colours, as light as the theme is."""


def chosen_theme(theme: str, felt: str) -> Theme:
    """Return the theme of the settings on the felt of the settings."""
    of_desktop = EVENING if desktop_is_dark() else GREEN_BAIZE
    found = of_desktop if theme == SYSTEM else THEMES[theme]
    if felt == OF_THEME:
        return found
    return msgspec.structs.replace(found, **msgspec.structs.asdict(FELTS[found.id][felt]))


def desktop_is_dark() -> bool:
    """Return whether the desktop asks its programs to be dark."""
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
