"""Brings what was written to a file onto the disk, in a thread: a power cut takes no hand away."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable
from typing import Final, final

PAUSE: Final = 1.0
"""Seconds between two syncs: what was written since the last one can be lost."""
_NO_DISK: Final = (errno.EINVAL, errno.ENOTSUP, errno.EROFS)
"""What a system says of files that are not kept on a disk."""


@final
class Syncing:
    """Syncs one open file soon after it was written, and never oftener than once in a pause.

    The disk takes longer than a picture of the window may, so nobody waits for it but `close`.
    """

    def __init__(
        self, descriptor: int, sync: Callable[[int], None] = os.fsync, pause: float = PAUSE
    ) -> None:
        """Serve an open file; *sync* and *pause* (in seconds) are the system's for real files."""
        self._descriptor = descriptor
        self._sync = sync
        self._pause = pause
        self._lock = threading.Lock()
        self._ending = threading.Event()
        self._is_due = False
        self._thread: threading.Thread | None = None
        self.error: OSError | None = None
        """Why the disk did not take it, if it ever did not."""

    def ask(self) -> None:
        """Say that something was written."""
        with self._lock:
            self._is_due = True
            if self._thread is None:
                self._thread = threading.Thread(
                    target=self._work, name="journal to disk", daemon=True
                )
                self._thread.start()

    def close(self) -> None:
        """Wait until everything that was written is on the disk; before the file is closed."""
        self._ending.set()
        with self._lock:
            thread = self._thread
        if thread is not None:
            thread.join()
        if self._is_due:
            self._sync_now()

    def _work(self) -> None:
        """Sync as long as something is written, and end after a pause in which nothing was."""
        while True:
            with self._lock:
                if not self._is_due or self._ending.is_set():
                    self._thread = None
                    return
            self._sync_now()
            self._ending.wait(self._pause)

    def _sync_now(self) -> None:
        # What is written while the disk works is due again.
        self._is_due = False
        try:
            self._sync(self._descriptor)
        except OSError as error:
            if error.errno not in _NO_DISK:
                self.error = error


def sync_folder(folder: os.PathLike[str]) -> None:
    """Bring the names in a folder onto the disk, where the system can do that."""
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(descriptor)
    except OSError:
        pass
    finally:
        os.close(descriptor)
