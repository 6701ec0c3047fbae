"""The dialog that asks for a file, in the colours of the theme."""

from __future__ import annotations

import os
import sys
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFileDialog, QToolButton

from tarock_desktop.resources import data
from tarock_desktop.ui.style.tokens import Theme

_SIGNS: Final = MappingProxyType(
    {
        "backButton": "left",
        "forwardButton": "right",
        "toParentButton": "parent",
        "newFolderButton": "new-folder",
        "listModeButton": "grid",
        "detailModeButton": "details",
    }
)
"""Signs of Qt's buttons, whose own are dark in every theme."""


def follow_theme(dialog: QFileDialog, theme: Theme) -> None:
    """Let a dialog look like the window where the system's own could not follow it.

    Windows and macOS show their own, which people know and which are light or dark as the system
    is. A sandbox of Linux must show its own: it opens the door to files outside.
    """
    if sys.platform in {"win32", "darwin"} or "FLATPAK_ID" in os.environ:
        return
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.ensurePolished()
    side = max(16, dialog.fontInfo().pixelSize())
    folder = data("assets") / "controls" / theme.signs
    for name, sign in _SIGNS.items():
        button = dialog.findChild(QToolButton, name)
        if button is not None:
            button.setIconSize(QSize(side, side))
            button.setIcon(QIcon(str(folder / f"{sign}.svg")))
