"""Whether the desktop asks programs not to move things."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

OFF: Final = (
    # KDE: how long its animations take, as a factor.
    ("kdeglobals", re.compile(r"^AnimationDurationFactor=0(\.0*)?$", re.MULTILINE)),
    # Desktops on GTK.
    ("gtk-4.0/settings.ini", re.compile(r"^gtk-enable-animations=(0|false)$", re.MULTILINE)),
    ("gtk-3.0/settings.ini", re.compile(r"^gtk-enable-animations=(0|false)$", re.MULTILINE)),
)
"""Files in the folder of settings, and the line that switches motion off."""
LARGEST: Final = 100_000
"""More of such a file is not read, in characters."""


def desktop_reduces_motion() -> bool:
    """Return whether the desktop asks programs not to move things.

    Windows and macOS have a switch; KDE and desktops on GTK write theirs into files of the user.
    GNOME keeps its own in a database that only its services read: there the setting of the
    program must serve.
    """
    if sys.platform == "win32":
        return not QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
    if sys.platform == "darwin":
        return _mac_reduces_motion(Path.home())
    named = os.environ.get("XDG_CONFIG_HOME", "")
    folder = Path(named) if named else Path.home() / ".config"
    return any(switch.search(_text(folder / name)) for name, switch in OFF)


def _mac_reduces_motion(home: Path) -> bool:
    import plistlib  # noqa: PLC0415 - no other system has such files

    try:
        with (home / "Library/Preferences/com.apple.universalaccess.plist").open("rb") as file:
            return bool(plistlib.load(file).get("reduceMotion"))
    except (OSError, ValueError, plistlib.InvalidFileException):
        return False


def _text(path: Path) -> str:
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return file.read(LARGEST)
    except OSError:
        return ""
