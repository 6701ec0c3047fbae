"""Measures the time from the start of the process to the first painted table."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from tarock_desktop.ui.window.main_window import MainWindow


class _FirstPaint(QObject):
    """Waits for the first picture of the table, says how long it took, and quits."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._done = False
        window.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that the table is painted."""
        if event.type() == QEvent.Type.Paint and not self._done:
            self._done = True
            # After this event the picture is there.
            QTimer.singleShot(0, self, self._tell)
        return False

    def _tell(self) -> None:
        sys.stdout.write(f"{milliseconds_since_start():.0f} ms to the first painted table\n")
        sys.stdout.flush()
        QApplication.quit()


def print_startup_time(window: MainWindow) -> None:
    """Print the milliseconds to the first painted table when it is painted, then quit."""
    _FirstPaint(window)


def milliseconds_since_start() -> float:
    """Return the milliseconds since this process was started.

    Linux tells when that was; elsewhere the processor time is the best there is.
    """
    stat = Path(f"/proc/{os.getpid()}/stat")
    if not stat.exists():
        return time.process_time() * 1000
    ticks = int(stat.read_text(encoding="ascii").rpartition(")")[2].split()[19])
    uptime = time.clock_gettime(time.CLOCK_BOOTTIME)
    return (uptime - ticks / os.sysconf("SC_CLK_TCK")) * 1000
