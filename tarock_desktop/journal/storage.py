"""A journal file on disk that only grows, held by one program at a time."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from tarock_desktop.documents.errors import START
from tarock_desktop.documents.files import reason
from tarock_desktop.journal.errors import BusyError, at_line
from tarock_desktop.journal.syncing import Syncing, sync_folder

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LOCK_PLACE: Final = 1 << 40
"""Windows locks bytes, and others could not read them: this one is never written."""


class JournalFile:
    """An open journal file.

    Every line goes to the operating system before `append` returns, so that it survives the end
    of this program, however that comes. Within a second or two it is on the disk and survives a
    power cut too. A failed write leaves the file as it was.
    """

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor: int | None = descriptor
        self._syncing = Syncing(descriptor)

    @classmethod
    def create(cls, path: Path) -> JournalFile:
        """Create a new file; its folder is made if need be.

        Raises:
            JournalError: it can't be created, or is there already.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = cls._opened(path, os.O_CREAT | os.O_EXCL)
            sync_folder(path.parent)
            return file
        except OSError as error:
            raise at_line(str(path), 1, f"cannot be created: {reason(error)}") from None

    @classmethod
    def reopen(cls, path: Path) -> JournalFile:
        """Open a file to write on.

        Raises:
            JournalError: it can't be opened, or another program is writing it.
        """
        try:
            return cls._opened(path, 0)
        except OSError as error:
            raise at_line(str(path), 1, f"cannot be opened: {reason(error)}") from None

    @classmethod
    def _opened(cls, path: Path, flags: int) -> JournalFile:
        binary = getattr(os, "O_BINARY", 0)
        descriptor = os.open(path, os.O_RDWR | os.O_APPEND | binary | flags, 0o600)
        try:
            _lock(descriptor)
        except OSError:
            os.close(descriptor)
            busy = "another window is playing this game"
            raise BusyError(str(path), START, busy) from None
        return cls(path, descriptor)

    def read(self, most: int) -> bytes:
        """Return the content from the beginning, at most *most* bytes."""
        descriptor = self._open_descriptor()
        os.lseek(descriptor, 0, os.SEEK_SET)
        parts: list[bytes] = []
        while most > 0 and (part := os.read(descriptor, min(most, 1 << 20))):
            parts.append(part)
            most -= len(part)
        return b"".join(parts)

    def cut(self, size: int) -> None:
        """Drop what stands after *size* bytes: a line that was never completed."""
        os.ftruncate(self._open_descriptor(), size)

    def append(self, content: bytes) -> None:
        """Write *content* at the end and hand it to the operating system.

        Raises:
            JournalError: it could not be written; nothing was.
        """
        descriptor = self._open_descriptor()
        size = os.fstat(descriptor).st_size
        try:
            if self._syncing.error is not None:
                raise self._syncing.error
            rest = memoryview(content)
            while rest:
                rest = rest[os.write(descriptor, rest) :]
        except OSError as error:
            os.ftruncate(descriptor, size)
            sentence = f"the game cannot be saved: {reason(error)}"
            raise at_line(str(self.path), 1, sentence) from None
        self._syncing.ask()

    def close(self) -> None:
        """Bring everything onto the disk and give the file back; twice does no harm."""
        if self._descriptor is not None:
            self._syncing.close()
            os.close(self._descriptor)
            self._descriptor = None

    def _open_descriptor(self) -> int:
        if self._descriptor is None:
            raise ValueError(f"{self.path} is closed")
        return self._descriptor


def _lock(descriptor: int) -> None:
    """Take the file for this program; the system gives it back however the program ends."""
    if sys.platform == "win32":
        os.lseek(descriptor, _LOCK_PLACE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def kept_aside(path: Path) -> Path:
    """Give a damaged file a new name beside the old one, and return it.

    Raises:
        OSError: it can't be renamed.
    """
    kept = name_aside(path)
    path.rename(kept)
    return kept


def name_aside(path: Path) -> Path:
    """Return a name for a damaged file that no file has yet."""
    number = 1
    while (kept := path.with_name(f"{path.name}.kept-{number}")).exists():
        number += 1
    return kept


def replace_content(path: Path, content: bytes) -> None:
    """Write a whole file; at every moment it has either the old content or the new.

    Raises:
        OSError: it can't be written; the file is as it was.
    """
    path = path.resolve()  # A link stays one: what it leads to is written.
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.fresh")
    with fresh.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    sync_folder(path.parent)
