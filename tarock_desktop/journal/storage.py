"""A journal file on disk that only grows, held by one program at a time."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Final

from tarock_desktop.documents.errors import START
from tarock_desktop.documents.faults import fault
from tarock_desktop.documents.files import reason
from tarock_desktop.journal.errors import BusyError, JournalError, at_line
from tarock_desktop.journal.syncing import Syncing, sync_folder

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LOCK_PLACE: Final = 1 << 40
"""Windows locks bytes, and others could not read them: this one is never written."""

_READING: Final = 1.0 if sys.platform == "win32" else 0.0
"""Seconds to wait for others to close a file: Windows lets nobody replace one that is open."""
_PAUSE: Final = 0.01


class FileState(Enum):
    """What has become of an open file."""

    SOUND = "sound"
    UNSYNCED = "unsynced"
    """The disk did not take what was written."""
    GONE = "gone"
    CHANGED = "changed"
    """Others have replaced it, cut it or appended to it."""


class JournalFile:
    """An open journal file.

    Every line goes to the operating system before `append` returns, so that it survives the end
    of this program, however that comes. Within a second or two it is on the disk and survives a
    power cut too. A failed write leaves the file as it was.
    """

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self.is_closed = False
        self._descriptor: int | None = None
        """The open file; `None`: closed, or lost while it was written anew."""
        self._take(descriptor)

    def _take(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._size = os.fstat(descriptor).st_size
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
            raise at_line(
                str(path), 1, fault("cannot be created: {reason}", reason=reason(error))
            ) from None

    @classmethod
    def reopen(cls, path: Path) -> JournalFile:
        """Open a file to write on.

        Raises:
            JournalError: it can't be opened, or another program is writing it.
        """
        try:
            return cls._opened(path, 0)
        except OSError as error:
            raise at_line(
                str(path), 1, fault("cannot be opened: {reason}", reason=reason(error))
            ) from None

    @classmethod
    def _opened(cls, path: Path, flags: int) -> JournalFile:
        return cls(path, _open_locked(path, flags))

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
        self._size = size

    @property
    def state(self) -> FileState:
        """Whether what was written stands under its name, nothing more and nothing less."""
        try:
            named = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return FileState.GONE
        except OSError:
            return FileState.SOUND  # Nobody can tell now; writing shows it.
        ours = None if self._descriptor is None else os.fstat(self._descriptor)
        if ours is None or not _is_same(ours, named) or ours.st_size != self._size:
            return FileState.CHANGED
        return FileState.SOUND if self._syncing.error is None else FileState.UNSYNCED

    def write_anew(self, content: bytes) -> Path | None:
        """Write the whole game again, and return where that is kept which stood in its place.

        For a file that is not sound any more.

        Raises:
            BusyError: what stands there is a game that another window plays.
            JournalError: it could not be written; what stands there is as it was.
        """
        if self.is_closed:
            raise ValueError(f"{self.path} is closed")
        try:
            state = self.state
            if state is FileState.CHANGED and not self._is_open_here():
                os.close(_open_locked(self.path, 0))  # Not if another window has it.
            fresh = write_beside(self.path, content)
            self._give_back()
            kept = kept_aside(self.path) if state is FileState.CHANGED else None
            _take_place(fresh, self.path)
            sync_folder(self.path.parent)
            self._take(_open_locked(self.path, 0))
        except OSError as error:
            raise self._unsaved(error) from None
        return kept

    def _is_open_here(self) -> bool:
        ours = self._descriptor
        return ours is not None and _is_same(os.fstat(ours), self.path.stat())

    def append(self, content: bytes) -> None:
        """Write *content* at the end and hand it to the operating system.

        Raises:
            JournalError: it could not be written; nothing was.
        """
        descriptor = self._open_descriptor()
        try:
            rest = memoryview(content)
            while rest:
                rest = rest[os.write(descriptor, rest) :]
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(descriptor, self._size)
            raise self._unsaved(error) from None
        self._size += len(content)
        self._syncing.ask()

    def _unsaved(self, error: OSError) -> JournalError:
        return at_line(
            str(self.path), 1, fault("the game cannot be saved: {reason}", reason=reason(error))
        )

    def close(self) -> None:
        """Bring everything onto the disk and give the file back; twice does no harm."""
        self.is_closed = True
        self._give_back()

    def _give_back(self) -> None:
        if self._descriptor is not None:
            self._syncing.close()
            os.close(self._descriptor)
            self._descriptor = None

    def _open_descriptor(self) -> int:
        if self._descriptor is None:
            raise ValueError(f"{self.path} is closed")
        return self._descriptor


def _is_same(opened: os.stat_result, named: os.stat_result) -> bool:
    """Return whether an open file is still the one of its name.

    Windows lets nobody delete or replace a file that is open, and tells the two differently.
    """
    return sys.platform == "win32" or os.path.samestat(opened, named)


def _open_locked(path: Path, flags: int) -> int:
    """Open a file to write at its end, for this program alone.

    Raises:
        BusyError: another program has it.
        OSError: it can't be opened.
    """
    binary = getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, os.O_RDWR | os.O_APPEND | binary | flags, 0o600)
    try:
        lock(descriptor)
    except OSError:
        os.close(descriptor)
        raise BusyError(str(path), START, fault("another window is playing this game")) from None
    return descriptor


def lock(descriptor: int) -> None:
    """Take a file for this program; the system gives it back however the program ends.

    Raises:
        OSError: another program has it.
    """
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
    _take_place(write_beside(path, content), path)
    sync_folder(path.parent)


def _take_place(fresh: Path, path: Path) -> None:
    """Give a file the name of another one, which is lost; wait if somebody only reads that."""
    end = time.monotonic() + _READING
    while True:
        try:
            fresh.replace(path)
        except PermissionError:
            if time.monotonic() >= end:
                raise
            time.sleep(_PAUSE)
        else:
            return


def write_beside(path: Path, content: bytes) -> Path:
    """Write a whole file beside *path*, bring it onto the disk, and return its name.

    Raises:
        OSError: it can't be written; nothing is left of it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.fresh")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    return fresh
