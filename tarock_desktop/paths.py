"""Where this person's files lie: settings and saved games.

The folders follow the habits of the operating system. Two things differ from plain ``appdirs``:
``TAROCK_HOME`` moves everything below one folder (for tests and for a portable installation), and
an empty or relative ``XDG_...`` value is ignored, as the XDG specification asks; ``appdirs`` would
write into the working folder.

No function here creates a folder: who writes a file makes its folder.
"""

import os
import sys
from pathlib import Path
from typing import Literal, TypeAlias

import appdirs

HOME_VARIABLE = "TAROCK_HOME"

FolderKind: TypeAlias = Literal["config", "data"]

_APP = "tarock-desktop"
_XDG: dict[FolderKind, tuple[str, str]] = {
    "config": ("XDG_CONFIG_HOME", ".config"),
    "data": ("XDG_DATA_HOME", ".local/share"),
}


def config_folder() -> Path:
    """Return the folder of the settings."""
    return _folder("config")


def data_folder() -> Path:
    """Return the folder of journals and saved games, the files that must not be lost."""
    return _folder("data")


def _folder(kind: FolderKind) -> Path:
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home).expanduser().absolute() / kind
    variable, below_home = _XDG[kind]
    if _follows_xdg() and variable in os.environ and not _is_absolute(os.environ[variable]):
        return Path.home() / below_home / _APP
    match kind:
        case "config":
            return Path(appdirs.user_config_dir(_APP, appauthor=False))
        case "data":
            return Path(appdirs.user_data_dir(_APP, appauthor=False))


def _follows_xdg() -> bool:
    return not sys.platform.startswith(("win", "darwin"))


def _is_absolute(value: str) -> bool:
    return Path(value).is_absolute()
