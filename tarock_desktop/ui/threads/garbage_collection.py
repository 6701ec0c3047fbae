"""Python's search for garbage, on the window's thread alone."""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

EVERY: Final = 500
"""Milliseconds between two looks."""


class GarbageCollection(QObject):
    """Looks for unreachable cycles of objects in place of Python's own search.

    Python's own begins on whatever thread makes one object too many. Where that one thinks for a
    bot, it would destroy parts of the window that are not used any more: Qt locks what they are
    connected to while it asks for Python, the window's thread holds Python while it waits for that
    lock, and both wait for ever.
    """

    def __init__(self, parent: QObject) -> None:
        """Take over from Python, for good."""
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.timeout.connect(look)
        timer.start(EVERY)


def look() -> None:
    """Look through the objects of every age of which there are too many, as Python would."""
    counts, most = gc.get_count(), gc.get_threshold()
    for age in range(len(counts) - 1, -1, -1):
        if most[age] and counts[age] > most[age]:
            gc.collect(age)
            return
