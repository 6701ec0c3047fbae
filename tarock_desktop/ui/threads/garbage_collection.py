"""Garbage collection, on the window's thread alone."""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

EVERY: Final = 500
"""Milliseconds between two checks."""


class GarbageCollection(QObject):
    """Collects unreachable cycles of objects in place of Python's own collector.

    Python's own runs on whichever thread creates one object too many. On the thread of a computer
    player it destroyed unused widgets: Qt then holds a lock and waits for Python, while the
    window's thread holds Python and waits for that lock. Neither ever goes on.
    """

    def __init__(self, parent: QObject) -> None:
        """Take over from Python, for good."""
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.timeout.connect(look)
        timer.start(EVERY)


def look() -> None:
    """Collect the oldest generation of which there are too many objects, as Python would."""
    counts, most = gc.get_count(), gc.get_threshold()
    for age in range(len(counts) - 1, -1, -1):
        if most[age] and counts[age] > most[age]:
            gc.collect(age)
            return
