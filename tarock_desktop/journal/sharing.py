"""Files that several windows may change: each reads again before it writes, one at a time."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tarock_desktop.journal.storage import lock

LOCK: Final = ".lock"
"""The empty file of a folder that is locked while one of its small files is changed."""
PATIENCE: Final = 2.0
"""Seconds after which a window writes all the same: another one does not answer any more."""
_PAUSE: Final = 0.01


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keep other windows from changing the files of *folder* that they share with this one.

    Raises:
        OSError: the folder can't be written to.
    """
    folder.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _wait_for(descriptor)
        yield
    finally:
        os.close(descriptor)


def _wait_for(descriptor: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            lock(descriptor)
        except OSError:
            if time.monotonic() > end:
                return
            time.sleep(_PAUSE)
        else:
            return
