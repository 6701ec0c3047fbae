"""Long calculations in a thread of their own, handed over piece by piece, that can be stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import final

from PySide6.QtCore import QObject, QRunnable, Qt, QThread, QThreadPool, Signal

Piece = Callable[[], object]
"""A part of a calculation; it returns what it has found."""


@dataclass(slots=True, eq=False)
class Study:
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


class _Work(QRunnable):
    """One study in a worker thread."""

    def __init__(self, study: Study, signals: _Signals) -> None:
        super().__init__()
        self._study, self._signals = study, signals

    def run(self) -> None:
        """Do the pieces one after the other; what goes wrong is handed over as it is."""
        for piece in self._study.pieces:
            if self._study.is_stopped:
                break
            found: object
            try:
                found = piece()
            except Exception as error:  # noqa: BLE001 - told on the GUI thread
                found = error
            self._signals.found.emit(self._study, found)
        self._signals.ended.emit(self._study)


@final
class Studies(QObject):
    """Runs one study at a time beside the window; of a stopped one nothing is heard."""

    found = Signal(object, object)
    """A study, and what one of its pieces returned or raised."""
    ended = Signal(object)
    """A study that has done all its pieces."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._pool.setThreadPriority(QThread.Priority.LowPriority)
        self._running: list[Study] = []
        self._signals = _Signals(self)
        self._signals.found.connect(self._found, Qt.ConnectionType.QueuedConnection)
        self._signals.ended.connect(self._ended, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        """Whether something is still to be heard."""
        return any(not study.is_stopped for study in self._running)

    def begin(
        self, pieces: Iterable[Piece], when_stopped: Callable[[], None] | None = None
    ) -> Study:
        """Stop what runs and do *pieces* in their order."""
        self.stop()
        study = Study(pieces, when_stopped)
        self._running.append(study)
        self._pool.start(_Work(study, self._signals))
        return study

    def stop(self) -> None:
        """Hear of nothing that runs now."""
        for study in self._running:
            study.stop()

    def close(self) -> None:
        """Stop, and wait until the thread has ended."""
        self.stop()
        self._pool.waitForDone()

    def _found(self, study: Study, found: object) -> None:
        if not study.is_stopped:
            self.found.emit(study, found)

    def _ended(self, study: Study) -> None:
        if study in self._running:
            self._running.remove(study)
        if not study.is_stopped:
            self.ended.emit(study)
