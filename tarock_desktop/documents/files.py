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
    try:
        if not path.is_file():
            # Opening a pipe or a device could wait for ever.
            raise DocumentError(str(path), START, _missing(path))
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else type(error).__name__
        raise DocumentError(str(path), START, f"cannot be read: {reason}") from None
    return decode_text(content, str(path))


def load(path: Path) -> Document:
    """Return the TOML document of a file.

    Raises:
        DocumentError: as `read_text`, or the text is not TOML.
    """
    return read_toml(read_text(path), str(path))


def _missing(path: Path) -> str:
    return "this is not a file" if path.exists() else "there is no such file"
