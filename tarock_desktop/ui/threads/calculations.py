"""Long calculations in a thread of their own, handed over piece by piece, that can be stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import final

from PySide6.QtCore import QObject, Qt, Signal

from tarock_desktop.ui.threads.job_pool import job_pool, tell

Piece = Callable[[], object]
"""A part of a calculation; it returns what it has found."""


@dataclass(slots=True, eq=False)
class Calculation:
    """A calculation under way."""

    pieces: Iterable[Piece]
    when_stopped: Callable[[], None] | None = None
    """Ends the piece that runs early, if it can be ended."""
    is_stopped: bool = False
    """Nobody wants to hear of it any more."""

    def stop(self) -> None:
        """Find nothing more."""
        self.is_stopped = True
        if self.when_stopped is not None:
            self.when_stopped()


class _Signals(QObject):
    found = Signal(object, object)
    ended = Signal(object)


def _work(calculation: Calculation, signals: _Signals) -> None:
    """Do a calculation in the worker thread; what goes wrong is handed over as it is."""
    for piece in calculation.pieces:
        if calculation.is_stopped:
            break
        found: object
        try:
            found = piece()
        except Exception as error:  # noqa: BLE001 - told on the GUI thread
            found = error
        tell(signals, "found", calculation, found)
    tell(signals, "ended", calculation)


@final
class Calculations(QObject):
    """Runs one of them at a time beside the window; of a stopped one nothing is heard."""

    found = Signal(object, object)
    """A calculation, and what one of its pieces returned or raised."""
    ended = Signal(object)
    """A calculation that has done all its pieces."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = job_pool(at_low_priority=True)
        self._running: list[Calculation] = []
        self._signals = _Signals()
        self._signals.found.connect(self._found, Qt.ConnectionType.QueuedConnection)
        self._signals.ended.connect(self._ended, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        """Whether something is still to be heard."""
        return any(not calculation.is_stopped for calculation in self._running)

    def begin(
        self, pieces: Iterable[Piece], when_stopped: Callable[[], None] | None = None
    ) -> Calculation:
        """Stop what runs and do *pieces* in their order."""
        self.stop()
        calculation = Calculation(pieces, when_stopped)
        self._running.append(calculation)
        self._pool.start(partial(_work, calculation, self._signals))
        return calculation

    def stop(self) -> None:
        """Hear of nothing that runs now."""
        for calculation in self._running:
            calculation.stop()

    def close(self) -> None:
        """Stop, and wait until the thread has ended."""
        self.stop()
        self._pool.waitForDone()

    def _found(self, calculation: Calculation, found: object) -> None:
        if not calculation.is_stopped:
            self.found.emit(calculation, found)

    def _ended(self, calculation: Calculation) -> None:
        if calculation in self._running:
            self._running.remove(calculation)
        if not calculation.is_stopped:
            self.ended.emit(calculation)
