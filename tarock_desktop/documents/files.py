"""Reading documents from disk; the only module of this package that opens a file."""

from __future__ import annotations

import os
from pathlib import Path

from tarock_desktop.documents.decoding import MAX_BYTES, decode_text
from tarock_desktop.documents.errors import START, DocumentError
from tarock_desktop.documents.toml import Document, read_toml


def read_text(path: Path) -> str:
    """Return the text of a file of at most 1 MiB.

    Raises:
        DocumentError: the file cannot be opened, is too large, or is not UTF-8.
    """
    obstacle = obstacle_to_reading(path)
    if obstacle is not None:
        raise DocumentError(str(path), START, obstacle)
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise DocumentError(str(path), START, f"cannot be read: {reason(error)}") from None
    return decode_text(content, str(path))


def load(path: Path) -> Document:
    """Return the TOML document of a file.

    Raises:
        DocumentError: as `read_text`, or the text is not TOML.
    """
    return read_toml(read_text(path), str(path))


def obstacle_to_reading(path: Path) -> str | None:
    """Return why *path* is no file that can be opened; `None`: it is one.

    Opening a pipe or a device could wait for ever.
    """
    try:
        if path.is_file():
            return None
        return "this is not a file" if path.exists() else "there is no such file"
    except OSError as error:
        return f"cannot be read: {reason(error)}"


def reason(error: OSError) -> str:
    """Return why the operating system refused something."""
    return os.strerror(error.errno) if error.errno else type(error).__name__
