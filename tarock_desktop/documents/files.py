"""Reading documents from disk; the only module of this package that opens a file."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tarock_desktop.documents.decoding import MAX_BYTES, decode_text
from tarock_desktop.documents.errors import START, DocumentError
from tarock_desktop.documents.faults import Fault, fault
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
        raise DocumentError(str(path), START, unreadable(error)) from None
    return decode_text(content, str(path))


def load(path: Path) -> Document:
    """Return the TOML document of a file.

    Raises:
        DocumentError: as `read_text`, or the text is not TOML.
    """
    return read_toml(read_text(path), str(path))


def unreadable(error: OSError) -> Fault:
    """Return that a file cannot be read, and why."""
    return fault("cannot be read: {reason}", reason=reason(error))


def obstacle_to_reading(path: Path) -> Fault | None:
    """Return why *path* is no file that can be opened; `None`: it is one.

    Opening a pipe or a device could wait for ever.
    """
    try:
        if path.is_file():
            return None
        if path.exists():
            return fault("this is not a file")
        return fault("there is no such file")
    except OSError as error:
        return unreadable(error)


_REASONS: Final[Mapping[int, Fault]] = {
    errno.ENOENT: fault("no such file or folder"),
    errno.EACCES: fault("permission denied"),
    errno.EPERM: fault("permission denied"),
    errno.ENOSPC: fault("no space left on the disk"),
    errno.EFBIG: fault("the file would be too large"),
    errno.EROFS: fault("the disk can only be read"),
    errno.EISDIR: fault("this is a folder"),
    errno.ENOTDIR: fault("a part of the path is not a folder"),
    errno.EEXIST: fault("there is such a file already"),
    errno.EBUSY: fault("another program uses it"),
    errno.EMFILE: fault("too many files are open"),
    errno.ENFILE: fault("too many files are open"),
    errno.ENAMETOOLONG: fault("the name is too long"),
    errno.EIO: fault("the disk reports an error"),
    errno.ELOOP: fault("links lead in a circle"),
    errno.ENODEV: fault("the device is not there"),
    errno.ENXIO: fault("the device is not there"),
}


def reason(error: OSError) -> Fault:
    """Return why the operating system refused something."""
    quota = getattr(errno, "EDQUOT", None)  # Windows has none.
    number = errno.ENOSPC if error.errno == quota else error.errno or 0
    return _REASONS.get(number) or fault("error {number} of the system", number=number)
