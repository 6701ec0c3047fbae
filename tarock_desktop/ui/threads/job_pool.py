"""Pools of threads that run Python beside the window."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QObject, QThread, QThreadPool
from shiboken6 import isValid


def job_pool(threads: int = 1, *, at_low_priority: bool = False) -> QThreadPool:
    """Return a pool of so many *threads* that no object of Qt owns.

    A pool that an object of Qt owns is destroyed with it, and waits for its jobs. They need
    Python's lock, which the window's thread may hold right then: neither would ever go on. This
    one is destroyed by Python, which lets go of its lock. What jobs emit their signals from must
    be without an owner as well, or it may be gone before them.
    """
    pool = QThreadPool()
    pool.setMaxThreadCount(threads)
    if at_low_priority:
        pool.setThreadPriority(QThread.Priority.LowPriority)
    return pool


def tell(source: QObject, signal: str, *values: object) -> None:
    """Emit a signal from a job; at the end of the program, when nobody hears it, do nothing.

    Args:
        source: what the signal belongs to. PySide destroys it with the application.
        signal: its name.
        values: what it carries.
    """
    # It may go between the question and the signal.
    with suppress(RuntimeError):
        if isValid(source):
            getattr(source, signal).emit(*values)
