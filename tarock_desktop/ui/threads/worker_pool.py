"""Runs computer players in worker threads and brings their answers to the GUI thread."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from typing import Final, final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from tarock_desktop.table.actions import Action
from tarock_desktop.ui.threads.job_pool import job_pool, tell

THINKING: Final = 500
"""Milliseconds a computer player takes at least: the same for every answer, so that the pace
gives nothing away."""


def _started() -> QElapsedTimer:
    clock = QElapsedTimer()
    clock.start()
    return clock


@dataclass(slots=True, eq=False)
class _Job:
    """A call under way: what it gave, and the future that waits for it."""

    call: Callable[[], Action]
    future: Future[Action] = field(default_factory=Future)
    asked: QElapsedTimer = field(default_factory=_started)
    action: Action | None = None
    error: Exception | None = None

    def answer(self) -> None:
        """Give the future what came out."""
        if self.error is not None:
            self.future.set_exception(self.error)
        elif self.action is not None:
            self.future.set_result(self.action)


class _Signals(QObject):
    finished = Signal(object)
    """A job."""


def _work(job: _Job, signals: _Signals) -> None:
    """Do a job in the worker thread; what goes wrong is carried to the GUI thread."""
    try:
        job.action = job.call()
    except Exception as error:  # noqa: BLE001 - a future carries whatever went wrong
        job.error = error
    tell(signals, "finished", job)


@final
class WorkerPool(QObject):
    """Executor of the window: calls in threads, answers on the GUI thread, none too early.

    An answer waits until the least time has passed and the table stands still.
    """

    def __init__(self, parent: QObject | None = None, *, thinking: int = THINKING) -> None:
        super().__init__(parent)
        self.thinking = thinking
        """Milliseconds from question to answer at least."""
        self.is_free: Callable[[], bool] = lambda: True
        """Whether an answer may be given now; `look` asks again."""
        self._pool = job_pool()
        self._waiting: list[_Job] = []
        self._held, self._hold = _started(), 0
        self._signals = _Signals()
        self._signals.finished.connect(self._finished, Qt.ConnectionType.QueuedConnection)

    def submit(self, call: Callable[[], Action], /) -> Future[Action]:
        """Run *call* in a worker thread; its future is done on this thread."""
        job = _Job(call)
        self._pool.start(partial(_work, job, self._signals))
        return job.future

    def look(self) -> None:
        """Give all answers that may be given now."""
        while self._waiting and self.is_free():
            rest = max(
                self.thinking - self._waiting[0].asked.elapsed(),
                self._hold - self._held.elapsed(),
            )
            if rest > 0:
                QTimer.singleShot(rest, self, self.look)
                return
            self._waiting.pop(0).answer()

    def hold(self, milliseconds: int) -> None:
        """Let people speak first: give no answer before so much time has passed."""
        self._held, self._hold = _started(), milliseconds

    def stop(self) -> None:
        """Drop what waits and let the thread end."""
        self._signals.finished.disconnect(self._finished)
        self._waiting.clear()
        self._pool.waitForDone()

    def _finished(self, job: _Job) -> None:
        self._waiting.append(job)
        self.look()
