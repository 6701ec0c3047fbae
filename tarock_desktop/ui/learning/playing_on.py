"""Computer players act at a table apart from the game, one act after the other."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QObject, QTimer, Signal

from tarock_desktop.learning.trial import Trial
from tarock_desktop.table.seats import Viewer
from tarock_desktop.ui.learning.asking_table import AskingTable

_PAUSE: Final = 350
"""Milliseconds between two acts at normal speed."""


@final
class PlayingOn(QObject):
    """Lets a trial go on until a pupil is asked or the hand is over."""

    stopped = Signal()
    """A pupil is asked, or nobody is any more."""

    def __init__(self, table: AskingTable) -> None:
        super().__init__(table)
        self._table = table
        self._trial: Trial | None = None
        self._viewer: Viewer | None = None
        self._least = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._act)
        table.view.settled.connect(self._wait)

    @property
    def is_on(self) -> bool:
        """Whether another act is to come."""
        return self._trial is not None

    def start(self, trial: Trial, viewer: Viewer, least: int = 0) -> None:
        """Let a trial go on; what moves already comes to its end.

        Args:
            trial: where computer players act.
            viewer: as who sees it.
            least: milliseconds that every act stands at least, however fast cards move.
        """
        self._trial, self._viewer, self._least = trial, viewer, least
        self._wait()

    def stop(self) -> None:
        """Let nothing go on."""
        self._trial = None
        self._timer.stop()

    def _wait(self) -> None:
        """Wait a moment once all lies still."""
        if self._trial is not None and self._table.view.is_settled:
            pace = self._table.pace
            self._timer.start(max(self._least, round(_PAUSE / pace) if pace else 0))

    def _act(self) -> None:
        trial, viewer = self._trial, self._viewer
        if trial is None or viewer is None:
            return
        events = trial.play_other()
        if not events:
            self.stop()
            self.stopped.emit()
            return
        self._table.play(trial.seen(events, viewer), trial.observation(viewer))
        self._wait()
